"""An open sheet: the score so far, the segment in play, what the next point does, why it cannot be closed."""

from core.play.progress import NextPoint
from core.play.settle import progress
from core.play.sheet import Ending, Part, Segment, Sheet
from tests.play.rules import GOALS, HANDS, RALLY, SETS, form, sheet

VOLLEY = form(RALLY, SETS)
KNOCK_OUT = form(GOALS, {"match.won_by": "total", "match.segments": 2, "match.deciders": ("shoot-out",)}, decided=True)


def test_in_the_third_set_each_point_says_what_it_will_do() -> None:
    found = progress(sheet((21, 15), (18, 21), (12, 14), open=True), VOLLEY)
    assert (found.score, found.points, found.current, found.winners) == ((1, 1), (51, 50), 2, (0, 1, None))
    assert found.rule is not None
    assert found.rule.target.value == 15
    assert found.following == (
        NextPoint(13, wins_segment=False, wins_match=False),
        NextPoint(15, wins_segment=True, wins_match=True),
    )
    assert not found.closable
    assert [refusal.code for refusal in found.refusals] == ["segment not finished"]


def test_a_point_may_win_the_set_and_not_the_match() -> None:
    found = progress(sheet((20, 3), open=True), VOLLEY)
    assert found.following is not None
    assert found.following[0] == NextPoint(21, wins_segment=True, wins_match=False)


def test_between_sets_the_next_one_is_in_play() -> None:
    found = progress(sheet((21, 15), open=True), VOLLEY)
    assert (found.score, found.current, found.lacks) == ((1, 0), 1, (21, 21))


def test_nothing_is_in_play_once_the_match_is_decided() -> None:
    found = progress(sheet((21, 15), (21, 17), open=True), VOLLEY)
    assert (found.score, found.current, found.following, found.closable) == ((2, 0), None, None, True)


def test_an_empty_sheet_stands_at_nothing() -> None:
    found = progress(Sheet(open=True), VOLLEY)
    assert (found.score, found.current, found.closable) == ((0, 0), 0, False)


def test_hand_by_hand_it_says_what_each_side_lacks() -> None:
    rules = form(
        HANDS, {"match.won_by": "segments", "match.first_to": 2, "match.target": 100, "match.overshoot": "kept"}
    )
    parts = (Part(1, 45), Part(0, 62))
    found = progress(Sheet((Segment((104, 88)), Segment((0, 0), parts)), open=True), rules)
    assert (found.score, found.current, found.lacks, found.following) == ((1, 0), 1, (38, 55), None)
    assert found.running[1] == ((0, 45), (62, 45))
    assert found.partials == ((104, 88), (62, 45))


def test_a_level_knock_out_match_waits_for_its_decider() -> None:
    level = progress(sheet((1, 1), (1, 1), open=True), KNOCK_OUT)
    assert (level.score, level.due, level.closable) == ((2, 2), "shoot-out", False)
    ahead = progress(sheet((1, 1), (1, 0), open=True), KNOCK_OUT)
    assert (ahead.score, ahead.due, ahead.closable) == ((2, 1), "", True)


def test_a_blank_set_before_one_that_is_written_is_the_one_in_play() -> None:
    gap = Sheet((Segment((21, 5)), Segment((0, 0), blank=True), Segment((15, 7))), open=True)
    found = progress(gap, VOLLEY)
    assert (found.current, [refusal.at for refusal in found.refusals]) == (1, ["segments.1"])


def test_a_walkover_can_be_closed_as_it_is() -> None:
    found = progress(sheet(ending=Ending.WALKOVER, missing=frozenset({0}), open=True), VOLLEY)
    assert (found.score, found.current, found.closable) == ((0, 2), None, True)
