"""Figures and days as the language writes them."""

from datetime import date, datetime, time
from fractions import Fraction

import pytest

from core.exact import ABOVE_ALL
from reports.dates import day, days, hour, long_day, short_day
from reports.language import translator
from reports.numbers import decimals_for, figure, number, ordinal, plural_of, score

PT, ES, EN = (translator(language) for language in ("pt-BR", "es", "en"))


@pytest.mark.parametrize(
    ("value", "pt", "en"),
    [
        (0, "0", "0"),
        (2140, "2.140", "2,140"),
        (-10, "−10", "−10"),
        (Fraction(5, 2), "2,5", "2.5"),
        (Fraction(1, 3), "0,333", "0.333"),
        (Fraction(2, 3), "0,667", "0.667"),
        (Fraction(-1, 2), "−0,5", "−0.5"),
        (Fraction(4, 2), "2", "2"),
        (Fraction(12345, 4), "3.086,25", "3,086.25"),
    ],
)
def test_a_number(value: int | Fraction, pt: str, en: str) -> None:
    assert number(value, PT) == pt
    assert number(value, ES) == pt
    assert number(value, EN) == en


def test_a_difference_bears_its_sign() -> None:
    assert [number(n, PT, signed=True) for n in (3, 0, -3)] == ["+3", "0", "−3"]


def test_what_is_no_plain_number() -> None:
    assert figure(ABOVE_ALL, PT) == "∞"
    assert figure((5, 3, 0), PT) == "5 · 3 · 0"
    assert score((3, 1), PT) == "3–1"
    assert score((Fraction(1, 2), Fraction(1, 2)), PT) == "0,5–0,5"


def test_unequal_figures_never_look_alike() -> None:
    near = [Fraction(10000, 3), Fraction(10000, 3) + Fraction(1, 100000)]
    places = decimals_for(near)
    assert len({number(value, PT, decimals=places) for value in near}) == 2
    assert decimals_for([1, 2, Fraction(4, 2)]) is None
    assert decimals_for([Fraction(1, 2), 3]) == 1
    assert decimals_for([Fraction(1, 3), ABOVE_ALL]) == 3


def test_figures_of_opposite_sign_are_told_apart() -> None:
    pair = [Fraction(1, 3), Fraction(-1, 3)]
    assert [number(value, PT, decimals=decimals_for(pair)) for value in pair] == ["0,333", "−0,333"]


def test_places() -> None:
    assert [ordinal(n, EN) for n in (1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111)] == [
        *("1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "101st", "111th")
    ]
    assert (ordinal(3, PT), ordinal(3, ES)) == ("3º", "3.º")


def test_which_form_a_noun_takes() -> None:
    assert [plural_of(value, PT) for value in (0, 1, 2, 21, Fraction(3, 2))] == [0, 1, 2, 21, 1]
    assert [plural_of(value, ES) for value in (0, 1, Fraction(3, 2), -1)] == [0, 1, 2, 1]


def test_hours() -> None:
    assert [hour(time(15, 20), t) for t in (PT, ES, EN)] == ["15h20", "15:20", "15:20"]
    assert [hour(time(9, 0), t) for t in (PT, ES, EN)] == ["9h00", "9:00", "9:00"]
    assert hour(datetime(2026, 9, 19, 0, 5), PT) == "0h05"  # noqa: DTZ001 - the event's own clocks


def test_days() -> None:
    saturday = date(2026, 9, 19)
    assert [day(saturday, t) for t in (PT, ES, EN)] == [
        *("sáb, 19 de setembro", "sáb, 19 de septiembre", "Sat, 19 September")
    ]
    assert long_day(saturday, PT) == "sábado, 19 de setembro de 2026"
    assert short_day(saturday, PT) == "19 set 2026"


def test_several_days() -> None:
    assert days(date(2026, 9, 18), date(2026, 9, 20), PT) == "18 a 20 de setembro de 2026"
    assert days(date(2026, 9, 30), date(2026, 10, 2), PT) == "30 de setembro a 2 de outubro de 2026"
    assert days(date(2026, 12, 30), date(2027, 1, 2), ES) == "30 de diciembre de 2026 al 2 de enero de 2027"
    assert days(date(2026, 9, 18), date(2026, 9, 18), EN) == "18 September 2026"
