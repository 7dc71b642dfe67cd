"""The regulation of an event: article beside its figures."""

from fastapi import APIRouter, Response

from web.facts.regulation import file_facts, index_facts
from web.rendering import published
from web.visit import UnknownError, Visited

router = APIRouter()


@router.get("/{event}/regulamento", name="regulations")
def regulations(visit: Visited) -> Response:
    """The files of the regulation."""
    return published(visit, "regulations.html", lambda: index_facts(visit))


@router.get("/{event}/regulamento/{file}", name="regulation")
def regulation(visit: Visited, file: str) -> Response:
    """One file of it."""
    facts = file_facts(visit, file)
    if facts is None:
        raise UnknownError
    return published(visit, "regulation.html", lambda: facts)
