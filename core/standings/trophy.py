"""A trophy over several competitions (language, section 15): what each delegation comes to, ranked with its steps."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from core.exact import Number, Value, plain
from core.rules.article import Cited, Default
from core.rules.refusal import Refusal
from core.rules.ruleset import Ruleset, Scope
from core.standings.adjustments import adjustments
from core.standings.chain import Chains
from core.standings.ledger import Adjustment, Ledger, Row
from core.standings.placings import Placed, Placing
from core.standings.rank import rank
from core.standings.ranking import Place, Ranking, Recorded
from core.standings.trophy_entrants import competing, undecided_of
from core.standings.trophy_facts import Facts
from core.standings.trophy_points import Earned, earned, limited, rows
from core.standings.trophy_rules import TrophyRules, trophy_rules

_TITLE = frozenset({1})
"""A trophy decides a title: its first place alone is at stake."""


@dataclass(frozen=True)
class Given:
    """What a trophy is made of: placings, what the committee knows (``facts``), gives and takes, recorded orders.

    ``sides`` are those that stand in its table even if they entered nothing.
    """

    placings: tuple[Placing, ...]
    facts: Mapping[str, Mapping[str, Number]] = field(default_factory=dict)
    adjustments: tuple[Adjustment, ...] = ()
    recorded: Recorded = Recorded()
    sides: tuple[str, ...] = ()


@dataclass(frozen=True)
class Trophy:
    """One ranking for each division, or one; ``before`` those of modalities whose places then count, by their names.

    ``refused`` are those below a threshold, ``undecided`` those of whom something is asked that nobody has said;
    neither stands in the ranking.
    """

    rankings: tuple[Ranking, ...]
    ledger: Ledger
    chains: Chains
    before: tuple[Ranking, ...] = ()
    refused: tuple[Refusal, ...] = ()
    undecided: tuple[Refusal, ...] = ()


def trophy(name: str, given: Given, ruleset: Ruleset, above: tuple[str, ...] = ()) -> Trophy:
    """The trophy of that name. KeyError where the ruleset declares none; ValueError where trophies add up one another.

    Each delegation's total, in this order: points of its entries, the limit of those for taking part, factors, bonuses
    and deductions, and the division by ``divide_by``. Every change of the sum is an adjustment of the ledger under its
    name. The places that give points are those of the whole competition, in whatever division its entries compete.
    ``above`` are the trophies that add this one up.
    """
    if name in above:
        raise ValueError(f"{' > '.join((*above, name))}: a trophy that adds itself up")
    rules = trophy_rules(ruleset, name)
    placings, earlier, open_ = _added_up(rules, given, ruleset, above)
    before: tuple[Ranking, ...] = ()
    if rules.ranks.value == "modality":
        placings, before = _by_modality(placings, rules, given)
    known = Facts(placings, given.facts)
    entered = {side for placing in placings for side in placing.sides}
    entrants = sorted({*entered, *given.sides, *(side for totals in earlier.values() for side in totals)})
    parted, refused, undecided = competing(entrants, known, rules)
    ledger = Ledger(())
    rankings: list[Ranking] = []
    for division, sides in parted.items():
        own = trophy_rules(ruleset, name, Scope(division=division or None))
        part, missing = _ledger(sides, placings, earlier, known, own, given)
        undecided += missing
        without = {each.params["who"] for each in missing}
        rankings.append(_ranked([s for s in sides if s not in without], part, own, given.recorded, division))
        ledger = replace(ledger, rows=ledger.rows + part.rows, adjustments=ledger.adjustments + part.adjustments)
    return Trophy(tuple(rankings), ledger, rules.chains, before, tuple(refused), (*open_, *undecided))


# -------------------------------------------------------------------------------------------------- what is added up


def _added_up(
    rules: TrophyRules, given: Given, ruleset: Ruleset, above: tuple[str, ...]
) -> tuple[tuple[Placing, ...], dict[str, dict[str, Number]], list[Refusal]]:
    """The placings that count, the totals of trophies that are added up as they are, and what is not decided.

    A trophy among ``sums`` counts by its places where this one has points for places, else by its total.
    """
    if rules.sums is None:
        open_ = [
            undecided_of("whether it counts is not known", "entry.counts_for", each.competition, None)
            for each in given.placings
            if each.counts == "as the committee says"
        ]
        return tuple(each for each in given.placings if each.counts == "the trophies"), {}, open_
    placings: list[Placing] = []
    totals: dict[str, dict[str, Number]] = {}
    undecided: list[Refusal] = []
    for name in rules.sums.value:
        if name not in ruleset.names("trophy"):
            placings += [each for each in given.placings if each.called(name) and each not in placings]
            continue
        other = trophy(name, replace(given, adjustments=()), ruleset, (*above, rules.name))
        undecided += other.undecided
        places = [place for ranking in other.rankings for place in ranking.places]
        if rules.by_place is not None:
            placings.append(Placing(name, name, tuple(Placed(place.side, place.place) for place in places)))
        else:
            totals[name] = {place.side: _number(place.facts["table points"]) for place in places}
    return tuple(placings), totals, undecided


def _by_modality(
    placings: Sequence[Placing], rules: TrophyRules, given: Given
) -> tuple[tuple[Placing, ...], tuple[Ranking, ...]]:
    """The events of each modality first rank it, by the points of their places; its places are what then counts."""
    found: list[Placing] = []
    rankings: list[Ranking] = []
    within = replace(
        rules, by_stage=_none({}), weights=_none({}), participation=_none(0), per_athlete=_none(0), per_win=_none(0)
    )
    for modality in dict.fromkeys(placing.modality for placing in placings):
        own = [placing for placing in placings if placing.modality == modality]
        if len(own) == 1:
            found += own
            continue
        earnings = [each for placing in own for each in earned(placing, within)]
        sides = tuple(dict.fromkeys(each.placed.side for each in earnings))
        ledger = Ledger(rows(earnings), facts=_counted_back(earnings))
        ranking = rank(sides, ledger, within.chains, given.recorded, group=modality, borders=frozenset())
        rankings.append(ranking)
        places = {place.side: place.place for place in ranking.places}
        found.append(Placing(modality, modality, tuple(_whole(side, own, places) for side in sides)))
    return tuple(found), tuple(rankings)


def _none(value: Any) -> Cited[Any]:
    return Cited(value, Default())


def _whole(side: str, placings: Sequence[Placing], places: Mapping[str, int]) -> Placed:
    """A side in the whole modality: its place there, and what it entered and won in all events."""
    own = [placed for placing in placings for placed in placing.placed if placed.side == side and not placed.guest]
    absent = all(placed.absent for placed in own)
    return Placed(
        side,
        None if absent else places[side],
        absent,
        wins=sum(placed.wins for placed in own),
        athletes=sum(placed.athletes for placed in own),
    )


# --------------------------------------------------------------------------------------------------------- the ledger


def _ledger(
    sides: Sequence[str],
    placings: Sequence[Placing],
    earlier: Mapping[str, Mapping[str, Number]],
    known: Facts,
    rules: TrophyRules,
    given: Given,
) -> tuple[Ledger, list[Refusal]]:
    """The rows of these delegations, and every change of their sums by its name; what of them is not known."""
    earnings = [each for placing in placings for each in earned(placing, rules) if each.placed.side in sides]
    found = (*rows(earnings), *_totals(earlier, sides))
    by_name = adjustments(found, rules)
    changes: list[Adjustment] = []
    missing: list[Refusal] = []
    for side in sides:
        own, open_ = _changed(side, earnings, found, by_name, known, rules, given)
        changes += own
        missing += open_
    facts = {**_counted_back(earnings), **known.for_chain(sides)}
    return Ledger(found, tuple(changes), facts), missing


def _changed(
    side: str,
    earnings: Sequence[Earned],
    found: Sequence[Row],
    by_name: Sequence[Adjustment],
    known: Facts,
    rules: TrophyRules,
    given: Given,
) -> tuple[list[Adjustment], list[Refusal]]:
    """How the sum of a delegation comes to its total, step by step."""
    changes = list(limited(side, earnings, rules))
    missing: list[Refusal] = []
    total: Number = sum(row.table_points for row in found if row.side == side) + sum(each.points for each in changes)
    for factor in rules.factors.value:
        fact = str(factor["fact"])
        value = known.of(fact, side)
        if value is None:
            missing.append(undecided_of("fact not known", "trophy.factors", side, rules.factors, fact=fact))
        elif factor["range"].holds(value):
            times = plain(total * Fraction(factor["times"]))
            changes.append(Adjustment(side, plain(Fraction(times) - total), fact))
            total = times
    for each in (*by_name, *given.adjustments):
        if each.side == side:
            changes.append(each)
            total += each.points
    if rules.divide_by is not None:
        divisor = known.of(rules.divide_by.value, side)
        if divisor is None:
            missing.append(
                undecided_of("fact not known", "trophy.divide_by", side, rules.divide_by, fact=rules.divide_by.value)
            )
        else:
            share = plain(Fraction(total) / divisor) if divisor else 0
            changes.append(Adjustment(side, plain(Fraction(share) - total), str(rules.divide_by.value)))
    return changes, missing


def _totals(earlier: Mapping[str, Mapping[str, Number]], sides: Sequence[str]) -> list[Row]:
    """The totals of trophies that are added up as they are, one row each."""
    return [
        Row(name, side, "", "performance", total)
        for name, totals in earlier.items()
        for side, total in totals.items()
        if side in sides
    ]


def _counted_back(earnings: Iterable[Earned]) -> dict[str, dict[str, Number]]:
    """How many first places each has, how many second …: the facts "place 1", "place 2" …"""
    found: dict[str, dict[str, Number]] = {}
    for each in earnings:
        if each.counts and each.placed.place is not None:
            of_place = found.setdefault(f"place {each.placed.place}", {})
            of_place[each.placed.side] = of_place.get(each.placed.side, 0) + 1
    return found


def _ranked(sides: Sequence[str], ledger: Ledger, rules: TrophyRules, recorded: Recorded, division: str) -> Ranking:
    ranking = rank(sides, ledger, rules.chains, recorded, group=division, borders=_TITLE)
    return replace(ranking, places=tuple(_plain(place, ledger) for place in ranking.places))


def _plain(place: Place, ledger: Ledger) -> Place:
    """What a row of a trophy's table shows: total, competitions entered, walkovers, wins, and places by number."""
    own = ledger.by_side.get(place.side, [])
    entered = {row.match for row in own}
    facts: dict[str, Value] = {
        "table points": place.facts["table points"],
        "competitions": len(entered),
        "walkovers": place.facts["walkovers"],
    }
    facts |= {name: of.get(place.side, 0) for name, of in sorted(ledger.facts.items()) if name.startswith("place ")}
    return replace(place, facts=facts)


def _number(value: Value) -> Number:
    return value if isinstance(value, int | Fraction) else 0
