"""A person's own page, and opening an event."""

from datetime import date
from typing import Any
from zoneinfo import available_timezones

from fastapi import APIRouter, Response
from fastapi.responses import RedirectResponse
from starlette.datastructures import FormData

from core.rules.refusal import Refusal
from modalities import catalogue
from regulations.find import available
from regulations.read import RegulationError
from web.acts import accounts, events
from web.acts.answers import Refused
from web.acts.events import NewEvent
from web.acts.names import clean
from web.facts.refusals import beside
from web.facts.sources import regulations_shown, source_files
from web.forms import Posted, text
from web.rendering import page
from web.storage import find
from web.visit import Visit, Visited

router = APIRouter()

NEAR = "America/"
DEFAULT_ZONE = "America/Sao_Paulo"


@router.get("/conta", name="account")
def account(visit: Visited) -> Response:
    """The events in which the person has a role."""
    person = visit.signed_in()
    mine = [event for event in find.events(visit.session) if person.involved(event.id)]
    return page(visit, "account.html", events=mine, may_open=bool(person.committees) or not person.coordinates)


@router.get("/conta/evento", name="new_event")
def new_event(visit: Visited) -> Response:
    """The form of a new event."""
    return form_page(visit, {"timezone": DEFAULT_ZONE})


@router.post("/conta/evento", name="new_event_sent")
def new_event_sent(visit: Visited, form: Posted) -> Response:
    """Opens the event, with whoever opens it on its committee."""
    source, slug = text(form, "regulation"), text(form, "slug").strip()
    new = NewEvent(
        slug=slug,
        name=text(form, "name"),
        place=text(form, "place"),
        starts=day(form, "starts"),
        ends=day(form, "ends"),
        regulation=source if source in available() else slug,
        files=source_files(visit, source, None, clean(text(form, "name"))),
        timezone=text(form, "timezone"),
    )
    person = visit.signed_in()
    try:
        with visit.database.writing() as session:
            answer = events.open_event(session, new, visit.by())
            if not isinstance(answer, Refused):
                own = find.accounts(session, [person.id])[person.id]
                accounts.invite(session, answer, own.name, own.email, visit.by())
    except RegulationError as error:
        return form_page(visit, typed(form), findings=[f.text(visit.t.gettext) for f in error.findings if f.error])
    if isinstance(answer, Refused):
        return form_page(visit, typed(form), answer.refusals)
    return RedirectResponse(f"/{answer.slug}/comissao", 303)


def form_page(
    visit: Visit, shown: dict[str, str], refusals: tuple[Refusal, ...] = (), findings: list[str] | None = None
) -> Response:
    """The form, with what was typed and why it was refused."""
    facts: dict[str, Any] = {
        "typed": shown,
        "refused": beside(refusals, visit, shown),
        "findings": findings or [],
        "regulations": regulations_shown(visit),
        "zones": [(zone, zone) for zone in sorted(available_timezones()) if zone.startswith(NEAR)] + [("UTC", "UTC")],
        "sports": len(catalogue.catalogue()),
        "link": lambda source: "",
    }
    return page(visit, "committee/new_event.html", 422 if refusals or findings else 200, **facts)


def typed(form: FormData) -> dict[str, str]:
    """What was typed."""
    return {name: text(form, name) for name in ("slug", "name", "place", "starts", "ends", "timezone", "regulation")}


def day(form: FormData, name: str) -> date | None:
    """A day of the form, None where it is none."""
    try:
        return date.fromisoformat(text(form, name).strip())
    except ValueError:
        return None
