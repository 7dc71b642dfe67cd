"""Counting a segment that was written part by part: hands to the side that won them, infractions by the regulation."""

from collections import Counter
from collections.abc import Callable

from core.exact import Number
from core.modality import Counted
from core.play.credits import Credit, Terms, credit, offence
from core.play.sheet import Pair, Part, Segment
from core.rules.refusal import Refusal

Hand = Callable[[Part, Terms], Pair]
"""What a hand gives to each side. A sport with arithmetic of its own brings one."""


def plain_hand(part: Part, _terms: Terms) -> Pair:
    """The hand's points to the side that won it, and to the other side what it gives to that one."""
    return (part.points, part.other) if part.side == 0 else (part.other, part.points)


class _Count:
    """The sums of a segment while its parts are read."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.sums: Pair = (0, 0)
        self.winner: int | None = None
        self.running: list[Pair] = []
        self.pending: list[Part] = []
        self.times = (Counter(terms.earlier[0]), Counter(terms.earlier[1]))

    def hand(self, gained: Pair) -> None:
        self.sums = (self.sums[0] + gained[0], self.sums[1] + gained[1])
        for side in (0, 1):
            # Credits alone may have brought a side past the target without winning: it wins with its next hand, and a
            # rival that gets there by a hand has to be in front of it. Level past the target, a hand that takes points
            # from both is won by whoever it leaves in front.
            if (gained[side] > 0 or gained[side] > gained[1 - side]) and self.terms.over(self.sums, side):
                self.winner = side
                if self.terms.overshoot == "capped" and self.terms.target is not None:
                    self.sums = _with(self.sums, side, min(self.sums[side], self.terms.target))

    def infraction(self, part: Part) -> None:
        done = self._credit(part)
        self.sums = done.running
        if done.loses or done.disqualified:
            self.winner = done.winner
            self.sums = completed(self.sums, 1 - part.side, self.terms)
        elif done.winner is not None:
            self.winner = done.winner

    def book(self) -> None:
        for part in self.pending:
            if self.winner is None:
                self.infraction(part)
        self.pending.clear()

    def _credit(self, part: Part) -> Credit:
        times, counted = self.times[part.side], offence(part, self.terms.figures)
        times[counted] += 1
        return credit(self.sums, part.side, part.infraction, self.terms, times[counted], part.points)


def count_parts(segment: Segment, terms: Terms, hand: Hand = plain_hand) -> Counted:
    """The segment's sums, its winner and the sums after each part (language, §§ 7 and 10).

    A side wins by a hand that takes it to the target, or by a credit that takes it to penalties.wins_at. Booked after
    the hand, a credit waits for the hand that was in play. A part written after the end is refused.
    """
    count = _Count(terms)
    waits = terms.figure("penalties.booked") == "after the hand"
    wrong: list[Refusal] = []
    for index, part in enumerate(segment.parts):
        if count.winner is not None:
            wrong.append(Refusal("part after the end", f"parts.{index}"))
        elif not part.infraction:
            count.hand(hand(part, terms))
            count.book()
        elif waits:
            count.pending.append(part)
        else:
            count.infraction(part)
        count.running.append(count.sums)
    if count.pending:
        count.book()
        count.running[-1] = count.sums
    return Counted(count.sums, count.winner, tuple(count.running), wrong=tuple(wrong))


def completed(points: Pair, side: int, terms: Terms) -> Pair:
    """The points with ``side`` given what it lacked to win the segment; the other keeps its own."""
    if terms.target is None:
        return points
    needs: Number = max(points[side], terms.target, points[1 - side] + terms.lead)
    if terms.cap is not None:
        needs = max(points[side], min(needs, max(terms.cap, points[1 - side] + 1)))
    return _with(points, side, needs)


def _with(points: Pair, side: int, figure: Number) -> Pair:
    return (figure, points[1]) if side == 0 else (points[0], figure)
