"""The committee's worked cases on the screen: tried, kept, changed, removed; nothing typed is lost."""

from html import unescape

from tests.web.site import HERE, Site, words

CASES = f"{HERE}/comissao/regulamento/casos"
NEW = {
    "title": "Dois iguais: vale o confronto",
    "competition": "truco/open",
    "sheets": "Alfa  12-8 12-9  Beta\nBeta  12-1 12-2  Gama\nAlfa  12-5 3-12 4-12  Gama",
    "table": "1 Gama 3\n2 Beta 3\n3 Alfa 3",
}


def test_a_case_is_tried_before_it_is_kept(site: Site) -> None:
    person = site.someone("comissao")
    page = person.get(f"{CASES}/novo")
    tried = person.send(page, NEW | {"do": "try"}, "/casos/novo")
    assert tried.status_code == 200
    assert "Dois iguais: vale o confronto" in unescape(tried.text)
    assert "Alfa  12-8 12-9  Beta" in unescape(tried.text)
    assert "Alfa" in words(tried)
    kept = person.send(tried, {"do": "keep"}, "/casos/novo")
    assert (kept.status_code, kept.headers["location"]) == (303, CASES)
    listed = person.get(CASES)
    assert "Dois iguais: vale o confronto" in unescape(listed.text)
    assert "falha" in words(listed)


def test_a_kept_case_is_changed_and_removed(site: Site) -> None:
    person = site.someone("comissao")
    page = person.get(f"{CASES}/1")
    assert "Sai como diz." in words(page)
    changed = person.send(page, {"title": "Outro título", "do": "keep"}, "/casos/1")
    assert changed.status_code == 303
    stale = person.send(page, {"title": "Mais outro", "do": "keep"}, "/casos/1")
    assert stale.status_code == 422
    assert "Mais outro" in stale.text
    gone = person.send(person.get(f"{CASES}/1"), {"do": "remove"}, "/casos/1")
    assert gone.status_code == 303
    assert person.get(f"{CASES}/1").status_code == 404


def test_what_cannot_be_kept_is_said_beside_its_field_and_nothing_is_lost(site: Site) -> None:
    person = site.someone("comissao")
    page = person.get(f"{CASES}/novo")
    answer = person.send(page, NEW | {"title": "", "table": "'''<b>", "do": "keep"}, "/casos/novo")
    assert answer.status_code == 422
    assert answer.text.count('aria-invalid="true"') == 2
    assert "'''<b>" in unescape(answer.text)
    assert "<b></textarea>" not in answer.text
    unread = person.send(page, NEW | {"more": "x =", "do": "try"}, "/casos/novo")
    assert unread.status_code == 422
    assert "Não está escrito em TOML" in words(unread)
    unread = person.send(page, NEW | {"sheets": "Alfa 1-0 Beta", "do": "try"}, "/casos/novo")
    assert unread.status_code == 200
    assert "Não pode ser lido" in words(unread)
