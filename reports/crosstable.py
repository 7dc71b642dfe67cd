"""Everyone against everyone: the scores among some sides, as rows and columns."""

from collections.abc import Iterable, Mapping, Sequence

from core.exact import Number
from core.play.match import Match
from core.play.outcome import Outcome
from core.play.sheet import Ending
from reports.explanation import CrossCell, CrossRow, CrossTable
from reports.numbers import score
from reports.voice import Voice

Results = Mapping[str, tuple[Match, Outcome]]
"""Settled matches by their id."""


def crosstable(sides: Sequence[str], results: Results, voice: Voice, introduction: str = "") -> CrossTable:
    """The scores among these sides, each row's own first; a match that is not settled leaves its cell empty."""
    rows = tuple(
        CrossRow(side, voice.name(side), tuple(_cell(side, rival, results.values(), voice) for rival in sides))
        for side in sides
    )
    return CrossTable(tuple((voice.code(side), voice.name(side)) for side in sides), rows, introduction)


def _cell(side: str, rival: str, results: Iterable[tuple[Match, Outcome]], voice: Voice) -> CrossCell:
    if side == rival:
        return CrossCell(itself=True)
    met = [(match, outcome) for match, outcome in results if set(match.sides) == {side, rival} and not outcome.void]
    scores = tuple(_score(match.first == side, outcome, voice) for match, outcome in met)
    won = [outcome.winner == (0 if match.first == side else 1) for match, outcome in met]
    return CrossCell(scores, won=bool(won) and all(won))


def _score(first: bool, outcome: Outcome, voice: Voice) -> str:
    if len(outcome.missing) > 1:
        return voice.t.gettext("W.O.")
    own, theirs = main_score(outcome, voice.chains.won_by)
    written = score((own, theirs) if first else (theirs, own), voice.t)
    return voice.t.gettext("%(score)s W.O.") % {"score": written} if outcome.ending is Ending.WALKOVER else written


def main_score(outcome: Outcome, won_by: str) -> tuple[Number, Number]:
    """The score that a match is known by: boards of an encounter, segments where they win it, else points."""
    if any(outcome.boards):
        return outcome.boards
    return outcome.segments if won_by == "segments" else outcome.points
