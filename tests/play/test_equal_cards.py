"""Cards that equal others: in one match, over several, and repetitions counted by athlete."""

from fractions import Fraction
from typing import Any

import pytest

from core.discipline.book import Brought
from core.discipline.keep import book
from core.play.match import Match
from core.play.parts import count_parts
from core.play.sheet import Ending, Incident, Part, Segment
from core.rules.forms import Mix, Percent
from core.rules.forms import Part as Share
from tests.play.rules import HANDS, form, settled, sheet

CARDS: dict[str, Any] = {
    "match.won_by": "segments",
    "match.segments": 1,
    "match.target": 150,
    "match.overshoot": "kept",
    "card.yellow.weight": 1,
    "card.red.equals": (Mix((Share("yellow", 2),)),),
    "card.red.loses": "match",
    "card.red.score": "target to 0",
    "card.black.equals": (Mix((Share("yellow", 3),)), Mix((Share("red", 1), Share("yellow", 1)))),
    "card.black.athlete": "expelled",
}


def season(*cards: tuple[str, ...], ending: Ending = Ending.PLAYED) -> list[Match]:
    """One match after the other in which athlete 7 of A is shown these cards."""
    return [
        Match(
            str(n),
            "A",
            "B",
            round=n + 1,
            sheet=sheet((150, 9), ending=ending, incidents=tuple(Incident(c, 0, 1, "7") for c in each)),
        )
        for n, each in enumerate(cards)
    ]


def reached(matches: list[Match], brought: dict[str, int] | None = None, **discipline: Any) -> list[tuple[str, str]]:
    rules = form(HANDS, CARDS | {f"discipline.{key}": value for key, value in discipline.items()})
    held = [Brought("A", "7", card, times) for card, times in (brought or {}).items()]
    return [(each.card, each.match) for each in book(matches, lambda _: rules, brought=held).amounts]


@pytest.mark.parametrize("first", ["3 yellow", "1 red, 1 yellow"])
def test_a_card_that_equals_one_that_loses_the_match_loses_it_too(first: str) -> None:
    mixes = CARDS["card.black.equals"]
    ordered = mixes if first == "3 yellow" else tuple(reversed(mixes))
    outcome = settled(
        sheet((150, 9), incidents=(Incident("black", 0),)), form(HANDS, CARDS | {"card.black.equals": ordered})
    )
    assert (outcome.winner, outcome.points) == (1, (0, 150))


def test_a_yellow_alone_costs_nothing() -> None:
    assert settled(sheet((150, 9), incidents=(Incident("yellow", 0),)), form(HANDS, CARDS)).winner == 0


def test_a_card_at_discretion_does_nothing_by_itself() -> None:
    rules = form(HANDS, CARDS | {"card.black.applied": "at discretion"})
    assert settled(sheet((150, 9), incidents=(Incident("black", 0),)), rules).winner == 0


def test_cards_add_up_from_match_to_match() -> None:
    assert reached(season(("yellow",), ())) == []
    assert reached(season(("yellow",), ("yellow",))) == [("red", "1")]
    assert reached(season(("yellow",), ("yellow",), ("yellow",))) == [("red", "1"), ("black", "2")]
    assert reached(season(("red",), ("yellow",))) == [("black", "1")]


def test_cards_come_from_games_before() -> None:
    assert reached(season(("yellow",)), {"red": 1}) == [("black", "0")]
    assert reached(season(()), {"yellow": 2}) == []


def test_cards_of_one_match_only_or_of_a_match_that_fell() -> None:
    assert reached(season(("yellow",), ("yellow",)), cards_over="match") == []
    void = season(("yellow", "yellow"), ending=Ending.VOID)
    assert reached(void) == [("red", "0")]
    assert reached(void, annulled_matches="fall") == []


def test_a_card_is_held_by_somebody() -> None:
    nobody = [Match("0", "A", "B", sheet=sheet((150, 9), incidents=(Incident("yellow", 0, 2),)))]
    assert reached(nobody) == []


@pytest.mark.parametrize(
    ("by", "second", "points"), [("side", "8", 85), ("athlete", "8", 100), ("athlete", "7", 85), ("athlete", "", 100)]
)
def test_a_repetition_counts_by_side_or_by_athlete(by: str, second: str, points: int) -> None:
    figures = {
        "penalties.points_go": "from the offender",
        "penalties.repeats_by": by,
        "infraction.slow play.warning": "verbal",
        "infraction.slow play.again": ({"points": Percent(Fraction(10, 100), "target")},),
    }
    first, again = (Part(0, infraction="slow play", athlete=name) for name in ("7", second))
    hands = Segment((0, 0), (Part(0, 100), first, again))
    assert count_parts(hands, form(HANDS, CARDS | figures).terms(0)).points == (points, 0)
