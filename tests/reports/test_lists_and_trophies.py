"""Refusals of lists in words and as data, and trophies explained like any other table."""

from pathlib import Path

import pytest

from core.competition import Standings, standings
from modalities.catalogue import find
from regulations.case import Case, read_case
from regulations.judged import judged
from reports.case_json import ranking_json, ranking_text, refusals_json, refusals_text
from reports.language import LANGUAGES, translator
from reports.refusals_of_entries import told

ROOT = Path(__file__).parents[2]


def case_at(name: str) -> tuple[Case, Standings]:
    case = read_case(ROOT / name, find)
    return case, standings(case.record, case.ruleset, case.modality)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pt-BR", "≥ 1 homem, 3 mulheres / 50 % funcionário, 100 % homens / 2 goleiro / 19"),
        ("es", "≥ 1 hombre, 3 mujeres / 50 % empleado, 100 % hombres / 2 goleiro / 19"),
        ("en", "≥ 1 man, 3 women / 50 % employee, 100 % men / 2 goleiro / 19"),
    ],
)
def test_figures_are_said_in_the_language_and_what_a_regulation_calls_itself_stays(language: str, said: str) -> None:
    assert told("≥ 1 man, 3 woman / 50 % employee, 100 % man / 2 goleiro / 19", translator(language)) == said


def test_what_is_refused_of_lists_with_its_article_and_what_is_not_decided() -> None:
    case, _ = case_at("modalities/cases/domino/comunidades-dupla-mista.toml")
    assert case.people is not None
    judgement = judged(case.people, case.ruleset)
    lines = refusals_text(judgement, translator("pt-BR")).splitlines()
    assert "✗ Alfa: 2 homens em jogo; exige-se 1 homem, 1 mulher / 2 mulheres (art. 02)." in lines
    assert lines[-1] == "? Iota: não decidido: não se sabe quem é homem e quem é mulher (art. 02)."
    data = refusals_json(judgement)
    assert data[-1] == {
        "who": "Iota",
        "rule": "roster.list_composition",
        "found": "",
        "allowed": "",
        "article": "art. 02",
        "decided": False,
    }


def test_that_nothing_was_refused_is_said_too() -> None:
    case, _ = case_at("tests/cases/worked/inscricao-minimo-de-inscricoes.toml")
    assert case.people is not None
    assert refusals_text(judged(case.people, case.ruleset), translator("pt-BR")) == "Nada foi recusado."


def test_a_trophy_is_explained_like_any_other_table() -> None:
    case, found = case_at("tests/cases/worked/trofeu-desempate-proprio.toml")
    text = ranking_text(found, case.modality, translator("pt-BR"))
    assert "Três equipes com 4 pontos" in text
    assert "1. Número de participantes: Beta 11, Alfa 11, Gama 9" in text
    assert "→ Gama fica em 3º. (Art. 1º, a)" in text


def test_places_counted_back_have_their_columns() -> None:
    case, found = case_at("tests/cases/worked/trofeu-pesos-por-modalidade.toml")
    head = ranking_text(found, case.modality, translator("pt-BR")).splitlines()[0]
    assert head.split() == ["Pos", "Equipe", "Pts", "WO", "1º", "2º", "3º"]


def test_sports_that_are_ranked_first_stand_above_and_divisions_have_their_names() -> None:
    case, found = case_at("tests/cases/worked/trofeu-provas-formam-a-modalidade.toml")
    assert ranking_text(found, case.modality, translator("pt-BR")).startswith("Antes: atletismo\n")
    data = ranking_json(found)
    assert [(place["place"], place["side"]) for place in data["before"][0]["places"]] == [
        *((1, "Alfa"), (2, "Beta"), (3, "Gama")),
    ]
    case, found = case_at("tests/cases/worked/trofeu-divisoes-por-tamanho.toml")
    for language, heading in zip(LANGUAGES, ("Divisão A", "División A", "Division A"), strict=True):
        assert ranking_text(found, case.modality, translator(language)).startswith(heading)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "path", sorted((ROOT / "tests/cases/worked").glob("trofeu-*.toml")), ids=lambda path: path.stem
)
def test_every_trophy_has_words_in_every_language(path: Path, language: str) -> None:
    case = read_case(path, find)
    found = standings(case.record, case.ruleset, case.modality)
    assert "%(" not in ranking_text(found, case.modality, translator(language))
    assert "%(" not in refusals_text(found.judgement, translator(language))
