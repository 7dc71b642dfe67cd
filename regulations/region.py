"""Where an article holds: its modalities and categories, and its narrowing within a competition."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date

from core.rules.ruleset import Narrowing
from core.standings.phrase import ROUNDS

_ALWAYS = Narrowing()
Ends = tuple[int | None, int | None]


@dataclass(frozen=True)
class Region:
    """Empty sets mean all."""

    modalities: frozenset[str] = frozenset()
    categories: frozenset[str] = frozenset()
    narrowing: Narrowing = _ALWAYS

    def covers(self, modality: str, category: str) -> bool:
        """True where the article holds for the competition, at least for a part of it."""
        return (not self.modalities or modality in self.modalities) and (
            not self.categories or category in self.categories
        )

    @property
    def always(self) -> "Region":
        """The same without its days: where an article applies, whenever that is."""
        return replace(self, narrowing=replace(self.narrowing, since=None, until=None))

    def within_entries(self, entries: Ends | None) -> "Region":
        """The same, for these numbers of entries only."""
        if entries is None:
            return self
        return replace(self, narrowing=replace(self.narrowing, entries=_meet(self.narrowing.entries, entries)))


@dataclass(frozen=True)
class Regions:
    """How regions lie to one another. ``in_rounds`` are the stages whose rounds have the names of a knock-out's."""

    in_rounds: frozenset[str] = frozenset()

    def meet(self, one: Region, other: Region) -> Region | None:
        """Where both hold, or None where they never do."""
        a, b = one.narrowing, other.narrowing
        plain = (
            (one.modalities, other.modalities),
            (one.categories, other.categories),
            (a.events, b.events),
            (a.divisions, b.divisions),
            (a.delegations, b.delegations),
        )
        both = [x & y if x and y else x | y for x, y in plain]
        stages = self._stages(a.stages, b.stages)
        entries = _meet(a.entries, b.entries)
        since, until = _later(a.since, b.since), _earlier(a.until, b.until)
        if (
            any(not met and (x or y) for met, (x, y) in zip(both, plain, strict=True))
            or (not stages and (a.stages or b.stages))
            or (entries is not None and _empty(entries))
            or (since and until and since > until)
        ):
            return None
        narrowing = Narrowing(stages, both[2], both[3], both[4], entries, since, until)
        return Region(both[0], both[1], narrowing)

    def _stages(self, one: frozenset[str], other: frozenset[str]) -> frozenset[str]:
        if not one or not other:
            return one | other
        found = one & other
        for rounds, stages in ((one, other), (other, one)):
            if stages & self.in_rounds:
                found |= rounds & ROUNDS
        return found

    def inside(self, small: Region, large: Region) -> bool:
        """True where ``small`` holds nowhere that ``large`` does not."""
        met = self.meet(small, large)
        return met is not None and met == small

    def strictly_inside(self, small: Region, large: Region) -> bool:
        """True where ``small`` is the narrower of the two."""
        return small != large and self.inside(small, large)


def _meet(one: Ends | None, other: Ends | None) -> Ends | None:
    if one is None or other is None:
        return one or other
    lows = [end for end in (one[0], other[0]) if end is not None]
    highs = [end for end in (one[1], other[1]) if end is not None]
    return max(lows, default=None), min(highs, default=None)


def _empty(ends: Ends) -> bool:
    return ends[0] is not None and ends[1] is not None and ends[0] > ends[1]


def _later(one: date | None, other: date | None) -> date | None:
    return max(_said(one, other), default=None)


def _earlier(one: date | None, other: date | None) -> date | None:
    return min(_said(one, other), default=None)


def _said(*days: date | None) -> Iterable[date]:
    return [day for day in days if day is not None]
