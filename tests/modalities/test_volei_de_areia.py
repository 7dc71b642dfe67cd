"""Beach volleyball: three sets of fifteen, by one point unless the committee wants two."""

from itertools import product

import pytest

from core.play.outcome import Outcome
from core.play.settle import settle
from core.play.sheet import Ending, Pair, Segment, Sheet
from tests.modalities.cooperativas import form, outcome, played, refused, regulation

SPORT = "volei-de-areia"
A, B = 0, 1


@pytest.mark.parametrize(
    ("sets", "expected"),
    [
        (((15, 14), (15, 0)), []),
        (((14, 13), (15, 0)), [("segment not finished", "art. 5º")]),
        (((16, 14), (15, 0)), [("segment past its target", "art. 5º")]),
        (((15, 14), (14, 15), (15, 14)), []),
        (((15, 14), (14, 15), (14, 13)), [("segment not finished", "art. 5º")]),
        (((15, 14), (14, 15), (16, 14)), [("segment past its target", "art. 5º")]),
        (((15, 14), (15, 14), (15, 14)), [("segment after the match", "art. 5º")]),
    ],
)
def test_sets_of_fifteen_by_one_the_third_too(sets: tuple[Pair, ...], expected: list[tuple[str, str]]) -> None:
    assert refused(settle(played(*sets), form(SPORT)))[:1] == expected


@pytest.mark.parametrize("lead", [1, 2])
def test_every_small_set_is_settled_exactly_where_the_rule_says_so(lead: int) -> None:
    rules = form(SPORT, committee={"match.lead": lead})
    for first, second in product(range(20), repeat=2):
        most, least = max(first, second), min(first, second)
        ends = (most == 15 and most - least >= lead) or (lead == 2 and most > 15 and most - least == 2)
        winner = (0, 15) if first < second else (15, 0)
        assert isinstance(settle(played((first, second), winner), rules), Outcome) is ends, (first, second)


def test_a_lead_of_two_holds_in_the_third_set_too() -> None:
    two = form(SPORT, committee={"match.lead": 2})
    level = ((15, 13), (13, 15))
    assert isinstance(settle(played(*level, (15, 14)), two), tuple)
    assert outcome(played(*level, (16, 14)), two).winner == A


def test_a_walkover_is_two_sets_of_fifteen() -> None:
    absent = outcome(Sheet(ending=Ending.WALKOVER, missing=frozenset({A})), form(SPORT))
    assert (absent.winner, absent.segments, absent.points) == (B, (0, 2), (0, 30))


def test_who_leaves_keeps_its_points() -> None:
    sets = (Segment((10, 15)), Segment((8, 11)))
    left = outcome(Sheet(sets, ending=Ending.ABANDONED, missing=frozenset({B})), form(SPORT))
    assert (left.winner, left.segments, left.partials) == (A, (2, 1), ((10, 15), (15, 11), (15, 0)))


def test_what_the_source_lost_is_a_reading() -> None:
    ruleset = regulation().ruleset(SPORT, "male")
    for path in ("match.lead", "tiebreak.two", "table_points.by_score"):
        figure = ruleset.figure(path)
        assert figure is not None
        assert figure.inferred or figure.inferred_parts, path
