"""What the regulation that an event keeps makes of a competition: ruleset, format, standings, refusals of a sheet."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from zoneinfo import ZoneInfo

from core.competition import Record, Standings, better_campaign, decides, standings
from core.discipline.repeats import BEYOND, repeated_before
from core.modality import Modality
from core.play.format import Format, match_format
from core.play.impossible import impossible
from core.play.settle import settle
from core.play.sheet import Sheet
from core.rules.refusal import Refusal
from core.rules.ruleset import EVERYWHERE, Ruleset, Scope
from modalities import catalogue
from regulations.read import Regulation, load_files, sports_of
from web import discipline
from web.proofs import why_not
from web.storage import find, load
from web.storage.database import Session
from web.storage.sheets import read_sheet
from web.storage.tables import Competition, Event, Match


def regulation_of(session: Session, event: Event) -> Regulation:
    """The regulation in force in the event, from the texts that it keeps."""
    key = _key(session, event.id)
    return session.database.memory.get(key, lambda: _in_force(find.regulation_text(session, event.id).files))


def _in_force(files: Mapping[str, str]) -> Regulation:
    """What was once put in force is read, whatever has become of a package that one of its sports came from."""
    return load_files(files, catalogue.find, absent=sports_of(files))


def _key(session: Session, event_id: int) -> tuple[object, ...]:
    """Which regulation is in force, read with which sports: asked once of a session that reads one moment."""
    if session.writes:
        return (*find.regulation_key(session, event_id), catalogue.brought())
    asked = ("regulation", event_id)
    if asked not in session.info:
        session.info[asked] = (*find.regulation_key(session, event_id), catalogue.brought())
    found: tuple[object, ...] = session.info[asked]
    return found


def modality_of(competition: Competition) -> Modality:
    """The sport of the competition. Raises PluginError where it cannot be used now."""
    modality = catalogue.find(competition.modality)
    if modality is None:
        raise why_not(competition.modality)
    return modality


def ruleset_of(session: Session, competition: Competition) -> Ruleset:
    """The figures in force for the competition, each with its article. Raises PluginError without its sport."""
    event = session.get_one(Event, competition.event_id)
    key = (*_key(session, event.id), competition.modality, competition.category)

    def compute() -> Ruleset:
        regulation = regulation_of(session, event)
        if competition.modality not in regulation.modalities:
            raise why_not(competition.modality)
        return regulation.ruleset(competition.modality, competition.category)

    return session.database.memory.get(key, compute)


def format_of(session: Session, competition: Competition, match: Match | None = None) -> Format:
    """How a match of the competition is played and settled: by its stage, its round, its day and the number of entries.

    Without a match, what holds in all of them.
    """
    ruleset, modality = ruleset_of(session, competition), modality_of(competition)
    if match is None:
        return match_format(ruleset, modality, decided=False)
    decided = decides(ruleset, match.stage, match.round_name) or False
    form = match_format(ruleset, modality, scope_of(session, competition, match), decided)
    if match.group_id is None and match.second_entry is not None and "better campaign" in form.deciders.value:
        sides = (str(match.first_entry), str(match.second_entry))
        record = record_of(session, competition)
        form = replace(form, campaign=better_campaign(record, ruleset, modality, sides))
    if form.figures.get("penalties.repeats_within") in BEYOND:
        record = record_of(session, competition)
        before = repeated_before(record.matches, lambda _: form, record.played, ruleset.names("stage"))
        form = replace(form, repeated=before.get(str(match.id), ({}, {})))
    return form


def scope_of(session: Session, competition: Competition, match: Match) -> Scope:
    """For what the figures of a match are asked; it agrees with what the standings ask."""
    zone = ZoneInfo(session.get_one(Event, competition.event_id).timezone)
    return replace(
        EVERYWHERE,
        stage=match.stage or match.round_name or None,
        round=match.round_name or None,
        entries=_seated(session, competition),
        on=match.starts_at.astimezone(zone).date() if match.starts_at else None,
    )


def _seated(session: Session, competition: Competition) -> int | None:
    """How many entries sit in groups; not asked where no article of the competition depends on it."""
    if all(each.narrowing.entries is None for each in ruleset_of(session, competition).statements):
        return None
    return len(find.seats(session, competition.id))


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
    return session.database.memory.get((competition.id, event.revision, event.head, catalogue.brought()), compute)


def record_of(session: Session, competition: Competition) -> Record:
    """Everything recorded of the competition, read once for each revision as its standings are computed once."""

    def compute() -> Record:
        plain = _plain_record(session, competition)
        return discipline.disciplined(
            session,
            competition,
            plain,
            lambda one: _plain_record(session, one),
            lambda one: format_of(session, one),
        )

    return _kept(session, "record", competition, compute)


def _plain_record(session: Session, competition: Competition) -> Record:
    """What is recorded within the competition, before anything comes to it from outside."""
    return _kept(session, "plain record", competition, lambda: load.competition_record(session, competition))


def _kept(session: Session, what: str, competition: Competition, compute: Callable[[], Record]) -> Record:
    if session.writes:
        return compute()
    event = session.get_one(Event, competition.event_id)
    key = (what, competition.id, event.revision, event.head, catalogue.brought())
    return session.database.memory.get(key, compute)


def sheet_refusals(session: Session, match: Match, sheet: Sheet) -> tuple[Refusal, ...]:
    """Why the sheet cannot be; where it is open, only what nothing that may still follow could mend."""
    competition = session.get_one(Competition, match.competition_id)
    form = format_of(session, competition, match)
    settled = impossible(sheet, form) if sheet.open else settle(sheet, form)
    wrong = settled if isinstance(settled, tuple) else ()
    return (*wrong, *player_refusals(session, competition, match, sheet))


def player_refusals(session: Session, competition: Competition, match: Match, sheet: Sheet) -> tuple[Refusal, ...]:
    """Who stands on the sheet and may not play. Whoever a closed sheet already has was there: it says what happened."""
    if match.second_entry is None or not (discipline.players(sheet, 0) or discipline.players(sheet, 1)):
        return ()
    latest = find.latest_version(session, match)
    before = None if latest is None or latest.state == "open" else read_sheet(latest.sheet)
    elsewhere = barred_elsewhere(session, competition, match)
    found = discipline.barred(match, sheet, before, standings_of(session, competition), elsewhere)
    return discipline.in_numbers(found, {str(row.id): row.number for row in find.matches(session, competition.id)})


def barred_elsewhere(session: Session, competition: Competition, match: Match) -> tuple[discipline.Elsewhere, ...]:
    """Who may not play the match for what happened in another competition of the event."""
    if ruleset_of(session, competition).value("eligibility.suspended") == "admitted":
        return ()
    zone = ZoneInfo(session.get_one(Event, competition.event_id).timezone)
    on = match.starts_at.astimezone(zone).date() if match.starts_at else None
    return discipline.barred_elsewhere(
        session, competition, on, lambda one: ruleset_of(session, one), lambda one: standings_of(session, one)
    )
