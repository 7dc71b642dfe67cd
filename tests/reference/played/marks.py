"""Contests of performances: tries drawn at random, and the mark that section 12 makes of them, worked out plainly."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING

from core.competition import Record
from core.exact import Number
from core.play.mark import read_precision
from core.play.performance import Performance, Series, Status
from core.standings.ledger import Ledger, Row
from tests.reference.played.rules import Rules

if TYPE_CHECKING:
    from tests.reference.played.events import PlayedEvent

NONE = (Status.DNS, Status.DNF, Status.NO_MARK, Status.DQ)
VARIED = (
    {"attempts": 3, "take": "best"},
    {"attempts": 3, "take": "best 2"},
    {"attempts": 2, "take": "average"},
    {"attempts": 3, "take": "last"},
    {"attempts": 2, "take": "sum", "passes": 2, "passes_take": "best"},
)
"""Other ways of taking a mark, each as the one article of a regulation."""


def contest(dice: Random, rules: Rules, record: Record) -> PlayedEvent:
    """Every side has a performance, a word for why it has none, or nothing entered yet."""
    from tests.reference.played.events import PlayedEvent, asked, with_lots  # noqa: PLC0415 - the two draw each other

    step = read_precision(rules.of("performance.precision", "1 point")).step
    performances: list[Performance] = []
    marks: dict[str, Number] = {}
    ledger_rows: list[Row] = []
    still_open: dict[str, tuple[str, ...]] = {}
    for group in record.groups:
        for side in group.sides:
            at = Performance(side, side, group=group.name)
            odd = dice.random()
            if odd < 0.04:
                still_open[group.name] = (*still_open.get(group.name, ()), side)
                performances.append(at)
                continue
            if odd < 0.12:
                performances.append(replace(at, status=dice.choice(NONE)))
                continue
            counts = tuple((fact, dice.choice([0, 1, 2])) for fact in rules.modality.facts)
            passes = tuple(one_pass(dice, rules, step) for _ in range(rules.of("performance.passes", 1)))
            performances.append(replace(at, passes=passes, counts=counts))
            marks[side] = mark(rules, passes)
            given = rules.of("table_points.participation", 0)
            ledger_rows.append(Row(side, side, "", "performance", given, group=group.name, counts=dict(counts)))
    dice.shuffle(performances)
    ledger = Ledger(tuple(ledger_rows), record.adjustments, {"mark": marks}, still_open)
    unplaced = frozenset(side for group in record.groups for side in group.sides if side not in marks)
    record = replace(record, performances=tuple(performances))
    return with_lots(dice, PlayedEvent(rules.modality, rules.ruleset, record, asked(rules, record, ledger), unplaced))


def one_pass(dice: Random, rules: Rules, step: Number) -> tuple[Series, ...]:
    """The tries of the entry, or of each athlete of its team; few different figures, so that many are level."""
    team = rules.of("performance.counting")
    athletes = 1 if team is None else dice.randint(rules.of("roster.to_start", team), rules.of("roster.starters", team))
    low = dice.choice([50, 100])
    return tuple(
        Series(tuple(step * (low + dice.choice([0, 0, 1, 2, 5])) for _ in range(rules.of("performance.attempts", 1))))
        for _ in range(athletes)
    )


def mark(rules: Rules, passes: tuple[tuple[Series, ...], ...]) -> Number:
    """Tries to a figure for each athlete, athletes to one for each pass, passes to the mark."""
    higher = rules.of("performance.better", "higher") == "higher"
    counting = rules.of("performance.counting")
    figures = []
    for athletes in passes:
        own = [take(each.tries, rules.of("performance.take", "best"), higher=higher) for each in athletes]
        while counting is not None and len(own) > counting:
            own.remove(min(own) if rules.of("performance.discard", "lowest") == "lowest" else max(own))
        figures.append(sum(own))
    return take(tuple(figures), rules.of("performance.passes_take", "sum"), higher=higher)


def take(tries: tuple[Number | Status, ...], how: str, *, higher: bool) -> Number:
    """What is taken of several figures."""
    figures = [each for each in tries if not isinstance(each, Status)]
    if how == "sum":
        return sum(figures)
    if how == "average":
        return Fraction(sum(figures)) / len(figures)
    if how == "last":
        return figures[-1]
    best_first = sorted(figures, reverse=higher)
    return sum(best_first[: int(how.removeprefix("best ") if how != "best" else 1)])
