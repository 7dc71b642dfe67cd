"""The forms that a value of a regulation can take, once read: range, duration, percentage, mix, money, moment."""

from dataclasses import dataclass
from fractions import Fraction

from core.exact import Number


@dataclass(frozen=True, slots=True)
class Range:
    """ "35 or more", "8 or fewer", "3 to 5": a missing end is open. ``unit`` is that of a duration ("min"), or ""."""

    low: Number | None
    high: Number | None
    unit: str = ""

    def holds(self, number: Number) -> bool:
        """True where the number lies within, ends included."""
        return (self.low is None or number >= self.low) and (self.high is None or number <= self.high)


@dataclass(frozen=True, slots=True)
class Duration:
    """ "30 s", "15 min", "2 matches": ``unit`` is one of s, min, h, days, year, matches, segments."""

    amount: int
    unit: str


@dataclass(frozen=True, slots=True)
class Percent:
    """ "10 % of target": ``share`` is 1/10; ``of`` is "target", or "" where the key says of what."""

    share: Fraction
    of: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a mix: "at least 50 % employee" is Part("employee", 1/2, "at least", percent=True)."""

    what: str
    amount: Number
    bound: str = "exactly"
    percent: bool = False


@dataclass(frozen=True, slots=True)
class Mix:
    """ "1 man, 1 woman": all parts must hold."""

    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Money:
    """ "200 BRL"."""

    amount: Number
    currency: str


@dataclass(frozen=True, slots=True)
class Moment:
    """ "15 min before the match": ``text`` as written; ``lead`` the time before or after, if the words say one."""

    text: str
    lead: Duration | None = None
