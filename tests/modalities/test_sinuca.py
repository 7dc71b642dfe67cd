"""Sinuca, eight-ball: one rack, eight balls to win, and what scratching with the 8 or giving up makes of it."""

from itertools import product

import pytest

from core.play.outcome import Outcome
from core.play.settle import settle
from core.play.sheet import Ending, Incident, Pair, Segment, Sheet
from modalities.catalogue import find
from regulations.read import inline
from tests.modalities.cooperativas import form, outcome, played, refused

A, B = 0, 1


def test_every_score_of_a_rack() -> None:
    """Whoever pocketed the 8 has eight balls, the other side at most its seven; nothing else ends a rack."""
    rules = form("sinuca")
    for first, second in product(range(11), repeat=2):
        ends = max(first, second) == 8 and min(first, second) <= 7
        settled = settle(played((first, second)), rules)
        assert isinstance(settled, Outcome) is ends, (first, second)
        if isinstance(settled, Outcome):
            assert (settled.winner, settled.points) == (A if first == 8 else B, (first, second))


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ((7, 6), [("segment not finished", "art. 4º, b")]),
        ((8, 8), [("segment level", "art. 4º, b")]),
        ((9, 7), [("segment past its target", "art. 4º, b")]),
    ],
)
def test_what_cannot_be_names_its_article(points: Pair, expected: list[tuple[str, str]]) -> None:
    assert refused(settle(played(points), form("sinuca"))) == expected


@pytest.mark.parametrize(("points", "counted"), [((7, 0), (7, 8)), ((7, 7), (7, 8)), ((7, 5), (7, 8))])
def test_scratching_with_the_eight_loses_whatever_the_score(points: Pair, counted: Pair) -> None:
    settled = outcome(Sheet((Segment(points),), incidents=(Incident("scratch on the eight", A),)), form("sinuca"))
    assert (settled.winner, settled.points, settled.ending) == (B, counted, Ending.PLAYED)
    assert settled.why is not None
    assert settled.why.source.cite() == "art. 8º, c"


def test_giving_up_leaves_the_other_side_with_eight() -> None:
    settled = outcome(Sheet((Segment((6, 2)),), ending=Ending.ABANDONED, missing=frozenset({A})), form("sinuca"))
    assert (settled.winner, settled.points) == (B, (6, 8))


@pytest.mark.parametrize("name", ["scratch", "double hit", "illegal break", "rival's ball"])
def test_a_fault_passes_the_turn_and_leaves_the_score(name: str) -> None:
    settled = outcome(Sheet((Segment((8, 3)),), incidents=(Incident(name, A, 2),)), form("sinuca"))
    assert (settled.winner, settled.points) == (A, (8, 3))


def test_balls_pocketed_are_the_balls_that_a_side_made() -> None:
    modality = find("sinuca")
    assert modality is not None
    article = {"number": "1º", "text": "Bolas.", "tiebreak": {"any": ["balls pocketed in group", "balls for in group"]}}
    chain = inline([article], modality, "open").value("tiebreak.any")
    assert [(each.fact, each.measure) for each in chain] == [("point", "for"), ("point", "for")]
