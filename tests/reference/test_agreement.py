"""The ranking and its reference asked the same random questions: every place and everything due must agree."""

import pytest

from core.standings.across import rank_across
from core.standings.rank import rank
from core.standings.ranking import Ranking
from tests.reference.dump import dump, smallest
from tests.reference.examples import example, reference
from tests.reference.random_groups import STAGE, Example
from tests.reference.ranking import ReferenceRanking
from tests.reference.results import phrase


def ranked(asked: Example) -> Ranking:
    """What the product says of the example."""
    facts = (asked.sides, asked.ledger, asked.chains, asked.recorded)
    if asked.across:
        return rank_across(*facts, groups=asked.groups, stage=STAGE, borders=asked.borders)
    return rank(*facts, group=asked.group, stage=STAGE, leg=asked.leg, borders=asked.borders)


def in_reference_terms(ranking: Ranking) -> ReferenceRanking:
    """Places and what is due, without the steps."""
    return ReferenceRanking(ranking.order(), frozenset((str(due.what), frozenset(due.sides)) for due in ranking.due))


def disagree(asked: Example) -> bool:
    """True where the two rankings differ."""
    return in_reference_terms(ranked(asked)) != reference(asked)


def compare(seeds: range) -> None:
    """Fails at the first example on which they differ, made as small as it can be."""
    for seed in seeds:
        asked = example(seed)
        if disagree(asked):
            small = smallest(asked, disagree)
            pytest.fail(
                f"example({seed}), made smaller:\n{dump(small)}\n"
                f"ranked:    {in_reference_terms(ranked(small))}\nreference: {reference(small)}"
            )


@pytest.mark.parametrize("first", range(0, 1_500, 150))
def test_both_rankings_agree(first: int) -> None:
    """A sample for every commit."""
    compare(range(first, first + 150))


@pytest.mark.nightly
@pytest.mark.parametrize("first", range(1_500, 101_500, 5_000))
def test_both_rankings_agree_on_a_hundred_thousand(first: int) -> None:
    """The long comparison."""
    compare(range(first, first + 5_000))


@pytest.mark.parametrize("first", range(0, 300, 100))
def test_every_criterion_is_read_back_from_its_phrase(first: int) -> None:
    """What the grammar writes, the language reads, and as the same criterion."""
    for seed in range(first, first + 100):
        chains = example(seed).chains
        for chain in (chains.by, chains.two, chains.more, chains.any, chains.unfinished, chains.across_by):
            for cited in chain or ():
                assert phrase(cited.value.phrase) == cited.value
