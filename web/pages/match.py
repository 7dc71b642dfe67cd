"""A match, and the programme of them all."""

from fastapi import APIRouter, Response

from web.acts import results
from web.facts.match import match_facts
from web.facts.programme import programme_facts
from web.rendering import page, published, short_moment
from web.visit import Visit, Visited

router = APIRouter()


@router.get("/{event}/jogos/{number}", name="match")
def match(visit: Visited, closed: int = 0, again: int = 0) -> Response:
    """One match; whoever has just closed its sheet is told so."""
    if visit.person is not None and (closed or again):
        return page(visit, "match.html", **match_facts(visit, done(visit, closed or again, repeated=bool(again))))
    return published(visit, "match.html", lambda: match_facts(visit))


def done(visit: Visit, version: int, *, repeated: bool) -> str:
    """What became of the form that led here, if that version is there."""
    at = next((v.at for v in results.versions_of(visit.session, visit.of_match()) if v.version == version), None)
    if at is None:
        return ""
    words = visit.t.gettext("Already recorded at %(when)s.") if repeated else visit.t.gettext("Recorded at %(when)s.")
    return words % {"when": short_moment(visit, at)}


@router.get("/{event}/programacao", name="programme")
def programme(visit: Visited) -> Response:
    """All matches, day by day."""
    return published(visit, "programme.html", lambda: programme_facts(visit))
