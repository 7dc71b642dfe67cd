"""Chance as a plain function that is passed in, and every way in which it can fall, one after another."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from math import gcd
from typing import TypeVar

Choose = Callable[[Sequence[int]], int]
"""Asked with whole weights, all above 0, it answers with the index of one of them."""

T = TypeVar("T")


class TooManyError(Exception):
    """There are more ways than were allowed to be walked through."""


def every(run: Callable[[Choose], T], most: int) -> Iterator[tuple[Fraction, T]]:
    """What ``run`` gives for every way in which its chance can fall, each with its exact probability.

    The probabilities add up to 1. Raises TooManyError once there are more than ``most`` ways.
    """
    path: list[tuple[int, tuple[int, ...]]] = []
    walked = 0
    while True:
        walked += 1
        if walked > most:
            raise TooManyError
        result = run(_along(path))
        chance = Fraction(1)
        for taken, weights in path:
            chance *= Fraction(weights[taken], sum(weights))
        yield chance, result
        while path and path[-1][0] == len(path[-1][1]) - 1:
            path.pop()
        if not path:
            return
        last, weights = path.pop()
        path.append((last + 1, weights))


def _along(path: list[tuple[int, tuple[int, ...]]]) -> Choose:
    """Answers as the path says, and with the first of what is asked beyond its end, which lengthens it."""
    asked = 0

    def choose(weights: Sequence[int]) -> int:
        nonlocal asked
        if asked == len(path):
            path.append((0, tuple(weights)))
        asked += 1
        return path[asked - 1][0]

    return choose


def reduced(*weights: int) -> tuple[int, ...]:
    """The same chances in the smallest whole numbers."""
    common = gcd(*weights)
    return tuple(weight // common for weight in weights)
