"""What ``rank`` answers: as data, exactly as the architecture has it, and as text for a terminal."""

import json
import re
from fractions import Fraction
from typing import Any

import pytest

from core.competition import Record, Standings, standings
from core.exact import ABOVE_ALL, Value
from core.modality import Modality
from core.play.notation import read_sheets
from core.standings.criterion import Criterion, Where
from core.standings.ranking import Place, Ranking, Step
from modalities.catalogue import find
from regulations.case import case_of
from regulations.read import inline
from reports.case_json import ranking_json, ranking_text, where
from reports.language import LANGUAGES, translator
from tests.reports.league import CHAINS, FUTSAL, GROUP_D, chain

WITHOUT_THE_LAST = "without the last placed"
SHEETS = """
Alfa  3-2  Beta
Beta  1-0  Gama
Gama  2-1  Alfa
"""
ARTICLES = [
    {"number": "1º", "text": "Um gol.", "match": {"segments": 1}},
    {"number": "2º", "text": "Três pontos.", "table_points": {"win": 3, "draw": 1, "loss": 0}},
    {
        "number": "4º",
        "text": "Entre si, no grupo, sorteio.",
        "tiebreak": {"any": ["a) goal difference among tied", "b) goals for in group", "lot"]},
    },
]


def futsal() -> Modality:
    """The built-in sport."""
    modality = find("futsal")
    assert modality is not None
    return modality


def ranked(sheets: str) -> tuple[Standings, Record]:
    """A case in these articles."""
    record = Record(matches=read_sheets(sheets))
    return standings(record, inline(ARTICLES, futsal(), "open"), futsal()), record


def test_places_and_steps_as_the_architecture_has_them() -> None:
    data: dict[str, Any] = ranking_json(ranked(SHEETS)[0])
    assert list(data) == ["places", "steps", "due"]
    assert [(place["place"], place["side"], place["shared"]) for place in data["places"]] == [
        *((1, "Alfa", False), (2, "Beta", False), (3, "Gama", False))
    ]
    assert data["places"][0]["facts"]["goal difference"] == "0"
    by, difference, goals = data["steps"]
    assert list(difference) == ["criterion", "article", "over", "sides", "values", "matches", "parts", "skipped"]
    assert difference == {
        "criterion": "goal difference among tied",
        "article": "art. 4º, a",
        "over": ["Alfa", "Beta", "Gama"],
        "sides": ["Alfa", "Beta", "Gama"],
        "values": {"Alfa": "0", "Beta": "0", "Gama": "0"},
        "matches": difference["matches"],
        "parts": [["Alfa", "Beta", "Gama"]],
        "skipped": None,
    }
    assert sorted(difference["matches"]) == sorted(SHEETS.strip().splitlines())
    assert (by["criterion"], by["article"], by["over"]) == ("table points in phase", None, "in phase")
    assert (goals["over"], goals["parts"]) == ("in group", [["Alfa"], ["Beta"], ["Gama"]])


def test_groups_are_named_only_where_there_are_several() -> None:
    several = ranking_json(ranked("group A\nAlfa  1-0  Beta\ngroup B\nGama  2-0  Delta")[0])
    assert [(place["group"], place["side"]) for place in several["places"]] == [
        *(("A", "Alfa"), ("A", "Beta"), ("B", "Gama"), ("B", "Delta"))
    ]
    assert "group" not in ranking_json(ranked("Alfa  1-0  Beta")[0])["places"][0]


def test_what_is_due() -> None:
    found, _ = ranked("Alfa  1-1  Beta")
    data = ranking_json(found)
    assert data["due"] == [{"what": "lot", "sides": ["Alfa", "Beta"]}]
    assert [place["shared"] for place in data["places"]] == [True, True]


def test_exact_values_are_texts() -> None:
    step = Step(CHAINS.by[0], "by", ("a", "b", "c"), (("a",), ("b",), ("c",)), (), {})
    values: dict[str, Value] = {"a": ABOVE_ALL, "b": Fraction(7, 5), "c": (3, Fraction(1, 2))}
    ranking = Ranking(
        (Place(1, "a", False, facts={"goal ratio": Fraction(7, 5)}),),
        (Step(step.criterion, "by", step.sides, step.parts, (), values, (), "never met"),),
    )
    found, _ = ranked("Alfa  1-0  Beta")
    data = ranking_json(Standings((ranking,), {}, {}, found.ledger, found.chains))
    assert data["places"][0]["facts"] == {"goal ratio": "7/5"}
    assert data["steps"][0]["values"] == {"a": "above all", "b": "7/5", "c": ["3", "1/2"]}
    assert data["steps"][0]["skipped"] == "never met"
    json.dumps(data)


@pytest.mark.parametrize(
    ("criterion", "words"),
    [
        (Criterion("", where=Where.STAGE, stage="semi-final"), "in semi-final"),
        (Criterion("", where=Where.FIRST_PLACES, number=3), "against the first 3"),
        (Criterion("", where=Where.LAST_MATCHES, number=5), "in the last 5 matches"),
        (Criterion("", where=Where.LAST_SEGMENTS, number=9), "in the last 9 segments"),
        (Criterion("", where=Where.COMPETITION), "in competition"),
        (Criterion(""), ""),
    ],
)
def test_over_which_matches(criterion: Criterion, words: str) -> None:
    assert where(criterion) == words


def test_on_a_terminal() -> None:
    found, record = ranked(SHEETS)
    text = ranking_text(found, futsal(), translator("pt-BR"), {match.id: match for match in record.matches})
    table, why = text.split("\n\n", 1)
    assert table.splitlines() == [
        "Pos  Equipe  Pts  J  V  E  D  SG  GP",
        "1    Alfa      3  2  1  0  1   0   4",
        "2    Beta      3  2  1  0  1   0   3",
        "3    Gama      3  2  1  0  1   0   2",
    ]
    assert why.startswith("Por que esta ordem? Três equipes com 3 pontos")
    assert "2. Gols marcados no grupo: " in why


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_due_stands_out_on_a_terminal(language: str) -> None:
    found, _ = ranked("Alfa  1-1  Beta")
    text = ranking_text(found, futsal(), translator(language))
    assert text.splitlines()[1].startswith("1=   Alfa")
    assert "\n▲ " in text


def test_groups_have_headings_on_a_terminal() -> None:
    several, _ = ranked("group A\nAlfa  1-0  Beta\ngroup B\nGama  2-0  Delta")
    text = ranking_text(several, futsal(), translator("en"))
    assert text.startswith("Group A\n")
    assert "\n\nGroup B\n" in text


def test_who_left_and_took_its_matches_along_is_named_with_the_article() -> None:
    articles = [*ARTICLES, {"number": "5º", "text": "Anula.", "withdrawal": {"annulled_if": "always"}}]
    record = Record(matches=read_sheets(SHEETS + "Delta  5-0  Alfa\nBeta  x  Delta"), withdrawn=("Delta",))
    found = standings(record, inline(articles, futsal(), "open"), futsal())
    text = ranking_text(found, futsal(), translator("pt-BR"), {match.id: match for match in record.matches})
    assert text.endswith("\n\nDelta saiu, e os seus jogos não contam para ninguém (art. 5º).")
    assert "Delta" not in text.removesuffix("Delta saiu, e os seus jogos não contam para ninguém (art. 5º).")


def test_groups_that_cannot_be_compared_yet_say_why() -> None:
    articles = [*ARTICLES, {"number": "5º", "text": "Sem a última.", "across_groups": {"equalise": WITHOUT_THE_LAST}}]
    sheets = "group 1\nAlfa  1-0  Beta\ngroup 2\nGama  1-0  Delta\nGama  1-0  Eta\nDelta  0-0  Eta"
    record = Record(matches=read_sheets(sheets), across=("Alfa", "Gama"))
    found = standings(record, inline(articles, futsal(), "open"), futsal())
    text = ranking_text(found, futsal(), translator("pt-BR"))
    assert "Não se sabe quem é a última de um grupo: até lá nada se compara." in text


def test_hand_made_rankings_have_words_too() -> None:
    ranking = GROUP_D.ranking()
    found, _ = ranked("Alfa  1-0  Beta")
    mixed = Standings((ranking,), {}, {}, found.ledger, CHAINS)
    assert "6. Sorteio" in ranking_text(mixed, FUTSAL, translator("pt-BR"))
    assert chain(("lot",))[0].value.last_resort


def test_sides_without_a_place_stand_after_the_others_and_say_why() -> None:
    case = case_of('modality = "atletismo"\nsheets = """\nBeta  DNS\nAlfa  1:02.3\nGama  62.30\n"""\n', find)
    found = standings(case.record, case.ruleset, case.modality)
    data = ranking_json(found)
    told = [(place["place"], place["side"], place["shared"], place.get("why")) for place in data["places"]]
    assert told == [(1, "Alfa", True, None), (1, "Gama", True, None), (None, "Beta", False, "DNS")]
    assert data["places"][0]["facts"]["mark"] == "623/10"
    for language, lines in {
        "pt-BR": ("1 Alfa 1:02,30", "– Beta não largou", "Duas equipes com 1:02,30"),
        "en": ("1 Alfa 1:02.30", "– Beta did not start", "Two teams with 1:02.30"),
    }.items():
        text = re.sub(" +", " ", ranking_text(found, case.modality, translator(language)))
        assert [line for line in lines if line not in text] == []
