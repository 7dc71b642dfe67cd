"""Ten regulations unlike those of the sources, written as data only: each ranks its cases as worked out by hand."""

from functools import cache
from pathlib import Path

import pytest

from core.competition import standings
from modalities.catalogue import find
from regulations.case import read_case
from regulations.lint import lint
from regulations.read import Regulation, load
from regulations.worked import differences

INVENTED = Path(__file__).parent / "invented"
REGULATIONS = sorted(folder.name for folder in INVENTED.iterdir() if folder.is_dir())
CASES = sorted(INVENTED.glob("*/cases/*.toml"))


@cache
def regulation(name: str) -> Regulation:
    return load(INVENTED / name, find)


def test_there_are_ten_with_a_case_each() -> None:
    assert len(REGULATIONS) >= 10
    assert {case.parts[-3] for case in CASES} == set(REGULATIONS)


@pytest.mark.parametrize("name", REGULATIONS)
def test_the_linter_finds_no_error(name: str) -> None:
    assert [finding.text() for finding in lint(INVENTED / name, find).findings if finding.error] == []


@pytest.mark.parametrize("path", CASES, ids=lambda path: f"{path.parts[-3]}/{path.stem}")
def test_the_case_comes_out_as_worked_by_hand(path: Path) -> None:
    case = read_case(path, find, regulation)
    assert differences(case, standings(case.record, case.ruleset, case.modality)) == ()
