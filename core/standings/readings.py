"""Would another reading have changed the order? Ranks again under each answer that a silent regulation left open."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from core.rules.article import Article, Cited, Default
from core.standings.chain import Chains
from core.standings.ledger import Ledger
from core.standings.rank import rank
from core.standings.ranking import Ranking, Recorded

ANSWERS: Mapping[str, tuple[str, ...]] = {
    "after_split": ("continue", "restart", "repeat mini-league", "first only", "last only"),
    "mini_league": ("fixed", "shrinks"),
    "two_then": ("more", "shared"),
    "two_left": ("stay", "two"),
    "head_to_head": ("table points", "wins", "aggregate"),
    "never_met": ("next criterion", "shared", "no mini-league"),
    "walkovers": ("counted", "left out"),
    "nothing_against": ("above all", "as 1 against"),
}


@dataclass(frozen=True, slots=True)
class Reading:
    """A key whose answer no article states; ``places`` are those that the ``other`` answer would have given."""

    key: str
    taken: Cited[str]
    other: str
    places: Mapping[str, int]


def readings(
    ranking: Ranking,
    ledger: Ledger,
    chains: Chains,
    recorded: Recorded,
    *,
    stage: str = "",
    borders: frozenset[int] = frozenset(),
) -> tuple[Reading, ...]:
    """The readings on which a ranking depends: another answer of the same key would have given another place.

    Only keys that are a default or inferred are tried; what an article states is no reading.
    """
    sides: Sequence[str] = [place.side for place in ranking.places]
    found: list[Reading] = []
    for key, words in ANSWERS.items():
        taken: Cited[str] = getattr(chains, key)
        if isinstance(taken.source, Article) and taken.inferred is None:
            continue
        for word in words:
            if word == taken.value:
                continue
            changed: dict[str, Any] = {key: Cited(word, Default())}
            other = replace(chains, **changed)
            again = rank(sides, ledger, other, recorded, group=ranking.group, stage=stage, borders=borders)
            if again.order() != ranking.order():
                found.append(Reading(key, taken, word, {place.side: place.place for place in again.places}))
    return tuple(found)
