"""Values on their way to another process and back: exact numbers, lists, tables, the forms of a regulation, as JSON."""

import json
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from datetime import date
from fractions import Fraction
from typing import Any, Final

from core.exact import Number
from core.rules import forms

FORMS: Final = {form.__name__: form for form in (forms.Range, forms.Duration, forms.Percent, forms.Part, forms.Mix)} | {
    form.__name__: form for form in (forms.Money, forms.Moment)
}
DIGITS: Final = 40
"""No figure of a sport is longer; a longer one only takes time."""


class NonsenseError(ValueError):
    """What came from the other side cannot be read."""


def write(value: Any) -> str:
    """The value as one line of JSON. Raises TypeError for what is none of these kinds."""
    return json.dumps(_plain(value), ensure_ascii=True, separators=(",", ":"))


def read(line: str) -> Any:
    """The value of a line. Raises NonsenseError."""
    try:
        return _value(json.loads(line, parse_float=_refuse, parse_constant=_refuse, parse_int=_whole))
    except (ValueError, TypeError, RecursionError, ZeroDivisionError) as error:
        raise NonsenseError(str(error)) from None


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    if isinstance(value, Fraction):
        return {"$fraction": str(value)}
    if isinstance(value, date):
        return {"$day": value.isoformat()}
    if isinstance(value, Mapping):
        return {"$table": [[_plain(key), _plain(of)] for key, of in value.items()]}
    if isinstance(value, frozenset | set):
        return {"$set": sorted(value)}
    if isinstance(value, tuple | list):
        return [_plain(one) for one in value]
    if is_dataclass(value) and type(value).__name__ in FORMS:
        own = {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
        return {f"${type(value).__name__}": own}
    if isinstance(value, bool):
        return {"$bool": int(value)}
    raise TypeError(f"not for another process: {type(value).__name__}")


def _value(plain: Any) -> Any:
    if isinstance(plain, list):
        return tuple(_value(one) for one in plain)
    if not isinstance(plain, dict):
        return plain
    if len(plain) != 1:
        raise NonsenseError("a table without its mark")
    ((mark, of),) = plain.items()
    if mark in _KINDS:
        return _KINDS[mark](of)
    form = FORMS.get(mark.removeprefix("$"))
    if form is None:
        raise NonsenseError(f"unknown mark {mark!r}")
    return form(**{name: _value(one) for name, one in of.items()})


def _fraction(of: Any) -> Fraction:
    if len(str(of)) > 2 * DIGITS:
        raise NonsenseError("too many digits")
    return Fraction(of)


_KINDS: Mapping[str, Callable[[Any], Any]] = {
    "$fraction": _fraction,
    "$day": date.fromisoformat,
    "$table": lambda of: {text(key, "a key"): _value(one) for key, one in of},
    "$set": frozenset,
    "$bool": bool,
}


def _refuse(text: str) -> Any:
    raise NonsenseError(f"not exact: {text}")


def _whole(text: str) -> int:
    if len(text) > DIGITS:
        raise NonsenseError("too many digits")
    return int(text)


def number(value: object, what: str) -> Number:
    """The value as an exact number. Raises NonsenseError where it is none."""
    if isinstance(value, Fraction) or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    raise NonsenseError(f"{what} is no number: {value!r:.60}")


def text(value: object, what: str, most: int = 400) -> str:
    """The value as a text. Raises NonsenseError where it is none, or too long."""
    if not isinstance(value, str) or len(value) > most:
        raise NonsenseError(f"{what} is no text of at most {most}: {value!r:.60}")
    return value


def table(value: object, what: str) -> Mapping[str, Any]:
    """The value as a table. Raises NonsenseError where it is none."""
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise NonsenseError(f"{what} is no table: {value!r:.60}")
    return value


def texts(value: object, what: str) -> tuple[str, ...]:
    """The value as a list of texts. Raises NonsenseError where it is none."""
    if not isinstance(value, tuple):
        raise NonsenseError(f"{what} is no list: {value!r:.60}")
    return tuple(text(one, what) for one in value)
