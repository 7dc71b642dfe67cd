"""A hand that gives points to both sides: who wins by it, and that it may take points from both."""

import pytest

from core.play.outcome import Outcome
from core.play.settle import settle
from core.play.sheet import Pair, Part, Segment, Sheet
from tests.play.rules import HANDS, MELDS, form

TO_HUNDRED = {"match.won_by": "segments", "match.first_to": 1, "match.target": 100, "match.overshoot": "kept"}


def settled(*hands: Pair) -> Outcome | None:
    """What the hands come to, each (first side's, second side's); None where they do not finish the partial."""
    parts = tuple(Part(index % 2, pair[index % 2], other=pair[1 - index % 2]) for index, pair in enumerate(hands))
    found = settle(Sheet((Segment((0, 0), parts),)), form(MELDS, TO_HUNDRED))
    return found if isinstance(found, Outcome) else None


@pytest.mark.parametrize(
    ("hands", "winner", "points"),
    [
        ([(60, 20), (40, 10)], 0, (100, 30)),
        ([(90, 95), (20, 10)], 0, (110, 105)),
        ([(90, 95), (10, 20)], 1, (100, 115)),
        ([(90, 95), (15, 10), (-5, -20)], 0, (100, 85)),  # level at 105: who is left in front
        ([(90, 95), (15, 10), (0, 0), (-10, 0)], 1, (95, 105)),
    ],
)
def test_whoever_is_in_front_past_the_target_wins(hands: list[Pair], winner: int, points: Pair) -> None:
    found = settled(*hands)
    assert found is not None
    assert (found.winner, found.points) == (winner, points)


@pytest.mark.parametrize(
    "hands", [[(90, 95), (15, 10)], [(90, 95), (15, 10), (0, 0)], [(90, 95), (15, 10), (-10, -20)]]
)
def test_level_or_short_goes_on(hands: list[Pair]) -> None:
    assert settled(*hands) is None


def test_a_hand_below_zero_needs_a_sport_that_goes_there() -> None:
    sheet = Sheet((Segment((0, 0), (Part(0, 100, other=-5),)),))
    found = settle(sheet, form(HANDS, TO_HUNDRED))
    assert isinstance(found, tuple)
    assert [(each.code, each.at) for each in found] == [("points below zero", "segments.0.parts.0")]
