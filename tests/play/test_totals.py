"""Matches won by total: periods or one sum, exact figures, draws where they stand."""

from fractions import Fraction

import pytest

from core.play.sheet import Ending, Part, Segment, Sheet
from tests.play.rules import GAME, GOALS, HANDS, MELDS, RALLY, codes, form, settled, sheet

TWO_PERIODS = form(GOALS, {"match.won_by": "total", "match.segments": 2})


def test_periods_add_up_whether_written_one_by_one_or_as_one_sum() -> None:
    by_period = settled(sheet((1, 0), (2, 2)), TWO_PERIODS)
    as_one = settled(sheet((3, 2)), TWO_PERIODS)
    assert (by_period.winner, by_period.points) == (as_one.winner, as_one.points) == (0, (3, 2))
    assert by_period.partials == ((1, 0), (2, 2))


def test_a_number_of_periods_that_is_not_played_is_refused() -> None:
    assert codes(sheet((1, 0), (0, 0), (2, 2)), TWO_PERIODS) == [("number of segments", "segments", "match.segments")]


def test_a_level_match_stands_in_a_group() -> None:
    drawn = settled(sheet((2, 2)), TWO_PERIODS)
    assert (drawn.winner, drawn.losers, drawn.decided_by) == (None, frozenset(), "")


def test_nothing_to_nothing_is_a_result_and_an_empty_sheet_is_none() -> None:
    assert settled(sheet((0, 0)), TWO_PERIODS).points == (0, 0)
    assert codes(sheet(), TWO_PERIODS) == [("nothing written", "segments", "match.segments")]


@pytest.mark.parametrize(("points", "code"), [((-1, 2), "points below zero"), ((Fraction(1, 2), 1), "part of a point")])
def test_figures_that_cannot_be_goals_are_refused(points: tuple[int, int], code: str) -> None:
    assert codes(sheet(points), TWO_PERIODS) == [(code, "segments.0", "")]


def test_points_below_zero_are_taken_where_penalties_come_off_the_offender() -> None:
    figures = {"match.won_by": "total", "match.target": 300, "match.overshoot": "kept"}
    taken = {"penalties.points_go": "from the offender", "infraction.gato.points": 40}
    assert codes(sheet((310, -40)), form(HANDS, figures)) == [("points below zero", "segments.0", "")]
    assert settled(sheet((310, -40)), form(HANDS, figures | taken)).points == (310, -40)
    stopped = figures | taken | {"penalties.below_zero": "stops at 0"}
    assert codes(sheet((310, -40)), form(HANDS, stopped)) == [("points below zero", "segments.0", "")]
    assert settled(sheet((310, -40)), form(MELDS, figures)).winner == 0


@pytest.mark.parametrize(("points", "winner"), [((1, 0), 0), ((0, 1), 1), ((Fraction(1, 2), Fraction(1, 2)), None)])
def test_a_game_shares_out_its_point(points: tuple[int, int], winner: int | None) -> None:
    game = form(GAME, {"match.won_by": "total"})
    assert settled(sheet(points), game).winner == winner


def test_a_game_that_gives_more_or_less_than_its_point_is_refused() -> None:
    game = form(GAME, {"match.won_by": "total"})
    for points in ((3, 2), (0, 0), (1, Fraction(1, 2))):
        assert codes(Sheet((Segment(points),)), game) == [("points that do not add up", "segments.0", "")]


def test_a_total_with_a_target_has_to_reach_it() -> None:
    bowls = form(RALLY, {"match.won_by": "total", "match.target": 24})
    assert settled(sheet((24, 18)), bowls).winner == 0
    assert codes(sheet((22, 18)), bowls) == [("segment not finished", "segments.0", "match.target")]
    assert codes(sheet((26, 18)), bowls) == [("segment past its target", "segments.0", "match.target")]


def test_a_summary_of_segments_has_no_place_in_a_total() -> None:
    assert codes(Sheet((Segment((1, 0)),), won=(1, 0)), TWO_PERIODS) == [
        ("segments won in a match won by total", "won", "match.won_by")
    ]


def test_a_valid_win_home_win_away_and_draw_pass_for_every_kind_of_scoring() -> None:
    sets = form(RALLY, {"match.won_by": "segments", "match.best_of": 3, "match.target": 21})
    hands = form(
        HANDS, {"match.won_by": "segments", "match.segments": 1, "match.target": 100, "match.overshoot": "kept"}
    )
    home = [(sets, sheet((21, 3), (21, 4))), (hands, sheet((104, 98))), (TWO_PERIODS, sheet((1, 0)))]
    away = [(sets, sheet((3, 21), (4, 21))), (hands, sheet((98, 104))), (TWO_PERIODS, sheet((0, 1)))]
    assert [settled(what, rules).winner for rules, what in home] == [0, 0, 0]
    assert [settled(what, rules).winner for rules, what in away] == [1, 1, 1]


def test_a_partida_of_one_hand_by_hand_total_is_counted_from_its_parts() -> None:
    dominoes = form(HANDS, {"match.won_by": "total", "match.target": 50, "match.overshoot": "kept"})
    parts = (Part(0, 30), Part(1, 25), Part(0, 24))
    outcome = settled(Sheet((Segment((0, 0), parts),)), dominoes)
    assert (outcome.winner, outcome.points) == (0, (54, 25))
    unfinished = Sheet((Segment((99, 0), parts[:2]),))
    assert codes(unfinished, dominoes) == [("segment not finished", "segments.0", "match.target")]


def test_status_and_score_do_not_mix() -> None:
    with_score = sheet((3, 0), ending=Ending.WALKOVER, missing=frozenset({1}))
    assert codes(with_score, TWO_PERIODS) == [("score on a walkover", "segments", "")]
    assert (
        codes(sheet((3, 0), missing=frozenset({1})), TWO_PERIODS)[0][0] == "side missing from a match that was played"
    )
    assert codes(sheet(ending=Ending.ABANDONED), TWO_PERIODS)[0][0] == "nobody named as missing"
    assert settled(sheet(ending=Ending.VOID), TWO_PERIODS).void
