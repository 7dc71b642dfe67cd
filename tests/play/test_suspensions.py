"""Suspensions: how long, by which figure, and which matches are meant."""

from dataclasses import replace
from datetime import date
from typing import Any

from core.discipline.book import Suspension
from core.discipline.keep import book
from core.discipline.ruling import Ruling, decision
from core.play.format import Format
from core.play.match import Match
from core.play.sheet import Ending, Incident, Sheet
from core.rules.forms import Duration, Mix, Moment
from core.rules.forms import Part as Share
from tests.play.rules import GOALS, form, sheet

ONE_MATCH = Duration(1, "matches")
CARDS = {
    "card.yellow.weight": 1,
    "card.red.suspension": ONE_MATCH,
    "discipline.accumulated": ({"cards": Mix((Share("yellow", 3),)), "suspension": ONE_MATCH},),
}


def season(*incidents: tuple[Incident, ...], ending: Ending = Ending.PLAYED) -> list[Match]:
    """One match after the other between A and B, with these incidents."""
    return [
        Match(str(n), "A", "B", round=n + 1, sheet=sheet((1, 0), incidents=each, ending=ending))
        for n, each in enumerate(incidents)
    ]


def suspensions(matches: list[Match], rules: Format) -> tuple[Suspension, ...]:
    return book(matches, lambda _: rules).suspensions


def found(matches: list[Match], **figures: Any) -> list[tuple[str, str, str, tuple[str, ...]]]:
    rules = form(GOALS, CARDS | {f"discipline.{key}": value for key, value in figures.items()})
    return [(each.side, each.key, each.because, each.misses) for each in suspensions(matches, rules)]


def yellow(athlete: str = "7") -> tuple[Incident, ...]:
    return (Incident("yellow", 0, athlete=athlete),)


RED = (Incident("red", 1, athlete="9"),)


def test_a_red_card_misses_the_next_match_and_never_its_own() -> None:
    assert found(season((), RED, (), ())) == [("B", "#9", "red", ("2",))]
    assert found(season(RED)) == [("B", "#9", "red", ())]


def test_the_third_yellow_suspends_and_the_second_does_not() -> None:
    assert found(season(yellow(), yellow(), ())) == []
    assert found(season(yellow(), yellow(), yellow(), ())) == [("A", "#7", "yellow", ("3",))]
    assert len(found(season(*[yellow()] * 6))) == 2


def test_cards_add_up_by_athlete_and_not_by_side() -> None:
    assert found(season(yellow("7"), yellow("8"), yellow("7"), yellow("8"))) == []
    assert found(season((Incident("yellow", 0, 3),))) == []


def test_cards_may_add_up_within_one_match_only() -> None:
    assert found(season(yellow(), yellow(), yellow()), cards_over="match") == []


def test_cards_of_a_void_match_count_unless_they_fall() -> None:
    void = season(RED, ending=Ending.VOID)
    assert len(found(void)) == 1
    assert found(void, annulled_matches="fall") == []


def test_the_longest_suspension_is_a_limit() -> None:
    rules = form(GOALS, {"card.red.suspension": Duration(5, "matches"), "discipline.longest": Duration(2, "matches")})
    (only,) = suspensions(season(RED, (), (), ()), rules)
    assert (only.length, only.misses, only.why.value) == (Duration(2, "matches"), ("1", "2"), Duration(5, "matches"))


def test_an_open_sheet_suspends_nobody_yet() -> None:
    assert found([Match("0", "A", "B", sheet=Sheet(incidents=RED, open=True))]) == []


def test_cards_are_forgiven_after_what_ends_as_before_what_begins() -> None:
    """Before a round, after the one before it, and on a day: the same two yellows and none of the third."""
    matches = season(yellow(), yellow(), yellow(), ())
    days = [replace(each, on=date(2027, 5, 1 + n)) for n, each in enumerate(matches)]
    assert found(days) == [("A", "#7", "yellow", ("3",))]
    for wiped in ("before round 3", "start of round 3", "after round 2", "end of round 2", "2 May"):
        assert found(days, wiped=Moment(wiped)) == [], wiped
    assert found(days, wiped=date(2027, 5, 2)) == []
    for wiped in ("after round 3", "end of round 3", "3 May", "after round 9"):
        assert found(days, wiped=Moment(wiped)) == [("A", "#7", "yellow", ("3",))], wiped
    assert found(days, carried_until=date(2027, 5, 2)) == []


def test_cards_forgiven_no_longer_count() -> None:
    rules = form(GOALS, CARDS | {"discipline.wiped": Moment("before round 3")})
    kept = book(season(yellow(), yellow(), yellow()), lambda _: rules)
    assert [each.counts for each in kept.shown] == [False, False, True]
    ahead = [*season(yellow(), yellow()), Match("2", "A", "B", round=3)]
    assert [each.counts for each in book(ahead, lambda _: rules).shown] == [True, True], "round 3 is still to come"


def test_a_ruling_is_not_served_by_matches_played_before_its_day() -> None:
    matches = [replace(each, on=date(2027, 5, 1 + n)) for n, each in enumerate(season((), (), (), ()))]
    ruling = Ruling(1, "suspension", decision(1), "A", "7", length=ONE_MATCH)
    for day, misses in ((None, "0"), (1, "0"), (3, "2")):
        ruled = replace(ruling, on=None if day is None else date(2027, 5, day))
        (only,) = book(matches, lambda _: form(GOALS, CARDS), rulings=(ruled,)).suspensions
        assert only.misses == (misses,)
