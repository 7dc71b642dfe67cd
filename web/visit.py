"""A visit: one request with what it is about and who makes it, once the one question has been asked of it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from typing import Annotated, Final, TypeVar
from zoneinfo import ZoneInfo

from fastapi import Depends, Request, Response

from reports.language import Translator, translator
from web.acts import accounts
from web.authorisation import ROUTES, May, Person, admits
from web.language import COOKIE, language_of
from web.numerals import whole
from web.security import BEFORE_SIGN_IN, READS, SIGNED_IN, cookie, keep, new_secret
from web.storage import find, heats
from web.storage.database import Database, Session
from web.storage.journal import By
from web.storage.memory import Memory
from web.storage.programme import last_change
from web.storage.tables import Competition, Event, Match

A_YEAR: Final = 365 * 24 * 3600


class UnknownError(Exception):
    """There is nothing there, or nothing that this person may know of: both look the same."""


class SignInNeededError(Exception):
    """Nobody is signed in, and the route asks for somebody."""

    def __init__(self, visit: "Visit") -> None:
        self.visit = visit


class UnchangedError(Exception):
    """The visitor holds this very answer already."""

    def __init__(self, tag: str) -> None:
        self.tag = tag


@dataclass(kw_only=True)
class Visitor:
    """Whoever makes a request, and what they will have to bring back (``cookies``): what the shell of a page needs."""

    request: Request
    language: str
    person: Person | None = None
    event: Event | None = None
    updated: datetime | None = None
    cookies: dict[str, str] = field(default_factory=dict)

    @property
    def t(self) -> Translator:
        """Puts sentences into the visitor's language."""
        return translator(self.language)

    @property
    def route(self) -> str:
        """The name of the route."""
        return str(getattr(self.request.scope.get("route"), "name", ""))

    @property
    def path(self) -> str:
        """Where the visitor is, to come back to: what an address asks besides is of the moment."""
        return self.request.url.path

    @property
    def zone(self) -> ZoneInfo:
        """The time of the place where the event is held."""
        return ZoneInfo(self.event.timezone if self.event else "UTC")

    @property
    def holder(self) -> str:
        """The cookie to which form tokens are tied: the sign-in, or one that a visitor gets with their first form."""
        name = BEFORE_SIGN_IN if self.person is None else SIGNED_IN
        return self.cookies.get(name) or cookie(self.request, name) or self.cookies.setdefault(name, new_secret())

    def leave_cookies(self, response: Response) -> None:
        """Sets what the visit has to remember."""
        for name, value in self.cookies.items():
            keep(self.request, response, name, value, A_YEAR if name == COOKIE else None)


@dataclass(kw_only=True)
class Visit(Visitor):
    """One request with a moment of the database, and what it is about."""

    session: Session
    competition: Competition | None = None
    match: Match | None = None
    incomplete: bool = False
    """Whether something on the page says that it cannot be had now: then nobody keeps the page."""

    @property
    def database(self) -> Database:
        """Where the events are kept."""
        return self.session.database

    def of_event(self) -> Event:
        """The event of the address, on a route that names one."""
        if self.event is None:
            raise UnknownError
        return self.event

    def of_competition(self) -> Competition:
        """The competition of the address, on a route that names one or a match of one."""
        if self.competition is None:
            raise UnknownError
        return self.competition

    def of_match(self) -> Match:
        """The match of the address, or the heat that stands in place of one, on a route that names it."""
        if self.match is None:
            raise UnknownError
        return self.match

    @contextmanager
    def writing(self) -> Iterator["Rows"]:
        """What the request is about, in a session that writes; committed at the end."""
        with self.database.writing() as session:
            yield Rows(session, self)

    def signed_in(self) -> Person:
        """Who is signed in, on a route that asks for somebody."""
        if self.person is None:
            raise SignInNeededError(self)
        return self.person

    def by(self) -> By:
        """Who acts, now, from where."""
        client = self.request.client
        return By(self.signed_in().id, datetime.now(UTC), client.host if client else "?")

    def today(self) -> date:
        """The day that it is where the event is held."""
        return datetime.now(UTC).astimezone(self.zone).date()

    @property
    def tag(self) -> str:
        """Names the answer: the same revision, language and day give the same bytes."""
        event = self.event
        state = f"{event.id}.{event.revision}.{self.today()}" if event else ""
        return f'W/"{self.request.app.state.version}.{state}.{self.language}"'

    def has_copy(self) -> bool:
        """True where a visitor without a sign-in asks for a public page that they hold already."""
        public = self.event is not None and self.person is None and self.request.method in READS
        return public and not self.cookies and self.tag in self.request.headers.get("if-none-match", "")

    def kept(self, make: Callable[[], bytes]) -> bytes:
        """The answer of this address at this revision, made if nobody asked for it yet."""
        memory: Memory = self.request.app.state.answers
        return bytes(memory.get((self.path, self.tag), make, lambda: not self.incomplete))


@dataclass(frozen=True, slots=True)
class Rows:
    """The rows of a visit as a session that writes sees them."""

    session: Session
    visit: Visit

    @property
    def event(self) -> Event:
        """The event of the address."""
        return self.session.get_one(Event, self.visit.of_event().id)

    @property
    def competition(self) -> Competition:
        """The competition of the address."""
        return self.session.get_one(Competition, self.visit.of_competition().id)


def visiting(request: Request) -> Iterator[Visit]:
    """Finds out what the request is about and who makes it, and asks whether they may. All routes pass here.

    Raises UnknownError, SignInNeededError, or UnchangedError.
    """
    database: Database = request.app.state.database
    with database.reading() as session:
        visit = Visit(request=request, session=session, language=language_of(request))
        if "lang" in request.query_params:
            visit.cookies[COOKIE] = visit.language
        _who(visit)
        may = ROUTES.get(visit.route)
        if visit.person is None and may is not May.ANYBODY:
            raise SignInNeededError(visit)  # before anything is looked up: what is there and what is not look the same
        _about(visit)
        event = visit.event.id if visit.event else None
        competition = visit.competition.id if visit.competition else None
        if not admits(visit.route, visit.person, event, competition):
            raise UnknownError
        if visit.has_copy():
            raise UnchangedError(visit.tag)
        yield visit


def _who(visit: Visit) -> None:
    """The person by their sign-in, with their roles."""
    token = cookie(visit.request, SIGNED_IN)
    account = accounts.who_is(visit.session, token, datetime.now(UTC)) if token else None
    if account is None:
        return
    granted = find.grants(visit.session, account.id)
    visit.person = Person(
        account.id,
        account.name,
        frozenset(grant.event_id for grant in granted if grant.role == "committee"),
        {grant.competition_id: grant.event_id for grant in granted if grant.competition_id is not None},
    )


def _about(visit: Visit) -> None:
    """Event, competition and match of the address. Raises UnknownError where one is not there."""
    names, session = visit.request.path_params, visit.session
    if any("\0" in word for word in names.values()):
        raise UnknownError
    if "event" not in names:
        return
    visit.event = event = _there(find.event(session, names["event"]))
    visit.updated = last_change(session, event.id)
    if "competition" in names:
        visit.competition = _there(find.competition(session, event.id, names["competition"]))
    if "number" in names:
        visit.match = _there(find.match(session, event.id, _there(whole(names["number"]))))
    if "heat" in names:
        visit.match = _there(heats.heat(session, event.id, _there(whole(names["heat"]))))
    if visit.match is not None:
        visit.competition = session.get_one(Competition, visit.match.competition_id)


T = TypeVar("T")


def _there(found: T | None) -> T:
    if found is None:
        raise UnknownError
    return found


Visited = Annotated[Visit, Depends(visiting)]
"""What every handler takes: the request, once it was found to be allowed."""
