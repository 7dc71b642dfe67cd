"""An example as a few lines of text, and the smallest one that still shows the same fault."""

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any

from core.standings.chain import Chains
from core.standings.ledger import Row
from core.standings.ranking import Recorded
from tests.reference.random_groups import Example

LISTS = ("two", "more", "any", "unfinished", "across_by")
USUAL = Row("", "", "", "", 0)


def dump(example: Example) -> str:
    """The example to read: what is asked, the chains, the matches row by row, and what else counts."""
    ledger = example.ledger
    rows = sorted(ledger.rows, key=lambda row: (row.stage, row.leg, row.round or 0, row.match, not row.first))
    return "\n".join(
        [
            f"sides {' '.join(example.sides)}  groups {example.groups}",
            f"  leg {example.leg}  borders {sorted(example.borders)}  {example.recorded}",
            *stated(example.chains),
            *(written(row) for row in rows),
            *(f"  {adjustment}" for adjustment in ledger.adjustments),
            *(f"  {name} {dict(figures)}" for name, figures in ledger.facts.items()),
            f"  open {dict(ledger.unsettled)}",
        ]
    )


def stated(chains: Chains) -> Iterator[str]:
    """Every key of the chains that is not at its default."""
    for key in fields(chains):
        value: Any = getattr(chains, key.name)
        if key.name in (*LISTS, "by") and value is not None:
            yield f"  {key.name}: {'; '.join(cited.value.phrase for cited in value)}"
        elif value != key.default:
            value = getattr(value, "value", value)
            yield f"  {key.name}: {getattr(value, 'phrase', value)}"


def written(row: Row) -> str:
    """A row without what is as usual."""
    told = [(f.name, getattr(row, f.name)) for f in fields(row)[5:] if getattr(row, f.name) != getattr(USUAL, f.name)]
    return f"  {row.side}-{row.rival} {row.result} {row.table_points}  {' '.join(f'{k}={v}' for k, v in told)}"


def smallest(example: Example, still_wrong: Callable[[Example], bool]) -> Example:
    """Matches, criteria, words and sides are taken away one by one as long as the fault remains."""
    while True:
        smaller = next((lesser for lesser in one_thing_less(example) if still_wrong(lesser)), None)
        if smaller is None:
            return example
        example = smaller


def one_thing_less(example: Example) -> Iterator[Example]:
    """The example without one of its things, each in turn."""
    ledger = example.ledger
    for match in sorted({row.match for row in ledger.rows}):
        yield replace(example, ledger=replace(ledger, rows=tuple(r for r in ledger.rows if r.match != match)))
    for gone in ledger.adjustments:
        rest = tuple(adjustment for adjustment in ledger.adjustments if adjustment is not gone)
        yield replace(example, ledger=replace(ledger, adjustments=rest))
    if ledger.unsettled:
        yield replace(example, ledger=replace(ledger, unsettled={}))
    for chains in simpler(example.chains):
        yield replace(example, chains=chains)
    yield from without_a_side(example)
    if example.borders:
        yield replace(example, borders=frozenset())
    if example.recorded != Recorded():
        yield replace(example, recorded=Recorded())


def simpler(chains: Chains) -> Iterator[Chains]:
    """The chains without one list, one criterion or one stated word."""
    for name in LISTS:
        chain: Any = getattr(chains, name)
        if chain is not None:
            shorter = [chain[:at] + chain[at + 1 :] for at in range(len(chain)) if len(chain) > 1]
            for less in [None, *shorter]:
                yield changed(chains, name, less)
    for key in fields(chains):
        if key.name not in (*LISTS, "by") and getattr(chains, key.name) != key.default:
            yield changed(chains, key.name, key.default)


def changed(chains: Chains, name: str, value: Any) -> Chains:
    """The chains with one key said otherwise."""
    return replace(chains, **{name: value})


def without_a_side(example: Example) -> Iterator[Example]:
    """The example without one side and its matches."""
    ledger = example.ledger
    for group, members in example.groups.items():
        for gone in members:
            if gone not in example.across and len(members) > 1:
                rows = tuple(row for row in ledger.rows if gone not in (row.side, row.rival))
                kept = tuple(side for side in members if side != gone)
                yield replace(example, groups=example.groups | {group: kept}, ledger=replace(ledger, rows=rows))
