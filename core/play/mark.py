"""Marks: times, distances, weights, pins and points, read exactly, in the base unit of what is measured."""

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from core.exact import Number, plain

UNITS: Final = {
    "s": ("s", Fraction(1)),
    "min": ("s", Fraction(60)),
    "mm": ("m", Fraction(1, 1000)),
    "cm": ("m", Fraction(1, 100)),
    "m": ("m", Fraction(1)),
    "km": ("m", Fraction(1000)),
    "g": ("kg", Fraction(1, 1000)),
    "kg": ("kg", Fraction(1)),
    "ml": ("l", Fraction(1, 1000)),
    "l": ("l", Fraction(1)),
    "pin": ("pin", Fraction(1)),
    "point": ("point", Fraction(1)),
    "hit": ("hit", Fraction(1)),
}
"""Each unit of the language, as so many of the base unit in which marks of its kind are kept."""

TIME: Final = "s"

_PRECISION = re.compile(r"(1/)?(\d{1,4}) (\S+)", re.ASCII)
_CLOCK = re.compile(r"(?:(\d{1,3}):)?(\d{1,2}):([0-5]\d(?:[.,]\d{1,9})?)", re.ASCII)
_FIGURE = re.compile(r"(\d{1,40}(?:[.,]\d{1,9})?)([a-z]*)", re.ASCII)
_FRACTION = re.compile(r"(\d{1,40})/([1-9]\d{0,9})", re.ASCII)


class NoMarkError(ValueError):
    """The text is no mark of this unit."""


@dataclass(frozen=True, slots=True)
class Precision:
    """The smallest step of a mark, in the base unit; ``text`` as the regulation writes it ("1/100 s")."""

    step: Number
    unit: str
    text: str

    def fits(self, mark: Number) -> bool:
        """True for a whole number of steps."""
        return (Fraction(mark) / self.step).denominator == 1

    def down(self, mark: Number) -> Number:
        """The mark cut down to whole steps."""
        return plain((Fraction(mark) / self.step).__floor__() * Fraction(self.step))

    def up(self, mark: Number) -> Number:
        """The mark taken up to whole steps."""
        return plain(-((-Fraction(mark) / self.step).__floor__()) * Fraction(self.step))


def read_precision(text: str) -> Precision:
    """ "1/100 s", "1 cm", "1 pin": the form has been checked when the regulation was read."""
    found = _PRECISION.fullmatch(text)
    if found is None or found[3] not in UNITS:
        raise ValueError(text)
    unit, each = UNITS[found[3]]
    amount = Fraction(1, int(found[2])) if found[1] else Fraction(int(found[2]))
    return Precision(plain(amount * each), unit, text)


def read_mark(text: str, unit: str) -> Number:
    """A mark in the base unit: 12.31, 1:02.35, 2:05:07 of a time; 5,10, 5,10m, 510cm of a distance; 312 of points.

    Comma and point are the same. Raises NoMarkError for anything else, and for a unit of another kind.
    """
    if (clock := _CLOCK.fullmatch(text)) and unit == TIME:
        minutes = int(clock[2])
        if clock[1] is not None and minutes > 59:
            raise NoMarkError(text)
        return plain(Fraction(3600 * int(clock[1] or 0) + 60 * minutes) + _decimal(clock[3]))
    if fraction := _FRACTION.fullmatch(text):
        return plain(Fraction(int(fraction[1]), int(fraction[2])))
    figure = _FIGURE.fullmatch(text)
    if figure is None:
        raise NoMarkError(text)
    base, each = UNITS.get(figure[2] or unit, ("", Fraction(0)))
    if base != unit:
        raise NoMarkError(text)
    return plain(_decimal(figure[1]) * each)


def write_mark(mark: Number, precision: Precision, point: str = ".") -> str:
    """The mark as it is written: 12.31, 1:02.35, 5.10, with the decimals that its precision has.

    What is finer than the precision (an average) is cut down to one decimal more.
    """
    decimals = _decimals(precision.step)
    exact = Fraction(mark)
    if (exact * 10**decimals).denominator != 1:
        decimals += 1
    whole, part = divmod((exact * 10**decimals).__floor__(), 10**decimals)
    tail = f"{point}{part:0{decimals}d}" if decimals else ""
    if precision.unit != TIME or whole < 60:
        return f"{whole}{tail}"
    minutes, seconds = divmod(whole, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02d}:{seconds:02d}{tail}" if hours else f"{minutes}:{seconds:02d}{tail}"


def _decimal(text: str) -> Fraction:
    return Fraction(text.replace(",", "."))


def _decimals(step: Number) -> int:
    """Decimals that write every whole number of steps out."""
    places = 0
    while places < 9 and (Fraction(step) * 10**places).denominator != 1:
        places += 1
    return places
