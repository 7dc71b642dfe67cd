"""Matches won by segments: what a sheet has to hold, and every refusal at its place with its article."""

import pytest

from core.play.format import match_format
from core.play.sheet import Ending, Segment, Sheet
from tests.play.rules import HANDS, RALLY, SETS, codes, form, ruleset, settled, sheet

VOLLEY = form(RALLY, SETS)
BEST_OF_FIVE = form(RALLY, {"match.won_by": "segments", "match.best_of": 5, "match.target": 11, "match.lead": 2})


def test_the_winner_and_the_summary_are_computed_from_the_sets() -> None:
    outcome = settled(sheet((21, 15), (18, 21), (15, 13)), VOLLEY)
    assert (outcome.winner, outcome.losers, outcome.segments) == (0, frozenset({1}), (2, 1))
    assert outcome.points == (54, 49)
    assert outcome.partials == ((21, 15), (18, 21), (15, 13))


def test_a_summary_that_the_sets_do_not_give_is_refused() -> None:
    played = ((11, 9), (9, 11), (11, 7), (11, 5))
    assert codes(sheet(*played, won=(3, 0)), BEST_OF_FIVE) == [("summary that the segments do not give", "won", "")]
    assert settled(sheet(*played, won=(3, 1)), BEST_OF_FIVE).winner == 0


@pytest.mark.parametrize(
    ("points", "code", "article"),
    [
        ((22, 20), "segment past its target", "match.target"),
        ((21, 21), "segment level", "match.target"),
        ((20, 18), "segment not finished", "match.target"),
        ((25, 23), "segment past its target", "match.target"),
    ],
)
def test_where_21_ends_the_set_nothing_else_does(points: tuple[int, int], code: str, article: str) -> None:
    assert codes(sheet((21, 10), points), VOLLEY) == [(code, "segments.1", article)]


def test_the_last_possible_set_has_its_own_target() -> None:
    assert settled(sheet((21, 10), (10, 21), (15, 14)), VOLLEY).winner == 0
    refusals = codes(sheet((21, 10), (10, 21), (21, 14)), VOLLEY)
    assert refusals == [("segment past its target", "segments.2", "match.deciding.target")]


def test_a_set_is_not_the_deciding_one_where_it_is_the_only_one() -> None:
    one = form(
        RALLY, {"match.won_by": "segments", "match.segments": 1, "match.target": 18, "match.deciding.target": 15}
    )
    assert settled(sheet((18, 16)), one).winner == 0


def test_a_set_after_the_decision_is_refused() -> None:
    refusals = codes(sheet((21, 10), (21, 12), (15, 3)), VOLLEY)
    assert refusals == [("segment after the match", "segments.2", "match.best_of")]


def test_too_few_sets_are_refused() -> None:
    assert codes(sheet((21, 10), (12, 21)), VOLLEY) == [("match not finished", "segments", "match.best_of")]
    assert codes(sheet(), VOLLEY) == [("nothing written", "segments", "match.best_of")]


def test_a_set_left_blank_is_an_error_where_it_stands_and_nothing_shifts() -> None:
    blank = Segment((0, 0), blank=True)
    gap = Sheet((Segment((11, 5)), blank, Segment((11, 7)), Segment((11, 3))))
    assert codes(gap, BEST_OF_FIVE) == [("segment left blank", "segments.1", "")]
    wrong_after_the_gap = Sheet((Segment((11, 5)), blank, Segment((11, 10))))
    assert ("lead not reached", "segments.2", "match.lead") in codes(wrong_after_the_gap, BEST_OF_FIVE)
    trailing = Sheet((Segment((11, 5)), Segment((11, 7)), Segment((11, 3)), blank, blank))
    assert settled(trailing, BEST_OF_FIVE).segments == (3, 0)


def test_all_refusals_come_at_once() -> None:
    found = codes(sheet((22, 20), (-1, 21), (15, 15)), VOLLEY)
    assert [(code, at) for code, at, _ in found] == [
        ("segment past its target", "segments.0"),
        ("points below zero", "segments.1"),
        ("segment level", "segments.2"),
    ]


def test_first_to_two_and_best_of_three_end_alike() -> None:
    first_to = form(RALLY, SETS | {"match.first_to": 2})
    assert first_to.ends == "first_to"  # Stated later, it lifts best_of.
    assert settled(sheet((21, 10), (10, 21), (15, 14)), first_to).winner == 0
    assert codes(sheet((21, 10)), first_to) == [("match not finished", "segments", "match.first_to")]


def test_where_all_sets_are_played_the_match_goes_on_after_the_decision_and_may_end_level() -> None:
    three = form(RALLY, {"match.won_by": "segments", "match.segments": 3, "match.target": 10})
    assert settled(sheet((10, 5), (10, 6), (10, 7)), three).segments == (3, 0)
    assert codes(sheet((10, 5), (10, 6)), three) == [("match not finished", "segments", "match.segments")]
    assert codes(sheet(*[(10, 5)] * 4), three) == [("number of segments", "segments", "match.segments")]
    two = form(RALLY, {"match.won_by": "segments", "match.segments": 2, "match.target": 10})
    drawn = settled(sheet((10, 5), (4, 10)), two)
    assert (drawn.winner, drawn.losers) == (None, frozenset())


@pytest.mark.parametrize(("won", "right"), [((3, 0), True), ((3, 2), True), ((2, 3), True), ((2, 2), False)])
def test_a_summary_alone_has_to_be_one_that_the_format_can_give(won: tuple[int, int], right: bool) -> None:
    if right:
        outcome = settled(Sheet(won=won), BEST_OF_FIVE)
        assert (outcome.segments, outcome.points, outcome.partials) == (won, (0, 0), ())
    else:
        assert codes(Sheet(won=won), BEST_OF_FIVE) == [("match not finished", "won", "match.best_of")]


@pytest.mark.parametrize(
    ("won", "code", "figure"),
    [
        ((4, 0), "segment after the match", "match.best_of"),
        ((3, 3), "number of segments", "match.best_of"),
        ((-1, 3), "points below zero", ""),
    ],
)
def test_a_summary_past_the_end_is_refused(won: tuple[int, int], code: str, figure: str) -> None:
    assert codes(Sheet(won=won), BEST_OF_FIVE) == [(code, "won", figure)]


def test_overshoot_that_is_capped_counts_only_to_the_target() -> None:
    capped = form(
        HANDS, {"match.won_by": "segments", "match.best_of": 3, "match.target": 12, "match.overshoot": "capped"}
    )
    assert settled(sheet((14, 8), (12, 9)), capped).points == (24, 17)
    kept = form(HANDS, {"match.won_by": "segments", "match.best_of": 3, "match.target": 12, "match.overshoot": "kept"})
    assert settled(sheet((14, 8), (12, 9)), kept).points == (26, 17)


GAMES = {
    "match.won_by": "segments",
    "match.best_of": 3,
    "match.inner.target": 6,
    "match.inner.lead": 2,
    "match.inner.cap": 7,
}
LONG_TIE_BREAK = form(RALLY, {**GAMES, "match.deciding.target": 10})


def test_games_of_a_set_are_ruled_by_the_level_below_where_only_that_states_a_target() -> None:
    assert settled(sheet((6, 4), (6, 7), (7, 5)), form(RALLY, GAMES)).points == (19, 16)
    assert codes(sheet((6, 5), (6, 4)), LONG_TIE_BREAK)[0] == ("lead not reached", "segments.0", "match.inner.lead")


def test_a_decider_in_points_takes_nothing_from_the_games_and_adds_one_game_to_its_winner() -> None:
    assert settled(sheet((6, 4), (6, 7), (10, 9)), LONG_TIE_BREAK).points == (13, 11)
    assert settled(sheet((6, 4), (6, 7), (10, 9)), LONG_TIE_BREAK).partials == ((6, 4), (6, 7), (10, 9))
    assert settled(sheet((6, 4), (6, 7), (3, 10)), LONG_TIE_BREAK).points == (12, 12)
    assert codes(sheet((6, 4), (6, 7), (11, 9)), LONG_TIE_BREAK)[0][0] == "segment past its target"
    leading = form(RALLY, {**GAMES, "match.deciding.target": 10, "match.deciding.lead": 2})
    assert codes(sheet((6, 4), (6, 7), (10, 9)), leading)[0] == (
        "lead not reached",
        "segments.2",
        "match.deciding.lead",
    )


def test_a_decider_in_points_that_was_not_finished_adds_nothing_to_whoever_led() -> None:
    left = Sheet(sheet((6, 4), (6, 7), (8, 3)).segments, ending=Ending.ABANDONED, missing=frozenset({0}))
    stands = form(RALLY, {**GAMES, "match.deciding.target": 10, "abandonment.score": "as it stands"})
    completed = form(RALLY, {**GAMES, "match.deciding.target": 10, "abandonment.score": "completed"})
    assert settled(left, stands).points == (12, 11)
    assert (settled(left, completed).points, settled(left, completed).partials[2]) == ((12, 12), (8, 10))


TIMED = {
    "match.won_by": "segments",
    "match.segments": 1,
    "match.target": 100,
    "match.overshoot": "kept",
    "match.time.at_limit": "leader wins",
}
"""One partial to 100; what ends it, how long it is left to whoever holds the games."""


def test_the_clock_may_end_the_last_set_for_its_leader_but_not_level() -> None:
    for timed in (form(HANDS, TIMED), form(HANDS, TIMED | {"match.time.limit": "40 min"})):
        assert settled(sheet((80, 65)), timed).winner == 0
        assert codes(sheet((80, 80)), timed) == [("segment level", "segments.0", "match.target")]


def test_level_at_the_limit_is_a_draw_only_where_an_article_says_that_draws_stand() -> None:
    assert settled(sheet((80, 80)), form(HANDS, TIMED | {"match.draw": "stands"})).losers == frozenset()
    decided = form(HANDS, TIMED | {"match.draw": "decided"})
    assert codes(sheet((80, 80)), decided) == [("segment level", "segments.0", "match.draw")]


def test_a_limit_that_is_a_habit_of_the_sport_needs_its_length() -> None:
    habit = match_format(ruleset({k: v for k, v in TIMED.items() if "time" not in k}, TIMED), HANDS)
    assert codes(sheet((80, 65)), habit) == [("segment not finished", "segments.0", "match.target")]


def test_a_mark_is_refused_here_and_says_so() -> None:
    assert codes(sheet((1, 0)), form(RALLY, {"match.won_by": "mark"})) == [("won by mark", "", "match.won_by")]
