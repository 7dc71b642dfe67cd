"""A live server with the demonstration on a free port, and pages that tell all that goes wrong in them."""

import shutil
import socket
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from os import environ
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import uvicorn
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, sync_playwright

from web.app import create_app
from web.demo.cast import PEOPLE
from web.storage.database import Database, sqlite_url

EVENT = "/jogos-do-vale"
PHONE, DESK = 360, 1280
PASSWORDS = {person.email.partition("@")[0]: (person.email, person.password) for person in PEOPLE}
FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where the browser is."""
    found = environ.get("SUMULA_CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
    assert Path(found).exists(), f"{found} is not there: install chromium, or name a browser in SUMULA_CHROMIUM."
    return found


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """One browser for the whole run."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def database(built_sqlite: Path, tmp_path: Path) -> Iterator[Database]:
    """A demonstration of the test's own."""
    shutil.copy(built_sqlite, tmp_path / "sumula.db")
    database = Database(sqlite_url(tmp_path))
    yield database
    database.close()


@pytest.fixture
def server(database: Database) -> Iterator[str]:
    """The address of a server over the database of the test."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    running = uvicorn.Server(uvicorn.Config(create_app(database), port=port, log_level="error"))
    thread = threading.Thread(target=running.run, daemon=True)
    thread.start()
    until = time.monotonic() + 20
    while not running.started and time.monotonic() < until:
        time.sleep(0.02)
    assert running.started, "the server did not start"
    yield f"http://127.0.0.1:{port}"
    running.should_exit = True
    thread.join(10)


@dataclass
class Visited:
    """A page with all that went wrong in it, and the writes that it sent."""

    page: Page
    server: str
    wrong: list[str] = field(default_factory=list)
    posts: list[str] = field(default_factory=list)

    def go(self, path: str) -> Page:
        """Opens an address of the server."""
        self.page.goto(f"{self.server}{path}")
        return self.page

    def sign_in(self, who: str) -> None:
        """Enters as one of the demonstration's people."""
        email, password = PASSWORDS[who]
        self.go("/entrar?next=/conta")
        self.page.fill("#email", email)
        self.page.fill("#password", password)
        self.page.click("main button.first")
        self.page.wait_for_url("**/conta")
        self.posts.clear()

    def watch(self) -> None:
        """Writes down console errors, policy reports, scripts that fail, requests that leave the server."""
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.wrong.append(f"script: {error}"))
        self.page.on("dialog", lambda dialog: self.wrong.append(f"dialog: {dialog.message}"))
        self.page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        # A refused form answers 4xx on purpose, and Chromium writes that down as an error of its own.
        if message.type == "error" and "status of 4" not in message.text:
            self.wrong.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        if f"{urlsplit(request.url).scheme}://{urlsplit(request.url).netloc}" != self.server:
            self.wrong.append(f"elsewhere: {request.url}")
        if request.method == "POST":
            self.posts.append(urlsplit(request.url).path)

    def overflow(self) -> int:
        """By how many pixels the page is wider than its window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


Visit = Callable[..., Visited]


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Visit]:
    """Makes visits; at the end none of them may have seen anything wrong."""
    made: list[Visited] = []

    def make(*, width: int = PHONE, script: bool = True, dark: bool = False, language: str = "pt-BR") -> Visited:
        context = browser.new_context(
            viewport={"width": width, "height": 780},
            color_scheme="dark" if dark else "light",
            locale=language,
            java_script_enabled=script,
        )
        context.set_default_timeout(10_000)
        visited = Visited(context.new_page(), server)
        visited.watch()
        made.append(visited)
        return visited

    yield make
    wrong = [what for visited in made for what in visited.wrong]
    for visited in made:
        visited.page.context.close()
    assert wrong == []
