"""The list of events, and what browsers load along with a page."""

from fastapi import APIRouter, Response
from fastapi.responses import FileResponse

from web.rendering import HTMX, STATIC, page
from web.storage import find
from web.visit import UnknownError, Visited

router = APIRouter()

FILES = {path.name: path for path in (*STATIC.iterdir(), HTMX) if path.is_file()}
KINDS = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
KEPT = "public, max-age=31536000, immutable"


@router.get("/", name="events")
def events(visit: Visited) -> Response:
    """All events, the latest first."""
    return page(visit, "events.html", events=find.events(visit.session))


@router.get("/static/{name}", name="static")
def static(visit: Visited, name: str) -> Response:  # noqa: ARG001 - asked, as on every route
    """One of our files; its address changes with its contents."""
    if name not in FILES:
        raise UnknownError
    return FileResponse(FILES[name], media_type=KINDS[FILES[name].suffix], headers={"Cache-Control": KEPT})
