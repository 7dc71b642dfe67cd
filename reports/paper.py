"""The templates of paper, and what every printed document says about itself."""

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path
from typing import Any

import segno
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from reports import dates, numbers
from reports.language import translator
from reports.pdf import render
from reports.prose import capital


@dataclass(frozen=True, slots=True)
class Imprint:
    """What stands at the head and foot of a document of an event.

    ``at`` is the moment of the revision on the event's own clocks, with their zone; ``address`` that of the page that
    shows the same, for the code that a phone reads, "" for none; ``stylesheet`` the text of the product's stylesheet.
    """

    language: str
    event: str
    place: str
    starts: date
    ends: date
    regulation: str
    revision: int
    at: datetime
    stylesheet: str
    address: str = ""

    @property
    def stamp(self) -> str:
        """The moment as the file's own date."""
        return self.at.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


@dataclass(frozen=True, slots=True)
class Cover:
    """What stands at the head and foot of a regulation: no moment, for its bytes are of its text alone.

    ``event`` is the event that it rules, with its ``place`` and days, or the regulation's own title.
    """

    language: str
    event: str
    stylesheet: str
    place: str = ""
    starts: date | None = None
    ends: date | None = None
    address: str = ""
    at: None = None


@cache
def environment(language: str) -> Environment:
    """The templates of paper in one language; whatever is put into them is escaped."""
    t = translator(language)
    env = Environment(
        loader=FileSystemLoader(Path(__file__).parent / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )

    def say(message: str, **gaps: object) -> Markup:
        return Markup(t.gettext(message)) % gaps if gaps else Markup(t.gettext(message))  # noqa: S704 - our catalogue

    def count(one: str, many: str, n: int, **gaps: object) -> Markup:
        return Markup(t.ngettext(one, many, n)) % {"n": numbers.number(n, t), **gaps}  # noqa: S704 - our catalogue

    env.globals |= {
        "_": say,
        "ngettext": count,
        "pgettext": t.pgettext,
        "capital": capital,
        "days": lambda first, last: dates.days(first, last, t),
        "day": lambda on: dates.day(on, t),
        "short_day": lambda on: dates.short_day(on, t),
        "hour": lambda at: dates.hour(at, t),
        "number": lambda value: numbers.figure(value, t),
        "page_of_pages": page_of_pages(t.gettext("Page %(page)s of %(pages)s")),
        "code": code,
    }
    return env


def printed(template: str, imprint: Imprint | Cover, **facts: Any) -> bytes:
    """The PDF of a template with its facts."""
    return render(page_html(template, imprint, **facts), imprint.stylesheet)


def page_html(template: str, imprint: Imprint | Cover, **facts: Any) -> str:
    """A template with its facts, before it is drawn."""
    return environment(imprint.language).get_template(template).render(imprint=imprint, **facts)


def page_of_pages(message: str) -> Markup:
    """ "Página 1 de 2" as a stylesheet writes it: our own text between the two counters."""
    parts = re.split(r"%\((page|pages)\)s", message)
    content = [f"counter({part})" if index % 2 else css_text(part) for index, part in enumerate(parts)]
    return Markup(" ".join(content))  # noqa: S704 - escaped by css_text


def css_text(text: str) -> str:
    """A text as a string of a stylesheet."""
    return '"' + "".join(f"\\{ord(letter):x} " if letter in '"\\<\n' else letter for letter in text) + '"'


def code(address: str) -> Markup:
    """An address as a code that a phone reads."""
    return Markup(segno.make(address, error="m").svg_inline(border=0, omitsize=True))  # noqa: S704 - paths alone
