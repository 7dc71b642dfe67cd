"""The annotated regulation, the referee's summary and the tried-out tie-break as pages, papers and commands."""

import json
import re
from io import BytesIO
from pathlib import Path

import pypdf
import pytest
from typer.testing import CliRunner

from tests.web.site import HERE, Forms, Site, form_of, words
from web.commands.regulation import app
from web.simulating import read, written


def pages(data: bytes) -> list[str]:
    return [" ".join(page.extract_text().split()) for page in pypdf.PdfReader(BytesIO(data)).pages]


def test_an_article_stands_beside_its_figures_with_cases_readings_and_language(site: Site) -> None:
    answer = site.visitor().get(f"{HERE}/regulamento/futsal")
    text = words(answer)
    assert 'lang="pt-BR"' in answer.text
    assert "Decide: vitória: 3; derrota: 0." in text
    assert "Duas empatadas: confronto direto antes de defesa e saldo" in text
    assert "Padrões da modalidade" in text
    assert "só informação" in text
    english = site.visitor().get(f"{HERE}/regulamento/futsal?lang=en")
    assert '<html lang="en">' in english.text
    assert '<p class="law" lang="pt-BR">' in english.text, "the regulation's own text keeps its language"
    assert "Length of a partial" in words(english)
    for target in set(re.findall(rf'href="{HERE}/regulamento/futsal#([\w-]+)"', answer.text)):
        assert f'id="{target}"' in answer.text
    for target in set(re.findall(r'href="#([\w-]+)"', answer.text)):
        assert f'id="{target}"' in answer.text


def test_the_papers_are_made_once_and_are_the_same_until_the_text_changes(site: Site) -> None:
    visitor = site.visitor()
    first = visitor.get(f"{HERE}/regulamento/truco.pdf")
    assert first.headers["content-type"] == "application/pdf"
    assert "Truco" in first.headers["content-disposition"]
    assert visitor.get(f"{HERE}/regulamento/truco.pdf").content == first.content
    text = " ".join(pages(first.content))
    assert "Regulamento anotado: Truco dupla livre" in text
    sheet = visitor.get(f"{HERE}/regulamento/truco/resumo.pdf")
    assert len(pages(sheet.content)) == 1


def test_the_summary_is_a_page_too(site: Site) -> None:
    text = words(site.visitor().get(f"{HERE}/regulamento/futsal/resumo"))
    assert "protesto até: não diz" in text
    assert "padrão da modalidade" in text
    assert "† leitura adotada" in text
    index = site.visitor().get(f"{HERE}/regulamento")
    assert f'href="{HERE}/regulamento/futsal/resumo"' in index.text
    assert f'href="{HERE}/regulamento/general/resumo"' not in index.text


@pytest.mark.parametrize("path", ["nada", "nada.pdf", "nada/resumo", "general/resumo", "general/resumo.pdf"])
def test_what_is_not_there_is_not_there(site: Site, path: str) -> None:
    assert site.visitor().get(f"{HERE}/regulamento/{path}").status_code == 404


CHAINS = f"{HERE}/comissao/regulamento/desempate/futsal"


def test_a_tie_break_is_tried_out_piece_by_piece_without_a_script(site: Site) -> None:
    person = site.someone("comissao")
    page = person.get(CHAINS)
    _, fields = form_of(page, "/desempate/futsal")
    assert (fields["size"], fields["seed"]) == ("4", "1")
    answer = person.post(CHAINS, fields | {"runs": "30", "do": "start"})
    seen = 0
    while 'value="continue"' in answer.text:
        done = int(re.findall(r'name="done" value="(\d+)"', answer.text)[0])
        assert done > seen
        seen = done
        going = next(f for _, f in forms(answer.text) if "counted" in f)
        answer = person.post(CHAINS, going | {"do": "continue"})
    text = words(answer)
    assert "30 de 30 grupos" in text
    assert "Simulação: 30 grupos de 4, semente 1." in text
    assert "art. 4º, duas, a" in text
    again = person.post(CHAINS, fields | {"runs": "30", "do": "start"})
    if 'value="continue"' not in again.text:
        assert shares(again.text) == shares(answer.text), "the same seed, the same counts"


def forms(text: str) -> list[tuple[str, dict[str, str]]]:
    reader = Forms()
    reader.feed(text)
    return reader.forms


def shares(text: str) -> list[str]:
    return re.findall(r"<td>([\d,]+\s%)</td>", text)


def test_it_can_be_stopped_and_shows_what_was_counted(site: Site) -> None:
    person = site.someone("comissao")
    _, fields = form_of(person.get(CHAINS), "/desempate/futsal")
    answer = person.post(CHAINS, fields | {"runs": "20000", "do": "start"})
    assert 'hx-trigger="load"' in answer.text, "it goes on by itself where there is a script"
    going = next(f for _, f in forms(answer.text) if "counted" in f)
    stopped = person.post(CHAINS, going | {"do": "stop"})
    assert 'hx-trigger="load"' not in stopped.text
    assert f"{int(going['done'])} de 20.000 grupos" in words(stopped)
    assert 'value="continue"' in stopped.text


def test_counts_that_were_tampered_with_begin_anew(site: Site) -> None:
    person = site.someone("comissao")
    _, fields = form_of(person.get(CHAINS), "/desempate/futsal")
    for counted in ("", "x", "[1]", '[["runs",-1]]', '[["runs",true]]', '[["runs"]]', '{"runs":5}', '[["runs",7]]'):
        answer = person.post(CHAINS, fields | {"runs": "12", "done": "5", "counted": counted, "do": "continue"})
        assert answer.status_code == 200
        assert "12 grupos" in words(answer)
    assert read(written({("split", "two", "0"): 3, ("runs",): 9})) == {("runs",): 9, ("split", "two", "0"): 3}


def test_strange_figures_are_brought_within_what_can_be_done(site: Site) -> None:
    person = site.someone("comissao")
    _, fields = form_of(person.get(CHAINS), "/desempate/futsal")
    strange = {"size": "999", "advance": "-4", "place": "x", "runs": "0", "seed": "", "sides": "?", "category": "?"}
    answer = person.post(CHAINS, fields | strange | {"do": "start"})
    assert answer.status_code == 200
    assert "1 grupo de 8, semente 1" in words(answer)


def test_a_small_group_that_looks_at_results_alone_is_exact(site: Site) -> None:
    person = site.someone("comissao")
    here = f"{HERE}/comissao/regulamento/desempate/xadrez"
    page = person.get(here)
    if page.status_code == 404:
        pytest.fail("the demonstration plays by a regulation with chess")
    _, fields = form_of(page, "/desempate/xadrez")
    answer = person.post(here, fields | {"size": "3", "place": "0", "do": "start"})
    assert "Exato: todas as" in words(answer)
    assert 'name="counted"' not in answer.text


def test_it_is_the_committees_alone(site: Site) -> None:
    assert site.someone("futsal").get(CHAINS).status_code == 404
    assert site.visitor().get(CHAINS).status_code == 303


def test_the_draft_can_be_tried_out_before_it_counts(site: Site) -> None:
    person = site.someone("comissao")
    draft = f"{HERE}/comissao/regulamento"
    assert 'name="text"' not in person.get(CHAINS).text
    assert person.send(person.get(draft), {"source": "in force"}, draft).status_code == 303
    page = person.get(f"{draft}/truco/texto")
    text = form_of(page, "/texto")[1]["text"]
    two = '"a) point difference among tied", "b) point difference in phase", '
    changed = text.replace(two, "")
    assert changed != text
    assert person.send(page, {"text": changed}, "/texto").status_code in (200, 303)
    here = f"{draft}/desempate/truco"
    _, fields = form_of(person.get(here), "/desempate/truco")
    assert fields["text"] == "in force"
    now = person.post(here, fields | {"size": "3", "do": "start"})
    then = person.post(here, fields | {"size": "3", "text": "draft", "do": "start"})
    assert "Saldo de pontos entre si" in words(now)
    assert "Saldo de pontos entre si" not in words(then)
    assert "Exato: todas as 8 maneiras" in words(then)


def test_a_case_that_the_committee_keeps_stands_beside_its_article(site: Site) -> None:
    person = site.someone("comissao")
    cases = f"{HERE}/comissao/regulamento/casos"
    new = {
        "title": "Dois iguais na nossa regra",
        "competition": "truco/open",
        "sheets": "Alfa  12-8 12-9  Beta",
        "reasons": "Alfa, Beta   head-to-head   art. 4º",
    }
    tried = person.send(person.get(f"{cases}/novo"), new | {"do": "try"}, "/casos/novo")
    before = site.visitor().get(f"{HERE}/regulamento/truco")
    paper = site.visitor().get(f"{HERE}/regulamento/truco.pdf").content
    assert "Dois iguais na nossa regra" not in before.text
    assert person.send(tried, {"do": "keep"}, "/casos/novo").status_code == 303
    after = site.visitor().get(f"{HERE}/regulamento/truco")
    assert after.text.count("Dois iguais na nossa regra") >= 2, "beside the article, and in the list of cases"
    assert site.visitor().get(f"{HERE}/regulamento/truco.pdf").content != paper


# ------------------------------------------------------------------------------------------------------- command line


def run(*words_: str, **env: str) -> str:
    result = CliRunner().invoke(app, list(words_), env={"LC_ALL": "pt_BR.UTF-8", **env})
    assert result.exit_code == 0, result.output
    return result.stdout


def test_the_command_prints_a_file_and_its_summary(tmp_path: Path) -> None:
    said = run("print", "domino-comunidades", "--file", "domino", "--language", "es", "--output", str(tmp_path / "x"))
    (file,) = (tmp_path / "x").iterdir()
    assert said.strip() == str(file)
    assert file.name == "domino-comunidades-domino-es.pdf"
    assert "Reglamento anotado" in " ".join(pages(file.read_bytes()))
    run("summary", "jogos-cooperativas-2019", "--file", "truco", "--language", "pt-BR", "--output", str(tmp_path))
    assert len(pages((tmp_path / "jogos-cooperativas-2019-truco-resumo-pt-BR.pdf").read_bytes())) == 1


def test_the_command_names_what_there_is_where_a_file_is_not() -> None:
    for command in (["print", "domino-fid", "--file", "x"], ["summary", "domino-fid", "--file", "general"]):
        result = CliRunner().invoke(app, command)
        assert result.exit_code == 2
        assert "domino" in result.output
    assert CliRunner().invoke(app, ["print", "domino-fid", "--language", "fr"]).exit_code == 2
    assert CliRunner().invoke(app, ["chains", "domino-fid", "general"]).exit_code == 2


def test_the_command_tries_a_tie_break_out_the_same_every_time() -> None:
    asked = ("chains", "jogos-cooperativas-2019", "futsal", "--size", "4", "--runs", "40", "--seed", "1", "--json")
    data = json.loads(run(*asked))
    assert data["runs"] == 40
    assert data == json.loads(run(*asked))
    exact = run("chains", "jogos-cooperativas-2019", "xadrez", "--size", "3", "--place", "0")
    assert exact.startswith("Exato: todas as")
    assert "A linha entre" in exact
