"""Canastra hand by hand: what a hand gives both pairs, penalties, and two thousand on both sides of a level sum."""

import pytest

from core.modality import Counted
from core.play.outcome import Outcome
from core.play.settle import settle
from core.play.sheet import Pair, Part, Segment, Sheet
from modalities.canastra import Laid, count, first_meld, hand
from tests.modalities.cooperativas import form, outcome, played, refused

A, B = 0, 1


def counted(*parts: Part) -> Counted:
    return count(Segment((0, 0), parts), form("canastra").terms(0))


def gave(first: int, second: int, how: str = "out") -> Part:
    """A hand that gave these points to the pairs."""
    return Part(A, first, how, other=second)


def fault(side: int, name: str) -> Part:
    return Part(side, infraction=name)


@pytest.mark.parametrize(
    ("first", "second", "out", "points"),
    [
        (Laid(clean=1, cards=7), Laid(cards=3), A, (370, 30)),  # 200 + 70 + 100; three cards melded
        (Laid(clean=1, cards=7), Laid(cards=3, held=5), A, (420, 30)),  # 6º, i: the five held count for the other pair
        (Laid(clean=1, cards=7, held=4), Laid(cards=3), A, (370, 30)),  # the partner's own cards count for nobody
        (Laid(clean=1, cards=7), Laid(held=11), A, (370, 0)),  # nothing melded: 8º, a, and not 6º, i
        (Laid(dirty=1, cards=9), Laid(jokers=1, cards=8), B, (90 + 100, 500 + 80 + 100)),
        (Laid(dirty=2, cards=16), Laid(cards=3, held=2, lost_morto=True), A, (200 + 160 + 100 + 20, 30 - 100)),
        (Laid(cards=6, held=5), Laid(clean=1, cards=7, held=9), None, (60, 270)),  # the cards ran out: nobody's count
        (Laid(cards=6, lost_morto=True), Laid(lost_morto=True), None, (-40, -100)),
    ],
)
def test_what_a_hand_is_worth_to_both(first: Laid, second: Laid, out: int | None, points: Pair) -> None:
    part = hand((first, second), out)
    assert (part.points, part.other) == (points if part.side == A else (points[1], points[0]))
    assert part.how == ("stock" if out is None else "out")
    assert counted(part).points == points


@pytest.mark.parametrize(("lost", "left"), [(False, 0), (True, -100)])
def test_an_irregular_final_leaves_the_offender_nothing_that_it_melded(lost: bool, left: int) -> None:
    part = hand((Laid(clean=1, cards=9, lost_morto=lost), Laid(dirty=1, cards=8)), None, irregular=A)
    assert (part.points, part.other, part.how) == (left, 180, "irregular final")


def test_an_irregular_final_credits_300_and_strikes_the_melds_of_that_hand_alone() -> None:
    result = counted(gave(400, 100), fault(A, "irregular final"), gave(370, 180), gave(200, 50))
    assert result.running == ((400, 100), (400, 400), (400, 580), (600, 630))


def test_of_the_offender_no_more_than_its_lost_morto_is_left() -> None:
    assert counted(fault(B, "irregular final"), gave(200, -100)).points == (500, -100)
    assert counted(fault(B, "irregular final"), Part(B, 250, "out", other=90)).points == (390, 0)


@pytest.mark.parametrize(
    ("name", "side", "points"),
    [
        ("irregular meld", A, (500, 550)),
        ("signals", B, (550, 500)),
        ("irregular final", A, (500, 800)),
        ("nothing melded", B, (500, 200)),  # letter e does not credit it: it comes off the offender
    ],
)
def test_where_the_points_of_a_penalty_go(name: str, side: int, points: Pair) -> None:
    assert counted(gave(500, 500), fault(side, name)).points == points


@pytest.mark.parametrize(("before", "winner"), [(1940, None), (1950, A), (1960, A)])
def test_a_credit_wins_at_two_thousand_even_from_behind_in_the_hand(before: int, winner: int | None) -> None:
    result = counted(gave(before, 1990), fault(B, "signals"))
    assert (result.winner, result.points) == (winner, (before + 50, 1990))


@pytest.mark.parametrize(
    ("last", "winner"),
    [
        ((90, 0), None),
        ((100, 0), A),
        ((300, 450), B),
        ((450, 300), A),
        ((100, 100), None),
        ((110, 100), A),
        ((90, 100), B),
    ],
)
def test_two_thousand_with_more_than_the_other_pair(last: Pair, winner: int | None) -> None:
    result = counted(gave(1900, 1900), Part(A, last[0], "out", other=last[1]))
    assert (result.winner, result.points) == (winner, (1900 + last[0], 1900 + last[1]))


@pytest.mark.parametrize(
    ("further", "winner"), [((50, 40), A), ((40, 50), B), ((0, 0), None), ((-40, -50), A), ((0, -100), A)]
)
def test_level_past_two_thousand_one_more_hand_is_played(further: Pair, winner: int | None) -> None:
    level = gave(2100, 2100)
    assert counted(level).winner is None
    result = counted(level, Part(A, further[0], "out", other=further[1]))
    assert (result.winner, result.wrong) == (winner, ())


def test_level_and_then_both_short_again_goes_on() -> None:
    assert counted(gave(2000, 2000), Part(A, -100, "stock", other=-200)).winner is None


def test_nothing_is_written_after_the_end() -> None:
    assert [each.code for each in counted(gave(2000, 100), gave(50, 50)).wrong] == ["part after the end"]


@pytest.mark.parametrize(
    ("points", "other", "right"), [(370, 30, True), (365, 30, False), (370, 35, False), (-95, 0, False)]
)
def test_hands_go_by_the_tens_of_a_card(points: int, other: int, right: bool) -> None:
    assert [each.at for each in counted(Part(A, points, "out", other=other)).wrong] == ([] if right else ["parts.0"])


@pytest.mark.parametrize(
    ("points", "error", "least"),
    [(990, False, 0), (990, True, 0), (1000, False, 80), (1000, True, 100), (1950, False, 80)],
)
def test_the_first_meld_from_a_thousand_on(points: int, error: bool, least: int) -> None:
    assert first_meld(points, error) == least


@pytest.mark.parametrize(
    ("first", "expected"),
    [
        ((1990, 100), [("segment not finished", "art. 3º, f")]),
        ((2000, 1990), []),
        ((2000, -300), []),
        ((2500, 2490), []),
        ((2010, 2010), [("segment level", "art. 3º, f")]),
    ],
)
def test_a_partial_by_its_sums(first: Pair, expected: list[tuple[str, str]]) -> None:
    assert refused(settle(played(first, (2000, 0)), form("canastra")))[:1] == expected


def test_two_partials_win_and_no_third_is_played() -> None:
    assert outcome(played((2000, 0), (0, 2000), (1990, 2010)), form("canastra")).segments == (1, 2)
    assert ("segment after the match", "art. 3º, b") in refused(
        settle(played((2000, 0), (2000, 0), (2000, 0)), form("canastra"))
    )


def test_a_sheet_of_hands_is_settled_with_its_sums() -> None:
    hands = (gave(1200, 700), fault(B, "nothing melded"), gave(850, 0))
    settled = outcome(Sheet((Segment((0, 0), hands), Segment((2000, 1500)))), form("canastra"))
    assert (settled.winner, settled.partials) == (A, ((2050, 400), (2000, 1500)))


def test_disqualification_is_at_discretion() -> None:
    settled = settle(
        Sheet((Segment((0, 0), (gave(2000, 0),)), Segment((0, 0), (fault(A, "misconduct"), gave(2010, 30))))),
        form("canastra"),
    )
    assert isinstance(settled, Outcome)
    assert settled.winner == A
