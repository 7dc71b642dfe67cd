"""Sheet to JSON and back: exact figures (whole, or "1/2"), only the keys that say something, nothing unknown read."""

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, TypeVar

from core.exact import Number, plain
from core.play.sheet import Ending, Incident, Kick, Pair, Part, Segment, Sheet

LARGEST = 99_999
MOST = {"segments": 60, "extra_time": 20, "parts": 300, "boards": 60, "incidents": 300, "line_up": 60, "kicks": 120}
LONGEST = {
    "athlete": 80,
    "taker": 80,
    "cause": 40,
    "stopped": 40,
    "remarks": 2_000,
    "how": 40,
    "infraction": 40,
    "name": 40,
}

T = TypeVar("T")

_FRACTION = re.compile(r"-?[1-9][0-9]{0,4}/[1-9][0-9]{0,4}")
_UNWRITABLE = re.compile("[\0\ud800-\udfff]")  # no database takes them


class NotASheetError(ValueError):
    """What was given is no sheet: ``at`` is the place ("segments.1.points"), ``found`` what stood there."""

    def __init__(self, at: str, found: object) -> None:
        self.at, self.found = at, repr(found)[:80]
        super().__init__(f"{at or 'sheet'}: {self.found}")


# ------------------------------------------------------------------------------------------------ writing


def write_sheet(sheet: Sheet) -> dict[str, Any]:
    """The sheet as plain data. Whether it is open is kept beside it, not in it."""
    return _said(
        segments=[_write_segment(segment) for segment in sheet.segments],
        extra_time=[_write_segment(segment) for segment in sheet.extra_time],
        shoot_out=None if sheet.shoot_out is None else _write_pair(sheet.shoot_out),
        kicks=[_said(side=kick.side, scored=int(kick.scored), taker=kick.taker) for kick in sheet.kicks],
        won=None if sheet.won is None else list(sheet.won),
        boards=[write_sheet(board) for board in sheet.boards],
        incidents=[_write_incident(incident) for incident in sheet.incidents],
        ending=None if sheet.ending is Ending.PLAYED else str(sheet.ending),
        missing=sorted(sheet.missing),
        announced=sorted(sheet.announced),
        lots=sheet.lots,
        remarks=sheet.remarks,
        line_ups=[list(side) for side in sheet.line_ups] if any(sheet.line_ups) else None,
        left_by=list(sheet.left_by) if any(sheet.left_by) else None,
        cause=sheet.cause,
        stopped=sheet.stopped,
        late=list(sheet.late) if any(sheet.late) else None,
    )


def _write_segment(segment: Segment) -> dict[str, Any]:
    points = _write_pair(segment.points)
    return {"points": points} | _said(parts=[_write_part(part) for part in segment.parts], blank=segment.blank or None)


def _write_part(part: Part) -> dict[str, Any]:
    points = None if part.points == 0 and not isinstance(part.points, bool) else write_number(part.points)
    other = None if part.other == 0 and not isinstance(part.other, bool) else write_number(part.other)
    words = _said(how=part.how, infraction=part.infraction, athlete=part.athlete)
    return {"side": part.side} | _said(points=points, other=other) | words


def _write_incident(incident: Incident) -> dict[str, Any]:
    times = None if incident.times == 1 else incident.times
    more = _said(times=times, athlete=incident.athlete, segment=incident.segment, minute=incident.minute)
    return {"name": incident.name, "side": incident.side} | more


def _write_pair(pair: Pair) -> list[int | str]:
    return [write_number(number) for number in pair]


def write_number(number: Number) -> int | str:
    """A whole number as it is, a fraction as text."""
    exact = plain(number)
    return str(exact) if isinstance(exact, Fraction) else exact


def _said(**values: Any) -> dict[str, Any]:
    return {key: value for key, value in values.items() if value is not None and value not in ("", [])}


# ------------------------------------------------------------------------------------------------ reading


def read_sheet(data: Any, is_open: bool = False) -> Sheet:
    """The sheet written so. Raises NotASheetError for a wrong type, an unknown key, a figure past any bound."""
    return _sheet(data, "", is_open, depth=0)


def checked(sheet: Sheet) -> Sheet:
    """The same sheet, once everything in it is known to be of its kind: what is made in code is not trusted either.

    Raises NotASheetError.
    """
    return read_sheet(write_sheet(sheet), sheet.open)


def _sheet(data: Any, at: str, is_open: bool, depth: int) -> Sheet:
    known = _keys(data, at, set(), set(_SHEET))
    if depth and "boards" in known:
        raise NotASheetError(_at(at, "boards"), "boards within a board")
    return Sheet(
        segments=_many(known, at, "segments", _segment),
        extra_time=_many(known, at, "extra_time", _segment),
        shoot_out=_optional(known, at, "shoot_out", _pair),
        kicks=_many(known, at, "kicks", _kick),
        won=_optional(known, at, "won", _whole_pair),
        boards=_many(known, at, "boards", lambda board, where: _sheet(board, where, is_open, depth + 1)),
        incidents=_many(known, at, "incidents", _incident),
        ending=_optional(known, at, "ending", _ending) or Ending.PLAYED,
        missing=frozenset(_many(known, at, "missing", _side)),
        announced=frozenset(_many(known, at, "announced", _side)),
        lots=_optional(known, at, "lots", _side),
        open=is_open,
        remarks=_text(known, at, "remarks"),
        line_ups=_optional(known, at, "line_ups", _line_ups) or ((), ()),
        left_by=_optional(known, at, "left_by", _two_names) or ("", ""),
        cause=_text(known, at, "cause"),
        stopped=_text(known, at, "stopped"),
        late=_optional(known, at, "late", _whole_pair) or (0, 0),
    )


_SHEET = (
    "segments", "extra_time", "shoot_out", "won", "boards", "incidents", "ending", "missing", "announced", "lots",
    "remarks", "line_ups", "left_by", "kicks",
    "cause", "stopped", "late",
)  # fmt: skip


def _line_ups(data: Any, at: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    if not isinstance(data, list) or len(data) != 2:
        raise NotASheetError(at, data)
    first, second = (_names(side, f"{at}.{index}") for index, side in enumerate(data))
    return first, second


def _names(data: Any, at: str) -> tuple[str, ...]:
    if not isinstance(data, list) or len(data) > MOST["line_up"]:
        raise NotASheetError(at, data)
    names = tuple(_text({"athlete": name}, f"{at}.{index}", "athlete") for index, name in enumerate(data))
    if "" in names:
        raise NotASheetError(at, "")
    return names


def _two_names(data: Any, at: str) -> tuple[str, str]:
    if not isinstance(data, list) or len(data) != 2:
        raise NotASheetError(at, data)
    first, second = (_text({"athlete": name}, f"{at}.{index}", "athlete") for index, name in enumerate(data))
    return first, second


def _segment(data: Any, at: str) -> Segment:
    known = _keys(data, at, {"points"}, {"points", "parts", "blank"})
    return Segment(
        points=_pair(known["points"], _at(at, "points")),
        parts=_many(known, at, "parts", _part),
        blank=_optional(known, at, "blank", _yes) or False,
    )


def _part(data: Any, at: str) -> Part:
    known = _keys(data, at, {"side"}, {"side", "points", "how", "infraction", "athlete", "other"})
    points = _optional(known, at, "points", read_number) or 0
    other = _optional(known, at, "other", read_number) or 0
    how, infraction = _text(known, at, "how"), _text(known, at, "infraction")
    return Part(_side(known["side"], _at(at, "side")), points, how, infraction, _text(known, at, "athlete"), other)


def _kick(data: Any, at: str) -> Kick:
    known = _keys(data, at, {"side", "scored"}, {"side", "scored", "taker"})
    scored = _side(known["scored"], _at(at, "scored")) == 1
    return Kick(_side(known["side"], _at(at, "side")), scored, _text(known, at, "taker"))


def _incident(data: Any, at: str) -> Incident:
    known = _keys(data, at, {"name", "side"}, {"name", "side", "times", "athlete", "segment", "minute"})
    if known["name"] == "":
        raise NotASheetError(_at(at, "name"), "")
    times = _optional(known, at, "times", _count)
    if times == 0:
        raise NotASheetError(_at(at, "times"), times)
    return Incident(
        name=_text(known, at, "name"),
        side=_side(known["side"], _at(at, "side")),
        times=1 if times is None else times,
        athlete=_text(known, at, "athlete"),
        segment=_optional(known, at, "segment", _count),
        minute=_optional(known, at, "minute", _count),
    )


def read_number(data: Any, at: str) -> Number:
    """An exact figure: whole, or a fraction as text in lowest terms. Raises NotASheetError."""
    if isinstance(data, int) and not isinstance(data, bool) and abs(data) <= LARGEST:
        return data
    if isinstance(data, str) and _FRACTION.fullmatch(data):
        number = Fraction(data)
        if str(number) == data and number.denominator > 1 and abs(number) <= LARGEST:
            return number
    raise NotASheetError(at, data)


def _pair(data: Any, at: str) -> Pair:
    if not isinstance(data, list) or len(data) != 2:
        raise NotASheetError(at, data)
    return read_number(data[0], f"{at}.0"), read_number(data[1], f"{at}.1")


def _whole_pair(data: Any, at: str) -> tuple[int, int]:
    if not isinstance(data, list) or len(data) != 2:
        raise NotASheetError(at, data)
    return _count(data[0], f"{at}.0"), _count(data[1], f"{at}.1")


def _count(data: Any, at: str) -> int:
    if isinstance(data, int) and not isinstance(data, bool) and 0 <= data <= LARGEST:
        return data
    raise NotASheetError(at, data)


def _side(data: Any, at: str) -> int:
    if _count(data, at) > 1:
        raise NotASheetError(at, data)
    return int(data)


def _ending(data: Any, at: str) -> Ending:
    if isinstance(data, str) and data in set(Ending):
        return Ending(data)
    raise NotASheetError(at, data)


def _yes(data: Any, at: str) -> bool:
    if data is not True:
        raise NotASheetError(at, data)
    return True


def _keys(data: Any, at: str, needed: set[str], known: set[str]) -> Mapping[str, Any]:
    if not isinstance(data, dict):
        raise NotASheetError(at, data)
    for key in (*sorted(needed - data.keys()), *sorted(map(str, data.keys() - known))):
        raise NotASheetError(_at(at, key), data.get(key))
    return data


def _many(known: Mapping[str, Any], at: str, key: str, read: Callable[[Any, str], T]) -> tuple[T, ...]:
    listed, where = known.get(key, []), _at(at, key)
    if not isinstance(listed, list) or len(listed) > MOST.get(key, 2):
        raise NotASheetError(where, listed)
    return tuple(read(item, f"{where}.{number}") for number, item in enumerate(listed))


def _optional(known: Mapping[str, Any], at: str, key: str, read: Callable[[Any, str], T]) -> T | None:
    return read(known[key], _at(at, key)) if key in known else None


def _text(known: Mapping[str, Any], at: str, key: str) -> str:
    text = known.get(key, "")
    if not isinstance(text, str) or len(text) > LONGEST[key] or _UNWRITABLE.search(text):
        raise NotASheetError(_at(at, key), text)
    return text


def _at(at: str, key: str) -> str:
    return f"{at}.{key}" if at else key
