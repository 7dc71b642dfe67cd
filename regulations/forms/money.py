"""Money: "200 BRL"."""

import re
from dataclasses import dataclass

from core.rules.forms import Money
from regulations.forms.form import Context, NotThis

_MONEY = re.compile(r"(\d+) ([A-Z]{3})")


@dataclass(frozen=True)
class MoneyForm:
    """A whole amount of a currency, by its three letters."""

    def read(self, value: object, context: Context) -> Money:  # noqa: ARG002
        """The amount and its currency."""
        found = _MONEY.fullmatch(value) if isinstance(value, str) else None
        if found is None:
            raise NotThis
        return Money(int(found[1]), found[2])

    def written(self, context: Context) -> tuple[str, ...]:  # noqa: ARG002
        """An example."""
        return ('"200 BRL"',)


MONEY = MoneyForm()
