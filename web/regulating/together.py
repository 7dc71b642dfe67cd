"""Fields made of others: a list, a table of keys, a table of names, one of several forms, why a figure was read so."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from web.regulating.lines import LITERAL, Choice, Line, literal, read_literal
from web.regulating.widget import EMPTY, Desk, Node, Option, Widget, below, keys_of, node_at, sent, tree


class Field(Protocol):
    """How a form is shown and read; ``show`` gives None for a value that is not of the form."""

    def show(self, raw: Any, name: str, desk: Desk) -> Widget | None:
        """The field with the value in it; EMPTY leaves it empty."""
        ...

    def read(self, node: Node, desk: Desk) -> Any:
        """The value as the file holds it, whatever it is; EMPTY where nothing was typed."""
        ...


Same = Callable[[Any, Any], bool]


def shown(field: Field, raw: Any, name: str, desk: Desk, same: Same) -> Widget:
    """The field of a value; as TOML where the field would not give back exactly what stands there."""
    widget = field.show(raw, name, desk)
    if raw is EMPTY and widget is not None:
        return widget
    if widget is not None:
        back = node_at(tree(dict(sent(widget))), keys_of(name))
        if same(field.read(back, desk), raw):
            return widget
    return literal(raw, name, desk)


def read(field: Field, node: Node, desk: Desk) -> Any:
    """What was typed, in the field or as TOML."""
    if isinstance(node, Mapping) and LITERAL in node:
        return read_literal(str(node[LITERAL]))
    return field.read(node, desk)


@dataclass(frozen=True)
class Rows:
    """A list, one row for each value, ``exactly`` so many where that is said."""

    item: Field
    same: Same
    exactly: int | None = None

    def show(self, raw: Any, name: str, desk: Desk) -> Widget | None:
        """The rows, with one more that is empty where it was asked for or there is none."""
        values = [] if raw is EMPTY else raw if isinstance(raw, list) else [raw]
        if self.exactly is not None:
            values = [*values, *[EMPTY] * self.exactly][: max(self.exactly, len(values))]
            parts = tuple(shown(self.item, value, below(name, n), desk, self.same) for n, value in enumerate(values))
            return Widget(name, "group", parts=parts)
        more = below(name, len(values))
        if not values or any(each == more or each.startswith(f"{more}/") for each in desk.opened):
            values = [*values, EMPTY]
        parts = tuple(shown(self.item, value, below(name, n), desk, self.same) for n, value in enumerate(values))
        return Widget(name, "rows", parts=parts, add=below(name, len(values)))

    def read(self, node: Node, desk: Desk) -> Any:
        """The values of the rows that are not empty."""
        if not isinstance(node, Mapping):
            return EMPTY
        rows = (read(self.item, node[key], desk) for key in sorted(node, key=_number) if key.isdecimal())
        return [value for value in rows if value is not EMPTY] or EMPTY


def _number(key: str) -> int:
    return int(key) if key.isdecimal() else -1


@dataclass(frozen=True)
class Table:
    """A table of known keys that is one figure; ``all_shown`` where they are few."""

    keys: Mapping[str, Field]
    same: Same
    words: Callable[[str, Desk], str]
    all_shown: bool

    def show(self, raw: Any, name: str, desk: Desk) -> Widget | None:
        """The keys that are there, and the rest to choose from."""
        if raw is EMPTY:
            raw = {}
        if not isinstance(raw, Mapping):
            return None
        opened = {key for key in self.keys if below(name, key) in desk.opened}
        parts = []
        known = [key for key in self.keys if key in raw or key in opened or self.all_shown]
        unknown = [key for key in raw if key not in self.keys]
        for key in [*(key for key in raw if key in self.keys), *(key for key in known if key not in raw)]:
            part = shown(self.keys[key], raw.get(key, EMPTY), below(name, key), desk, self.same)
            parts.append(_labelled(part, self.words(key, desk)))
        parts += [_labelled(literal(raw[key], below(name, key), desk), key) for key in unknown]
        more = tuple(Option(below(name, key), self.words(key, desk)) for key in self.keys if key not in known)
        return Widget(name, "record", parts=tuple(parts), more=more)

    def read(self, node: Node, desk: Desk) -> Any:
        """The keys that have a value."""
        if not isinstance(node, Mapping):
            return EMPTY
        values = {key: self._read(key, each, desk) for key, each in node.items()}
        return {key: value for key, value in values.items() if value is not EMPTY} or EMPTY

    def _read(self, key: str, node: Node, desk: Desk) -> Any:
        return read(self.keys.get(key, Line()), node, desk)


def _labelled(widget: Widget, label: str) -> Widget:
    return Widget(**{**{slot: getattr(widget, slot) for slot in widget.__slots__}, "label": label})


@dataclass(frozen=True)
class Names:
    """A table of free names, or of names from a list, each with a value."""

    name: Field
    value: Field
    same: Same

    def show(self, raw: Any, name: str, desk: Desk) -> Widget | None:
        """A row for each name, and an empty one where it was asked for or there is none."""
        if raw is not EMPTY and not isinstance(raw, Mapping):
            return None
        pairs: list[tuple[Any, Any]] = [] if raw is EMPTY else list(raw.items())
        if not pairs or below(name, len(pairs)) in desk.opened:
            pairs.append((EMPTY, EMPTY))
        rows = []
        for n, (key, value) in enumerate(pairs):
            row = below(name, n)
            named = shown(self.name, key, below(row, "name"), desk, self.same)
            of = shown(self.value, value, below(row, "value"), desk, self.same)
            labels = (_labelled(named, desk.t.gettext("of what")), _labelled(of, desk.t.gettext("how much")))
            rows.append(Widget(row, "group", parts=labels))
        return Widget(name, "rows", parts=tuple(rows), add=below(name, len(pairs)))

    def read(self, node: Node, desk: Desk) -> Any:
        """The names that have a value."""
        if not isinstance(node, Mapping):
            return EMPTY
        found: dict[str, Any] = {}
        for key in sorted(node, key=_number):
            if isinstance(node[key], Mapping):
                name = read(self.name, node[key].get("name"), desk)
                value = read(self.value, node[key].get("value"), desk)
                if name is not EMPTY and value is not EMPTY:
                    found[str(name)] = value
        return found or EMPTY


@dataclass(frozen=True)
class OneOf:
    """One of several forms: a word of a list, if there is one, stands first; else the first field with anything."""

    forms: tuple[Field, ...]
    same: Same

    def show(self, raw: Any, name: str, desk: Desk) -> Widget | None:
        """All the fields side by side, with the value in the one that can hold it."""
        parts: list[Widget] = []
        held = raw is EMPTY
        for n, form in enumerate(self.forms):
            part = below(name, n)
            strange = isinstance(form, Choice) and not any(option.value == raw for option in form.options(desk))
            widget = None if held or strange else form.show(raw, part, desk)
            back = None if widget is None else form.read(node_at(tree(dict(sent(widget))), keys_of(part)), desk)
            if widget is not None and self.same(back, raw):
                held = True
            else:
                widget = form.show(EMPTY, part, desk)
            if widget is not None:
                parts.append(widget)
        return Widget(name, "group", parts=tuple(parts)) if held else None

    def read(self, node: Node, desk: Desk) -> Any:
        """The first that is not empty."""
        if not isinstance(node, Mapping):
            return EMPTY
        values = (read(form, node.get(str(n)), desk) for n, form in enumerate(self.forms))
        return next((value for value in values if value is not EMPTY), EMPTY)
