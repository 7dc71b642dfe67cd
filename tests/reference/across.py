"""The second opinion on sides of different groups, and on the four ways of making unequal groups equal."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from core.exact import AboveAll, Number
from core.standings.chain import Chains, Drop
from core.standings.criterion import Criterion, Measure
from core.standings.ledger import Ledger, Row
from core.standings.ranking import Recorded
from tests.reference.asked import Asked, Sides
from tests.reference.counted import round_of
from tests.reference.figures import pair_of, ratio
from tests.reference.ranking import ReferenceRanking, reference_rank
from tests.reference.reading import Reading, in_run, plain, read


def reference_across(
    sides: Sides,
    ledger: Ledger,
    chains: Chains,
    recorded: Recorded,
    *,
    groups: Mapping[str, Sides],
    stage: str,
    borders: frozenset[int] = frozenset(),
) -> ReferenceRanking:
    """The ranking of these sides, each on the matches of its own group."""
    asked = Asked(ledger, chains, recorded, groups, stage, None, borders)
    if chains.equalise.value == "per match":
        asked = replace(asked, divided=len({len(rows) for rows in of_phase(asked, sides).values()}) > 1)
    elif chains.equalise.value == "dropping matches":
        asked = replace(asked, left_out=dropped(asked, sides))
    elif chains.equalise.value == "without the last placed":
        last, due = last_placed(asked)
        if due:
            return ReferenceRanking((tuple(sorted(sides)),), due)
        asked = replace(
            asked,
            left_out=frozenset(
                (row.match, row.side)
                for row in ledger.rows
                if row.stage == stage and row.side in sides and row.rival in last
            ),
        )
    answer = read(asked, list_of(chains), tuple(sorted(sides)), 1)
    return ReferenceRanking(answer.order, answer.due)


def list_of(chains: Chains) -> Reading:
    """``across_groups.by``; else ``ranking.by``, then ``more`` (else ``any``) without what looks at a mini-league."""
    if chains.across_by is not None:
        return Reading("across", plain(chains.across_by), "continue")
    by = plain(chains.by)
    rest = plain(chains.more if chains.more is not None else chains.any)
    return Reading("across", by + tuple(c for c in rest if not in_run(c)), "continue", in_by=len(by))


def last_placed(asked: Asked) -> tuple[set[str], frozenset[tuple[str, frozenset[str]]]]:
    """The last of each group, as many as it is larger than the smallest; or what is due at a border that is shared."""
    smallest = min(len(members) for members in asked.groups.values())
    last: set[str] = set()
    due: set[tuple[str, frozenset[str]]] = set()
    for group, members in asked.groups.items():
        ranking = reference_rank(
            members, asked.ledger, asked.chains, asked.recorded, group=group, stage=asked.stage, leg=None
        )
        above = 0
        for shared in ranking.order:
            if above >= smallest:
                last.update(shared)
            elif above + len(shared) > smallest:
                said = {(what, tie) for what, tie in ranking.due if tie <= set(shared)}
                due |= said or {("border", frozenset(shared))}
            above += len(shared)
    return last, frozenset(due)


def of_phase(asked: Asked, sides: Sides) -> dict[str, list[Row]]:
    """The matches of each side in the phase, by which groups are unequal or not."""
    return {side: [r for r in asked.ledger.rows if r.side == side and r.stage == asked.stage] for side in sides}


def dropped(asked: Asked, sides: Sides) -> frozenset[tuple[str, str]]:
    """The matches that each side with too many loses, one after another."""
    own = of_phase(asked, sides)
    fewest = min(len(rows) for rows in own.values())
    out: set[tuple[str, str]] = set()
    for rows in own.values():
        counted = list(rows)
        while len(counted) > fewest:
            loses = next_to_fall(asked, counted)
            if loses is None:
                break
            counted.remove(loses)
            out.add((loses.match, loses.side))
    return frozenset(out)


def next_to_fall(asked: Asked, counted: list[Row]) -> Row | None:
    """By the wins still counted: of the matches with that result the one that is worth least; None if none is meant."""
    wins = sum(row.result == "win" for row in counted)
    for drop in asked.chains.drop:
        if drop.wins == wins:
            meant = [row for row in counted if row.result == drop.result]
            return min(meant, key=lambda row: worth(asked, drop, row), default=None)
    return None


def worth(asked: Asked, drop: Drop, row: Row) -> tuple[Number | AboveAll, Number, Number, Number, tuple[int, int], str]:
    """Lowest first: its measure within the match; fewer table points; fewer points for; more against.

    The text says no more; of matches level in all of it the earlier falls, so that the order of input does not tell.
    """
    own, against = pair_of(Criterion("", fact=drop.fact), row)
    measures: dict[Measure, Number | AboveAll] = {
        Measure.COUNT: own,
        Measure.FOR: own,
        Measure.AGAINST: against,
        Measure.DIFFERENCE: own - against,
        Measure.RATIO: ratio(own, against, asked.chains.nothing_against.value),
        Measure.SHARE: Fraction(own) / (own + against) if own + against else 0,
    }
    return measures[drop.measure], row.table_points, row.points[0], -row.points[1], round_of(row), row.match
