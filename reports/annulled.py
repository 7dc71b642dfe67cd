"""Sides that left and took all their matches with them: no criterion counts these."""

from collections.abc import Iterable, Mapping
from typing import Final

from core.competition import Standings
from core.play.match import Match
from core.play.outcome import Outcome
from core.rules.article import Source

VOID_BY_THEMSELVES: Final = frozenset({"void", "not played"})
"""Figures that void one match, and not all of a side."""


def annulled(standings: Standings, results: Iterable[tuple[Match, Outcome]]) -> Mapping[str, Source]:
    """Each side of which no match counts, with the figure that annulled them."""
    ranked = {place.side for ranking in standings.rankings for place in ranking.places}
    return {
        side: outcome.why.source
        for match, outcome in results
        if outcome.void and outcome.why is not None and outcome.why.value not in VOID_BY_THEMSELVES
        for side in match.sides
        if side not in ranked and side not in standings.ledger.by_side
    }
