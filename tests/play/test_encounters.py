"""Encounters of boards: how many win, drawn boards, credited boards."""

from fractions import Fraction

from core.play.sheet import Ending, Incident, Sheet
from tests.play.rules import GAME, HANDS, codes, form, settled, sheet

LEAGUE = form(
    HANDS,
    {
        "match.won_by": "segments",
        "match.segments": 1,
        "match.target": 100,
        "match.overshoot": "kept",
        "encounter.boards": 2,
        "encounter.halves": 2,
        "walkover.score": {"boards": (7, 0)},
    },
)
WON, LOST = sheet((104, 60)), sheet((40, 101))


def test_more_than_half_of_the_boards_win_and_all_are_played() -> None:
    outcome = settled(Sheet(boards=(WON, LOST, WON, WON)), LEAGUE)
    assert (outcome.winner, outcome.boards, outcome.points, outcome.segments) == (0, (3, 1), (352, 281), (3, 1))
    assert codes(Sheet(boards=(WON, WON, WON)), LEAGUE) == [("encounter not finished", "boards", "encounter.boards")]
    assert codes(Sheet(boards=(WON,) * 5), LEAGUE) == [("number of boards", "boards", "encounter.boards")]


def test_half_the_boards_each_is_a_draw() -> None:
    outcome = settled(Sheet(boards=(WON, LOST, WON, LOST)), LEAGUE)
    assert (outcome.winner, outcome.losers, outcome.boards) == (None, frozenset(), (2, 2))


def test_a_board_that_cannot_be_is_refused_at_its_place() -> None:
    assert codes(Sheet(boards=(WON, sheet((90, 80)), LOST, WON)), LEAGUE) == [
        ("segment not finished", "boards.1.segments.0", "match.target")
    ]


def test_boards_won_may_be_all_that_was_kept() -> None:
    assert settled(Sheet(won=(3, 1)), LEAGUE).boards == (3, 1)
    assert codes(Sheet(won=(3, 2)), LEAGUE) == [("number of boards", "won", "encounter.boards")]


def test_a_walkover_is_credited_in_boards_as_written() -> None:
    outcome = settled(Sheet(ending=Ending.WALKOVER, missing=frozenset({1})), LEAGUE)
    assert (outcome.winner, outcome.boards) == (0, (7, 0))


def test_an_encounter_that_a_side_leaves_is_completed_for_the_other() -> None:
    figures = {
        "match.won_by": "segments", "match.segments": 1, "match.target": 100, "match.overshoot": "kept",
        "encounter.boards": 4, "abandonment.score": "completed",
    }  # fmt: skip
    rules = form(HANDS, figures)
    what = Sheet(boards=(WON, LOST), ending=Ending.ABANDONED, missing=frozenset({0}))
    outcome = settled(what, rules)
    assert (outcome.winner, outcome.boards, outcome.points) == (1, (1, 3), (144, 361))


def test_a_drawn_board_is_half_a_board_and_does_not_have_to_be_decided() -> None:
    half = Fraction(1, 2)
    rules = form(GAME, {"match.won_by": "total", "encounter.boards": 3}, decided=True)
    drawn, win = sheet((half, half)), sheet((1, 0))
    outcome = settled(Sheet(boards=(drawn, win, drawn)), rules)
    assert (outcome.winner, outcome.boards) == (0, (2, 1))
    assert codes(Sheet(boards=(drawn, drawn, drawn)), rules) == [("level match to be decided", "", "")]


def test_the_boards_that_win_may_be_stated_and_play_may_stop_there() -> None:
    figures = {"match.won_by": "total", "encounter.boards": 5, "encounter.wins_with": 3}
    stops = form(GAME, figures | {"encounter.play": "until decided"})
    win, loss = sheet((1, 0)), sheet((0, 1))
    assert settled(Sheet(boards=(win, loss, win, win)), stops).winner == 0
    assert codes(Sheet(boards=(win, loss, win, win)), form(GAME, figures))[0][0] == "encounter not finished"
    assert codes(Sheet(boards=(win, loss, win)), stops)[0][0] == "encounter not finished"


def test_what_happens_at_a_board_costs_that_board_alone() -> None:
    figures = {
        "match.won_by": "segments", "match.segments": 1, "match.target": 100, "match.overshoot": "kept",
        "encounter.boards": 3, "infraction.misconduct.loses": "board",
    }  # fmt: skip
    fouled = sheet((104, 60), incidents=(Incident("misconduct", 0),))
    outcome = settled(Sheet(boards=(fouled, WON, WON)), form(HANDS, figures))
    assert (outcome.winner, outcome.boards) == (0, (2, 1))
