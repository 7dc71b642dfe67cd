"""Every route has one row that says whom it admits; unknown and forbidden look the same."""

from datetime import UTC, datetime

import pytest
from fastapi.routing import APIRoute

from tests.web.site import EVENT, HERE, Site
from web.acts.accounts import disable
from web.authorisation import ROUTES, May
from web.storage import find
from web.storage.journal import By

WHO = ("comissao", "futsal", "domino", "atletismo")


def routes(site: Site) -> list[APIRoute]:
    """Every route of the application."""
    found: list[APIRoute] = []
    todo = list(site.app.routes)
    while todo:
        route = todo.pop()
        if isinstance(route, APIRoute):
            found.append(route)
        else:
            inner = getattr(route, "routes", None) or getattr(getattr(route, "original_router", None), "routes", [])
            todo += list(inner)
    return found


def address(site: Site, route: APIRoute) -> str:
    """An address of the route, about things of the futsal that are there; of the athletics where it is about heats."""
    number = str(site.unplayed("futsal-feminino"))
    values = {
        "event": EVENT,
        "competition": "atletismo-masculino" if of_heats(route) else "futsal-feminino",
        "heat": str(site.heats("atletismo-masculino")[-1].match.number),
        "number": number,
        "entry": "1",
        "day": "2026-09-19",
        "file": "futsal",
        "delegation": "apicola-zumbido-doce",
        "name": "sumula.css",
        "draw": "1",
        "token": "nobody",
        "note": "1",
        "version": "1",
        "case": "1",
    }
    path: str = route.path
    for name, value in values.items():
        path = path.replace(f"{{{name}}}", value)
    return path


def of_heats(route: APIRoute) -> bool:
    """True for a route about heats, which the athletics has."""
    return "{heat}" in route.path or route.name.startswith("start_lists")


def expected(route: APIRoute, who: str) -> bool:
    """Whether the person may, about the futsal or the athletics: who sits on the committee may do all there is."""
    own = "atletismo" if of_heats(route) else "futsal"
    return {
        May.ANYBODY: True,
        May.SIGNED_IN: True,
        May.INVOLVED: True,
        May.RECORD: who in ("comissao", own),
        May.COMMITTEE: who == "comissao",
        May.FOUND: who == "comissao",
    }[ROUTES[route.name]]


def test_every_route_has_a_row_and_every_row_a_route(site: Site) -> None:
    names = [route.name for route in routes(site)]
    assert len(names) > 40
    assert sorted(names) == sorted(set(names))
    assert set(names) == set(ROUTES)


def test_a_visitor_reads_what_is_public_and_is_asked_who_they_are_for_the_rest(site: Site) -> None:
    for route in routes(site):
        path, may = address(site, route), ROUTES[route.name]
        if "GET" in (route.methods or ()):
            answer = site.visitor().get(path)
            allowed = {200, 303} if route.name in ("check", "heat_check") else {200}
            if may is May.ANYBODY:
                assert answer.status_code in allowed, (route.name, answer.status_code)
            else:
                assert (answer.status_code, answer.headers["location"].split("?")[0]) == (303, "/entrar"), route.name
        elif may is not May.ANYBODY:
            answer = site.visitor().post(path, {"form": "x"})
            assert answer.status_code == 401, route.name


@pytest.mark.parametrize("who", WHO)
def test_whoever_may_not_gets_the_same_answer_as_for_what_is_not_there(site: Site, who: str) -> None:
    person = site.someone(who)
    nothing = person.get(f"{HERE}/nada-com-este-nome")
    assert nothing.status_code == 404
    for route in routes(site):
        if route.name in ("sign_in_sent", "sign_out", "invitation_sent"):
            continue
        path = address(site, route)
        if "GET" in (route.methods or ()):
            answer = person.get(path)
            if expected(route, who):
                assert answer.status_code in (200, 303), (route.name, answer.status_code)
            else:
                assert answer.status_code == 404, route.name
                assert answer.text == nothing.text, route.name
        else:
            answer = person.post(path, {"form": "x"})
            # Allowed, but the form has no token of theirs; not allowed, and it does not even come to that.
            assert answer.status_code == (403 if expected(route, who) else 404), route.name


def test_a_coordinator_of_another_sport_cannot_tell_a_match_from_none(site: Site) -> None:
    person = site.someone("domino")
    there = person.get(f"{HERE}/jogos/{site.unplayed('futsal-feminino')}/sumula")
    absent = person.get(f"{HERE}/jogos/99999/sumula")
    assert (there.status_code, there.text) == (absent.status_code, absent.text) == (404, absent.text)


def test_a_disabled_person_is_a_visitor_at_once(site: Site) -> None:
    person = site.someone("futsal")
    assert person.get("/conta").status_code == 200
    with site.database.writing() as session:
        event, account = find.event(session, EVENT), find.account(session, "futsal@exemplo.test")
        assert event is not None
        assert account is not None
        disable(session, event, account, By(account.id, datetime.now(UTC), "test"))
    assert person.get("/conta").status_code == 303


def test_signing_out_ends_the_sign_in(site: Site) -> None:
    person = site.someone("futsal")
    kept = dict(person.client.cookies)
    page = person.get("/conta")
    assert 'action="/sair"' in page.text
    form = page.text.split('name="form" value="')[1].split('"')[0]
    assert person.post("/sair", {"form": form}).status_code == 303
    thief = site.visitor()
    for name, value in kept.items():
        thief.client.cookies.set(name, value)
    assert thief.get("/conta").status_code == 303
