"""A piece of a case line: what is wrong with one, and how an exact figure is written in it."""

from fractions import Fraction
from typing import Final

from core.exact import Number, plain

DIGITS: Final = r"\d{1,40}"
"""A figure: longer ones are slips of a key, and too long to be computed with."""
NUMBER: Final = rf"-?{DIGITS}(?:/{DIGITS})?"


class PieceError(ValueError):
    """What is wrong with a line: the code of its sentence, and what fills the gaps of that."""

    def __init__(self, code: str, **gaps: str) -> None:
        super().__init__(code)
        self.code, self.gaps = code, gaps


def read_number(written: str) -> Number:
    """The figure that ``NUMBER`` matched. Raises PieceError where it divides by nothing."""
    if "/" not in written:
        return int(written)
    over, under = written.split("/")
    if not int(under):
        raise PieceError("divides by nothing", found=written)
    return plain(Fraction(int(over), int(under)))
