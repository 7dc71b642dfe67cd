"""A text, free or of a fixed pattern."""

import re
from dataclasses import dataclass
from fractions import Fraction

from regulations.forms.form import Context, NotThis


@dataclass(frozen=True)
class TextForm:
    """Any text but an empty one."""

    def read(self, value: object, context: Context) -> str:  # noqa: ARG002
        """The text, without the spaces around it."""
        if not isinstance(value, str) or not value.strip():
            raise NotThis(f'"{value}"' if isinstance(value, int | Fraction) and not isinstance(value, bool) else "")
        return value.strip()

    def written(self, context: Context) -> tuple[str, ...]:  # noqa: ARG002
        """An example."""
        return ('"…"',)


@dataclass(frozen=True)
class Pattern:
    """A word with a figure in it ("best 2"), as the pattern says; ``examples`` show it."""

    pattern: str
    examples: tuple[str, ...]

    def read(self, value: object, context: Context) -> str:  # noqa: ARG002
        """The word as written."""
        if not isinstance(value, str) or not re.fullmatch(self.pattern, value):
            raise NotThis
        return value

    def written(self, context: Context) -> tuple[str, ...]:  # noqa: ARG002
        """The examples."""
        return tuple(f'"{example}"' for example in self.examples)


TEXT = TextForm()
