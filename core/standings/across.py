"""Compares sides of different groups: by a chain of their own, with unequal groups made comparable."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial

from core.standings.breaker import Breaker
from core.standings.chain import Chain, Chains, Drop
from core.standings.criterion import Criterion
from core.standings.ground import Ground
from core.standings.ledger import Ledger, Row
from core.standings.rank import above, by_mark, leveled, placed, rank, unplaced
from core.standings.ranking import Due, Ranking, Recorded
from core.standings.tally import measured, tally


def rank_across(
    sides: Sequence[str],
    ledger: Ledger,
    chains: Chains,
    recorded: Recorded = Recorded(),
    *,
    groups: Mapping[str, tuple[str, ...]],
    stage: str = "",
    borders: frozenset[int] = frozenset(),
) -> Ranking:
    """These sides compared over their own groups (language, section 11, across_groups).

    ``groups`` are all groups of the stage with their sides. With "without the last placed", while a place at that
    border is shared, nothing is compared: all share the first place and what is due in the groups is said.
    """
    tie, last, without = by_mark(tuple(sorted(sides)), ledger)
    group_of = {side: name for name, members in groups.items() for side in members}
    own = {group_of.get(side, "") for side in sides}
    provisional = any(ledger.unsettled.get(name) for name in own)
    dropped, due = _dropped(tie, ledger, chains, recorded, groups, stage)
    left_out = chains.walkovers.value == "left out"
    ground = Ground(ledger, stage, group_of, left_out=left_out, dropped=dropped)
    if due:
        return Ranking(placed([tie], ground, None), (), due, provisional)
    in_groups = _standing(own, ledger, chains, groups, stage)
    ground.above = lambda side: in_groups.get(side, 0)
    counts = {len(ground.stage_rows(side)) for side in tie}
    per_match = chains.equalise.value == "per match" and len(counts) > 1
    breaker = Breaker(ground, chains, recorded, borders, equalised=per_match)
    ordered = breaker.along(tie, chains.across_by or default_chain(chains), 1, "across") if tie else []
    places = placed([*ordered, last] if last else ordered, ground, None)
    rest = unplaced(without, ground, None)
    return Ranking(places, tuple(breaker.steps), tuple(breaker.due), provisional, unplaced=rest)


def _standing(
    names: Collection[str], ledger: Ledger, chains: Chains, groups: Mapping[str, tuple[str, ...]], stage: str
) -> dict[str, int]:
    """How many stand above each side in its own group, by ranking.by alone and over all its matches."""
    whole = Ground(ledger, stage, {side: name for name, members in groups.items() for side in members})
    levels = (leveled(by_mark(tuple(sorted(groups.get(name, ()))), ledger)[0], whole, chains, []) for name in names)
    return {side: number for level in levels for side, number in above(level).items()}


def default_chain(chains: Chains) -> Chain:
    """ranking.by, then the chain for three or more without what only a mini-league can answer."""
    rest = chains.more if chains.more is not None else (chains.any or ())
    return chains.by + tuple(cited for cited in rest if not cited.value.in_run)


def _dropped(
    sides: Sequence[str],
    ledger: Ledger,
    chains: Chains,
    recorded: Recorded,
    groups: Mapping[str, tuple[str, ...]],
    stage: str,
) -> tuple[dict[str, frozenset[str]], tuple[Due, ...]]:
    """The matches of each side that the comparison leaves out, and what is due before it can be made."""
    if chains.equalise.value == "without the last placed":
        return _without_the_last(sides, ledger, chains, recorded, groups, stage)
    if chains.equalise.value == "dropping matches":
        rows = {side: [r for r in ledger.by_side.get(side, ()) if r.stage == stage] for side in sides}
        fewest = min((len(found) for found in rows.values()), default=0)
        return {side: _lost(rows[side], len(rows[side]) - fewest, chains) for side in sides}, ()
    return {}, ()


def _without_the_last(
    sides: Sequence[str],
    ledger: Ledger,
    chains: Chains,
    recorded: Recorded,
    groups: Mapping[str, tuple[str, ...]],
    stage: str,
) -> tuple[dict[str, frozenset[str]], tuple[Due, ...]]:
    """In groups larger than the smallest, matches against as many of the last as it is larger by."""
    smallest = min(len(members) for members in groups.values())
    dropped: dict[str, frozenset[str]] = {}
    due: list[Due] = []
    for name, members in sorted(groups.items()):
        compared = [side for side in sides if side in members]
        surplus = len(members) - smallest
        if not compared or not surplus:
            continue
        ranking = rank(members, ledger, chains, recorded, group=name, stage=stage)
        border = len(members) - surplus
        last = {place.side for place in ranking.places if place.place > border}
        if len(last) != surplus:
            held = tuple(p.side for p in ranking.places if p.shared and p.place <= border and p.side not in last)
            at_border = tuple(s for s in held if _spans(ranking, s, border))
            known = tuple(d for d in ranking.due if set(d.sides) & set(at_border))
            due += known or (Due("border", at_border, None, name),)
            continue
        for side in compared:
            rows = ledger.by_side.get(side, ())
            dropped[side] = frozenset(row.match for row in rows if row.stage == stage and row.rival in last)
    return dropped, tuple(due)


def _spans(ranking: Ranking, side: str, border: int) -> bool:
    """True where the side's shared place reaches over the border."""
    place = next(p.place for p in ranking.places if p.side == side)
    sharing = sum(p.place == place for p in ranking.places)
    return place <= border < place + sharing - 1


def _lost(rows: Sequence[Row], surplus: int, chains: Chains) -> frozenset[str]:
    """The matches that a side with too many loses, one after another, each by the wins still counted."""
    left = list(rows)
    lost: set[str] = set()
    for _ in range(surplus):
        wins = sum(row.result == "win" for row in left)
        rule = next((drop for drop in chains.drop if drop.wins == wins), None)
        fitting = [row for row in left if rule is not None and row.result == rule.result]
        if rule is None or not fitting:
            break
        row = min(fitting, key=partial(_lowest, rule))
        left.remove(row)
        lost.add(row.match)
    return frozenset(lost)


def _lowest(rule: Drop, row: Row) -> tuple[object, ...]:
    """The order in which matches are lost: the fact, then fewer table points, fewer points for, more against.

    Of matches level in all of these the earlier one is lost; of those of one round, what stands on their sheets tells,
    never their name.
    """
    criterion = Criterion("", fact=rule.fact, measure=rule.measure)
    figure = measured(tally([row]), criterion, above_all=True)
    stated = (figure, row.table_points, row.points[0], -row.points[1], row.leg, row.round or 0)
    return (*stated, row.segments, row.boards, row.extra, row.partials, sorted(row.counts.items()))
