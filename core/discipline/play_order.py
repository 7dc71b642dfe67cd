"""The order in which matches were played, as far as it is known: what cards that add up, and suspensions, go by."""

from collections.abc import Sequence
from datetime import date

from core.play.match import Match

_ROUNDS = ("round of 16", "quarter-final", "semi-final", "third place", "final")


def in_order_of_play(
    matches: Sequence[Match], played: Sequence[str] = (), stages: Sequence[str] = ()
) -> tuple[Match, ...]:
    """The matches as played: as ``played`` says by id, else by day where all have one, else by stage, leg and round."""
    known = {name: index for index, name in enumerate(played)}
    days = all(match.on for match in matches)
    return tuple(sorted(matches, key=lambda match: (*_place(match, known, days, stages), match.id)))


def unsure_sides(matches: Sequence[Match], played: Sequence[str] = (), stages: Sequence[str] = ()) -> frozenset[str]:
    """The sides of which nobody can say which of two matches came first."""
    known = {name: index for index, name in enumerate(played)}
    days = all(match.on for match in matches)
    seen: set[tuple[str, object]] = set()
    found: set[str] = set()
    for match in matches:
        place = _place(match, known, days, stages)
        for side in match.sides:
            if (side, place) in seen:
                found.add(side)
            seen.add((side, place))
    return frozenset(found)


def _place(
    match: Match, known: dict[str, int], days: bool, stages: Sequence[str]
) -> tuple[int, date, tuple[int, int], int, int]:
    day = match.on if days and match.on else date.min
    within = _ROUNDS.index(match.round_name) + 1 if match.round_name in _ROUNDS else match.round or 0
    return known.get(match.id, len(known)), day, stage_rank(match.stage, stages), match.leg, within


def stage_rank(stage: str, stages: Sequence[str]) -> tuple[int, int]:
    """Where a stage comes: as declared, then the rounds of a knock-out in their order; matches of none come last."""
    if stage in _ROUNDS:
        return 1, _ROUNDS.index(stage)
    return (0, list(stages).index(stage)) if stage in stages else (2, 0)
