"""The ledger: one row for each side of each settled match, in named facts, so that standings know no sport."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType

from core.exact import Number
from core.play.sheet import Pair
from core.rules.article import Cited

_NOTHING: Mapping[str, Number] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Row:
    """What one side takes from one settled match. Pairs are (for, against).

    ``result`` is "win", "draw", "loss"; "performance", which has no rival; or "bye" and "absence" from a performance,
    which are no match. ``table_points`` is what the point table gave for it; ``at_most`` the most that the match could
    have given. ``extra`` is the part of ``points`` that came from extra time. ``partials`` are the side's (for,
    against) segment by segment. ``awarded``: decided without play. ``absent``: by the side's own absence; ``left``: it
    abandoned. ``counts`` are facts counted for the side ("yellow cards").
    """

    match: str
    side: str
    rival: str
    result: str
    table_points: Number
    at_most: Number = 0
    first: bool = True
    group: str = ""
    stage: str = ""
    leg: int = 1
    round: int | None = None
    points: Pair = (0, 0)
    segments: Pair = (0, 0)
    boards: Pair = (0, 0)
    extra: Pair = (0, 0)
    partials: tuple[Pair, ...] = ()
    awarded: bool = False
    absent: bool = False
    left: bool = False
    expelled: bool = False
    counts: Mapping[str, Number] = field(default_factory=lambda: _NOTHING)


@dataclass(frozen=True, slots=True)
class Adjustment:
    """Table points that the committee or a counted fact adds to a side or (below zero) takes from it."""

    side: str
    points: Number
    name: str
    group: str = ""
    stage: str = ""


@dataclass(frozen=True, slots=True)
class NoMark:
    """Why a side of a contest of performances has no mark ("DNF"; "" while nothing is entered).

    ``last``: it stands last all the same, by ``rule``, the figure no_mark; else it has no place.
    """

    why: str
    last: bool
    rule: Cited[str]


@dataclass(frozen=True)
class Ledger:
    """All that a ranking may look at.

    ``rows`` of all stages of the competition; ``adjustments`` to table points (they enter table points in group,
    phase, competition and games only); ``facts`` what no sheet holds, by name and side ("conduct grade"; also "seed",
    "registration order", "mark"); ``unsettled`` matches of each group that are neither settled nor void; ``unmarked``
    the sides of a contest of performances that have no mark.
    """

    rows: tuple[Row, ...]
    adjustments: tuple[Adjustment, ...] = ()
    facts: Mapping[str, Mapping[str, Number]] = field(default_factory=dict)
    unsettled: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    unmarked: Mapping[str, NoMark] = field(default_factory=dict)

    @cached_property
    def by_side(self) -> Mapping[str, list[Row]]:
        """The rows of each side, in the order of the matches."""
        found: dict[str, list[Row]] = {}
        for row in self.rows:
            found.setdefault(row.side, []).append(row)
        return found
