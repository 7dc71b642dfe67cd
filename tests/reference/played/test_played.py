"""The product and whoever played the event: the same places, table points and dues, whatever the sport."""

import pytest

from core.competition import standings
from core.standings.ranking import Ranking
from tests.reference.played.events import MODALITIES, PlayedEvent, event, reference
from tests.reference.ranking import ReferenceRanking

A_SAMPLE, AT_NIGHT = 60, 100_000


def found(ranking: Ranking) -> ReferenceRanking:
    """Places and what is due, without the steps."""
    return ReferenceRanking(ranking.order(), frozenset((str(due.what), frozenset(due.sides)) for due in ranking.due))


def table_points(played: PlayedEvent, group: str) -> dict[str, object]:
    """What every placed side has, added up from the rows as they were played."""
    example = played.examples[group]
    own: dict[str, object] = {}
    for side in example.groups[group]:
        points = [row.table_points for row in example.ledger.rows if row.side == side]
        taken = [each.points for each in example.ledger.adjustments if each.side == side]
        if side not in played.unplaced:
            own[side] = sum(points) + sum(taken)
    return own


def compare(modality: str, seeds: range) -> None:
    """Fails at the first event on which they differ."""
    for seed in seeds:
        played = event(modality, seed)
        product = standings(played.record, played.ruleset, played.modality)
        assert not product.refusals, f"{modality}, event {seed}: {product.refusals}"
        for ranking in product.rankings:
            at = f'event("{modality}", {seed}), group {ranking.group!r}'
            assert found(ranking) == reference(played, ranking.group), at
            points = {place.side: place.facts["table points"] for place in ranking.places}
            assert points == table_points(played, ranking.group), at


@pytest.mark.parametrize("modality", MODALITIES)
def test_what_was_played_is_what_is_ranked(modality: str) -> None:
    """A sample for every commit."""
    compare(modality, range(A_SAMPLE))


@pytest.mark.nightly
@pytest.mark.parametrize("modality", MODALITIES)
def test_what_was_played_is_what_is_ranked_a_hundred_thousand_times(modality: str) -> None:
    """The long comparison."""
    compare(modality, range(A_SAMPLE, AT_NIGHT + A_SAMPLE))
