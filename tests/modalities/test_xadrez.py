"""Chess: one, half or nothing; and a knock-out in which a drawn game is played again, then drawn by lot."""

from fractions import Fraction

import pytest

from core.modality import Modality
from core.play.format import match_format
from core.play.outcome import Outcome
from core.play.settle import settle
from core.play.sheet import Pair, Segment, Sheet
from core.rules.forms import Duration
from core.standings.points import point_table
from modalities.catalogue import find
from regulations.read import inline
from tests.modalities.cooperativas import form, outcome, refused, regulation

A, B = 0, 1
HALF = Fraction(1, 2)
DRAWN = (HALF, HALF)


def game(first: Pair, *replays: Pair, lots: int | None = None) -> Sheet:
    return Sheet((Segment(first),), tuple(Segment(each) for each in replays), lots=lots)


@pytest.fixture
def chess() -> Modality:
    found = find("xadrez")
    assert found is not None
    return found


def test_a_game_is_one_half_or_nothing(chess: Modality) -> None:
    rules = match_format(inline([], chess, "open"), chess)
    winners: dict[Pair, int | None] = {(1, 0): A, (0, 1): B, DRAWN: None}
    figures = [Fraction(quarters, 4) for quarters in range(-4, 9)]
    for first in figures:
        for second in figures:
            settled = settle(game((first, second)), rules)
            assert isinstance(settled, Outcome) is ((first, second) in winners), (first, second)
            if isinstance(settled, Outcome):
                assert settled.winner == winners[first, second]


@pytest.mark.parametrize(
    ("sheet", "winner", "by"),
    [
        (game((1, 0)), A, ""),
        (game(DRAWN, (0, 1)), B, "replay"),
        (game(DRAWN, DRAWN, lots=A), A, "lot"),
    ],
)
def test_a_knock_out_has_a_winner(sheet: Sheet, winner: int, by: str) -> None:
    settled = outcome(sheet, form("xadrez", decided=True))
    assert (settled.winner, settled.decided_by) == (winner, by)
    assert settled.points == sheet.segments[0].points, "the replay adds nothing to the points of the game"


@pytest.mark.parametrize(
    ("sheet", "expected"),
    [
        (game(DRAWN), [("decider missing", "art. 3º")]),
        (game(DRAWN, DRAWN), [("decider missing", "art. 3º")]),
        (game(DRAWN, (1, 0), lots=A), [("decider that was not due", "art. 3º")]),
        (game((1, 0), (1, 0)), [("decider in a match that is not level", "art. 3º")]),
        (game(DRAWN, (1, 1)), [("points that do not add up", ""), ("decider missing", "art. 3º")]),
        (game((1, 0), lots=B), [("decider in a match that is not level", "art. 3º")]),
    ],
)
def test_what_a_knock_out_cannot_have(sheet: Sheet, expected: list[tuple[str, str]]) -> None:
    assert refused(settle(sheet, form("xadrez"))) == expected


def test_the_points_are_a_reading_that_says_why(chess: Modality) -> None:
    table = point_table(regulation().ruleset("xadrez"), chess)
    assert (table.win.value, table.draw.value, table.loss.value) == (1, HALF, 0)
    assert table.draw.inferred


@pytest.mark.parametrize(("minutes", "within"), [(16, True), (10, True), (17, False)])
def test_the_committee_may_set_less_than_sixteen_minutes_each(minutes: int, within: bool) -> None:
    bounds = next(bounds for _, bounds in regulation().to_set("xadrez") if bounds.path == "match.time.segment")
    assert bounds.admits(Duration(minutes, "min")) is within
