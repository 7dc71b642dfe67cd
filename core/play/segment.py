"""When a segment is over and who won it: target, lead, cap and overshoot, or what cannot be and by which figure."""

from collections.abc import Sequence
from dataclasses import dataclass

from core.exact import Number
from core.modality import Points
from core.play.format import Format, SegmentRule
from core.play.sheet import Pair
from core.rules.article import Cited
from core.rules.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Fault:
    """Why points cannot be those of a finished segment: the sentence, what is allowed, and the figure behind it."""

    code: str
    allowed: str = ""
    figure: Cited[Number | None] | Cited[Number] | Cited[str | None] | None = None
    unfinished: bool = False

    def refusal(self, points: Pair, at: str) -> Refusal:
        """The fault as a refusal at its place on the sheet."""
        source = None if self.figure is None else self.figure.source
        return Refusal(self.code, at, found=score(points), allowed=self.allowed, source=source)


def score(points: Pair) -> str:
    """Points as a sheet writes them: "21-19"."""
    return f"{points[0]}-{points[1]}"


def figures(points: Pair, how: Points, may_be_negative: bool = False) -> Fault | None:
    """What is wrong with the figures themselves, whatever the rule: below zero, or a part of a point."""
    first, second = points
    if first.__class__ is int and second.__class__ is int and first >= 0 and second >= 0 and how.unit == 1:
        whole = True
    else:
        if min(first, second) < 0 and not (may_be_negative or how.negative):
            return Fault("points below zero", "0")
        whole = all(figure % how.unit == 0 for figure in points)
    if not whole:
        return Fault("part of a point", str(how.unit), how.stated)
    if how.shared is not None and first + second != how.shared:
        return Fault("points that do not add up", str(how.shared))
    return None


def judge(points: Pair, rule: SegmentRule, how: Points) -> int | Fault:
    """The side that won the segment, or why it cannot be finished with these points (language, § 7).

    Points that come one at a time end it exactly: 21-20 at target 21 and lead 1, 22-20 at lead 2, never 23-20. Those
    that come by hands may pass the target where overshoot is kept or capped; then the other side is still short of it,
    unless a lead kept it from winning, one hand gives points to both, or credits brought it there and win only further
    on (penalties.wins_at).
    """
    target, lead, cap = rule.target.value, rule.lead.value, rule.cap.value
    first, second = points
    if first == second:
        figure = rule.target if target is not None else None
        return Fault("segment level", "" if target is None else str(target), figure, unfinished=True)
    winner, most, least = (0, first, second) if first > second else (1, second, first)
    if target is None:
        return winner
    if most < target:
        return Fault("segment not finished", str(target), rule.target, unfinished=True)
    if not _ended(most, least, target, lead, cap):
        return Fault("lead not reached", str(lead), rule.lead, unfinished=True)
    if how.single or rule.overshoot.value is None:
        before = most - how.unit
        # The point that ended it came from a score that play can be at: not ended, and not level where level cannot be.
        if _ended(before, least, target, lead, cap) or (
            before == least and _ended(before, least - how.unit, target, lead, cap)
        ):
            return _past(most, rule)
    elif least >= max(target, rule.wins_at.value or target) and lead == 1 and not how.together:
        stated = rule.target if rule.wins_at.value is None else rule.wins_at
        return Fault("both past the target", str(stated.value), stated)
    elif cap is not None and least >= cap and not how.together:
        return Fault("both past the target", str(cap), rule.cap)
    return winner


def kept(points: Pair, rule: SegmentRule) -> Pair:
    """The points that count: those beyond the target only where overshoot is not capped."""
    target = rule.target.value
    if rule.overshoot.value != "capped" or target is None or rule.lead.value != 1:
        return points
    return min(points[0], target), min(points[1], target)


def summed(partials: Sequence[Pair], form: Format) -> Pair:
    """The points of the segments together, as they enter sums, differences and ratios.

    A segment played apart is of another kind: once finished it adds one to its winner's sum, and until then nothing.
    """
    first: Number = 0
    second: Number = 0
    for index, points in enumerate(partials):
        rule = form.rule_of(index)
        own, other = _as_one(judge(points, rule, form.modality.points)) if rule.apart else points
        first, second = first + own, second + other
    return first, second


def _as_one(verdict: int | Fault) -> Pair:
    return (0, 0) if isinstance(verdict, Fault) else (1, 0) if verdict == 0 else (0, 1)


def _ended(most: Number, least: Number, target: Number, lead: Number, cap: Number | None) -> bool:
    if most <= least or most < target:
        return False
    return most - least >= lead or (cap is not None and most >= cap)


def _past(most: Number, rule: SegmentRule) -> Fault:
    """Which figure had already ended the segment: the cap, the lead above the target, or the target."""
    if rule.cap.value is not None and most > rule.cap.value:
        return Fault("segment past its cap", str(rule.cap.value), rule.cap)
    if rule.lead.value > 1:
        return Fault("segment past its lead", str(rule.lead.value), rule.lead)
    return Fault("segment past its target", str(rule.target.value), rule.target)
