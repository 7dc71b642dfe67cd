"""One of several forms: a number or "free", a date or a moment."""

from dataclasses import dataclass
from typing import Any

from regulations.forms.form import Context, Form, NotThis, Wrong


@dataclass(frozen=True)
class Either:
    """The first of the forms that the value has."""

    forms: tuple[Form, ...]

    def read(self, value: object, context: Context) -> Any:
        """As the form that it has reads it. What one of them could read but for something inside is told."""
        inside: Wrong | None = None
        write = ""
        for form in self.forms:
            try:
                return form.read(value, context)
            except NotThis as no:
                write = write or no.write
            except Wrong as wrong:
                inside = inside or wrong
        raise inside or NotThis(write)

    def written(self, context: Context) -> tuple[str, ...]:
        """The ways of all of them."""
        return tuple(dict.fromkeys(way for form in self.forms for way in form.written(context)))


def either(*forms: Form) -> Either:
    """The form of a value that may have any of these."""
    return Either(forms)
