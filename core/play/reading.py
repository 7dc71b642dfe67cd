"""Reading the segments of a sheet: their points, who won each, and what cannot be, each at its place."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from core.play.credits import offence
from core.play.format import Format, SegmentRule
from core.play.parts import count_parts
from core.play.score import leader
from core.play.segment import Fault, figures, judge, kept
from core.play.sheet import Pair, Segment
from core.rules.article import Article
from core.rules.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Read:
    """One segment read: its points, its winner or None, the fault that keeps it unfinished, the kind of win."""

    points: Pair
    winner: int | None = None
    fault: Fault | None = None
    kind: str = ""
    running: tuple[Pair, ...] = ()


def written(segments: Sequence[Segment], wrong: list[Refusal], at: str) -> Sequence[Segment]:
    """The segments up to the last one written; a blank before it is refused where it stands, and nothing shifts."""
    last = len(segments)
    while last and segments[last - 1].blank:
        last -= 1
    wrong.extend(Refusal("segment left blank", f"{at}.{i}") for i in range(last) if segments[i].blank)
    return segments[:last]


def read_segments(segments: Sequence[Segment], form: Format, wrong: list[Refusal]) -> list[Read]:
    """Every segment of the sheet under its rule. What can be mended only by rewriting goes to ``wrong``.

    A segment that is merely unfinished keeps its fault: whether that is wrong depends on where it stands.
    """
    earlier = (Counter(form.repeated[0]), Counter(form.repeated[1]))
    read: list[Read] = []
    for index, segment in enumerate(segments):
        place = f"segments.{index}"
        if segment.blank:
            read.append(Read((0, 0)))
        elif segment.parts:
            read.append(_by_parts(segment, index, form, earlier, wrong))
            for part in segment.parts:
                if part.infraction:
                    earlier[part.side][offence(part, form.figures)] += 1
        else:
            read.append(_by_points(segment.points, form.rule_of(index), form, place, wrong))
    return read


def _by_points(points: Pair, rule: SegmentRule, form: Format, place: str, wrong: list[Refusal]) -> Read:
    fault = figures(points, form.modality.points, form.negative)
    if fault is None:
        verdict = judge(points, rule, form.modality.points)
        if isinstance(verdict, int):
            return Read(kept(points, rule), verdict)
        fault = verdict
    if not fault.unfinished:
        wrong.append(fault.refusal(points, place))
    return Read(points, fault=fault)


def _by_parts(
    segment: Segment, index: int, form: Format, earlier: tuple[Counter[str], Counter[str]], wrong: list[Refusal]
) -> Read:
    place = f"segments.{index}"
    for i, part in enumerate(segment.parts):
        if not part.infraction and (fault := figures((part.points, part.other), form.modality.points)):
            wrong.append(fault.refusal((part.points, part.other), f"{place}.parts.{i}"))
    terms = form.terms(index, earlier)
    counted = (form.modality.count or count_parts)(segment, terms)
    wrong.extend(replace(each, at=f"{place}.{each.at}") for each in counted.wrong)
    winner, fault = counted.winner, None
    if winner is None:
        verdict = judge(counted.points, form.rule_of(index), form.modality.points)
        if isinstance(verdict, Fault):
            fault = replace(verdict, unfinished=True)
        elif terms.wins_at == terms.target:
            winner = verdict
        else:  # Credits alone brought a side past the target, and those win only further on.
            fault = Fault("segment not finished", str(terms.wins_at), form.cited["penalties.wins_at"], unfinished=True)
    return Read(counted.points, winner, fault, counted.kind, counted.running)


def concluded(read: list[Read], form: Format, wrong: list[Refusal], finished: bool = True) -> list[Read]:
    """The segments of a match that is over: each has to be finished, but the last one may have been ended by the clock.

    Then its leader wins it, or nobody where the regulation calls that a draw (``at_limit``). Level, it is a draw only
    where an article says that draws stand (``match.draw``); else they play on. ``finished`` False: the match stopped in
    the middle, and so may its last segment, which nobody wins.
    """
    clock, drawn = form.at_limit.value is not None, form.at_limit.value == "draw"
    stated = isinstance(form.draw.source, Article)
    level_stands = drawn or (stated and form.draw.value == "stands")
    found: list[Read] = []
    for index, each in enumerate(read):
        if each.fault is None or not each.fault.unfinished:
            found.append(each)
            continue
        by_clock = clock and index == len(read) - 1
        ahead = None if drawn else leader(each.points)
        if by_clock and finished and (ahead is not None or level_stands):
            found.append(replace(each, winner=ahead, fault=None))
            continue
        if index < len(read) - 1 or finished:
            fault = replace(each.fault, figure=form.draw) if by_clock and stated else each.fault
            wrong.append(fault.refusal(each.points, f"segments.{index}"))
        found.append(each)
    return found
