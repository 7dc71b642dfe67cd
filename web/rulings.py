"""What the regulation that an event keeps makes of a competition: ruleset, format, standings, refusals of a sheet."""

from core.competition import Record, Standings, standings
from core.modality import Modality
from core.play.format import Format, match_format
from core.play.impossible import impossible
from core.play.settle import settle
from core.play.sheet import Sheet
from core.rules.refusal import Refusal
from core.rules.ruleset import Ruleset
from modalities import catalogue
from regulations.read import Regulation, load_files
from web.storage import find, load
from web.storage.database import Session
from web.storage.tables import Competition, Event, Match


def regulation_of(session: Session, event: Event) -> Regulation:
    """The regulation in force in the event, from the texts that it keeps."""
    key = _key(session, event.id)
    return session.database.memory.get(
        key, lambda: load_files(find.regulation_text(session, event.id).files, catalogue.find)
    )


def _key(session: Session, event_id: int) -> tuple[object, ...]:
    """Which regulation is in force: asked once of a session that reads, for it sees one moment."""
    if session.writes:
        return find.regulation_key(session, event_id)
    asked = ("regulation", event_id)
    if asked not in session.info:
        session.info[asked] = find.regulation_key(session, event_id)
    found: tuple[object, ...] = session.info[asked]
    return found


def modality_of(competition: Competition) -> Modality:
    """The sport of the competition. Raises LookupError where this installation no longer knows it."""
    modality = catalogue.find(competition.modality)
    if modality is None:
        raise LookupError(f"no modality {competition.modality!r} is installed")
    return modality


def ruleset_of(session: Session, competition: Competition) -> Ruleset:
    """The figures in force for the competition, each with its article."""
    event = session.get_one(Event, competition.event_id)
    key = (*_key(session, event.id), competition.modality, competition.category)
    return session.database.memory.get(
        key, lambda: regulation_of(session, event).ruleset(competition.modality, competition.category)
    )


def format_of(session: Session, competition: Competition) -> Format:
    """How the competition's matches are played and settled."""
    return match_format(ruleset_of(session, competition), modality_of(competition), decided=False)


def standings_of(session: Session, competition: Competition) -> Standings:
    """The standings of the competition at the revision of the event that the session sees.

    Computed once for each revision, known by the digest of its last change. A session that writes computes them for
    itself: what it sees may never come to be.
    """

    def compute() -> Standings:
        return standings(record_of(session, competition), ruleset_of(session, competition), modality_of(competition))

    if session.writes:
        return compute()
    event = session.get_one(Event, competition.event_id)
    return session.database.memory.get((competition.id, event.revision, event.head), compute)


def record_of(session: Session, competition: Competition) -> Record:
    """Everything recorded of the competition, read once for each revision as its standings are computed once."""
    if session.writes:
        return load.competition_record(session, competition)
    event = session.get_one(Event, competition.event_id)
    key = ("record", competition.id, event.revision, event.head)
    return session.database.memory.get(key, lambda: load.competition_record(session, competition))


def sheet_refusals(session: Session, match: Match, sheet: Sheet) -> tuple[Refusal, ...]:
    """Why the sheet cannot be; where it is open, only what nothing that may still follow could mend."""
    form = format_of(session, session.get_one(Competition, match.competition_id))
    if sheet.open:
        return impossible(sheet, form)
    settled = settle(sheet, form)
    return settled if isinstance(settled, tuple) else ()
