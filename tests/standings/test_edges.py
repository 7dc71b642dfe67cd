"""Edges of the ranking that a comparison of random groups seldom reaches, each with its value worked by hand."""

from dataclasses import replace
from itertools import permutations

from core.rules.article import Cited, Default
from core.standings.across import rank_across
from core.standings.chain import Chains, Drop
from core.standings.criterion import Measure
from core.standings.ledger import Ledger, Row
from core.standings.rank import rank
from tests.reference.results import chain, ledger


def test_a_rival_above_all_lifts_the_sum_of_its_rivals_above_all() -> None:
    """A has conceded nothing, so who met A has met a ratio above all: that can't be less than meeting D's."""
    played = ledger("A 1-0 B\nC 0-0 D\nA 0-0 C\nB 3-1 D")
    found = rank(("B", "C", "D"), played, Chains(chain("rivals' point ratio in phase"), any=chain("shared")))
    assert found.order() == (("B", "C"), ("D",))


def test_a_match_against_a_side_of_another_group_counts_in_its_round_and_not_in_the_group() -> None:
    rows = ledger("A 1-0 B\nA 2-0 X").rows
    mixed = Ledger(tuple(replace(row, group="2" if "X" in row.match else "1") for row in rows))
    by_round = rank(("A", "B"), mixed, Chains(chain("results from the last round backwards")), group="1")
    assert by_round.steps[0].values == {"A": (3, 3), "B": (0, 0)}
    in_group = rank(("A", "B"), mixed, Chains(chain("table points in group")), group="1")
    assert in_group.steps[0].values == {"A": 3, "B": 0}


def test_which_of_two_level_matches_is_dropped_never_depends_on_its_name() -> None:
    """A has a match more than B; the two that it drew are level in points and goals, one with more cards."""

    def row(match: str, rival: str, cards: int) -> Row:
        return Row(match, "A", rival, "draw", 1, points=(1, 1), group="1", counts={"yellow cards": cards})

    orders = set()
    for first, second in permutations(("m1", "m2")):
        rows = (row(first, "C", 0), row(second, "D", 2), Row("m3", "B", "E", "draw", 1, points=(1, 1), group="2"))
        rule = Drop(0, "draw", "point", Measure.DIFFERENCE)
        chains = Chains(
            chain("table points in phase"),
            across_by=chain("table points in phase", "yellow cards in phase"),
            equalise=Cited("dropping matches", Default()),
            drop=(rule,),
        )
        groups = {"1": ("A", "C", "D"), "2": ("B", "E")}
        orders.add(rank_across(("A", "B"), Ledger(rows), chains, groups=groups).order())
    assert orders == {(("B",), ("A",))}


def test_what_is_due_at_two_borders_is_told_in_the_order_of_the_groups() -> None:
    """Two groups of three level sides beside one of two: neither has a last placed, whatever order they come in."""
    rows = ledger("A 1-1 B\nB 1-1 C\nA 1-1 C\nD 1-1 E\nE 1-1 F\nD 1-1 F\nG 1-0 H").rows
    group_of = {side: group for group, sides in (("1", "ABC"), ("2", "DEF"), ("3", "GH")) for side in sides}
    played = Ledger(tuple(replace(row, group=group_of[row.side]) for row in rows))
    chains = Chains(chain("table points in phase"), equalise=Cited("without the last placed", Default()))
    groups = {"1": ("A", "B", "C"), "2": ("D", "E", "F"), "3": ("G", "H")}
    told = {
        tuple((due.group, due.sides) for due in rank_across(("A", "D", "G"), played, chains, groups=ordered).due)
        for ordered in (dict(order) for order in permutations(groups.items()))
    }
    assert told == {(("1", ("A", "B", "C")), ("2", ("D", "E", "F")))}
