"""Truco hand by hand: up to twelve and no further, talk that costs, and what is lost at eleven."""

import pytest

from core.modality import Counted
from core.play.credits import Terms
from core.play.sheet import Part, Segment
from modalities.truco import count

A, B = 0, 1

# Cooperatives' games of 2019, chapter 11, art. 3º: b (12), t (hand of eleven), v (talk), y and z (loses the partial).
TERMS = Terms(
    target=12,
    overshoot="capped",
    figures={
        "values.eleven_lost": 3,
        "penalties.points_go": "from the offender",
        "infraction.talk.points": 1,
        "infraction.talk at three.points": 3,
        "infraction.talk at six.points": 6,
        "infraction.talk at nine.points": 9,
        "infraction.talk at twelve.points": 12,
        "infraction.raise at eleven.loses": "segment",
        "infraction.looking at eleven all.loses": "segment",
    },
)


def counted(*parts: Part) -> Counted:
    return count(Segment((0, 0), parts), TERMS)


def hands(side: int, *points: int) -> tuple[Part, ...]:
    return tuple(Part(side, each, "plain") for each in points)


@pytest.mark.parametrize(
    ("points", "sum_", "winner"),
    [((9, 1, 1), 11, None), ((9, 3), 12, A), ((9, 1, 1, 3), 12, A), ((12,), 12, A), ((9, 12), 12, A)],
)
def test_a_partial_ends_at_twelve_and_counts_no_more(points: tuple[int, ...], sum_: int, winner: int | None) -> None:
    result = counted(*hands(A, *points))
    assert (result.points, result.winner) == ((sum_, 0), winner)


@pytest.mark.parametrize(
    ("name", "costs"),
    [("talk", 1), ("talk at three", 3), ("talk at six", 6), ("talk at nine", 9), ("talk at twelve", 12)],
)
def test_talk_costs_what_the_hand_is_worth(name: str, costs: int) -> None:
    assert counted(*hands(A, 9), Part(A, infraction=name)).points == (9 - costs, 0)


def test_points_lost_may_leave_a_pair_below_zero() -> None:
    assert counted(Part(B, infraction="talk at three")).points == (0, -3)


@pytest.mark.parametrize(("earlier", "winner"), [(6, None), (9, B)])
def test_the_hand_of_eleven_lost_gives_three(earlier: int, winner: int | None) -> None:
    result = counted(*hands(A, 9, 1, 1), *hands(B, earlier), Part(B, 0, "eleven lost"))
    assert (result.points, result.winner) == ((11, earlier + 3), winner)


@pytest.mark.parametrize("name", ["raise at eleven", "looking at eleven all"])
def test_raising_or_looking_at_eleven_loses_the_partial(name: str) -> None:
    result = counted(*hands(A, 9, 1, 1), *hands(B, 9, 1, 1), Part(A, infraction=name))
    assert (result.points, result.winner) == ((11, 12), B)


@pytest.mark.parametrize("points", [0, 2, 4, 5, 13])
def test_no_hand_is_worth_anything_else(points: int) -> None:
    assert [each.code for each in counted(Part(A, points, "plain")).wrong] == ["no hand is worth that"]
