"""The line notation of case files: one match a line, "Alfa  12-8 12-9  Beta", under headings of group and round."""

import re
from dataclasses import dataclass, replace

from core.play.incident_notation import read_incidents
from core.play.match import Match
from core.play.score_notation import PieceError, read_score, write_sheet
from core.play.sheet import Ending, Sheet

__all__ = ["BadLine", "NotationError", "read_sheets", "write_sheet"]

_SPACES = re.compile(r"(?: {2,}| *\t\s*)")
_HEADING = re.compile(r"(group|stage|round|leg)\s+(\S.*)")
_FIELDS = "Write SIDE  score  SIDE with two or more spaces between, and one space only inside a name or a score."
_ABSENCE = "Write Alfa W.O.  Beta with one space towards the absent side; Alfa W.O.  W.O. Beta where neither came."


@dataclass(frozen=True, slots=True)
class BadLine:
    """A line that cannot be read: its number in the text, counted from 1, what was found and what to write."""

    number: int
    line: str
    found: str
    remedy: str

    def __str__(self) -> str:
        return f"line {self.number}: {self.line}: {self.found} {self.remedy}"


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


def read_sheets(text: str) -> tuple[Match, ...]:
    """The matches of a text, in its order. Raises NotationError with every bad line and its remedy.

    A match's id is its stripped line; one that is written again gets " (2)". Whether a sheet can be so is not asked
    here: that is for settle, which names the article.
    """
    headings = _Headings()
    matches: list[Match] = []
    bad: list[BadLine] = []
    seen: dict[str, int] = {}
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line:
            continue
        try:
            match = _read_line(line, headings)
        except PieceError as why:
            bad.append(BadLine(number, line, why.found, why.remedy))
            continue
        if match is not None:
            times = seen[line] = seen.get(line, 0) + 1
            matches.append(match if times == 1 else replace(match, id=f"{line} ({times})"))
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
        sheet = _read_played(fields[1])
    else:
        raise PieceError(f"{len(fields)} fields.", _FIELDS)
    if first == second:
        raise PieceError(f"{first} plays itself.", "Name both sides.")
    if semicolon:
        if second is None or sheet is None:
            raise PieceError("Incidents of a match that was not played.", "Remove what follows the semicolon.")
        sheet = _with_incidents(sheet, incidents, (first, second))
    return Match(line, first, second, headings.group, headings.stage, headings.round, headings.leg, sheet)


def _read_heading(line: str, headings: _Headings) -> None:
    heading = _HEADING.fullmatch(line)
    if heading is None:
        raise PieceError("One field: neither a match nor a heading.", f"{_FIELDS} Headings: group A, round 2, leg 2.")
    kind, value = heading[1], heading[2]
    if kind == "group":
        headings.group = value
    elif kind == "stage":
        headings.stage = value
    elif not value.isdecimal() or int(value) < 1:
        raise PieceError(f'"{value}" is no number.', f"Write {kind} 1, {kind} 2 and so on.")
    elif kind == "round":
        headings.round = int(value)
    else:
        headings.leg = int(value)


def _read_unplayed(left: str, right: str) -> tuple[str, str | None, Sheet | None]:
    """A bye or a walkover, the two kinds of line with two fields."""
    if right == "bye":
        return left, None, None
    first, second = left.removesuffix(" W.O."), right.removeprefix("W.O. ")
    missing = frozenset({0} if first != left else ()) | frozenset({1} if second != right else ())
    if not missing:
        raise PieceError("Two fields: a side or the score is missing.", f"{_FIELDS} Unplayed: Alfa  x  Beta.")
    return first, second, Sheet(ending=Ending.WALKOVER, missing=missing)


def _read_played(score: str) -> Sheet | None:
    if score == "x":
        return None
    if score == "W.O.":
        raise PieceError("W.O. of nobody.", _ABSENCE)
    return read_score(score)


def _with_incidents(sheet: Sheet, text: str, sides: tuple[str, str]) -> Sheet:
    found = read_incidents(text, sides)
    if found.left:
        sheet = replace(sheet, ending=Ending.ABANDONED, missing=frozenset(found.left))
    return replace(sheet, incidents=tuple(found.listed), announced=found.announced, lots=found.lots)
