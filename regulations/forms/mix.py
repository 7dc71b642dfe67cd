"""A mix: "1 man, 1 woman", "at least 50 % employee", "at most 2 men", "1 red, 1 yellow"."""

import re
from dataclasses import dataclass
from fractions import Fraction

from core.exact import Number
from core.rules.forms import Mix, Part
from regulations.forms.form import Context, NotThis, Wrong
from regulations.forms.word import nothing_called

_PART = re.compile(r"(?:(at least|at most|exactly) )?(\d+)( ?%)? (.+)")
_SEXES = {"man": "man", "men": "man", "woman": "woman", "women": "woman"}


@dataclass(frozen=True)
class MixForm:
    """How many of each ``kind``: "sex", or the kind of a declared name ("bond", "card")."""

    kind: str
    example: str

    def read(self, value: object, context: Context) -> Mix:
        """The mix; all its parts must hold."""
        if not isinstance(value, str):
            raise NotThis
        return Mix(tuple(self._part(part.strip(), context) for part in value.split(",")))

    def _part(self, text: str, context: Context) -> Part:
        found = _PART.fullmatch(text)
        if found is None:
            raise NotThis
        bound, figure, percent, name = found.groups()
        amount: Number = Fraction(int(figure), 100) if percent else int(figure)
        if self.kind == "sex":
            if name not in _SEXES:
                raise NotThis
            name = _SEXES[name]
        elif name not in (known := context.named(self.kind)):
            raise Wrong(nothing_called(name, self.kind, known))
        return Part(name, amount, bound or "exactly", percent=bool(percent))

    def written(self, context: Context) -> tuple[str, ...]:  # noqa: ARG002
        """An example."""
        return (f'"{self.example}"',)


SEXES = MixForm("sex", "1 man, 1 woman")
BONDS = MixForm("bond", "at least 50 % employee")
CARDS = MixForm("card", "1 red, 1 yellow")
