"""What everybody sees: the day, the tables and why, the match, the regulation, in three languages, and as documents."""

import re

import pytest
from sqlalchemy import event

from tests.web.site import HERE, Site, words
from web.app import create_app
from web.language import preferred
from web.storage.database import Database

PAGES = (
    "/",
    f"{HERE}/",
    f"{HERE}/dias/2026-09-18",
    f"{HERE}/modalidades",
    f"{HERE}/futsal-masculino",
    f"{HERE}/futsal-masculino/por-que/1",
    f"{HERE}/atletismo-masculino",
    f"{HERE}/bolao-masculino",
    f"{HERE}/bolao-masculino/por-que/1",
    f"{HERE}/jogos/1",
    f"{HERE}/programacao",
    f"{HERE}/delegacoes",
    f"{HERE}/delegacoes/apicola-zumbido-doce",
    f"{HERE}/regulamento",
    f"{HERE}/regulamento/futsal",
    f"{HERE}/regulamento/general",
    "/entrar",
)


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_whole_and_has_one_heading(site: Site, path: str) -> None:
    page = site.visitor().get(path)
    assert page.status_code == 200
    assert page.text.count("<h1") == 1
    assert page.text.rstrip().endswith("</html>")
    assert "style=" not in page.text
    assert not re.search(r"<script(?![^>]*src=)", page.text)
    for link in re.findall(r'href="(/[^"#?]*)', page.text):
        assert site.visitor().get(link).status_code in (200, 303), link


def test_a_part_asked_for_by_htmx_is_the_whole_page_too(site: Site) -> None:
    page = site.visitor().get(f"{HERE}/", **{"hx-request": "true"})
    assert page.text.startswith("<!doctype html>")
    assert "HX-Request" in page.headers["vary"]


def test_the_same_revision_is_the_same_bytes_and_is_asked_for_cheaply(site: Site) -> None:
    for path in (f"{HERE}/futsal-masculino", f"{HERE}/futsal-masculino.pdf", f"{HERE}/futsal-masculino.csv"):
        first, second = site.visitor().get(path), site.visitor().get(path)
        assert first.content == second.content
        again = site.visitor().get(path, **{"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        spanish = site.visitor().get(f"{path}?lang=es", **{"if-none-match": first.headers["etag"]})
        assert spanish.status_code == 200


def test_a_change_makes_another_answer_for_everybody_at_once(site: Site) -> None:
    number = site.unplayed("futsal-feminino")
    before = site.visitor().get(f"{HERE}/jogos/{number}")
    person = site.someone("futsal")
    person.send(person.get(f"{HERE}/jogos/{number}/sumula"), {"plus": "s0.0"}, "/sumula")
    after = site.visitor().get(f"{HERE}/jogos/{number}", **{"if-none-match": before.headers["etag"]})
    assert after.status_code == 200
    assert "Ao vivo" in words(after)


def test_three_languages(site: Site) -> None:
    there = f"{HERE}/futsal-masculino"
    assert "Classificação em PDF" in words(site.visitor().get(there))
    assert "Clasificación en PDF" in words(site.visitor().get(there, **{"accept-language": "es-AR,es;q=0.9"}))
    assert "Standings in PDF" in words(site.visitor().get(there, **{"accept-language": "en"}))
    chosen = site.visitor()
    assert "Standings in PDF" in words(chosen.get(f"{there}?lang=en"))
    assert "Standings in PDF" in words(chosen.get(there)), "what was chosen is remembered"
    assert '<html lang="en">' in chosen.get(there).text


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "pt-BR"),
        ("pt", "pt-BR"),
        ("es-UY", "es"),
        ("fr,en;q=0.5", "en"),
        ("en;q=0.2, es;q=0.8", "es"),
        ("en;q=0, es;q=x", "pt-BR"),
        ("xx", "pt-BR"),
    ],
)
def test_the_language_that_a_browser_prefers(header: str, language: str) -> None:
    assert preferred(header) == language


def test_every_row_asks_why_and_the_answer_names_articles(site: Site) -> None:
    page = site.visitor().get(f"{HERE}/futsal-masculino")
    asked = re.findall(rf'class="ask" href="({HERE}/futsal-masculino/por-que/\d+)"', page.text)
    assert len(asked) == page.text.count("<tr class=") - page.text.count('<tr class="foul"') or len(asked) >= 12
    for link in asked:
        why = site.visitor().get(link)
        assert why.status_code == 200
        articles = re.findall(rf'class="art" href="{HERE}/regulamento/([\w.-]+)#(art-[\w-]+)"', why.text)
        assert articles, link
        for file, anchor in articles:
            assert f'id="{anchor}"' in site.visitor().get(f"{HERE}/regulamento/{file}").text, (file, anchor)


def test_a_criterion_of_the_longer_list_leads_to_the_part_of_the_article_that_states_it(site: Site) -> None:
    """The article is parted: one part for two teams, one for three or more."""
    why = site.visitor().get(f"{HERE}/futsal-masculino/por-que/1").text
    assert f'href="{HERE}/regulamento/futsal#art-4o-2"' in why
    rules = site.visitor().get(f"{HERE}/regulamento/futsal").text
    assert rules.index('id="art-4o"') < rules.index('id="art-4o-2"')


def test_an_unplayed_match_has_no_score(site: Site) -> None:
    page = site.visitor().get(f"{HERE}/jogos/{site.unplayed('futsal-feminino')}")
    assert 'class="score"' not in page.text
    assert "Ainda por jogar" in words(page)


def test_the_regulation_shows_what_was_inferred_and_what_no_article_states(site: Site) -> None:
    text = words(site.visitor().get(f"{HERE}/regulamento/futsal"))
    assert "Leitura adotada" in text
    assert "O que nenhum artigo diz" in text
    assert "Nenhum artigo o diz" in text or "padrão" in text


def test_names_of_people_are_shown_to_those_with_a_role_alone(site: Site) -> None:
    number = site.closed("futsal-masculino")
    assert "Marlene Tapajós" not in words(site.visitor().get(f"{HERE}/jogos/{number}"))
    assert "Marlene Tapajós" in words(site.someone("comissao").get(f"{HERE}/jogos/{number}"))


@pytest.mark.parametrize("path", ["/nada/", f"{HERE}/nada", f"{HERE}/jogos/0", f"{HERE}/jogos/x", f"{HERE}/dias/x"])
def test_what_is_not_there_says_so(site: Site, path: str) -> None:
    answer = site.visitor().get(path)
    assert answer.status_code == 404
    assert "Não há página aqui" in words(answer)


def test_documents_have_names_that_every_browser_takes(site: Site) -> None:
    for ending, start in (("pdf", b"%PDF-"), ("csv", b"\xef\xbb\xbf"), ("xlsx", b"PK")):
        answer = site.visitor().get(f"{HERE}/volei-de-quadra-feminino.{ending}")
        assert answer.content.startswith(start)
        named = answer.headers["content-disposition"]
        assert named.isascii()
        assert f".{ending}" in named


def test_hostile_names_are_only_text(site: Site) -> None:
    person = site.someone("comissao")
    page = person.get(f"{HERE}/comissao/delegacoes")
    hostile = "<script>alert(1)</script>"
    typed = {"official": hostile, "name": hostile, "short": "'\"><img src=x>", "code": "XSS"}
    assert person.send(page, typed, "/comissao/delegacoes").status_code == 303
    for path in (f"{HERE}/delegacoes", f"{HERE}/comissao/delegacoes", f"{HERE}/delegacoes/script-alert-1-script"):
        shown = person.get(path)
        assert shown.status_code == 200
        assert "<script>alert" not in shown.text
        assert "<img src=x>" not in shown.text


def test_few_questions_are_asked_of_the_database(site: Site) -> None:
    site.visitor().get(f"{HERE}/regulamento/futsal")  # read once for as long as it is in force
    asked: list[str] = []
    event.listen(site.database.engine, "before_cursor_execute", lambda *args: asked.append(args[2]))
    for path in (f"{HERE}/", f"{HERE}/futsal-masculino", f"{HERE}/programacao", f"{HERE}/jogos/1"):
        for most in (13, 4):  # the first one after a change, and everybody else
            asked.clear()
            site.visitor().get(path)
            reads = [one for one in asked if one.startswith("SELECT")]
            assert len(reads) <= most, (path, len(reads), reads)


def test_the_pages_and_a_result_on_both_databases(demo_database: Database) -> None:
    site = Site(create_app(demo_database), demo_database)
    for path in PAGES:
        assert site.visitor().get(path).status_code == 200, path
    person, number = site.someone("futsal"), site.unplayed("futsal-feminino")
    page = person.get(f"{HERE}/jogos/{number}/sumula")
    answer = person.send(page, {"s0.0": "1", "s0.1": "0", "s1.0": "0", "s1.1": "0", "do": "check"}, "/sumula")
    closed = person.send(person.get(answer.headers["location"]), {}, "/conferir")
    assert "Registrado às" in words(person.get(closed.headers["location"]))
    assert site.someone("comissao").get(f"{HERE}/comissao").status_code == 200
