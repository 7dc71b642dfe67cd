"""What the order of a group would be under the other readings of what its regulation leaves open."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from core.competition import Record, Standings
from core.rules.article import Article, Cited
from core.standings.rank import rank
from core.standings.ranking import Ranking
from reports.readings import QUESTIONS, Alternative, Alternatives

OF_A_GROUP: Final = tuple(key for key in QUESTIONS if key != "equalise")
"""The keys that can change the order of one group; the other compares groups."""


def alternatives(standings: Standings, record: Record, ranking: Ranking) -> Alternatives:
    """Other readings by their key, each with the ranking that it gives; none for a group without a tie."""
    if not any(step.chain != "by" for step in ranking.steps):
        return {}
    return {key: found for key in OF_A_GROUP if (found := list(_others(key, standings, record, ranking)))}


def _others(key: str, standings: Standings, record: Record, ranking: Ranking) -> Iterator[Alternative]:
    cited: Cited[str] = getattr(standings.chains, key)
    if isinstance(cited.source, Article) and cited.inferred is None:
        return
    for value in QUESTIONS[key].values:
        if value != cited.value:
            changed: dict[str, Any] = {key: replace(cited, value=value)}
            other = rank(
                [place.side for place in ranking.places],
                standings.ledger,
                replace(standings.chains, **changed),
                record.recorded,
                group=ranking.group,
                stage=record.stage,
                borders=standings.borders,
            )
            yield Alternative(value, other)
