"""The report of a tried-out tie-break: its shares add up, it says how it was counted, and it is in three languages."""

from fractions import Fraction

import pytest

from core.simulation.tally import added
from core.simulation.trial import Setup, exact, trial, ways
from modalities.catalogue import find
from regulations.find import folder_of
from regulations.read import inline, load
from reports.language import LANGUAGES, translator
from reports.rules.chain_report import ChainReport, chain_report, method_words, report_json, share_words
from web.chance import of_run


def three(rules: list[str]) -> Setup:
    modality = find("truco")
    assert modality is not None
    article = {"number": "4º", "text": "x", "table_points": {"win": 3, "loss": 0}, "tiebreak": {"any": rules}}
    return Setup(inline([article], modality), modality, 3, 1)


def drawn(setup: Setup, runs: int) -> ChainReport:
    counted = dict(trial(setup, of_run("1", 0)))
    for run in range(1, runs):
        counted = added(counted, trial(setup, of_run("1", run)))
    return chain_report(setup, counted, translator("pt-BR"), seed="1")


def test_a_group_of_three_with_a_lot_alone_is_told_exactly() -> None:
    setup = three(["lot"])
    report = chain_report(setup, exact(setup), translator("pt-BR"), seed="1", ways=ways(setup))
    assert method_words(report, translator("pt-BR")) == "Exato: todas as 8 maneiras de acabar um grupo de 3."
    (any_size,) = report.lists
    assert [(row.words, row.cite, row.count, row.share) for row in any_size.rows] == [
        ("Falta um sorteio", "art. 4º", Fraction(1, 4), Fraction(1))
    ]
    assert report.border is not None
    assert [(row.words, row.share) for row in report.border.rows] == [
        ("Pontos ganhos na fase", Fraction(3, 4)),
        ("Falta um sorteio", Fraction(1, 4)),
    ]
    assert (report.waiting.count, report.sharing.count) == (Fraction(1, 4), Fraction(1, 4))
    assert share_words(report.waiting.share, translator("pt-BR")) == "25,0\N{NO-BREAK SPACE}%"


def test_the_shares_of_each_list_add_up_and_counts_are_of_runs() -> None:
    regulation, modality = load(folder_of("jogos-cooperativas-2019"), find), find("futsal")
    assert modality is not None
    report = drawn(Setup(regulation.ruleset("futsal", "male"), modality, 4, 2, 2), 60)
    assert report.runs == 60
    for each in (*report.lists, report.border):
        assert each is not None
        assert sum(row.share for row in each.rows) == (1 if each.total else 0)
        assert all(row.asked is None or row.count <= row.asked for row in each.rows)
    assert report.border is not None
    assert report.border.total == 60
    two = report.lists[0]
    assert two.rows[0].cite == "art. 4º, duas, a"
    assert any("12 ataques" in sentence for sentence in report.model)
    assert any("Cartões" in sentence for sentence in report.model)


def test_what_no_result_tells_is_named() -> None:
    report = drawn(three(["fewest walkovers in phase", "lot"]), 3)
    assert report.not_drawn == ("Menos W.O. na fase",)


def test_where_taking_part_is_all_everybody_shares_the_place() -> None:
    regulation, modality = load(folder_of("jogos-cooperativas-2019"), find), find("jogos-cooperativos")
    assert modality is not None
    sport = modality.id
    report = drawn(Setup(regulation.ruleset(sport, regulation.categories(sport)[0]), modality, 3), 3)
    assert report.sharing.share == 1
    assert [(row.words, row.count) for row in report.lists[0].rows] == [("A colocação fica dividida", 3)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: str) -> None:
    setup = three(["head-to-head", "point difference among tied", "lot"])
    counted = dict(trial(setup, of_run("1", 0)))
    report = chain_report(setup, counted, translator(language), seed="1")
    start = {"pt-BR": "Simulação: 1 grupo", "es": "Simulación: 1 grupo", "en": "Simulation: 1 group"}[language]
    assert method_words(report, translator(language)).startswith(start)


def test_as_data_exact_values_are_strings() -> None:
    setup = three(["lot"])
    data = report_json(chain_report(setup, exact(setup), translator("en"), seed="1", ways=8))
    assert (data["method"], data["ways"], data["waiting"]["share"]) == ("exact", 8, "1/4")
    assert data["border"]["rows"][0]["count"] == "3/4"
