"""The kinds of column, the same on SQLite and PostgreSQL: text, moment in UTC, day, list and table; and their checks.

On SQLite the tables are STRICT, so a word in a column of figures is refused by the database itself.
"""

import hashlib
import json
from datetime import UTC, date, datetime
from typing import Annotated, Any

from sqlalchemy import CheckConstraint, Date, DateTime, Dialect, MetaData, Text, TypeDecorator
from sqlalchemy.orm import registry
from sqlalchemy.types import TypeEngine
from sqlmodel import Field, SQLModel

STRICT = {"sqlite_strict": True}

NAMES = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
}


class Stored(SQLModel, registry=registry(metadata=MetaData(naming_convention=NAMES))):
    """A row. Nothing is checked when one is made: acts check at the edge, constraints in the database."""


class Moment(TypeDecorator[datetime]):
    """A moment, in and out with its zone as UTC; one without a zone is refused, for it says no moment."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        """Text of fixed width on SQLite, which has no moments: it sorts as time does."""
        return Text() if dialect.name == "sqlite" else DateTime(timezone=True)

    def process_bind_param(self, value: Any, dialect: Dialect) -> Any:
        """To UTC."""
        if value is None:
            return None
        if not isinstance(value, datetime) or value.tzinfo is None:
            raise TypeError(f"a moment has a time zone: {value!r}")
        moment = value.astimezone(UTC)
        return moment.isoformat(timespec="microseconds") if dialect.name == "sqlite" else moment

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        """With its zone, UTC."""
        if value is None:
            return None
        return (datetime.fromisoformat(value) if dialect.name == "sqlite" else value).astimezone(UTC)


class Day(TypeDecorator[date]):
    """A day of the calendar, never a moment: no zone can shift it."""

    impl = Date
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        """ISO text on SQLite."""
        return Text() if dialect.name == "sqlite" else Date()

    def process_bind_param(self, value: Any, dialect: Dialect) -> Any:
        """Only a day: a moment is refused."""
        if value is None:
            return None
        if type(value) is not date:
            raise TypeError(f"a day, not {value!r}")
        return value.isoformat() if dialect.name == "sqlite" else value

    def process_result_value(self, value: Any, dialect: Dialect) -> date | None:
        """A date."""
        return value if value is None or dialect.name != "sqlite" else date.fromisoformat(value)


class Json(TypeDecorator[Any]):
    """Lists and tables as canonical JSON text: the same value is the same bytes, on both databases."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str:  # noqa: ARG002 - the same on each
        """As text."""
        return canonical(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:  # noqa: ARG002 - the same on each
        """As it was; None where an outer join found no row."""
        return None if value is None else json.loads(value)


def canonical(value: Any) -> str:
    """JSON with sorted keys and no spaces; a figure that is not exact is refused."""

    def refuse(found: object) -> None:
        raise TypeError(f"not for JSON: {found!r}")

    if _has_float(value):
        raise TypeError("an exact figure is whole, or text")
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"), default=refuse)


def digest(value: Any) -> str:
    """SHA-256 of the value as canonical JSON, in hexadecimal."""
    return hashlib.sha256(canonical(value).encode()).hexdigest()


def _has_float(value: Any) -> bool:
    if isinstance(value, dict):
        return any(_has_float(v) for v in value.values())
    return any(_has_float(v) for v in value) if isinstance(value, list | tuple) else isinstance(value, float)


Words = Annotated[str, Field(sa_type=Text)]
At = Annotated[datetime, Field(sa_type=Moment)]
On = Annotated[date, Field(sa_type=Day)]
Data = Annotated[Any, Field(sa_type=Json)]


def length(column: str, most: int, least: int = 1) -> CheckConstraint:
    """Check: the text has from ``least`` to ``most`` characters."""
    return CheckConstraint(f'length("{column}") BETWEEN {least} AND {most}', name=f"{column}_length")


def between(column: str, low: int, high: int) -> CheckConstraint:
    """Check: the figure lies within, ends included."""
    return CheckConstraint(f'"{column}" BETWEEN {low} AND {high}', name=f"{column}_range")


def one_of(column: str, *words: str) -> CheckConstraint:
    """Check: the text is one of the words."""
    listed = ", ".join(f"'{word}'" for word in words)
    return CheckConstraint(f'"{column}" IN ({listed})', name=f"{column}_word")
