"""Every worked case comes out as its author says: table, shared places, and the reasons with their articles."""

from functools import cache
from pathlib import Path

import pytest

from core.competition import standings
from modalities.catalogue import find
from regulations.case import case_of, read_case
from regulations.find import folder_of
from regulations.read import Regulation, load
from regulations.worked import differences

ROOT = Path(__file__).parents[2]
CASES = sorted([*ROOT.glob("modalities/cases/*/*.toml"), *(ROOT / "tests/cases/worked").glob("*.toml")])


@cache
def regulation_of(name: str) -> Regulation:
    return load(folder_of(name), find)


@pytest.mark.parametrize("path", CASES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_worked_case_comes_out_as_its_author_says(path: Path) -> None:
    case = read_case(path, find, regulation_of)
    expected = case.people is not None and case.people.expected is not None
    assert case.table or case.reasons or case.figures or expected, "a case says what must come out"
    assert differences(case, standings(case.record, case.ruleset, case.modality)) == ()


def test_each_modality_has_worked_cases() -> None:
    folders = {path.parent.name for path in CASES}
    assert {"domino", "futsal", "truco", "volei-de-quadra"} <= folders


def test_a_table_of_another_group_is_not_right() -> None:
    text = 'modality = "futsal"\nsheets = "Alfa  1-0  Beta"\ntable = """\ngroup B\n1 Alfa 3\n2 Beta 0\n"""\n'
    case = case_of(text, find)
    assert len(differences(case, standings(case.record, case.ruleset, case.modality))) == 4
