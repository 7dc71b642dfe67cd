"""The reference itself, on groups small enough to be worked out with a pencil."""

from typing import Any

import pytest

from core.rules.article import Cited, Default
from core.standings.chain import Chains
from core.standings.ledger import Ledger
from core.standings.ranking import Recorded
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
AMONG = ("point difference among tied", "points for among tied")


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
    """A and C: three points, difference 0, two goals; B two goals fewer. C beat A."""
    assert order(THREE, any=chain("points for among tied", "point difference among tied"), **said) == expected
