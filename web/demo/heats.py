"""Builds a competition of performances of the demonstration by the acts: start lists, then what was done."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import timedelta

from core.play.heat import HeatSheet
from core.play.performance import Performance, Series
from core.play.performance_notation import read_performances
from web.acts.competitions import NewCompetition, enter, open_competition
from web.acts.heat_results import confirm_heat, save_heat
from web.acts.heats import Lane, set_start_lists
from web.acts.orders import NewOrder, record_order
from web.acts.schedule import Slot, schedule
from web.contests import Contest
from web.demo.clock import Clock, done, saved
from web.demo.deeds import OFFICE, WITNESSES, Deed
from web.demo.meets import Heat, Meet
from web.demo.programme import TODAY
from web.storage.database import Session
from web.storage.journal import By
from web.storage.tables import Competition, Delegation, Event, Match


@dataclass(frozen=True)
class Prepared:
    """A competition with its heats and, by code, its entries."""

    meet: Meet
    competition: Competition
    heats: list[tuple[Heat, Match]]
    entries: Mapping[str, int]


def prepare(
    session: Session, event: Event, meet: Meet, delegations: Mapping[str, Delegation], clock: Clock, by: By
) -> Prepared:
    """Open the competition, enter everybody who starts, draw the start lists up and give the heats their hours."""
    competition = done(open_competition(session, event, NewCompetition(meet.modality, meet.category, meet.name), by))
    codes = dict.fromkeys(code for heat in meet.heats for _, code, _ in starters(heat))
    entries = {code: done(enter(session, competition, delegations[code], by)).id for code in codes}
    session.flush()
    made: list[tuple[Heat, Match]] = []
    for contest in dict.fromkeys(Contest(heat.contest, heat.stage) for heat in meet.heats):
        own = [heat for heat in meet.heats if Contest(heat.contest, heat.stage) == contest]
        lists = {
            number: [Lane(entries[code], lane, athlete) for lane, code, athlete in starters(heat)]
            for number, heat in enumerate(own, 1)
        }
        made += zip(own, done(set_start_lists(session, competition, contest, lists, by)), strict=True)
    done(schedule(session, event, [Slot(match.number, clock.at(heat.start), meet.venue) for heat, match in made], by))
    return Prepared(meet, competition, made, entries)


def starters(heat: Heat) -> Iterator[tuple[int, str, str]]:
    """Lane, code and athlete of each line."""
    for line in filter(None, map(str.strip, heat.starters.splitlines())):
        lane, code, *athlete = line.split(maxsplit=2)
        yield int(lane), code, "".join(athlete)


def deeds_of(prepared: Prepared, coordinator: int, committee: int) -> Iterator[Deed]:
    """All that was done with the heats, in no order of time."""
    meet, entries = prepared.meet, prepared.entries
    for heat, match in prepared.heats:
        if not heat.done or match.starts_at is None:
            continue
        ended = match.starts_at + timedelta(minutes=meet.lasts)
        sheet = _sheet(heat, heat.done, entries, meet.unit)
        if heat.live:
            yield Deed(ended, coordinator, match.venue, _save(match, replace(sheet, open=True), 0))
            continue
        version = 1
        if heat.mistaken:
            wrong = _sheet(heat, heat.mistaken, entries, meet.unit).performances[0]
            others = [each for each in sheet.performances if each.side != wrong.side]
            yield Deed(ended, coordinator, match.venue, _save(match, HeatSheet((*others, wrong)), 0))
            yield Deed(ended + timedelta(minutes=6), coordinator, OFFICE, _save(match, sheet, 1, heat.reason))
            version = 2
        else:
            yield Deed(ended, coordinator, match.venue, _save(match, sheet, 0))
        if heat.start.day < TODAY:
            yield Deed(ended + timedelta(minutes=20), committee, OFFICE, _confirm(match, version))
        if heat.photo:
            order = [entries[code] for code in heat.photo.split()]
            new = NewOrder("committee", order, "Imagem da chegada.", WITNESSES, Contest(heat.contest, heat.stage))
            yield Deed(ended + timedelta(minutes=8), committee, OFFICE, _decide(prepared.competition, new))


def _sheet(heat: Heat, lines: str, entries: Mapping[str, int], unit: str) -> HeatSheet:
    """What stands in the notation of case files, each starter with its athlete."""
    athletes = {code: athlete for _, code, athlete in starters(heat)}
    return HeatSheet(
        tuple(_named(each, str(entries[each.side]), athletes[each.side]) for each in read_performances(lines, unit))
    )


def _named(each: Performance, key: str, athlete: str) -> Performance:
    passes = tuple(tuple(replace(series, athlete=athlete) for series in one) for one in each.passes)
    alone = all(len(one) == 1 for one in each.passes)
    if each.status is not None and athlete:
        passes = ((Series(athlete=athlete),),)
    return replace(each, id=key, side=key, passes=passes if alone else each.passes)


def _save(match: Match, sheet: HeatSheet, seen: int, reason: str = "") -> Callable[[Session, By], None]:
    def act(session: Session, by: By) -> None:
        token = f"demo {match.number} {seen + 1}"
        saved(save_heat(session, match.id, sheet, seen, by, token, reason, close=not sheet.open))

    return act


def _confirm(match: Match, seen: int) -> Callable[[Session, By], None]:
    def act(session: Session, by: By) -> None:
        saved(confirm_heat(session, match.id, seen, by, f"demo {match.number} {seen + 1}"))

    return act


def _decide(competition: Competition, order: NewOrder) -> Callable[[Session, By], None]:
    def act(session: Session, by: By) -> None:
        done(record_order(session, competition, order, by))

    return act
