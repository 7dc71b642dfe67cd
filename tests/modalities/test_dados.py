"""General: what five dice are worth in each line of the sheet, all 7,776 throws, and what a total can be."""

from collections import Counter
from itertools import product

import pytest

from modalities.dados import FIGURES, VALUES, most, worth
from tests.modalities.marks import cited, settled, stated


@pytest.mark.parametrize(
    ("figure", "dice", "at_once", "simple"),
    [
        ("full house", (2, 2, 5, 5, 5), 25, 20),
        ("full house", (5, 5, 5, 5, 5), None, None),
        ("full house", (2, 2, 5, 5, 6), None, None),
        ("four", (3, 3, 3, 3, 1), 35, 30),
        ("four", (3, 3, 3, 3, 3), 35, 30),
        ("four", (3, 3, 3, 1, 1), None, None),
        ("straight", (5, 3, 1, 2, 4), 45, 40),
        ("straight", (6, 5, 4, 3, 2), 45, 40),
        ("straight", (1, 3, 4, 5, 6), None, None),
        ("five", (6, 6, 6, 6, 6), 60, 50),
        ("five", (6, 6, 6, 6, 5), None, None),
        (6, (6, 6, 1, 2, 6), 18, 18),
        (6, (6, 6, 6, 6, 6), 30, 30),
        (4, (6, 6, 1, 2, 6), 0, 0),
    ],
)
def test_a_line_of_the_sheet(figure: str | int, dice: tuple[int, ...], at_once: int | None, simple: int | None) -> None:
    assert worth(figure, dice, at_once=True) == at_once
    assert worth(figure, dice, at_once=False) == simple


def test_every_throw_makes_at_most_one_figure_except_that_five_also_make_four() -> None:
    made: Counter[tuple[str, ...]] = Counter()
    for dice in product(range(1, 7), repeat=5):
        made[tuple(figure for figure in FIGURES if worth(figure, dice, at_once=False) is not None)] += 1
    assert made == {
        ("full house",): 300,
        ("four",): 150,
        ("four", "five"): 6,
        ("straight",): 240,
        (): 7776 - 300 - 150 - 6 - 240,
    }


def test_the_most_that_a_sheet_can_give() -> None:
    assert most() == 5 * 21 + 25 + 35 + 45 + 60 == 270
    assert most({**VALUES, "five_at_once": 100}) == 310


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("0", 0),
        ("270", 270),
        ("271", [("mark that cannot be", "art. 8º")]),
        ("201,5", [("mark finer than its precision", "")]),
        ("201 202", [("more attempts than there are", "art. 3º")]),
        ("NM", "no mark"),
    ],
)
def test_a_total(line: str, expected: object) -> None:
    assert settled("dados", f"Alfa  {line}") == expected


@pytest.mark.parametrize("name", sorted(VALUES))
def test_each_figure_is_of_article_8(name: str) -> None:
    assert stated("dados", f"values.{name}") == (VALUES[name], "8º")
    assert cited("dados", f"values.{name}").inferred is None


def test_readings_say_why() -> None:
    for path in ("performance.take", "performance.attempts", "tiebreak.any", "stage.produção.kind"):
        assert cited("dados", path).inferred, path
