"""The figures of an article as its file holds them, in their order, each with the form of its value."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from regulations.document import Raw
from regulations.forms.form import Form
from regulations.forms.text import TEXT
from regulations.language.head import ARTICLE, NOTE
from regulations.language.key import Key, Open, Shape, Table, Things
from regulations.language.tables import TABLES
from regulations.writing.edits import At


@dataclass(frozen=True)
class Place:
    """One figure: where it stands, its path and key in the language, its form (None where the language has none)."""

    at: At
    path: str
    key: str
    form: Form | None
    raw: Any


@dataclass(frozen=True)
class Group:
    """Figures that stand together: a rule table, or one of several things in it by its ``name``."""

    table: str
    at: At
    name: str
    places: tuple[Place, ...]


def plain_places(article: Raw, *, note: bool = False) -> tuple[Place, ...]:
    """What an article says of itself: number, text, where it applies … , also what it leaves out, as None."""
    return tuple(Place((key,), key, key, form, article.get(key)) for key, form in (NOTE if note else ARTICLE).items())


def outline(article: Raw, note: bool = False) -> tuple[Group, ...]:
    """The rule tables of an article, and keys that the language does not have."""
    known = NOTE if note else ARTICLE
    return tuple(group for key, raw in article.items() if key not in known for group in _groups(key, raw))


def _groups(table: str, raw: Any) -> Iterator[Group]:
    shape = TABLES.get(table)
    if isinstance(shape, Things) and isinstance(raw, list | Mapping) and _named(shape, raw):
        listed = raw if isinstance(raw, list) else [raw]
        for number, each in enumerate(listed):
            at: At = (table, number) if isinstance(raw, list) else (table,)
            name = str(each.get(shape.name, ""))
            keys = Table({shape.name: Key(TEXT), **shape.keys})
            yield Group(table, at, name, tuple(_places(keys, at, f"{table}.{name}", table, each)))
    elif shape is None or isinstance(shape, Things):
        yield Group(table, (table,), "", (Place((table,), table, table, None, raw),))
    else:
        yield Group(table, (table,), "", tuple(_places(shape, (table,), table, table, raw)))


def _named(shape: Things, raw: Any) -> bool:
    listed = raw if isinstance(raw, list) else [raw]
    return all(isinstance(each, Mapping) and isinstance(each.get(shape.name, ""), str) for each in listed)


def _places(shape: Shape, at: At, path: str, key: str, raw: Any) -> Iterator[Place]:
    if not isinstance(raw, Mapping) or isinstance(shape, Things):
        yield Place(at, path, key, None, raw)
        return
    for name, value in raw.items():
        here, below = (*at, name), f"{path}.{name}"
        if isinstance(shape, Open):
            yield Place(here, below, key, shape.form_of(name), value)
        elif name not in shape.keys:
            yield Place(here, below, f"{key}.{name}", None, value)
        else:
            form = shape.keys[name].form
            if isinstance(form, Table | Things | Open):
                yield from _places(form, here, below, f"{key}.{name}", value)
            else:
                yield Place(here, below, f"{key}.{name}", form, value)


def form_at(at: At) -> tuple[str, Form] | None:
    """The key and the form of a figure by where it would stand; None where there is no such figure."""
    shape = TABLES.get(str(at[0])) if at else None
    key = str(at[0]) if at else ""
    for number, name in enumerate(at[1:], 1):
        last = number == len(at) - 1
        if isinstance(shape, Things):
            if isinstance(name, int):
                shape = Table({shape.name: Key(TEXT), **shape.keys})
                continue
            shape = Table({shape.name: Key(TEXT), **shape.keys})
        if isinstance(shape, Open):
            return (key, shape.form_of(str(name))) if last else None
        if not isinstance(shape, Table) or name not in shape.keys:
            return None
        form = shape.keys[str(name)].form
        key = f"{key}.{name}"
        if not isinstance(form, Table | Things | Open):
            return (key, form) if last else None
        shape = form
    return None
