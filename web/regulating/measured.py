"""Fields of figures with a unit or an end: duration, range, percentage, money, crossing."""

import re
from dataclasses import dataclass
from typing import Any, Final

from core.rules.forms import Range
from reports.language import marked_in
from web.regulating.lines import figure
from web.regulating.widget import EMPTY, Desk, Node, Option, Widget, below

UNITS: Final = (
    ("s", "s", marked_in("unit", "seconds")),
    ("min", "min", marked_in("unit", "minutes")),
    ("h", "h", marked_in("unit", "hours")),
    ("day", "days", marked_in("unit", "days")),
    ("year", "years", marked_in("unit", "years")),
    ("match", "matches", marked_in("unit", "matches")),
    ("segment", "segments", marked_in("unit", "partials")),
)
"""Of one, of more, and what it is called."""
_ONE = {many: one for one, many, _ in UNITS}
MANY = {one: many for one, many, _ in UNITS} | {many: many for _, many, _ in UNITS}
_DURATION = re.compile(r"(\d+) ?([a-z]+)")


def units(desk: Desk) -> tuple[Option, ...]:
    """The units of time."""
    return tuple(Option(many, desk.t.pgettext("unit", words)) for _, many, words in UNITS)


def duration_text(amount: Any, unit: str) -> Any:
    """ "15 min", "1 match"; what was typed where it is no number."""
    if amount is EMPTY:
        return EMPTY
    if not isinstance(amount, int):
        return amount
    return f"{amount} {_ONE.get(unit, unit) if amount == 1 else unit}".strip()


@dataclass(frozen=True)
class Lasting:
    """A duration: how many of which unit."""

    def show(self, raw: Any, name: str, desk: Desk) -> Widget | None:
        """Both controls."""
        found = _DURATION.fullmatch(raw) if isinstance(raw, str) else None
        if raw is not EMPTY and (found is None or found[2] not in MANY):
            return None
        amount, unit = (found[1], MANY[found[2]]) if found else ("", "min")
        label = desk.t.gettext("unit")
        parts = (
            Widget(below(name, "n"), "number", value=amount),
            Widget(below(name, "unit"), "choice", label, unit, units(desk)),
        )
        return Widget(name, "group", parts=parts)

    def read(self, node: Node, desk: Desk) -> Any:  # noqa: ARG002
        """The duration as written."""
        return duration_text(figure(node.get("n")), str(node.get("unit", ""))) if isinstance(node, dict) else EMPTY


@dataclass(frozen=True)
class Between:
    """A range: from, to; one end alone leaves the other open."""

    def show(self, raw: Any, name: str, desk: Desk) -> Widget | None:
        """Both ends."""
        ends = _ends(raw)
        if ends is None:
            return None
        low, high = ends
        parts = (
            Widget(below(name, "low"), "number", desk.t.gettext("from"), low),
            Widget(below(name, "high"), "number", desk.t.gettext("up to"), high),
        )
        return Widget(name, "group", parts=parts)

    def read(self, node: Node, desk: Desk) -> Any:  # noqa: ARG002
        """The range as written; a single figure is itself."""
        if not isinstance(node, dict):
            return EMPTY
        low, high = figure(node.get("low")), figure(node.get("high"))
        if low is EMPTY:
            return EMPTY if high is EMPTY else f"{high} or fewer"
        if high is EMPTY:
            return f"{low} or more"
        return low if low == high else f"{low} to {high}"


_RANGE = re.compile(r"(\S+) to (\S+)|(\S+) or (more|fewer)")


def _ends(raw: Any) -> tuple[str, str] | None:
    if raw is EMPTY:
        return "", ""
    if isinstance(raw, int) and not isinstance(raw, bool):
        return str(raw), str(raw)
    found = _RANGE.fullmatch(raw) if isinstance(raw, str) else None
    if found is None:
        return None
    if found[1]:
        return found[1], found[2]
    return (found[3], "") if found[4] == "more" else ("", found[3])


def range_text(value: Range) -> str:
    """A range as it is written."""
    unit = f" {value.unit}" if value.unit else ""
    if value.high is None:
        return f"{value.low}{unit} or more"
    return f"{value.high}{unit} or fewer" if value.low is None else f"{value.low}{unit} to {value.high}{unit}"


@dataclass(frozen=True)
class Suffixed:
    """A number before words that never change: "10 % of target"."""

    suffix: str

    def show(self, raw: Any, name: str, desk: Desk) -> Widget | None:
        """The number and what follows it."""
        if raw is not EMPTY and not (isinstance(raw, str) and raw.endswith(f" {self.suffix}")):
            return None
        value = "" if raw is EMPTY else raw.removesuffix(f" {self.suffix}")
        hint = desk.t.gettext("%% of the target") % () if "target" in self.suffix else self.suffix
        return Widget(name, "group", parts=(Widget(below(name, "n"), "number", value=value, hint=hint),))

    def read(self, node: Node, desk: Desk) -> Any:  # noqa: ARG002
        """The number with its words."""
        value = figure(node.get("n")) if isinstance(node, dict) else EMPTY
        return value if value is EMPTY else f"{value} {self.suffix}"


@dataclass(frozen=True)
class Two:
    """Two texts with a sign between them: "200 BRL", "1A x 2B"."""

    between: str
    first: str = ""
    hint: str = ""

    def show(self, raw: Any, name: str, desk: Desk) -> Widget | None:  # noqa: ARG002
        """Both."""
        values = (
            ("", self.first) if raw is EMPTY else tuple(str(raw).split(self.between)) if isinstance(raw, str) else ()
        )
        if len(values) != 2:
            return None
        hints = [*self.hint.split(self.between), "", ""][:2]
        parts = tuple(
            Widget(below(name, n), "line", value=v, hint=h) for n, v, h in zip("ab", values, hints, strict=True)
        )
        return Widget(name, "group", parts=parts)

    def read(self, node: Node, desk: Desk) -> Any:  # noqa: ARG002
        """Both as one text."""
        one, other = (str(node.get(key, "")).strip() for key in "ab") if isinstance(node, dict) else ("", "")
        return f"{one}{self.between}{other}" if one else EMPTY
