"""A percentage: "50 %", "10 % of target"."""

import re
from dataclasses import dataclass
from fractions import Fraction

from core.rules.forms import Percent
from regulations.forms.form import Context, NotThis

_PERCENT = re.compile(r"(\d+) ?%(?: of (target))?")


@dataclass(frozen=True)
class PercentForm:
    """A share in whole hundredths; ``of`` what it is taken, where the words say so."""

    of: str = ""

    def read(self, value: object, context: Context) -> Percent:  # noqa: ARG002
        """The share, exact."""
        found = _PERCENT.fullmatch(value) if isinstance(value, str) else None
        if found is None or (found[2] or "") != self.of:
            raise NotThis
        return Percent(Fraction(int(found[1]), 100), self.of)

    def written(self, context: Context) -> tuple[str, ...]:  # noqa: ARG002
        """An example."""
        return ('"10 % of target"' if self.of else '"50 %"',)


PERCENT = PercentForm()
PERCENT_OF_TARGET = PercentForm("target")
