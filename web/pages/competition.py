"""Competitions: the list, the groups with their tables, why a side is where it is, and the same as documents."""

from collections.abc import Callable
from threading import Lock
from typing import Final

from fastapi import APIRouter, Response

from reports.csv_file import standings_csv
from reports.filename import disposition
from reports.standings_pdf import StandingsDocument, standings_pdf
from reports.xlsx_file import standings_xlsx
from web.contests import of_marks
from web.facts import contests
from web.facts.competition import competition_facts, why_facts
from web.facts.competitions import competitions_facts
from web.facts.contests import contests_facts
from web.facts.document import standings_document
from web.numerals import whole
from web.rendering import published
from web.visit import UnknownError, Visit, Visited

router = APIRouter()

RENDERING: Final = Lock()
"""Drawing a document is dear: one at a time, and who waits finds it made."""

XLSX: Final = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


@router.get("/{event}/modalidades", name="competitions")
def competitions(visit: Visited) -> Response:
    """All competitions of the event."""
    return published(visit, "competitions.html", lambda: competitions_facts(visit))


@router.get("/{event}/{competition}.pdf", name="competition_pdf")
def competition_pdf(visit: Visited) -> Response:
    """The standings on paper."""
    return document(visit, "pdf", "application/pdf", standings_pdf)


@router.get("/{event}/{competition}.csv", name="competition_csv")
def competition_csv(visit: Visited) -> Response:
    """The standings as a spreadsheet opens them."""
    return document(visit, "csv", "text/csv; charset=utf-8", standings_csv)


@router.get("/{event}/{competition}.xlsx", name="competition_xlsx")
def competition_xlsx(visit: Visited) -> Response:
    """The standings as a workbook."""
    return document(visit, "xlsx", XLSX, standings_xlsx)


@router.get("/{event}/{competition}", name="competition")
def competition(visit: Visited) -> Response:
    """The groups of a competition, or the contests of one of performances."""
    if of_marks(visit.session, visit.of_competition()):
        return published(visit, "contests.html", lambda: contests_facts(visit))
    return published(visit, "competition.html", lambda: competition_facts(visit))


@router.get("/{event}/{competition}/por-que/{entry}", name="why")
def why(visit: Visited, entry: str) -> Response:
    """Why one side is where it is."""
    number = whole(entry)
    if number is not None and of_marks(visit.session, visit.of_competition()):
        told = contests.why_facts(visit, number)
        if told is None:
            raise UnknownError
        return published(visit, "contests_why.html", lambda: told)
    facts = None if number is None else why_facts(visit, number)
    if facts is None:
        raise UnknownError
    return published(visit, "why.html", lambda: facts)


def document(visit: Visit, ending: str, kind: str, make: Callable[[StandingsDocument], bytes]) -> Response:
    """The standings as a file."""
    return filed(visit, ending, kind, visit.of_competition().name, lambda: make(standings_document(visit)))


def filed(visit: Visit, ending: str, kind: str, called: str, make: Callable[[], bytes]) -> Response:
    """A document as a file: made once for each revision of the event, however many ask for it at once."""
    with RENDERING:
        body = visit.kept(make)
    name = f"{called}, {visit.of_event().name}"
    return Response(
        body,
        media_type=kind,
        headers={
            "ETag": visit.tag,
            "Cache-Control": "no-cache",
            "Vary": "Cookie, Accept-Language",
            "Content-Disposition": disposition(name, ending),
        },
    )
