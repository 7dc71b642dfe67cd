"""Draws performances: tries among a hundred equally spaced marks, or figure by figure where a list counts them back."""

from core.exact import Number
from core.play.performance import Performance, PerformanceRule, Series
from core.simulation.chance import Choose

MARKS = 100
"""Equally likely marks of a try, one step of the precision apart."""
FIGURES = 20
"""Figures of a try where a list counts them back and the regulation does not say how many there are."""


def draw_mark(side: str, rule: PerformanceRule, back_from: int, choose: Choose) -> Performance:
    """A performance that the rule takes. ``back_from``: the figure from which a list counts back ("9s"), 0 for none."""
    counts: dict[str, Number] = {}

    def one_try() -> Number:
        if not back_from:
            return (1 + choose((1,) * MARKS)) * rule.precision.value.step
        total = 0
        for _ in range(rule.figures.get("balls", FIGURES)):
            figure = choose((1,) * (back_from + 1))
            total += figure
            name = f"{figure}s"
            counts[name] = counts.get(name, 0) + 1
        return total

    athletes = (rule.starters.value or 1) if rule.by_athlete else 1
    passes = tuple(
        tuple(Series(tuple(one_try() for _ in range(rule.attempts.value))) for _ in range(athletes))
        for _ in range(rule.passes.value)
    )
    counted = tuple((name, times) for name, times in counts.items() if name != "0s")
    return Performance(side, side, passes, counts=counted)
