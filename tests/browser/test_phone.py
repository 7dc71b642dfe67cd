"""On a phone with a poor network: one tap is one write, what was typed stays, and the keypad is the phone's own."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.live import EVENT, Visit, Visited


def sheet(visited: Visited, who: str) -> Page:
    """The form of the first match of a coordinator that is still to be played."""
    visited.sign_in(who)
    page = visited.go(f"{EVENT}/meus-jogos")
    page.locator("section", has_text="Por jogar").get_by_role("link", name="Lançar").first.click()
    page.wait_for_url("**/sumula")
    return page


def slowed(page: Page, milliseconds: int) -> None:
    """Every write takes so long."""

    def later(route: Route) -> None:
        if route.request.method == "POST":
            page.wait_for_timeout(milliseconds)
        route.continue_()

    page.route("**/jogos/**", later)


def test_five_quick_taps_on_plus_are_as_many_writes_as_steps(visit: Visit) -> None:
    visited = visit()
    page = sheet(visited, "futsal")
    plus = page.locator("#s0-0-plus")
    plus.evaluate("button => { for (let i = 0; i < 5; i++) { button.click() } }")
    expect(page.locator("#s0-0")).to_have_value("1")
    page.wait_for_load_state("networkidle")
    assert len(visited.posts) == 1
    plus.click()
    expect(page.locator("#s0-0")).to_have_value("2")
    assert len(visited.posts) == 2


def test_five_taps_on_record_are_one_write(visit: Visit) -> None:
    visited = visit()
    page = sheet(visited, "futsal")
    page.fill("#s0-0", "1")
    page.fill("#s0-1", "0")
    page.locator(".close button").first.evaluate("button => { for (let i = 0; i < 5; i++) { button.click() } }")
    page.wait_for_load_state("networkidle")
    expect(page.locator("#s0-0")).to_have_value("1")
    assert len(visited.posts) == 1


def test_enter_in_the_last_field_records_and_presses_no_minus(visit: Visit) -> None:
    visited = visit()
    page = sheet(visited, "futsal")
    page.fill("#s0-0", "2")
    page.fill("#s0-1", "1")
    page.press("#s0-1", "Enter")
    page.wait_for_load_state("networkidle")
    assert [page.locator(f"#s0-{side}").input_value() for side in (0, 1)] == ["2", "1"]
    assert len(visited.posts) == 1


def test_a_lost_network_says_that_nothing_was_recorded_and_the_buttons_come_back(visit: Visit) -> None:
    visited = visit()
    page = sheet(visited, "futsal")
    page.fill("#s1-0", "4")
    page.fill("#s1-1", "3")
    page.context.set_offline(True)
    page.locator("#s0-0-plus").click()
    expect(page.locator("#offline")).to_contain_text("Sem rede: nada foi gravado")
    expect(page.locator("#s0-0-plus")).to_be_enabled()
    expect(page.locator("#s1-0")).to_have_value("4")
    page.context.set_offline(False)
    page.locator("#s0-0-plus").click()
    expect(page.locator("#s0-0")).to_have_value("1")
    expect(page.locator("#s1-0")).to_have_value("4")
    expect(page.locator("#offline")).to_be_hidden()
    lost = ("ERR_INTERNET_DISCONNECTED", "htmx:sendError", "htmx:afterRequest")
    visited.wrong = [what for what in visited.wrong if not any(name in what for name in lost)]


def test_while_a_step_is_on_its_way_nothing_else_is_pressed_or_typed(visit: Visit) -> None:
    visited = visit()
    page = sheet(visited, "futsal")
    slowed(page, 600)
    page.locator("#s0-0-plus").click(no_wait_after=True)
    expect(page.locator("#s0-1-plus")).to_be_disabled()
    assert page.locator("#s1-0").evaluate("field => field.readOnly")
    expect(page.locator("#s0-0")).to_have_value("1")
    expect(page.locator("#s0-1-plus")).to_be_enabled()
    assert not page.locator("#s1-0").evaluate("field => field.readOnly")
    assert page.evaluate("document.activeElement.id") == "s0-0-plus", "the focus is where it was"


def test_reasons_are_read_out_and_reached(visit: Visit) -> None:
    visited = visit()
    page = sheet(visited, "volei")
    page.fill("#s0-0", "30")
    page.fill("#s0-1", "2")
    page.get_by_role("button", name="Conferir e encerrar").click()
    field = page.locator("#s0-0")
    expect(field).to_have_attribute("aria-invalid", "true")
    described = field.get_attribute("aria-describedby")
    assert described is not None
    expect(page.locator(f"#{described}")).to_contain_text("art.")
    expect(page.locator("[role=alert]").first).to_contain_text("Não gravado")
    expect(field).to_have_value("30")


def test_points_and_hands_and_partials_without_a_reload(visit: Visit) -> None:
    visited = visit()
    page = sheet(visited, "volei")
    page.evaluate("window.stayed = true")
    page.locator("#point-0").click()
    expect(page.locator("#s0-0")).to_have_value("1")
    page.locator("#point-0").click()
    expect(page.locator("#s0-0")).to_have_value("2")
    page.locator("#undo").click()
    expect(page.locator("#s0-0")).to_have_value("1")
    assert page.evaluate("window.stayed")


@pytest.mark.parametrize("script", [True, False])
def test_dominoes_hand_by_hand(visit: Visit, script: bool) -> None:
    visited = visit(script=script)
    page = sheet(visited, "domino")
    page.locator("label[for=won-0]").click()
    page.fill("#points", "22")
    page.get_by_role("button", name="Lançar queda").click()
    expect(page.locator(".ledger tbody tr")).to_have_count(1)
    page.locator("label[for=offender-1]").click()
    page.get_by_role("button", name=re.compile("Gato")).click()
    expect(page.locator(".ledger tbody tr")).to_have_count(2)
    expect(page.locator(".ledger tfoot")).to_contain_text("52")
    page.get_by_role("button", name="Desfazer").click()
    expect(page.locator(".ledger tbody tr")).to_have_count(1)


def test_the_keypad_is_numeric_and_no_field_is_so_small_that_the_phone_zooms(visit: Visit) -> None:
    visited = visit()
    page = sheet(visited, "futsal")
    fields = page.locator("form.sheet input:not([type=hidden]):not([type=radio])")
    for index in range(fields.count()):
        field = fields.nth(index)
        figures = not str(field.get_attribute("name")).endswith("athlete")
        assert (field.get_attribute("inputmode") == "numeric") == figures
        assert field.evaluate("field => parseFloat(getComputedStyle(field).fontSize)") >= 16
    small = page.locator("form.sheet button:visible").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().height < 44).map(one => one.outerHTML)"
    )
    assert small == []


def test_back_forward_and_reload_always_give_a_whole_page_of_now(visit: Visit) -> None:
    visited = visit()
    page = sheet(visited, "futsal")
    page.locator("#s0-0-plus").click()
    expect(page.locator("#s0-0")).to_have_value("1")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Meus jogos")
    page.go_forward()
    expect(page.locator("#s0-0")).to_have_value("1")
    expect(page.locator("header.masthead")).to_be_visible()
    page.reload()
    expect(page.locator("#s0-0")).to_have_value("1")
    assert len(visited.posts) == 1


def test_a_sign_in_that_ended_shows_the_sign_in_at_the_next_step_and_loses_nothing(visit: Visit) -> None:
    visited = visit()
    page = sheet(visited, "futsal")
    page.fill("#s1-0", "4")
    page.fill("#s1-1", "3")
    page.context.clear_cookies()
    page.locator("#s0-0-plus").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Entre para gravar")
    page.fill("#email", "futsal@exemplo.test")
    page.fill("#password", "jogos-de-futsal")
    page.locator("main button.first").click()
    page.get_by_role("button", name="Enviar o que digitei").click()
    expect(page.locator("#s0-0")).to_have_value("1")
    expect(page.locator("#s1-0")).to_have_value("4")
    expect(page.locator("#s1-1")).to_have_value("3")
    visited.wrong = [what for what in visited.wrong if "401" not in what]


def test_a_server_that_fails_says_so_beside_the_buttons_and_keeps_what_was_typed(visit: Visit) -> None:
    visited = visit()
    page = sheet(visited, "futsal")
    page.fill("#s1-0", "4")
    page.route("**/sumula", lambda route: route.fulfill(status=500, body="x"))
    page.locator("#s0-0-plus").click()
    expect(page.locator("#offline")).to_contain_text("O servidor falhou")
    expect(page.locator("#s1-0")).to_have_value("4")
    expect(page.locator("#s0-0-plus")).to_be_enabled()
    visited.wrong = [what for what in visited.wrong if "500" not in what]
