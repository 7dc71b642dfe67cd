"""Whether the server can read its database: for whoever watches over it."""

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse

from web.storage import find
from web.visit import Visited

router = APIRouter()


@router.get("/saude", name="health")
def health(visit: Visited) -> Response:
    """ "ok", once the database has answered."""
    find.events(visit.session)
    return PlainTextResponse("ok")
