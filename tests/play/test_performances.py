"""Performances: marks read exactly, what of several tries is the mark, who counts, and what cannot be."""

from fractions import Fraction
from typing import Any

import pytest

from core.exact import Number
from core.modality import Marks, Modality
from core.play.mark import NoMarkError, read_mark, read_precision, write_mark
from core.play.notation import NotationError
from core.play.performance import Performance, PerformanceRule, Series, Status, performance_rule
from core.play.performance_notation import read_performances
from core.play.settle_performance import Mark, settle_performance
from core.play.taking import kept, places, taken
from regulations.read import inline

SPORT = Modality(
    id="bolao", name="Pins", form="marks", defaults={"match": {"won_by": "mark"}}, basis={"": "made for the tests"}
)
NM, DNF, DNS, DQ = Status.NO_MARK, Status.DNF, Status.DNS, Status.DQ


def rule(performance: dict[str, Any], roster: dict[str, Any] | None = None, finer: str = "refused") -> PerformanceRule:
    """The rule of one article."""
    sport = Modality(**{**SPORT.__dict__, "marks": Marks(finer=finer)})
    article = {"number": "1º", "text": "x", "performance": performance, **({"roster": roster} if roster else {})}
    return performance_rule(inline([article], sport, "open"), sport)


def mark(line: str, rules: PerformanceRule, *others: str) -> Mark | list[str]:
    """The mark of a line, or the codes of its refusals; ``others`` are the field."""
    performances = read_performances("\n".join([line, *others]), rules.precision.value.unit)
    found = settle_performance(performances[0], rules, performances)
    return found if isinstance(found, Mark) else [f"{each.code} {each.at}" for each in found]


# ---------------------------------------------------------------------------------------------------------------- marks


@pytest.mark.parametrize(
    ("text", "unit", "value"),
    [
        ("12.31", "s", Fraction(1231, 100)),
        ("12,31", "s", Fraction(1231, 100)),
        ("38:00", "s", 2280),
        ("1:02.35", "s", Fraction(6235, 100)),
        ("2:05:07", "s", 7507),
        ("1min", "s", 60),
        ("5", "m", 5),
        ("5,10", "m", Fraction(51, 10)),
        ("5,10m", "m", Fraction(51, 10)),
        ("510cm", "m", Fraction(51, 10)),
        ("7260g", "kg", Fraction(726, 100)),
        ("312", "pin", 312),
        ("1/2", "point", Fraction(1, 2)),
    ],
)
def test_a_mark_is_read_exactly(text: str, unit: str, value: Number) -> None:
    found = read_mark(text, unit)
    assert (found, type(found)) == (value, type(value))


@pytest.mark.parametrize(
    ("text", "unit"),
    [
        *(("", "s"), ("-1", "s"), ("1:60", "s"), ("1:75:00", "s"), ("1.234,5", "m"), ("1:02", "m"), ("5m", "s")),
        *(("12s", "pin"), ("doze", "s"), ("1e3", "pin"), ("٣", "m"), ("1/0", "point"), ("nan", "s"), ("5 m", "m")),
    ],
)
def test_what_is_no_mark(text: str, unit: str) -> None:
    with pytest.raises(NoMarkError):
        read_mark(text, unit)


@pytest.mark.parametrize(
    ("mark_", "precision", "written"),
    [
        (5, "1 cm", "5.00"),
        (Fraction(51, 10), "1 cm", "5.10"),
        (10, "1 cm", "10.00"),
        (Fraction(1231, 100), "1/100 s", "12.31"),
        (60, "1/100 s", "1:00.00"),
        (Fraction(6235, 100), "1/100 s", "1:02.35"),
        (3600, "1 s", "1:00:00"),
        (312, "1 pin", "312"),
        (Fraction(7, 3), "1 pin", "2.3"),
    ],
)
def test_a_mark_is_written_with_the_decimals_of_its_precision(mark_: Number, precision: str, written: str) -> None:
    assert write_mark(mark_, read_precision(precision)) == written


@pytest.mark.parametrize(
    ("better", "finer", "text", "expected"),
    [
        ("higher", "refused", "5,123", ["mark finer than its precision passes.0.0.0"]),
        ("higher", "worse", "5,123", Mark(Fraction(512, 100))),
        ("higher", "worse", "5,12", Mark(Fraction(512, 100))),
        ("lower", "worse", "5,121", Mark(Fraction(513, 100))),
        ("lower", "worse", "5,12", Mark(Fraction(512, 100))),
    ],
)
def test_a_finer_mark_is_refused_or_counts_as_the_next_worse_step(
    better: str, finer: str, text: str, expected: Mark | list[str]
) -> None:
    assert mark(f"Alfa  {text}", rule({"better": better, "precision": "1 cm"}, finer=finer)) == expected


# ----------------------------------------------------------------------------------------------------------- many tries


@pytest.mark.parametrize(
    ("tries", "take", "higher", "expected"),
    [
        ((5, 7, 6), "best", True, 7),
        ((5, 7, 6), "best", False, 5),
        ((NM, 7, NM), "best", False, 7),
        ((NM, NM), "best", True, NM),
        ((DNS, DNS), "best", True, DNS),
        ((DNS, NM), "best", True, NM),
        ((NM, DNF, DNS), "best", True, DNF),
        ((5, 7, 6), "last", False, 6),
        ((5, NM), "last", True, NM),
        ((5, 7, 6), "sum", True, 18),
        ((5, NM, 6), "sum", True, 11),
        ((5, NM, 6), "sum", False, NM),
        ((5, 7, 6), "average", True, 6),
        ((5, 6), "average", False, Fraction(11, 2)),
        ((5, NM), "average", True, Fraction(5, 2)),
        ((5, 7, 6), "best 2", True, 13),
        ((5, 7, 6), "best 2", False, 11),
        ((5, NM, NM), "best 2", True, 5),
        ((5, DNF, NM), "best 2", False, DNF),
    ],
)
def test_what_of_the_tries_is_taken(tries: tuple[Any, ...], take: str, higher: bool, expected: object) -> None:
    assert taken(tries, take, higher=higher) == expected


def test_no_word_is_ever_a_number() -> None:
    """A mark of 0 is a mark; a missing one is none, whichever way is better."""
    for better in ("higher", "lower"):
        rules = rule({"better": better})
        assert mark("Alfa  0", rules) == Mark(0)
        for word in ("DNS", "DNF", "DQ", "NM"):
            found = mark(f"Alfa  {word}", rules)
            assert isinstance(found, Mark)
            assert found.value is None


def test_equal_marks_share_a_place_among_tries() -> None:
    assert places([12, 13, 13, NM, 11, NM], higher=False) == [2, 3, 3, 5, 1, 5]


@pytest.mark.parametrize(
    ("number", "discard", "left"),
    [
        (4, "lowest", [2, 3, 4, 5]),
        (4, "highest", [1, 2, 3, 4]),
        (3, "highest and lowest", [2, 3, 4]),
        (2, "highest and lowest", [3, 4]),
        (5, "lowest", [1, 2, 3, 4, 5]),
        (9, "highest", [1, 2, 3, 4, 5]),
    ],
)
def test_who_is_left_out(number: int, discard: str, left: list[int]) -> None:
    assert kept([3, 1, 5, 2, 4], number, discard) == left


TEAM = {"counting": 4, "discard": "lowest", "better": "higher", "precision": "1 pin"}
OF_FIVE = {"athletes": 7, "starters": 5, "to_start": 4}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("10 / 20 / 30 / 40 / 50", Mark(140)),
        ("20 / 30 / 40 / 50", Mark(140)),
        ("DNS / 20 / 30 / 40 / 50", Mark(140)),
        ("DQ / NM / 30 / 40 / 50", Mark(120)),
        ("30 / 40 / 50", ["fewer athletes than can start passes.0"]),
        ("DNS / DNS / 30 / 40 / 50", ["fewer athletes than can start passes.0"]),
        ("10 / 10 / 10 / 10 / 10 / 10", ["more athletes than play passes.0"]),
        ("NM / NM / NM / NM", Mark(None, NM)),
    ],
)
def test_four_of_five_count(line: str, expected: Mark | list[str]) -> None:
    assert mark(f"Alfa  {line}", rule(TEAM, OF_FIVE)) == expected


def test_a_team_against_the_clock_has_no_mark_while_one_that_counts_has_none() -> None:
    rules = rule({**TEAM, "better": "lower", "discard": "highest"}, OF_FIVE)
    assert mark("Alfa  10 / 20 / 30 / 40 / DNF", rules) == Mark(100)
    assert mark("Alfa  10 / 20 / 30 / DNF / DNF", rules) == Mark(None, DNF)


@pytest.mark.parametrize(
    ("absent", "line", "expected"),
    [
        ({"scores": "average", "less": 5, "at_most": 1}, "40 / 50 / 60 / 70", 270),
        ({"scores": "average", "less": 5, "at_most": 1}, "40 / 50 / 60 / 70 / DNS", 270),
        ({"scores": 65}, "40 / 50 / 60 / 70", 285),
        ({"scores": 30}, "40 / 50 / 60 / 70", 250),
        ({"scores": "average", "less": 200}, "40 / 50 / 60 / 70", 220),
    ],
)
def test_who_is_missing_may_have_a_score(absent: dict[str, Any], line: str, expected: int) -> None:
    rules = rule({"counting": 5, "precision": "1 pin", "absent": absent}, {**OF_FIVE, "to_start": 2})
    assert mark(f"Alfa  {line}", rules) == Mark(expected)


def test_two_passes_are_added() -> None:
    rules = rule({**TEAM, "passes": 2}, OF_FIVE)
    assert mark("Alfa  10 / 20 / 30 / 40  1 / 2 / 3 / 4 / 5", rules) == Mark(114)
    assert mark("Alfa  10 / 20 / 30 / 40", rules) == ["number of passes passes"]
    assert mark("Alfa  DNS", rules) == Mark(None, DNS)


@pytest.mark.parametrize(
    ("take", "line", "expected"),
    [
        ("best", "5 6 7 8", ["more attempts than there are passes.0.0"]),
        ("best", "5 6", Mark(6)),
        ("sum", "5 6", ["attempts missing passes.0.0"]),
        ("sum", "5 6 x", Mark(11)),
        ("sum", "5 DNF", Mark(5)),
        ("best", "5 DQ", Mark(None, DQ)),
        ("best", "5 6 (140)", ["average without a handicap passes.0.0"]),
    ],
)
def test_three_attempts(take: str, line: str, expected: Mark | list[str]) -> None:
    assert mark(f"Alfa  {line}", rule({"attempts": 3, "take": take, "precision": "1 pin"})) == expected


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("160 150 (140)", 160 + 150 + 60),
        ("160 150 (180)", 310),
        ("160 150 (200)", 310),
        ("160 150 (139)", 310 + 60),
        ("160 150 (100)", 310 + 100),
        ("160 x (140)", 190),
    ],
)
def test_a_low_average_gives_a_bonus_in_each_try(line: str, expected: int) -> None:
    handicap = {"base": 180, "percent": "75 %", "at_most": 50}
    rules = rule({"attempts": 2, "take": "sum", "precision": "1 pin", "handicap": handicap})
    assert mark(f"Alfa  {line}", rules) == Mark(expected)


def test_a_sum_of_places_looks_at_the_others() -> None:
    rules = rule({"attempts": 2, "take": "sum of places", "better": "higher", "precision": "1 point"})
    field = ("Alfa  10 7", "Beta  10 9", "Gama  8 x", "Delta  DQ", "Zeta  x x")
    for side, expected in (("Alfa", 1 + 2), ("Beta", 1 + 1), ("Gama", 3 + 3), ("Zeta", None)):
        own = next(line for line in field if line.startswith(side))
        others = [line for line in field if line != own]
        found = mark(own, rules, *others)
        assert isinstance(found, Mark)
        assert found.value == expected, side
    assert not rules.higher_mark


def test_a_sum_of_places_over_passes() -> None:
    rules = rule({"passes": 2, "passes_take": "sum of places", "better": "lower", "precision": "1 s"})
    assert mark("Alfa  10  12", rules, "Beta  11  11", "Gama  9  13") == Mark(2 + 2)
    assert mark("Beta  11  11", rules, "Alfa  10  12", "Gama  9  13") == Mark(3 + 1)


# ------------------------------------------------------------------------------------------------------------- notation


def test_lines_and_headings() -> None:
    text = "event 100 m\ngroup A\n\nAlfa  12.31; fouls Alfa 2\nstage final\nBeta\t5,10 x 5\nGama  x\nGama  x"
    alfa, beta, gama, again = read_performances(text, "m")
    assert (alfa.event, alfa.group, alfa.stage, alfa.counts) == ("100 m", "A", "", (("fouls", 2),))
    assert beta.passes == ((Series((Fraction(51, 10), NM, 5)),),)
    assert (gama.entered, gama.status, gama.stage, again.id) == (False, None, "final", "Gama  x (2)")


def test_a_unit_may_stand_apart() -> None:
    (alfa,) = read_performances("Alfa  5,10 m x 498 cm", "m")
    assert alfa.passes == ((Series((Fraction(51, 10), NM, Fraction(498, 100))),),)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("Alfa 12.31", "no performance"),
        ("heat 1", "no performance"),
        ("Alfa  12.31 / ", "no mark"),
        ("Alfa  m 5", "no mark"),
        ("Alfa  x m", "no mark"),
        ("Alfa  (140)", "no mark"),
        ("Alfa  12.31; 9s", "how many"),
        ("Alfa  12.31; Alfa 3", "names another"),
        ("Alfa  x; 9s Alfa 3", "incidents of no match"),
    ],
)
def test_a_line_that_cannot_be_read(line: str, code: str) -> None:
    with pytest.raises(NotationError) as error:
        read_performances(line, "m")
    assert [bad.code for bad in error.value.lines] == [code]


def test_a_performance_has_one_side() -> None:
    assert Performance("a", "Alfa").sides == ("Alfa",)
