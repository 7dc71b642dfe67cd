"""Every worked case comes out as its author says: table, shared places, and the reasons with their articles."""

from functools import cache
from pathlib import Path

import pytest

from core.competition import standings
from modalities.catalogue import find
from regulations.case import read_case
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
