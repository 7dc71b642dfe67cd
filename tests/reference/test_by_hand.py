"""The reference itself, on groups small enough to be worked out with a pencil."""

from dataclasses import replace
from typing import Any

import pytest

from core.rules.article import Cited, Default
from core.standings.chain import Chains, Drop
from core.standings.criterion import Criterion, Measure, Whole
from core.standings.ledger import Adjustment, Ledger
from core.standings.ranking import Recorded
from tests.reference.across import reference_across
from tests.reference.dump import LISTS
from tests.reference.ranking import ReferenceRanking, reference_rank
from tests.reference.results import chain, ledger

BY = chain("table points in phase")


def rank(
    facts: Ledger, recorded: Recorded = Recorded(), borders: frozenset[int] = frozenset(), **said: Any
) -> ReferenceRanking:
    """The ranking of all sides of the ledger; lists are given as chains, the other keys as plain words."""
    keys: dict[str, Any] = {"by": BY}
    for key, value in said.items():
        keys[key] = value if key in LISTS or key == "by" else Cited(value, Default())
    sides = tuple(sorted({row.side for row in facts.rows}))
    return reference_rank(sides, facts, Chains(**keys), recorded, group="", stage="", borders=borders)


def order(facts: Ledger, **said: Any) -> str:
    """The order as text: "A BC D" where B and C share a place."""
    return " ".join("".join(shared) for shared in rank(facts, **said).order)


SETS = ledger("A 3:1 B\nA 3:2 C\nD 3:2 A\nB 3:0 C\nB 3:0 D\nC 3:0 D")


@pytest.mark.parametrize(
    ("criterion", "expected"),
    [
        ("segments won in group", "A B C D"),
        ("segment difference in group", "B A C D"),
        ("segment ratio in group", "B A C D"),
        ("head-to-head", "A B C D"),
    ],
)
def test_the_chain_as_written_decides(criterion: str, expected: str) -> None:
    """Two wins each, sets 8-6 and 7-3; C and D have one win each, C 5-6 and won 3-0 against D 3-8."""
    assert order(SETS, any=chain(criterion)) == expected


THREE = ledger("A 1-0 B\nB 1-0 C\nC 2-1 A")
GOALS_THEN_DIFFERENCE = chain("points for among tied", "point difference among tied")


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ({"after_split": "restart"}, "C A B"),
        ({"after_split": "repeat mini-league"}, "C A B"),
        ({"after_split": "continue"}, "AC B"),
        ({"after_split": "continue", "mini_league": "shrinks"}, "C A B"),
        ({"after_split": "first only"}, "AC B"),
        ({"after_split": "last only"}, "C A B"),
    ],
)
def test_two_that_the_mini_league_of_three_leaves_level(said: dict[str, str], expected: str) -> None:
    """A and C: three points, difference 0, two goals; B one goal. Between the two alone C won 2-1."""
    assert order(THREE, any=GOALS_THEN_DIFFERENCE, **said) == expected


FIVE = ledger(
    """
    A 2-0 B
    A 0-1 C
    A 2-0 D
    A 1-2 E
    B 1-0 C
    B 0-1 D
    B 2-1 E
    C 2-1 D
    C 1-2 E
    D 2-0 E
    """
)
"""Two wins each. Goals: A 5-3, B 3-4, C 4-4, D 4-4, E 5-6."""


@pytest.mark.parametrize(
    ("after_split", "expected"),
    [
        # A +2, then C and D at 0, then B and E at -1. Goals of all five: C and D four each, E five, B three.
        ("continue", "A CD E B"),
        # C and D alone: C won 2-1. B and E alone: B won 2-1.
        ("restart", "A C D B E"),
        # E is before B at the end of the run; C and D, level there, begin it again alone.
        ("repeat mini-league", "A C D E B"),
        # A placed. B +1, C -1, D +2, E -2: D placed. B +2, C -2, E 0: B placed. E won 2-1 against C.
        ("first only", "A D B E C"),
        # Of B and E, B has fewer goals: last. A 0, C +1, D -1, E 0: D last. A -2, C 0, E +2: A last. C lost 1-2 to E.
        ("last only", "E C A D B"),
    ],
)
def test_the_five_answers_after_a_split_are_five_different_tables(after_split: str, expected: str) -> None:
    """The same ten matches and the same three criteria."""
    criteria = chain("point difference among tied", "points for among tied", "point difference in group")
    assert order(FIVE, any=criteria, after_split=after_split) == expected


CYCLE = ledger("V 3-1 E\nC 3-0 L\nE 2-1 C\nV 4-2 L\nC 2-1 V\nE 5-0 L")
"""V, C and E have six points; among themselves V 4-3, C 3-3, E 3-4."""


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ({}, "V C E L"),
        ({"after_split": "restart"}, "C V E L"),
        ({"two_left": "two"}, "C V E L"),
        ({"two_left": "two", "after_split": "repeat mini-league"}, "C V E L"),
    ],
)
def test_a_pair_that_three_leave(said: dict[str, str], expected: str) -> None:
    """E, with four goals against, falls; V has the better difference of the three, but lost to C."""
    more = chain("wins among tied", "points against among tied", "point difference among tied")
    assert order(CYCLE, two=chain("head-to-head"), more=more, **said) == expected


EQUALS = ledger("E 1-0 S\nE 1-0 T\nE 3-1 L\nS 1-1 T\nS 2-0 L\nT 2-0 L")
"""S and T: a draw between them, and 3-2 in goals each."""
TO_A_LOT = chain("head-to-head", "point difference in group", "points for in group", "lot")


def test_a_lot_is_due_and_the_place_is_shared() -> None:
    """Nothing but the lot is left."""
    ranking = rank(EQUALS, two=TO_A_LOT)
    assert ranking.order == (("E",), ("S", "T"), ("L",))
    assert ranking.due == {("lot", frozenset("ST"))}


@pytest.mark.parametrize(
    ("recorded", "expected"),
    [
        (Recorded(lots=(("T", "S"),)), (("E",), ("T",), ("S",), ("L",))),
        (Recorded(lots=(("T", "S", "L"),)), (("E",), ("S", "T"), ("L",))),
        (Recorded(play_offs=(("T", "S"),)), (("E",), ("S", "T"), ("L",))),
    ],
)
def test_a_recorded_order_serves_only_the_tie_of_exactly_its_sides(
    recorded: Recorded, expected: tuple[tuple[str, ...], ...]
) -> None:
    """And only where that kind of order was asked for."""
    assert rank(EQUALS, recorded, two=TO_A_LOT).order == expected


@pytest.mark.parametrize(("border", "what"), [(1, "lot"), (2, "play-off"), (3, "lot")])
def test_what_replaces_a_lot_where_a_border_runs_through_the_tie(border: int, what: str) -> None:
    """S and T hold the places 2 and 3: only a border after the second parts them."""
    play_off = Criterion("play-off", whole=Whole.PLAY_OFF)
    assert rank(EQUALS, borders=frozenset({border}), two=TO_A_LOT, at_stake=play_off).due == {(what, frozenset("ST"))}


def test_a_last_resort_that_does_not_apply_lets_the_chain_go_on() -> None:
    """The play-off is for the first place alone."""
    assert rank(EQUALS, two=chain("play-off, if for place 1", "lot")).due == {("lot", frozenset("ST"))}


def test_whoever_has_a_walkover_of_its_own_stands_below_before_any_criterion() -> None:
    """A is away at C: its better difference no longer helps it against B; A, B and C have three points."""
    played = ledger("A 5-0 B\nB 1-0 C\nC 1-0 A")
    rows = tuple(replace(r, awarded=True, absent=r.side == "A") if r.match.startswith("3") else r for r in played.rows)
    facts = replace(played, rows=rows)
    criteria = chain("point difference in group")
    assert order(facts, any=criteria) == "A C B"
    assert order(facts, any=criteria, loses_right=("walkover",)) == "C B A"
    assert order(facts, any=criteria, walkovers="left out") == "A C B"


@pytest.mark.parametrize(
    ("said", "expected"),
    [({}, "A B D C"), ({"two_then": "shared"}, "AB CD"), ({"never_met": "shared"}, "AB CD")],
)
def test_two_that_never_met(said: dict[str, Any], expected: str) -> None:
    """A won by two and B by one: head-to-head is passed over, and ``more`` looks at the goals."""
    facts = ledger("A 2-0 C\nB 1-0 D")
    assert order(facts, two=chain("head-to-head"), more=chain("point difference in group"), **said) == expected


def test_no_mini_league_while_a_pair_has_not_met() -> None:
    """A, B and C have three points, but A and C never met: the mini-league would put C last."""
    facts = ledger("A 1-0 B\nB 3-0 C\nC 9-0 D")
    criteria = chain("point difference among tied", "point difference in group")
    assert order(facts, any=criteria) == "B A C D"
    assert order(facts, any=criteria, never_met="no mini-league") == "C B A D"


def test_ties_share_the_place_while_a_match_of_the_group_is_open() -> None:
    """Unless the regulation says otherwise."""
    facts = replace(EQUALS, unsettled={"": ("S 1-1 T",)})
    criteria = chain("head-to-head", "lot")
    assert rank(facts, two=criteria) == ReferenceRanking((("E",), ("S", "T"), ("L",)), frozenset())
    assert rank(facts, two=criteria, unfinished=chain("lot")).due == {("lot", frozenset("ST"))}


def test_a_ratio_with_nothing_against() -> None:
    """3-0 is above 9-1; as 1 against it is 3 and below 9."""
    facts = ledger("A 3-0 C\nB 9-1 D")
    criteria = chain("point ratio in group")
    assert order(facts, any=criteria) == "A B D C"
    assert order(facts, any=criteria, nothing_against="as 1 against") == "B A D C"


def test_a_deduction_counts_in_the_group_and_not_among_the_tied() -> None:
    """A beat B and lost three points for it: B, who beat C alone, is level with A on three."""
    facts = ledger("A 1-0 B\nA 1-0 C\nB 1-0 C")
    facts = replace(facts, adjustments=(Adjustment("A", -3, "ineligible athlete"),))
    assert order(facts, any=chain("table points among tied")) == "A B C"
    assert order(facts, any=chain("table points in group")) == "AB C"


UNEQUAL = ledger("A 1-0 B\nA 2-0 C\nA 0-3 D\nB 1-0 C\nB 1-0 D\nD 1-0 C\nX 2-0 Y\nX 0-0 Z\nY 1-0 Z")
"""Group of four: A 6 points, 3-3; B 6, 2-1; D 6, 4-1; C 0. Group of three: X 4 points, 2-0; Y 3, 1-2; Z 1."""


@pytest.mark.parametrize(
    ("equalise", "expected"),
    [
        # 6, 6 and 4 points; differences 0 and +1.
        ("as they stand", "B A X"),
        # 2, 2 and 2 points a match; differences 0, +1/3 and +1.
        ("per match", "X B A"),
        # Without C, last of four: A 3 points and -2, B 3 and 0, X 4.
        ("without the last placed", "X B A"),
        # At two wins the defeat falls: A 6 and +3, B 6 and +2.
        ("dropping matches", "A B X"),
    ],
)
def test_four_ways_of_comparing_unequal_groups(equalise: str, expected: str) -> None:
    """A and B of a group of four against X of a group of three."""
    groups = {"1": ("A", "B", "C", "D"), "2": ("X", "Y", "Z")}
    rows = tuple(replace(row, group="1" if row.side in groups["1"] else "2") for row in UNEQUAL.rows)
    chains = Chains(
        by=BY,
        any=chain("point difference in group"),
        across_by=chain("table points in phase", "point difference in phase"),
        equalise=Cited(equalise, Default()),
        drop=(Drop(2, "loss", "point", Measure.DIFFERENCE),),
    )
    ranking = reference_across(("A", "B", "X"), Ledger(rows), chains, Recorded(), groups=groups, stage="")
    assert " ".join("".join(shared) for shared in ranking.order) == expected
