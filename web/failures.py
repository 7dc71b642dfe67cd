"""What is answered where a request cannot be met: nothing is lost of what was typed, and nothing is told too much."""

from urllib.parse import quote

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse, RedirectResponse
from starlette.exceptions import HTTPException

from modalities.isolated.failure import PluginError
from reports.plugins import failure_words
from web.forms import StrangeFormError, fields
from web.language import language_of
from web.rendering import VARY, page
from web.security import HEADERS, NOT_KEPT, READS
from web.storage.database import DatabaseBusyError, DatabaseUnusableError
from web.visit import SignInNeededError, UnchangedError, UnknownError, Visitor


def answer_failures(app: FastAPI) -> None:
    """Gives the application its answers to what goes wrong; a bug still is one, and is logged as one."""
    app.add_exception_handler(UnchangedError, unchanged)
    app.add_exception_handler(SignInNeededError, sign_in_needed)
    app.add_exception_handler(StrangeFormError, strange_form)
    app.add_exception_handler(PluginError, sport_unavailable)
    app.add_exception_handler(DatabaseBusyError, not_written)
    app.add_exception_handler(DatabaseUnusableError, not_written)
    for error in (UnknownError, HTTPException, RequestValidationError):
        app.add_exception_handler(error, not_there)
    app.add_exception_handler(Exception, broken)


def bare(request: Request) -> Visitor:
    """A visitor of whom nothing is known but the language."""
    return Visitor(request=request, language=language_of(request))


def unchanged(_request: Request, error: Exception) -> Response:
    """The visitor's own copy is good."""
    tag = error.tag if isinstance(error, UnchangedError) else ""
    return Response(None, 304, {"ETag": tag, "Cache-Control": "no-cache", "Vary": VARY})


def not_there(request: Request, error: Exception) -> Response:
    """The same page for what does not exist and for what this person may not know of."""
    status = error.status_code if isinstance(error, HTTPException) else 404
    return page(bare(request), "failure.html", status, lost=status == 404)


async def sign_in_needed(request: Request, _error: Exception) -> Response:
    """To the sign-in and back; from a form, with all that was typed."""
    if request.method in READS:
        back = request.url.path + (f"?{request.url.query}" if request.url.query else "")
        return RedirectResponse(f"/entrar?next={quote(back)}", 303)
    return await kept(request, 401, "sign-in")


async def strange_form(request: Request, error: Exception) -> Response:
    """The page was open too long, or another person signed in: shown again, to be sent again.

    Whoever wants to sign out and is out already has what they want.
    """
    if isinstance(error, StrangeFormError) and error.visit.route == "sign_out" and error.visit.person is None:
        return RedirectResponse("/", 303)
    return await kept(request, 403, "old", error.visit if isinstance(error, StrangeFormError) else None)


async def not_written(request: Request, error: Exception) -> Response:
    """The database is busy, full or gone: nothing was written, and what was typed is here."""
    reason = "busy" if isinstance(error, DatabaseBusyError) else "unusable"
    if request.method in READS:
        return page(bare(request), "failure.html", 503, lost=False)
    return await kept(request, 503, reason)


async def sport_unavailable(request: Request, error: Exception) -> Response:
    """The package of a sport gave no usable answer: nothing was written, and what was typed is here."""
    if request.method not in READS:
        return await kept(request, 503, "sport")
    visitor, slug = bare(request), request.path_params.get("event", "")
    why = failure_words(error, visitor.t) if isinstance(error, PluginError) else ""
    name = error.plugin if isinstance(error, PluginError) else ""
    return page(visitor, "unavailable.html", 503, why=why, sport=name, back=f"/{slug}/" if slug else "/")


async def kept(request: Request, status: int, reason: str, visit: Visitor | None = None) -> Response:
    """A page that holds all that a form brought, to be sent again."""
    typed = fields(await request.form())
    return page(visit or bare(request), "kept.html", status, reason=reason, typed=typed, action=request.url.path)


def broken(_request: Request, _error: Exception) -> Response:
    """A bug, which is logged as one; nothing is told about it here. The shield does not see this answer."""
    words = "Falha interna; foi registrada. / Internal failure; it has been logged."
    return PlainTextResponse(words, 500, HEADERS | {"Cache-Control": NOT_KEPT})
