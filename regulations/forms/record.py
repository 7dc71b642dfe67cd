"""A table that is one figure: closed keys (a bonus, an effect), or free names with one form of value (roles)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from core.standings.phrase import ROUNDS
from regulations.forms.form import Context, Form, NotThis, Problem, Reading
from regulations.forms.word import nothing_called
from regulations.nearest import nearest


@dataclass(frozen=True)
class Record:
    """Keys of a closed list; those ``required`` must stand, one of ``some`` too."""

    keys: Mapping[str, Form]
    required: tuple[str, ...] = ()
    example: str = ""

    def read(self, value: object, context: Context) -> dict[str, Any]:
        """The values by key."""
        if not isinstance(value, Mapping):
            raise NotThis
        reading = Reading(context)
        found: dict[str, Any] = {}
        for key, each in value.items():
            if key not in self.keys:
                reading.problems.append(no_such_key(key, self.keys))
            else:
                found[key] = reading.read(self.keys[key], each, key)
        lacks = [key for key in self.required if key not in value]
        for key in lacks:
            params = {"missing": key, "example": f"{key} = {self.keys[key].written(context)[0]}"}
            reading.problems.append(Problem("key missing", params=params))
        reading.done()
        return found

    def written(self, context: Context) -> tuple[str, ...]:
        """An example."""
        if self.example:
            return (self.example,)
        shown = self.required or tuple(self.keys)[:2]
        inner = ", ".join(f"{key} = {self.keys[key].written(context)[0]}" for key in shown)
        return (f"{{ {inner} }}",)


def no_such_key(key: str, known: Mapping[str, object], near: str = "") -> Problem:
    """The problem of a key that a table does not have; the reader names the table."""
    near = near or nearest(key, known)
    params = {"unknown": key, "near": near, "known": ", ".join(known)}
    return Problem("unknown key, nearest" if near else "unknown key", params=params)


@dataclass(frozen=True)
class Named:
    """Free names, or names of a declared ``kind``, each with a value of one form: { goalkeeper = 1 }.

    ``pattern`` is a form that the names themselves must have ("2-1").
    """

    form: Form
    kind: str = ""
    rounds: bool = False
    pattern: Form | None = None
    example: str = field(default="")

    def read(self, value: object, context: Context) -> dict[str, Any]:
        """The values by name."""
        if not isinstance(value, Mapping):
            raise NotThis
        reading = Reading(context)
        found: dict[str, Any] = {}
        for name, each in value.items():
            known = context.named(self.kind)
            if self.kind and name not in known and not (self.rounds and name in ROUNDS):
                reading.problems.append(nothing_called(name, self.kind, known, rounds=self.rounds))
                continue
            if self.pattern is not None:
                reading.read(self.pattern, name, name)
            found[name] = reading.read(self.form, each, name)
        reading.done()
        return found

    def written(self, context: Context) -> tuple[str, ...]:
        """An example."""
        return (self.example or f"{{ … = {self.form.written(context)[0]} }}",)
