"""Fields of what is said in a few words: a moment, a mix."""

import calendar
import re
from dataclasses import dataclass
from typing import Any, Final

from core.standings.phrase import ROUNDS
from regulations.forms.moment import ANCHORS
from regulations.forms.word import ROUND_ORDER
from reports.language import marked_in
from web.regulating.lines import figure
from web.regulating.measured import MANY, duration_text, units
from web.regulating.widget import EMPTY, Desk, Node, Option, Widget, below

WAYS: Final = (
    marked_in("moment", "before"),
    marked_in("moment", "after"),
    marked_in("moment", "start of"),
    marked_in("moment", "end of"),
)
ALONE: Final = ("entry date", "first match", "draw")
HOURS: Final = ("day", "next day", "day before")
NAMES: Final = (
    marked_in("moment", "match"),
    marked_in("moment", "first match"),
    marked_in("moment", "next match"),
    marked_in("moment", "last match"),
    marked_in("moment", "encounter"),
    marked_in("moment", "round"),
    marked_in("moment", "first round"),
    marked_in("moment", "next round"),
    marked_in("moment", "draw"),
    marked_in("moment", "stage"),
    marked_in("moment", "next stage"),
    marked_in("moment", "phase"),
    marked_in("moment", "next phase"),
    marked_in("moment", "competition"),
    marked_in("moment", "games"),
    marked_in("moment", "segment"),
    marked_in("moment", "half"),
    marked_in("moment", "day"),
    marked_in("moment", "next day"),
    marked_in("moment", "day before"),
    marked_in("moment", "entry date"),
)
_MONTHS = tuple(calendar.month_name[1:])
_ABOUT = re.compile(r"(?:(\d+) ?([a-z]+) )?(before|after|start of|end of) (?:the )?(.+)")
_NUMBERED = re.compile(r"round (\d+)")
_HOUR = re.compile(r"(\d\d:\d\d) of the (.+)")
_OF_MONTH = re.compile(r"(\d+) (\w+)")


@dataclass(frozen=True)
class When:
    """A moment: so long before or after something, the n-th round, a day of the year, an hour of the day."""

    def show(self, raw: Any, name: str, desk: Desk) -> Widget | None:
        """The four controls: how many, of what, which way, from where."""
        found = ("", "", "", "") if raw is EMPTY else _taken_apart(raw) if isinstance(raw, str) else None
        if found is None:
            return None
        n, unit, way, what = found
        t = desk.t
        ways = (Option("", t.pgettext("moment", "on, at")), *(Option(w, t.pgettext("moment", w)) for w in WAYS))
        parts = (
            Widget(below(name, "n"), "line", t.gettext("how much, which"), n),
            Widget(below(name, "unit"), "choice", t.gettext("unit"), unit, (Option("", "–"), *units(desk))),
            Widget(below(name, "way"), "choice", t.gettext("before or after"), way, ways),
            Widget(below(name, "what"), "choice", t.gettext("what"), what, (Option("", "–"), *_anchors(what, desk))),
        )
        return Widget(name, "group", parts=parts)

    def read(self, node: Node, desk: Desk) -> Any:  # noqa: ARG002
        """The moment as written."""
        if not isinstance(node, dict):
            return EMPTY
        n, unit, way, what = (str(node.get(key, "")).strip() for key in ("n", "unit", "way", "what"))
        if not what:
            return n or EMPTY
        if not way:
            if what in _MONTHS:
                return f"{n} {what}".strip()
            if ":" in n:
                return f"{n} of the {what}"
            return f"{what} {n}".strip()
        lead = f"{duration_text(figure(n), unit)} " if n and unit else ""
        numbered = f" {n}" if n and not unit else ""
        return f"{lead}{way} {'' if numbered else 'the '}{what}{numbered}"


def _taken_apart(raw: str) -> tuple[str, str, str, str] | None:
    if raw in ALONE:
        return "", "", "", raw
    if found := _NUMBERED.fullmatch(raw):
        return found[1], "", "", "round"
    if found := _HOUR.fullmatch(raw):
        return found[1], "", "", found[2]
    if (found := _OF_MONTH.fullmatch(raw)) and found[2] in _MONTHS:
        return found[1], "", "", found[2]
    if found := _ABOUT.fullmatch(raw):
        if numbered := _NUMBERED.fullmatch(found[4]):
            return numbered[1], "", found[3], "round"
        return found[1] or "", MANY.get(found[2] or "", ""), found[3], found[4]
    return None


def _anchors(what: str, desk: Desk) -> tuple[Option, ...]:
    t = desk.t
    stages = [name for name in desk.context.named("stage") if name not in ANCHORS]
    found = [Option(name, t.pgettext("moment", name)) for name in NAMES]
    found += [Option(name, t.gettext(name)) for name in ROUND_ORDER]
    found += [Option(name, name) for name in stages if name not in ROUNDS]
    months = [Option(month, t.locale.months["format"]["wide"][n]) for n, month in enumerate(_MONTHS, 1)]
    known = {option.value for option in (*found, *months)}
    return (*found, *months, *([Option(what, what)] if what and what not in known else []))


_PART = re.compile(r"(?:(at least|at most|exactly) )?(\d+)( %)? (.+)")
_MEN = {"man": "men", "woman": "women"}


@dataclass(frozen=True)
class Mixed:
    """A mix: parts that must all hold, each so many, or so many in a hundred, of a kind."""

    kind: str

    def show(self, raw: Any, name: str, desk: Desk) -> Widget | None:
        """A row for each part."""
        texts = [] if raw is EMPTY else raw.split(", ") if isinstance(raw, str) else None
        if texts is None:
            return None
        found = [_PART.fullmatch(text) for text in texts]
        values = [tuple(part or "" for part in each.groups()) for each in found if each]
        if len(values) < len(found):
            return None
        if not values or below(name, len(values)) in desk.opened:
            values.append(("", "", "", ""))
        rows = tuple(self._part(below(name, n), each, desk) for n, each in enumerate(values))
        return Widget(name, "rows", parts=rows, add=below(name, len(values)))

    def _part(self, name: str, values: tuple[str, ...], desk: Desk) -> Widget:
        bound, amount, percent, what = values
        t = desk.t
        bounds = (
            Option("", t.pgettext("mix", "exactly")),
            Option("at least", t.pgettext("mix", "at least")),
            Option("at most", t.pgettext("mix", "at most")),
        )
        sexes = {many: one for one, many in _MEN.items()}
        names = tuple(_MEN) if self.kind == "sex" else desk.context.named(self.kind)
        context = {"sex": "rule", "card": "card"}.get(self.kind, "rule")
        what = sexes.get(what, what)
        listed = tuple(Option(each, t.pgettext(context, each)) for each in names)
        parts = (
            Widget(below(name, "bound"), "choice", t.gettext("bound"), bound, bounds),
            Widget(below(name, "n"), "number", t.gettext("how many"), amount),
            Widget(
                below(name, "percent"),
                "choice",
                t.gettext("unit"),
                percent.strip(),
                (Option("", "–"), Option("%", "%")),
            ),
            Widget(below(name, "what"), "choice", t.gettext("of whom"), what, (Option("", "–"), *listed)),
        )
        return Widget(name, "group", parts=parts)

    def read(self, node: Node, desk: Desk) -> Any:  # noqa: ARG002
        """The parts with commas between."""
        rows = [node[key] for key in sorted(node, key=_number)] if isinstance(node, dict) else []
        return ", ".join(filter(None, (self._said(row) for row in rows if isinstance(row, dict)))) or EMPTY

    def _said(self, row: dict[str, str]) -> str:
        bound, amount, percent, what = (row.get(key, "").strip() for key in ("bound", "n", "percent", "what"))
        if not amount:
            return ""
        if self.kind == "sex" and what in _MEN:
            what = what if amount == "1" and not percent else _MEN[what]
        return " ".join(filter(None, (bound, amount, percent, what)))


def _number(key: str) -> int:
    return int(key) if key.isdecimal() else 0
