"""The two keys of an article that speak of its figures: why one was read so, and what is left to the committee."""

from collections.abc import Mapping
from typing import Any

from web.regulating.lines import LITERAL, Choice, figure, literal, read_literal
from web.regulating.widget import EMPTY, Desk, Node, Widget, below

PARTED = "; "
"""Between the values that the committee may choose from."""


def inferred_widget(raw: Any, name: str, desk: Desk) -> Widget:
    """Why the whole entry, or which of its figures, was read so."""
    if isinstance(raw, Mapping) and not all(isinstance(each, str) for each in raw.values()):
        return literal(raw, name, desk)
    whole = raw if isinstance(raw, str) else ""
    pairs = dict(raw) if isinstance(raw, Mapping) else {}
    t = desk.t
    parts = (
        Widget(below(name, "whole"), "area", t.gettext("the whole article, because"), whole),
        _pairs(below(name, "parts"), pairs, t.gettext("because"), desk),
    )
    return Widget(name, "record", parts=parts)


def inferred(node: Node) -> Any:
    """The reason, or the reasons by figure."""
    if not isinstance(node, Mapping):
        return EMPTY
    if LITERAL in node:
        return read_literal(str(node[LITERAL]))
    return _read_pairs(node.get("parts"), lambda text: text) or _lined(node.get("whole")) or EMPTY


def to_set_widget(raw: Any, name: str, desk: Desk) -> Widget:
    """Figures left to the committee, each with its bounds."""
    pairs = raw if isinstance(raw, Mapping) else {}
    if raw is not EMPTY and (not pairs or any(isinstance(each, Mapping) for each in pairs.values())):
        return literal(raw, name, desk)
    said = {path: _bounds(value) for path, value in pairs.items()}
    if any(_read_bounds(said[path]) != value for path, value in pairs.items()):
        return literal(raw, name, desk)
    return _pairs(name, said, desk.t.gettext("within: 100 to 150, any, or values parted by semicolons"), desk)


def to_set(node: Node) -> Any:
    """The bounds by figure."""
    if isinstance(node, Mapping) and LITERAL in node:
        return read_literal(str(node[LITERAL]))
    return _read_pairs(node, _read_bounds) or EMPTY


def _bounds(value: Any) -> str:
    return PARTED.join(str(each) for each in value) if isinstance(value, list) else str(value)


def _read_bounds(text: str) -> Any:
    values = [figure(part) for part in text.split(";") if part.strip()]
    return values[0] if len(values) == 1 else values


def _pairs(name: str, pairs: Mapping[str, str], label: str, desk: Desk) -> Widget:
    rows = []
    for number, (path, value) in enumerate([*pairs.items(), ("", "")]):
        row = below(name, number)
        chosen = Choice(lambda at: at.figures).show(path or EMPTY, below(row, "path"), desk)
        if chosen is not None:
            which = Widget(chosen.name, chosen.kind, desk.t.gettext("figure"), chosen.value, chosen.options)
            rows.append(Widget(row, "group", parts=(which, Widget(below(row, "text"), "line", label, value))))
    return Widget(name, "rows", parts=tuple(rows))


def _read_pairs(node: Node, read: Any) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for row in node.values() if isinstance(node, Mapping) else ():
        path, text = (_lined(row.get(key)) for key in ("path", "text")) if isinstance(row, Mapping) else ("", "")
        if path and text:
            found[path] = read(text)
    return found


def _lined(node: Node) -> str:
    return " ".join(node.split()) if isinstance(node, str) else ""
