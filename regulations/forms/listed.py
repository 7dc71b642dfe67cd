"""A list of values; one value may stand without brackets."""

from dataclasses import dataclass
from typing import Any

from regulations.forms.form import Context, Form, NotThis, Reading


@dataclass(frozen=True)
class Listed:
    """Values of one form, at least one; ``exactly`` so many where that is said (a pair: the winner's first)."""

    form: Form
    exactly: int | None = None

    def read(self, value: object, context: Context) -> tuple[Any, ...]:
        """The values in order. Every wrong one is told, not only the first."""
        values = value if isinstance(value, list) else [value]
        if not values or (self.exactly is not None and len(values) != self.exactly):
            raise NotThis
        if self.exactly is None and not isinstance(value, list):
            return (self.form.read(value, context),)
        reading = Reading(context)
        read = tuple(reading.read(self.form, each) for each in values)
        reading.done()
        return read

    def written(self, context: Context) -> tuple[str, ...]:
        """As one value is, or the pair."""
        if self.exactly == 2:
            return ("[2, 0]",)
        return self.form.written(context)


def pair(form: Form) -> Listed:
    """Two figures, the winner's or the present side's first."""
    return Listed(form, 2)
