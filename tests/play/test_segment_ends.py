"""Every small score of a set, 0-0 to 35-35, against the scores that playing it out point by point can end with."""

from collections.abc import Callable
from itertools import product

import pytest

from core.play.segment import Fault, judge
from tests.play.rules import HANDS, MELDS, RALLY, form

Over = Callable[[int, int], bool]
RANGE = range(36)


def played_out(over: Over, hands: list[tuple[int, int]]) -> set[tuple[int, int]]:
    """All scores at which play stops, from 0-0 by these hands, as far as 35; ``over`` asks for the first side."""
    ends: set[tuple[int, int]] = set()
    seen = {(0, 0)}
    left = [(0, 0)]
    while left:
        first, second = left.pop()
        for own, other in hands:
            after = (first + own, second + other)
            if after in seen or max(after) > 35:
                continue
            seen.add(after)
            if over(*after) or over(after[1], after[0]):
                ends.add(after)
            else:
                left.append(after)
    return ends


ONE_POINT = [(1, 0), (0, 1)]

RALLIES: dict[str, tuple[dict[str, int], Over]] = {
    "21, no lead needed": ({"target": 21, "lead": 1}, lambda a, b: a == 21),
    "15, no lead needed": ({"target": 15, "lead": 1}, lambda a, b: a == 15),
    "18, no lead needed": ({"target": 18}, lambda a, b: a == 18),
    "25, lead of two": ({"target": 25, "lead": 2}, lambda a, b: a >= 25 and a - b >= 2),
    "11, lead of two": ({"target": 11, "lead": 2}, lambda a, b: a >= 11 and a - b >= 2),
    "21, lead of two, at most 30": (
        {"target": 21, "lead": 2, "cap": 30},
        lambda a, b: a == 30 or (a >= 21 and a - b >= 2),
    ),
    "6, lead of two, 7 ends it": ({"target": 6, "lead": 2, "cap": 7}, lambda a, b: a == 7 or (a >= 6 and a - b >= 2)),
    "10, lead of three": ({"target": 10, "lead": 3}, lambda a, b: a >= 10 and a - b >= 3),
}


@pytest.mark.parametrize("name", RALLIES)
def test_points_that_come_one_by_one_end_a_set_exactly_where_play_can_end(name: str) -> None:
    figures, over = RALLIES[name]
    rule = form(RALLY, {f"match.{key}": value for key, value in figures.items()}).rule
    ends = played_out(over, ONE_POINT)
    for points in product(RANGE, RANGE):
        verdict = judge(points, rule, RALLY.points)
        expected = points in ends
        assert isinstance(verdict, int) == expected, (points, verdict)
        if isinstance(verdict, int):
            assert points[verdict] > points[1 - verdict]


def test_hands_that_one_side_writes_may_pass_the_target_but_leave_the_other_short_of_it() -> None:
    rule = form(HANDS, {"match.target": 12, "match.overshoot": "kept"}).rule
    hands = [(n, 0) for n in range(1, 36)] + [(0, n) for n in range(1, 36)]
    ends = played_out(lambda a, b: a >= 12, hands)
    for points in product(RANGE, RANGE):
        assert isinstance(judge(points, rule, HANDS.points), int) == (points in ends), points


def test_hands_that_both_write_may_take_both_past_the_target_and_the_higher_wins() -> None:
    rule = form(MELDS, {"match.target": 12, "match.overshoot": "kept"}).rule
    hands = [hand for hand in product(range(36), range(36)) if sum(hand)]
    ends = played_out(lambda a, b: a >= 12 and a > b, hands)
    for points in product(RANGE, RANGE):
        assert isinstance(judge(points, rule, MELDS.points), int) == (points in ends), points


def test_each_threshold_names_the_figure_that_refuses() -> None:
    lead_two = form(RALLY, {"match.target": 25, "match.lead": 2, "match.cap": 27}).rule
    faults = {
        (24, 20): "segment not finished",
        (25, 24): "lead not reached",
        (24, 24): "segment level",
        (27, 24): "segment past its lead",
        (28, 27): "segment past its cap",
    }
    for points, code in faults.items():
        verdict = judge(points, lead_two, RALLY.points)
        assert isinstance(verdict, Fault), points
        assert verdict.code == code
    for points in ((25, 23), (26, 24), (27, 25), (27, 26), (25, 0)):
        assert judge(points, lead_two, RALLY.points) == 0
