"""Sheets settled by the cooperatives' regulation of 2019, from articles to outcome, for the tests of its sports."""

from collections.abc import Mapping
from functools import cache

from core.play.format import Format, match_format
from core.play.outcome import Outcome
from core.play.settle import settle
from core.play.sheet import Pair, Segment, Sheet
from core.rules.refusal import Refusal
from core.rules.ruleset import Scope
from modalities.catalogue import find
from regulations.find import folder_of
from regulations.read import Regulation, load
from regulations.setting import set_figures

Settled = Outcome | tuple[Refusal, ...]


@cache
def regulation() -> Regulation:
    return load(folder_of("jogos-cooperativas-2019"), find)


def form(
    sport: str, decided: bool | None = None, committee: Mapping[str, object] | None = None, stage: str | None = None
) -> Format:
    """The format of the sport's first category; ``committee`` are the figures that the committee has set."""
    modality = find(sport)
    assert modality is not None
    category = regulation().categories(sport)[0]
    ruleset, findings = set_figures(regulation(), sport, category, committee or {})
    assert findings == ()
    return match_format(ruleset, modality, Scope(stage=stage), decided)


def played(*pairs: Pair) -> Sheet:
    return Sheet(segments=tuple(Segment(pair) for pair in pairs))


def refused(settled: Settled) -> list[tuple[str, str]]:
    """Each refusal: what it says and the article behind it."""
    if isinstance(settled, Outcome):
        return []
    return [(each.code, each.source.cite() if each.source else "") for each in settled]


def outcome(sheet: Sheet, rules: Format) -> Outcome:
    settled = settle(sheet, rules)
    assert isinstance(settled, Outcome), settled
    return settled
