"""Who runs an event: the list, inviting a committee member or a coordinator, another link for who lost theirs."""

from dataclasses import dataclass
from typing import Any

from fastapi import APIRouter, Response

from core.rules.refusal import Refusal
from reports.language import marked
from web.acts import accounts
from web.acts.answers import Refused
from web.facts.refusals import beside
from web.facts.regulation import article_links
from web.forms import Posted, text
from web.numerals import whole
from web.rendering import page
from web.storage import find
from web.visit import UnknownError, Visit, Visited

router = APIRouter()

COMMITTEE = "committee"
COORDINATOR = marked("Coordinator of %(competition)s")


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A person with their parts in the event: whether they still wait for a password, and may get a new link."""

    key: int
    name: str
    email: str
    parts: list[str]
    waits: bool
    renewable: bool


def facts(visit: Visit) -> dict[str, Any]:
    """What can be done in the event."""
    t = visit.t
    competitions = find.competitions(visit.session, visit.of_event().id)
    coordinators = [(one.slug, t.gettext(COORDINATOR) % {"competition": one.name}) for one in competitions]
    return {
        "people": _people(visit),
        "roles": [*coordinators, (COMMITTEE, t.gettext("Committee: everything in the event"))],
        "invitation": "",
        "invited": "",
        "refused": {},
        "typed": {},
        "link": article_links(visit),
    }


@router.get("/{event}/comissao/pessoas", name="people")
def people(visit: Visited) -> Response:
    """Who has a part in the event, and the form that invites somebody."""
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
    return invited(visit, answer)


@router.post("/{event}/comissao/pessoas/link", name="link_sent")
def link_sent(visit: Visited, form: Posted) -> Response:
    """Another link for somebody who lost theirs, or forgot their password."""
    with visit.writing() as rows:
        chosen = whole(text(form, "account"))
        account = next((one for one, _ in find.people(rows.session, rows.event.id) if one.id == chosen), None)
        if account is None:
            raise UnknownError
        answer = accounts.renew(rows.session, rows.event, account, visit.by())
    return again(visit, form, answer.refusals) if isinstance(answer, Refused) else invited(visit, answer)


def invited(visit: Visit, answer: accounts.Invited) -> Response:
    """The page with the link, which is shown this once."""
    link = f"{visit.request.base_url}convite/{answer.token}" if answer.token else ""
    shown = facts(visit) | {"invitation": link, "invited": answer.account.name}
    return page(visit, "committee/people.html", **shown)


def _people(visit: Visit) -> list[PersonRow]:
    """Who has a part in the event, each once."""
    event = visit.of_event()
    names = {one.id: one.name for one in find.competitions(visit.session, event.id)}
    return [
        PersonRow(
            account.id,
            account.name,
            account.email,
            [
                visit.t.gettext("Committee") if grant.competition_id is None else names[grant.competition_id]
                for grant in granted
                if grant.event_id == event.id
            ],
            waits=not account.password_hash,
            renewable=accounts.may_renew(event, account, granted),
        )
        for account, granted in find.people(visit.session, event.id)
    ]


def again(visit: Visit, form: Any, refusals: tuple[Refusal, ...]) -> Response:
    """The form with what was typed."""
    typed = {name: text(form, name) for name in ("name", "email", "role")}
    more = {"refused": beside(refusals, visit, typed), "typed": typed}
    return page(visit, "committee/people.html", 422, **facts(visit) | more)
