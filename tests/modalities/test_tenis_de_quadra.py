"""Tennis: games of a set with a tie-break, a whole third set in a single group, a long tie-break elsewhere."""

from itertools import product

import pytest

from core.play.outcome import Outcome
from core.play.settle import settle
from core.play.sheet import Ending, Pair, Sheet
from tests.modalities.cooperativas import form, outcome, played, refused, regulation

SPORT = "tenis-de-quadra"
A, B = 0, 1
LONG = ("chaves", "quarter-final", "semi-final", "third place", "final")
FINISHED = {(6, least) for least in range(5)} | {(7, 5), (7, 6)}


@pytest.mark.parametrize(
    ("games", "expected"),
    [
        ((6, 4), []),
        ((5, 4), [("segment not finished", "art. 3º, b")]),
        ((6, 5), [("lead not reached", "art. 3º, b")]),
        ((7, 5), []),
        ((7, 6), []),
        ((7, 4), [("segment past its lead", "art. 3º, b")]),
        ((8, 6), [("segment past its cap", "art. 3º, b")]),
    ],
)
def test_six_games_by_two_and_a_tie_break_at_six_all(games: Pair, expected: list[tuple[str, str]]) -> None:
    assert refused(settle(played(games, (6, 0)), form(SPORT))) == expected


@pytest.mark.parametrize("stage", [None, "chave única", "chaves"])
def test_every_small_set_is_settled_exactly_where_the_rule_says_so(stage: str | None) -> None:
    rules = form(SPORT, stage=stage)
    for first, second in product(range(10), repeat=2):
        ends = (max(first, second), min(first, second)) in FINISHED
        winner = (0, 6) if first < second else (6, 0)
        assert isinstance(settle(played((first, second), winner), rules), Outcome) is ends, (first, second)


@pytest.mark.parametrize("stage", [None, "chave única"])
def test_in_a_single_group_the_third_set_is_a_set_like_the_others(stage: str | None) -> None:
    rules = form(SPORT, stage=stage)
    assert outcome(played((6, 4), (4, 6), (7, 6)), rules).points == (17, 16)
    assert refused(settle(played((6, 4), (4, 6), (10, 8)), rules)) == [("segment past its cap", "art. 3º, b")]


@pytest.mark.parametrize("stage", LONG)
@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ((9, 8), [("segment not finished", "art. 4º, c")]),
        ((10, 9), []),
        ((10, 0), []),
        ((11, 9), [("segment past its target", "art. 4º, c")]),
        ((10, 10), [("segment level", "art. 4º, c")]),
    ],
)
def test_elsewhere_the_third_is_a_long_set_of_ten_points(
    stage: str, points: Pair, expected: list[tuple[str, str]]
) -> None:
    assert refused(settle(played((6, 4), (4, 6), points), form(SPORT, stage=stage))) == expected


def test_a_long_set_is_one_set_and_one_game() -> None:
    found = outcome(played((6, 4), (4, 6), (9, 10)), form(SPORT, stage="chaves"))
    assert (found.winner, found.segments, found.points) == (B, (1, 2), (10, 11))


def test_no_fourth_set() -> None:
    four = played((6, 4), (4, 6), (6, 4), (6, 4))
    assert ("segment after the match", "art. 4º, a") in refused(settle(four, form(SPORT)))


def test_a_walkover_written_three_to_nothing_counts_two_sets() -> None:
    absent = outcome(Sheet(ending=Ending.WALKOVER, missing=frozenset({A})), form(SPORT))
    assert (absent.winner, absent.segments, absent.points) == (B, (0, 2), (0, 12))


def test_what_the_source_does_not_say_is_a_reading() -> None:
    ruleset = regulation().ruleset(SPORT, "male")
    readings = ("match.inner.target", "match.inner.cap", "table_points.win", "tiebreak.any", "walkover.score")
    for path in (*readings, "roster.substitutions"):
        figure = ruleset.figure(path)
        assert figure is not None
        assert figure.inferred, path
