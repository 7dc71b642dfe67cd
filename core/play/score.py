"""The score of a sheet before deciders and awards: what its segments or boards come to."""

from typing import NamedTuple

from core.play.sheet import Pair


class Score(NamedTuple):
    """``winner`` is None where level. Pairs are per side; ``partials`` the points of each segment in order."""

    winner: int | None
    points: Pair = (0, 0)
    segments: Pair = (0, 0)
    boards: Pair = (0, 0)
    partials: tuple[Pair, ...] = ()
    kind: str = ""


def leader(points: Pair) -> int | None:
    """The side with more, None where level."""
    return 0 if points[0] > points[1] else 1 if points[1] > points[0] else None
