"""The dice of the product's simulations: from a seed and the number of a run, the same every time."""

from collections.abc import Sequence
from random import Random

from core.simulation.chance import Choose


def of_run(seed: str, run: int) -> Choose:
    """The chance of one run: it depends on nothing else, so that any part of a simulation can be done again alone."""
    random = Random(f"{seed}:{run}")  # noqa: S311 - a simulation has to be repeatable; it draws no lot of anybody

    def choose(weights: Sequence[int]) -> int:
        left = random.randrange(sum(weights))
        for index, weight in enumerate(weights):
            if left < weight:
                return index
            left -= weight
        raise AssertionError("weights above 0 are never exhausted")

    return choose
