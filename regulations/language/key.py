"""How the language is written down: a table has keys, a key has a form of value and a default."""

from collections.abc import Mapping
from dataclasses import dataclass

from regulations.forms.counted import CountedForm
from regulations.forms.form import Form

MODALITY = "modality"
"""The default is the modality's."""


@dataclass(frozen=True)
class Table:
    """A rule table, or a table within one: each of its keys is a figure of its own ("match.time.segment")."""

    keys: Mapping[str, "Key"]


@dataclass(frozen=True)
class Things:
    """A list of things that meet by name, each key of each a figure of its own ("card.yellow.weight").

    ``name`` is the key that names them; ``required`` what else each must have.
    """

    keys: Mapping[str, "Key"]
    name: str = "name"
    required: tuple[str, ...] = ()


@dataclass(frozen=True)
class Open:
    """A table of free names, each a figure of its own ("values.clean_canastra"). ``kind``: only these names."""

    form: Form
    kind: str = ""

    def form_of(self, name: str) -> Form:
        """The form of the value of that name: one that depends on it says so."""
        return self.form.of(name) if isinstance(self.form, CountedForm) else self.form


Shape = Table | Things | Open


@dataclass(frozen=True)
class Key:
    """One key: how its value is written, and in words what holds where nothing states it ("modality", "15 min")."""

    form: Form | Shape
    default: str = "none"
