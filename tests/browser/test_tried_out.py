"""A tie-break tried out in a browser: it goes on by itself, can be stopped, and its bars are accessible."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.live import DESK, EVENT, PHONE, Visit
from tests.browser.test_accessible import OPTIONS

HERE = f"{EVENT}/comissao/regulamento/desempate/futsal"


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [PHONE, DESK])
def test_it_goes_on_by_itself_to_the_end(visit: Visit, width: int, dark: bool) -> None:
    visited = visit(width=width, dark=dark)
    visited.sign_in("comissao")
    page = visited.go(HERE)
    page.fill("#runs", "600")
    page.get_by_role("button", name="Pôr à prova").click()
    page.get_by_text("600 de 600 grupos").wait_for(timeout=60_000)
    assert page.get_by_role("button", name="Continuar").count() == 0
    found = Axe().run(page, options=OPTIONS).response["violations"]
    assert [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found] == []
    assert visited.overflow() <= 0


def test_it_can_be_stopped(visit: Visit) -> None:
    visited = visit(width=DESK)
    visited.sign_in("comissao")
    page = visited.go(HERE)
    page.fill("#runs", "20000")
    page.get_by_role("button", name="Pôr à prova").click()
    page.get_by_role("button", name="Parar aqui").click()
    page.get_by_role("button", name="Continuar").wait_for()
    assert page.get_by_role("button", name="Parar aqui").count() == 0
    first = page.locator("label[for=progress]").inner_text()
    page.wait_for_timeout(1500)
    assert page.locator("label[for=progress]").inner_text() == first, "it stands still"


def test_without_a_script_each_piece_is_asked_for(visit: Visit) -> None:
    visited = visit(script=False)
    visited.sign_in("comissao")
    page = visited.go(HERE)
    page.fill("#runs", "20000")
    page.get_by_role("button", name="Pôr à prova").click()
    first = page.locator("label[for=progress]").inner_text()
    page.get_by_role("button", name="Continuar").click()
    assert page.locator("label[for=progress]").inner_text() != first
