"""``./sumula regulation``: lint, list, show."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tests.regulations.reading import GENERAL, article, head
from web.commands.regulation import app

VALE_AZUL = str(Path(__file__).parent / "vale_azul")


def run(*arguments: str, language: str = "C") -> Result:
    return CliRunner().invoke(app, list(arguments), env={"LC_ALL": language})


def test_a_sound_regulation_has_remarks_alone() -> None:
    result = run("lint", VALE_AZUL)
    assert result.exit_code == 0
    assert "1 of 13 entries are inferred." in result.stdout
    assert result.stdout.splitlines()[-1].startswith("0 errors, ")


def test_a_faulty_one_is_told_all_its_faults_and_leaves_1(tmp_path: Path) -> None:
    (tmp_path / "general.toml").write_text(GENERAL, encoding="utf-8")
    faulty = head("futsal") + article("7º", "table_points = { wins = 3 }") + article("8º", "") + article("9º", "")
    (tmp_path / "futsal.toml").write_text(faulty, encoding="utf-8")
    result = run("lint", str(tmp_path))
    assert result.exit_code == 1
    assert 'error    futsal.toml, art. 7º: table_points has no "wins". Did you mean "win"?' in result.stdout
    assert result.stdout.splitlines()[-1] == "1 error, 0 remarks"


def test_articles_that_are_only_read_are_told_together(tmp_path: Path) -> None:
    (tmp_path / "futsal.toml").write_text(head("futsal") + article("8º", "") + article("9º", ""), encoding="utf-8")
    told = "futsal.toml: these articles state no figure and are only read: 8º; 9º."
    assert told in run("lint", str(tmp_path)).stdout


def test_findings_as_data() -> None:
    lines = [json.loads(line) for line in run("lint", VALE_AZUL, "--json").stdout.splitlines()]
    assert {line["severity"] for line in lines} == {"remark"}
    assert set(lines[0]) == {"severity", "code", "file", "article", "letter", "line", "text"}


def test_known_regulations_are_listed() -> None:
    assert "jogos-cooperativas-2019" in run("list").stdout.splitlines()


def test_one_that_is_not_known_is_refused_with_those_that_are() -> None:
    result = run("lint", "nenhum")
    assert result.exit_code == 1
    assert "jogos-cooperativas-2019" in result.stderr


def test_each_article_is_shown_with_what_it_states() -> None:
    shown = run("show", VALE_AZUL, "futsal").stdout
    assert "futsal.toml: Futsal" in shown
    assert "general.toml" not in shown
    assert "art. 4º  Vitória três, empate um." in shown
    assert "      table_points.walkover_loss = -1" in shown
    assert "      match.time.segment: left to the committee, 10 min to 15 min" in shown
    assert "        inferred: O original não diz quem ocupa a quarta vaga" in shown


@pytest.mark.parametrize("language", ["pt_BR.UTF-8", "es_UY.UTF-8"])
def test_it_speaks_the_language_of_the_terminal(language: str) -> None:
    assert "entries are inferred" not in run("lint", VALE_AZUL, language=language).stdout


def test_coverage_is_measured_and_all_of_it_leaves_0() -> None:
    result = run("coverage", "domino-comunidades")
    assert result.exit_code == 0
    assert result.stdout == (
        "domino-comunidades: 18 of 22 articles state a rule; applied: 18; shown by a case: 18 (100 %)\n"
    )
    told = json.loads(run("coverage", "domino-comunidades", "--json").stdout)
    assert (told["stating"], told["exercised"], told["percent"], told["missing"]) == (18, 18, 100, [])


def test_what_no_case_shows_is_told_and_leaves_1(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "copa"
    own.mkdir()
    (own / "general.toml").write_text(GENERAL, encoding="utf-8")
    (own / "futsal.toml").write_text(head("futsal") + article("8º", "roster = { athletes = 9 }"), encoding="utf-8")
    monkeypatch.setenv("SUMULA_REGULATIONS", str(tmp_path))
    result = run("coverage", "copa", "--missing")
    assert result.exit_code == 1
    assert "  futsal, art. 8º: roster.athletes" in result.stdout.splitlines()
    (own / "cases").mkdir()
    (own / "cases" / "nove.toml").write_text(
        'title = "Nove"\nuse = "copa/futsal"\nfigures = "roster.athletes  9  art. 8º"\n', encoding="utf-8"
    )
    assert run("coverage", "copa").exit_code == 0


def test_a_regulation_that_is_not_there_has_no_coverage() -> None:
    result = run("coverage", "nada")
    assert result.exit_code == 1
    assert "nada" in result.stderr
