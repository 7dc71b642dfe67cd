"""What every form does: it reads a value as TOML gives it, or says that the value is not of that form."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from decimal import Decimal
from functools import cached_property
from typing import Any, Protocol

from core.modality import Modality
from core.standings.phrase import Vocabulary, vocabulary
from regulations.nearest import nearest

Params = Mapping[str, str | tuple[str, ...]]
"""What fills the gaps of a sentence; a tuple is a list of alternatives."""

Names = Mapping[str, tuple[str, ...]]
"""The names that a regulation declares, by what they name: "stage", "card", "category", "event", "bond" …"""


@dataclass(frozen=True)
class Context:
    """Whose words a value may use: a modality's (several, in what holds for all) and the names declared."""

    modalities: tuple[Modality, ...] = ()
    names: Names = field(default_factory=dict)

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """The words of criteria: the modality's own where there is one only, else the language's."""
        stages, cards = (frozenset(self.names.get(kind, ())) for kind in ("stage", "card"))
        if len(self.modalities) == 1:
            return vocabulary(self.modalities[0], stages, cards)
        facts = frozenset(fact for modality in self.modalities for fact in modality.facts)
        return Vocabulary(facts=facts, stages=stages, cards=cards)

    def words(self, key: str) -> frozenset[str]:
        """The modality's own words for a key ("hand")."""
        return frozenset(word for modality in self.modalities for word in modality.words.get(key, ()))

    def named(self, kind: str) -> tuple[str, ...]:
        """The names of that kind."""
        return self.names.get(kind, ())


@dataclass(frozen=True)
class Problem:
    """What is wrong with a value, not yet with its place: a code of sentences.py, the key below, the letter."""

    code: str
    key: str = ""
    letter: str = ""
    params: Params = field(default_factory=dict)

    def under(self, key: str) -> "Problem":
        """The same problem, seen from the table above."""
        return replace(self, key=f"{key}.{self.key}" if self.key else key)

    def gaps(self, table: str) -> Params:
        """What fills the gaps of its sentence; ``table`` is where it is, where it has no key."""
        return {"table": self.key or table, "key": self.key.rpartition(".")[2], **self.params}


class NotThis(Exception):  # noqa: N818 - a signal between forms, not an error of the program
    """The value is not of the form. ``write`` is what it was meant to be, where that can be told."""

    def __init__(self, write: str = "") -> None:
        super().__init__(write)
        self.write = write


class Wrong(Exception):  # noqa: N818
    """The value is of the form, but something within it is wrong."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(problems)
        self.problems = problems


class Form(Protocol):
    """How a value is written."""

    def read(self, value: object, context: Context) -> Any:
        """The value normalised. Raises NotThis, or Wrong for what stands inside it."""
        ...

    def written(self, context: Context) -> tuple[str, ...]:
        """Ways to write it, as they stand in the file; for a closed list, all its words."""
        ...


class Reading:
    """Reads several values and collects what is wrong with any of them, not only the first."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.problems: list[Problem] = []

    def read(self, form: Form, value: object, key: str = "") -> Any:
        """The value, or None where it is wrong."""
        try:
            return form.read(value, self.context)
        except NotThis as no:
            self.problems.append(refused(form, value, key, self.context, no.write))
        except Wrong as wrong:
            self.problems.extend(problem.under(key) if key else problem for problem in wrong.problems)
        return None

    def done(self) -> None:
        """Raises Wrong if anything was."""
        if self.problems:
            raise Wrong(*self.problems)


def refused(form: Form, value: object, key: str, context: Context, write: str = "") -> Problem:
    """The problem of a value that is not of the form: what was found, what is allowed, the nearest word."""
    allowed = (write,) if write else form.written(context)
    params: dict[str, str | tuple[str, ...]] = {"found": show(value), "allowed": allowed}
    words = [way.strip('"') for way in allowed]
    near = nearest(value, words) if isinstance(value, str) and len(allowed) > 3 else ""
    if near:
        return Problem("unlisted word", key, params=params | {"near": f'"{near}"'})
    return Problem("wrong form", key, params=params)


def show(value: object) -> str:
    """A value as it is written in the file, as far as a message needs it."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return f'"{value}"'
        case list() | tuple():
            return f"[{', '.join(show(each) for each in value)}]"
        case Mapping():
            return "{ " + ", ".join(f"{key} = {show(each)}" for key, each in value.items()) + " }"
        case datetime() | date():
            return value.isoformat()
        case int() | Decimal():
            return str(value)
        case _:
            return str(value)
