"""A match won by total: the points of all its segments added up."""

from core.play.format import Format
from core.play.reading import concluded, read_segments, written
from core.play.score import Score, leader
from core.play.segment import figures
from core.play.sheet import Pair, Sheet
from core.rules.refusal import Refusal


def by_total(sheet: Sheet, form: Format, wrong: list[Refusal], finished: bool = True) -> Score:
    """The score of a match won by total (language, § 7). Its periods may be written one by one, or as one sum.

    A segment that has a target has to reach it, unless the clock may end it. Only a match of one segment has a winner
    by the sport's own arithmetic; of several, the sum decides. ``finished`` False: the match stopped in the
    middle, so too little is no fault.
    """
    segments = written(sheet.segments, wrong, "segments")
    if sheet.won is not None:
        wrong.append(Refusal("segments won in a match won by total", "won", source=form.won_by.source))
        return Score(None)
    length, targeted = form.length.value, form.rule.target.value is not None
    if len(segments) not in (1, length) and not (len(segments) < length and not finished):
        wrong.append(Refusal("number of segments", "segments", str(len(segments)), str(length), form.length.source))
    if len(segments) == 1 and not segments[0].parts and not (targeted and length == 1):
        return _one_sum(segments[0].points, form, wrong)
    read = read_segments(segments, form, wrong)
    if targeted:
        read = concluded(read, form, wrong, finished)
    points = (sum(each.points[0] for each in read), sum(each.points[1] for each in read))
    winner = read[0].winner if len(read) == 1 and read[0].winner is not None else leader(points)
    return Score(winner, points, partials=tuple(each.points for each in read), kind=read[-1].kind if read else "")


def _one_sum(points: Pair, form: Format, wrong: list[Refusal]) -> Score:
    if fault := figures(points, form.modality.points, form.negative):
        wrong.append(fault.refusal(points, "segments.0"))
    return Score(leader(points), points, partials=(points,))
