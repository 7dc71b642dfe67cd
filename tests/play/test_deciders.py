"""Level matches: what decides them, in which order, and what the sheet must and must not carry."""

from dataclasses import replace
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from core.play.format import Format
from core.play.sheet import Segment
from core.play.shoot_out import endings, possible
from tests.play.rules import GAME, GOALS, RALLY, codes, form, settled, sheet

FOOTBALL = {"match.won_by": "total", "match.segments": 2}
HALF = Fraction(1, 2)


def knock_out(*deciders: str, **figures: Any) -> Format:
    """Football in a knock-out with these deciders; figures by their key under match, "__" for a dot."""
    more = {f"match.{key.replace('__', '.')}": value for key, value in figures.items()}
    return form(GOALS, FOOTBALL | {"match.deciders": deciders} | more, decided=True)


def extra(*points: tuple[int, int]) -> tuple[Segment, ...]:
    return tuple(Segment(pair) for pair in points)


def test_a_shoot_out_names_the_winner_and_never_enters_the_goals() -> None:
    rules = knock_out("shoot-out", "sudden death", shoot_out__shots=5)
    outcome = settled(sheet((3, 3), shoot_out=(4, 2)), rules)
    assert (outcome.winner, outcome.points, outcome.partials) == (0, (3, 3), ((3, 3),))
    assert (outcome.shoot_out, outcome.decided_by) == ((4, 2), "shoot-out")


def test_one_level_semi_final_under_three_regulations_has_three_winners_and_goals_of_its_own() -> None:
    level = (1, 1)
    by_kicks = settled(sheet(level, shoot_out=(2, 3)), knock_out("shoot-out"))
    by_campaign = settled(sheet(level), knock_out("better campaign"), campaign=0)
    counted = knock_out("extra time", "shoot-out", extra_time__measures="counted")
    by_extra_time = settled(sheet(level, extra_time=extra((1, 0))), counted)
    found = [(each.winner, each.points, each.decided_by) for each in (by_kicks, by_campaign, by_extra_time)]
    assert found == [(1, (1, 1), "shoot-out"), (0, (1, 1), "better campaign"), (0, (2, 1), "extra time")]
    assert by_extra_time.extra == (1, 0)


def test_extra_time_that_is_left_out_decides_without_entering_the_goals() -> None:
    rules = knock_out("extra time", "shoot-out", extra_time__measures="left out")
    outcome = settled(sheet((1, 1), extra_time=extra((1, 0))), rules)
    assert (outcome.winner, outcome.points, outcome.extra) == (0, (1, 1), (0, 0))


def test_a_level_match_that_has_to_be_decided_says_what_is_missing() -> None:
    rules = knock_out("extra time", "shoot-out", "lot")
    assert codes(sheet((2, 2)), rules) == [("decider missing", "extra_time", "match.deciders")]
    still_level = sheet((2, 2), extra_time=extra((0, 0)))
    assert codes(still_level, rules) == [("decider missing", "shoot_out", "match.deciders")]
    level_again = sheet((2, 2), extra_time=extra((0, 0)), shoot_out=(3, 3))
    assert codes(level_again, rules) == [("decider missing", "lots", "match.deciders")]
    drawn = settled(sheet((2, 2), extra_time=extra((0, 0)), shoot_out=(3, 3), lots=1), rules)
    assert (drawn.winner, drawn.decided_by) == (1, "lot")


def test_the_better_campaign_is_asked_for_and_not_guessed() -> None:
    assert codes(sheet((2, 2)), knock_out("better campaign")) == [("decider missing", "", "match.deciders")]


def test_a_level_knock_out_match_without_any_decider_is_refused() -> None:
    assert codes(sheet((2, 2)), knock_out()) == [("level match to be decided", "", "")]


def test_a_shoot_out_in_a_match_that_is_not_level_is_refused() -> None:
    rules = knock_out("shoot-out")
    code = "decider in a match that is not level"
    assert codes(sheet((3, 2), shoot_out=(4, 2)), rules) == [(code, "shoot_out", "match.deciders")]


def test_a_shoot_out_where_a_draw_stands_is_refused() -> None:
    group = form(GOALS, {"match.won_by": "total", "match.draw": "stands"})
    assert codes(sheet((2, 2), shoot_out=(4, 2)), group) == [("decider where a draw stands", "shoot_out", "match.draw")]


def test_an_article_may_have_draws_decided_in_groups_or_stand_in_a_knock_out() -> None:
    figures = {"match.won_by": "total", "match.deciders": ("shoot-out",)}
    decided = form(GOALS, figures | {"match.draw": "decided"})
    assert settled(sheet((2, 2), shoot_out=(4, 2)), decided).winner == 0
    leg = form(GOALS, figures | {"match.draw": "stands"}, decided=True)
    assert settled(sheet((2, 2)), leg).winner is None


@pytest.mark.parametrize("result", [(5, 0), (4, 2), (3, 3), (-1, 0)])
def test_a_shoot_out_that_three_kicks_each_cannot_give_is_refused(result: tuple[int, int]) -> None:
    rules = knock_out("shoot-out", "sudden death", shoot_out__shots=3)
    assert codes(sheet((1, 1), shoot_out=result), rules) == [
        ("shoot-out that cannot be", "shoot_out", "match.deciders")
    ]


@pytest.mark.parametrize("result", [(3, 2), (2, 0), (3, 1), (1, 0), (7, 6), (0, 1)])
def test_a_shoot_out_that_three_kicks_each_or_sudden_death_can_give_passes(result: tuple[int, int]) -> None:
    rules = knock_out("shoot-out", "sudden death", shoot_out__shots=3)
    assert settled(sheet((1, 1), shoot_out=result), rules).winner == (0 if result[0] > result[1] else 1)


@pytest.mark.parametrize("shots", [1, 2, 3, 4, 5])
def test_the_endings_of_a_series_are_those_of_every_way_to_kick_it(shots: int) -> None:
    found: set[tuple[int, int]] = set()
    for kicks in product((0, 1), repeat=2 * shots):
        goals = [0, 0]
        left = [shots, shots]
        for number, kick in enumerate(kicks):
            goals[number % 2] += kick
            left[number % 2] -= 1
            if goals[0] > goals[1] + left[1] or goals[1] > goals[0] + left[0]:
                break
        found |= {(goals[0], goals[1]), (goals[1], goals[0])}
    assert endings(shots) == found


def test_sudden_death_goes_on_by_one_from_any_level_series() -> None:
    assert possible((9, 8), 3, sudden_death=True, may_be_level=False)
    assert not possible((9, 7), 3, sudden_death=True, may_be_level=False)
    assert not possible((4, 3), 3, sudden_death=False, may_be_level=False)


def test_a_golden_point_is_one_point() -> None:
    rules = knock_out("golden point", "lot")
    assert settled(sheet((1, 1), extra_time=extra((0, 1))), rules).winner == 1
    assert codes(sheet((1, 1), extra_time=extra((0, 2))), rules) == [
        ("golden point ends it", "extra_time", "match.deciders")
    ]
    assert settled(sheet((1, 1), extra_time=extra((0, 0)), lots=0), rules).decided_by == "lot"


def test_a_decider_that_was_not_due_is_refused() -> None:
    rules = knock_out("extra time", "shoot-out")
    decided = sheet((1, 1), extra_time=extra((1, 0)), shoot_out=(3, 2))
    assert codes(decided, rules) == [("decider that was not due", "shoot_out", "match.deciders")]


def test_an_extra_segment_is_ruled_as_the_deciding_one() -> None:
    figures = {
        "match.won_by": "segments",
        "match.segments": 2,
        "match.target": 21,
        "match.deciders": ("extra segment",),
    }
    rules = form(RALLY, figures, decided=True)
    level = ((21, 10), (11, 21))
    outcome = settled(sheet(*level, extra_time=extra((19, 21))), rules)
    assert (outcome.winner, outcome.segments, outcome.decided_by) == (1, (1, 1), "extra segment")
    assert codes(sheet(*level, extra_time=extra((19, 20))), rules) == [
        ("segment not finished", "extra_time.0", "match.target")
    ]
    assert codes(sheet(*level), rules) == [("decider missing", "extra_time", "match.deciders")]


def test_a_drawn_game_is_replayed_and_a_second_draw_goes_to_the_lot() -> None:
    rules = form(GAME, {"match.won_by": "total", "match.deciders": ("replay", "lot")}, decided=True)
    drawn, half = (HALF, HALF), Segment((HALF, HALF))
    assert codes(sheet(drawn), rules) == [("decider missing", "extra_time", "match.deciders")]
    assert settled(sheet(drawn, extra_time=extra((0, 1))), rules).winner == 1
    assert codes(sheet(drawn, extra_time=(half,)), rules) == [("decider missing", "lots", "match.deciders")]
    assert settled(sheet(drawn, extra_time=(half,), lots=0), rules).decided_by == "lot"


def test_a_replay_as_the_last_word_is_played_until_somebody_wins() -> None:
    rules = form(GAME, {"match.won_by": "total", "match.deciders": ("replay",)}, decided=True)
    half = Segment((HALF, HALF))
    assert settled(sheet((HALF, HALF), extra_time=(half, half, Segment((1, 0)))), rules).winner == 0
    too_many = sheet((HALF, HALF), extra_time=extra((1, 0), (0, 1)))
    assert codes(too_many, rules) == [("decider that was not due", "extra_time", "match.deciders")]


def test_countback_takes_the_last_segment_that_was_not_level() -> None:
    rules = form(GOALS, {"match.won_by": "total", "match.segments": 3, "match.deciders": ("countback",)}, decided=True)
    outcome = settled(sheet((2, 0), (0, 2), (1, 1)), rules)
    assert (outcome.winner, outcome.decided_by) == (1, "countback")
    assert codes(sheet((1, 1), (0, 0), (1, 1)), rules) == [("level match to be decided", "", "")]


def test_a_side_that_won_by_a_decider_is_the_winner_for_everybody_who_reads_the_outcome() -> None:
    outcome = settled(sheet((2, 2)), knock_out("better campaign"), campaign=1)
    assert (outcome.winner, outcome.losers, outcome.partials) == (1, frozenset({0}), ((2, 2),))


def test_an_extra_time_with_a_target_ends_at_it() -> None:
    figures = {"match.won_by": "total", "match.segments": 1, "match.deciders": ("extra time",)}
    rules = form(GOALS, figures | {"match.extra_time.target": 2}, decided=True)
    level = sheet((18, 18))
    assert settled(replace(level, extra_time=(Segment((2, 1)),)), rules).winner == 0
    for score, code in (((1, 0), "segment not finished"), ((4, 1), "segment past its target")):
        short = replace(level, extra_time=(Segment(score),))
        assert (code, "extra_time.0", "match.extra_time.target") in codes(short, rules)


def test_a_level_shoot_out_goes_on_kick_by_kick_where_nothing_follows() -> None:
    rules = knock_out("shoot-out", shoot_out__shots=3)
    assert settled(sheet((1, 1), shoot_out=(4, 3)), rules).winner == 0
    assert [code for code, _, _ in codes(sheet((1, 1), shoot_out=(3, 3)), rules)] == ["shoot-out that cannot be"]
    then_lots = knock_out("shoot-out", "lot", shoot_out__shots=3)
    assert [code for code, _, _ in codes(sheet((1, 1), shoot_out=(4, 3)), then_lots)] == ["shoot-out that cannot be"]
