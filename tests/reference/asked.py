"""What a ranking is asked: the facts, the chains, the group, and what may be at stake."""

from collections.abc import Mapping
from dataclasses import dataclass

from core.standings.chain import Chains
from core.standings.ledger import Ledger
from core.standings.ranking import Recorded

Sides = tuple[str, ...]


@dataclass(frozen=True)
class Asked:
    """One question to the reference.

    ``groups`` are the members of each group. ``left_out`` are rows, as (match, side), that make unequal groups equal;
    ``divided`` says that totals and differences are taken per match, for the same reason.
    """

    ledger: Ledger
    chains: Chains
    recorded: Recorded
    groups: Mapping[str, Sides]
    stage: str
    leg: int | None
    borders: frozenset[int]
    left_out: frozenset[tuple[str, str]] = frozenset()
    divided: bool = False

    def group_of(self, side: str) -> str:
        """The group in which the side plays; for a side of none of them, the one being ranked."""
        return next((group for group, members in self.groups.items() if side in members), next(iter(self.groups)))

    def at_stake(self, place: int, size: int) -> bool:
        """True where a border runs through the places ``place`` to ``place + size - 1``."""
        return any(place <= border <= place + size - 2 for border in self.borders)


@dataclass(frozen=True)
class Answer:
    """Sides best first, those that share a place together, and what has to be recorded to part them."""

    order: tuple[Sides, ...] = ()
    due: frozenset[tuple[str, frozenset[str]]] = frozenset()

    def __add__(self, worse: "Answer") -> "Answer":
        return Answer(self.order + worse.order, self.due | worse.due)


def sharing(tie: Sides) -> Answer:
    """All of them on one place."""
    return Answer((tuple(sorted(tie)),))
