"""Every case that the page about case files shows comes out as it says."""

import re
from pathlib import Path

import pytest

from core.competition import standings
from modalities.catalogue import find
from regulations.case import case_of
from regulations.worked import differences
from web.commands.rank import regulation

PAGE = (Path(__file__).parents[2] / "docs" / "case-files.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```toml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("text", BLOCKS, ids=lambda text: text.splitlines()[0])
def test_the_case_comes_out_as_it_says(text: str) -> None:
    case = case_of(text, find, regulation)
    assert differences(case, standings(case.record, case.ruleset, case.modality)) == ()


def test_the_page_has_cases() -> None:
    assert len(BLOCKS) >= 4
