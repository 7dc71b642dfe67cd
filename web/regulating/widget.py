"""A field as a page shows it, and what comes back from it: names that are paths, and the tree that they make."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final
from urllib.parse import quote, unquote

from core.modality import Modality
from regulations.forms.form import Context
from reports.language import Translator


class Empty(Enum):
    """Nothing was typed: there is no figure."""

    EMPTY = ""


EMPTY: Final = Empty.EMPTY

Node = Any
"""What came back at one name: a text, or a mapping of the names below it."""


@dataclass(frozen=True, slots=True)
class Option:
    """One word of a list: what is written, and what it is called; ``group`` is the heading under which it stands."""

    value: str
    words: str
    group: str = ""


@dataclass(frozen=True, slots=True)
class Widget:
    """A field. ``kind``: "line", "area", "number", "day", "choice" and "literal" are written in one control;
    "group" (side by side), "rows" (a list that can be moved) and "record" (keys with their labels) are made of parts.

    ``add`` is the name of the next row; ``more`` are the keys that a record may still be given.
    """

    name: str
    kind: str
    label: str = ""
    value: str = ""
    options: tuple[Option, ...] = ()
    parts: tuple["Widget", ...] = ()
    hint: str = ""
    add: str = ""
    more: tuple[Option, ...] = ()


@dataclass(frozen=True)
class Desk:
    """Whose words a field may use, in whose language it is shown, and which fields are open though nothing is in them.

    ``figures`` are the paths that an article's ``inferred`` and ``to_set`` may name.
    """

    context: Context
    t: Translator
    modality: Modality | None = None
    opened: frozenset[str] = frozenset()
    figures: tuple[Option, ...] = field(default=())


def below(name: str, *keys: str | int) -> str:
    """The name of a part: "e3/match/target"."""
    return "/".join([name, *(quote(str(key), safe="") for key in keys)])


def keys_of(name: str) -> tuple[str, ...]:
    """The parts of a name."""
    return tuple(unquote(key) for key in name.split("/"))


def tree(fields: Mapping[str, str]) -> dict[str, Node]:
    """What came back, name by name: {"e3/match/target": "12"} is {"e3": {"match": {"target": "12"}}}."""
    found: dict[str, Node] = {}
    for name, value in fields.items():
        here, keys = found, keys_of(name)
        for key in keys[:-1]:
            below_here = here.setdefault(key, {})
            if not isinstance(below_here, dict):
                break
            here = below_here
        else:
            if not isinstance(here.get(keys[-1]), dict):
                here[keys[-1]] = value
    return found


def node_at(node: Node, keys: tuple[str, ...]) -> Node:
    """What came back at that place, None where nothing did."""
    for key in keys:
        if not isinstance(node, Mapping) or key not in node:
            return None
        node = node[key]
    return node


def sent(widget: Widget) -> Iterator[tuple[str, str]]:
    """What a browser sends of a field, as it is shown."""
    if widget.parts or widget.kind in ("group", "rows", "record"):
        for part in widget.parts:
            yield from sent(part)
    else:
        yield widget.name, widget.value
