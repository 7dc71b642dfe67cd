"""The sheet of a heat: what everybody on its start list did, as written down, and what on it cannot be."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from core.play.performance import Performance, PerformanceRule, Series
from core.play.settle_performance import refused
from core.rules.refusal import Refusal

TO_COME = frozenset(
    {"performance not entered", "attempts missing", "fewer athletes than can start", "number of passes"}
)
"""What a sheet that is still open may lack."""


@dataclass(frozen=True, slots=True)
class HeatSheet:
    """What the officials wrote. ``open`` while it is being filled in: an open sheet counts nowhere."""

    performances: tuple[Performance, ...] = ()
    remarks: str = ""
    open: bool = False

    def of(self, side: str) -> Performance:
        """What is written of a side: nothing, where it has no line yet."""
        return next((each for each in self.performances if each.side == side), Performance(side, side))


def heat_refusals(sheet: HeatSheet, starts: Collection[str], rule: PerformanceRule) -> tuple[Refusal, ...]:
    """Everything on the sheet that cannot be, at its side's place ("17.passes.0.2"), with its article.

    Of an open sheet only what nothing that may still follow could mend. A closed one says of each side on the start
    list what it did or why it has no mark: what was left empty is not entered yet, and nobody's zero.
    """
    found: list[Refusal] = []
    times = Counter(each.side for each in sheet.performances)
    for side, number in times.items():
        if side not in starts:
            found.append(Refusal("performance of nobody on the start list", side, side))
        elif number > 1:
            found.append(Refusal("performance written twice", side, side))
    if not sheet.open:
        found += [Refusal("performance not entered", side) for side in starts if not written(sheet.of(side))]
    for each in sheet.performances:
        if each.side in starts and written(each) and each.status is None:
            found += [
                replace(one, at=f"{each.side}.{_as_written(one.at, each)}")
                for one in refused(without_blanks(each), rule)
                if not (sheet.open and one.code in TO_COME)
            ]
    return tuple(found)


def written(performance: Performance) -> bool:
    """True where something is said of what the side did: a word, or one try at least."""
    return performance.status is not None or any(series.tries for each in performance.passes for series in each)


def without_blanks(performance: Performance) -> Performance:
    """The same without athletes of whom nothing stands in any pass, not even a name: they did not take part."""
    if not performance.passes:
        return performance
    there = _rows(performance)
    passes = tuple(tuple(each[row] for row in there if row < len(each)) for each in performance.passes)
    return replace(performance, passes=passes)


def _rows(performance: Performance) -> list[int]:
    """The rows of athletes of whom something stands."""
    rows = max(len(athletes) for athletes in performance.passes)
    return [row for row in range(rows) if any(not _blank(each, row) for each in performance.passes)]


def _as_written(at: str, performance: Performance) -> str:
    """A place on the sheet by the row in which its athlete was written: "passes.0.3.0"."""
    parts = at.split(".")
    if len(parts) > 2:
        parts[2] = str(_rows(performance)[int(parts[2])])
    return ".".join(parts)


def closed(sheet: HeatSheet) -> HeatSheet:
    """The sheet as it is closed: without athletes who did not take part. Beside a word what was done stays written."""
    kept = (replace(without_blanks(each), open=False) for each in sheet.performances)
    return HeatSheet(tuple(kept), sheet.remarks)


def _blank(athletes: Sequence[Series], row: int) -> bool:
    return row >= len(athletes) or athletes[row] == Series()
