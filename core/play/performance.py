"""A performance: the tries of one entry or of its athletes, pass by pass, as written down; and the rule that counts it.

A contest of performances has no two sides: each entry has a mark of its own, or a word for why it has none.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum
from typing import Any

from core.exact import Number
from core.modality import Marks, Modality
from core.play.mark import Precision, read_precision
from core.rules.article import Cited
from core.rules.ruleset import EVERYWHERE, Ruleset, Scope


class Status(StrEnum):
    """Why there is no mark. A word, never a number: nothing stands for it in any sum or order."""

    NO_MARK = "no mark"
    DNF = "DNF"
    DNS = "DNS"
    DQ = "DQ"


Try = Number | Status


@dataclass(frozen=True, slots=True)
class Series:
    """The tries of one athlete, or of the entry as a whole, in one pass; ``average`` that it had before (handicap).

    ``athlete`` is who it was, or all of a relay, "" where nobody said. Without tries nothing has been written yet.
    ``lines`` are those of the sheet of each try, where the sport has one; None for a line that was left empty.
    """

    tries: tuple[Try, ...] = ()
    average: Number | None = None
    athlete: str = ""
    lines: tuple[tuple[Number | None, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Performance:
    """What one side did. ``passes`` hold a series for each athlete, or one for the entry.

    ``status`` is of the whole ("DNS"); without it and without passes nothing has been entered yet, which is not a mark
    of 0. ``counts`` are facts counted beside the mark ("9s"). ``open`` while it is being written; ``on`` is its day, by
    which articles that hold from or until a day are asked, None where nobody said.
    """

    id: str
    side: str
    passes: tuple[tuple[Series, ...], ...] = ()
    status: Status | None = None
    counts: tuple[tuple[str, Number], ...] = ()
    group: str = ""
    stage: str = ""
    event: str = ""
    open: bool = False
    on: date | None = None

    @property
    def sides(self) -> tuple[str, ...]:
        """Its one side, as a match has its two."""
        return (self.side,)

    @property
    def entered(self) -> bool:
        """True where something closed is written."""
        return not self.open and (bool(self.passes) or self.status is not None)


@dataclass(frozen=True)
class PerformanceRule:
    """§ 12 of the language for one competition, and what it needs of the roster; each figure with its source.

    ``counting`` None: all athletes that are written count. ``kind`` is that of the event, "" where the sport has one
    event only. ``figures`` are the ``values`` of the modality's own count,
    ``limit`` the one behind the limit of its marks, ``values`` all of them by path with their sources.
    """

    better: Cited[str]
    precision: Cited[Precision]
    attempts: Cited[int]
    take: Cited[str]
    counting: Cited[int | None]
    discard: Cited[str]
    passes: Cited[int]
    passes_take: Cited[str]
    handicap: Cited[Mapping[str, Any] | None]
    absent: Cited[Mapping[str, Any] | None]
    no_mark: Cited[str]
    starters: Cited[int | None]
    to_start: Cited[int | None]
    marks: Marks = Marks()
    figures: Mapping[str, Any] = field(default_factory=dict)
    limit: Cited[Any] | None = None
    values: Mapping[str, Cited[Any]] = field(default_factory=dict)
    kind: str = ""

    @property
    def by_athlete(self) -> bool:
        """True where a team is written athlete by athlete; else the entry as one, as a relay or one runner is."""
        return self.kind == "team" or self.counting.value is not None or self.absent.value is not None

    @property
    def higher(self) -> bool:
        """Which way is better for a try."""
        return self.better.value == "higher"

    @property
    def higher_pass(self) -> bool:
        """Which way is better for what the tries come to: a sum of places is the better the lower it is."""
        return self.higher and self.take.value != SUM_OF_PLACES

    @property
    def higher_mark(self) -> bool:
        """Which way is better for the mark."""
        return self.higher_pass and self.passes_take.value != SUM_OF_PLACES


SUM_OF_PLACES = "sum of places"


def performance_rule(ruleset: Ruleset, modality: Modality, scope: Scope = EVERYWHERE) -> PerformanceRule:
    """The rule in force for the scope; what is stated nowhere is a default of the product."""

    def cited(key: str, otherwise: Any) -> Cited[Any]:
        return ruleset.cited(f"performance.{key}", otherwise, scope)

    precision = cited("precision", "1 point")
    starters = ruleset.cited("roster.starters", None, scope)
    counting = cited("counting", None)
    return PerformanceRule(
        better=cited("better", "higher"),
        precision=Cited(read_precision(precision.value), precision.source, precision.also, precision.inferred),
        attempts=cited("attempts", 1),
        take=cited("take", "best"),
        counting=counting,
        discard=cited("discard", "lowest"),
        passes=cited("passes", 1),
        passes_take=cited("passes_take", "sum"),
        handicap=cited("handicap", None),
        absent=cited("absent", None),
        no_mark=cited("no_mark", "unplaced"),
        starters=starters,
        to_start=ruleset.cited("roster.to_start", counting.value and starters.value, scope),
        marks=modality.marks,
        figures=dict(modality.values)
        | {name: figure.value for name, figure in ruleset.under("values", scope).items() if figure.value is not None},
        limit=ruleset.figure(modality.marks.limit, scope) if modality.marks.limit else None,
        values={f"values.{name}": figure for name, figure in ruleset.under("values", scope).items()},
        kind=ruleset.value(f"event.{scope.event}.kind", scope, "") if scope.event else "",
    )


def higher_mark(ruleset: Ruleset, scope: Scope = EVERYWHERE) -> bool:
    """True where the higher mark is the better one."""
    places = (ruleset.value(f"performance.{key}", scope) == SUM_OF_PLACES for key in ("take", "passes_take"))
    return bool(ruleset.value("performance.better", scope, "higher") == "higher") and not any(places)
