"""The committee's panel: what waits for a decision; confirming sheets; recording the order of a tie."""

from fastapi import APIRouter, Response
from fastapi.responses import RedirectResponse
from starlette.datastructures import FormData

from core.rules.refusal import Refusal
from web.acts import orders, results
from web.acts.answers import Refused
from web.acts.orders import NewOrder
from web.contests import Contest
from web.facts.panel import dues_facts, panel_facts
from web.facts.refusals import beside
from web.forms import Posted, text
from web.numerals import whole
from web.pages.sheet import seen
from web.rendering import page
from web.visit import Visit, Visited

router = APIRouter()


@router.get("/{event}/comissao", name="panel")
def panel(visit: Visited) -> Response:
    """What waits, most urgent first."""
    return page(visit, "committee/panel.html", **panel_facts(visit), refused={})


@router.post("/{event}/jogos/{number}/confirmar", name="confirm_sent")
def confirm_sent(visit: Visited, form: Posted) -> Response:
    """Confirms the closed sheet as it stands."""
    with visit.database.writing() as session:
        answer = results.confirm(session, visit.of_match().id, seen(form), visit.by(), text(form, "once"))
    if isinstance(answer, Refused):
        return page(
            visit, "committee/panel.html", 422, **panel_facts(visit), refused=beside(answer.refusals, visit, ())
        )
    return RedirectResponse(f"/{visit.of_event().slug}/comissao", 303)


@router.get("/{event}/comissao/sorteios/{competition}", name="lot")
def lot(visit: Visited) -> Response:
    """The ties of a competition that wait for a draw of lots, an extra match or a decision."""
    return page(visit, "committee/lot.html", **dues_facts(visit), refused={}, typed={})


@router.post("/{event}/comissao/sorteios/{competition}", name="lot_sent")
def lot_sent(visit: Visited, form: Posted) -> Response:
    """Records the order of one tie, with who was there to see it."""
    order = chosen(form)
    if len(set(order)) < max(len(order), 2):
        return lot_refused(visit, form, (Refusal("choice missing", "order"),))
    contest = Contest(text(form, "contest"), text(form, "stage"))
    new = NewOrder(text(form, "kind"), order, text(form, "note").strip(), text(form, "witnesses").strip(), contest)
    with visit.writing() as rows:
        answer = orders.record_order(rows.session, rows.competition, new, visit.by())
    if isinstance(answer, Refused):
        return lot_refused(visit, form, answer.refusals)
    return RedirectResponse(f"/{visit.of_event().slug}/{visit.of_competition().slug}", 303)


def lot_refused(visit: Visit, form: FormData, refusals: tuple[Refusal, ...]) -> Response:
    """The same page, with what was typed."""
    typed = {name: value for name, value in form.multi_items() if isinstance(value, str)}
    return page(
        visit, "committee/lot.html", 422, **dues_facts(visit), refused=beside(refusals, visit, typed), typed=typed
    )


def chosen(form: FormData) -> list[int]:
    """The entries in the order in which they were chosen, best first."""
    found = []
    for place in range(64):
        entry = whole(text(form, f"place.{place}"))
        if entry is None:
            break
        found.append(entry)
    return found
