"""Stopped matches, lateness by steps and reasons of a walkover: what each regulation lets a sheet say."""

from typing import Any

import pytest

from core.play.format import Format
from core.play.sheet import Ending, Sheet
from core.play.stopped import late_cost, with_lateness
from core.rules.forms import Duration
from tests.play.rules import GOALS, RALLY, SETS, codes, form, settled, sheet

PERIODS = {"match.won_by": "total", "match.segments": 2}


def goals(word: str | None) -> Format:
    return form(GOALS, PERIODS if word is None else PERIODS | {"match.interrupted": word})


@pytest.mark.parametrize("word", ["stands", "leader wins"])
@pytest.mark.parametrize("stated", [None, "resumed", "replayed", "stands", "leader wins", "panel decides"])
def test_a_stopped_match_ends_as_the_regulation_says_or_as_a_panel_decided(word: str, stated: str | None) -> None:
    one_period = sheet((2, 1), stopped=word)
    if stated in (word, "panel decides"):
        assert settled(one_period, goals(stated)).winner == 0
    else:
        found = codes(one_period, goals(stated))
        assert found == [("stopped match goes on otherwise", "missing", "match.interrupted" if stated else "")]


def test_level_it_stands_as_a_draw_and_nobody_leads() -> None:
    assert settled(sheet((1, 1), stopped="stands"), goals("stands")).winner is None
    assert codes(sheet((1, 1), stopped="leader wins"), goals("leader wins"))[0][0] == "nobody leads"


@pytest.mark.parametrize("word", ["suspended", "replayed", "new date"])
def test_what_is_still_to_go_on_is_not_closed(word: str) -> None:
    assert codes(sheet((2, 1), (0, 0), stopped=word), goals("panel decides"))[0][0] == "match still to go on"


def test_in_sets_the_leader_is_who_won_more_and_then_who_has_more_points_in_play() -> None:
    rules = form(RALLY, SETS | {"match.interrupted": "leader wins"})
    assert settled(sheet((21, 5), (3, 9), stopped="leader wins"), rules).winner == 0
    assert settled(sheet((21, 5), (9, 21), (4, 7), stopped="leader wins"), rules).winner == 1


@pytest.mark.parametrize("cause", ["", "absence", "below minimum", "no uniform", "ineligible athlete", "refusal"])
@pytest.mark.parametrize("given", [None, ("absence",), ("no uniform", "refusal")])
def test_a_walkover_has_a_reason_that_the_regulation_admits(cause: str, given: tuple[str, ...] | None) -> None:
    figures: dict[str, Any] = PERIODS | ({"walkover.given_for": given} if given else {})
    one = Sheet(ending=Ending.WALKOVER, missing=frozenset({1}), cause=cause)
    if not cause or cause in (given or ("absence", "below minimum")):
        assert settled(one, form(GOALS, figures)).winner == 0
    else:
        assert codes(one, form(GOALS, figures)) == [
            ("no reason for a walkover", "cause", "walkover.given_for" if given else "")
        ]


LATE = {"walkover.late": {"every": Duration(10, "min"), "loses": "segment"}}


@pytest.mark.parametrize(("minutes", "lost"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (60, 6)])
def test_whole_steps_of_lateness_cost(minutes: int, lost: int) -> None:
    rules = form(RALLY, SETS | LATE)
    assert late_cost(minutes, rules)[0] == lost
    begun = with_lateness(Sheet(), 0, minutes, rules)
    assert [each.points for each in begun.segments] == [(0, 21), (0, 21), (0, 15)][: min(lost, 3)]


def test_a_late_side_cannot_have_won_what_its_lateness_cost() -> None:
    rules = form(RALLY, SETS | LATE)
    assert codes(sheet((21, 5), (21, 9), late=(12, 0)), rules) == [
        ("lateness loses a segment", "segments.0", "walkover.late")
    ]
    won = settled(sheet((0, 21), (21, 9), (15, 2), late=(12, 0)), rules)
    assert (won.winner, won.segments) == (0, (2, 1))
    assert settled(sheet((0, 21), (0, 21), late=(25, 0)), rules).winner == 1
    assert settled(sheet((21, 5), (21, 9), late=(12, 0)), form(RALLY, SETS)).winner == 0, "nothing is said of lateness"
