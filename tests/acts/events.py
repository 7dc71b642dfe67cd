"""Small invented events for the tests of acts: four delegations, one regulation of two files."""

from dataclasses import dataclass
from datetime import UTC, date, datetime
from itertools import count
from typing import TypeVar

from core.play.sheet import Segment, Sheet
from web.acts.accounts import new_account
from web.acts.answers import Refused
from web.acts.competitions import NewCompetition, enter, open_competition
from web.acts.delegations import Names, add_delegation
from web.acts.events import NewEvent, open_event
from web.acts.groups import make_matches, seat_groups
from web.storage.database import Session
from web.storage.journal import By, record
from web.storage.tables import Competition, Entry, Event, Match

NOW = datetime(2026, 9, 19, 17, 32, tzinfo=UTC)
"""14:32 in São Paulo."""

REGULATION = {
    "general.toml": """
        title    = "Regulamento inventado"
        source   = "Inventado para os testes"
        language = "pt-BR"
    """,
    "futsal.toml": """
        title      = "Futsal"
        modality   = "futsal"
        source     = "Inventado para os testes"
        categories = ["male", "female"]

        [[article]]
        number       = "1º"
        text         = "Vitória, três pontos; empate, um."
        table_points = { win = 3, draw = 1, loss = 0 }

        [[article]]
        number   = "2º"
        text     = "Desempate por saldo de gols no grupo e, depois, por sorteio."
        tiebreak = { any = ["a) goal difference in group", "b) lot"] }

        [[article]]
        number = "3º"
        text   = "No máximo duas equipes de cada delegação e quatro ao todo."
        entry  = { per_delegation = 2, maximum = 4 }
    """,
    "volei-de-quadra.toml": """
        title    = "Vôlei"
        modality = "volei-de-quadra"
        source   = "Inventado para os testes"

        [[article]]
        number = "1º"
        text   = "Melhor de três sets de 21 pontos, o terceiro de 15."
        match  = { best_of = 3, target = 21, lead = 1, deciding = { target = 15, lead = 1 } }

        [[article]]
        number = "2º"
        text   = "Inscrições até o fim do dia 20 de setembro."
        entry  = { closes = 2026-09-20 }
    """,
}

T = TypeVar("T")
_tokens = count(1)


def done(answer: T | Refused) -> T:
    """What an act answered, where none may be refused here."""
    assert not isinstance(answer, Refused), answer
    return answer


def codes(answer: object) -> set[str]:
    """The codes of everything that was refused."""
    assert isinstance(answer, Refused), answer
    return {refusal.code for refusal in answer.refusals}


def token() -> str:
    """A form's own token."""
    return f"form-{next(_tokens)}"


def goals(first: int, second: int) -> Sheet:
    """A sheet with so many goals each."""
    return Sheet(segments=(Segment((first, second)),))


def bare_event(session: Session, now: datetime = NOW, slug: str = "jogos") -> tuple[Event, By]:
    """An event without a regulation, and somebody who acts."""
    by = somebody(session, now, slug)
    event = Event(
        slug=slug,
        name="Jogos do Vale Inventado",
        place="Vila Inventada",
        starts=date(2026, 9, 18),
        ends=date(2026, 9, 20),
        timezone="America/Sao_Paulo",
        regulation="none",
    )
    session.add(event)
    session.flush()
    record(session, event, by, "open event", slug, {})
    return event, by


def somebody(session: Session, now: datetime = NOW, name: str = "comissao") -> By:
    """A new account that acts now from a table of the hall."""
    return By(new_account(session, name, f"{name}@exemplo.test").id, now, "mesa 1")


def new_event(slug: str = "jogos") -> NewEvent:
    """What is said of the event of these tests."""
    return NewEvent(
        slug=slug,
        name="Jogos do Vale Inventado",
        place="Vila Inventada",
        starts=date(2026, 9, 18),
        ends=date(2026, 9, 20),
        regulation="inventado",
        files=REGULATION,
    )


NAMES = (
    Names("Cooperativa Alfa Inventada Ltda.", "Alfa", "Alfa", "ALF"),
    Names("Cooperativa Beta Inventada Ltda.", "Beta", "Beta", "BET"),
    Names("Cooperativa Gama Inventada Ltda.", "Gama", "Gama", "GAM"),
    Names("Cooperativa Delta Inventada Ltda.", "Delta", "Delta", "DEL"),
)


@dataclass(frozen=True)
class Small:
    """One group of four in futsal, unplayed."""

    event: Event
    competition: Competition
    entries: tuple[Entry, ...]
    matches: tuple[Match, ...]
    by: By

    def match(self, first: str, second: str) -> Match:
        """The match of two sides by their names, in that order."""
        ids = {entry.name: entry.id for entry in self.entries}
        return next(m for m in self.matches if (m.first_entry, m.second_entry) == (ids[first], ids[second]))


def small_event(session: Session, slug: str = "jogos") -> Small:
    """The event, by its acts: Alfa, Beta, Gama and Delta meet once each."""
    by = somebody(session, name=f"{slug}.comissao")
    event = done(open_event(session, new_event(slug), by))
    delegations = [done(add_delegation(session, event, names, by)) for names in NAMES]
    competition = done(open_competition(session, event, NewCompetition("futsal", "male", "Futsal masculino", 1), by))
    entries = tuple(done(enter(session, competition, delegation, by)) for delegation in delegations)
    done(seat_groups(session, competition, [[entry.id for entry in entries]], by))
    matches = done(make_matches(session, competition, by))
    return Small(event, competition, entries, matches, by)
