"""Shuffles without favour: every order as often as any other, and nothing of one place in the next."""

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest

from core.draw.stream import BLOCK, below, blocks, shuffled

SIX = "ABCDEF"
ORDER_OF_SUMULA = "ABEFCD"


def chi_square(times: Counter[str], kinds: int) -> float:
    """How far the frequencies are from even ones, in standard deviations of the chi-square distribution."""
    even = times.total() / kinds
    missing = (kinds - len(times)) * even
    statistic = sum((found - even) ** 2 / even for found in times.values()) + missing
    return (statistic - (kinds - 1)) / sqrt(2 * (kinds - 1))


@pytest.mark.nightly
@pytest.mark.parametrize("run", range(3))
def test_six_drawn_120000_times_come_out_in_all_720_orders_alike(run: int) -> None:
    times = Counter("".join(shuffled(SIX, f"{run} {number}".encode())) for number in range(120_000))
    # 3.1 standard deviations are a probability of about 0.001 on either side.
    assert abs(chi_square(times, 720)) < 3.1


def test_four_drawn_12000_times_come_out_in_all_24_orders_alike() -> None:
    times = Counter("".join(shuffled("ABCD", f"lot {number}".encode())) for number in range(12_000))
    assert times.keys() == {"".join(order) for order in permutations("ABCD")}
    assert abs(chi_square(times, 24)) < 3.1


def test_five_in_two_pots_meet_alike() -> None:
    times = Counter("".join(sorted(shuffled("ABCDE", f"pot {number}".encode())[:2])) for number in range(10_000))
    assert len(times) == 10
    assert abs(chi_square(times, 10)) < 3.1


def test_a_number_in_the_incomplete_stretch_is_thrown_away() -> None:
    assert below(3, iter([BLOCK - 1, 4])) == 1  # 2**256 leaves 1 when divided by 3: the last block would favour 0
    assert below(3, iter([BLOCK - 2])) == 2
    assert below(2, iter([BLOCK - 1])) == 1
    with pytest.raises(ValueError, match="end"):
        below(3, iter([]))


def test_each_place_takes_a_block_of_its_own() -> None:
    stream = blocks(b"seed")
    first = [next(stream) for _ in range(100)]
    assert len(set(first)) == 100


def test_nothing_and_one_are_drawn_as_they_are() -> None:
    assert shuffled((), b"") == ()
    assert shuffled(("A",), b"") == ("A",)


def test_the_order_of_a_seed_never_changes() -> None:
    """What was drawn once stays so: these orders are kept from the first version of the algorithm."""
    assert "".join(shuffled(SIX, b"sumula")) == ORDER_OF_SUMULA
