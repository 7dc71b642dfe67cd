"""A mark as people type it: 12,31, 1:02.35, 1min02s35, 5.43 m, x; read exactly, or refused, and never guessed at."""

import re
import unicodedata
from dataclasses import replace
from fractions import Fraction
from typing import Final

from core.exact import Number
from core.play.mark import TIME, NoMarkError, Precision, read_mark, write_mark
from core.play.performance import Status, Try

WORDS: Final = {
    "x": Status.NO_MARK, "-": Status.NO_MARK, "–": Status.NO_MARK, "—": Status.NO_MARK, "nm": Status.NO_MARK,
    "dns": Status.DNS, "wo": Status.DNS, "w.o.": Status.DNS,
    "dnf": Status.DNF,
    "dq": Status.DQ, "dsq": Status.DQ,
}  # fmt: skip
"""What may be typed in place of a mark."""

_SPELT: Final = re.compile(
    r"(?:(?:(?P<hours>[0-9]{1,2})h)?(?P<minutes>[0-9]{1,2})(?:min|'|m(?=[0-9])))?"
    r"(?:(?P<seconds>[0-9]{1,2}(?:[.,][0-9]{1,9})?)(?:(?:s|''|\")(?P<rest>[0-9]{1,9})?)?)?"
)
"""1min02s35, 1h02min03s, 1'02"35: what follows the seconds are their decimals."""

_TWO_POINTS: Final = re.compile(r"[0-9]+[.,][0-9]+[.,][0-9]+")
METRES: Final = "m"


class NotTypedError(ValueError):
    """What was typed is no mark. ``code`` is that of the refusal."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(code)


def typed_try(text: str, unit: str) -> Try:
    """What was typed as a mark in the base unit, or as the word for why there is none. Raises NotTypedError.

    Comma and point are the same; 1.02.35 could be minutes or hours and is refused, as are 60 seconds after minutes.
    """
    plain = re.sub(r"\s+", "", unicodedata.normalize("NFKC", text).casefold()).replace("’", "'").replace("”", '"')
    if plain in WORDS:
        return WORDS[plain]
    if unit == TIME and _TWO_POINTS.fullmatch(plain):
        code = "minutes or seconds"
        raise NotTypedError(code)
    try:
        return read_mark(_clock(plain) if unit == TIME else plain, unit)
    except NoMarkError:
        code = "not a time" if unit == TIME else "not a distance" if unit == METRES else "not a mark"
        raise NotTypedError(code) from None


def _clock(plain: str) -> str:
    """A time that is spelt out, by its colons; any other text as it is."""
    spelt = _SPELT.fullmatch(plain)
    if spelt is None or not (spelt["minutes"] or spelt["rest"]):
        return plain
    whole, point, decimals = (spelt["seconds"] or "0").replace(",", ".").partition(".")
    if spelt["rest"]:
        if point:
            return plain
        point, decimals = ".", spelt["rest"]
    if spelt["minutes"] is None:
        return f"{whole}{point}{decimals}"
    hours = f"{spelt['hours']}:" if spelt["hours"] else ""
    return f"{hours}{int(spelt['minutes']):02d}:{whole:0>2}{point}{decimals}"


def as_typed(mark: Number, precision: Precision, comma: str) -> str:
    """A mark as it stands in its field, with all decimals that it has: typed again it is the same."""
    step = Fraction(precision.step)
    for _ in range(9):
        if (Fraction(mark) / step).denominator == 1:
            return write_mark(mark, replace(precision, step=step), comma)
        step /= 10
    return str(mark)
