"""Draws of lots in public: announced, drawn with a value that nobody chose, and drawn again by anybody."""

import json

from fastapi import APIRouter, Response
from fastapi.responses import RedirectResponse
from starlette.datastructures import FormData

from core.rules.refusal import Refusal
from web.acts import draws
from web.acts.answers import Refused
from web.acts.draws import NewDraw
from web.contests import Contest
from web.facts.draws import draw_facts, draw_of, draws_facts, record
from web.facts.refusals import beside
from web.forms import Posted, text
from web.numerals import whole
from web.pages.committee import lot_refused
from web.rendering import page, published
from web.storage.tables import Draw
from web.visit import Visit, Visited

router = APIRouter()


@router.get("/{event}/sorteios", name="draws")
def all_draws(visit: Visited) -> Response:
    """All draws of the event."""
    return published(visit, "draws.html", lambda: draws_facts(visit))


@router.get("/{event}/sorteios/{draw}.json", name="draw_record")
def draw_record(visit: Visited, draw: str) -> Response:
    """The record of a draw, for whoever draws it again."""
    body = json.dumps(record(visit, draw_of(visit, whole(draw))), ensure_ascii=False, indent=2)
    return Response(body + "\n", media_type="application/json", headers={"Cache-Control": "no-cache"})


@router.get("/{event}/sorteios/{draw}", name="draw")
def draw(visit: Visited, draw: str) -> Response:
    """One draw."""
    found = draw_of(visit, whole(draw))
    return published(visit, "draw.html", lambda: {**draw_facts(visit, found), "refused": {}, "typed": {}})


@router.post("/{event}/comissao/sorteios/{competition}/anunciar", name="announce_sent")
def announce_sent(visit: Visited, form: Posted) -> Response:
    """Announces the draw of a tie."""
    entries = [number for value in form.getlist("entry") if (number := whole(str(value))) is not None]
    contest = Contest(text(form, "contest"), text(form, "stage"))
    new = NewDraw(entries, text(form, "purpose"), text(form, "source"), contest)
    with visit.writing() as rows:
        answer = draws.announce(rows.session, rows.competition, new, visit.by())
        number = None if isinstance(answer, Refused) else answer.number
    if isinstance(answer, Refused):
        return lot_refused(visit, form, answer.refusals)
    return RedirectResponse(f"/{visit.of_event().slug}/sorteios/{number}", 303)


@router.post("/{event}/sorteios/{draw}/sortear", name="draw_sent")
def draw_sent(visit: Visited, draw: str, form: Posted) -> Response:
    """Draws with the public value."""
    found = draw_of(visit, whole(draw))
    with visit.writing() as rows:
        answer = draws.draw_now(rows.session, rows.session.get_one(Draw, found.id), text(form, "value"), visit.by())
    return answered(visit, found, form, answer.refusals if isinstance(answer, Refused) else ())


@router.post("/{event}/sorteios/{draw}/cancelar", name="draw_cancelled")
def draw_cancelled(visit: Visited, draw: str, form: Posted) -> Response:
    """Takes the announcement back."""
    found = draw_of(visit, whole(draw))
    with visit.writing() as rows:
        answer = draws.cancel(rows.session, rows.session.get_one(Draw, found.id), text(form, "reason"), visit.by())
    return answered(visit, found, form, answer.refusals if isinstance(answer, Refused) else ())


def answered(visit: Visit, found: Draw, form: FormData, refusals: tuple[Refusal, ...]) -> Response:
    """The draw as it is now, or with what was refused."""
    if not refusals:
        return RedirectResponse(f"/{visit.of_event().slug}/sorteios/{found.number}", 303)
    typed = {name: value for name, value in form.multi_items() if isinstance(value, str)}
    facts = draw_facts(visit, found)
    return page(visit, "draw.html", 422, **facts, refused=beside(refusals, visit, typed), typed=typed)
