"""Rulesets and formats for the tests of play, from figures by path; each figure is an article of its own."""

from collections.abc import Mapping
from typing import Any

from core.modality import Modality, Points
from core.play.format import Format, match_format
from core.rules.article import Article, Cited, Default
from core.rules.ruleset import Ruleset, Statement

RALLY = Modality("volei-de-quadra", "Indoor volleyball", "sets", {}, {}, points=Points(single=True))
GOALS = Modality("futsal", "Futsal", "periods", {}, {})
HANDS = Modality("domino", "Dominoes", "hands", {}, {})
CARDS = Modality("canastra", "Canasta", "hands", {}, {}, points=Points(negative=True, together=True))
CHESS = Modality("xadrez", "Chess", "game", {}, {}, points=Points(unit=1, shared=1))

DEFAULT = Default("the sport", "its own rule")


def ruleset(figures: Mapping[str, Any], defaults: Mapping[str, Any] | None = None) -> Ruleset:
    """The figures as articles numbered by their path, over the defaults of a sport."""
    below = [Statement(path, Cited(value, DEFAULT)) for path, value in (defaults or {}).items()]
    above = [Statement(path, Cited(value, Article("", path))) for path, value in figures.items()]
    return Ruleset("", "", "open", tuple(below + above))


def form(modality: Modality, figures: Mapping[str, Any], decided: bool = False) -> Format:
    """The format that the figures give."""
    return match_format(ruleset(figures), modality, decided=decided)
