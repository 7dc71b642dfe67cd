"""The matches and heats that a person can enter."""

from fastapi import APIRouter, Response

from web.facts.day import listed, rows
from web.facts.scores import Scores
from web.rendering import page
from web.storage import find
from web.visit import Visited

router = APIRouter()

CLOSED_SHOWN = 20


@router.get("/{event}/meus-jogos", name="my_matches")
def my_matches(visit: Visited) -> Response:
    """Open sheets first, then what is to be played, then what was closed last."""
    event, person, scores = visit.of_event(), visit.signed_in(), Scores(visit)
    mine = [fixture for fixture in listed(visit) if person.may_record(event.id, fixture.competition.id)]
    live = [fixture for fixture in mine if fixture.latest and fixture.latest.state == "open"]
    coming = [fixture for fixture in mine if fixture.latest is None]
    closed = [fixture for fixture in mine if fixture.latest and fixture.latest.state != "open"]
    closed.sort(key=lambda fixture: fixture.latest.at.isoformat() if fixture.latest else "", reverse=True)
    return page(
        visit,
        "my_matches.html",
        live=rows(live, scores),
        coming=rows(coming, scores),
        closed=rows(closed[:CLOSED_SHOWN], scores),
        competitions=[
            competition.name
            for competition in find.competitions(visit.session, event.id)
            if person.may_record(event.id, competition.id)
        ],
    )
