"""The articles that stand in a case file: the same language, the same findings, cited without a file."""

import time

import pytest

from core.rules.article import Article
from regulations.finding import RegulationError
from regulations.read import inline
from tests.regulations.sports import SPORTS

FUTSAL = SPORTS["futsal"]


def test_articles_of_a_case_lie_over_the_defaults() -> None:
    ruleset = inline(
        [
            {"number": "1", "text": "Partida.", "match": {"won_by": "total", "segments": 1}},
            {"number": "2", "text": "Pontos.", "table_points": {"win": 2}},
        ],
        FUTSAL,
    )
    figure = ruleset.figure("table_points.win")
    assert figure is not None
    assert (figure.value, figure.source) == (2, Article("", "2", "Pontos."))
    assert figure.source.cite() == "art. 2"
    assert ruleset.value("table_points.draw") == 1
    assert (ruleset.modality, ruleset.category) == ("futsal", "open")


def test_the_category_of_the_case_holds_for_its_articles() -> None:
    narrowed = [{"number": "1", "text": "x", "applies": {"category": "female"}, "match": {"segments": 1}}]
    assert inline(narrowed, FUTSAL, "female").value("match.segments") == 1
    assert inline(narrowed, FUTSAL, "male").value("match.segments") == 2


def test_all_that_is_wrong_is_raised_at_once() -> None:
    with pytest.raises(RegulationError) as raised:
        inline(
            [
                {"number": "1", "text": "x", "match": {"overshoot": "keep"}, "table_points": {"wins": 3}},
                {"number": "2", "text": "x", "infraction": {"name": "y", "points": 3}},
                {"number": "3", "text": "x", "tiebreak": {"any": ["lot", "seed"]}},
            ],
            FUTSAL,
        )
    assert [finding.text().split(".")[0] for finding in raised.value.findings] == ["art"] * 4


def test_hundreds_of_cases_are_read_in_a_moment() -> None:
    articles = [
        {"number": str(n), "text": "x", "tiebreak": {"any": ["goal difference in group", "lot"]}}
        if n == 1
        else {"number": str(n), "text": "x", "match": {"segments": 1}, "table_points": {"win": 3, "draw": 1, "loss": 0}}
        for n in (1, 2)
    ]
    inline(articles, FUTSAL)
    began = time.perf_counter()
    for _ in range(100):
        inline(articles, FUTSAL)
    assert time.perf_counter() - began < 2
