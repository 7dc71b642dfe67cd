"""All rule tables by name, and the key that a figure's path leads to."""

from dataclasses import dataclass

from regulations.forms.form import Form
from regulations.language import (
    eligibility,
    match,
    penalties,
    performance,
    protest,
    ranking,
    roster,
    stages,
    table_points,
    trophy,
    walkover,
)
from regulations.language.key import Key, Open, Shape, Table, Things

TABLES: dict[str, Shape] = {
    **roster.TABLES,
    **eligibility.TABLES,
    **match.TABLES,
    **table_points.TABLES,
    **walkover.TABLES,
    **penalties.TABLES,
    **ranking.TABLES,
    **performance.TABLES,
    **stages.TABLES,
    **protest.TABLES,
    **trophy.TABLES,
}


@dataclass(frozen=True)
class Found:
    """Where a path leads: ``form`` is None where it leads to a table; ``generic`` is the path without names."""

    generic: str
    form: Form | None
    default: str = "none"


def find(path: str) -> Found | None:
    """The key of a figure's path ("card.yellow.weight" is of the key "card.weight"), or None where there is none."""
    first, _, rest = path.partition(".")
    shape = TABLES.get(first)
    return None if shape is None else _within(shape, first, rest)


def _within(shape: Shape, generic: str, rest: str) -> Found | None:
    name, _, below = rest.partition(".")
    if not name:
        return Found(generic, None)
    if isinstance(shape, Open):
        return None if below else Found(generic, shape.form_of(name))
    if isinstance(shape, Things):
        return _within(Table(shape.keys), generic, below)
    if name not in shape.keys:
        return None
    key = shape.keys[name]
    if isinstance(key.form, Table | Things | Open):
        return _within(key.form, f"{generic}.{name}", below)
    return None if below else Found(f"{generic}.{name}", key.form, key.default)


def every_key() -> dict[str, Key]:
    """Each key of the language by its path without names, in the order of the language's page."""
    found: dict[str, Key] = {}
    for name, shape in TABLES.items():
        _walk(name, shape, found)
    return found


def _walk(path: str, shape: Shape, found: dict[str, Key]) -> None:
    if isinstance(shape, Open):
        found[path] = Key(shape.form)
        return
    for name, key in shape.keys.items():
        if isinstance(key.form, Table | Things | Open):
            _walk(f"{path}.{name}", key.form, found)
        else:
            found[f"{path}.{name}"] = key
