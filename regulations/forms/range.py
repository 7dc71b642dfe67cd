"""A range: "35 or more", "8 or fewer", "3 to 5", "40 min to 60 min"; one number alone is itself."""

import re
from dataclasses import dataclass
from fractions import Fraction

from core.exact import Number, plain
from core.rules.forms import Range
from regulations.forms.duration import UNITS
from regulations.forms.form import Context, NotThis

_NUMBER = r"(\d+(?:/[1-9]\d*)?)"
_UNIT = rf"(?: ?({'|'.join(UNITS)}))?"
_OPEN = re.compile(rf"{_NUMBER}{_UNIT} or (more|fewer)")
_CLOSED = re.compile(rf"{_NUMBER}{_UNIT} to {_NUMBER}{_UNIT}")


@dataclass(frozen=True)
class RangeForm:
    """A range of numbers or, ``timed``, of durations in one unit."""

    timed: bool = False

    def read(self, value: object, context: Context) -> Range:  # noqa: ARG002
        """The range; its ends are in it."""
        if isinstance(value, int) and not isinstance(value, bool) and not self.timed:
            return Range(value, value)
        if not isinstance(value, str):
            raise NotThis
        if found := _OPEN.fullmatch(value):
            number, unit, way = found.groups()
            low, high = (_exact(number), None) if way == "more" else (None, _exact(number))
        elif found := _CLOSED.fullmatch(value):
            low, first, high, unit = _exact(found[1]), found[2], _exact(found[3]), found[4]
            if first not in (None, unit) or low > high:
                raise NotThis
        else:
            raise NotThis
        if bool(unit) != self.timed:
            raise NotThis
        return Range(low, high, UNITS[unit] if unit else "")

    def written(self, context: Context) -> tuple[str, ...]:  # noqa: ARG002
        """Examples."""
        return ('"40 min to 60 min"', '"40 min or more"') if self.timed else ('"3 to 5"', '"3 or more"', '"8 or fewer"')


def _exact(text: str) -> Number:
    return plain(Fraction(text))


RANGE = RangeForm()
TIMED_RANGE = RangeForm(timed=True)
