"""What cannot be on a sheet even while it is open: what writing on would not mend, only rewriting."""

from core.play.format import Format
from core.play.settle import settle
from core.play.sheet import Sheet
from core.rules.refusal import Refusal

_LACKING = frozenset(
    {
        "nothing written", "segment left blank", "segment level", "segment not finished", "lead not reached",
        "match not finished", "encounter not finished", "level match to be decided", "decider missing",
        "decider in a match that is not level", "summary that the segments do not give", "points that do not add up",
        "shoot-out not decided", "match still to go on",
        "lateness loses a segment", "lateness loses a board", "lateness loses the match",
    }
)  # fmt: skip


def impossible(sheet: Sheet, form: Format) -> tuple[Refusal, ...]:
    """The refusals of an open sheet which no further writing mends; those that only say "not yet" are left out."""
    settled = settle(sheet, form)
    return tuple(refusal for refusal in settled if not _lacks(refusal)) if isinstance(settled, tuple) else ()


def _lacks(refusal: Refusal) -> bool:
    number = refusal.code == "number of segments" and refusal.at.endswith("segments")
    too_few = number and int(refusal.found) < int(refusal.allowed)
    return too_few or refusal.code in _LACKING
