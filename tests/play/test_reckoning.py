"""How a mark came about: what counts of tries, athletes and passes adds up to the mark, over all small cases."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest

from core.play.mark import read_precision
from core.play.performance import Performance, PerformanceRule, Series, Status, Try, performance_rule
from core.play.reckoning import PassTold, reckoned
from core.play.settle_performance import Mark, settle_performance
from core.play.taking import kept, kept_at
from core.rules.article import Cited, Default
from core.rules.forms import Percent
from core.rules.ruleset import Ruleset, Statement
from modalities.bolao import MODALITY

TRIES: tuple[Try, ...] = (3, 4, Status.NO_MARK)


def rule(**figures: object) -> PerformanceRule:
    """The rule of these figures: "starters" is the roster's, the rest is § 12."""
    listed = {
        ("roster.starters" if name == "starters" else f"performance.{name}"): value for name, value in figures.items()
    }
    statements = tuple(Statement(path, Cited(value, Default())) for path, value in listed.items())
    return performance_rule(Ruleset("invented", "bolao", "open", statements), MODALITY)


def told(
    rules: PerformanceRule, *passes: Sequence[Sequence[Try]], average: int | None = None
) -> tuple[Mark, tuple[PassTold, ...]]:
    """The mark of what athletes did, pass by pass, and how it came about."""
    written = tuple(tuple(Series(tuple(tries), average) for tries in athletes) for athletes in passes)
    performance = Performance("a", "a", written)
    mark = settle_performance(performance, rules)
    assert isinstance(mark, Mark), mark
    return mark, reckoned(performance, rules, ())


def counted(passes: Sequence[PassTold]) -> Iterator[Fraction]:
    """Every figure that is said to count."""
    for one in passes:
        for athlete in one.athletes:
            if athlete.counts:
                yield from (
                    Fraction(each.value) for each in athlete.tries if each.counts and not isinstance(each.value, Status)
                )


@pytest.mark.parametrize("better", ["higher", "lower"])
@pytest.mark.parametrize("take", ["best", "last", "sum", "average", "best 2"])
def test_the_tries_that_count_make_the_mark(take: str, better: str) -> None:
    rules = rule(better=better, take=take, attempts=3)
    for tries in product(TRIES, repeat=3):
        mark, passes = told(rules, [tries])
        if mark.value is None:
            continue
        total = sum(counted(passes))
        assert mark.value == (total / 3 if take == "average" else total), (tries, passes)
        (line,) = passes[0].athletes
        assert len(line.tries) == 3
        assert line.figure == passes[0].figure == mark.value


@pytest.mark.parametrize("discard", ["lowest", "highest", "highest and lowest"])
@pytest.mark.parametrize("counting", [1, 2, 3])
def test_the_athletes_that_count_make_the_mark(counting: int, discard: str) -> None:
    rules = rule(better="higher", take="sum", counting=counting, discard=discard, starters=4)
    figures: tuple[Try, ...] = (3, 4, 5, Status.DNS)
    for athletes in product(figures, repeat=4):
        if athletes.count(Status.DNS) > 4 - counting:
            continue
        mark, passes = told(replaced(rules), [(each,) for each in athletes])
        assert mark.value == sum(counted(passes)), (athletes, passes)
        assert sum(line.counts for line in passes[0].athletes) == min(counting, 4 - athletes.count(Status.DNS))


def replaced(rules: PerformanceRule) -> PerformanceRule:
    """The same where fewer may start than play."""
    return replace(rules, to_start=Cited(1, Default()))


def test_of_equal_marks_the_one_written_last_is_left_out() -> None:
    assert kept_at((5, 3, 3), 2, "lowest") == [0, 1]
    assert kept_at((5, 5, 3), 2, "highest") == [0, 2]
    for marks in product((1, 2, 3), repeat=4):
        for number, discard in product((1, 2, 3), ("lowest", "highest", "highest and lowest")):
            assert sorted(marks[place] for place in kept_at(marks, number, discard)) == kept(marks, number, discard)


def test_passes_add_up_and_each_has_its_own_discard() -> None:
    rules = rule(better="higher", take="sum", counting=2, discard="lowest", passes=2, passes_take="sum", starters=3)
    mark, passes = told(rules, [(10,), (20,), (30,)], [(35,), (25,), (15,)])
    assert mark.value == 110
    assert [one.figure for one in passes] == [50, 60]
    assert [[line.counts for line in one.athletes] for one in passes] == [[False, True, True], [True, True, False]]


def test_a_handicap_stands_in_the_figures() -> None:
    share = {"base": 180, "percent": Percent(Fraction(3, 4)), "at_most": 50}
    rules = rule(better="higher", take="sum", attempts=2, handicap=share)
    for average in range(100, 200):
        bonus = min(max(180 - average, 0) * 3 // 4, 50)
        mark, passes = told(rules, [(100, 110)], average=average)
        assert mark.value == 210 + 2 * bonus == sum(counted(passes))


def test_nothing_is_told_of_a_side_that_has_a_word() -> None:
    assert reckoned(Performance("a", "a", status=Status.DQ), rule(), ()) == ()


def test_times_are_told_as_they_count() -> None:
    rules = rule(better="lower", precision="1/100 s")
    assert rules.precision.value == read_precision("1/100 s")
    finer = replace(rules, marks=replace(rules.marks, finer="worse", check=None))
    performance = Performance("a", "a", ((Series((Fraction(12301, 1000),)),),))
    assert reckoned(performance, finer, ())[0].figure == Fraction(1231, 100)
