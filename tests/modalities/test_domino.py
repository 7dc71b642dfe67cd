"""Dominoes hand by hand: 100 by a hand, 150 by a credit, and a block on both sides of a level count."""

import pytest

from core.modality import Counted
from core.play.credits import Terms
from core.play.sheet import Part, Segment
from modalities.domino import count, hand, starter

A, B = 0, 1

# Cooperatives' games of 2019, chapter 5: art. 3º (100), 6º, a to e (penalties, to the other side, 150 by a credit).
TERMS = Terms(
    target=100,
    overshoot="kept",
    figures={
        "penalties.points_go": "to the other side",
        "penalties.wins_at": 150,
        "infraction.signals.points": 20,
        "infraction.false pass.points": 40,
        "infraction.false pass.hand": "ends",
        "infraction.gato.points": 30,
        "infraction.shown tile.points": 10,
        "infraction.misconduct.side": "disqualified",
        "infraction.misconduct.applied": "at discretion",
    },
)


def won(side: int, points: int, how: str = "out") -> Part:
    return Part(side, points, how)


def fault(side: int, name: str) -> Part:
    return Part(side, infraction=name)


def counted(*parts: Part, terms: Terms = TERMS) -> Counted:
    return count(Segment((0, 0), parts), terms)


@pytest.mark.parametrize(("points", "winner"), [(98, None), (99, None), (100, A), (101, A)])
def test_a_hand_wins_at_the_target(points: int, winner: int | None) -> None:
    assert counted(won(A, points - 60), won(A, 60)).winner == winner


def test_points_beyond_the_target_are_kept() -> None:
    assert counted(won(B, 90), won(B, 28)).points == (0, 118)


@pytest.mark.parametrize(("before", "winner"), [(109, None), (110, A), (111, A)])
def test_a_credit_wins_at_150_and_not_before(before: int, winner: int | None) -> None:
    """149, 150 and 151 after the false pass of 40; what stands before came by credits too, short of a hand."""
    by_hands = before - 30
    result = counted(won(A, by_hands), fault(B, "gato"), fault(B, "false pass"))
    assert (result.winner, result.points) == (winner, (before + 40, 0))


@pytest.mark.parametrize("by_hands", [70, 99])
def test_a_credit_past_100_does_not_win(by_hands: int) -> None:
    result = counted(won(A, by_hands), fault(B, "gato"))
    assert (result.winner, result.points) == (None, (by_hands + 30, 0))


def test_after_a_credit_past_100_the_next_hand_of_that_pair_wins() -> None:
    assert counted(won(A, 80), fault(B, "gato"), won(A, 1)).winner == A


def test_after_a_credit_past_100_a_hand_of_the_other_pair_does_not_end_the_partial() -> None:
    result = counted(won(A, 80), fault(B, "gato"), won(B, 45), won(B, 60))
    assert (result.winner, result.points) == (None, (110, 105)), "100 by a hand, but behind: the partial goes on"
    assert counted(won(A, 80), fault(B, "gato"), won(B, 45), won(B, 66)).winner == B


def test_both_pairs_offend_and_each_credit_goes_to_the_other() -> None:
    result = counted(won(A, 30), fault(A, "signals"), fault(B, "shown tile"), fault(A, "gato"))
    assert result.points == (40, 50)
    assert result.running == ((30, 0), (30, 20), (40, 20), (40, 50))


def test_disqualification_at_discretion_is_not_applied_by_itself() -> None:
    assert counted(won(A, 30), fault(B, "misconduct")).winner is None


def test_nothing_is_written_after_the_end() -> None:
    result = counted(won(A, 100), won(B, 5))
    assert [(each.code, each.at) for each in result.wrong] == [("part after the end", "parts.1")]


@pytest.mark.parametrize(("points", "refused"), [(167, False), (168, False), (169, True)])
def test_no_hand_writes_more_than_the_pips_of_the_set(points: int, refused: bool) -> None:
    assert [each.at for each in counted(won(A, points)).wrong] == (["parts.0"] if refused else [])


def test_a_level_block_where_nobody_writes() -> None:
    terms = Terms(target=100, figures={"values.level_block": "nobody writes"})
    assert counted(won(A, 19, "level block"), won(A, 5), terms=terms).points == (5, 0)


@pytest.mark.parametrize(
    ("how", "side", "left", "expected"),
    [
        ("out", A, (7, 22), Part(A, 22, "out")),  # the partner's 7 are not written
        ("out", B, (31, 0), Part(B, 31, "out")),
        ("block", A, (19, 20), Part(A, 20, "block")),
        ("block", A, (20, 19), Part(B, 20, "block")),  # who blocks may lose it
        ("block", B, (19, 20), Part(A, 20, "block")),
        ("block", A, (19, 19), Part(B, 19, "level block")),
        ("block", B, (19, 19), Part(A, 19, "level block")),
    ],
)
def test_a_hand_from_what_is_left(how: str, side: int, left: tuple[int, int], expected: Part) -> None:
    assert hand(how, side, left) == expected


def test_what_the_winner_of_a_hand_writes_can_be_set() -> None:
    assert hand("out", A, (7, 22), writes="all left") == Part(A, 29, "out")
    assert hand("block", A, (19, 19), level="nobody writes") == Part(B, 0, "level block")


def test_a_level_block_that_counts_for_the_starts_is_a_nought_of_who_blocked() -> None:
    assert hand("block", A, (19, 19), level="counts for the starts") == Part(A, 0, "level block")
    assert hand("block", A, (20, 19), level="counts for the starts") == Part(B, 20, "block")
    assert hand("out", B, (31, 0), level="counts for the starts") == Part(B, 31, "out")
    terms = Terms(target=100, figures={"values.level_block": "counts for the starts"})
    assert counted(won(A, 0, "level block"), won(B, 5), terms=terms).running == ((0, 0), (0, 5))


@pytest.mark.parametrize(("level", "seat"), [("blocker loses", 3), ("nobody writes", 2), ("counts for the starts", 3)])
def test_the_start_passes_to_the_right_with_each_hand(level: str, seat: int) -> None:
    terms = Terms(target=100, figures={"values.level_block": level})
    played = (won(A, 20), won(B, 9, "block"), won(B, 0, "level block"))
    assert starter(Segment((0, 0), played), terms) == seat
    assert starter(Segment((0, 0), (*played, won(A, 5), won(A, 5))), terms) == (seat + 2) % 4


def test_a_void_hand_is_started_again_and_one_that_a_penalty_ends_is_not() -> None:
    assert starter(Segment((0, 0), (won(A, 20), fault(B, "gato"))), TERMS) == 1
    assert starter(Segment((0, 0), (won(A, 20), fault(B, "false pass"))), TERMS) == 2
