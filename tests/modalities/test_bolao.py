"""Bolão: four of five count in each of two passes, as the cooperatives' games of 2019 state it."""

from itertools import combinations
from random import Random

import pytest

from tests.modalities.marks import cited, settled, stated

FOUR = "130 / 130 / 130 / 130"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (f"{FOUR}  {FOUR}", 1040),
        (f"{FOUR} / 129  {FOUR} / 131", 1041),
        (f"{FOUR}  130 / 130 / 130", [("fewer athletes than can start", "art. 3º")]),
        (f"{FOUR} / 1 / 1  {FOUR}", [("more athletes than play", "art. 3º")]),
        (FOUR, [("number of passes", "art. 6º")]),
        (f"{FOUR}  {FOUR}  {FOUR}", [("number of passes", "art. 6º")]),
        (f"{FOUR}  130 / 130 / 130 / 180", 1090),
        (f"{FOUR}  130 / 130 / 130 / 181", [("mark that cannot be", "art. 4º")]),
        (f"{FOUR}  130 / 130 / 130 / 130,5", [("mark finer than its precision", "")]),
        ("DNS", "DNS"),
    ],
)
def test_a_team(line: str, expected: object) -> None:
    assert settled("bolao", f"Alfa  {line}") == expected


@pytest.mark.parametrize("seed", range(60))
def test_the_best_four_of_five_count(seed: int) -> None:
    dice = Random(seed)
    passes = [[dice.randint(0, 180) for _ in range(5)] for _ in range(2)]
    line = "  ".join(" / ".join(map(str, pins)) for pins in passes)
    assert settled("bolao", f"Alfa  {line}") == sum(max(map(sum, combinations(pins, 4))) for pins in passes)


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("roster.athletes", 7, "2º"),
        ("roster.starters", 5, "3º"),
        ("roster.to_start", 4, "3º"),
        ("performance.counting", 4, "3º"),
        ("performance.discard", "lowest", "3º"),
        ("values.balls", 20, "4º"),
        ("performance.passes", 2, "6º"),
        ("stage.produção.kind", "production", "6º"),
        ("infraction.no uniform.side", "disqualified", "9º"),
        ("infraction.leaving the lane.athlete", "expelled", "8º"),
    ],
)
def test_a_figure_cites_its_article(path: str, value: object, where: str) -> None:
    assert stated("bolao", path) == (value, where)
    assert cited("bolao", path).inferred is None


def test_readings_say_why() -> None:
    assert cited("bolao", "performance.passes_take").inferred
    assert cited("bolao", "exclusion.annulled_if").inferred
    assert set(cited("bolao", "tiebreak.any").inferred_parts) == {"figures counted back from 9"}
