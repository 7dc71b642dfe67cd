"""The book of discipline: what cards add up to and until when, how a suspension is served, who is barred."""

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from core.discipline.book import EVERYBODY, Book, Brought
from core.discipline.keep import book
from core.discipline.ruling import Ruling, decision
from core.play.athlete import key, keys, read_athlete
from core.play.match import Match
from core.play.sheet import Ending, Incident, Sheet
from core.rules.forms import Duration, Mix, Moment, Money
from core.rules.forms import Part as Share
from tests.play.rules import GOALS, HANDS, form, sheet

ONE_MATCH = Duration(1, "matches")
FID: dict[str, Any] = {
    "match.won_by": "segments",
    "match.segments": 1,
    "match.target": 100,
    "card.yellow.weight": 1,
    "card.red.equals": (Mix((Share("yellow", 2),)),),
    "card.red.loses": "match",
    "card.red.score": "target to 0",
    "card.black.equals": (Mix((Share("yellow", 3),)), Mix((Share("red", 1), Share("yellow", 1)))),
    "card.black.athlete": "expelled",
    "discipline.cards_over": "year",
    "discipline.carried_until": Moment("31 December"),
}


def match(number: int, *cards: tuple[str, str], stage: str = "", on: date | None = None, **more: Any) -> Match:
    """Match ``number`` of A, against B, with these cards of A: (card, athlete)."""
    incidents = tuple(Incident(card, 0, athlete=athlete) for card, athlete in cards)
    line_up = more.pop("line_up", ())
    played = sheet((100, 9), incidents=incidents, line_ups=(line_up, ()), **more)
    return Match(str(number), "A", "B", stage=stage, round=number, sheet=played, on=on)


def to_come(number: int, on: date | None = None) -> Match:
    return Match(str(number), "A", "B", round=number, on=on)


def kept(matches: list[Match], figures: dict[str, Any], **more: Any) -> Book:
    rules = form(HANDS if "match.target" in figures else GOALS, figures)
    return book(matches, lambda _: rules, **more)


def misses(found: Book) -> list[tuple[tuple[str, ...], int]]:
    return [(each.misses, each.served) for each in found.suspensions]


# ------------------------------------------------------------------------------------------ who an athlete is


@pytest.mark.parametrize(
    ("written", "number", "name", "own"),
    [
        ("7", "7", "", "#7"),
        ("07", "7", "", "#7"),
        ("nº 7", "7", "", "#7"),
        ("Caio  Inventado", "", "Caio Inventado", "caio inventado"),
        ("7 Caio", "7", "Caio", "caio"),
        ("7. CAÍO", "7", "CAÍO", "caio"),
        ("", "", "", ""),
    ],
)
def test_a_number_comes_first_and_a_name_is_the_key(written: str, number: str, name: str, own: str) -> None:
    assert (tuple(read_athlete(written)), key(written)) == ((number, name), own)


def test_a_shirt_alone_is_whoever_wears_it_in_that_match() -> None:
    assert key("7", ("7 Caio", "8 Davi")) == "caio"
    assert key("9", ("7 Caio", "8 Davi")) == "#9"
    assert keys("7 Caio") == ("caio", "#7")


# ------------------------------------------------------------------------------------------ adding up


def test_two_yellows_of_two_matches_are_a_red_that_loses_the_second() -> None:
    found = kept([match(1, ("yellow", "Ana")), match(2, ("yellow", "ANA"))], FID)
    assert [(each.card, each.match) for each in found.amounts] == [("red", "2")]
    (lost,) = found.forfeits["2"]
    assert (lost.side, lost.score.value if lost.score else "", lost.why.value) == (0, "target to 0", "match")


def test_three_yellows_or_a_red_and_a_yellow_expel() -> None:
    third = kept([match(n, ("yellow", "Ana")) for n in (1, 2, 3)], FID)
    after_red = kept([match(1, ("red", "Ana")), match(2, ("yellow", "Ana"))], FID)
    assert [(each.key, each.match) for each in third.expulsions] == [("ana", "3")]
    assert [(each.key, each.match) for each in after_red.expulsions] == [("ana", "2")]
    assert list(after_red.forfeits) == ["2"]


def test_a_red_counts_as_its_two_yellows_so_that_two_reds_are_a_black() -> None:
    found = kept([match(1, ("red", "Ana")), match(2, ("red", "Ana"))], FID)
    assert [each.card for each in found.amounts] == ["black"]


def test_a_shirt_and_a_name_add_up_where_a_line_up_says_whose_it_is() -> None:
    told = [match(1, ("yellow", "7"), line_up=("7 Ana",)), match(2, ("yellow", "Ana"))]
    assert [each.card for each in kept(told, FID).amounts] == ["red"]
    untold = [match(1, ("yellow", "7")), match(2, ("yellow", "Ana"))]
    assert kept(untold, FID).amounts == ()


def test_cards_add_up_within_a_phase_only_where_that_is_said() -> None:
    phases = [match(1, ("yellow", "Ana"), stage="grupos"), match(2, ("yellow", "Ana"), stage="final")]
    assert kept(phases, FID | {"discipline.cards_over": "phase"}, stages=("grupos",)).amounts == ()
    assert len(kept(phases, FID | {"discipline.cards_over": "competition"}, stages=("grupos",)).amounts) == 1


@pytest.mark.parametrize(("wiped", "amounts"), [("before the semi-final", 0), ("before the final", 1), ("round 2", 0)])
def test_cards_are_wiped_before_a_round(wiped: str, amounts: int) -> None:
    season = [match(1, ("yellow", "Ana"), stage="grupos"), match(2, ("yellow", "Ana"), stage="semi-final")]
    found = kept(season, FID | {"discipline.wiped": Moment(wiped)}, stages=("grupos",))
    assert len(found.amounts) == amounts


def test_what_is_wiped_is_the_cards_and_not_a_suspension_already_incurred() -> None:
    figures = {"card.red.suspension": ONE_MATCH, "discipline.wiped": Moment("before the semi-final")}
    season = [match(1, ("red", "Ana"), stage="grupos"), replace(to_come(2), stage="semi-final")]
    assert misses(kept(season, figures, stages=("grupos",))) == [(("2",), 0)]


def test_cards_are_carried_until_the_last_day_of_the_year_and_no_further() -> None:
    brought = [Brought("A", "Ana", "yellow", 1, "Copa anterior", date(2026, 12, 31))]
    in_time = kept([match(1, ("yellow", "Ana"), on=date(2026, 12, 31))], FID, brought=brought)
    too_late = kept([match(1, ("yellow", "Ana"), on=date(2027, 1, 1))], FID, brought=brought)
    assert [each.card for each in in_time.amounts] == ["red"]
    assert too_late.amounts == ()
    assert [each.counts for each in too_late.shown] == [False, True]


def test_cards_of_the_same_event_lapse_at_the_turn_of_the_year() -> None:
    days = (date(2026, 12, 30), date(2027, 1, 2))
    season = [match(n, ("yellow", "Ana"), on=day) for n, day in enumerate(days, 1)]
    assert kept(season, FID).amounts == ()


def test_cards_brought_count_from_the_match_before_which_they_came() -> None:
    late = [Brought("A", "Ana", "yellow", before="2")]
    season = [match(1, ("yellow", "Ana")), match(2, ("yellow", "Ana"))]
    assert [(a.card, a.match) for a in kept(season, FID, brought=late).amounts] == [("black", "2")]
    early = [Brought("A", "Ana", "yellow")]
    assert ("red", "1") in [(a.card, a.match) for a in kept(season, FID, brought=early).amounts]


def test_nothing_is_guessed_where_the_order_of_play_is_not_known() -> None:
    unordered = [replace(match(n, ("yellow", "Ana")), round=None) for n in (1, 2)]
    assert set(kept(unordered, FID).unsure) == {"1", "2"}
    assert kept(unordered, FID, played_order=("1", "2")).unsure == {}
    same_match = [replace(match(1, ("yellow", "Ana"), ("yellow", "Ana")), round=None), replace(to_come(2), round=None)]
    assert kept(same_match, FID).unsure == {}


def test_the_order_in_which_matches_are_given_does_not_matter() -> None:
    season = [match(1, ("yellow", "Ana")), match(2, ("red", "Bia")), match(3, ("yellow", "Ana")), to_come(4)]
    assert kept(season, FID) == kept(list(reversed(season)), FID)


# ------------------------------------------------------------------------------------------ serving


RED = {"card.red.suspension": ONE_MATCH, "card.yellow.weight": 1}


def test_two_suspensions_of_one_athlete_are_served_one_after_the_other() -> None:
    twice = {**RED, "discipline.accumulated": ({"cards": Mix((Share("yellow", 1),)), "suspension": ONE_MATCH},)}
    season = [match(1, ("red", "Ana"), ("yellow", "Ana")), match(2), to_come(3), to_come(4)]
    assert misses(kept(season, twice)) == [(("2",), 1), (("3",), 0)]


@pytest.mark.parametrize(
    ("ending", "missing", "expected"),
    [
        (Ending.WALKOVER, {1}, (("2",), 1)),
        (Ending.WALKOVER, {0}, (("3",), 0)),
        (Ending.VOID, (), (("3",), 0)),
        (Ending.ABANDONED, {1}, (("2",), 1)),
    ],
)
def test_which_matches_serve(ending: Ending, missing: set[int], expected: tuple[tuple[str, ...], int]) -> None:
    second = Match("2", "A", "B", round=2, sheet=Sheet(ending=ending, missing=frozenset(missing)))
    assert misses(kept([match(1, ("red", "Ana")), second, to_come(3)], RED)) == [expected]


def test_a_match_annulled_by_a_withdrawal_serves_nothing() -> None:
    season = [match(1, ("red", "Ana")), match(2), to_come(3)]
    assert misses(kept(season, RED, annulled={"2"})) == [(("3",), 0)]


def test_who_played_all_the_same_has_not_served_and_is_told() -> None:
    season = [match(1, ("red", "Ana")), match(2, line_up=("7 Ana",)), to_come(3)]
    found = kept(season, RED)
    assert misses(found) == [(("3",), 0)]
    assert [(m, side, bar.key) for m, side, bar in found.ineligible] == [("2", "A", "ana")]
    days = {"card.red.suspension": Duration(30, "days")}
    played = kept(
        [match(1, ("red", "Ana"), on=date(2026, 5, 1)), match(2, line_up=("Ana",), on=date(2026, 5, 9))], days
    )
    assert [(m, side, bar.key) for m, side, bar in played.ineligible] == [("2", "A", "ana")]


@pytest.mark.parametrize(
    ("length", "day", "missed"),
    [
        (Duration(2, "days"), date(2026, 5, 3), True),
        (Duration(2, "days"), date(2026, 5, 4), False),
        (Duration(1, "year"), date(2027, 5, 1), True),
        (Duration(1, "year"), date(2027, 5, 2), False),
        (Duration(2, "days"), None, True),
    ],
)
def test_a_suspension_by_time_runs_from_its_match(length: Duration, day: date | None, missed: bool) -> None:
    season = [match(1, ("red", "Ana"), on=date(2026, 5, 1)), replace(match(2), on=day) if day else to_come(2)]
    (only,) = kept(season, {"card.red.suspension": length}).suspensions
    assert (only.misses == ("2",)) is missed


def test_a_suspension_longer_than_the_matches_left_keeps_what_is_left() -> None:
    (only,) = kept([match(1, ("red", "Ana")), match(2)], {"card.red.suspension": Duration(3, "matches")}).suspensions
    assert (only.misses, only.served, only.left) == (("2",), 1, 2)


def test_without_rounds_no_match_is_named() -> None:
    unordered = [replace(each, round=None) for each in (match(1, ("red", "Ana")), to_come(2), to_come(3))]
    (only,) = kept(unordered, RED).suspensions
    assert (only.misses, only.sure) == ((), False)


# ------------------------------------------------------------------------------------------ barred


def test_a_suspended_athlete_is_barred_by_any_way_of_writing_who_it_is() -> None:
    found = kept([match(1, ("red", "7 Ana")), to_come(2), to_come(3)], RED)
    for written in ("Ana", "ana", "7 ANA", "9 Ana"):
        bar = found.bar("2", "A", written)
        assert bar is not None
        assert (bar.since, bar.misses, bar.why.source.cite()) == ("1", ("2",), "art. card.red.suspension")
    assert [found.bar("2", "A", "7"), found.bar("2", "A", "Bia"), found.bar("2", "B", "Ana")] == [None] * 3
    assert found.bar("3", "A", "Ana") is None


def test_a_shirt_that_was_suspended_bars_whoever_wears_it_until_a_name_is_written() -> None:
    found = kept([match(1, ("red", "7")), to_come(2)], RED)
    assert found.bar("2", "A", "7 Ana") is not None
    assert found.bar("2", "A", "8 Ana") is None


def test_the_suspended_are_admitted_where_an_article_or_a_ruling_says_so() -> None:
    season = [match(1, ("red", "Ana")), to_come(2)]
    assert kept(season, RED | {"eligibility.suspended": "admitted"}).bars == {}
    admitted = Ruling(1, "admission", decision(1), "A", "Ana", "2")
    assert kept(season, RED, rulings=[admitted]).bars == {}
    elsewhere = Ruling(1, "admission", decision(1), "A", "Ana", "1")
    assert kept(season, RED, rulings=[elsewhere]).bar("2", "A", "Ana") is not None


def test_an_expelled_athlete_is_barred_from_all_that_follows() -> None:
    found = kept([match(1, ("black", "Ana")), to_come(2), to_come(3)], FID)
    assert [bool(found.bar(number, "A", "Ana")) for number in ("1", "2", "3")] == [False, True, True]


def test_an_entry_of_one_goes_with_its_athlete() -> None:
    alone = FID | {"roster.athletes": 1}
    assert set(kept([match(1, ("black", "Ana")), to_come(2)], alone).out) == {"A"}
    assert kept([match(1, ("black", "Ana")), to_come(2)], FID | {"roster.athletes": 2}).out == {}


def test_a_walkover_bars_the_athletes_of_the_absent_side_and_costs_it_money() -> None:
    figures = {"walkover.athletes_barred": Duration(30, "days"), "walkover.fine": Money(200, "BRL")}
    absent = Match("1", "A", "B", round=1, sheet=Sheet(ending=Ending.WALKOVER, missing=frozenset({0})))
    found = kept([replace(absent, on=date(2026, 5, 1)), to_come(2, date(2026, 5, 2))], figures)
    assert [(each.side, each.key, each.misses) for each in found.suspensions] == [("A", EVERYBODY, ("2",))]
    assert found.bar("2", "A", "Quem Quer Que Seja") is not None
    assert [(each.side, each.money.amount, each.match) for each in found.fines] == [("A", 200, "1")]


@pytest.mark.parametrize(("partner", "expelled"), [("goes on", ["ana"]), ("out", ["ana", "bia"])])
def test_where_pairs_are_drawn_who_abandons_is_out_and_the_partner_as_the_article_says(
    partner: str, expelled: list[str]
) -> None:
    figures = {"roster.partners": "drawn each round", "abandonment.partner": partner}
    left = match(1, line_up=("Ana", "Bia"), ending=Ending.ABANDONED, missing=frozenset({0}), left_by=("Ana", ""))
    assert [each.key for each in kept([left, to_come(2)], figures).expulsions] == expelled
    assert kept([left, to_come(2)], figures | {"roster.partners": "fixed"}).expulsions == ()


def test_the_card_for_abandoning_is_of_whoever_abandoned() -> None:
    figures = FID | {"abandonment.card": "red"}
    left = match(1, ending=Ending.ABANDONED, missing=frozenset({0}), left_by=("Ana", ""))
    found = kept([left, match(2, ("yellow", "Ana"))], figures)
    assert [(each.key, each.match) for each in found.expulsions] == [("ana", "2")]


# ------------------------------------------------------------------------------------------ rulings


def test_a_board_suspends_for_matches_and_for_a_time() -> None:
    season = [match(1), to_come(2), to_come(3)]
    ruled = Ruling(4, "suspension", decision(4), "A", "Ana", "1", Duration(2, "matches"))
    found = kept(season, RED, rulings=[ruled])
    assert (misses(found), found.suspensions[0].why.source.cite()) == ([(("2", "3"), 0)], "decisão 4")
    by_time = Ruling(4, "suspension", decision(4), "A", "Ana", length=Duration(3, "days"), on=date(2026, 5, 1))
    days = [to_come(1, date(2026, 5, 4)), to_come(2, date(2026, 5, 5))]
    assert misses(kept(days, RED, rulings=[by_time])) == [(("1",), 0)]


def test_a_suspension_by_time_does_not_reach_back_to_a_match_that_had_ended() -> None:
    by_time = Ruling(4, "suspension", decision(4), "A", "Ana", length=Duration(3, "days"), on=date(2026, 5, 2))
    ended = [match(1, on=date(2026, 5, 1)), match(2, on=date(2026, 5, 2))]
    found = kept([*ended, to_come(3, date(2026, 5, 2)), to_come(4, date(2026, 5, 3))], RED, rulings=[by_time])
    assert misses(found) == [(("3", "4"), 0)]


def test_a_board_expels_and_fines() -> None:
    ruled = Ruling(5, "expulsion", decision(5), "A", "Ana", "1", fine=Money(50, "BRL"))
    found = kept([match(1), to_come(2)], RED, rulings=[ruled])
    assert found.bar("2", "A", "Ana") is not None
    assert [each.money.amount for each in found.fines] == [50]


def test_the_longest_suspension_binds_the_board_too() -> None:
    ruled = Ruling(6, "suspension", decision(6), "A", "Ana", "1", Duration(3, "year"))
    found = kept(
        [match(1, on=date(2026, 5, 1)), to_come(2)], {"discipline.longest": Duration(1, "year")}, rulings=[ruled]
    )
    assert found.suspensions[0].length == Duration(1, "year")
