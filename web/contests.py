"""What a regulation makes of a competition of performances: its contests, the rule of each, and their standings.

A contest is one event of the sport ("100 m") at one stage ("final"): what is started, measured and ranked as a whole.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from fractions import Fraction
from typing import TypeVar
from zoneinfo import ZoneInfo

from core.competition import Group, Record, Standings, advance, standings
from core.exact import plain
from core.fixtures.lanes import events
from core.play.heat import HeatSheet
from core.play.performance import Performance, PerformanceRule, performance_rule
from core.rules.ruleset import Ruleset, Scope
from core.standings.ledger import Adjustment
from core.standings.ranking import Due, Recorded
from web.rulings import modality_of, ruleset_of
from web.storage.database import Session
from web.storage.heat_sheets import read_heat
from web.storage.heats import HeatFixture, Starter, heat_fixtures, noted
from web.storage.rulings import core_rulings
from web.storage.tables import Competition, Event

T = TypeVar("T")


@dataclass(frozen=True, slots=True, order=True)
class Contest:
    """An event of the sport, "" where it has one only, at a stage, "" where none is named."""

    name: str = ""
    stage: str = ""


@dataclass(frozen=True)
class RankedContest:
    """A contest with its heats, everything recorded of it, the rule of its marks and its standings.

    ``overall`` ranks everybody across the heats; ``by_heat`` each heat by itself, where the stage is one of heats and
    has several: then the places in the heats are what counts first, and ``overall`` compares their marks.
    """

    contest: Contest
    heats: tuple[HeatFixture, ...]
    record: Record
    rule: PerformanceRule
    overall: Standings
    by_heat: Standings | None
    advance: int = 0

    @property
    def due(self) -> tuple[Due, ...]:
        """All that has to be recorded, each once: in the heats, and across them."""
        both = (*(self.by_heat.due if self.by_heat else ()), *self.overall.due)
        return tuple({(due.what, frozenset(due.sides)): due for due in reversed(both)}.values())[::-1]

    @property
    def performances(self) -> Mapping[str, Performance]:
        """What each side did, by the side."""
        return {each.side: each for each in self.record.performances}


def of_marks(session: Session, competition: Competition) -> bool:
    """True where entries are measured one by one and not played in matches."""
    return bool(ruleset_of(session, competition).value("match.won_by") == "mark")


def stages_of(ruleset: Ruleset) -> tuple[str, ...]:
    """The stages, in the order of the regulation; ("",) where none is named."""
    return ruleset.names("stage") or ("",)


def scope_of(contest: Contest, entries: int | None = None, on: date | None = None) -> Scope:
    """For what the figures of a contest are asked."""
    return Scope(stage=contest.stage or None, event=contest.name or None, entries=entries, on=on)


def rule_of(session: Session, competition: Competition, heat: HeatFixture) -> PerformanceRule:
    """How the marks of a heat are counted: by the articles in force on its day, for the entries of its contest."""
    own = Contest(heat.heat.contest, heat.heat.stage)
    others = [each for each in heats_of(session, competition) if contest_of(each) == own]
    entries = len({starter.key for each in others for starter in each.starters})
    scope = scope_of(own, entries, _day(session, heat))
    return performance_rule(ruleset_of(session, competition), modality_of(competition), scope)


def contest_of(heat: HeatFixture) -> Contest:
    """The contest of a heat."""
    return Contest(heat.heat.contest, heat.heat.stage)


def heats_of(session: Session, competition: Competition) -> list[HeatFixture]:
    """The heats of a competition, by their number in the event."""
    found = event_heats(session, competition.event_id)
    return sorted((heat for heat in found if heat.competition.id == competition.id), key=lambda heat: heat.match.number)


def event_heats(session: Session, event_id: int) -> list[HeatFixture]:
    """All heats of an event, in order of time and number."""
    return once(session, ("heats", event_id), lambda: heat_fixtures(session, event_id))


def once(session: Session, key: tuple[object, ...], ask: Callable[[], T]) -> T:
    """What was asked, asked once of a session that reads: it sees one moment."""
    if session.writes:
        return ask()
    if key not in session.info:
        session.info[key] = ask()
    found: T = session.info[key]
    return found


def sheet_of(heat: HeatFixture) -> HeatSheet:
    """The sheet of a heat as it stands: open and empty where nothing is written."""
    return HeatSheet(open=True) if heat.latest is None else read_heat(heat.latest.sheet, heat.latest.state == "open")


def contests_of(session: Session, competition: Competition) -> tuple[RankedContest, ...]:
    """Every contest that has heats, in the order of the regulation, the last stage of each event first.

    Computed once for each revision of the event, as the standings of matches are.
    """

    def compute() -> tuple[RankedContest, ...]:
        return ranked(session, competition, heats_of(session, competition))

    if session.writes:
        return compute()
    event = session.get_one(Event, competition.event_id)
    return session.database.memory.get(("contests", competition.id, event.revision, event.head), compute)


def ranked(
    session: Session,
    competition: Competition,
    heats: Iterable[HeatFixture],
    other: Mapping[int, HeatSheet] | None = None,
) -> tuple[RankedContest, ...]:
    """The contests of these heats. ``other`` are sheets to be read in place of what is kept, by the heat's match."""
    ruleset = ruleset_of(session, competition)
    held, stages = events(ruleset, competition.category), stages_of(ruleset)
    by: dict[Contest, list[HeatFixture]] = {}
    for heat in heats:
        by.setdefault(contest_of(heat), []).append(heat)

    def order(contest: Contest) -> tuple[int, int, Contest]:
        event = held.index(contest.name) if contest.name in held else len(held)
        return event, -(stages.index(contest.stage) if contest.stage in stages else len(stages)), contest

    base = _base(
        session,
        competition,
        sorted(
            {
                starter.start.entry_id: starter for each in by.values() for heat in each for starter in heat.starters
            }.items()
        ),
    )
    return tuple(
        _ranked(session, competition, contest, by[contest], base, other or {}) for contest in sorted(by, key=order)
    )


def _base(session: Session, competition: Competition, starters: Sequence[tuple[int, Starter]]) -> Record:
    """What is recorded of the sides that start, without their performances."""
    kept = once(session, ("noted", competition.event_id), lambda: noted(session, competition.event_id))
    left = kept.withdrawals.get(competition.id, [])
    return Record(
        matches=(),
        withdrawn=tuple(str(each.entry_id) for each in left if each.kind == "withdrawn"),
        excluded=tuple(str(each.entry_id) for each in left if each.kind == "excluded"),
        adjustments=tuple(
            Adjustment(str(each.entry_id), plain(Fraction(each.points)), each.name)
            for each in kept.adjustments.get(competition.id, [])
        ),
        facts={"registration order": {str(key): starter.side.entry.number for key, starter in starters}},
        rulings=core_rulings(session, competition),
    )


def _ranked(
    session: Session,
    competition: Competition,
    contest: Contest,
    heats: Sequence[HeatFixture],
    base: Record,
    other: Mapping[int, HeatSheet],
) -> RankedContest:
    ruleset, modality = ruleset_of(session, competition), modality_of(competition)
    sides = tuple(starter.key for heat in heats for starter in heat.starters)
    scope = scope_of(contest, len(sides))
    apart = len(heats) > 1 and ruleset.value(f"stage.{contest.stage}.kind", scope) == "heats"
    groups = [(str(heat.heat.position) if apart else "", heat) for heat in heats]
    members: dict[str, list[str]] = {}
    performances: list[Performance] = []
    for name, heat in groups:
        members.setdefault(name, []).extend(starter.key for starter in heat.starters)
        sheet = other.get(heat.match.id) or sheet_of(heat)
        day = _day(session, heat)
        performances += [
            replace(
                each, id=f"{heat.match.id}.{each.side}", group=name, stage=contest.stage, event=contest.name, on=day
            )
            for each in sheet.performances
        ]
    record = replace(
        base,
        groups=tuple(Group(name, tuple(own)) for name, own in members.items()),
        recorded=_recorded(session, competition, contest),
        withdrawn=tuple(side for side in base.withdrawn if side in sides),
        excluded=tuple(side for side in base.excluded if side in sides),
        stage=contest.stage,
        event=contest.name,
        advance=None,
        performances=tuple(performances),
    )
    last_day = max((each.on for each in performances if each.on is not None), default=None)
    return RankedContest(
        contest,
        tuple(heats),
        record,
        performance_rule(ruleset, modality, replace(scope, on=last_day)),
        standings(replace(record, across=sides) if apart else record, ruleset, modality),
        standings(record, ruleset, modality) if apart else None,
        advance(ruleset, contest.stage, len(sides)) if contest.stage else 0,
    )


def _recorded(session: Session, competition: Competition, contest: Contest) -> Recorded:
    """The orders recorded of this contest alone: the same sides may be level in another."""
    orders: dict[str, list[tuple[str, ...]]] = {"lot": [], "play-off": [], "committee": []}
    kept = once(session, ("noted", competition.event_id), lambda: noted(session, competition.event_id))
    for order in kept.orders.get(competition.id, []):
        if (order.contest, order.stage) == (contest.name, contest.stage):
            orders[order.kind].append(tuple(map(str, order.order)))
    return Recorded(tuple(orders["lot"]), tuple(orders["play-off"]), tuple(orders["committee"]))


def _day(session: Session, heat: HeatFixture) -> date | None:
    """The day on which the clocks of the event's place show the heat to start."""
    if heat.match.starts_at is None:
        return None
    event = session.get_one(Event, heat.match.event_id)
    return heat.match.starts_at.astimezone(ZoneInfo(event.timezone)).date()
