"""What each entry of each competition earns for a trophy: by its place, by the stage it reached, by taking part."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from core.exact import Number, plain
from core.standings.ledger import Adjustment, Row
from core.standings.placings import Placed, Placing
from core.standings.trophy_rules import TrophyRules

_ROUNDS = ("round of 16", "quarter-final", "semi-final", "final")
"""Who came to one of these was in those before it; who played for third place was in the semi-final."""


@dataclass(frozen=True, slots=True)
class Earned:
    """Of one entry: ``scored`` by place and stage, weighted; ``joined`` for taking part, which ``at_most`` limits."""

    competition: str
    placed: Placed
    scored: Number = 0
    joined: Number = 0
    counts: bool = True

    @property
    def points(self) -> Number:
        """Both together."""
        return self.scored + self.joined


def earned(placing: Placing, rules: TrophyRules) -> tuple[Earned, ...]:
    """What the entries of one competition earn, in order (language, section 15).

    ``weights`` multiply the points of places and stages alone. With ``best_only`` the other entries of a delegation
    earn nothing here, and their places do not count back; a deduction for a walkover still falls on them. Guests hold
    their places and earn nothing.
    """
    weight = rules.weights.value.get(placing.modality, 1)
    all_of_them = [
        Earned(
            placing.competition,
            placed,
            plain((_of_place(placed, placing, rules) + _of_stages(placed, rules)) * Fraction(weight)),
            rules.participation.value + rules.per_athlete.value * placed.athletes + rules.per_win.value * placed.wins,
        )
        for placed in placing.placed
        if not placed.guest
    ]
    if rules.best_only is None:
        return tuple(all_of_them)
    kept: set[int] = set()
    for side in placing.sides:
        own = [index for index, each in enumerate(all_of_them) if each.placed.side == side]
        kept |= set(sorted(own, key=lambda index: _rank(all_of_them[index]))[: rules.best_only.value])
    return tuple(
        each if index in kept else replace(each, scored=0, joined=0, counts=False)
        for index, each in enumerate(all_of_them)
    )


def rows(earnings: Iterable[Earned]) -> tuple[Row, ...]:
    """The ledger rows of what was earned, one for each entry; a walkover is an absence."""
    return tuple(
        Row(
            each.competition,
            each.placed.side,
            "",
            "absence" if each.placed.absent else "performance",
            each.points,
            awarded=each.placed.absent,
            absent=each.placed.absent,
            counts=_counts(each),
        )
        for each in earnings
    )


def limited(side: str, earnings: Sequence[Earned], rules: TrophyRules) -> tuple[Adjustment, ...]:
    """What ``at_most`` takes from the points for taking part, over the whole trophy."""
    joined = sum(each.joined for each in earnings if each.placed.side == side)
    if rules.at_most is None or joined <= rules.at_most.value:
        return ()
    return (Adjustment(side, rules.at_most.value - joined, "at most"),)


def _rank(each: Earned) -> tuple[Number, bool, int]:
    """Best first: most points, then the better place; without a place last."""
    place = each.placed.place
    return -each.points, place is None, place or 0


def _counts(each: Earned) -> dict[str, Number]:
    counts: dict[str, Number] = {"wins": each.placed.wins} if each.placed.wins else {}
    if each.counts and each.placed.place is not None:
        counts[f"place {each.placed.place}"] = 1
    return counts


def _of_place(placed: Placed, placing: Placing, rules: TrophyRules) -> Number:
    """The points of its place; of a place that several share, as ``equal_places`` says."""
    if placed.place is None:
        return 0
    sharing = sum(other.place == placed.place for other in placing.placed)
    held = range(placed.place, placed.place + sharing)
    listed = [_listed(place, placing, rules) for place in held]
    if rules.equal_places.value == "average":
        return Fraction(sum(Fraction(points) for points in listed), sharing)
    return listed[0] if rules.equal_places.value == "each the higher" else listed[-1]


def _listed(place: int, placing: Placing, rules: TrophyRules) -> Number:
    """What the list of the field's size has for a place; nothing beyond its end."""
    entries = len(placing.placed)
    small = next((each for each in rules.small_fields.value if each["entries"].holds(entries)), None)
    points: Sequence[Number] = small["by_place"] if small else rules.by_place.value if rules.by_place else ()
    return points[place - 1] if place <= len(points) else 0


def _of_stages(placed: Placed, rules: TrophyRules) -> Number:
    """Points for stages reached: all of them, or the furthest that the trophy lists."""
    given = rules.by_stage.value
    reached = [name for name in _all_reached(placed.reached) if name in given]
    if rules.stages_add.value == "each":
        return sum(given[name] for name in reached)
    return given[reached[-1]] if reached else 0


def _all_reached(named: Sequence[str]) -> tuple[str, ...]:
    """The stages named, in the order of play; before the first round of a knock-out stand those that lie before it."""
    rounds = [_ROUNDS.index("semi-final" if name == "third place" else name) for name in named if _is_round(name)]
    before = _ROUNDS[: max(rounds) + 1] if rounds else ()
    last = ("third place",) if "third place" in named else ()
    found: list[str] = []
    for name in named:
        found += (*before, *last) if _is_round(name) else (name,)
    return tuple(dict.fromkeys(found))


def _is_round(name: str) -> bool:
    return name in _ROUNDS or name == "third place"
