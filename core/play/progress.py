"""A sheet that is being filled in: the score so far, what is missing, and what the next point would do."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from core.exact import Number
from core.play.encounter import by_boards
from core.play.format import Format, SegmentRule
from core.play.outcome import Outcome
from core.play.reading import Read, read_segments
from core.play.segment import summed
from core.play.sheet import Ending, Pair, Segment, Sheet
from core.rules.refusal import Refusal

Settle = Callable[[Sheet, Format], Outcome | tuple[Refusal, ...]]


@dataclass(frozen=True, slots=True)
class NextPoint:
    """What the side's next point would do: to which figure it goes, and whether it wins the segment, or the match."""

    goes_to: Number
    wins_segment: bool
    wins_match: bool


@dataclass(frozen=True, slots=True)
class Progress:
    """Where an open sheet stands.

    ``score`` is what its head shows: segments or boards won, or the points of a total, extra time included where it
    counts. ``points`` are the sums of all segments, ``partials`` those of each, ``running`` the sums after each part of
    each, ``winners`` who won each. ``current`` is the segment in play, counted from 0, with its ``rule``; both None
    where nothing is left to play. ``lacks`` is what each side lacks to the target there, ``following`` what the next
    point would do, where points come one at a time. ``refusals`` are why it cannot be closed yet; ``due`` the decider
    that a level match waits for ("shoot-out"), or "".
    """

    score: Pair
    points: Pair
    partials: tuple[Pair, ...]
    running: tuple[tuple[Pair, ...], ...]
    winners: tuple[int | None, ...]
    current: int | None
    rule: SegmentRule | None
    lacks: Pair | None
    following: tuple[NextPoint, NextPoint] | None
    refusals: tuple[Refusal, ...]
    due: str = ""

    @property
    def closable(self) -> bool:
        """True where the sheet can be closed as it is."""
        return not self.refusals


def so_far(sheet: Sheet, form: Format, settle: Settle) -> Progress:
    """The progress of the sheet; ``settle`` says whether it could be closed, and what a point more would make of it."""
    settled = settle(sheet, form)
    refusals = settled if isinstance(settled, tuple) else ()
    read = read_segments(sheet.segments, form, [])
    partials = tuple(each.points for each in read)
    points = summed(partials, form)
    current = _current(read, sheet, form)
    rule = None if current is None else form.rule_of(current)
    standing = read[current].points if current is not None and current < len(read) else (0, 0)
    target = None if rule is None else rule.target.value
    return Progress(
        score=_head(sheet, form, settled, read, points, settle),
        points=points,
        partials=partials,
        running=tuple(each.running for each in read),
        winners=tuple(each.winner for each in read),
        current=current,
        rule=rule,
        lacks=None if target is None else (max(target - standing[0], 0), max(target - standing[1], 0)),
        following=None if current is None else _following(sheet, form, current, standing, settle),
        refusals=refusals,
        due=next((refusal.allowed for refusal in refusals if refusal.code == "decider missing"), ""),
    )


def _head(
    sheet: Sheet,
    form: Format,
    settled: Outcome | tuple[Refusal, ...],
    read: Sequence[Read],
    sums: Pair,
    settle: Settle,
) -> Pair:
    """The score as people say it. A summary is taken from the sheet only where nothing else is written."""
    if form.boards.value is not None and not isinstance(settled, Outcome):
        return by_boards(sheet, form, [], settle, finished=False).boards
    by_segments = form.won_by.value == "segments"
    if isinstance(settled, Outcome):
        return settled.boards if form.boards.value else settled.segments if by_segments else settled.points
    if by_segments and read:
        return sum(each.winner == 0 for each in read), sum(each.winner == 1 for each in read)
    if sheet.won is not None and not read:
        return sheet.won
    return (0, 0) if by_segments else sums


def _current(read: Sequence[Read], sheet: Sheet, form: Format) -> int | None:
    """The segment in play: the first without a winner, or the next one, as long as the match is not decided."""
    if sheet.ending is not Ending.PLAYED or form.boards.value is not None or (sheet.won is not None and not read):
        return None
    if form.won_by.value != "segments" and form.rule.target.value is None:
        return min(max(len(read) - 1, 0), form.most - 1)
    won = [0, 0]
    for index in range(form.most):
        if form.ends != "segments" and max(won) >= form.needed:
            return None
        winner = read[index].winner if index < len(read) else None
        if winner is None:
            return index
        won[winner] += 1
    return None


def _following(
    sheet: Sheet, form: Format, current: int, standing: Pair, settle: Settle
) -> tuple[NextPoint, NextPoint] | None:
    how = form.modality.points
    if not how.single or (current < len(sheet.segments) and sheet.segments[current].parts):
        return None
    return _next(sheet, form, current, standing, 0, settle), _next(sheet, form, current, standing, 1, settle)


def _next(sheet: Sheet, form: Format, current: int, standing: Pair, side: int, settle: Settle) -> NextPoint:
    unit = form.modality.points.unit
    after = (standing[0] + unit, standing[1]) if side == 0 else (standing[0], standing[1] + unit)
    blank = Segment((0, 0), blank=True)
    segments = [*sheet.segments, *[blank] * (current + 1 - len(sheet.segments))]
    segments[current] = Segment(after)
    more = replace(sheet, segments=tuple(segments), won=None)
    settled = settle(more, form)
    read = read_segments(more.segments, form, [])
    return NextPoint(
        goes_to=after[side],
        wins_segment=read[current].winner == side and form.rule_of(current).target.value is not None,
        wins_match=isinstance(settled, Outcome) and settled.winner == side and not settled.decided_by,
    )
