"""What people type as a mark: comma or point, spelt out or by colons; exact, refused where it could be two things."""

from fractions import Fraction

import pytest

from core.play.mark import read_precision
from core.play.performance import Status, Try
from web.entry.marks import NotTypedError, as_typed, typed_try

HUNDREDTHS, CENTIMETRES = read_precision("1/100 s"), read_precision("1 cm")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("12,31", Fraction(1231, 100)),
        ("12.31", Fraction(1231, 100)),
        (" 12,31 s ", Fraction(1231, 100)),
        ("12s31", Fraction(1231, 100)),
        ("62s35", Fraction(6235, 100)),
        ("1:02.35", Fraction(6235, 100)),
        ("1:02,35", Fraction(6235, 100)),
        ("1min02s35", Fraction(6235, 100)),
        ("1 min 02,35 s", Fraction(6235, 100)),
        ("1m02s35", Fraction(6235, 100)),
        ("1'02\"35", Fraction(6235, 100)),
        ("1’02”35", Fraction(6235, 100)),
        ("1h02min03s", 3723),
        ("2:05:07", 7507),
        ("5'", 300),
        ("12.305", Fraction(12305, 1000)),
        ("x", Status.NO_MARK),
        ("–", Status.NO_MARK),
        ("dns", Status.DNS),
        ("W.O.", Status.DNS),
        ("DNF", Status.DNF),
        ("dsq", Status.DQ),
    ],
)  # fmt: skip
def test_a_time(text: str, expected: Try) -> None:
    assert typed_try(text, "s") == expected


@pytest.mark.parametrize("text", ["1.02.35", "1,02,35", "1.02,35"])
def test_what_could_be_minutes_or_hours_is_refused(text: str) -> None:
    with pytest.raises(NotTypedError) as refused:
        typed_try(text, "s")
    assert refused.value.code == "minutes or seconds"


@pytest.mark.parametrize(
    "text",
    [
        "1:60",
        "1:62.35",
        "1min62s",
        "43m",
        "5,43 m",
        "1h2",
        "1h",
        "1:2:3:4",
        "12,3s4",
        "-12",
        "1e3",
        "१२",
        "½",
        "nada",
        "12 31 a",
    ],
)
def test_what_is_no_time_is_refused(text: str) -> None:
    with pytest.raises(NotTypedError) as refused:
        typed_try(text, "s")
    assert refused.value.code == "not a time"


@pytest.mark.parametrize(
    ("text", "shown"),
    [("5", "5,00"), ("5.1", "5,10"), ("5.10", "5,10"), ("5,1", "5,10"), ("543cm", "5,43"), ("5,123", "5,123")],
)
def test_a_distance(text: str, shown: str) -> None:
    mark = typed_try(text, "m")
    assert not isinstance(mark, Status)
    assert as_typed(mark, CENTIMETRES, ",") == shown


@pytest.mark.parametrize("text", ["1:02", "5.43.2", "10 kg", "5 m 43", "12s"])
def test_what_is_no_distance_is_refused(text: str) -> None:
    with pytest.raises(NotTypedError) as refused:
        typed_try(text, "m")
    assert refused.value.code == "not a distance"


def test_every_hundredth_of_two_minutes_goes_in_and_out_as_it_is() -> None:
    for hundredths in range(12_001):
        exact = Fraction(hundredths, 100)
        assert typed_try(f"{hundredths // 100}.{hundredths % 100:02d}", "s") == exact
        for comma in (",", "."):
            assert typed_try(as_typed(exact, HUNDREDTHS, comma), "s") == exact
