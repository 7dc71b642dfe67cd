"""Worked cases of the committee: kept, tried, changed, removed."""

from fastapi import APIRouter, Response
from fastapi.responses import RedirectResponse
from starlette.datastructures import FormData

from core.rules.refusal import Refusal
from web.acts import worked_cases
from web.acts.answers import Refused
from web.acts.worked_cases import NewCase
from web.facts.cases import case_facts, case_of, cases_facts
from web.facts.refusals import beside
from web.forms import Posted, text
from web.numerals import whole
from web.rendering import page
from web.storage.tables import WorkedCase
from web.visit import Rows, Visit, Visited

router = APIRouter()

BELOW = "/{event}/comissao/regulamento/casos"


@router.get(BELOW, name="cases")
def cases(visit: Visited) -> Response:
    """All that are kept, each with what comes out of it."""
    return page(visit, "committee/regulation/cases.html", **cases_facts(visit))


@router.get(f"{BELOW}/novo", name="new_case")
def new_case(visit: Visited) -> Response:
    """The form of a new case."""
    return shown(visit, None)


@router.post(f"{BELOW}/novo", name="new_case_sent")
def new_case_sent(visit: Visited, form: Posted) -> Response:
    """Tries the new case, or keeps it."""
    return sent(visit, None, form)


@router.get(f"{BELOW}/{{case}}", name="case")
def case(visit: Visited, case: str) -> Response:
    """A kept case, with what comes out."""
    return shown(visit, case_of(visit, whole(case)))


@router.post(f"{BELOW}/{{case}}", name="case_sent")
def case_sent(visit: Visited, case: str, form: Posted) -> Response:
    """Tries a kept case as it is typed now, keeps it so, or removes it."""
    return sent(visit, case_of(visit, whole(case)), form)


def sent(visit: Visit, kept: WorkedCase | None, form: FormData) -> Response:
    """Try it, keep it, remove it; whatever is refused, nothing typed is lost."""
    new, do = typed_of(form), text(form, "do")
    back = RedirectResponse(f"/{visit.of_event().slug}/comissao/regulamento/casos", 303)
    if do == "remove" and kept is not None:
        with visit.writing() as rows:
            own = rows.session.get_one(WorkedCase, kept.id)
            worked_cases.remove_case(rows.session, rows.event, own, visit.by())
        return back
    if do == "keep":
        with visit.writing() as rows:
            answer = _kept(rows, kept, new, whole(text(form, "seen")) or 0)
        return shown(visit, kept, new, answer.refusals) if isinstance(answer, Refused) else back
    refusals = worked_cases.case_refusals(visit.session, visit.of_event(), new)
    return shown(visit, kept, new, refusals)


def _kept(rows: Rows, kept: WorkedCase | None, new: NewCase, seen: int) -> WorkedCase | Refused:
    """The case as it is kept now, or why it is not."""
    if kept is None:
        return worked_cases.keep_case(rows.session, rows.event, new, rows.visit.by())
    own = rows.session.get_one(WorkedCase, kept.id)
    return worked_cases.change_case(rows.session, rows.event, own, new, seen, rows.visit.by())


def typed_of(form: FormData) -> NewCase:
    """What was typed; lines end as everywhere else."""
    modality, _, category = text(form, "competition").partition("/")
    parts = {name: text(form, name).replace("\r\n", "\n") for name in ("sheets", "table", "reasons", "more")}
    return NewCase(text(form, "title"), modality, category, **parts)


def shown(
    visit: Visit, kept: WorkedCase | None, typed: NewCase | None = None, refusals: tuple[Refusal, ...] = ()
) -> Response:
    """The form, with what comes out of what stands in it; of what cannot be tried, why."""
    facts = case_facts(visit, kept, typed)
    if refusals:
        facts = {**facts, "tried": None}
    fields = ("title", "modality", "sheets", "table", "reasons", "more")
    refused = beside(refusals, visit, fields)
    return page(visit, "committee/regulation/case.html", 422 if refusals else 200, **facts, refused=refused)
