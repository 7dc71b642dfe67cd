"""A single match of a named round, a semi-final or a final, that the committee adds by hand."""

from collections.abc import Iterable

from core.rules.refusal import Refusal
from core.standings.ranking import Due, Ranking
from web.acts.answers import Refused
from web.acts.groups import unset
from web.rulings import ruleset_of, standings_of
from web.stages import rounds
from web.storage import find
from web.storage.database import Session
from web.storage.journal import By, record
from web.storage.tables import Competition, Entry, Event, Match


def add_match(
    session: Session, competition: Competition, stage: str, round_name: str, first: int, second: int, by: By
) -> Match | Refused:
    """Add a match of the stage and round between two entries, by id; it needs a winner and is in no group.

    Refused, too, while it is open where one of the two stands, or who else of its group goes on.
    """
    entries = {entry.id: entry for entry in find.entries(session, competition.id)}
    found = (
        [] if (stage, round_name) in rounds(ruleset_of(session, competition)) else [Refusal("no such round", "round")]
    )
    found += unset(session, competition)
    found += [Refusal("choice missing", at) for at, one in (("first", first), ("second", second)) if one not in entries]
    if first == second and first in entries:
        found.append(Refusal("side against itself", "second", entries[first].name))
    found += _still_due(session, competition, entries, first, second)
    if found:
        return Refused(tuple(found))
    made = Match(
        event_id=competition.event_id,
        competition_id=competition.id,
        number=find.last_number(session, competition.event_id) + 1,
        stage=stage,
        round_name=round_name,
        first_entry=first,
        second_entry=second,
    )
    session.add(made)
    detail = {"stage": stage, "round": round_name, "sides": [entries[first].number, entries[second].number]}
    record(session, session.get_one(Event, competition.event_id), by, "add match", str(made.number), detail)
    return made


def _still_due(
    session: Session, competition: Competition, entries: dict[int, Entry], first: int, second: int
) -> Iterable[Refusal]:
    """What is to be recorded before this match, each once, at the first of the two sides that it concerns."""
    standings = standings_of(session, competition)
    told: list[Due] = []
    for at, side in (("first", str(first)), ("second", str(second))):
        for ranking in standings.rankings:
            of_group = any(place.side == side for place in ranking.places)
            for due in ranking.due:
                concerned = side in due.sides or (of_group and _at_border(due, ranking, standings.borders))
                if concerned and due not in told:
                    told.append(due)
                    yield _refused(due, at, entries.values())


def _refused(due: Due, at: str, entries: Iterable[Entry]) -> Refusal:
    """What is due, between whom, by which article."""
    code = "border still due"
    if due.what == "lot":
        code = "lot still due"
    elif due.what == "play-off":
        code = "play-off still due"
    elif due.what == "committee":
        code = "decision still due"
    names = ", ".join(entry.name for entry in entries if str(entry.id) in due.sides)
    return Refusal(code, at, names, source=due.source.source if due.source else None)


def _at_border(due: Due, ranking: Ranking, borders: Iterable[int]) -> bool:
    """True where a border runs through the places that the tie holds: who goes on depends on what is due."""
    place = min(place.place for place in ranking.places if place.side in due.sides)
    return any(place <= border < place + len(due.sides) - 1 for border in borders)
