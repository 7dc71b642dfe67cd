"""Who runs an event: inviting a committee member or a coordinator."""

from typing import Any

from fastapi import APIRouter, Response

from core.rules.refusal import Refusal
from reports.language import marked
from web.acts import accounts
from web.acts.answers import Refused
from web.facts.refusals import said
from web.facts.regulation import article_links
from web.forms import Posted, text
from web.rendering import page
from web.storage import find
from web.visit import Visit, Visited

router = APIRouter()

COMMITTEE = "committee"
COORDINATOR = marked("Coordinator of %(competition)s")


def facts(visit: Visit) -> dict[str, Any]:
    """What can be done in the event."""
    t = visit.t
    competitions = find.competitions(visit.session, visit.of_event().id)
    coordinators = [(one.slug, t.gettext(COORDINATOR) % {"competition": one.name}) for one in competitions]
    return {
        "roles": [*coordinators, (COMMITTEE, t.gettext("Committee: everything in the event"))],
        "invitation": "",
        "invited": "",
        "refused": [],
        "typed": {},
        "link": article_links(visit),
    }


@router.get("/{event}/comissao/pessoas", name="people")
def people(visit: Visited) -> Response:
    """The form that invites somebody."""
    return page(visit, "committee/people.html", **facts(visit))


@router.post("/{event}/comissao/pessoas", name="people_sent")
def people_sent(visit: Visited, form: Posted) -> Response:
    """Invites somebody; their link is shown once."""
    event, role = visit.of_event(), text(form, "role")
    with visit.writing() as rows:
        competition = find.competition(rows.session, event.id, role)
        if competition is None and role != COMMITTEE:
            return again(visit, form, (Refusal("choice missing", "role"),))
        name, email = text(form, "name"), text(form, "email")
        answer = accounts.invite(rows.session, rows.event, name, email, visit.by(), competition)
    if isinstance(answer, Refused):
        return again(visit, form, answer.refusals)
    link = f"{visit.request.base_url}convite/{answer.token}" if answer.token else ""
    shown = facts(visit) | {"invitation": link, "invited": answer.account.name}
    return page(visit, "committee/people.html", **shown)


def again(visit: Visit, form: Any, refusals: tuple[Refusal, ...]) -> Response:
    """The form with what was typed."""
    typed = {name: text(form, name) for name in ("name", "email", "role")}
    return page(
        visit, "committee/people.html", 422, **facts(visit) | {"refused": said(refusals, visit), "typed": typed}
    )
