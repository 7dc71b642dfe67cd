"""Fields of one control: a text, a number, a day, a word of a list, and what only TOML can say."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from regulations.toml_text import parse
from regulations.writing.values import value_text
from web.regulating.widget import EMPTY, Desk, Node, Option, Widget, below

_WHOLE = re.compile(r"-?\d{1,40}")
LITERAL = "literal"


@dataclass(frozen=True)
class Line:
    """A text on one line, or several; ``hint`` shows how it is written."""

    hint: str = ""
    several: bool = False

    def show(self, raw: Any, name: str, desk: Desk) -> Widget | None:  # noqa: ARG002
        """The control; None for what is no text."""
        if raw is EMPTY or isinstance(raw, str):
            return Widget(name, "area" if self.several else "line", value="" if raw is EMPTY else raw, hint=self.hint)
        return None

    def read(self, node: Node, desk: Desk) -> Any:  # noqa: ARG002
        """The text."""
        text = node.replace("\r\n", "\n").strip() if isinstance(node, str) else ""
        return (text if self.several else " ".join(text.split())) or EMPTY


@dataclass(frozen=True)
class Figure:
    """A number; what is none is kept as it was typed, for the linter to refuse."""

    def show(self, raw: Any, name: str, desk: Desk) -> Widget | None:  # noqa: ARG002
        """The control."""
        if raw is EMPTY or (isinstance(raw, int | str) and not isinstance(raw, bool)):
            return Widget(name, "number", value="" if raw is EMPTY else str(raw))
        return None

    def read(self, node: Node, desk: Desk) -> Any:  # noqa: ARG002
        """The number, or the text."""
        return figure(node)


def figure(node: Node) -> Any:
    """A whole number as such, anything else as it was typed; EMPTY for nothing."""
    text = node.strip().replace("−", "-") if isinstance(node, str) else ""
    return int(text) if _WHOLE.fullmatch(text) else text or EMPTY


@dataclass(frozen=True)
class Day:
    """A day, or a day with its hour."""

    timed: bool = False

    def show(self, raw: Any, name: str, desk: Desk) -> Widget | None:  # noqa: ARG002
        """The control."""
        if raw is EMPTY or isinstance(raw, date):
            hint = "2027-05-02T18:00:00" if self.timed else "2027-05-02"
            return Widget(
                name, "line" if self.timed else "day", value="" if raw is EMPTY else raw.isoformat(), hint=hint
            )
        return None

    def read(self, node: Node, desk: Desk) -> Any:  # noqa: ARG002
        """The day, or what was typed."""
        text = node.strip() if isinstance(node, str) else ""
        try:
            return (datetime if self.timed and "T" in text else date).fromisoformat(text) if text else EMPTY
        except ValueError:
            return text


@dataclass(frozen=True)
class Choice:
    """A word of a list, which depends on whose words may be used."""

    options: Callable[[Desk], tuple[Option, ...]]

    def show(self, raw: Any, name: str, desk: Desk) -> Widget | None:
        """The control; a word that is not in the list is shown in it all the same."""
        if raw is not EMPTY and not isinstance(raw, str):
            return None
        listed = self.options(desk)
        value = "" if raw is EMPTY else raw
        if value and value not in {option.value for option in listed}:
            listed = (*listed, Option(value, value))
        return Widget(name, "choice", value=value, options=(Option("", "–"), *listed))

    def read(self, node: Node, desk: Desk) -> Any:  # noqa: ARG002
        """The word."""
        return (node.strip() if isinstance(node, str) else "") or EMPTY


def literal(raw: Any, name: str, desk: Desk) -> Widget:
    """What no other field can show, as it stands in the file. What takes a default away can be taken back."""
    if raw == "none":
        none = desk.t.gettext("none: takes away what would hold")
        return Widget(below(name, LITERAL), "choice", value='"none"', options=(Option("", "–"), Option('"none"', none)))
    return Widget(below(name, LITERAL), LITERAL, value=value_text(raw), hint="TOML")


def read_literal(text: str) -> Any:
    """The value that the text is in TOML; the text itself where it is none."""
    text = text.strip()
    if not text:
        return EMPTY
    data, _ = parse(f"value = {text}", "")
    return data["value"] if list(data) == ["value"] else text
