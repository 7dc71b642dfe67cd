"""Coverage tells the truth: a figure counts only where a case would notice that it is gone or another."""

import pytest

from modalities.catalogue import find
from regulations.case import Case, case_of
from regulations.coverage import Coverage, coverage, percent, unshown
from regulations.read import Regulation, load_files

FILES = {
    "truco.toml": """
title = "Truco"
modality = "truco"
source = "Inventado"
[[article]]
number = "1º"
text = "Melhor de três partidas de doze pontos."
match = { best_of = 3, target = 12 }
[[article]]
number = "2º"
text = "Vitória três, derrota zero; ausente, um a menos."
table_points = { win = 3, loss = 0, walkover_loss = -1 }
[[article]]
number = "3º"
text = "Confronto direto; saldo; sorteio."
tiebreak = { two = ["a) head-to-head", "b) point difference in phase", "c) lot"] }
[[article]]
number = "4º"
text = "Quatro atletas por equipe; a mesa tem toalha verde."
roster = { athletes = 4 }
notice = { cloth = "verde" }
[[article]]
number = "5º"
text = "O alvo pode mudar."
to_set = { "match.target" = "10 to 24" }
[[article]]
number = "6º"
text = "Só lido."
"""
}
PLAYED = """
use = "base/truco"
sheets = '''
Alfa  12-8 12-9  Beta
'''
table = '''
1 Alfa 3
2 Beta 0
'''
"""


def regulation() -> Regulation:
    return load_files(FILES, find, "base")


def case(text: str) -> Case:
    return case_of(text, find, lambda _: regulation())


def measured(*texts: str) -> Coverage:
    return coverage(regulation(), {str(at): case(text) for at, text in enumerate(texts)})


def shown(found: Coverage) -> set[str]:
    return {figure.said for figure in found.figures if figure.case}


def test_without_cases_nothing_is_shown() -> None:
    found = measured()
    assert (found.articles, found.stating, found.exercised) == (6, 5, 0)
    assert {figure.article for figure in found.missing} == {"1º", "2º", "3º", "4º", "5º"}


def test_what_a_case_would_notice_is_shown_and_what_it_passes_by_is_not() -> None:
    assert shown(measured(PLAYED)) == {"match.best_of", "match.target", "table_points.win", "table_points.loss"}


def test_a_case_that_expects_nothing_shows_nothing() -> None:
    silent = PLAYED.replace("table", "title")
    assert "table_points.win" not in shown(measured(silent))


def test_a_case_that_is_wrong_shows_nothing() -> None:
    assert shown(measured(PLAYED.replace("1 Alfa 3", "1 Alfa 2"))) == set()


def test_each_criterion_is_a_figure_of_its_own() -> None:
    tied = """
use = "base/truco"
sheets = '''
Alfa   12-8 12-9    Beta
Beta   12-0 12-1    Gama
Gama   12-10 12-11  Alfa
Alfa   12-9 12-9    Delta
Beta   12-9 12-9    Delta
Delta  12-9 12-9    Gama
'''
reasons = '''
Alfa, Beta  head-to-head: 3, 0  art. 3º, a
'''
"""
    assert {each for each in shown(measured(tied)) if each.startswith("tiebreak")} == {"tiebreak.two, a) head-to-head"}


def test_a_line_of_figures_shows_what_no_sheet_can_and_only_that() -> None:
    said = """
use = "base/truco"
figures = '''
roster.athletes  4                art. 4º
notice.cloth     verde            art. 4º
match.target     to set: 10 to 24  art. 5º
match.target     12               art. 1º
'''
"""
    assert shown(measured(said)) == {"roster.athletes", "notice.cloth", "to set: match.target"}


@pytest.mark.parametrize("wrong", ["roster.athletes  5  art. 4º", "roster.athletes  4  art. 1º", "roster.athletes  4"])
def test_a_line_of_figures_that_is_not_so_shows_nothing(wrong: str) -> None:
    assert shown(measured(f"use = 'base/truco'\nfigures = '''\n{wrong}\nnotice.cloth  verde  art. 4º\n'''")) == set()


def test_the_walkover_takes_a_walkover_to_be_shown() -> None:
    absent = "use = 'base/truco'\nsheets = '''\nAlfa  W.O. Beta\n'''\ntable = '''\n1 Alfa 3\n2 Beta -1\n'''"
    assert "table_points.walkover_loss" in shown(measured(absent))


def test_a_hundred_per_cent_is_all_of_them() -> None:
    assert [percent(199, 200), percent(200, 200), percent(0, 0)] == [99, 100, 100]


def test_the_linter_says_which_articles_no_case_shows() -> None:
    said = [finding.text() for finding in unshown(measured(PLAYED))]
    assert (
        "truco.toml, art. 4º: no case would notice if it were otherwise: roster.athletes; notice.cloth. Write one."
        in said
    )
    assert not any("art. 1º" in each for each in said)


def test_cases_of_another_regulation_are_passed_over() -> None:
    other = coverage(load_files(FILES, find, "outra"), {"1": case(PLAYED)})
    assert other.exercised == 0
