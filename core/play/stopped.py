"""A match that does not simply run its course: stopped for no side's fault, begun late, absent for a reason."""

from dataclasses import replace

from core.play.credited import facing, led
from core.play.encounter import unplayed
from core.play.format import Format
from core.play.score import Score
from core.play.sheet import Ending, Pair, Segment, Sheet
from core.rules.refusal import Refusal

WAITS = ("suspended", "replayed", "new date")
"""What an open sheet says of a match that was stopped: it goes on, begins again, or has another day."""
ENDS = ("stands", "leader wins")
"""What a closed sheet says of it."""
GIVEN_FOR = ("absence", "below minimum")
"""What is a walkover where no article says (language, § 9)."""
_SECONDS = {"s": 1, "min": 60, "h": 3600}


def may_be(word: str, form: Format) -> Refusal | None:
    """Why a stopped match cannot go on so: the regulation says another way (language, § 7, ``interrupted``).

    Where a panel decides, any of them may be what it decided. A match that is resumed is suspended until then.
    """
    figure = form.cited.get("match.interrupted")
    stated = "resumed" if figure is None or figure.value is None else str(figure.value)
    if stated in ("panel decides", {"suspended": "resumed"}.get(word, word)):
        return None
    source = None if figure is None else figure.source
    return Refusal("stopped match goes on otherwise", "missing", word, stated, source)


def stopped_faults(sheet: Sheet, form: Format) -> list[Refusal]:
    """Why a closed sheet cannot end as a stopped match."""
    if not sheet.stopped:
        return []
    if sheet.stopped in WAITS:
        return [Refusal("match still to go on", "missing", sheet.stopped)]
    refusal = may_be(sheet.stopped, form)
    return [] if refusal is None else [refusal]


def leads(found: Score, sheet: Sheet, form: Format, wrong: list[Refusal]) -> Score:
    """The score of a stopped match: as it stands, or won by whoever leads; level, nobody can win so."""
    if sheet.stopped != "leader wins" or wrong:
        return found
    ahead = led(found, form)
    if ahead is None:
        figure = form.cited.get("match.interrupted")
        wrong.append(Refusal("nobody leads", "missing", source=None if figure is None else figure.source))
    return found._replace(winner=ahead)


def cause_fault(sheet: Sheet, form: Format) -> Refusal | None:
    """Why the reason of a walkover is none, by ``walkover.given_for``."""
    figure = form.cited.get("walkover.given_for")
    admitted = GIVEN_FOR if figure is None or figure.value is None else tuple(figure.value)
    if not sheet.cause or sheet.cause in admitted:
        return None
    source = None if figure is None else figure.source
    return Refusal("no reason for a walkover", "cause", sheet.cause, ", ".join(admitted), source)


def late_cost(minutes: int, form: Format) -> tuple[int, str]:
    """How much lateness costs, and of what ("segment", "board", "match"); whole steps count (``walkover.late``)."""
    steps = form.figures.get("walkover.late")
    if steps is None or minutes <= 0:
        return 0, ""
    every = steps["every"]
    return minutes * 60 // (every.amount * _SECONDS.get(every.unit, 60)), str(steps["loses"])


def with_lateness(sheet: Sheet, side: int, minutes: int, form: Format) -> Sheet:
    """The sheet of a match that a side came late to: the segments or boards that this costs are the other side's."""
    lost, of = late_cost(minutes, form)
    late = (minutes, sheet.late[1]) if side == 0 else (sheet.late[0], minutes)
    found = replace(sheet, late=late)
    if of == "segment":
        given = tuple(Segment(_given(index, side, form)) for index in range(min(lost, form.most)))
        return replace(found, segments=(*given, *sheet.segments[len(given) :]))
    if of == "board":
        board = Sheet(ending=Ending.WALKOVER, missing=frozenset({side}), open=sheet.open)
        boards = [board] * min(lost, form.boards.value or 0)
        return replace(found, boards=(*boards, *sheet.boards[len(boards) :]))
    return found


def late_faults(sheet: Sheet, form: Format) -> list[Refusal]:
    """What a late side has on the sheet that its lateness had cost it."""
    figure = form.cited.get("walkover.late")
    found: list[Refusal] = []
    for side, minutes in enumerate(sheet.late):
        lost, of = late_cost(minutes, form)
        if figure is None or not lost or sheet.ending is Ending.WALKOVER:
            continue
        told = (str(minutes), str(lost), figure.source)
        if of == "match":
            found.append(Refusal("lateness loses the match", "missing", *told))
        for index in range(min(lost, form.most) if of == "segment" else 0):
            kept = index < len(sheet.segments) and sheet.segments[index].points == _given(index, side, form)
            found += [] if kept else [Refusal("lateness loses a segment", f"segments.{index}", *told)]
        for index in range(min(lost, form.boards.value or 0) if of == "board" else 0):
            board = sheet.boards[index] if index < len(sheet.boards) else Sheet()
            kept = not unplayed(board) and board.missing == frozenset({side})
            found += [] if kept else [Refusal("lateness loses a board", f"boards.{index}", *told)]
    return found


def _given(index: int, side: int, form: Format) -> Pair:
    """A segment that the late side did not play: its target to 0 for the other."""
    target = form.rule_of(index).target.value or form.modality.points.shared or 0
    return facing(Score(0, points=(target, 0)), 1 - side).points
