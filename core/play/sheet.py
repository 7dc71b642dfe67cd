"""The sheet of a match: segments, incidents and how it ended, exactly as written down, before anything is counted."""

from dataclasses import dataclass
from enum import StrEnum

from core.exact import Number

Pair = tuple[Number, Number]
"""One figure per side, the first side's first."""


@dataclass(frozen=True, slots=True)
class Part:
    """One line inside a segment: a hand that a side won, or an infraction of it.

    ``side`` won the hand, or committed the infraction; ``points`` are the hand's (an infraction takes its points from
    the regulation); ``how`` is the sport's word for how the hand ended ("out", "block", "level block"); ``athlete``
    who committed it, "" where nobody said; ``other`` what the hand gives to the other side, in sports where one hand
    gives points to both (canastra).
    """

    side: int
    points: Number = 0
    how: str = ""
    infraction: str = ""
    athlete: str = ""
    other: Number = 0


@dataclass(frozen=True, slots=True)
class Segment:
    """A set, period, partida, hand, attempt or series. ``points`` per side; ``parts`` where it is written part by part.

    With ``parts`` the points are computed from them and what stands in ``points`` is not read. ``blank``: its field was
    left empty, which is not 0-0; what was written after it keeps its place.
    """

    points: Pair
    parts: tuple[Part, ...] = ()
    blank: bool = False


@dataclass(frozen=True, slots=True)
class Incident:
    """A card ("yellow"), an infraction or a counted fact of a side, ``times`` over; never with a figure of its own.

    ``athlete`` is who did it, as written: shirt, name, or both; "" where nobody said.
    """

    name: str
    side: int
    times: int = 1
    athlete: str = ""
    segment: int | None = None
    minute: int | None = None


@dataclass(frozen=True, slots=True)
class Kick:
    """One kick of a shoot-out: the side, whether it went in, and who took it, "" where nobody said."""

    side: int
    scored: bool
    taker: str = ""


class Ending(StrEnum):
    """How a match ended, apart from its score. Status is a field of its own: no figure ever stands for it."""

    PLAYED = "played"
    WALKOVER = "walkover"
    ABANDONED = "abandoned"
    VOID = "void"


@dataclass(frozen=True, slots=True)
class Sheet:
    """What the referee wrote. ``open`` while it is being filled in: an open sheet counts nowhere.

    ``extra_time`` are further segments after a level match; ``shoot_out`` the kicks that went in, never part of the
    score, and not read where ``kicks`` are written one by one; ``won`` are segments won whose points were not kept
    ("3:1"); ``boards`` the sheets of an encounter; ``missing`` the sides that were absent (walkover) or left
    (abandoned): one or both; ``announced`` those of them that told their absence in time; ``lots`` the side drawn where
    the match itself is decided by lot. ``line_ups`` are the athletes of each side as written ("7 Caio"), empty where
    nobody said; ``left_by`` the athlete who abandoned. ``cause`` is why a walkover is one ("no uniform"); ``stopped``
    what becomes of a match that stopped for no side's fault; ``late`` the minutes by which each side came late.
    """

    segments: tuple[Segment, ...] = ()
    extra_time: tuple[Segment, ...] = ()
    shoot_out: Pair | None = None
    won: tuple[int, int] | None = None
    boards: tuple["Sheet", ...] = ()
    incidents: tuple[Incident, ...] = ()
    ending: Ending = Ending.PLAYED
    missing: frozenset[int] = frozenset()
    announced: frozenset[int] = frozenset()
    lots: int | None = None
    open: bool = False
    remarks: str = ""
    line_ups: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    left_by: tuple[str, str] = ("", "")
    kicks: tuple[Kick, ...] = ()
    cause: str = ""
    stopped: str = ""
    late: tuple[int, int] = (0, 0)
