"""Figures left to the committee, and within what they may be set: ``to_set``."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from core.rules.forms import Duration, Range
from regulations.forms.form import Context, Form, NotThis, Problem, Reading, Wrong, show
from regulations.forms.range import RANGE, TIMED_RANGE
from regulations.language.tables import TABLES, find
from regulations.nearest import nearest

_SECONDS = {"s": 1, "min": 60, "h": 3600, "days": 86400}


@dataclass(frozen=True)
class ToSet:
    """``path`` is left to the committee; ``within`` a Range or a list of values, None where anything will do."""

    path: str
    within: Range | tuple[Any, ...] | None
    raw: object

    def covers(self, path: str) -> bool:
        """True for the figure itself and, where a whole table is left open, for all below it."""
        return path == self.path or path.startswith(f"{self.path}.")

    def admits(self, value: Any) -> bool:
        """True where the value lies within the bounds."""
        if self.within is None or value is None:
            return True
        if isinstance(self.within, tuple):
            return value in self.within
        if isinstance(value, Duration):
            return _timed(self.within, value)
        return isinstance(value, int) and self.within.holds(value)

    def written(self) -> str:
        """The bounds as written, without quotes."""
        if isinstance(self.raw, list):
            return ", ".join(show(each) for each in self.raw)
        return str(self.raw)


def _timed(within: Range, value: Duration) -> bool:
    if within.unit == value.unit:
        return within.holds(value.amount)
    if within.unit not in _SECONDS or value.unit not in _SECONDS:
        return False
    scale = _SECONDS[within.unit]
    low, high = (None if end is None else end * scale for end in (within.low, within.high))
    return Range(low, high).holds(value.amount * _SECONDS[value.unit])


def read_bounds(stated: Mapping[str, Any], context: Context) -> tuple[tuple[ToSet, ...], tuple[Problem, ...]]:
    """What is left to the committee, and what is wrong with it. The values are texts and numbers, or tuples of them."""
    found: list[ToSet] = []
    problems: list[Problem] = []
    for path, raw in stated.items():
        at = find(path)
        listed = raw if isinstance(raw, tuple) else (raw,)
        if at is None:
            near = nearest(path, _near_paths(path))
            code = "figure of nothing, nearest" if near else "figure of nothing"
            problems.append(Problem(code, params={"path": path, "near": near, "known": ", ".join(TABLES)}))
        elif listed == ("any",):
            found.append(ToSet(path, None, "any"))
        elif at.form is None:
            params = {"path": path, "found": _shown(listed), "allowed": f'"{_near_paths(path)[0]}" = …'}
            problems.append(Problem("bounds of another form", params=params))
        elif (within := _range(listed)) is not None:
            sample: object = within.low if within.low is not None else within.high
            if _reads(at.form, f"{sample} {within.unit}" if within.unit else sample, context):
                found.append(ToSet(path, within, listed[0]))
            else:
                shown = {"path": path, "found": _shown(listed)}
                allowed = {"allowed": _bounds_of(at.form, context)}
                problems.append(Problem("bounds of another form", params={**shown, **allowed}))
        else:
            reading = Reading(context)
            values = tuple(reading.read(at.form, each, path) for each in listed)
            problems += reading.problems
            if not reading.problems:
                found.append(ToSet(path, values, list(listed)))
    return tuple(found), tuple(problems)


def _bounds_of(form: Form, context: Context) -> tuple[str, ...]:
    """How the bounds of a figure of that form are written."""
    for sample, bounds in ((1, RANGE), ("1 min", TIMED_RANGE)):
        if _reads(form, sample, context):
            return bounds.written(context)[:1]
    return (f"[{', '.join(form.written(context))}]",)


def _range(listed: tuple[Any, ...]) -> Range | None:
    """The bounds as a range, where they are one; a single figure is a list of one."""
    if len(listed) == 1 and isinstance(listed[0], str):
        for form in (RANGE, TIMED_RANGE):
            try:
                return form.read(listed[0], Context())
            except NotThis:
                continue
    return None


def _reads(form: Form, value: object, context: Context) -> bool:
    try:
        form.read(value, context)
    except (NotThis, Wrong):
        return False
    return True


def _shown(listed: tuple[Any, ...]) -> str:
    return ", ".join(show(each) for each in listed)


def _near_paths(path: str) -> list[str]:
    table = path.split(".", maxsplit=1)[0]
    keys = getattr(TABLES.get(table), "keys", {})
    return [f"{table}.{key}" for key in keys] or list(TABLES)
