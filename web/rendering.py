"""From a template and its facts to an answer: one environment per language, and answers that are kept by revision."""

import hashlib
from collections.abc import Callable, Mapping
from datetime import date, datetime
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from fastapi import Response
from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from reports import dates, numbers
from reports.language import Translator, translator
from web.language import NAMES
from web.navigation import committee_tabs, own_tabs, tabs
from web.security import form_token, new_secret
from web.visit import Visit, Visitor

HERE: Final = Path(__file__).parent
STATIC: Final = HERE / "static"
HTMX: Final = Path(str(files("js_lib_htmx"))) / "static" / "htmx" / "htmx.min.js"
VARY: Final = "Cookie, Accept-Language, HX-Request"


@cache
def static(name: str) -> str:
    """The address of one of our files; it changes with its contents, so that it may be kept for ever."""
    path = HTMX if name == HTMX.name else STATIC / name
    return f"/static/{name}?v={hashlib.sha256(path.read_bytes()).hexdigest()[:12]}"


@cache
def environment(language: str) -> Environment:
    """The templates of one language."""
    t = translator(language)
    env = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    env.globals |= {
        "_": sentence(t),
        "ngettext": counted(t),
        "pgettext": t.pgettext,
        "static": static,
        "languages": NAMES,
        "day": lambda on: dates.day(on, t),
        "days": lambda first, last: dates.days(first, last, t),
        "hour": lambda at: dates.hour(at, t),
        "number": lambda value, **style: numbers.figure(value, t, **style),
        "ordinal": lambda place: numbers.ordinal(place, t),
    }
    return env


def sentence(t: Translator) -> Callable[..., Markup]:
    """``_`` of the templates: the message in the language, its gaps filled with whatever is escaped as it must be."""

    def say(message: str, **gaps: object) -> Markup:
        text = Markup(t.gettext(message))  # noqa: S704 - our own catalogue
        return text % gaps if gaps else text

    return say


def counted(t: Translator) -> Callable[..., Markup]:
    """``ngettext`` of the templates: the form of the message for that many, which stands in it as ``%(n)s``."""

    def say(one: str, many: str, n: int, **gaps: object) -> Markup:
        return Markup(t.ngettext(one, many, n)) % {"n": numbers.number(n, t), **gaps}  # noqa: S704 - our own catalogue

    return say


def html(visit: Visitor, template: str, context: Mapping[str, Any]) -> str:
    """The page as text."""
    shell: dict[str, Any] = {
        "visit": visit,
        "event": visit.event,
        "tabs": tabs(visit),
        "own_tabs": own_tabs(visit),
        "committee_tabs": committee_tabs(visit),
        "updated": moment(visit, visit.updated) if visit.updated else "",
        "form_token": lambda: hidden("form", form_token(visit.holder)),
        "once": lambda: hidden("once", new_secret()),
    }
    return environment(visit.language).get_template(template).render(shell | dict(context))


def hidden(name: str, value: str) -> Markup:
    """A hidden field."""
    return Markup('<input type="hidden" name="{}" value="{}">').format(name, value)


def moment(visit: Visitor, at: datetime) -> str:
    """A moment as the event's clocks show it: "sáb, 19 de setembro, 15h12"."""
    local = at.astimezone(visit.zone)
    return f"{dates.day(local.date(), visit.t)}, {dates.hour(local, visit.t)}"


def short_moment(visit: Visitor, at: datetime) -> str:
    """The hour of a moment, as the event's clocks show it: "15h12"."""
    return dates.hour(at.astimezone(visit.zone), visit.t)


def local_day(visit: Visitor, at: datetime) -> date:
    """The day that it is where the event is held."""
    return at.astimezone(visit.zone).date()


def page(visit: Visitor, template: str, status: int = 200, **context: Any) -> Response:
    """An answer made for one person: nobody keeps it."""
    answer = HTMLResponse(html(visit, template, context), status, {"Vary": VARY})
    visit.leave_cookies(answer)
    return answer


def published(visit: Visit, template: str, facts: Callable[[], Mapping[str, Any]]) -> Response:
    """An answer that is a function of the event's revision, the language and the day: made once, asked for cheaply."""
    if visit.person is not None:
        return page(visit, template, **facts())
    body = visit.kept(lambda: html(visit, template, facts()).encode())
    known = {} if visit.incomplete else {"ETag": visit.tag, "Cache-Control": "no-cache"}
    answer = HTMLResponse(body, 200, known | {"Vary": VARY})
    visit.leave_cookies(answer)
    return answer
