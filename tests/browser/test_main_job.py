"""The main job on a phone: a coordinator enters a result, the table changes, and it says why, down to the article."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.live import EVENT, Visit, Visited

FUTSAL = f"{EVENT}/futsal-feminino"


def next_match(visited: Visited) -> str:
    """The address of the sheet of the first match that can be entered."""
    page = visited.go(f"{EVENT}/meus-jogos")
    link = page.get_by_role("link", name="Lançar").first
    href = link.get_attribute("href")
    assert href is not None
    return href


@pytest.mark.parametrize("script", [True, False])
def test_a_result_is_entered_and_the_table_says_why(visit: Visit, script: bool) -> None:
    visited = visit(script=script)
    visited.sign_in("futsal")
    sheet = next_match(visited)
    page = visited.go(sheet)
    sides = page.locator(".board .name").all_inner_texts()
    for _ in range(3):
        page.get_by_role("button", name=re.compile("^Mais um para .*período 1$")).first.click()
        page.wait_for_load_state("networkidle")
    expect(page.locator("#s0-0")).to_have_value("3")
    expect(page.locator("#s0-1")).to_have_value("0")
    page.fill("#s1-0", "0")
    page.fill("#s1-1", "1")
    page.get_by_role("button", name="Conferir e encerrar").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Confira antes de valer")
    expect(page.locator("main")).to_contain_text(f"Vitória de {sides[0]}.")
    page.get_by_role("button", name=re.compile("^Encerrar o jogo")).click()
    expect(page.locator("[role=status]")).to_contain_text("Registrado às")
    expect(page.locator(".board")).to_contain_text("3")
    page.locator(".trail a").click()
    row = page.locator("tbody tr", has_text=sides[0]).first
    row.get_by_role("link", name="por quê?").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Por quê?")
    page.locator("a.art").first.click()
    assert "/regulamento/futsal#art-" in page.url
    expect(page.locator(f"#{page.url.partition('#')[2]}")).to_be_visible()
    assert visited.overflow() <= 0


def test_the_standings_are_downloaded_on_paper(visit: Visit) -> None:
    visited = visit()
    page = visited.go(f"{EVENT}/futsal-masculino")
    with page.expect_download() as begun:
        page.get_by_role("link", name="Classificação em PDF").click()
    path = begun.value.path()
    assert path.read_bytes().startswith(b"%PDF-")
    assert begun.value.suggested_filename.endswith(".pdf")
