"""The presidents' football: everything is the committee's, until it sets something else as seven-a-side football."""

import pytest

from core.play.settle import settle
from core.rules.article import Article, Default
from modalities.futebol_dos_presidentes import DEFAULTS
from regulations.setting import set_figures
from tests.modalities.cooperativas import form, outcome, played, refused, regulation

SPORT = "futebol-dos-presidentes"


def test_the_committee_makes_up_the_teams_and_nothing_counts_for_a_trophy() -> None:
    ruleset = regulation().ruleset(SPORT)
    paths = {"roster.formed_by": "committee", "eligibility.same": "none", "entry.counts_for": "no trophy"}
    for path, value in paths.items():
        figure = ruleset.figure(path)
        assert figure is not None
        assert isinstance(figure.source, Article), path
        assert figure.value == (None if value == "none" else value)
        assert bool(figure.inferred) is (path != "roster.formed_by")


@pytest.mark.parametrize("table", ["roster", "match", "table_points", "walkover", "tiebreak", "card"])
def test_every_table_of_the_game_is_left_open(table: str) -> None:
    assert table in DEFAULTS
    assert table in {bounds.path for _, bounds in regulation().to_set(SPORT)}


def test_what_was_not_set_is_a_default_and_no_article() -> None:
    ruleset = regulation().ruleset(SPORT)
    for path in ("match.segments", "table_points.win", "tiebreak.any", "walkover.score"):
        figure = ruleset.figure(path)
        assert figure is not None
        assert isinstance(figure.source, Default), path


@pytest.mark.parametrize("periods", [2, 3])
def test_two_periods_unless_the_committee_says_three(periods: int) -> None:
    rules = form(SPORT, committee={"match.segments": periods})
    assert outcome(played(*[(1, 0)] * periods), rules).points == (periods, 0)
    assert [code for code, _ in refused(settle(played(*[(1, 0)] * (periods + 1)), rules))] == ["number of segments"]


def test_the_committee_may_set_points_and_criteria() -> None:
    figures = {"table_points.win": 2, "tiebreak.any": ["goals for in phase", "shared"]}
    ruleset, findings = set_figures(regulation(), SPORT, "open", figures)
    assert findings == ()
    assert ruleset.value("table_points.win") == 2
    assert [criterion.phrase for criterion in ruleset.value("tiebreak.any")] == ["goals for in phase", "shared"]


def test_a_final_that_is_level_goes_to_penalties() -> None:
    level = played((1, 0), (0, 1))
    assert [code for code, _ in refused(settle(level, form(SPORT, decided=True)))] == ["decider missing"]
