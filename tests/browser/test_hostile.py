"""Names that are programs: shown to everybody, run by nobody."""

import pytest

from tests.browser.live import EVENT, Visit

HOSTILE = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg onload=alert(1)>',
    "' autofocus onfocus=alert(1) x='",
    "{{ 7 * 7 }}{% raw %}",
    "javascript:alert(1)//",
    "<style>*{display:none}</style>",
    "<a href=//elsewhere.example>x",
    "</title><script src=//elsewhere.example/x.js></script>",
    "<meta http-equiv=refresh content=0;url=//elsewhere.example>",
)


@pytest.mark.parametrize("width", [360])
def test_hostile_names_are_shown_and_do_nothing(visit: Visit, width: int) -> None:
    visited = visit(width=width)
    visited.sign_in("comissao")
    for number, name in enumerate(HOSTILE):
        page = visited.go(f"{EVENT}/comissao/delegacoes")
        page.fill("#f-official", name)
        page.fill("#f-name", f"{name} {number}"[:80])
        page.fill("#f-short", f"{number} {name}"[:22])
        page.fill("#f-code", f"H{number:02d}")
        page.locator("main form button.first").click()
        page.wait_for_load_state()
    for path in (
        f"{EVENT}/delegacoes",
        f"{EVENT}/comissao/delegacoes",
        f"{EVENT}/comissao/competicoes/futsal-masculino",
    ):
        page = visited.go(path)
        assert page.get_by_role("heading", level=1).is_visible()
    page = visited.go(f"{EVENT}/delegacoes")
    shown = page.locator("main").inner_text()
    assert sum(name in shown for name in HOSTILE) == len(HOSTILE)
    for link in page.locator("main .lines a").evaluate_all("all => all.map(one => one.getAttribute('href'))"):
        visited.go(link)
    assert visited.overflow() <= 0
