"""Every article that states a rule is shown at work by a case: each regulation that comes along, down to the figure."""

from collections import Counter
from pathlib import Path

import pytest

from regulations.coverage import coverage, percent
from web.commands.coverage import worked_cases
from web.commands.rank import regulation

ROOT = Path(__file__).parents[2]
REGULATIONS = (
    *("domino-comunidades", "domino-espana", "domino-fid", "domino-venezuela"),
    "jogos-cooperativas-2019",
)


@pytest.mark.parametrize("name", REGULATIONS)
def test_every_figure_of_every_article_is_shown_by_a_case(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = coverage(regulation(name), worked_cases(name))
    with capsys.disabled():
        share = percent(found.exercised, found.stating)
        print(f"\n{name}: {found.exercised} of {found.stating} articles, {share} %")  # noqa: T201 - the measure is published
    missing = [f"{figure.file}, art. {figure.article}: {figure.said}" for figure in found.missing]
    assert missing == [], "write a case that would notice: ./sumula regulation coverage --missing"
    assert found.stating > 0


def test_each_sport_has_eight_cases_at_least_and_all_together_two_hundred_and_fifty() -> None:
    cases = Counter(path.parent.name for path in ROOT.glob("modalities/cases/*/*.toml"))
    assert {sport: number for sport, number in cases.items() if number < 8} == {}
    assert sum(cases.values()) >= 250


def test_no_two_cases_are_the_same_but_for_their_words() -> None:
    bodies: dict[str, list[str]] = {}
    for path in ROOT.glob("modalities/cases/*/*.toml"):
        body = path.read_text(encoding="utf-8").split("\n", 1)[1]
        bodies.setdefault(body, []).append(f"{path.parent.name}/{path.stem}")
    assert [names for names in bodies.values() if len(names) > 1] == []
