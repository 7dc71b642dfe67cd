"""An event with what strains a page: a group of forty, twenty groups, long and hostile names, nothing played."""

from datetime import UTC, date, datetime
from typing import TypeVar

from regulations.find import folder_of
from regulations.read import texts
from web.acts import accounts, competitions, delegations, events, groups
from web.acts.answers import Refused
from web.acts.competitions import NewCompetition
from web.acts.delegations import Names
from web.acts.events import NewEvent
from web.storage import find
from web.storage.database import Database
from web.storage.journal import By

T = TypeVar("T")

LARGE = "/jogos-grandes"
RULES = "jogos-cooperativas-2019"
NAMES = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg onload=alert(1)>',
    "' autofocus onfocus=alert(1) x='",
    "{{ 7 * 7 }}{% raw %}",
    "javascript:alert(1)//",
    "<style>*{display:none}</style>",
    "</title><script src=//x.example/x.js></script>",
    "=cmd|' /C calc'!A0",
    "+1+1",
    "-1",
    "@SUM(1)",
    "&lt;b&gt;",
    "%(name)s %s %d",
    "Cooperativa Agroindustrial dos Trabalhadores Rurais de Santo Antônio da Serra Azul",
    "Otorrinolaringologistas" * 3,
    "W" * 70,
)


def large_event(database: Database) -> None:
    """Adds the event, run by whoever is on the demonstration's committee."""
    with database.writing() as session:
        own = find.account(session, "comissao@exemplo.test")
        assert own is not None
        by, days = By(own.id, datetime.now(UTC), "test"), (date(2026, 9, 1), date(2026, 11, 30))
        new = NewEvent(LARGE[1:], "Jogos Grandes " * 8, "Vila Teste", *days, RULES, texts(folder_of(RULES)))
        event = done(events.open_event(session, new, by))
        done(accounts.invite(session, event, own.name, own.email, by))
        found = []
        for number in range(60):
            name = f"{NAMES[number]} {number}" if number < len(NAMES) else f"Cooperativa Inventada {number}"
            names = Names(f"{name} oficial", name[:80], f"{number} {name}"[:22], f"{number:03d}")
            found.append(done(delegations.add_delegation(session, event, names, by)))
            session.flush()
        for modality, category, name, size, count in (
            ("futsal", "male", "Grupo de quarenta", 40, 1),
            ("volei-de-quadra", "female", "Vinte grupos", 60, 20),
        ):
            made = done(competitions.open_competition(session, event, NewCompetition(modality, category, name, 2), by))
            session.flush()
            entered = []
            for delegation in found[:size]:
                entered.append(done(competitions.enter(session, made, delegation, by)))
                session.flush()
            seats = [[entry.id for entry in entered[group::count]] for group in range(count)]
            done(groups.seat_groups(session, made, seats, by))
            session.flush()
            done(groups.make_matches(session, made, by))


def done(answer: T | Refused) -> T:
    """What was made, where it was not refused."""
    assert not isinstance(answer, Refused), answer
    return answer
