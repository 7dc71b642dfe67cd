"""Walkovers, abandonments and matches lost by rule: who wins, by which score, and by which article."""

from typing import Any

import pytest

from core.discipline.cards import counted
from core.play.settle import settle
from core.play.sheet import Ending, Incident, Segment, Sheet
from core.rules.forms import Mix
from core.rules.forms import Part as Share
from tests.play.rules import GOALS, HANDS, RALLY, SETS, codes, form, settled, sheet

ABSENT_FIRST = sheet(ending=Ending.WALKOVER, missing=frozenset({0}))
BOTH_ABSENT = sheet(ending=Ending.WALKOVER, missing=frozenset({0, 1}))
TENNIS = {
    "match.won_by": "segments",
    "match.best_of": 3,
    "match.target": 6,
    "match.lead": 2,
    "match.cap": 7,
    "match.deciding.target": 10,
    "match.deciding.lead": 1,
}


def left(*points: tuple[int, int], by: int, **rest: Any) -> Sheet:
    """A sheet on which a side abandoned at these points."""
    return sheet(*points, ending=Ending.ABANDONED, missing=frozenset({by}), **rest)


def test_a_walkover_is_credited_at_each_level_the_present_side_first() -> None:
    rules = form(RALLY, SETS | {"walkover.score": {"segments": (2, 0), "points": (25, 0)}})
    outcome = settled(ABSENT_FIRST, rules)
    assert (outcome.winner, outcome.segments, outcome.points) == (1, (0, 2), (0, 50))
    assert outcome.partials == ((0, 25), (0, 25))
    assert (outcome.ending, outcome.missing, outcome.scored) == (Ending.WALKOVER, frozenset({0}), True)
    assert outcome.why is not None
    assert outcome.why.value == {"segments": (2, 0), "points": (25, 0)}


def test_target_to_0_is_the_target_of_each_segment_that_the_match_takes() -> None:
    assert settled(ABSENT_FIRST, form(RALLY, SETS)).partials == ((0, 21), (0, 21))
    all_played = form(RALLY, {"match.won_by": "segments", "match.segments": 3, "match.target": 10})
    assert settled(ABSENT_FIRST, all_played).segments == (0, 3)
    partida = form(HANDS, {"match.won_by": "segments", "match.first_to": 2, "match.target": 100})
    assert settled(ABSENT_FIRST, partida).points == (0, 200)


def test_a_total_is_credited_once_whatever_its_periods() -> None:
    rules = form(GOALS, {"match.won_by": "total", "match.segments": 2, "walkover.score": {"points": (3, 0)}})
    assert settled(ABSENT_FIRST, rules).points == (0, 3)
    assert settled(ABSENT_FIRST, form(GOALS, {"match.won_by": "total", "match.segments": 2})).points == (0, 0)


def test_a_score_that_the_format_cannot_give_is_credited_as_written() -> None:
    outcome = settled(ABSENT_FIRST, form(RALLY, SETS | {"walkover.score": {"segments": (3, 0)}}))
    assert (outcome.segments, outcome.points) == ((0, 3), (0, 57))


def test_measures_left_out_is_a_flag_and_no_figure_is_a_marker() -> None:
    rules = form(RALLY, SETS | {"walkover.measures": "left out"})
    assert not settled(ABSENT_FIRST, rules).scored
    for what in (ABSENT_FIRST, BOTH_ABSENT, sheet(ending=Ending.VOID), left((21, 3), by=0)):
        outcome = settled(what, rules)
        figures = [*outcome.points, *outcome.segments, *outcome.boards, *outcome.extra, *sum(outcome.partials, ())]
        assert all(figure >= 0 for figure in figures)
        assert outcome.points == (sum(p[0] for p in outcome.partials), sum(p[1] for p in outcome.partials))


@pytest.mark.parametrize(
    ("double", "losers", "void"), [(None, {0, 1}, False), ("both lose", {0, 1}, False), ("void", set(), True)]
)
def test_neither_side_came(double: str | None, losers: set[int], void: bool) -> None:
    outcome = settled(BOTH_ABSENT, form(RALLY, SETS | ({} if double is None else {"walkover.double": double})))
    assert (outcome.winner, outcome.losers, outcome.void, outcome.points) == (None, frozenset(losers), void, (0, 0))


def test_both_sides_left() -> None:
    both = sheet((6, 4), (3, 1), ending=Ending.ABANDONED, missing=frozenset({0, 1}))
    for word in ("as walkover", "as it stands", "completed"):
        outcome = settled(both, form(RALLY, TENNIS | {"abandonment.score": word, "walkover.double": "replayed"}))
        assert (outcome.winner, outcome.losers, outcome.missing) == (None, frozenset({0, 1}), frozenset({0, 1}))
        assert (outcome.ending, outcome.points, outcome.segments) == (Ending.ABANDONED, (0, 0), (0, 0))


def test_a_double_walkover_that_is_replayed_is_no_result() -> None:
    rules = form(RALLY, SETS | {"walkover.double": "replayed"})
    assert codes(BOTH_ABSENT, rules) == [("match to be replayed", "missing", "walkover.double")]


@pytest.mark.parametrize(
    ("word", "points", "segments"),
    [
        ("as walkover", (0, 12), (0, 2)),
        ("target to 0", (0, 12), (0, 2)),
        ("completed", (9 + 0, 4 + 6 + 10), (1, 2)),
        ("as it stands", (9, 5), (1, 0)),
        ("as it stands if the other side led", (0, 12), (0, 2)),
    ],
)
def test_the_leader_who_retires_loses_by_the_score_of_the_regulation(
    word: str, points: tuple[int, int], segments: tuple[int, int]
) -> None:
    outcome = settled(left((6, 4), (3, 1), by=0), form(RALLY, TENNIS | {"abandonment.score": word}))
    assert (outcome.winner, outcome.losers, outcome.ending) == (1, frozenset({0}), Ending.ABANDONED)
    assert (outcome.points, outcome.segments) == (points, segments)


def test_the_set_in_play_counts_for_nobody_where_the_score_stands() -> None:
    rules = form(RALLY, TENNIS | {"abandonment.score": "as it stands if the other side led"})
    behind = settled(left((4, 6), (3, 1), by=0), rules)
    assert (behind.points, behind.segments, behind.partials) == ((7, 7), (0, 1), ((4, 6), (3, 1)))
    in_the_first = settled(left((3, 1), by=1), rules)
    assert (in_the_first.winner, in_the_first.points) == (0, (3, 1))


def test_completed_respects_the_lead_that_the_set_still_needed() -> None:
    rules = form(
        RALLY,
        {
            "match.won_by": "segments",
            "match.best_of": 3,
            "match.target": 25,
            "match.lead": 2,
            "abandonment.score": "completed",
        },
    )
    assert settled(left((24, 24), by=0), rules).partials == ((24, 26), (0, 25))


def test_what_had_been_played_wrongly_is_refused_even_if_a_side_left() -> None:
    assert codes(left((22, 3), by=0), form(RALLY, SETS))[0] == ("segment past its target", "segments.0", "match.target")
    assert codes(left((12, 3), (21, 4), by=0), form(RALLY, SETS))[0][:2] == ("segment not finished", "segments.0")
    assert codes(left((21, 3), (21, 4), by=0), form(RALLY, SETS)) == [
        ("abandoned after the end", "missing", "match.best_of")
    ]


def test_goals_scored_stand_or_give_way_when_a_side_leaves() -> None:
    figures = {"match.won_by": "total", "match.segments": 2, "walkover.score": {"points": (3, 0)}}
    stands = form(GOALS, figures | {"abandonment.score": "as it stands if the other side led"})
    assert settled(left((1, 4), by=0), stands).points == (1, 4)
    assert settled(left((4, 1), by=0), stands).points == (0, 3)
    assert settled(left((4, 1), by=0), form(GOALS, figures)).points == (0, 3)


def test_both_sides_that_leave_both_lose() -> None:
    both = sheet((3, 1), ending=Ending.ABANDONED, missing=frozenset({0, 1}))
    assert settled(both, form(GOALS, {"match.won_by": "total"})).losers == frozenset({0, 1})


FID = {
    "match.won_by": "segments",
    "match.segments": 1,
    "match.target": 150,
    "match.overshoot": "kept",
    "card.yellow.weight": 1,
    "card.red.equals": Mix((Share("yellow", 2),)),
    "card.red.loses": "match",
    "card.red.score": "target to 0",
    "card.red.weight": 3,
    "infraction.false pass.card": "red",
    "infraction.slow play.warning": "verbal",
    "infraction.slow play.again": ({"card": "yellow"},),
    "infraction.disobedience.side": "disqualified",
}


def test_a_card_that_loses_the_match_does_so_whatever_the_score() -> None:
    outcome = settled(sheet((160, 20), incidents=(Incident("red", 0),)), form(HANDS, FID))
    assert (outcome.winner, outcome.points, outcome.ending) == (1, (0, 150), Ending.PLAYED)
    assert outcome.why is not None
    assert outcome.why.value == "match"


def test_an_infraction_brings_its_card_and_what_the_card_brings() -> None:
    what = sheet((160, 20), incidents=(Incident("false pass", 0),))
    assert settled(what, form(HANDS, FID)).winner == 1
    assert dict(counted(what, form(HANDS, FID))[0]) == {
        "cards": 1, "red cards": 1, "card weight": 3, "infractions": 1, "false pass": 1,
    }  # fmt: skip


def test_two_yellows_are_a_red_for_one_athlete_and_not_for_two_or_for_nobody() -> None:
    rules = form(HANDS, FID)
    one = (Incident("yellow", 0, athlete="7"), Incident("yellow", 0, athlete="7"))
    two = (Incident("yellow", 0, athlete="7"), Incident("yellow", 0, athlete="8"))
    assert settled(sheet((160, 20), incidents=one), rules).winner == 1
    assert settled(sheet((160, 20), incidents=two), rules).winner == 0
    assert settled(sheet((160, 20), incidents=(Incident("yellow", 0, 2),)), rules).winner == 0


def test_the_second_slow_play_brings_a_yellow_card() -> None:
    what = sheet((160, 20), incidents=(Incident("slow play", 1, 3),))
    assert dict(counted(what, form(HANDS, FID))[1])["yellow cards"] == 2


def test_a_leader_who_is_disqualified_loses_and_the_score_follows_the_regulation() -> None:
    figures = {"match.won_by": "segments", "match.best_of": 5, "match.target": 11, "match.lead": 2}
    figures |= {"infraction.misconduct.side": "disqualified", "abandonment.score": "as it stands"}
    what = sheet((11, 4), (11, 6), incidents=(Incident("misconduct", 0),))
    outcome = settled(what, form(RALLY, figures))
    assert (outcome.winner, outcome.segments) == (1, (2, 0))


def test_both_sides_disqualified_both_lose() -> None:
    what = sheet((160, 20), incidents=(Incident("disobedience", 0), Incident("disobedience", 1)))
    outcome = settled(what, form(HANDS, FID))
    assert (outcome.winner, outcome.losers) == (None, frozenset({0, 1}))


def test_who_abandons_may_be_shown_a_card_for_it() -> None:
    rules = form(GOALS, {"match.won_by": "total", "card.red.weight": 2, "abandonment.card": "red"})
    outcome = settled(left((3, 1), by=1), rules)
    assert dict(outcome.counts[1]) == {"cards": 1, "red cards": 1, "card weight": 2}
    assert outcome.counts[0] == ()


def test_a_sheet_can_be_settled_again_and_gives_the_same() -> None:
    rules = form(HANDS, FID)
    what = Sheet((Segment((160, 20)),), incidents=(Incident("slow play", 1, 3),))
    assert settle(what, rules) == settle(what, rules)
