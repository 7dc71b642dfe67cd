"""A single match of a named round, a semi-final or a final, that the committee adds by hand."""

from core.rules.refusal import Refusal
from web.acts.answers import Refused
from web.acts.groups import unset
from web.rulings import ruleset_of
from web.stages import rounds
from web.storage import find
from web.storage.database import Session
from web.storage.journal import By, record
from web.storage.tables import Competition, Event, Match


def add_match(
    session: Session, competition: Competition, stage: str, round_name: str, first: int, second: int, by: By
) -> Match | Refused:
    """Add a match of the stage and round between two entries, by id; it needs a winner and is in no group."""
    entries = {entry.id: entry for entry in find.entries(session, competition.id)}
    found = (
        [] if (stage, round_name) in rounds(ruleset_of(session, competition)) else [Refusal("no such round", "round")]
    )
    found += unset(session, competition)
    found += [Refusal("choice missing", at) for at, one in (("first", first), ("second", second)) if one not in entries]
    if first == second and first in entries:
        found.append(Refusal("side against itself", "second", entries[first].name))
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
