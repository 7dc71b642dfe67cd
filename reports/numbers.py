"""Figures as people write them: exact, with the separators of the language and the true minus."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Final

from core.exact import AboveAll, Number, Value
from core.play.mark import read_precision, write_mark
from reports.language import Translator

MINUS: Final = "\N{MINUS SIGN}"
INFINITE: Final = "\N{INFINITY}"
DASH: Final = "\N{EN DASH}"
SHOWN: Final = 3
"""Decimals of a figure that has no end, unless two unequal figures would then look alike."""
MOST: Final = 9

MEASURED: Final = ("m", "kg", "l")
"""Units that stand behind a mark; seconds are known by their form, pins and points by their column."""

_SEPARATORS: Final = {"pt-BR": (".", ","), "es": (".", ","), "en": (",", ".")}


def number(
    value: Number, t: Translator, *, signed: bool = False, decimals: int | None = None, grouped: bool = True
) -> str:
    """A number: 2.140, 2,5, −10, and +3 where ``signed``. ``decimals`` cuts a figure without end (rounded half up);
    ``grouped`` False leaves thousands together."""
    exact = Fraction(value)
    thousands, point = _SEPARATORS[t.language]
    places = _decimals_of(exact) if decimals is None else decimals
    head, tail = divmod(_rounded(abs(exact), places), 10**places)
    whole = f"{head:,}".replace(",", thousands) if grouped else str(head)
    text = whole + (f"{point}{tail:0{places}d}" if places else "")
    return _sign(exact, signed) + text


def figure(value: Value, t: Translator, *, signed: bool = False, decimals: int | None = None) -> str:
    """Any value of a criterion: a number, ∞ for a ratio with nothing against, a list from its first figure on."""
    if isinstance(value, AboveAll):
        return INFINITE
    if isinstance(value, tuple):
        return " · ".join(number(part, t, signed=signed) for part in value)
    return number(value, t, signed=signed, decimals=decimals)


def mark(value: Value, precision: str, t: Translator) -> str:
    """A mark with the decimals of its precision: 12,31, 1:02,35, 5,10 m; 312 of pins."""
    if not isinstance(value, int | Fraction):
        return figure(value, t)
    read = read_precision(precision)
    written = write_mark(value, read, comma(t))
    return f"{written}\N{NO-BREAK SPACE}{read.unit}" if read.unit in MEASURED else written


def comma(t: Translator) -> str:
    """The sign before decimals."""
    return _SEPARATORS[t.language][1]


def decimals_for(values: Iterable[Value]) -> int | None:
    """How many decimals the figures of one row of values share, so that unequal ones never look alike.

    None where all are whole. Figures that nine decimals cannot tell apart keep nine.
    """
    numbers = {Fraction(value) for value in values if isinstance(value, int | Fraction)}
    if all(value.denominator == 1 for value in numbers):
        return None
    fewest = max(_decimals_of(value) for value in numbers)
    for places in range(fewest, MOST):
        if len({(value < 0, _rounded(abs(value), places)) for value in numbers}) == len(numbers):
            return places
    return MOST


def score(pair: tuple[Number, Number], t: Translator) -> str:
    """A score in a table: 3–1."""
    return DASH.join(number(points, t) for points in pair)


def ordinal(place: int, t: Translator) -> str:
    """A place: 1º, 1.º, 1st."""
    if t.language == "pt-BR":
        return f"{place}º"
    if t.language == "es":
        return f"{place}.º"
    teens = place % 100 in (11, 12, 13)
    return f"{place}{'th' if teens else {1: 'st', 2: 'nd', 3: 'rd'}.get(place % 10, 'th')}"


def plural_of(value: Value, t: Translator) -> int:
    """The number by which a noun after this figure takes its form: in Portuguese 0 and 1,5 are singular."""
    if not isinstance(value, int | Fraction):
        return 2
    exact = abs(Fraction(value))
    return exact.numerator // exact.denominator if exact.denominator == 1 or t.language == "pt-BR" else 2


def _decimals_of(value: Fraction) -> int:
    """Decimals that write the number out exactly, or SHOWN where it has no end by then."""
    for places in range(SHOWN):
        if (value * 10**places).denominator == 1:
            return places
    return SHOWN


def _rounded(value: Fraction, places: int) -> int:
    """That many decimals of a figure that is not negative, as a whole number, rounded half up."""
    scaled: Fraction = value * 10**places
    return (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)


def _sign(value: Fraction, signed: bool) -> str:
    if value < 0:
        return MINUS
    return "+" if signed and value > 0 else ""
