"""Footvolley: one set of eighteen, and three of fifteen in the semi-finals and the final."""

from itertools import product

import pytest

from core.play.outcome import Outcome
from core.play.settle import settle
from core.play.sheet import Ending, Pair, Sheet
from tests.modalities.cooperativas import form, outcome, played, refused, regulation

SPORT = "futevolei"
A, B = 0, 1
LONG = ("semi-final", "final")
SHORT = (None, "quarter-final", "third place")


@pytest.mark.parametrize("stage", SHORT)
@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ((18, 17), []),
        ((17, 16), [("segment not finished", "art. 2º")]),
        ((19, 17), [("segment past its target", "art. 2º")]),
        ((18, 18), [("segment level", "art. 2º")]),
    ],
)
def test_one_set_of_eighteen(stage: str | None, points: Pair, expected: list[tuple[str, str]]) -> None:
    assert refused(settle(played(points), form(SPORT, stage=stage))) == expected


@pytest.mark.parametrize("stage", LONG)
@pytest.mark.parametrize(
    ("sets", "expected"),
    [
        (((15, 14), (15, 14)), []),
        (((15, 14), (14, 15), (15, 14)), []),
        (((14, 13), (15, 0)), [("segment not finished", "art. 2º, parágrafo único")]),
        (((16, 14), (15, 0)), [("segment past its target", "art. 2º, parágrafo único")]),
        (((15, 14), (14, 15)), [("match not finished", "art. 2º, parágrafo único")]),
        (((15, 0), (15, 0), (15, 0)), [("segment after the match", "art. 2º, parágrafo único")]),
    ],
)
def test_the_semi_finals_and_the_final_are_the_best_of_three_of_fifteen(
    stage: str, sets: tuple[Pair, ...], expected: list[tuple[str, str]]
) -> None:
    assert refused(settle(played(*sets), form(SPORT, stage=stage, decided=True))) == expected


def test_the_third_set_of_a_final_is_of_fifteen_too() -> None:
    final = form(SPORT, stage="final")
    assert (final.rule_of(2).target.value, final.rule_of(2).lead.value) == (15, 1)
    assert outcome(played((15, 14), (14, 15), (14, 15)), final).winner == B


def test_every_small_score_is_settled_exactly_where_the_rule_says_so() -> None:
    rules = form(SPORT)
    for first, second in product(range(22), repeat=2):
        ends = first != second and max(first, second) == 18
        settled = settle(played((first, second)), rules)
        assert isinstance(settled, Outcome) is ends, (first, second)
        if isinstance(settled, Outcome):
            assert settled.winner == (A if first > second else B)


def test_one_set_is_not_enough_for_a_final_nor_two_for_a_group() -> None:
    assert isinstance(settle(played((18, 10)), form(SPORT, stage="final")), tuple)
    assert isinstance(settle(played((15, 10), (15, 10)), form(SPORT)), tuple)


@pytest.mark.parametrize(("stage", "segments", "points"), [(None, (1, 0), (18, 0)), ("final", (2, 0), (30, 0))])
def test_a_walkover_is_what_the_match_takes(stage: str | None, segments: Pair, points: Pair) -> None:
    absent = outcome(Sheet(ending=Ending.WALKOVER, missing=frozenset({B})), form(SPORT, stage=stage))
    assert (absent.winner, absent.segments, absent.points) == (A, segments, points)


def test_what_the_source_lost_is_a_reading() -> None:
    ruleset = regulation().ruleset(SPORT)
    win, more = ruleset.figure("table_points.win"), ruleset.figure("tiebreak.more")
    assert win is not None
    assert win.inferred
    assert more is not None
    assert more.inferred_parts.keys() == {"c"}
