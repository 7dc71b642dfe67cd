"""The second opinion: section 11 of the language read sentence by sentence, slowly, without a thought for speed."""

from dataclasses import dataclass

from core.standings.chain import Chains
from core.standings.ledger import Ledger
from core.standings.ranking import Recorded
from tests.reference.asked import Answer, Asked, Sides
from tests.reference.levels import level_by
from tests.reference.reading import settle


@dataclass(frozen=True)
class ReferenceRanking:
    """The sides best first, those that share a place together and sorted; and what has to be recorded to part them."""

    order: tuple[Sides, ...]
    due: frozenset[tuple[str, frozenset[str]]]


def reference_rank(
    sides: Sides,
    ledger: Ledger,
    chains: Chains,
    recorded: Recorded,
    *,
    group: str,
    stage: str,
    leg: int | None = None,
    borders: frozenset[int] = frozenset(),
) -> ReferenceRanking:
    """The ranking of one group: level by ``ranking.by``, then each tie by its chain."""
    asked = Asked(ledger, chains, recorded, {group: tuple(sides)}, stage, leg, borders)
    answer = Answer()
    place = 1
    for tie in level_by(asked, tuple(sorted(sides))):
        answer += settle(asked, tie, place)
        place += len(tie)
    return ReferenceRanking(answer.order, answer.due)
