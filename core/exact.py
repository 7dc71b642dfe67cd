"""Exact figures: whole numbers, fractions, and the ratio with nothing against, which is above all."""

from fractions import Fraction
from functools import total_ordering
from typing import Final

Number = int | Fraction


@total_ordering
class AboveAll:
    """The ratio of something to nothing: greater than every number, level with itself."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AboveAll)

    def __lt__(self, other: object) -> bool:
        return False

    def __hash__(self) -> int:
        return hash(AboveAll)

    def __repr__(self) -> str:
        return "above all"


ABOVE_ALL: Final = AboveAll()

Value = Number | AboveAll | tuple[Number, ...]
"""What a criterion gives a side: a number, "above all", or a list compared from its first figure on."""


def plain(number: Number) -> Number:
    """The same number, a whole fraction as an int, so that equal figures also look equal."""
    return number.numerator if isinstance(number, Fraction) and number.denominator == 1 else number


def write(value: Value) -> str | list[str]:
    """An exact value as text: "3", "7/5", "above all"; a list of them for a list."""
    if isinstance(value, tuple):
        return [str(plain(v)) for v in value]
    return repr(value) if isinstance(value, AboveAll) else str(plain(value))
