"""The sheet of a heat to JSON and back: exact marks as text, words for who has none, nothing unknown read."""

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any, TypeVar

from core.exact import Number, plain
from core.play.heat import HeatSheet
from core.play.performance import Performance, Series, Status, Try
from web.storage.sheets import NotASheetError

MOST = {"performances": 99, "passes": 20, "athletes": 30, "tries": 30, "counts": 20}
LONGEST = {"athlete": 200, "remarks": 2_000, "fact": 40}
LARGEST = 10**9

T = TypeVar("T")

_FRACTION = re.compile(r"[1-9][0-9]{0,11}/[1-9][0-9]{0,9}")
_UNWRITABLE = re.compile("[\0\ud800-\udfff]")  # no database takes them
_STATUSES = frozenset(map(str, Status))


def write_heat(sheet: HeatSheet) -> dict[str, Any]:
    """The sheet as plain data. Whether it is open is kept beside it, not in it."""
    data: dict[str, Any] = {"performances": [_write_performance(each) for each in sheet.performances]}
    return data | ({"remarks": sheet.remarks} if sheet.remarks else {})


def _write_performance(performance: Performance) -> dict[str, Any]:
    data: dict[str, Any] = {"side": performance.side}
    if performance.status is not None:
        data["status"] = str(performance.status)
    if performance.passes:
        data["passes"] = [[_write_series(series) for series in athletes] for athletes in performance.passes]
    if performance.counts:
        data["counts"] = {name: _write_number(number) for name, number in performance.counts}
    return data


def _write_series(series: Series) -> dict[str, Any]:
    data: dict[str, Any] = {"tries": [_write_try(each) for each in series.tries]}
    if series.average is not None:
        data["average"] = _write_number(series.average)
    if series.lines:
        data["lines"] = [[None if each is None else _write_number(each) for each in lines] for lines in series.lines]
    return data | ({"athlete": series.athlete} if series.athlete else {})


def _write_try(each: Try) -> int | str:
    return str(each) if isinstance(each, Status) else _write_number(each)


def _write_number(number: Number) -> int | str:
    exact = plain(number)
    return str(exact) if isinstance(exact, Fraction) else exact


def read_heat(data: Any, is_open: bool = False) -> HeatSheet:
    """The sheet written so. Raises NotASheetError for a wrong type, an unknown key, a figure past any bound."""
    known = _keys(data, "", {"performances"}, {"performances", "remarks"})
    performances = _many(known["performances"], "performances", "performances", _performance(is_open))
    return HeatSheet(performances, _text(known.get("remarks", ""), "remarks", "remarks"), is_open)


def checked(sheet: HeatSheet) -> HeatSheet:
    """The same sheet, once everything in it is known to be of its kind. Raises NotASheetError."""
    return read_heat(write_heat(sheet), sheet.open)


def _performance(is_open: bool) -> Callable[[Any, str], Performance]:
    def read(data: Any, at: str) -> Performance:
        known = _keys(data, at, {"side"}, {"side", "status", "passes", "counts"})
        side, status, counts = known["side"], known.get("status"), known.get("counts", {})
        if not isinstance(side, str) or not side.isascii() or not side.isdigit():
            raise NotASheetError(f"{at}.side", side)
        if status is not None and status not in _STATUSES:
            raise NotASheetError(f"{at}.status", status)
        if not isinstance(counts, dict) or len(counts) > MOST["counts"]:
            raise NotASheetError(f"{at}.counts", counts)
        return Performance(
            id=side,
            side=side,
            passes=_many(known.get("passes", []), f"{at}.passes", "passes", _athletes),
            status=None if status is None else Status(status),
            counts=tuple((_text(name, at, "fact"), _number(n, f"{at}.counts")) for name, n in sorted(counts.items())),
            open=is_open,
        )

    return read


def _athletes(data: Any, at: str) -> tuple[Series, ...]:
    return _many(data, at, "athletes", _series)


def _series(data: Any, at: str) -> Series:
    known = _keys(data, at, {"tries"}, {"tries", "average", "athlete", "lines"})
    return Series(
        tries=_many(known["tries"], f"{at}.tries", "tries", _try),
        average=_number(known["average"], f"{at}.average") if "average" in known else None,
        athlete=_text(known.get("athlete", ""), f"{at}.athlete", "athlete"),
        lines=_many(known.get("lines", []), f"{at}.lines", "tries", _lines),
    )


def _lines(data: Any, at: str) -> tuple[Number | None, ...]:
    return _many(data, at, "tries", lambda each, where: None if each is None else _number(each, where))


def _try(data: Any, at: str) -> Try:
    return Status(data) if isinstance(data, str) and data in _STATUSES else _number(data, at)


def _number(data: Any, at: str) -> Number:
    """An exact figure, never below nothing: whole, or a fraction as text in lowest terms."""
    if isinstance(data, int) and not isinstance(data, bool) and 0 <= data <= LARGEST:
        return data
    if isinstance(data, str) and _FRACTION.fullmatch(data):
        number = Fraction(data)
        if str(number) == data and number.denominator > 1 and number <= LARGEST:
            return number
    raise NotASheetError(at, data)


def _keys(data: Any, at: str, needed: set[str], known: set[str]) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise NotASheetError(at, data)
    for key in (*sorted(needed - data.keys()), *sorted(map(str, data.keys() - known))):
        raise NotASheetError(f"{at}.{key}", data.get(key))
    return data


def _many(data: Any, at: str, what: str, read: Callable[[Any, str], T]) -> tuple[T, ...]:
    if not isinstance(data, list) or len(data) > MOST[what]:
        raise NotASheetError(at, data)
    return tuple(read(item, f"{at}.{number}") for number, item in enumerate(data))


def _text(data: Any, at: str, what: str) -> str:
    if not isinstance(data, str) or len(data) > LONGEST[what] or _UNWRITABLE.search(data):
        raise NotASheetError(at, data)
    return data
