"""Table tennis: sets of eleven by two points, best of five, and what a walkover does not give."""

from itertools import product

import pytest

from core.competition import Record, standings
from core.play.notation import read_sheets
from core.play.outcome import Outcome
from core.play.settle import settle
from core.play.sheet import Ending, Pair, Sheet
from modalities.catalogue import find
from tests.modalities.cooperativas import form, outcome, played, refused, regulation

SPORT = "tenis-de-mesa"
A, B = 0, 1
WON = ((11, 0), (11, 0))


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ((10, 8), [("segment not finished", "art. 3º")]),
        ((11, 9), []),
        ((11, 10), [("lead not reached", "art. 3º")]),
        ((12, 10), []),
        ((12, 9), [("segment past its lead", "art. 3º")]),
        ((12, 11), [("lead not reached", "art. 3º")]),
        ((21, 19), []),
    ],
)
def test_a_set_of_eleven_by_two(points: Pair, expected: list[tuple[str, str]]) -> None:
    assert refused(settle(played(points, *WON), form(SPORT))) == expected


def test_every_small_set_is_settled_exactly_where_the_rule_says_so() -> None:
    rules = form(SPORT)
    for first, second in product(range(16), repeat=2):
        most, least = max(first, second), min(first, second)
        ends = (most == 11 and least <= 9) or (most > 11 and most - least == 2)
        sets = [(first, second), *WON, (11, 0)] if first < second else [(first, second), *WON]
        assert isinstance(settle(played(*sets), rules), Outcome) is ends, (first, second)


@pytest.mark.parametrize(("won", "lost", "ends"), [(2, 0, False), (3, 0, True), (3, 1, True), (3, 2, True)])
def test_the_best_of_five(won: int, lost: int, ends: bool) -> None:
    sets = [(5, 11)] * lost + [(11, 5)] * won
    assert isinstance(settle(played(*sets), form(SPORT)), Outcome) is ends


def test_nothing_is_played_after_the_third_set_won() -> None:
    assert refused(settle(played(*WON, (11, 0), (11, 0)), form(SPORT))) == [("segment after the match", "art. 3º")]


def test_a_walkover_is_three_sets_of_eleven() -> None:
    absent = outcome(Sheet(ending=Ending.WALKOVER, missing=frozenset({B})), form(SPORT))
    assert (absent.winner, absent.segments, absent.points) == (A, (3, 0), (33, 0))


@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("Alfa  11-5 11-5 11-5  Beta", (2, 1)),
        ("Alfa  W.O. Beta", (2, 0)),
        ("Alfa  11-5 11-5 3-2  Beta ; abandons Beta", (2, 0)),
    ],
)
def test_two_for_a_win_one_for_a_loss_that_was_played(line: str, points: Pair) -> None:
    modality = find(SPORT)
    assert modality is not None
    (ranking,) = standings(Record(read_sheets(line)), regulation().ruleset(SPORT, "male"), modality).rankings
    assert tuple(place.facts["table points"] for place in ranking.places) == points


def test_what_the_source_lost_is_a_reading() -> None:
    ruleset = regulation().ruleset(SPORT, "male")
    for path in ("match.lead", "table_points.win", "table_points.loss", "table_points.walkover_loss"):
        figure = ruleset.figure(path)
        assert figure is not None
        assert figure.inferred, path
    two, more = ruleset.figure("tiebreak.two"), ruleset.figure("tiebreak.more")
    assert two is not None
    assert two.inferred
    assert more is not None
    assert more.inferred_parts.keys() == {"a", "b", "c", "d", "e"}
