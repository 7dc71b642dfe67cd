"""Sides parted by a figure, and the sides that ``ranking.by`` leaves level."""

from core.standings.criterion import Criterion
from tests.reference.asked import Asked, Sides
from tests.reference.figures import figure


def parted(asked: Asked, criterion: Criterion, tie: Sides, league: Sides, *, in_by: bool = False) -> list[Sides]:
    """The tie parted by the criterion, best part first."""
    values = {side: figure(asked, criterion, side, league, in_by=in_by) for side in tie}
    left = sorted(tie)
    parts: list[Sides] = []
    while left:
        best = left[0]
        for side in left:
            better = values[side] > values[best] if criterion.most else values[side] < values[best]  # type: ignore[operator]
            best = side if better else best
        parts.append(tuple(side for side in left if values[side] == values[best]))
        left = [side for side in left if values[side] != values[best]]
    return parts


def level_by(asked: Asked, sides: Sides) -> list[Sides]:
    """The sides parted by all criteria of ``ranking.by``, one after the other."""
    parts = [sides]
    for cited in asked.chains.by:
        parts = [part for tie in parts for part in parted(asked, cited.value, tie, tie, in_by=True)]
    return parts
