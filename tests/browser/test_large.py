"""Forty sides, twenty groups, names without an end: no page is wider than its window, no word is broken that fits."""

import pytest

from tests.browser.live import DESK, EVENT, PHONE, Visit
from tests.web.large import LARGE, large_event
from web.storage.database import Database

PAGES = ("/", "/grupo-de-quarenta", "/vinte-grupos", "/grupo-de-quarenta/por-que/15", "/delegacoes", "/jogos/15")
KEPT = ("/comissao/delegacoes", "/comissao/competicoes/vinte-grupos", "/comissao/jogos/15", "/jogos/15/sumula")

BROKEN = """selector => [...document.querySelectorAll(selector)].filter(one => {
  const range = document.createRange();
  const texts = [...one.childNodes].filter(node => node.nodeType === 3);
  return texts.some(node => [...node.data.matchAll(/\\S+/g)].some(word => {
    range.setStart(node, word.index);
    range.setEnd(node, word.index + word[0].length);
    return word[0].length < 20 && range.getClientRects().length > 1 && !word[0].includes("-");
  }));
}).map(one => one.textContent)"""
"""The elements in which a word of a usual length stands on two lines."""


@pytest.mark.parametrize("width", [320, DESK])
def test_no_page_is_wider_than_its_window(database: Database, visit: Visit, width: int) -> None:
    large_event(database)
    visited = visit(width=width)
    visited.sign_in("comissao")
    wide = []
    for path in (*PAGES, *KEPT):
        visited.go(f"{LARGE}{path}")
        if visited.overflow() > 0:
            wide.append(f"{path}: {visited.overflow()} px")
    assert wide == []


@pytest.mark.parametrize("width", [320, PHONE])
def test_a_name_is_not_broken_within_a_word(visit: Visit, width: int) -> None:
    visited = visit(width=width)
    for path in ("/", "/programacao", "/volei-de-quadra-feminino", "/truco-dupla-livre", "/futsal-masculino"):
        page = visited.go(f"{EVENT}{path}")
        for where in (".side > span:first-child", ".table tbody th", ".cross tbody th", ".board .name"):
            assert page.evaluate(BROKEN, where) == [], (path, where)
