"""The texts of the regulation that were in force, and what each changed."""

from fastapi import APIRouter, Response

from web.facts.versions import version_facts, versions_facts
from web.numerals import whole
from web.rendering import published
from web.visit import UnknownError, Visited

router = APIRouter()


@router.get("/{event}/regulamento/versoes", name="versions")
def versions(visit: Visited) -> Response:
    """All of them, the one in force first."""
    return published(visit, "versions.html", lambda: versions_facts(visit))


@router.get("/{event}/regulamento/versoes/{version}", name="version")
def version(visit: Visited, version: str) -> Response:
    """One of them, compared with the one before."""
    facts = version_facts(visit, whole(version) or 0)
    if facts is None:
        raise UnknownError
    return published(visit, "version.html", lambda: facts)
