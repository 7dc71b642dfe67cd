"""Bocha: twenty-four points, two for each ball, as the cooperatives' games of 2019 state them."""

from itertools import product

import pytest

from core.play.outcome import Outcome
from core.play.settle import settle
from core.play.sheet import Pair
from tests.modalities.cooperativas import form, outcome, played, refused

A, B = 0, 1


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ((22, 20), [("segment not finished", "art. 4º")]),
        ((24, 22), []),
        ((24, 0), []),
        ((26, 22), []),
        ((24, 24), [("segment level", "art. 4º")]),
        ((26, 24), [("both past the target", "art. 4º")]),
        ((24, 21), [("part of a point", "art. 4º")]),
        ((25, 20), [("part of a point", "art. 4º")]),
        ((24, -2), [("points below zero", "")]),
    ],
)
def test_a_partial_of_twenty_four_by_twos(points: Pair, expected: list[tuple[str, str]]) -> None:
    assert refused(settle(played(points), form("bocha"))) == expected


def test_every_small_score_is_settled_exactly_where_the_rule_says_so() -> None:
    rules = form("bocha")
    for first, second in product(range(32), repeat=2):
        ends = first % 2 == second % 2 == 0 and max(first, second) >= 24 > min(first, second)
        settled = settle(played((first, second)), rules)
        assert isinstance(settled, Outcome) is ends, (first, second)
        if isinstance(settled, Outcome):
            assert settled.winner == (A if first > second else B)
            assert settled.points == (min(first, 24), min(second, 24)), "what is beyond the target is not counted"


@pytest.mark.parametrize(
    ("target", "points", "ends"), [(16, (16, 14), True), (16, (14, 12), False), (24, (16, 14), False)]
)
def test_the_committee_may_set_another_target(target: int, points: Pair, ends: bool) -> None:
    settled = settle(played(points), form("bocha", committee={"match.target": target}))
    assert isinstance(settled, Outcome) is ends


def test_it_is_one_partial() -> None:
    assert ("number of segments", "art. 4º") in refused(settle(played((24, 0), (24, 0)), form("bocha")))


def test_the_winner_is_who_has_the_points() -> None:
    assert outcome(played((20, 24)), form("bocha")).winner == B
