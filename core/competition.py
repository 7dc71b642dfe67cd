"""From everything recorded of a competition to its standings: sheets, outcomes, ledger, rankings with their steps."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

from core.discipline.book import EMPTY, Book, Brought, ineligible
from core.discipline.ruling import Ruling, awarded
from core.entries.judgement import FINE, Judgement
from core.exact import Number
from core.modality import Modality
from core.outcomes import Facts, counting
from core.play.format import Format, match_format
from core.play.match import Match
from core.play.outcome import Outcome
from core.play.performance import Performance, performance_rule
from core.rules.article import Cited
from core.rules.refusal import Refusal
from core.rules.ruleset import Ruleset, Scope
from core.standings.across import rank_across
from core.standings.adjustments import adjustments
from core.standings.chain import MARK, Chains, by_mark, chains
from core.standings.ledger import Adjustment, Ledger, Row
from core.standings.performances import paid, place_points, with_performances
from core.standings.phrase import ROUNDS
from core.standings.placings import Placing
from core.standings.points import PointTable, bye_row, point_table, rows, without_points
from core.standings.rank import in_words_of, rank
from core.standings.ranking import Due, Ranking, Recorded
from core.standings.trophy import Given, trophy

ELIMINATIONS = frozenset({"knock-out", "double elimination", "repechage", "consolation"})
"""Kinds of stage in which who loses is out, so that every match needs a winner."""


@dataclass(frozen=True, slots=True)
class Group:
    """A group and its sides; ``name`` is "" where there is one only."""

    name: str
    sides: tuple[str, ...]


@dataclass(frozen=True)
class Record:
    """Everything recorded of one stage of a competition; sides are opaque keys.

    ``stage`` is the one that is ranked; matches of others may stand beside its own, for the criteria that look at them.
    ``performances`` stand in place of matches where entries are measured one by one, in ``event`` where the sport has
    several. ``groups`` are derived from its matches where empty. ``adjustments`` are table points given or taken by the
    committee. ``across`` are sides to be compared across groups instead of ranking each group. ``advance`` is how
    many of each group go on (0: the group decides a title), ``facts`` what no sheet holds. ``rulings`` are those of the
    board in force, ``brought`` cards from elsewhere, ``played`` the matches in the order of play, where that is known.
    ``trophy`` names one to be ranked by ``placings`` instead, its ``groups`` being who stands in its table anyway.
    """

    matches: tuple[Match, ...]
    groups: tuple[Group, ...] = ()
    recorded: Recorded = Recorded()
    withdrawn: tuple[str, ...] = ()
    excluded: tuple[str, ...] = ()
    adjustments: tuple[Adjustment, ...] = ()
    facts: Mapping[str, Mapping[str, Number]] = field(default_factory=dict)
    across: tuple[str, ...] = ()
    stage: str = ""
    advance: int | None = None
    performances: tuple[Performance, ...] = ()
    event: str = ""
    rulings: tuple[Ruling, ...] = ()
    brought: tuple[Brought, ...] = ()
    played: tuple[str, ...] = ()
    trophy: str = ""
    placings: tuple[Placing, ...] = ()


@dataclass(frozen=True)
class Standings:
    """One ranking per group in order, or one for the sides compared across groups.

    ``outcomes`` are those of settled matches by id, as they count (a withdrawal may have changed them); ``refusals``
    of sheets and performances that cannot be, which count nowhere until they are mended. ``put_out`` are sides that a
    rule or a ruling put out, with its source; ``book`` is what discipline comes to. Of a trophy, ``before`` ranks the
    modalities whose places count in it, and ``judgement`` says who does not compete for it, or cannot be placed yet.
    """

    rankings: tuple[Ranking, ...]
    outcomes: Mapping[str, Outcome]
    refusals: Mapping[str, tuple[Refusal, ...]]
    ledger: Ledger
    chains: Chains
    borders: frozenset[int] = frozenset()
    put_out: Mapping[str, Cited[Any]] = field(default_factory=dict)
    book: Book = EMPTY
    before: tuple[Ranking, ...] = ()
    judgement: Judgement = FINE

    @property
    def due(self) -> tuple[Due, ...]:
        """All that has to be recorded before the places are final."""
        return tuple(due for ranking in (*self.before, *self.rankings) for due in ranking.due)


def standings(record: Record, ruleset: Ruleset, modality: Modality) -> Standings:
    """The standings that the ruleset makes of the record: a pure function, so a whole event can be replayed."""
    if record.trophy:
        return _of_trophy(record, ruleset)
    own = tuple(match for match in record.matches if match.stage == record.stage)
    tried = tuple(each for each in record.performances if each.stage == record.stage)
    groups = record.groups or groups_of((*own, *tried))
    entries = sum(len(group.sides) for group in groups)
    days = {match.on for match in own} | {each.on for each in tried}
    last_day = max((day for day in days if day is not None), default=None)
    scope = Scope(stage=record.stage or None, event=record.event or None, entries=entries, on=last_day)
    figures = _in_force(record, ruleset, modality, scope)
    form, table = figures[record.stage, "", last_day]
    facts = Facts(record.withdrawn, record.excluded, record.rulings, record.brought, record.played)

    def form_of(match: Match) -> Format:
        played = figures[_when(match)][0]
        if match.stage == record.stage or "better campaign" not in played.deciders.value:
            return played
        return replace(played, campaign=better_campaign(record, ruleset, modality, match.sides))

    left = counting(record.matches, record.stage, form_of, form, ruleset, scope, facts)
    outcomes, refusals = dict(left.outcomes), dict(left.refusals)
    for match in record.matches:
        if (outcome := outcomes.get(match.id)) and (refusal := without_points(outcome, figures[_when(match)][1])):
            refusals[match.id] = (refusal,)
            del outcomes[match.id]
    found = chains(ruleset, scope)
    staying = tuple(Group(g.name, tuple(s for s in g.sides if s not in left.gone)) for g in groups)
    place, best = advance_best(ruleset, record.stage, entries)
    last = record.advance or advance(ruleset, record.stage, entries) or 1
    borders = frozenset({best} if record.across else {last, place}) - {0}
    ledger = _ledger(record, groups, outcomes, figures)
    if tried or (form.won_by.value == "mark" and not own and MARK.phrase not in record.facts):
        points, members = place_points(ruleset, scope), {group.name: group.sides for group in staying}
        asked = days | {None}
        rules = {day: performance_rule(ruleset, modality, replace(scope, on=day or last_day)) for day in asked}
        left_out = (*record.withdrawn, *record.excluded)
        ledger, wrong = with_performances(ledger, tried, members, left_out, rules, points, table)
        refusals |= wrong
        by_places = _compared(record, ledger, by_mark(found, ruleset, scope), staying, borders)
        ledger = paid(ledger, by_places, record.stage, points)
    compared = _compared(record, ledger, found, staying, borders)
    rankings = tuple(_worded(ranking, modality) for ranking in compared)
    judgement = ineligible(left.book)
    return Standings(rankings, outcomes, refusals, ledger, found, borders, left.put_out, left.book, judgement=judgement)


def _of_trophy(record: Record, ruleset: Ruleset) -> Standings:
    """The standings of a trophy, from how the competitions that it adds up ended (language, section 15)."""
    sides = tuple(side for group in record.groups for side in group.sides)
    given = Given(record.placings, record.facts, record.adjustments, record.recorded, sides)
    found = trophy(record.trophy, given, ruleset)
    judgement = Judgement(found.refused, found.undecided)
    return Standings(
        found.rankings, {}, {}, found.ledger, found.chains, frozenset({1}), before=found.before, judgement=judgement
    )


def _compared(
    record: Record, ledger: Ledger, found: Chains, groups: tuple[Group, ...], borders: frozenset[int]
) -> list[Ranking]:
    """One ranking for each group, or one for the sides compared across them."""
    if record.across:
        members = {group.name: group.sides for group in groups}
        across = (record.across, ledger, found, record.recorded)
        return [rank_across(*across, groups=members, stage=record.stage, borders=borders)]
    return [
        rank(g.sides, ledger, found, record.recorded, group=g.name, stage=record.stage, borders=borders) for g in groups
    ]


_When = tuple[str, str, date | None]
"""Stage, round of a knock-out, day: what decides which articles judge a match. The day is None where nobody said."""

_InForce = Mapping[_When, tuple[Format, PointTable]]


def _when(match: Match) -> _When:
    return match.stage, match.round_name, match.on


def _in_force(record: Record, ruleset: Ruleset, modality: Modality, scope: Scope) -> _InForce:
    """How a match is played, and what it is worth, in each stage and on each day that the record names (§ 4).

    A match is judged by the articles in force on its own day; the chain, and what no match decides, by those of the
    last day of the stage that is ranked.
    """
    asked = dict.fromkeys(((record.stage, "", scope.on), *(_when(match) for match in record.matches)))
    scopes = {when: replace(scope, stage=when[0] or None, round=when[1] or None, on=when[2]) for when in asked}
    return {
        when: (match_format(ruleset, modality, each, decides(ruleset, *when[:2])), point_table(ruleset, modality, each))
        for when, each in scopes.items()
    }


def _ledger(
    record: Record,
    groups: tuple[Group, ...],
    outcomes: Mapping[str, Outcome],
    figures: _InForce,
) -> Ledger:
    """The rows of settled matches and byes, the adjustments, and which matches of each group are open."""
    found: list[Row] = []
    counted: tuple[Adjustment, ...] = ()
    open_matches: dict[str, list[str]] = {group.name: [] for group in groups}
    for when, (_, table) in figures.items():
        own: list[Row] = []
        for match in record.matches:
            if _when(match) != when:
                continue
            outcome = outcomes.get(match.id)
            if match.second is None:
                own += bye_row(match, table)
            elif outcome is not None:
                own += rows(match, outcome, table)
            elif match.stage == record.stage:
                open_matches.setdefault(match.group, []).append(match.id)
        found += own
        counted += adjustments(own, table)
    unsettled = {name: tuple(ids) for name, ids in open_matches.items()}
    given = (*record.adjustments, *awarded(record.rulings), *counted)
    return Ledger(tuple(found), given, record.facts, unsettled)


def _worded(ranking: Ranking, modality: Modality) -> Ranking:
    places = tuple(replace(place, facts=in_words_of(modality, place.facts)) for place in ranking.places)
    unplaced = tuple(replace(each, facts=in_words_of(modality, each.facts)) for each in ranking.unplaced)
    return replace(ranking, places=places, unplaced=unplaced)


def better_campaign(record: Record, ruleset: Ruleset, modality: Modality, sides: tuple[str, ...]) -> int | None:
    """Which of two sides has the better campaign in the stage of the record (language, § 13, *better campaign*).

    They are compared as sides of different groups are, by its matches alone. None while they share the place.
    """
    earlier = tuple(match for match in record.matches if match.stage == record.stage)
    found = standings(replace(record, matches=earlier, across=sides), ruleset, modality).rankings
    places = {place.side: place.place for ranking in found for place in ranking.places}
    first, second = (places.get(side) for side in sides)
    if first is None or second is None or first == second:
        return None
    return 0 if first < second else 1


def groups_of(matches: tuple[Match | Performance, ...]) -> tuple[Group, ...]:
    """The groups that the matches or performances name, each with its sides, in the order of their names."""
    found: dict[str, set[str]] = {}
    for match in matches:
        found.setdefault(match.group, set()).update(match.sides)
    return tuple(Group(name, tuple(sorted(found[name]))) for name in sorted(found))


def decides(ruleset: Ruleset, stage: str, round_name: str = "") -> bool | None:
    """True where matches of the stage need a winner, False where a draw can stand, None for a stage nobody declared.

    A round of a knock-out may stand in place of its stage ("semi-final"): its matches need a winner.
    """
    if round_name or stage in ROUNDS:
        return True
    kind = ruleset.value(f"stage.{stage}.kind", Scope(stage=stage)) if stage else None
    return None if kind is None else kind in ELIMINATIONS


def advance(ruleset: Ruleset, stage: str, entries: int) -> int:
    """How many of each group the regulation sends on from the stage (from the first one where none is named)."""
    name = stage or next(iter(ruleset.names("stage")), "")
    number = ruleset.value(f"stage.{name}.advance", Scope(stage=name or None, entries=entries), 0)
    return number if isinstance(number, int) else 0


def advance_best(ruleset: Ruleset, stage: str, entries: int) -> tuple[int, int]:
    """Of which place the best go on besides, and how many of them: (0, 0) where none do."""
    name = stage or next(iter(ruleset.names("stage")), "")
    stated = ruleset.value(f"stage.{name}.advance_best", Scope(stage=name or None, entries=entries), {})
    return int(stated.get("place", 0)), int(stated.get("sides", 0))
