"""Signing in and out, and taking up an invitation."""

from datetime import UTC, datetime

from fastapi import APIRouter, Response
from fastapi.responses import RedirectResponse

from web.acts import accounts
from web.acts.answers import Refused
from web.authorisation import Person
from web.facts.refusals import said
from web.forms import Posted, text
from web.rendering import page
from web.security import SIGNED_IN, cookie, forget, keep, path_within
from web.visit import Visit, Visited

router = APIRouter()

OWN = "/conta"
"""Where a person goes on who was going nowhere else: their own page."""
KEPT = "kept."
"""Before the name of a field that waits for its form to be sent again."""


@router.get("/entrar", name="sign_in")
def sign_in(visit: Visited, next: str = OWN) -> Response:  # noqa: A002 - the name that people know from addresses
    """Who are you."""
    return page(visit, "sign_in.html", next=path_within(next), failed="", typed=[], email="")


@router.post("/entrar", name="sign_in_sent")
def sign_in_sent(visit: Visited, form: Posted) -> Response:
    """Signs in, under a new secret; then on to where the person was, with what they had typed."""
    onwards = path_within(text(form, "next", "/"))
    typed = [(name, value) for name, value in form.multi_items() if name.startswith(KEPT) and isinstance(value, str)]
    email = text(form, "email")
    by = visit.request.client.host if visit.request.client else "?"
    answer = accounts.sign_in(visit.database, email, text(form, "password"), by, datetime.now(UTC))
    if isinstance(answer, Refused):
        later = answer.refusals[0].code == "too many attempts"
        failed = "later" if later else "wrong"
        return page(visit, "sign_in.html", 429 if later else 401, next=onwards, failed=failed, typed=typed, email=email)
    if old := cookie(visit.request, SIGNED_IN):
        _end(visit, old)
    if typed:
        visit.person = Person(answer.account.id, answer.account.name)
        visit.cookies[SIGNED_IN] = answer.token
        fields = [(name.removeprefix(KEPT), value) for name, value in typed]
        return page(visit, "kept.html", reason="back", typed=fields, action=onwards)
    response = RedirectResponse(onwards, 303)
    keep(visit.request, response, SIGNED_IN, answer.token)
    return response


@router.post("/sair", name="sign_out")
def sign_out(visit: Visited, form: Posted) -> Response:  # noqa: ARG001 - its token was asked for
    """Out: the secret stands for nobody from now on."""
    response = RedirectResponse("/", 303)
    if token := cookie(visit.request, SIGNED_IN):
        _end(visit, token)
        forget(visit.request, response, SIGNED_IN)
    return response


def _end(visit: Visit, token: str) -> None:
    with visit.database.writing() as session:
        accounts.sign_out(session, token)


@router.get("/convite/{token}", name="invitation")
def invitation(visit: Visited, token: str) -> Response:
    """Choose a password."""
    return page(visit, "invitation.html", token=token, refused=[])


@router.post("/convite/{token}", name="invitation_sent")
def invitation_sent(visit: Visited, token: str, form: Posted) -> Response:
    """Sets the password of the invitation's account; the link is used up."""
    answer = accounts.accept(visit.database, token, text(form, "password"), datetime.now(UTC))
    if isinstance(answer, Refused):
        return page(visit, "invitation.html", 422, token=token, refused=said(answer.refusals, visit))
    return page(visit, "sign_in.html", next=OWN, failed="", typed=[], email=answer.email)
