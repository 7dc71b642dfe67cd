"""A whole example from one number: group, chains, borders, and recorded orders that serve and that do not."""

from dataclasses import replace
from random import Random

from core.standings.ranking import Recorded
from tests.reference.across import reference_across
from tests.reference.random_chains import random_chains
from tests.reference.random_groups import STAGE, Example, random_ledger
from tests.reference.ranking import ReferenceRanking, reference_rank

RECORDS = {"lot": "lots", "play-off": "play_offs", "committee": "decisions"}


def example(seed: int) -> Example:
    """The example of this number, always the same."""
    dice = Random(seed)
    hard = dice.random() < 0.6
    ledger, groups = random_ledger(dice, hard=hard)
    drawn = Example(
        ledger,
        groups,
        random_chains(dice, hard=hard),
        group=dice.choice(sorted(groups)),
        leg=dice.choice([None, None, None, 1, 2]),
        borders=frozenset(dice.sample(range(1, 8), dice.choice([0, 0, 1, 2]))),
    )
    if len(groups) > 1 and dice.random() < 0.7:
        drawn = replace(drawn, leg=None, across=across_of(dice, groups))
    return recorded(dice, drawn)


def across_of(dice: Random, groups: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """One or two sides of each group."""
    return tuple(side for members in groups.values() for side in dice.sample(members, dice.choice([1, 1, 2])))


def recorded(dice: Random, drawn: Example) -> Example:
    """Some of what is due recorded in an order drawn here, and orders of other sides that must serve nobody."""
    for _ in range(dice.choice([0, 1, 2])):
        for what, tie in sorted(reference(drawn).due, key=lambda due: (due[0], sorted(due[1]))):
            if what in RECORDS and dice.random() < 0.6:
                drawn = with_order(drawn, RECORDS[what], tuple(dice.sample(sorted(tie), len(tie))))
    if dice.random() < 0.3:
        of = dice.sample(sorted(drawn.sides), min(len(drawn.sides), dice.randint(2, 3)))
        what = dice.choice(sorted(RECORDS.values()))
        if not any(set(order) == set(of) for order in getattr(drawn.recorded, what)):
            drawn = with_order(drawn, what, tuple(of))
    return drawn


def with_order(drawn: Example, what: str, order: tuple[str, ...]) -> Example:
    """The example with one more recorded order."""
    orders: tuple[tuple[str, ...], ...] = getattr(drawn.recorded, what)
    known: Recorded = replace(drawn.recorded, **{what: (*orders, order)})
    return replace(drawn, recorded=known)


def reference(drawn: Example) -> ReferenceRanking:
    """What the reference says of it."""
    if drawn.across:
        return reference_across(
            drawn.across,
            drawn.ledger,
            drawn.chains,
            drawn.recorded,
            groups=drawn.groups,
            stage=STAGE,
            borders=drawn.borders,
        )
    return reference_rank(
        drawn.sides,
        drawn.ledger,
        drawn.chains,
        drawn.recorded,
        group=drawn.group,
        stage=STAGE,
        leg=drawn.leg,
        borders=drawn.borders,
    )
