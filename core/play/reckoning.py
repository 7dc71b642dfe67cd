"""How a mark came about: of each pass and athlete the tries, the figure that they gave, and what of it counts."""

from collections.abc import Sequence
from dataclasses import dataclass

from core.exact import Number
from core.play.performance import SUM_OF_PLACES, Performance, PerformanceRule, Series, Status, Try
from core.play.settle_performance import in_steps, of_pass, of_series, rivals, with_bonus
from core.play.taking import kept_at


@dataclass(frozen=True, slots=True)
class TryTold:
    """One try: as it counts (in whole steps, with its handicap), and whether the figure was taken from it."""

    value: Try
    counts: bool


@dataclass(frozen=True, slots=True)
class AthleteTold:
    """One athlete in one pass, or the entry as one: its tries, what they came to, and whether that counts."""

    athlete: str
    tries: tuple[TryTold, ...]
    figure: Try
    counts: bool


@dataclass(frozen=True, slots=True)
class PassTold:
    """One pass: its athletes, and what they came to together."""

    athletes: tuple[AthleteTold, ...]
    figure: Try


def reckoned(performance: Performance, rule: PerformanceRule, field: Sequence[Performance]) -> tuple[PassTold, ...]:
    """The passes of a performance that settles, as :mod:`core.play.settle_performance` counts them (§ 12).

    ``field`` are all performances of the contest: a sum of places looks at the others.
    """
    if performance.status is not None:
        return ()
    own = in_steps(performance, rule)
    others = [own, *rivals(own, field, rule)]
    return tuple(_pass(own, index, others, rule) for index in range(len(own.passes)))


def _pass(own: Performance, index: int, field: Sequence[Performance], rule: PerformanceRule) -> PassTold:
    athletes = own.passes[index]
    figures = [of_series(series, index, field, rule) for series in athletes]
    counting = _counting(figures, rule)
    told = tuple(
        AthleteTold(series.athlete, _tries(series, rule), figure, number in counting)
        for number, (series, figure) in enumerate(zip(athletes, figures, strict=True))
    )
    return PassTold(told, of_pass(own, index, field, rule))


def _counting(figures: Sequence[Try], rule: PerformanceRule) -> frozenset[int]:
    """Which athletes count: all with a mark, or so many of them once those too many are left out."""
    marked = [number for number, figure in enumerate(figures) if not isinstance(figure, Status)]
    if rule.counting.value is None:
        return frozenset(marked)
    marks: list[Number] = [figure for figure in figures if not isinstance(figure, Status)]
    return frozenset(marked[place] for place in kept_at(marks, rule.counting.value, rule.discard.value))


def _tries(series: Series, rule: PerformanceRule) -> tuple[TryTold, ...]:
    values = [with_bonus(each, series, rule) for each in series.tries]
    taken = _taken(values, rule)
    return tuple(TryTold(value, number in taken) for number, value in enumerate(values))


def _taken(values: Sequence[Try], rule: PerformanceRule) -> frozenset[int]:
    """Which tries make the figure: the best, the best two, the last, or all that are marks."""
    take = rule.take.value
    marked = [(value, number) for number, value in enumerate(values) if not isinstance(value, Status)]
    if take == "last":
        return frozenset({len(values) - 1})
    if take in ("sum", "average", SUM_OF_PLACES):
        return frozenset(number for _, number in marked)
    best = sorted(marked, key=lambda each: (-each[0] if rule.higher else each[0], each[1]))
    return frozenset(number for _, number in best[: 1 if take == "best" else int(take.removeprefix("best "))])
