"""Rulesets, formats and sheets for the tests of play, from plain figures; each figure is an article of its own."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from core.modality import Modality, Points
from core.play.format import Format, match_format
from core.play.outcome import Outcome
from core.play.settle import settle
from core.play.sheet import Pair, Segment, Sheet
from core.rules.article import Article, Cited, Default
from core.rules.refusal import Refusal
from core.rules.ruleset import Ruleset, Statement

RALLY = Modality("volei-de-quadra", "Indoor volleyball", "sets", {}, {}, points=Points(single=True))
GOALS = Modality("futsal", "Futsal", "periods", {}, {}, infractions={"misconduct": "Misconduct"})
HANDS = Modality("domino", "Dominoes", "hands", {}, {})
MELDS = Modality("canastra", "Canasta", "hands", {}, {}, points=Points(negative=True, together=True))
GAME = Modality("xadrez", "Chess", "game", {}, {}, points=Points(unit=Fraction(1, 2), shared=1))

SETS = {
    "match.won_by": "segments",
    "match.best_of": 3,
    "match.target": 21,
    "match.lead": 1,
    "match.deciding.target": 15,
}
"""Best of three sets: 21, 21 and 15, no lead needed."""


def ruleset(figures: Mapping[str, Any], defaults: Mapping[str, Any] | None = None) -> Ruleset:
    """The figures as articles numbered by their path, over the defaults of a sport."""
    below = [
        Statement(path, Cited(value, Default("the sport", "its rule"))) for path, value in (defaults or {}).items()
    ]
    above = [Statement(path, Cited(value, Article("", path))) for path, value in figures.items()]
    return Ruleset("", "", "open", tuple(below + above))


def form(modality: Modality, figures: Mapping[str, Any], decided: bool = False) -> Format:
    """The format that the figures give; ``decided`` in a knock-out."""
    return match_format(ruleset(figures), modality, decided=decided)


def sheet(*points: Pair, **rest: Any) -> Sheet:
    """A closed sheet of these segments."""
    return Sheet(tuple(Segment(pair) for pair in points), **rest)


def settled(what: Sheet, rules: Format, campaign: int | None = None) -> Outcome:
    """The outcome of a sheet that must be accepted."""
    found = settle(what, rules, campaign)
    assert isinstance(found, Outcome), found
    return found


def refused(what: Sheet, rules: Format) -> tuple[Refusal, ...]:
    """The refusals of a sheet that must not be accepted."""
    found = settle(what, rules)
    assert isinstance(found, tuple), found
    assert found
    return found


def codes(what: Sheet, rules: Format) -> list[tuple[str, str, str]]:
    """Each refusal as its sentence, its place and the number of its article."""
    return [
        (each.code, each.at, each.source.number if isinstance(each.source, Article) else "")
        for each in refused(what, rules)
    ]
