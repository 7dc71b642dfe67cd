"""Athletics: times in hundredths, taken up; the events and entries that the cooperatives' games of 2019 state."""

from fractions import Fraction

import pytest

from tests.modalities.marks import cited, ruleset, settled, stated


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Alfa  12.30", Fraction(123, 10)),
        ("Alfa  12.300", Fraction(123, 10)),
        ("Alfa  12.301", Fraction(1231, 100)),
        ("Alfa  12.309", Fraction(1231, 100)),
        ("Alfa  18:59.99", Fraction(113999, 100)),
        ("Alfa  19:00", 1140),
        ("Alfa  DQ", "DQ"),
        ("Alfa  12.30 12.29", [("more attempts than there are", "")]),
        ("Alfa  12.30 / 12.29", [("more athletes than play", "art. 2º")]),
    ],
)
def test_a_time(line: str, expected: object) -> None:
    assert settled("atletismo", line) == expected


def test_every_time_between_two_hundredths_counts_as_the_later_one() -> None:
    for thousandths in range(12_300, 12_331):
        expected = Fraction(-(-thousandths // 10), 100)
        assert settled("atletismo", f"Alfa  {thousandths // 1000}.{thousandths % 1000:03d}") == expected


def test_the_events() -> None:
    assert ruleset("atletismo").names("event") == ("100 m", "400 m", "3000 m", "5000 m", "4×100 m")
    assert stated("atletismo", "event.3000 m.category") == (("female",), "3º")
    assert stated("atletismo", "event.5000 m.category") == (("male",), "3º")
    assert stated("atletismo", "event.4×100 m.kind") == ("relay", "3º")


def test_a_relay_takes_four_and_that_is_a_reading() -> None:
    assert stated("atletismo", "roster.athletes", "100 m") == (2, "2º")
    assert stated("atletismo", "roster.athletes", "4×100 m") == (4, "2º")
    assert cited("atletismo", "roster.athletes", "4×100 m").inferred
    assert cited("atletismo", "roster.athletes", "100 m").inferred is None


@pytest.mark.parametrize(
    ("path", "where"),
    [
        ("performance.better", "1º"),
        ("performance.precision", "1º"),
        ("tiebreak.any", "1º"),
        ("stage.eliminatória.advance", "4º"),
    ],
)
def test_a_reading_says_why(path: str, where: str) -> None:
    assert stated("atletismo", path)[1] == where
    assert cited("atletismo", path).inferred


def test_lanes_by_lot_and_then_by_time() -> None:
    assert stated("atletismo", "stage.eliminatória.lanes_by") == ("lot", "4º")
    assert stated("atletismo", "stage.final.lanes_by") == ("mark of the previous round", "5º")
    assert stated("atletismo", "eligibility.per_athlete") == ({"individual": 1, "relay": 1}, "2º, b")
