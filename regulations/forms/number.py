"""A number: 12, -1, "1/2"."""

import re
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from core.exact import Number, plain
from regulations.forms.form import Context, NotThis

_DIGITS = 40
_FRACTION = re.compile(r"-?\d+/[1-9]\d*")


@dataclass(frozen=True)
class NumberForm:
    """An exact number from ``least`` to ``most``; ``whole`` where halves have no sense (athletes, segments)."""

    least: int | None = None
    whole: bool = False
    most: int | None = None

    def read(self, value: object, context: Context) -> Number:  # noqa: ARG002
        """An int, or a Fraction. A decimal fraction is refused with the exact one."""
        if isinstance(value, Decimal) and not self.whole and value.is_finite() and abs(value.adjusted()) < _DIGITS:
            exact = plain(Fraction(value))
            raise NotThis(str(exact) if isinstance(exact, int) else f'"{exact}"')
        number = self._exact(value)
        if (self.least is not None and number < self.least) or (self.whole and not isinstance(number, int)):
            raise NotThis
        if self.most is not None and number > self.most:
            raise NotThis(f"{self.least} to {self.most}")
        return number

    @staticmethod
    def _exact(value: object) -> Number:
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        if isinstance(value, str) and _FRACTION.fullmatch(value):
            return plain(Fraction(value))
        raise NotThis

    def written(self, context: Context) -> tuple[str, ...]:  # noqa: ARG002
        """Examples."""
        first = str(max(self.least if self.least is not None else 12, 2))
        return (first,) if self.whole else (first, '"1/2"')


NUMBER = NumberForm()
AMOUNT = NumberForm(least=0)
COUNT = NumberForm(least=0, whole=True, most=9999)
POSITIVE = NumberForm(least=1, whole=True, most=9999)
FEW = NumberForm(least=1, whole=True, most=99)
