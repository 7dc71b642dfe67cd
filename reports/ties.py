"""The ties of a ranking: who was level after ranking.by, and the steps that were taken for each."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from core.exact import Value
from core.rules.article import Cited
from core.standings.across import default_chain
from core.standings.chain import Chain, Chains
from core.standings.criterion import Criterion
from core.standings.ranking import Due, Ranking, Step

Sides = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BrokenTie:
    """Sides that ``ranking.by`` left level: by which criteria and values, the steps after, what is due."""

    sides: Sides
    level: tuple[tuple[Cited[Criterion], Value], ...]
    steps: tuple[Step, ...]
    due: tuple[Due, ...]


def ties(ranking: Ranking) -> tuple[BrokenTie, ...]:
    """The ties in the order of the table. A comparison across groups is one tie of all its sides."""
    everybody = tuple(sorted(place.side for place in ranking.places if not place.why))
    levels = [everybody] if len(everybody) > 1 else []
    by_steps = [step for step in ranking.steps if step.chain == "by"]
    for step in by_steps:
        levels = [part for level in levels for part in (step.parts if set(step.sides) == set(level) else (level,))]
    return tuple(
        BrokenTie(
            level,
            tuple((s.criterion, s.values[level[0]]) for s in by_steps if level[0] in s.values),
            _within(level, (step for step in ranking.steps if step.chain != "by")),
            tuple(due for due in ranking.due if set(due.sides) <= set(level)),
        )
        for level in levels
        if len(level) > 1
    )


def chain_named(name: str, chains: Chains) -> Chain:
    """The list of criteria that a step's ``chain`` names; empty for one that is no list."""
    if name == "across":
        return chains.across_by or default_chain(chains)
    named: Mapping[str, Chain | None] = {
        "by": chains.by,
        "two": chains.two,
        "more": chains.more,
        "any": chains.any,
        "unfinished": chains.unfinished,
    }
    return named.get(name) or ()


def _within(level: Sides, steps: Iterable[Step]) -> tuple[Step, ...]:
    return tuple(step for step in steps if set(step.sides) <= set(level))
