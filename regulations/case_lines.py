"""Lines of a case about people, each kind read into the value that the core judges: line-ups, arrivals, protests …"""

import re
from dataclasses import dataclass
from datetime import datetime, timedelta

from core.discipline.protest import Protest
from core.entries.line_up import LineUp
from core.entries.substitutions import BETWEEN_HALVES, BETWEEN_SEGMENTS, IN_PLAY, Change
from core.fixtures.rest import Played
from core.rules.forms import Duration, Money
from core.rules.moment import later
from regulations.forms.duration import duration
from regulations.forms.form import Context, NotThis
from regulations.forms.money import MONEY

MATCH_STARTS = datetime(2000, 1, 1, 12)  # noqa: DTZ001 - "31 min after the match", of a match on no day
MATCH_ENDS = MATCH_STARTS + timedelta(hours=1)
UNFIT = ("no uniform", "below minimum", "ineligible athlete", "refusal", "absence")
"""Why a side that is there cannot play, as ``walkover.given_for`` names it."""

_GAP = re.compile(r"\s{2,}")
_LATE = re.compile(r"(?:(\d{1,4}) h)? ?(?:(\d{1,4}) min)? ?(?:(\d{1,4}) s)? ?late")
_COUNTED = re.compile(r"(\d{1,4}) (present|left)")
_FIRST = ("first", "first of the day", "first of the half day", "first of the competition")


class NotALine(Exception):  # noqa: N818 - a signal to the reader of the case, who tells it as a finding
    """The line is not of its kind."""


@dataclass(frozen=True, slots=True)
class ArrivalLine:
    """Late by so much in the first match or in a next one, or ``why`` the side cannot play."""

    side: str
    late: timedelta = timedelta()
    first: bool = True
    why: str = ""


@dataclass(frozen=True, slots=True)
class LineUpLine:
    """Who of a side is in play, how many of it are ``left`` during play, and when the names were ``handed`` in.

    ``names`` is None where only that is said.
    """

    side: str
    names: LineUp | None = None
    left: int | None = None
    handed: datetime | None = None


@dataclass(frozen=True, slots=True)
class ChangeLine:
    """One change of a side."""

    side: str
    change: Change


def fields(line: str) -> list[str]:
    """The fields of a line, two or more spaces between."""
    return _GAP.split(line.strip())


def line_up(line: str) -> LineUpLine:
    """ "Alfa  Ana, Bia  5 present", "Alfa  12 present", "Alfa  3 left", "Alfa  handed in 14 min before the match"."""
    side, *rest = fields(line)
    present: int | None = None
    playing: tuple[str, ...] = ()
    handed: datetime | None = None
    for field in rest:
        counted = _COUNTED.fullmatch(field)
        if field.startswith("handed in "):
            handed = _about_the_match(field.removeprefix("handed in "))
        elif counted is None:
            playing += tuple(" ".join(name.split()) for name in field.split(",") if name.strip())
        elif counted[2] == "left":
            return LineUpLine(side, left=int(counted[1]))
        else:
            present = int(counted[1])
    if not rest:
        raise NotALine
    return LineUpLine(side, LineUp(playing, present) if playing or present is not None else None, handed=handed)


def change(line: str) -> ChangeLine:
    """ "Alfa  Ana for Bia  segment 2", "… between halves": who enters for whom, and when."""
    side, *rest = fields(line)
    enters, word, leaves = rest[0].partition(" for ") if rest else ("", "", "")
    if not word or len(rest) > 2:
        raise NotALine
    segment, when = 1, IN_PLAY
    if len(rest) == 2:
        if rest[1] in (BETWEEN_SEGMENTS, BETWEEN_HALVES):
            segment, when = 0, rest[1]
        elif (found := re.fullmatch(r"segment ([1-9]\d?)", rest[1])) is not None:
            segment = int(found[1])
        else:
            raise NotALine
    return ChangeLine(side, Change(leaves.strip(), enters.strip(), segment, when))


def arrival(line: str) -> ArrivalLine:
    """ "Beta  11 min late  first of the day", "Beta  6 min late  next", "Beta  no uniform"."""
    side, *rest = fields(line)
    if len(rest) == 1 and rest[0] in UNFIT:
        return ArrivalLine(side, why=rest[0])
    late = _LATE.fullmatch(rest[0]) if rest else None
    if late is None or not any(late.groups()) or len(rest) != 2 or rest[1] not in (*_FIRST, "next"):
        raise NotALine
    hours, minutes, seconds = (int(group or 0) for group in late.groups())
    return ArrivalLine(side, timedelta(hours=hours, minutes=minutes, seconds=seconds), rest[1] != "next")


def protest(line: str) -> Protest:
    """ "Beta  captain  written  31 min after the match  200 BRL": the deposit only where one was paid."""
    side, *rest = fields(line)
    if len(rest) not in (3, 4):
        raise NotALine
    paid = _money(rest[3]) if len(rest) == 4 else None
    return Protest(side, _about_the_match(rest[2]), rest[0], rest[1], paid)


def programmed(line: str) -> Played:
    """ "2027-05-02 15:00  40 min  Alfa  Beta"."""
    parts = fields(line)
    length = duration(parts[1]) if len(parts) == 4 else None
    try:
        starts = datetime.fromisoformat(parts[0])
    except ValueError:
        raise NotALine from None
    ends = None if length is None else later(starts, length)
    if ends is None:
        raise NotALine
    return Played(line.strip(), (parts[2], parts[3]), starts, ends)


def from_the_match(written: str) -> str:
    """A time of the match on no day as a line says it: "2000-01-01 13:31" is "31 min after the match". Others stay."""
    try:
        when = datetime.fromisoformat(written)
    except ValueError:
        return written
    if when.date() != MATCH_STARTS.date():
        return written
    after = when - MATCH_ENDS
    length, word = (after, "after") if after >= timedelta() else (MATCH_STARTS - when, "before")
    if when == MATCH_STARTS:
        return "start of the match"
    seconds = int(length.total_seconds())
    return f"{seconds // 60} min {word} the match" if seconds % 60 == 0 else f"{seconds} s {word} the match"


def _about_the_match(text: str) -> datetime:
    length, _, about = text.partition(" after ")
    if about == "the match" and (lead := duration(length)) is not None:
        return _later(MATCH_ENDS, lead)
    length, _, about = text.partition(" before ")
    if about == "the match" and (lead := duration(length)) is not None:
        return MATCH_STARTS - (_later(MATCH_STARTS, lead) - MATCH_STARTS)
    raise NotALine


def _later(when: datetime, lead: Duration) -> datetime:
    found = later(when, lead)
    if found is None:
        raise NotALine
    return found


def _money(text: str) -> Money:
    try:
        return MONEY.read(text, Context())
    except NotThis:
        raise NotALine from None
