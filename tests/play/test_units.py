"""Steps of points that the regulation states: a sheet whose figures do not go by them is refused with its article."""

from dataclasses import replace
from fractions import Fraction

import pytest

from core.modality import Points
from core.play.outcome import Outcome
from core.play.settle import settle
from core.play.sheet import Segment, Sheet
from tests.play.rules import HANDS, form

BALLS = replace(HANDS, points=Points(worth="values.ball"))
TO_TWELVE = {"match.segments": 1, "match.target": 12, "match.overshoot": "kept"}


def settled(points: tuple[int, int], worth: object) -> list[str]:
    figures = TO_TWELVE | ({} if worth is None else {"values.ball": worth})
    found = settle(Sheet((Segment(points),)), form(BALLS, figures))
    return (
        [] if isinstance(found, Outcome) else [f"{one.code} {one.source.cite() if one.source else ''}" for one in found]
    )


@pytest.mark.parametrize(
    ("points", "worth", "expected"),
    [
        ((12, 10), 2, []),
        ((12, 9), 2, ["part of a point art. values.ball"]),
        ((13, 10), 2, ["part of a point art. values.ball"]),
        ((12, 9), 3, []),
        ((12, 9), Fraction(3, 2), []),
        ((12, 10), Fraction(3, 2), ["part of a point art. values.ball"]),
        ((12, 9), None, []),
        ((12, 9), 0, []),
    ],
)
def test_points_go_by_the_step_that_is_stated(points: tuple[int, int], worth: object, expected: list[str]) -> None:
    assert settled(points, worth) == expected
