"""The delegations of an event, and each with its entries and matches."""

from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, Response

from web.facts.day import entries_in, listed, rows
from web.facts.scores import Scores
from web.rendering import published
from web.storage import find
from web.visit import UnknownError, Visit, Visited

router = APIRouter()


@router.get("/{event}/delegacoes", name="delegations")
def delegations(visit: Visited) -> Response:
    """All delegations, by name."""
    event = visit.of_event()
    return published(visit, "delegations.html", lambda: {"delegations": find.delegations(visit.session, event.id)})


@router.get("/{event}/delegacoes/{delegation}", name="delegation")
def delegation(visit: Visited, delegation: str) -> Response:
    """One delegation."""
    facts = delegation_facts(visit, delegation)
    return published(visit, "delegation.html", lambda: facts)


def delegation_facts(visit: Visit, slug: str) -> Mapping[str, Any]:
    """What the page of a delegation shows. Raises UnknownError."""
    event = visit.of_event()
    found = find.delegation(visit.session, event.id, slug)
    if found is None:
        raise UnknownError
    entries = find.entries_of(visit.session, found.id)
    own = {entry.id for entry in entries}
    competitions = {one.id: one for one in find.competitions(visit.session, event.id)}
    matches = [fixture for fixture in listed(visit) if entries_in(fixture) & own]
    return {
        "delegation": found,
        "entries": [
            (f"/{event.slug}/{competition.slug}", entry.name, competition.name)
            for entry in entries
            if (competition := competitions.get(entry.competition_id))
        ],
        "matches": rows(matches, Scores(visit)),
    }
