"""Sides that leave: what stands, what becomes a walkover, what falls, and for whom."""

from datetime import date
from itertools import combinations
from typing import Any

import pytest

from core.play.match import Match
from core.play.outcome import Outcome
from core.play.settle import settle
from core.play.sheet import Ending, Sheet
from core.play.withdrawals import Treated, treated
from core.standings.points import point_table, rows
from tests.play.rules import GOALS, form, ruleset, sheet

GAMES = {"match.won_by": "total", "walkover.score": {"points": (3, 0)}, "table_points.win": 3, "table_points.draw": 1}


def league(sides: str, results: dict[str, Sheet], leg: int = 1) -> list[Match]:
    """A round robin of sides of one letter; results by pair ("AB")."""
    return [Match(a + b, a, b, leg=leg, sheet=results.get(a + b)) for a, b in combinations(sides, 2)]


def after(matches: list[Match], figures: dict[str, Any], days: dict[str, date] | None = None, **left: Any) -> Treated:
    """What the matches count as under these figures once the sides have left."""
    rules = ruleset(GAMES | figures)
    format_ = form(GOALS, GAMES | figures)
    outcomes = {}
    for match in matches:
        if match.sheet is not None:
            settled = settle(match.sheet, format_)
            assert isinstance(settled, Outcome)
            outcomes[match.id] = settled
    return treated(matches, outcomes, left.get("withdrawn", ()), left.get("excluded", ()), rules, format_, days=days)


def seen(found: Treated) -> dict[str, tuple[str, int | None]]:
    """Each match as how it ended and who won."""
    return {match: (outcome.ending.value, outcome.winner) for match, outcome in sorted(found.outcomes.items())}


WALKED_OVER = sheet(ending=Ending.WALKOVER, missing=frozenset({1}))


def test_a_disbanded_sides_open_matches_go_to_its_rivals_and_what_was_decided_keeps_its_result() -> None:
    matches = league("ABCD", {"AB": sheet((2, 1)), "AC": WALKED_OVER})
    found = seen(after(matches, {}, withdrawn=["A"]))
    assert found == {"AB": ("played", 0), "AC": ("walkover", 0), "AD": ("walkover", 1)}


def test_between_two_sides_that_left_it_is_a_double_walkover() -> None:
    matches = league("ABCD", {"AB": sheet((2, 1)), "AC": WALKED_OVER})
    found = after(matches, {}, withdrawn=["A", "D"])
    assert seen(found)["AD"] == ("walkover", None)
    assert found.outcomes["AD"].losers == frozenset({0, 1})
    assert found.gone == frozenset()


def test_every_change_names_its_figure() -> None:
    found = after(league("ABC", {}), {"withdrawal.rest": "walkovers"}, withdrawn=["A"])
    why = found.outcomes["AB"].why
    assert why is not None
    assert getattr(why.source, "number", "") == "withdrawal.rest"


@pytest.mark.parametrize(
    ("word", "falls"),
    [("never", False), ("always", True), ("before half of its matches", False), ("before the end of the phase", True)],
)
def test_after_two_of_four_matches_half_has_been_played(word: str, falls: bool) -> None:
    matches = league("EABCD", {"EA": sheet((2, 0)), "EB": sheet((0, 1)), "AB": sheet((1, 1))})
    found = after(matches, {"withdrawal.annulled_if": word}, withdrawn=["E"])
    assert (found.gone == frozenset("E")) == falls
    assert all(found.outcomes[m].void == falls for m in ("EA", "EB", "EC", "ED"))
    assert seen(found)["AB"] == ("played", None)


def test_one_match_earlier_all_falls_for_its_rivals_too() -> None:
    matches = league("EABCD", {"EA": sheet((2, 0))})
    found = after(matches, {"withdrawal.annulled_if": "before half of its matches"}, withdrawn=["E"])
    table = point_table(ruleset(GAMES), GOALS)
    assert found.gone == frozenset("E")
    assert rows(matches[0], found.outcomes["EA"], table) == ()


@pytest.mark.parametrize(("played", "falls"), [(("EA", "EB"), False), (("EA",), True)])
def test_the_first_leg_ends_with_its_last_match(played: tuple[str, ...], falls: bool) -> None:
    first = league("EAB", {pair: sheet((1, 0)) for pair in played})
    second = [Match(f"{m.id} again", m.second or "", m.first, leg=2) for m in first]
    found = after(first + second, {"withdrawal.annulled_if": "before the end of the first leg"}, withdrawn=["E"])
    assert (found.gone == frozenset("E")) == falls
    assert found.outcomes["EA again"].void == falls


@pytest.mark.parametrize(("day", "falls"), [(date(2027, 5, 1), True), (date(2027, 5, 2), False)])
def test_a_day_is_a_border_too(day: date, falls: bool) -> None:
    figures = {"withdrawal.annulled_if": date(2027, 5, 2)}
    assert bool(after(league("EA", {}), figures, {"E": day}, withdrawn=["E"]).gone) == falls


def test_what_it_played_may_become_walkovers_and_what_it_did_not_may_stay_unplayed() -> None:
    matches = league("ABC", {"AB": sheet((2, 1))})
    figures = {"withdrawal.played": "walkovers", "withdrawal.rest": "not played"}
    found = after(matches, figures, withdrawn=["A"])
    assert seen(found) == {"AB": ("walkover", 1), "AC": ("void", None)}


def test_a_withdrawal_may_have_a_score_of_its_own_and_an_exclusion_another() -> None:
    figures = {
        "withdrawal.score": {"points": (1, 0)},
        "withdrawal.measures": "left out",
        "exclusion.score": {"points": (9, 0)},
    }
    found = after(league("ABC", {}), figures, withdrawn=["A"], excluded=["C"])
    assert (found.outcomes["AB"].points, found.outcomes["AB"].scored) == ((0, 1), False)
    assert (found.outcomes["BC"].points, found.outcomes["BC"].scored) == ((9, 0), False)


def test_the_nth_walkover_excludes_and_one_fewer_does_not() -> None:
    absent = sheet(ending=Ending.WALKOVER, missing=frozenset({0}))
    once = league("ABCD", {"AB": absent})
    twice = league("ABCD", {"AB": absent, "AC": absent})
    figures = {"walkover.excluded_after": 2}
    assert "AD" not in after(once, figures).outcomes
    found = after(twice, figures)
    assert seen(found)["AD"] == ("walkover", 1)
    assert found.excluded is not None
    assert {side: figure.value for side, figure in found.excluded.items()} == {"A": 2}
    assert "AD" not in after(twice, figures | {"walkover.excluded_from": "next stages"}).outcomes


def test_nobody_left_changes_nothing() -> None:
    matches = league("ABC", {"AB": sheet((2, 1))})
    assert seen(after(matches, {})) == {"AB": ("played", 0)}
