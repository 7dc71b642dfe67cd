"""Reads the rule tables of an article into figures, each by its path, and collects what is wrong with any of them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from core.rules.forms import Range
from regulations.forms.form import Context, Problem, Reading, show
from regulations.forms.record import no_such_key
from regulations.forms.text import TEXT
from regulations.forms.word import nothing_called
from regulations.language.head import ARTICLE, NOTE
from regulations.language.key import Key, Open, Shape, Table, Things
from regulations.language.stages import PLAN
from regulations.language.tables import TABLES
from regulations.nearest import nearest


@dataclass(frozen=True)
class Stated:
    """One figure as one article states it.

    ``path`` is dotted ("card.yellow.weight"), ``key`` the same without names ("card.weight"); ``raw`` the value as
    written; ``entries`` the numbers of entries for which it holds, where a plan says so.
    """

    path: str
    key: str
    value: Any
    raw: object
    entries: tuple[int | None, int | None] | None = None


def read_figures(tables: Mapping[str, object], context: Context) -> tuple[tuple[Stated, ...], tuple[Problem, ...]]:
    """All figures of an article's rule tables, and what is wrong with them; a problem's key begins with its table."""
    reader = _Reader(context)
    found = [figure for name, raw in tables.items() for figure in reader.shape(TABLES[name], name, name, raw)]
    return tuple(found), tuple(reader.problems)


class _Reader:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.problems: list[Problem] = []

    def shape(self, shape: Shape, path: str, generic: str, raw: object) -> Iterator[Stated]:
        match shape:
            case Table():
                yield from self._table(shape, path, generic, raw)
            case Things():
                yield from self._things(shape, path, generic, raw)
            case Open():
                yield from self._open(shape, path, generic, raw)

    def _table(self, table: Table, path: str, generic: str, raw: object, heading: str = "") -> Iterator[Stated]:
        if raw == "none":
            raw = dict.fromkeys(table.keys, "none")
        if not isinstance(raw, Mapping):
            self._not_a_table(path, raw, table.keys)
            return
        for key, value in raw.items():
            if key in table.keys:
                yield from self._key(table.keys[key], f"{path}.{key}", f"{generic}.{key}", value)
            else:
                self._unknown(key, table.keys, path, heading or f"[article.{path}]")

    def _key(self, key: Key, path: str, generic: str, raw: object) -> Iterator[Stated]:
        form = key.form
        if isinstance(form, Table | Things | Open):
            yield from self.shape(form, path, generic, raw)
            return
        reading = Reading(self.context)
        value = None if raw == "none" else reading.read(form, raw, path)
        self.problems.extend(reading.problems)
        if reading.problems:
            return  # what could not be read is no figure, least of all one taken away
        yield Stated(path, generic, value, raw)
        if form is PLAN and value is not None:
            yield from _planned(path, generic, value, raw)

    def _things(self, things: Things, path: str, generic: str, raw: object) -> Iterator[Stated]:
        listed = raw if isinstance(raw, list) else [raw]
        seen: set[str] = set()
        for each in listed:
            if not isinstance(each, Mapping):
                self._not_a_table(path, each, {things.name: None, **things.keys})
                continue
            name = each.get(things.name)
            if not isinstance(name, str) or not name.strip():
                params = {"missing": things.name, "table": path, "example": f'{things.name} = "…"'}
                self.problems.append(Problem("key missing", path, params=params))
                continue
            if "." in name or name in seen:
                code = "full stop in a name" if "." in name else "named twice"
                self.problems.append(Problem(code, path, params={"found": show(name), "table": path}))
                continue
            seen.add(name)
            yield Stated(f"{path}.{name}.{things.name}", f"{generic}.{things.name}", name, name)
            rest = {key: value for key, value in each.items() if key != things.name}
            yield from self._table(
                Table({things.name: Key(TEXT), **things.keys}), f"{path}.{name}", generic, rest, f"[[article.{path}]]"
            )

    def _open(self, table: Open, path: str, generic: str, raw: object) -> Iterator[Stated]:
        if not isinstance(raw, Mapping):
            self._not_a_table(path, raw, {"…": None})
            return
        known = self.context.named(table.kind) if table.kind else ()
        for name, value in raw.items():
            if table.kind and name not in known:
                self.problems.append(_under(nothing_called(name, table.kind, known), path))
                continue
            reading = Reading(self.context)
            plain = None if value == "none" else reading.read(table.form_of(name), value, f"{path}.{name}")
            self.problems.extend(reading.problems)
            if not reading.problems:
                yield Stated(f"{path}.{name}", generic, plain, value)

    def _not_a_table(self, path: str, raw: object, keys: Mapping[str, object]) -> None:
        example = f"{{ {next(iter(keys))} = … }}"
        params: dict[str, str | tuple[str, ...]] = {"key": path, "found": show(raw), "allowed": (example,)}
        self.problems.append(Problem("wrong form", path, params=params))

    def _unknown(self, key: str, keys: Mapping[str, Key], path: str, heading: str) -> None:
        """What is wrong with a key that the table does not have: it may stand under the wrong heading."""
        if key in ARTICLE or key in NOTE or (key in TABLES and key not in keys):
            table = heading.strip("[]").partition(".")[2]
            params = {"unknown": key, "table": table, "heading": heading}
            self.problems.append(Problem("key under a heading", path, params=params))
            return
        near = nearest(key, keys)
        elsewhere = _table_with(key, keys, path)
        if elsewhere and (not near or elsewhere.startswith(f"{path}.")):
            params = {"unknown": key, "table": path, "other": elsewhere}
            self.problems.append(Problem("key of another table", path, params=params))
            return
        self.problems.append(_under(no_such_key(key, keys, near), path))


def _under(problem: Problem, path: str) -> Problem:
    return Problem(problem.code, path, problem.letter, {**problem.params, "table": path})


def _table_with(key: str, keys: Mapping[str, Key], path: str) -> str:
    """The table that has the key: one within this table, or the first of the language, or ""."""
    within = (f"{path}.{name}" for name, of in keys.items() if isinstance(of.form, Table) and key in of.form.keys)
    return next(within, next((name for name, shape in TABLES.items() if key in getattr(shape, "keys", ())), ""))


def _planned(path: str, generic: str, rows: tuple[dict[str, Any], ...], raw: object) -> Iterator[Stated]:
    """Each row of a plan as figures of its stage for its numbers of entries."""
    stage, above = path.removesuffix(".plan"), generic.removesuffix(".plan")
    for row, written in zip(rows, raw if isinstance(raw, list) else [raw], strict=True):
        entries: Range = row["entries"]
        ends = (None if entries.low is None else int(entries.low), None if entries.high is None else int(entries.high))
        for key, value in row.items():
            if key != "entries":
                yield Stated(f"{stage}.{key}", f"{above}.{key}", value, written[key], ends)
