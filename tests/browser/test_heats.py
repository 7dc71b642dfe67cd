"""Heats in a browser: nothing that axe-core finds, a ledger of twenty on a phone, and all of it without a script."""

from datetime import UTC, datetime

import pytest

from regulations.find import folder_of
from regulations.read import texts
from tests.browser.live import DESK, EVENT, PHONE, Visit
from tests.browser.test_accessible import problems
from web.acts.accounts import invite
from web.acts.answers import Refused
from web.acts.competitions import NewCompetition, enter, open_competition
from web.acts.delegations import Names, add_delegation
from web.acts.events import NewEvent, open_event
from web.acts.heats import Lane, set_start_lists
from web.contests import Contest
from web.storage import find
from web.storage.database import Database
from web.storage.heats import HeatFixture, heat_fixtures
from web.storage.journal import By

LIVE = ("400 m", "eliminatória", "")
TWENTY = 20


def heats(database: Database, slug: str = EVENT.strip("/")) -> list[HeatFixture]:
    with database.reading() as session:
        event = find.event(session, slug)
        assert event is not None
        return heat_fixtures(session, event.id)


@pytest.mark.parametrize("width", [PHONE, DESK])
def test_pages_of_heats_are_clean(visit: Visit, database: Database, width: int) -> None:
    found = heats(database)
    running = next(each.match.number for each in found if each.heat.contest == "400 m")
    bowling = next(
        each.match.number for each in found if each.latest and each.latest.state == "open" and not each.heat.contest
    )
    coming = next(each.match.number for each in found if each.latest is None)
    ended = next(each.match.number for each in found if each.ended)
    everybody = (
        f"{EVENT}/atletismo-masculino",
        f"{EVENT}/bolao-masculino",
        f"{EVENT}/atletismo-masculino/por-que/2",
        f"{EVENT}/bolao-masculino/por-que/2",
        f"{EVENT}/series/{ended}",
        f"{EVENT}/series/{coming}",
    )
    committee = (
        f"{EVENT}/series/{running}/sumula",
        f"{EVENT}/series/{bowling}/sumula",
        f"{EVENT}/comissao/competicoes/atletismo-masculino",
        f"{EVENT}/comissao/competicoes/atletismo-masculino/series?prova=100+m&fase=final",
        f"{EVENT}/comissao/series/{coming}",
    )
    visitor, person = visit(width=width), visit(width=width, dark=True)
    person.sign_in("comissao")
    wrong = [problem for path in everybody for problem in problems(visitor, path)]
    wrong += [problem for path in committee for problem in problems(person, path)]
    assert wrong == []


@pytest.fixture
def twenty(database: Database) -> int:
    """A heat of twenty delegations with long names, of an event of its own: its number."""
    with database.writing() as session:
        account = find.account(session, "comissao@exemplo.test")
        assert account is not None
        by = By(account.id, datetime.now(UTC), "test")
        day = datetime.now(UTC).date()
        files = texts(folder_of("jogos-cooperativas-2019"))
        event = open_event(session, NewEvent("pista", "Pista", "Vila", day, day, "jogos-cooperativas-2019", files), by)
        assert not isinstance(event, Refused), event
        assert not isinstance(invite(session, event, account.name, account.email, by, None), Refused)
        competition = open_competition(session, event, NewCompetition("atletismo", "male", "Atletismo"), by)
        assert not isinstance(competition, Refused), competition
        lanes = []
        for number in range(TWENTY):
            letter = chr(ord("A") + number)
            names = Names(
                f"Cooperativa {letter}",
                f"Cooperativa Inventada {letter}",
                f"Inventada do Rincão {letter}",
                f"XX{letter}",
            )
            delegation = add_delegation(session, event, names, by)
            assert not isinstance(delegation, Refused), delegation
            entry = enter(session, competition, delegation, by)
            assert not isinstance(entry, Refused), entry
            session.flush()
            lanes.append(Lane(entry.id, number + 1, f"Atleta de Nome Comprido {letter}"))
        made = set_start_lists(session, competition, Contest("5000 m", "final"), {1: lanes}, by)
        assert not isinstance(made, Refused), made
        return made[0].number


def test_a_ledger_of_twenty_on_a_phone_without_a_script(visit: Visit, twenty: int) -> None:
    visited = visit(script=False)
    visited.sign_in("comissao")
    page = visited.go(f"/pista/series/{twenty}/sumula")
    rows = page.locator(".starts > li")
    assert rows.count() == TWENTY
    assert visited.overflow() == 0
    heights = [row.bounding_box() for row in rows.all()]
    assert all(box is not None and box["height"] < 90 for box in heights), "one row each"
    for number, row in enumerate(rows.all()):
        row.locator("input").nth(0).fill("18")
        row.locator("input").nth(1).fill(f"{number},5")
    page.click("button.first")
    page.wait_for_url("**/conferir")
    assert "18:19,50" in page.inner_text("main")
    page.click("button.first")
    page.wait_for_url("**/series/*?closed=*")
    assert page.locator("tbody tr").first.inner_text().split()[0] == "1"
    assert page.locator("tbody tr").count() == TWENTY
