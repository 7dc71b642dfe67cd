"""A new installation on a phone: the first person gets in, sets an event up, and its first table is there."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.live import Visit, Visited
from web.server import invitation_words
from web.storage.database import Database, sqlite_url

HERE = "/jogos-novos"
ANA, PASSWORD = "ana@exemplo.test", "quatro palavras sem ordem"


@pytest.fixture
def database(migrated_sqlite: Path, tmp_path: Path) -> Iterator[Database]:
    """An installation in which nothing is yet."""
    shutil.copy(migrated_sqlite, tmp_path / "sumula.db")
    database = Database(sqlite_url(tmp_path))
    yield database
    database.close()


def enter(visited: Visited, link: str, email: str) -> None:
    """Takes an invitation up, and signs in with its password."""
    page = visited.go(urlsplit(link).path)
    page.fill("#password", PASSWORD)
    page.get_by_role("button", name="Gravar a senha").click()
    expect(page.locator("#email")).to_have_value(email)
    page.fill("#password", PASSWORD)
    page.locator("main button.first").click()
    page.wait_for_url(f"{visited.server}/conta")


def press(visited: Visited, name: str) -> None:
    """Presses a button, and looks whether the page that comes fits the phone."""
    visited.page.get_by_role("button", name=name, exact=True).first.click()
    visited.page.wait_for_load_state()
    assert visited.overflow() <= 0, visited.page.url


def test_from_nothing_to_the_first_table(database: Database, visit: Visit) -> None:
    assert "--invite" in invitation_words(database, "", "127.0.0.1", 8000)
    link = re.search(r"http://\S+", invitation_words(database, ANA, "127.0.0.1", 8000))
    assert link is not None
    visited = visit()
    page = visited.go("/")
    assert "Ainda não há evento" in page.locator("main").inner_text()
    enter(visited, link[0], ANA)

    page.get_by_role("link", name="Abrir um evento").click()
    page.fill("#f-name", "Jogos Novos")
    page.fill("#f-slug", "jogos-novos")
    page.fill("#f-place", "Vila Nova")
    page.fill("#f-starts", "2030-05-04")
    page.fill("#f-ends", "2030-05-05")
    page.select_option("#f-regulation", "jogos-cooperativas-2019")
    press(visited, "Abrir o evento")
    page.get_by_role("link", name="Delegações").first.click()
    for number in range(1, 5):
        for field, value in (("official", "Cooperativa Nº"), ("name", "Número"), ("short", "Nº"), ("code", "N0")):
            page.fill(f"#f-{field}", f"{value}{'' if field == 'code' else ' '}{number}")
        press(visited, "Acrescentar a delegação")
    page.get_by_role("link", name="Competições").first.click()
    page.select_option("#f-what", "futsal/male")
    page.fill("#f-name", "Futsal masculino")
    page.fill("#f-advance", "2")
    press(visited, "Abrir a competição")
    for _ in range(4):
        press(visited, "Inscrever")
    assert page.locator("ol.lines li").count() == 4, "the next delegation is at hand each time"
    press(visited, "Formar os grupos assim")
    press(visited, "Fazer os jogos")

    page.get_by_role("link", name="Pessoas").click()
    page.fill("#f-name", "Bia Nova")
    page.fill("#f-email", "bia@exemplo.test")
    page.select_option("#f-role", "futsal-masculino")
    press(visited, "Convidar")
    coordinator = visit()
    enter(coordinator, page.locator(".say.ok a").inner_text(), "bia@exemplo.test")

    page = coordinator.page
    page.get_by_role("link", name="Meus jogos").first.click()
    page.get_by_role("link", name="Lançar").first.click()
    for field, value in (("s0-0", "2"), ("s0-1", "0"), ("s1-0", "1"), ("s1-1", "0")):
        page.fill(f"#{field}", value)
    press(coordinator, "Conferir e encerrar")
    page.get_by_role("button", name=re.compile("^Encerrar o jogo")).click()
    page.get_by_role("link", name="Futsal masculino").first.click()
    expect(page.locator("tbody tr").first).to_contain_text("3")
    expect(page.locator("td.pos").first).to_have_text("1")
    assert coordinator.overflow() <= 0
