"""The metre of draught beer and the cooperative games, as the cooperatives' games of 2019 state them."""

from fractions import Fraction

import pytest

from tests.modalities.marks import cited, settled, stated


@pytest.mark.parametrize(
    ("sport", "line", "expected"),
    [
        ("chopp-metro", "9.87", Fraction(987, 100)),
        ("chopp-metro", "9.871", Fraction(988, 100)),
        ("chopp-metro", "1:00", 60),
        ("chopp-metro", "DNF", "DNF"),
        ("chopp-metro", "9.87 9.90", [("more attempts than there are", "art. parágrafo único")]),
        ("jogos-cooperativos", "40", 40),
        ("jogos-cooperativos", "40,5", [("mark finer than its precision", "")]),
        ("jogos-cooperativos", "40 38", [("more attempts than there are", "art. parágrafo único")]),
    ],
)
def test_a_mark(sport: str, line: str, expected: object) -> None:
    assert settled(sport, f"Alfa  {line}") == expected


@pytest.mark.parametrize(
    ("sport", "path", "value"),
    [
        ("chopp-metro", "roster.athletes", 2),
        ("chopp-metro", "roster.reserves", 1),
        ("jogos-cooperativos", "roster.athletes", 4),
    ],
)
def test_what_the_paragraph_states(sport: str, path: str, value: object) -> None:
    assert stated(sport, path) == (value, "parágrafo único")
    assert cited(sport, path).inferred is None


@pytest.mark.parametrize(
    ("sport", "path"),
    [
        ("chopp-metro", "performance.better"),
        ("chopp-metro", "tiebreak.any"),
        ("jogos-cooperativos", "table_points.participation"),
        ("jogos-cooperativos", "ranking.by"),
        ("jogos-cooperativos", "entry.counts_for"),
    ],
)
def test_what_is_a_reading(sport: str, path: str) -> None:
    assert cited(sport, path).inferred
