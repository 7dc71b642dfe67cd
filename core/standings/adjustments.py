"""Table points for counted facts: the bonuses and deductions that a point table gives by their name."""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from core.exact import Number
from core.rules.article import Cited
from core.standings.ledger import Adjustment, Row

_SINGULAR = {
    "walkovers": "walkover",
    "abandonments": "abandonment",
    "matches": "match",
    "wins": "win",
    "draws": "draw",
    "losses": "loss",
}


class Gives(Protocol):
    """A point table or a trophy: whatever has bonuses and deductions by name."""

    @property
    def bonus(self) -> Cited[tuple[Mapping[str, Any], ...]]:
        """What is added for what."""

    @property
    def deduction(self) -> Cited[tuple[Mapping[str, Any], ...]]:
        """What is taken for what."""


def adjustments(ledger_rows: Iterable[Row], table: Gives) -> tuple[Adjustment, ...]:
    """Table points added or taken for counted facts ("walkover", "yellow card"), by side, group and stage (§ 8).

    A bonus or deduction of any other name is the committee's to give.
    """
    stated = [(each["name"], each.get("adds", 0)) for each in table.bonus.value]
    stated += [(each["name"], -each.get("takes", 0)) for each in table.deduction.value]
    if not stated:
        return ()
    found: dict[tuple[str, str, str, str], Number] = {}
    for row in ledger_rows:
        for name, points in stated:
            if times := _times(name, row):
                key = (row.side, name, row.group, row.stage)
                found[key] = found.get(key, 0) + times * points
    return tuple(Adjustment(side, points, name, group, stage) for (side, name, group, stage), points in found.items())


def _times(name: str, row: Row) -> Number:
    """How often the row counts the fact that a bonus or deduction is named after ("walkover", "yellow card", "win")."""
    of_result = {
        "walkover": row.absent,
        "abandonment": row.left,
        "match": row.result not in ("bye", "absence"),
        "win": row.result == "win",
        "draw": row.result == "draw",
        "loss": row.result == "loss",
    }
    singular = _SINGULAR.get(name, name)
    if singular in of_result:
        return int(of_result[singular])
    return next((row.counts[fact] for fact in (f"{name}s", name, f"{name} cards") if fact in row.counts), 0)
