"""Trophies: what holds of every one, whatever the placings; what cannot be ranked; what no case file shows."""

import tomllib
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.competition import Record, standings
from core.exact import Number
from core.rules.ruleset import Ruleset
from core.standings.placings import Placed, Placing
from core.standings.ranking import Ranking
from core.standings.trophy import Given, Trophy, trophy
from regulations.case_trophy import GAMES
from regulations.read import inline

PLAIN = 'trophy = [{ name = "Geral", by_place = [13, 8, 5, 3] }]'
SIDES = ("Alfa", "Beta", "Gama", "Delta")


def rules(*articles: str) -> Ruleset:
    listed = [{"number": str(n), "text": "Texto.", **tomllib.loads(text)} for n, text in enumerate(articles, 1)]
    return inline(listed, GAMES, "open")


def placing(name: str, *order: str) -> Placing:
    return Placing(name, name, tuple(Placed(side, place) for place, side in enumerate(order, 1)))


def totals(found: Trophy) -> dict[str, Number]:
    known: dict[str, Number] = {}
    for place in (place for ranking in found.rankings for place in ranking.places):
        total = place.facts["table points"]
        assert isinstance(total, int | Fraction)
        known[place.side] = total
    return known


def order(ranking: Ranking) -> list[tuple[int, str]]:
    return sorted((place.place, place.side) for place in ranking.places)


PLACINGS = st.lists(st.permutations(SIDES), min_size=1, max_size=5).map(
    lambda orders: tuple(placing(f"c{n}", *each[: 2 + n % 3]) for n, each in enumerate(orders))
)


@given(PLACINGS, st.randoms(use_true_random=False))
@settings(max_examples=100)
def test_the_order_of_what_is_given_never_matters(placings: tuple[Placing, ...], luck: object) -> None:
    mixed = [Placing(p.competition, p.modality, tuple(luck.sample(p.placed, len(p.placed)))) for p in placings]  # type: ignore[attr-defined]
    luck.shuffle(mixed)  # type: ignore[attr-defined]
    one, other = (trophy("Geral", Given(tuple(each)), rules(PLAIN)) for each in (placings, mixed))
    assert order(one.rankings[0]) == order(other.rankings[0])
    assert totals(one) == totals(other)


@given(PLACINGS)
@settings(max_examples=100)
def test_a_total_is_the_points_of_the_places(placings: tuple[Placing, ...]) -> None:
    listed = (13, 8, 5, 3)
    by_hand = dict.fromkeys({side for each in placings for side in each.sides}, 0)
    for each in placings:
        for placed in each.placed:
            assert placed.place is not None
            by_hand[placed.side] += listed[placed.place - 1]
    assert totals(trophy("Geral", Given(placings), rules(PLAIN))) == by_hand


@given(PLACINGS)
@settings(max_examples=100)
def test_who_stands_above_has_at_least_as_many_points_and_places_are_left_free_for_who_shares(
    placings: tuple[Placing, ...],
) -> None:
    (ranking,) = trophy("Geral", Given(placings), rules(PLAIN)).rankings
    points = [place.facts["table points"] for place in ranking.places]
    assert points == sorted(points, reverse=True)
    for place in ranking.places:
        assert place.place == 1 + sum(other.place < place.place for other in ranking.places)


@given(PLACINGS, st.integers(1, 9))
@settings(max_examples=50)
def test_dividing_by_teams_is_exact(placings: tuple[Placing, ...], teams: int) -> None:
    facts = {"teams": dict.fromkeys(SIDES, teams)}
    divided = totals(trophy("Geral", Given(placings, facts), rules(PLAIN.replace("] }", '], divide_by = "teams" }'))))
    whole = totals(trophy("Geral", Given(placings), rules(PLAIN)))
    assert divided == {side: Fraction(total) / teams for side, total in whole.items()}


def test_nothing_divided_by_nothing_is_nothing() -> None:
    divided = rules(PLAIN.replace("] }", '], divide_by = "teams" }'))
    assert totals(trophy("Geral", Given((), {}, sides=("Alfa",)), divided)) == {"Alfa": 0}


def test_every_change_of_a_sum_is_in_the_ledger_under_its_name() -> None:
    stated = rules(
        'trophy = [{ name = "Geral", by_place = [10], participation = 5, at_most = 7, divide_by = "teams", '
        'factors = [{ fact = "conduct grade", range = "2 or fewer", times = "1/2" }], '
        'deduction = [{ name = "walkover", takes = 3 }] }]'
    )
    won = placing("futsal", "Alfa")
    absent = Placing("truco", "truco", (Placed("Alfa", absent=True),))
    found = trophy("Geral", Given((won, absent), {"conduct grade": {"Alfa": 1}}), stated)
    assert [(each.name, each.points) for each in found.ledger.adjustments] == [
        *(("at most", -3), ("conduct grade", Fraction(-17, 2)), ("walkover", -3), ("teams", Fraction(-11, 4))),
    ]
    assert totals(found) == {"Alfa": Fraction(11, 4)}


def test_a_trophy_that_nobody_declared() -> None:
    with pytest.raises(KeyError):
        trophy("Outro", Given(()), rules(PLAIN))


def test_a_competition_that_counts_only_if_the_committee_says_so() -> None:
    left = Placing("chopp-metro", "chopp-metro", (Placed("Beta", 1),), counts="as the committee says")
    none = Placing("futebol-dos-presidentes", "futebol-dos-presidentes", (Placed("Gama", 1),), counts="no trophy")
    found = trophy("Geral", Given((placing("truco", "Alfa"), left, none)), rules(PLAIN))
    assert totals(found) == {"Alfa": 13}
    assert [(each.code, each.params["who"]) for each in found.undecided] == [
        ("whether it counts is not known", "chopp-metro")
    ]


def test_a_competition_named_in_sums_counts_whatever_its_own_rules_say() -> None:
    left = Placing("truco", "truco", (Placed("Beta", 1),), counts="no trophy")
    assert totals(trophy("Geral", Given((left,)), rules(PLAIN.replace("] }", '], sums = "truco" }')))) == {"Beta": 13}


def test_by_name_by_modality_and_by_category() -> None:
    female = Placing("futsal female", "futsal", (Placed("Alfa", 1),), "female")
    assert female.called("futsal female")
    assert female.called("futsal")
    assert not female.called("futsal male")
    assert not female.called("truco")


def test_absent_from_every_event_is_no_place_in_the_modality() -> None:
    stated = rules('trophy = [{ name = "Geral", ranks = "modality", by_place = [10, 6], participation = 1 }]')
    events = tuple(
        Placing(f"atletismo {event}", "atletismo", (Placed("Alfa", 1), Placed("Beta", absent=True)))
        for event in ("100 m", "400 m")
    )
    found = trophy("Geral", Given(events), stated)
    assert totals(found) == {"Alfa": 11, "Beta": 1}
    assert [ranking.group for ranking in found.before] == ["atletismo"]


def test_the_furthest_stage_may_come_after_a_knock_out() -> None:
    """Who goes from the quarter-final into a group of four has reached the group."""
    table = 'trophy = [{ name = "Geral", by_stage = { "quarter-final" = 5, quadrangular = 10 } }]'
    stage = 'stage = [{ name = "quadrangular", kind = "round robin" }]'
    reached = Placed("Alfa", 1, reached=("quarter-final", "quadrangular"))
    found = trophy(
        "Geral",
        Given((Placing("c", "c", (reached, Placed("Beta", 5, reached=("quarter-final",)))),)),
        rules(table, stage),
    )
    assert totals(found) == {"Alfa": 10, "Beta": 5}


def test_a_lot_due_inside_a_modality_is_due_for_the_trophy() -> None:
    table = 'trophy = [{ name = "Geral", ranks = "modality", by_place = [10, 7], tiebreak = ["lot"] }]'
    placings = (
        Placing("100 m", "atletismo", (Placed("Alfa", 1), Placed("Beta", 2))),
        Placing("400 m", "atletismo", (Placed("Beta", 1), Placed("Alfa", 2))),
        Placing("futsal", "futsal", (Placed("Alfa", 1), Placed("Beta", 2))),
    )
    found = standings(Record((), trophy="Geral", placings=placings), rules(table), GAMES)
    assert [(due.what, sorted(due.sides)) for due in found.due] == [("lot", ["Alfa", "Beta"])]
