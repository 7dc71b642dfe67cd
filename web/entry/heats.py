"""The form of a heat's sheet: what was typed of each entry to its performance, and back to what stands there."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from starlette.datastructures import FormData

from core.exact import Number
from core.play.heat import HeatSheet
from core.play.mark import TIME, NoMarkError, read_mark
from core.play.performance import Performance, PerformanceRule, Series, Status, Try
from core.rules.refusal import Refusal
from web.entry.marks import NotTypedError, as_typed, typed_try
from web.forms import text
from web.numerals import whole

LONGEST: Final = 200
_MINUTES: Final = re.compile(r"[0-9]{1,3}")


@dataclass(frozen=True, slots=True)
class Grid:
    """How many fields an entry has: athletes in rows, tries in each, pass by pass, and what is counted besides."""

    rows: int
    tries: int
    passes: int
    counted: tuple[str, ...] = ()

    def cells(self) -> Iterator[tuple[int, int, int]]:
        """Pass, row and try of each cell."""
        for number in range(self.passes):
            for row in range(self.rows):
                yield from ((number, row, index) for index in range(self.tries))


def grid_of(rule: PerformanceRule, facts: Sequence[str]) -> Grid:
    """The fields that a rule asks for: a team's athletes each in a row, or one row for the entry."""
    rows = (rule.starters.value or rule.counting.value or 1) if rule.by_athlete else 1
    return Grid(rows, rule.attempts.value, rule.passes.value, tuple(facts))


@dataclass
class HeatDraft:
    """A form on its way to a sheet. ``typed`` is what stands in each field; ``wrong`` what could not be read."""

    form: FormData
    rule: PerformanceRule
    grid: Grid
    typed: dict[str, str] = field(default_factory=dict)
    wrong: list[Refusal] = field(default_factory=list)

    def sheet(self, sides: Sequence[str]) -> HeatSheet:
        """The sheet of what was typed of these sides."""
        remarks = text(self.form, "remarks").strip()[:2_000]
        return HeatSheet(tuple(self._performance(side) for side in sides), remarks, open=True)

    def written(self, name: str) -> str:
        """What stands in a field."""
        return self.typed.setdefault(name, text(self.form, name).strip())

    def _performance(self, side: str) -> Performance:
        word = self.written(f"word.{side}")
        passes = tuple(
            tuple(self._series(side, number, row) for row in range(self.grid.rows))
            for number in range(self.grid.passes)
        )
        counts = [(name, self._count(side, index)) for index, name in enumerate(self.grid.counted)]
        counted = tuple(sorted((name, number) for name, number in counts if number is not None))
        return Performance(side, side, passes, Status(word) if word in set(Status) else None, counted, open=True)

    def _series(self, side: str, number: int, row: int) -> Series:
        athlete = self.written(f"a.{side}.{row}")[:LONGEST]
        tries: list[Try] = []
        sheets: list[tuple[Number | None, ...]] = []
        blank = False
        for index in range(self.grid.tries):
            at = f"{side}.passes.{number}.{row}.{index}"
            sheets.append(self._lines(f"{side}.{number}.{row}.{index}", at))
            each = self._try(f"{side}.{number}.{row}.{index}", at)
            if each is None:
                blank = True
            elif blank:
                self.wrong.append(Refusal("attempt left blank", at))
            else:
                tries.append(each)
        lines = tuple(sheets[: len(tries)]) if any(sheets) else ()
        return Series(tuple(tries), self._average(side, row) if tries else None, athlete, lines)

    def _lines(self, cell: str, at: str) -> tuple[Number | None, ...]:
        """The lines of a try's own sheet; their sum is the mark. None of them where all are empty."""
        typed = [self.written(f"l.{cell}.{line}") for line in range(len(self.rule.marks.lines))]
        if not any(typed):
            return ()
        found = [whole(each) if each else None for each in typed]
        for line, (text_, figure) in enumerate(zip(typed, found, strict=True)):
            if text_ and (figure is None or figure > 9_999):
                self.wrong.append(Refusal("not a figure", f"{at}.{line}", text_[:20]))
        self.typed[f"m.{cell}"] = str(sum(each for each in found if each is not None))
        return tuple(found)

    def _try(self, cell: str, at: str) -> Try | None:
        """What a cell says: a mark, a word, or None where it is empty or cannot be read."""
        word, mark, minutes = (self.written(f"{kind}.{cell}") for kind in ("w", "m", "n"))
        if word in set(Status):
            if mark or minutes:
                self.wrong.append(Refusal("word beside a mark", at))
            return Status(word)
        if not mark and not minutes:
            return None
        unit = self.rule.precision.value.unit
        if minutes:
            if not _MINUTES.fullmatch(minutes) or ":" in mark:
                self.wrong.append(Refusal("not a time", at, f"{minutes}:{mark}"[:30]))
                return None
            mark = _with_minutes(int(minutes), mark)
        try:
            return typed_try(mark, unit)
        except NotTypedError as error:
            self.wrong.append(Refusal(error.code, at, mark[:30]))
            return None

    def _average(self, side: str, row: int) -> Number | None:
        written = self.written(f"v.{side}.{row}")
        if not written:
            return None
        try:
            return read_mark(written, self.rule.precision.value.unit)
        except NoMarkError:
            self.wrong.append(Refusal("not a mark", f"{side}.average.{row}", written[:30]))
            return None

    def _count(self, side: str, index: int) -> int | None:
        written = self.written(f"c.{side}.{index}")
        number = whole(written)
        if written and (number is None or number > 9_999):
            self.wrong.append(Refusal("not a figure", f"{side}.counts.{index}", written[:20]))
            return None
        return number


def _with_minutes(minutes: int, seconds: str) -> str:
    """Minutes and seconds from two fields as one time: 1 and 2,35 are 1:02,35."""
    whole_part, point, decimals = (seconds or "0").replace(",", ".").partition(".")
    hours, rest = divmod(minutes, 60)
    head = f"{hours}:{rest:02d}" if hours else str(rest)
    return f"{head}:{whole_part:0>2}{point}{decimals}"


def place(at: str) -> str:
    """The field of a place on the sheet, as refusals name it: the cell, the average, the count, or the entry."""
    side, _, rest = at.partition(".")
    parts = rest.split(".")
    if not side.isdigit():
        return side if side == "reason" else ""
    if parts[0] == "passes" and len(parts) >= 3:
        return f"m.{side}.{parts[1]}.{parts[2]}.{parts[3] if len(parts) > 3 else 0}"
    if parts[0] in ("average", "counts") and len(parts) > 1:
        return f"{'v' if parts[0] == 'average' else 'c'}.{side}.{parts[1]}"
    return f"e.{side}"


def fields(sheet: HeatSheet, rule: PerformanceRule, grid: Grid, comma: str) -> dict[str, str]:
    """What stands in the fields of a sheet."""
    found = {"remarks": sheet.remarks}
    for each in sheet.performances:
        side = each.side
        found[f"word.{side}"] = "" if each.status is None else str(each.status)
        for number, athletes in enumerate(each.passes):
            for row, series in enumerate(athletes):
                found[f"a.{side}.{row}"] = series.athlete or found.get(f"a.{side}.{row}", "")
                if series.average is not None:
                    found[f"v.{side}.{row}"] = as_typed(series.average, rule.precision.value, comma)
                for index, mark in enumerate(series.tries):
                    found |= _cell(f"{side}.{number}.{row}.{index}", mark, rule, comma)
                for index, lines in enumerate(series.lines):
                    cell = f"l.{side}.{number}.{row}.{index}"
                    found |= {f"{cell}.{line}": str(each) for line, each in enumerate(lines) if each is not None}
        counts = dict(each.counts)
        found |= {f"c.{side}.{i}": str(counts[name]) for i, name in enumerate(grid.counted) if name in counts}
    return found


def _cell(cell: str, mark: Try, rule: PerformanceRule, comma: str) -> dict[str, str]:
    if isinstance(mark, Status):
        return {f"w.{cell}": str(mark)}
    precision = rule.precision.value
    if precision.unit != TIME or not 60 <= mark < 3_600:
        return {f"m.{cell}": as_typed(mark, precision, comma)}
    minutes, seconds = divmod(mark, 60)
    typed = as_typed(seconds, precision, comma)
    head, point, decimals = typed.partition(comma)
    return {f"n.{cell}": str(minutes), f"m.{cell}": f"{head:0>2}{point}{decimals}"}
