"""The main pages on a phone and on a desk, in light and dark: nothing that axe-core finds, nothing too wide."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.live import DESK, EVENT, PHONE, Visit, Visited

OPTIONS = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
PUBLIC = (
    "/",
    f"{EVENT}/",
    f"{EVENT}/modalidades",
    f"{EVENT}/futsal-masculino",
    f"{EVENT}/truco-dupla-livre",
    f"{EVENT}/futsal-masculino/por-que/1",
    f"{EVENT}/futsal-masculino/disciplina",
    f"{EVENT}/decisoes",
    f"{EVENT}/jogos/1",
    f"{EVENT}/programacao",
    f"{EVENT}/delegacoes",
    f"{EVENT}/delegacoes/apicola-zumbido-doce",
    f"{EVENT}/regulamento",
    f"{EVENT}/regulamento/domino",
    f"{EVENT}/regulamento/futsal",
    f"{EVENT}/regulamento/futsal/resumo",
    f"{EVENT}/regulamento/versoes",
    f"{EVENT}/regulamento/versoes/2",
    f"{EVENT}/notas",
    f"{EVENT}/notas/1",
    f"{EVENT}/nada",
    "/entrar",
)
COMMITTEE = (
    f"{EVENT}/comissao",
    f"{EVENT}/comissao/delegacoes",
    f"{EVENT}/comissao/competicoes",
    f"{EVENT}/comissao/competicoes/futsal-masculino",
    f"{EVENT}/comissao/jogos/1",
    f"{EVENT}/comissao/sorteios/truco-dupla-livre",
    f"{EVENT}/comissao/disciplina",
    f"{EVENT}/comissao/competicoes/futsal-masculino/saida/1",
    f"{EVENT}/comissao/pessoas",
    f"{EVENT}/comissao/regulamento/desempate/futsal",
    f"{EVENT}/comissao/regulamento/casos",
    f"{EVENT}/comissao/regulamento/casos/novo",
    f"{EVENT}/comissao/regulamento/casos/1",
    f"{EVENT}/meus-jogos",
    "/conta",
    "/conta/evento",
)


def problems(visited: Visited, path: str) -> list[str]:
    """What axe-core finds on a page with all its panels open, and by how much it is too wide."""
    page = visited.go(path)
    page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true })")
    found = Axe().run(page, options=OPTIONS).response["violations"]
    listed = [f"{path}: {one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]
    return listed + ([f"{path}: {visited.overflow()} px too wide"] if visited.overflow() > 0 else [])


def test_what_is_wrong_is_found(visit: Visit) -> None:
    page = visit().go(f"{EVENT}/")
    page.evaluate("document.querySelector('main').innerHTML = '<h1>x</h1><h4>y</h4><img src=/static/icon.svg>'")
    found = {one["id"] for one in Axe().run(page, options=OPTIONS).response["violations"]}
    assert {"image-alt", "heading-order"} <= found


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [PHONE, DESK])
def test_public_pages(visit: Visit, width: int, dark: bool) -> None:
    visited = visit(width=width, dark=dark)
    assert [problem for path in PUBLIC for problem in problems(visited, path)] == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [PHONE, DESK])
def test_the_committees_pages(visit: Visit, width: int, dark: bool) -> None:
    visited = visit(width=width, dark=dark)
    visited.sign_in("comissao")
    assert [problem for path in COMMITTEE for problem in problems(visited, path)] == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("who", ["futsal", "volei", "domino", "truco"])
def test_the_sheet_of_each_kind(visit: Visit, who: str, dark: bool) -> None:
    visited = visit(dark=dark)
    visited.sign_in(who)
    page = visited.go(f"{EVENT}/meus-jogos")
    sheet = page.get_by_role("link", name="Lançar").first.get_attribute("href")
    assert sheet is not None
    assert problems(visited, sheet) == []
    assert problems(visited, sheet.replace("/sumula", "/outro-fim")) == []
    page = visited.go(sheet)
    page.fill("#s0-0", "x")
    page.get_by_role("button", name="Conferir e encerrar").click()
    page.locator("#refused").wait_for()
    found = Axe().run(page, options=OPTIONS).response["violations"]
    assert [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found] == []


@pytest.mark.parametrize("width", [320, PHONE])
@pytest.mark.parametrize("language", ["pt-BR", "es", "en"])
def test_no_page_is_wider_than_a_narrow_phone(visit: Visit, width: int, language: str) -> None:
    visited = visit(width=width, language=language)
    wide = []
    for path in PUBLIC:
        visited.go(path)
        if visited.overflow() > 0:
            wide.append(f"{path}: {visited.overflow()} px")
    assert wide == []
