"""The regulation of an event: its files with each article beside what is computed from it, the same on paper."""

from collections.abc import Callable

from fastapi import APIRouter, Response

from reports.annotated_pdf import annotated_pdf
from reports.filename import disposition
from reports.summary_pdf import summary_pdf
from web.facts.regulation import (
    cover_of,
    document_of,
    file_facts,
    has_summary,
    index_facts,
    summaries_of,
    summary_facts,
    title_of,
)
from web.pages.competition import RENDERING
from web.rendering import published
from web.storage import find
from web.visit import UnknownError, Visit, Visited

router = APIRouter()


@router.get("/{event}/regulamento", name="regulations")
def regulations(visit: Visited) -> Response:
    """The files of the regulation."""
    return published(visit, "regulations.html", lambda: index_facts(visit))


@router.get("/{event}/regulamento.pdf", name="regulations_pdf")
def regulations_pdf(visit: Visited) -> Response:
    """All files, annotated, on paper."""
    name = visit.t.gettext("Annotated regulation")
    return paper(visit, name, lambda: annotated_pdf(document_of(visit), cover_of(visit)))


@router.get("/{event}/regulamento/{file}.pdf", name="regulation_pdf")
def regulation_pdf(visit: Visited, file: str) -> Response:
    """One file, annotated, on paper."""
    name = title_of(visit, file)
    return paper(visit, name, lambda: annotated_pdf(document_of(visit, (file,)), cover_of(visit)))


@router.get("/{event}/regulamento/{file}", name="regulation")
def regulation(visit: Visited, file: str) -> Response:
    """One file of it."""
    title_of(visit, file)
    return published(visit, "regulation.html", lambda: file_facts(visit, file))


@router.get("/{event}/regulamento/{file}/resumo", name="summary")
def summary(visit: Visited, file: str) -> Response:
    """The referee's summary of a sport."""
    if not has_summary(visit, file):
        raise UnknownError
    return published(visit, "summary.html", lambda: summary_facts(visit, file))


@router.get("/{event}/regulamento/{file}/resumo.pdf", name="summary_pdf")
def summary_paper(visit: Visited, file: str) -> Response:
    """The same to carry along."""
    if not has_summary(visit, file):
        raise UnknownError
    name = ", ".join((title_of(visit, file), visit.t.gettext("Referee's summary")))
    return paper(visit, name, lambda: summary_pdf(summaries_of(visit, file), cover_of(visit)))


def paper(visit: Visit, name: str, make: Callable[[], bytes]) -> Response:
    """A document of the regulation: made once for each text of it and its cases, however many ask for it at once."""
    event = visit.of_event()
    key = (
        visit.path,
        visit.language,
        event.name,
        event.place,
        event.starts,
        event.ends,
        *((case.id, case.version) for case in find.worked_cases(visit.session, event.id)),
        *find.regulation_key(visit.session, event.id),
    )
    with RENDERING:
        body = visit.database.memory.get(key, make)
    headers = {
        "ETag": visit.tag,
        "Cache-Control": "no-cache",
        "Vary": "Cookie, Accept-Language",
        "Content-Disposition": disposition(f"{name}, {event.name}", "pdf"),
    }
    return Response(body, media_type="application/pdf", headers=headers)
