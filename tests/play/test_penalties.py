"""Segments written hand by hand: whose points penalties are, what wins a partida, repetitions, percentages."""

from fractions import Fraction
from typing import Any

import pytest

from core.play.credits import Terms, credit, penalty_points
from core.play.parts import count_parts
from core.play.sheet import Part, Segment, Sheet
from core.rules.forms import Percent
from tests.play.rules import HANDS, codes, form, settled

TO_THE_OTHER = {
    "match.won_by": "segments",
    "match.first_to": 1,
    "match.target": 100,
    "match.overshoot": "kept",
    "penalties.points_go": "to the other side",
    "penalties.wins_at": 150,
    "infraction.gato.points": 30,
    "infraction.signals.points": 20,
}
"""Two winning partidas of 100, penalties credited to the other side, which a credit makes win only at 150."""

FROM_THE_OFFENDER = {
    "match.won_by": "segments",
    "match.first_to": 1,
    "match.target": 300,
    "match.overshoot": "kept",
    "penalties.points_go": "from the offender",
    "infraction.slow play.warning": "verbal",
    "infraction.slow play.again": ({"points": 10},),
    "infraction.signals.points": 50,
    "infraction.signals.again": ({"side": "disqualified"},),
}


def hand(side: int, points: int) -> Part:
    return Part(side, points)


def penalty(side: int, infraction: str) -> Part:
    return Part(side, infraction=infraction)


def partida(*parts: Part) -> Sheet:
    return Sheet((Segment((0, 0), parts),))


def terms(figures: dict[str, Any], target: int | None = 100) -> Terms:
    return Terms(target=target, overshoot="kept", figures=figures)


def test_a_partida_is_counted_hand_by_hand_with_its_penalties() -> None:
    parts = (hand(1, 5), hand(0, 22), hand(0, 19), penalty(0, "gato"), hand(0, 21), penalty(0, "signals"))
    counted = count_parts(Segment((0, 0), parts), terms(TO_THE_OTHER))
    assert counted.running == ((0, 5), (22, 5), (41, 5), (41, 35), (62, 35), (62, 55))
    assert counted.winner is None


def test_a_hand_that_reaches_the_target_wins_and_keeps_what_is_over() -> None:
    outcome = settled(partida(hand(0, 60), hand(1, 90), hand(0, 44)), form(HANDS, TO_THE_OTHER))
    assert (outcome.winner, outcome.points) == (0, (104, 90))


def test_a_credit_past_the_target_wins_only_at_its_own_figure() -> None:
    rules = form(HANDS, TO_THE_OTHER)
    at_149 = (hand(0, 89), penalty(1, "gato"), penalty(1, "gato"))
    assert codes(partida(*at_149), rules) == [("segment not finished", "segments.0", "penalties.wins_at")]
    at_150 = (hand(0, 90), penalty(1, "gato"), penalty(1, "gato"))
    outcome = settled(partida(*at_150), rules)
    assert (outcome.winner, outcome.points) == (0, (150, 0))


def test_past_the_target_by_credits_alone_a_side_wins_with_its_next_hand_and_a_rival_has_to_pass_it() -> None:
    rules = form(HANDS, TO_THE_OTHER)
    past = (hand(1, 95), hand(0, 90), penalty(1, "gato"))
    assert settled(partida(*past, hand(0, 4)), rules).points == (124, 95)
    assert codes(partida(*past, hand(1, 6)), rules) == [("segment not finished", "segments.0", "penalties.wins_at")]
    outcome = settled(partida(*past, hand(1, 6), hand(1, 20)), rules)
    assert (outcome.winner, outcome.points) == (1, (120, 121))


def test_a_credit_wins_at_the_target_where_nothing_else_is_said() -> None:
    figures = {key: value for key, value in TO_THE_OTHER.items() if key != "penalties.wins_at"}
    rules = form(HANDS, figures)
    assert settled(partida(hand(0, 70), penalty(1, "gato")), rules).points == (100, 0)
    assert codes(partida(hand(0, 69), penalty(1, "gato")), rules) == [
        ("segment not finished", "segments.0", "match.target")
    ]


def test_what_is_written_after_the_end_is_refused() -> None:
    sheet = partida(hand(0, 100), hand(1, 5))
    assert codes(sheet, form(HANDS, TO_THE_OTHER)) == [("part after the end", "segments.0.parts.1", "")]


def test_points_come_off_the_offender_and_may_go_below_zero() -> None:
    done = credit((0, 10), 0, "signals", terms(FROM_THE_OFFENDER))
    assert (done.running, done.gained, done.winner) == ((-50, 10), (-50, 0), None)
    stopped = credit((20, 10), 0, "signals", terms(FROM_THE_OFFENDER | {"penalties.below_zero": "stops at 0"}))
    assert (stopped.running, stopped.gained) == ((0, 10), (-20, 0))


def test_the_first_time_is_a_warning_and_every_further_one_costs() -> None:
    slow = (penalty(0, "slow play"),) * 3
    assert count_parts(Segment((0, 0), slow), terms(FROM_THE_OFFENDER)).running == ((0, 0), (-10, 0), (-20, 0))


def test_repetitions_count_over_the_whole_match_and_by_side() -> None:
    rules = form(HANDS, FROM_THE_OFFENDER | {"match.first_to": 2, "match.target": 10})
    slow = penalty(0, "slow play")
    first, second = Segment((0, 0), (slow, hand(0, 10))), Segment((0, 0), (slow, penalty(1, "slow play"), hand(0, 30)))
    assert settled(Sheet((first, second)), rules).partials == ((10, 0), (20, 0))


def test_a_repetition_that_disqualifies_loses_the_match_with_its_article() -> None:
    rules = form(HANDS, FROM_THE_OFFENDER | {"abandonment.score": "as it stands"})
    outcome = settled(partida(hand(0, 200), penalty(0, "signals"), penalty(0, "signals")), rules)
    assert (outcome.winner, outcome.losers) == (1, frozenset({0}))
    assert outcome.why is not None
    assert outcome.why.value == ({"side": "disqualified"},)


def test_booked_after_the_hand_a_credit_waits_for_the_hand_in_play() -> None:
    at_once = terms({**TO_THE_OTHER, "penalties.wins_at": 100})
    later = terms({**TO_THE_OTHER, "penalties.wins_at": 100, "penalties.booked": "after the hand"})
    segment = Segment((0, 0), (hand(0, 80), hand(1, 95), penalty(1, "gato"), hand(1, 6)))
    assert count_parts(segment, at_once).winner == 0
    counted = count_parts(segment, later)
    assert (counted.winner, counted.points) == (1, (80, 101))


@pytest.mark.parametrize(("rounding", "points"), [("up", 23), ("down", 22), ("nearest", 23), (None, Fraction(45, 2))])
def test_a_percentage_of_the_target_is_rounded_as_the_regulation_says(rounding: str | None, points: object) -> None:
    figures = {} if rounding is None else {"penalties.rounding": rounding}
    assert penalty_points(Percent(Fraction(15, 100), "target"), terms(figures, 150)) == points


def test_nearest_takes_less_than_half_down() -> None:
    assert penalty_points(Percent(Fraction(10, 100), "target"), terms({"penalties.rounding": "nearest"}, 104)) == 10


def test_an_infraction_may_send_its_points_elsewhere_than_the_rest() -> None:
    figures = {
        "penalties.points_go": "to the other side",
        "infraction.nothing melded.points": 300,
        "infraction.nothing melded.points_go": "from the offender",
    }
    assert credit((0, 0), 1, "nothing melded", terms(figures, 2000)).running == (0, -300)


def test_losing_the_segment_gives_the_other_side_what_it_lacked() -> None:
    figures = {**TO_THE_OTHER, "infraction.raised at eleven.loses": "segment"}
    outcome = settled(partida(hand(0, 90), penalty(0, "raised at eleven")), form(HANDS, figures))
    assert (outcome.winner, outcome.points) == (1, (90, 100))


def test_what_is_at_discretion_does_not_happen_by_itself() -> None:
    figures = {**TO_THE_OTHER, "infraction.posture.loses": "match", "infraction.posture.applied": "at discretion"}
    outcome = settled(partida(penalty(0, "posture"), hand(0, 100)), form(HANDS, figures))
    assert outcome.winner == 0


def test_a_points_word_of_the_modality_takes_the_figure_of_the_part() -> None:
    figures = {"penalties.points_go": "to the other side", "infraction.talk.points": "what the hand is worth"}
    assert credit((0, 0), 0, "talk", terms(figures, 12), points=6).running == (0, 6)


def test_hands_below_zero_or_in_parts_of_a_point_are_refused() -> None:
    rules = form(HANDS, TO_THE_OTHER)
    assert codes(partida(hand(0, -5), hand(0, 105)), rules) == [("points below zero", "segments.0.parts.0", "")]
