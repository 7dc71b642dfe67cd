"""The committee writes its regulation in a browser: with and without scripts, on a phone and on a desk."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.live import DESK, EVENT, PHONE, Visit, Visited
from tests.browser.test_accessible import problems

DRAFT = f"{EVENT}/comissao/regulamento"
PAGES = (
    DRAFT,
    f"{DRAFT}/futsal",
    f"{DRAFT}/general",
    f"{DRAFT}/futsal/texto",
    f"{DRAFT}/nota?artigo=futsal&numero=4º",
    f"{DRAFT}/experimentar",
    f"{DRAFT}/a-fixar",
    f"{DRAFT}/importar",
)
ATHLETES = '[name="e1/roster/athletes"]'


def begun(visited: Visited) -> Page:
    """A draft of the text in force."""
    visited.sign_in("comissao")
    page = visited.go(DRAFT)
    page.select_option("#f-source", "in force")
    page.get_by_role("button", name="Começar o rascunho").click()
    page.wait_for_load_state()
    return page


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [PHONE, DESK])
def test_every_page_of_it_is_accessible(visit: Visit, width: int, dark: bool) -> None:
    visited = visit(width=width, dark=dark)
    visited.sign_in("comissao")
    found = problems(visited, DRAFT)
    begun(visited)
    assert found + [problem for path in PAGES for problem in problems(visited, path)] == []


@pytest.mark.parametrize("language", ["es", "en"])
def test_no_page_of_it_is_wider_than_a_narrow_phone(visit: Visit, language: str) -> None:
    visited = visit(width=320)
    begun(visited)
    wide = []
    for path in PAGES:
        visited.go(f"{path}{'&' if '?' in path else '?'}lang={language}")
        if visited.overflow() > 0:
            wide.append(f"{path}: {visited.overflow()} px")
    assert wide == []


def test_the_linter_answers_while_one_types_and_nothing_typed_is_lost(visit: Visit) -> None:
    visited = visit(width=DESK)
    begun(visited)
    page = visited.go(f"{DRAFT}/futsal")
    page.fill(ATHLETES, "doze")
    page.press(ATHLETES, "Tab")
    expect(page.locator("#say-e1 .say.no")).to_be_visible()
    expect(page.locator("#findings")).to_contain_text("doze")
    page.fill('[name="e1/text"]', "Texto que se digita enquanto isso.")
    page.fill(ATHLETES, "13")
    page.press(ATHLETES, "Tab")
    expect(page.locator("#say-e1 .say.no")).to_have_count(0)
    expect(page.locator('[name="e1/text"]')).to_have_value("Texto que se digita enquanto isso.")
    page.get_by_role("button", name="Gravar o rascunho").last.click()
    expect(page.locator(ATHLETES)).to_have_value("13")


def test_without_scripts_a_criterion_moves_by_its_buttons_and_a_figure_is_added(visit: Visit) -> None:
    visited = visit(script=False)
    begun(visited)
    page = visited.go(f"{DRAFT}/futsal")
    second = page.locator('[name="e6/tiebreak/more/1/fact"]')
    was = second.input_value()
    page.locator('button[value="up e6/tiebreak/more 1"]').click()
    assert page.locator('[name="e6/tiebreak/more/0/fact"]').input_value() == was
    page.select_option('[name="add.key"]', "match.slot")
    page.get_by_role("button", name="Acrescentar a regra").click()
    page.fill('[name="e0/match/slot/n"]', "40")
    page.get_by_role("button", name="Gravar o rascunho").last.click()
    assert page.locator('[name="e0/match/slot/n"]').input_value() == "40"
