"""The line notation of case files: one match a line, "Alfa  12-8 12-9  Beta", under headings of group and round."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date

from core.play.incident_notation import read_incidents
from core.play.match import Match
from core.play.piece import PieceError
from core.play.score_notation import read_score, write_sheet
from core.play.sheet import Ending, Sheet

__all__ = ["BadLine", "NotationError", "read_sheets", "write_sheet"]

_SPACES = re.compile(r"(?: {2,}| *\t\s*)")
_HEADING = re.compile(r"(group|stage|round|leg|day)\s+(\S.*)")
_NUMBER = re.compile(r"0*[1-9]\d{0,8}")
_WALKOVER = re.compile(r"(?<!\w)w\. ?o\.?(?!\w)|(?<!\w)wo(?!\w)", re.IGNORECASE)
"""However an absence may be written by whoever does not know how."""


@dataclass(frozen=True, slots=True)
class BadLine:
    """A line that cannot be read: its number in the text, counted from 1, the code of its sentence and its gaps."""

    number: int
    line: str
    code: str
    gaps: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"line {self.number}: {self.line}: {self.code}"


class NotationError(ValueError):
    """All lines that cannot be read, in order."""

    def __init__(self, lines: tuple[BadLine, ...]) -> None:
        super().__init__("\n".join(str(line) for line in lines))
        self.lines = lines


@dataclass
class _Headings:
    """What holds for the lines below, until the next heading of its kind."""

    group: str = ""
    stage: str = ""
    round: int | None = None
    leg: int = 1
    day: date | None = None


def read_sheets(text: str) -> tuple[Match, ...]:
    """The matches of a text, in its order. Raises NotationError with every bad line.

    A match's id is its stripped line; one that is written again gets " (2)". Whether a sheet can be so is not asked
    here: that is for settle, which names the article.
    """
    headings = _Headings()
    matches: list[Match] = []
    bad: list[BadLine] = []
    lines = [line.strip() for line in text.splitlines()]
    written, seen = set(lines), set[str]()
    for number, line in enumerate(lines, 1):
        if not line:
            continue
        try:
            match = _read_line(line, headings)
        except PieceError as why:
            bad.append(BadLine(number, line, why.code, why.gaps))
            continue
        if match is not None:
            times, name = 1, line
            while name in seen or (times > 1 and name in written):
                times += 1
                name = f"{line} ({times})"
            seen.add(name)
            matches.append(match if times == 1 else replace(match, id=name))
    if bad:
        raise NotationError(tuple(bad))
    return tuple(matches)


def _read_line(line: str, headings: _Headings) -> Match | None:
    played, semicolon, incidents = line.partition(";")
    fields = _SPACES.split(played.rstrip())
    if len(fields) == 1:
        _read_heading(line, headings)
        return None
    if len(fields) == 2:
        first, second, sheet = _read_unplayed(fields[0], fields[1])
    elif len(fields) == 3:
        first, second = fields[0], fields[2]
        sheet = _read_played(fields[1], (first, second))
    else:
        raise PieceError("fields", number=str(len(fields)))
    if first == second:
        raise PieceError("plays itself", side=first)
    if semicolon:
        if second is None or sheet is None:
            raise PieceError("incidents of no match")
        sheet = _with_incidents(sheet, incidents, (first, second))
    return Match(line, first, second, headings.group, headings.stage, headings.round, headings.leg, sheet, headings.day)


def _read_heading(line: str, headings: _Headings) -> None:
    heading = _HEADING.fullmatch(line)
    if heading is None:
        raise PieceError("walkover of whom" if _WALKOVER.search(line) else "no match")
    kind, value = heading[1], heading[2]
    if kind == "group":
        headings.group = value
    elif kind == "stage":
        headings.stage = value
    elif kind == "day":
        headings.day = _day(value)
    elif _NUMBER.fullmatch(value) is None:
        raise PieceError("no number", found=value, kind=kind)
    elif kind == "round":
        headings.round = int(value)
    else:
        headings.leg = int(value)


def _day(written: str) -> date:
    try:
        return date.fromisoformat(written)
    except ValueError:
        raise PieceError("no day", found=written) from None


def _read_unplayed(left: str, right: str) -> tuple[str, str | None, Sheet | None]:
    """A bye or a walkover, the two kinds of line with two fields."""
    if right == "bye":
        return left, None, None
    first, second = left.removesuffix(" W.O."), right.removeprefix("W.O. ")
    missing = frozenset({0} if first != left else ()) | frozenset({1} if second != right else ())
    if not missing:
        raise PieceError("walkover of whom" if _WALKOVER.search(f"{left}  {right}") else "two fields")
    return first, second, Sheet(ending=Ending.WALKOVER, missing=missing)


def _read_played(score: str, sides: tuple[str, str]) -> Sheet | None:
    if score == "x":
        return None
    if _WALKOVER.fullmatch(score):
        raise PieceError("walkover of whom")
    return read_score(score, sides)


def _with_incidents(sheet: Sheet, text: str, sides: tuple[str, str]) -> Sheet:
    found = read_incidents(text, sides)
    absent = sheet.missing if sheet.ending is Ending.WALKOVER else frozenset[int]()
    for side in sorted(found.announced - absent):
        raise PieceError("absence of who came", side=sides[side])
    if found.left and absent:
        raise PieceError("walkover left")
    if found.left:
        sheet = replace(sheet, ending=Ending.ABANDONED, missing=frozenset(found.left))
    return replace(
        sheet,
        incidents=tuple(found.listed),
        announced=frozenset(found.announced),
        lots=found.lots,
        line_ups=(found.line_ups[0], found.line_ups[1]),
        left_by=(found.left_by[0], found.left_by[1]),
    )
