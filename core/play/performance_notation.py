"""The line notation of case files for performances: one side a line, "Alfa  12.31", under headings of event and group.

- ``Alfa  12.31``, ``Alfa  1:02.35``, ``Alfa  5,10``: the mark; of several tries, a space between: ``5,10 x 5,02``.
- ``x`` is a try without a mark; standing alone it is as in a match, nothing entered yet. ``NM`` no mark at all.
- ``Beta  DNS``, ``DNF``, ``DQ``: did not start, did not finish, was disqualified; in a team also of one athlete.
- Athletes of a team are parted by `` / ``: ``Alfa  140 / 131 / DNS / 152``; further passes are further fields.
- ``(150)`` behind an athlete's tries is its average before, for a handicap.
- What is counted beside the mark stands after ``;``: ``9s Alfa 3, 8s Alfa 5``.
- Headings are ``event 100 m``, ``group A`` (a heat is a group), ``stage final``.
"""

import re
from dataclasses import dataclass
from typing import Final

from core.exact import Number
from core.play.mark import UNITS, NoMarkError, read_mark
from core.play.notation import BadLine, NotationError
from core.play.performance import Performance, Series, Status, Try
from core.play.piece import PieceError

ATHLETES: Final = re.compile(r" +/ +")

_SPACES = re.compile(r"(?: {2,}| *\t\s*)")
_HEADING = re.compile(r"(event|group|stage)\s+(\S.*)")
_AVERAGE = re.compile(r"\((.+)\)")
_COUNTED = re.compile(r"(.*\S)\s+(\d{1,4})", re.ASCII)
_TRIES: Final = {"x": Status.NO_MARK, "NM": Status.NO_MARK, "DNS": Status.DNS, "DNF": Status.DNF, "DQ": Status.DQ}


@dataclass
class _Headings:
    """What holds for the lines below, until the next heading of its kind."""

    event: str = ""
    group: str = ""
    stage: str = ""


def read_performances(text: str, unit: str) -> tuple[Performance, ...]:
    """The performances of a text, in its order; ``unit`` is the base unit of the marks.

    A performance's id is its stripped line, with " (2)" where it is written again. Raises NotationError with every bad
    line. Whether a performance can be so is not asked here: that is for settle_performance, which names the article.
    """
    headings = _Headings()
    found: dict[str, Performance] = {}
    bad: list[BadLine] = []
    for number, line in enumerate(map(str.strip, text.splitlines()), 1):
        if not line:
            continue
        try:
            if _is_heading(line, headings):
                continue
            times, name = 1, line
            while name in found:
                times += 1
                name = f"{line} ({times})"
            found[name] = _read_line(name, line, headings, unit)
        except PieceError as why:
            bad.append(BadLine(number, line, why.code, why.gaps))
    if bad:
        raise NotationError(tuple(bad))
    return tuple(found.values())


def _is_heading(line: str, headings: _Headings) -> bool:
    if len(_SPACES.split(line.partition(";")[0].rstrip())) > 1:
        return False
    heading = _HEADING.fullmatch(line)
    if heading is None:
        raise PieceError("no performance")
    setattr(headings, heading[1], heading[2])
    return True


def _read_line(name: str, line: str, headings: _Headings, unit: str) -> Performance:
    written, semicolon, counted = line.partition(";")
    side, *fields = _SPACES.split(written.rstrip())
    where = (headings.group, headings.stage, headings.event)
    status = _TRIES.get(fields[0]) if len(fields) == 1 else None
    if fields == ["x"]:
        if semicolon:
            raise PieceError("incidents of no match")
        return Performance(name, side, (), None, (), *where)
    counts = _read_counts(counted, side)
    if status is not None:
        return Performance(name, side, (), status, counts, *where)
    passes = tuple(tuple(_read_series(each, unit) for each in ATHLETES.split(field)) for field in fields)
    return Performance(name, side, passes, None, counts, *where)


def _read_series(text: str, unit: str) -> Series:
    pieces = text.split()
    average: Number | None = None
    if pieces and (found := _AVERAGE.fullmatch(pieces[-1])):
        average = _mark(found[1], unit)
        del pieces[-1]
    tries: list[Try] = []
    for number, piece in enumerate(pieces):
        after = pieces[number + 1] if number + 1 < len(pieces) else ""
        if piece in _TRIES:
            tries.append(_TRIES[piece])
        elif piece in UNITS and number and pieces[number - 1] not in _TRIES:
            continue  # It was read together with the figure before it.
        else:
            tries.append(_mark(piece + after if after in UNITS else piece, unit))
    if not tries:
        raise PieceError("no mark", found=text)
    return Series(tuple(tries), average)


def _mark(text: str, unit: str) -> Number:
    try:
        return read_mark(text, unit)
    except NoMarkError:
        raise PieceError("no mark", found=text) from None


def _read_counts(text: str, side: str) -> tuple[tuple[str, Number], ...]:
    """ "9s Alfa 3, 8s Alfa 5": what was counted, whose, and how many."""
    counts: list[tuple[str, Number]] = []
    for piece in filter(None, map(str.strip, text.split(","))):
        counted = _COUNTED.fullmatch(piece)
        if counted is None or piece.endswith(f" {side}"):
            raise PieceError("how many", found=piece)
        name = counted[1].removesuffix(f" {side}")
        if name == counted[1] or not name.strip():
            raise PieceError("names another", found=piece, side=side)
        counts.append((name.strip(), int(counted[2])))
    return tuple(counts)
