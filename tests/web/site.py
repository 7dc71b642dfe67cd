"""The application over a demonstration of the test's own, and people who use it form by form."""

import re
import shutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from httpx2 import Response

from web.app import create_app
from web.demo.cast import PEOPLE
from web.storage import find
from web.storage.database import Database, sqlite_url
from web.storage.heats import HeatFixture, heat_fixtures
from web.storage.programme import Fixture, fixtures

BASE = "http://testserver"
EVENT = "jogos-do-vale"
HERE = f"/{EVENT}"
PASSWORDS = {person.email.partition("@")[0]: (person.email, person.password) for person in PEOPLE}


class Forms(HTMLParser):
    """The forms of a page: where each goes, and its fields with what stands in them."""

    def __init__(self) -> None:
        super().__init__()
        self.forms: list[tuple[str, dict[str, str]]] = []
        self._text = ""
        self._area = ""
        self._select = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        of = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.forms.append((of.get("action", ""), {}))
        if not self.forms:
            return
        fields = self.forms[-1][1]
        if tag == "input" and "name" in of:
            ticked = of.get("type") not in ("radio", "checkbox") or "checked" in of
            if ticked:
                fields[of["name"]] = of.get("value", "")
        elif tag == "textarea":
            self._area, self._text = of.get("name", ""), ""
        elif tag == "select":
            self._select = of.get("name", "")
        elif tag == "option" and self._select and ("selected" in of or self._select not in fields):
            fields[self._select] = of.get("value", "")

    def handle_data(self, data: str) -> None:
        self._text += data

    def handle_endtag(self, tag: str) -> None:
        if tag == "textarea" and self.forms:
            self.forms[-1][1][self._area] = self._text.removeprefix("\n")  # as browsers do
        elif tag == "select":
            self._select = ""


def form_of(page: Response, action: str = "") -> tuple[str, dict[str, str]]:
    """The form of a page that goes to an address of which ``action`` is a part; the first but signing out."""
    reader = Forms()
    reader.feed(page.text)
    found = [form for form in reader.forms if action in form[0] and form[0] != "/sair"]
    assert found, f"no form to {action!r} among {[form[0] for form in reader.forms]}"
    return found[0]


@dataclass
class Site:
    """The application, its database, and who is there."""

    app: FastAPI
    database: Database

    def visitor(self) -> "Someone":
        """Somebody without a sign-in."""
        return Someone(TestClient(self.app, base_url=BASE, follow_redirects=False, raise_server_exceptions=True))

    def someone(self, who: str) -> "Someone":
        """One of the demonstration's people, signed in: "comissao", "futsal", "volei", "domino", "truco"."""
        visitor = self.visitor()
        email, password = PASSWORDS[who]
        answer = visitor.send(visitor.get("/entrar"), {"email": email, "password": password}, "/entrar")
        assert answer.status_code == 303, answer.text
        return visitor

    def heats(self, competition: str) -> list[HeatFixture]:
        """The heats of a competition, by its short name, in order of time."""
        with self.database.reading() as session:
            event = find.event(session, EVENT)
            assert event is not None
            found = find.competition(session, event.id, competition)
            assert found is not None
            return heat_fixtures(session, event.id, competition_id=found.id)

    def matches(self, competition: str) -> list[Fixture]:
        """The matches of a competition, by its short name."""
        with self.database.reading() as session:
            event = find.event(session, EVENT)
            assert event is not None
            found = find.competition(session, event.id, competition)
            assert found is not None
            return [f for f in fixtures(session, event.id, competition_id=found.id) if f.second is not None]

    def unplayed(self, competition: str) -> int:
        """The number of a match that is still to be played."""
        return next(f.match.number for f in self.matches(competition) if f.latest is None)

    def closed(self, competition: str, state: str = "closed") -> int:
        """The number of a match with a sheet in that state."""
        return next(f.match.number for f in self.matches(competition) if f.latest and f.latest.state == state)

    def versions(self, number: int) -> int:
        """How many versions the sheet of a match has."""
        with self.database.reading() as session:
            event = find.event(session, EVENT)
            assert event is not None
            match = find.match(session, event.id, number)
            assert match is not None
            return len(find.versions(session, match.id))


@dataclass
class Someone:
    """A person with a browser that keeps their cookies."""

    client: TestClient

    def get(self, path: str, **headers: str) -> Response:
        """Asks for a page."""
        return self.client.get(path, headers=headers)

    def post(self, path: str, fields: Mapping[str, str], **headers: str) -> Response:
        """Sends fields as a browser on our own page would."""
        return self.client.post(path, data=dict(fields), headers={"origin": BASE, **headers})

    def send(self, page: Response, changes: Mapping[str, str], action: str = "") -> Response:
        """Sends the form of a page with some fields changed."""
        address, fields = form_of(page, action)
        return self.post(address, fields | dict(changes))


@pytest.fixture
def site(built_sqlite: Path, tmp_path: Path) -> Iterator[Site]:
    """The application over a demonstration of the test's own."""
    shutil.copy(built_sqlite, tmp_path / "sumula.db")
    database = Database(sqlite_url(tmp_path))
    yield Site(create_app(database), database)
    database.close()


def words(page: Response) -> str:
    """The text of a page, without its marks."""
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", page.text)))
