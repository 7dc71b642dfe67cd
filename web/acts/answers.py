"""What an act answers: saved, stale, repeated, refused, in use. A refusal is a value and changes nothing."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Generic, TypeVar

from core.play.heat import HeatSheet
from core.play.sheet import Sheet
from core.rules.refusal import Refusal

S = TypeVar("S")
"""A sheet: that of a match, or that of a heat."""


@dataclass(frozen=True)
class VersionOf(Generic[S]):
    """A stored version of a sheet. ``who`` is the account's id, ``name`` its name; ``state`` is "open", "closed" or
    "confirmed"; version 0 is an unplayed match, with an empty sheet and nobody's name."""

    version: int
    sheet: S
    state: str = "open"
    who: int | None = None
    name: str = ""
    at: datetime | None = None
    origin: str = ""
    reason: str = ""


class Version(VersionOf[Sheet]):
    """A version of a match's sheet."""


class HeatVersion(VersionOf[HeatSheet]):
    """A version of a heat's sheet."""


@dataclass(frozen=True, slots=True)
class Saved:
    """The version that was written, when, and the revision of the event that it made."""

    version: int
    state: str
    at: datetime
    revision: int


@dataclass(frozen=True, slots=True)
class Repeated:
    """The same form came before: what it answered then. Nothing was written now."""

    first: Saved


@dataclass(frozen=True)
class StaleOf(Generic[S]):
    """The sheet changed after the person saw it: theirs, what they saw, and what is there now. Nothing was written."""

    offered: S
    seen: int
    current: VersionOf[S]


class Stale(StaleOf[Sheet]):
    """Two versions of a match's sheet."""


class HeatStale(StaleOf[HeatSheet]):
    """Two versions of a heat's sheet."""


@dataclass(frozen=True, slots=True)
class Refused:
    """Rules said no: all of them, together. Nothing was written."""

    refusals: tuple[Refusal, ...]


@dataclass(frozen=True, slots=True)
class Use:
    """One thing that uses another: ``kind`` is "entry", "match", "sheet", "order" …, ``names`` says which."""

    kind: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class InUse:
    """What was to be removed is used, and by what. ``instead`` is the act that is meant: "withdraw", or ""."""

    uses: tuple[Use, ...] = field(default=())
    instead: str = ""
