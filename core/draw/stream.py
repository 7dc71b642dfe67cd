"""Numbers from a seed: blocks of a hash, one after another; a number below a limit is taken without favour."""

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

BLOCK = 2**256


def blocks(seed: bytes) -> Iterator[int]:
    """The blocks of a seed: SHA-256 of the seed and of the block's number in eight bytes, each as one number."""
    number = 0
    while True:
        yield int.from_bytes(hashlib.sha256(seed + number.to_bytes(8, "big")).digest(), "big")
        number += 1


def below(limit: int, stream: Iterator[int]) -> int:
    """A number from 0 to ``limit`` - 1, each as likely as any other.

    A block that lies in the incomplete last stretch of ``limit`` is thrown away: its remainder would favour the first.
    """
    whole = BLOCK - BLOCK % limit
    for block in stream:
        if block < whole:
            return block % limit
    raise ValueError("the stream has come to its end")


def shuffled(things: Sequence[T], seed: bytes) -> tuple[T, ...]:
    """The things in the order that the seed gives: from the last place up, each takes one of those not yet placed."""
    order, stream = list(things), blocks(seed)
    for last in range(len(order) - 1, 0, -1):
        chosen = below(last + 1, stream)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)
