"""Drawing up the start lists of a contest: who starts in which heat, in which lane, and who for the entry."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from core.fixtures.lanes import events, lanes_of
from core.rules.article import Cited
from core.rules.refusal import Refusal
from web.acts.answers import Refused
from web.acts.groups import unset
from web.acts.names import clean, text_refusals
from web.contests import Contest, heats_of, of_marks, scope_of, stages_of
from web.rulings import ruleset_of
from web.storage import find, save
from web.storage.database import Session
from web.storage.heats import HeatFixture
from web.storage.journal import By, record
from web.storage.tables import Competition, Event, Heat, Match, Start

MOST_HEATS = 99


@dataclass(frozen=True, slots=True)
class Lane:
    """An entry, by id, in its lane (or at its turn), and who starts for it."""

    entry: int
    lane: int
    athlete: str = ""


def set_start_lists(
    session: Session, competition: Competition, contest: Contest, lists: Mapping[int, Sequence[Lane]], by: By
) -> tuple[Match, ...] | Refused:
    """The start lists of all heats of a contest, by their number; a heat without a list is taken away.

    A heat of which something is written keeps its list. Lanes are typed in as the lot or the marks gave them; the
    regulation says how many a heat has (``lanes``).
    """
    there = {
        each.heat.position: each
        for each in heats_of(session, competition)
        if (each.heat.contest, each.heat.stage) == (contest.name, contest.stage)
    }
    given = {position: list(lanes) for position, lanes in lists.items() if lanes}
    found = _refusals(session, competition, contest, given, there)
    if found:
        return Refused(tuple(found))
    for position, kept in there.items():
        if kept.latest is not None:
            continue
        if position in given:
            save.forget_starts(session, kept.match.id)
        else:
            save.forget_heat(session, kept.match)
    session.flush()
    made = []
    for position, lanes in sorted(given.items()):
        if position in there:
            match = there[position].match
            if there[position].latest is not None:
                continue
        else:
            match = _new_heat(session, competition, contest, position)
        made.append(match)
        for lane in lanes:
            athlete = clean(lane.athlete)
            session.add(
                Start(
                    match_id=match.id,
                    competition_id=competition.id,
                    entry_id=lane.entry,
                    lane=lane.lane,
                    athlete=athlete,
                )
            )
    session.flush()
    numbers = {entry.id: entry.number for entry in find.entries(session, competition.id)}
    detail = {
        "contest": contest.name,
        "stage": contest.stage,
        "heats": {str(n): [[numbers[each.entry], each.lane] for each in lanes] for n, lanes in sorted(given.items())},
    }
    record(session, session.get_one(Event, competition.event_id), by, "set start lists", competition.slug, detail)
    return tuple(made)


def _new_heat(session: Session, competition: Competition, contest: Contest, position: int) -> Match:
    number = find.last_number(session, competition.event_id) + 1
    match = Match(event_id=competition.event_id, competition_id=competition.id, number=number)
    session.add(match)
    session.flush()
    session.add(
        Heat(
            match_id=match.id,
            competition_id=competition.id,
            contest=contest.name,
            stage=contest.stage,
            position=position,
        )
    )
    session.flush()
    return match


def _refusals(
    session: Session,
    competition: Competition,
    contest: Contest,
    lists: Mapping[int, Sequence[Lane]],
    there: Mapping[int, HeatFixture],
) -> list[Refusal]:
    if not of_marks(session, competition):
        return [Refusal("competition of matches", "contest", competition.name)]
    ruleset = ruleset_of(session, competition)
    found = unset(session, competition)
    held, stages = events(ruleset, competition.category), stages_of(ruleset)
    if contest.name not in held:
        found.append(Refusal("no such event of the sport", "contest", contest.name, ", ".join(held)))
    if contest.stage not in stages:
        found.append(Refusal("no such stage", "stage", contest.stage, ", ".join(stages)))
    found += [
        Refusal("figure out of range", "heats", str(position), f"1-{MOST_HEATS}")
        for position in lists
        if not 1 <= position <= MOST_HEATS
    ]
    found += [
        Refusal("heat already begun", f"heat.{position}", str(position))
        for position, kept in there.items()
        if kept.latest is not None and _listed(kept) != {(each.entry, each.lane) for each in lists.get(position, ())}
    ]
    everybody = [each for lanes in lists.values() for each in lanes]
    found += _of_entries(session, competition, everybody)
    stated = lanes_of(ruleset, contest.stage, scope_of(contest, len(everybody)))
    for position, lanes in lists.items():
        found += _of_lanes(position, lanes, stated)
    return found


def _listed(kept: HeatFixture) -> set[tuple[int, int]]:
    return {(each.start.entry_id, each.start.lane) for each in kept.starters}


def _of_entries(session: Session, competition: Competition, everybody: Sequence[Lane]) -> list[Refusal]:
    entries = {entry.id: entry for entry in find.entries(session, competition.id)}
    left = {each.entry_id for each in find.withdrawals(session, competition.id)}
    times = Counter(each.entry for each in everybody)
    found = [Refusal("entry of another competition", "heats", str(key)) for key in times.keys() - entries]
    for key, number in times.items():
        if key in entries and number > 1:
            found.append(Refusal("entry in two heats", f"heat.{key}", entries[key].name))
        if key in left:
            found.append(Refusal("already withdrawn", f"heat.{key}", entries[key].name))
    for each in everybody:
        found += text_refusals(f"athlete.{each.entry}", each.athlete, 200, least=0)
    return found


def _of_lanes(position: int, lanes: Sequence[Lane], stated: Cited[Any] | None) -> list[Refusal]:
    most, source = (99, None) if stated is None else (stated.value, stated.source)
    taken = Counter(each.lane for each in lanes)
    found = []
    for each in lanes:
        at = f"lane.{each.entry}"
        if not 1 <= each.lane <= most:
            found.append(Refusal("no such lane", at, str(each.lane), f"1-{most}", source))
        elif taken[each.lane] > 1:
            found.append(Refusal("lane taken twice", at, str(each.lane), str(position)))
    return found
