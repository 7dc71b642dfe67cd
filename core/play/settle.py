"""Settling a closed sheet: its outcome under the format, or everything on it that cannot be, each with its article."""

from core.discipline.cards import Forfeit, counted, forfeits
from core.play.awards import both_left, lost, void, walkover
from core.play.by_segments import by_segments
from core.play.deciders import decide
from core.play.encounter import by_boards
from core.play.format import Format
from core.play.kicks import went_in
from core.play.outcome import Outcome
from core.play.progress import Progress, so_far
from core.play.score import Score
from core.play.sheet import Ending, Sheet
from core.play.stopped import cause_fault, late_faults, leads, stopped_faults
from core.play.total import by_total
from core.rules.refusal import Refusal


def settle(
    sheet: Sheet, form: Format, campaign: int | None = None, lost_by: tuple[Forfeit, ...] = ()
) -> Outcome | tuple[Refusal, ...]:
    """The outcome of a closed sheet, or all its refusals at once (language, §§ 7, 9 and 10).

    ``campaign`` is the side with the better campaign, for a level match that this decides; no sheet knows it, nor what
    its sides lose by other sheets or by a ruling, ``lost_by``. Nothing that can be computed is taken from the sheet:
    winner, sums and summary come from what was played.
    """
    wrong: list[Refusal] = []
    if form.won_by.value == "mark":
        return (Refusal("won by mark", "", found="mark", source=form.won_by.source),)
    if sheet.ending is not Ending.PLAYED or sheet.missing:
        return _not_played_out(sheet, form, wrong)
    own = forfeits(sheet, form) if sheet.incidents or _written_by_parts(sheet) else ()
    if own or lost_by:
        besides = tuple(each for each in own if each.side not in {other.side for other in lost_by})
        return _forfeited(sheet, form, (*lost_by, *besides), wrong)
    wrong += [*stopped_faults(sheet, form), *late_faults(sheet, form)]
    found = leads(_score(sheet, form, wrong, finished=not sheet.stopped), sheet, form, wrong)
    winner, by, extra = decide(sheet, form, found, form.campaign if campaign is None else campaign, wrong)
    if wrong:
        return tuple(wrong)
    points = found.points
    if form.extra_measures.value == "counted":
        points = (points[0] + extra[0], points[1] + extra[1])
    else:
        extra = (0, 0)
    return Outcome(
        winner,
        _LOSERS[winner],
        points,
        found.segments,
        found.boards,
        extra,
        found.partials,
        decided_by=by,
        shoot_out=went_in(sheet),
        kind=found.kind,
        counts=counted(sheet, form),
    )


def progress(sheet: Sheet, form: Format) -> Progress:
    """Where an open sheet stands: score, what it lacks, what the next point would do, and why it cannot be closed."""
    return so_far(sheet, form, settle)


_LOSERS = {0: frozenset({1}), 1: frozenset({0}), None: frozenset[int]()}
"""Who lost, by who won."""


def _score(sheet: Sheet, form: Format, wrong: list[Refusal], finished: bool = True) -> Score:
    """The score of what is written, by the verb of the format."""
    if form.boards.value is not None:
        return by_boards(sheet, form, wrong, settle, finished)
    if sheet.boards:
        wrong.append(Refusal("boards in a match that has none", "boards", source=form.won_by.source))
        return Score(None)
    if finished and not sheet.segments and sheet.won is None:
        wrong.append(Refusal("nothing written", "segments", source=form.length.source))
        return Score(None)
    return (by_segments if form.won_by.value == "segments" else by_total)(sheet, form, wrong, finished)


def _not_played_out(sheet: Sheet, form: Format, wrong: list[Refusal]) -> Outcome | tuple[Refusal, ...]:
    """Void, walkover and abandonment: status is a field of its own, and no figure stands for it."""
    score_too = bool(sheet.segments or sheet.boards or sheet.won or sheet.extra_time or went_in(sheet))
    if sheet.ending is Ending.VOID:
        return void()
    if sheet.ending is Ending.PLAYED:
        return (Refusal("side missing from a match that was played", "missing"),)
    if not sheet.missing:
        return (Refusal("nobody named as missing", "missing"),)
    if sheet.ending is Ending.ABANDONED:
        return _left(sheet, form, wrong)
    if fault := cause_fault(sheet, form):
        wrong.append(fault)
    if score_too:
        wrong.append(Refusal("score on a walkover", "segments", source=form.walkover_score.source))
    if len(sheet.missing) == 2 and form.double_walkover.value == "replayed":
        wrong.append(Refusal("match to be replayed", "missing", source=form.double_walkover.source))
    if wrong:
        return tuple(wrong)
    return walkover(form, sheet.missing, sheet.announced, counts=counted(sheet, form))


def _left(sheet: Sheet, form: Format, wrong: list[Refusal]) -> Outcome | tuple[Refusal, ...]:
    standing = _score(sheet, form, wrong, finished=False)
    one_match = form.boards.value is None  # The segments of an encounter are those of all its boards.
    by_segments = one_match and form.won_by.value == "segments" and form.ends != "segments"
    if by_segments and max(standing.segments) >= form.needed:
        wrong.append(Refusal("abandoned after the end", "missing", source=form.length.source))
    if wrong:
        return tuple(wrong)
    if len(sheet.missing) == 2:
        return both_left(form, counted(sheet, form))
    (leaver,) = sheet.missing
    return lost(form, leaver, standing, form.abandonment_score, counts=counted(sheet, form))


def _forfeited(
    sheet: Sheet, form: Format, lost_by: tuple[Forfeit, ...], wrong: list[Refusal]
) -> Outcome | tuple[Refusal, ...]:
    """A side loses by a card or an infraction; where both do, both lose, as if neither had come."""
    standing = _score(sheet, form, wrong, finished=False)
    if wrong:
        return tuple(wrong)
    counts = counted(sheet, form)
    if len(lost_by) == 2:
        both = frozenset({0, 1})
        return Outcome(
            None, both, standing.points, standing.segments, standing.boards, why=lost_by[0].why, counts=counts
        )
    (only,) = lost_by
    word = only.score or form.abandonment_score
    return lost(form, only.side, standing, word, why=only.why, ending=Ending.PLAYED, counts=counts)


def _written_by_parts(sheet: Sheet) -> bool:
    return any(segment.parts for segment in sheet.segments)
