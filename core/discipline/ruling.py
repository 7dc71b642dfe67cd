"""A board's ruling: what it decides of a side, an athlete or a match, and what that does to table and line-ups."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from core.exact import Number
from core.rules.article import Article, Cited, Source
from core.rules.forms import Duration, Money
from core.standings.ledger import Adjustment

ACTS = ("suspension", "expulsion", "admission", "fine", "points", "loss", "replay", "exclusion", "omitted case")
"""What a ruling can be. An omitted case is settled in words: nothing computes it."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """One ruling in force. ``source`` is the article behind it, else the decision itself (``decision(number)``).

    ``what`` is one of ``ACTS``; ``side`` "" where it is about no side; ``athlete`` as written. ``match`` is the one
    lost or replayed, the one to which the athlete is admitted ("" all), the one after which a suspension runs ("" from
    the first on its day or later). ``length`` of a suspension, ``points`` of the table, below zero where they are
    taken; ``score`` of a lost match, as ``abandonment.score`` says it or by level; ``on`` the day.
    """

    number: int
    what: str
    source: Source
    side: str = ""
    athlete: str = ""
    match: str = ""
    length: Duration | None = None
    points: Number = 0
    score: str | Mapping[str, Any] = "as walkover"
    fine: Money | None = None
    on: date | None = None

    def cited(self, value: Any) -> Cited[Any]:
        """A value of the ruling with its source."""
        return Cited(value, self.source)


def decision(number: int, text: str = "") -> Article:
    """The source of what a ruling says by itself: it is cited as "decisão 3"."""
    return Article("rulings", str(number), text)


def awarded(rulings: Sequence[Ruling]) -> tuple[Adjustment, ...]:
    """The table points that rulings give and take."""
    return tuple(
        Adjustment(each.side, each.points, f"ruling {each.number}")
        for each in rulings
        if each.what == "points" and each.side
    )
