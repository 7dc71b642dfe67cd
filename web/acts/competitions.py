"""Opening a competition, a modality in a category that the regulation has, and entering delegations in it."""

from dataclasses import dataclass
from zoneinfo import ZoneInfo

from core.entries import entry as core_entry
from core.entries.quota import may_enter
from core.rules.refusal import Refusal
from modalities.isolated.failure import PluginError
from reports.language import translator
from web.acts.answers import Refused
from web.acts.names import clean, folded, short_name, text_refusals
from web.proofs import proof_of
from web.rulings import regulation_of, ruleset_of
from web.storage import find
from web.storage.database import Session
from web.storage.journal import By, record
from web.storage.tables import Competition, Delegation, Entry, Event
from web.trials import failing

MOST_TOLD = 3
"""Of a sport's cases that fail, so many are told."""


@dataclass(frozen=True, slots=True)
class NewCompetition:
    """What is said of a new competition: ``advance`` of each group go on; ``legs`` times everybody meets.

    One of performances has neither: its heats advance as the regulation says.
    """

    modality: str
    category: str
    name: str
    advance: int = 0
    legs: int = 1


def open_competition(session: Session, event: Event, new: NewCompetition, by: By) -> Competition | Refused:
    """A new competition of the event."""
    if refusals := _refusals(session, event, new):
        return Refused(refusals)
    competition = Competition(
        event_id=event.id,
        slug=short_name(new.name),
        modality=new.modality,
        category=new.category,
        name=clean(new.name),
        advance=new.advance,
        legs=new.legs,
    )
    session.add(competition)
    detail = {"modality": new.modality, "category": new.category, "advance": new.advance, "legs": new.legs}
    record(session, event, by, "open competition", competition.slug, detail)
    return competition


def enter(
    session: Session, competition: Competition, delegation: Delegation, by: By, name: str = ""
) -> Entry | Refused:
    """Enter a delegation, under its own usual name or another; the number is the entry's own for ever."""
    name = clean(name) or delegation.name
    entered = find.entries(session, competition.id)
    again = [each for each in entered if each.delegation_id == delegation.id and each.folded == folded(name)]
    refusals = [
        *text_refusals("name", name, 80),
        *(Refusal("entry already there", "name", other.name) for other in again),
        *_by_the_rules(session, competition, entered, delegation, by),
    ]
    if delegation.event_id != competition.event_id:
        refusals.append(Refusal("delegation of another event", "delegation", delegation.name))
    if find.matches(session, competition.id):
        refusals.append(Refusal("matches already made", "competition", competition.name))
    if refusals:
        return Refused(tuple(refusals))
    entry = Entry(
        competition_id=competition.id,
        delegation_id=delegation.id,
        name=name,
        folded=folded(name),
        number=max((other.number for other in entered), default=0) + 1,
    )
    session.add(entry)
    event = session.get_one(Event, competition.event_id)
    detail = {"delegation": delegation.slug, "name": name, "number": entry.number}
    record(session, event, by, "enter", competition.slug, detail)
    return entry


def _refusals(session: Session, event: Event, new: NewCompetition) -> tuple[Refusal, ...]:
    regulation = regulation_of(session, event)
    found = list(text_refusals("name", new.name, 80))
    if new.modality not in regulation.modalities:
        known = ", ".join(sorted(regulation.modalities))
        found.append(Refusal("modality not in the regulation", "modality", new.modality, known))
    elif new.category not in regulation.categories(new.modality):
        known = ", ".join(regulation.categories(new.modality))
        found.append(Refusal("category not in the regulation", "category", new.category, known))
    else:
        won_by = regulation.ruleset(new.modality, new.category).figure("match.won_by")
        if won_by is not None and won_by.value == "mark":
            found += [
                Refusal("competition of marks", at, new.name, source=won_by.source)
                for at, figure, none in (("advance", new.advance, 0), ("legs", new.legs, 1))
                if figure != none
            ]
        found += _unproved(session, event, new)
    for other in find.competitions(session, event.id):
        if (other.modality, other.category) == (new.modality, new.category):
            found.append(Refusal("competition already open", "modality", other.name))
        if other.slug == short_name(new.name):
            found.append(Refusal("name already taken", "name", other.name))
    if not short_name(new.name) or short_name(new.name) in TAKEN:
        found.append(Refusal("not a short name", "name", new.name))
    if not 0 <= new.advance <= 64:
        found.append(Refusal("figure out of range", "advance", str(new.advance), "0-64"))
    if not 1 <= new.legs <= 4:
        found.append(Refusal("figure out of range", "legs", str(new.legs), "1-4"))
    return tuple(found)


def _unproved(session: Session, event: Event, new: NewCompetition) -> list[Refusal]:
    """Why the sport is not switched on: its own worked cases, or those that the committee keeps of it, fail."""
    regulation = regulation_of(session, event)
    try:
        own = proof_of(new.modality).failed
    except PluginError as error:
        return [Refusal("modality not available", "modality", new.modality, f"{error.code} {error.detail}".strip())]
    kept = failing(session, event.id, regulation, translator(regulation.language), (new.modality, new.category))
    told = "; ".join(f"{case.title}: {case.why[0]}" for case in own[:MOST_TOLD])
    return [
        *([Refusal("modality whose cases fail", "modality", new.modality, told)] if own else ()),
        *(Refusal("kept case that fails", "modality", each.case.title, each.why[0]) for each in kept),
    ]


# What follows an event in its own URLs: a competition of that name could not be reached.
TAKEN = frozenset(
    {
        "dias", "modalidades", "jogos", "programacao", "geral", "delegacoes", "boletins", "notas", "sorteios",
        "regulamento", "meus-jogos", "series", "comissao", "entrar", "sair",
    }
)  # fmt: skip


def _by_the_rules(
    session: Session, competition: Competition, entered: list[Entry], delegation: Delegation, by: By
) -> tuple[Refusal, ...]:
    """What the regulation says of one more entry: its delegation's number, the room there is, the day it closes.

    The clock is that of the place of the games. A closing time that nobody has set yet keeps nobody out.
    """
    zone = ZoneInfo(session.get_one(Event, competition.event_id).timezone)
    others = [_entered(other.delegation_id, competition) for other in entered]
    at = by.at.astimezone(zone).replace(tzinfo=None)
    return may_enter(_entered(delegation.id, competition), others, ruleset_of(session, competition), at=at).refused


def _entered(delegation: int | None, competition: Competition) -> core_entry.Entry:
    owner = (core_entry.Delegation(str(delegation)),)
    return core_entry.Entry(str(delegation), delegations=owner, category=competition.category)
