"""A second opinion on trophies: totals and places written down from the words of section 15, as one does by hand."""

from fractions import Fraction
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from core.exact import Number
from core.standings.placings import Placed, Placing
from core.standings.trophy import Given, trophy
from regulations.case_trophy import GAMES
from regulations.read import inline

SIDES = ("Alfa", "Beta", "Gama")
ROUNDS = ("quarter-final", "semi-final", "final")
SPORTS = ("futsal", "truco", "bocha", "xadrez")


@st.composite
def tables(draw: st.DrawFn) -> dict[str, Any]:
    """The rules of a trophy as an article has them, each there or not."""
    few = st.integers(0, 20)
    given_: dict[str, Any] = {
        "by_place": st.lists(few, min_size=1, max_size=4),
        "small_fields": st.just([{"entries": "3 or fewer", "by_place": [4, 1]}]),
        "by_stage": st.fixed_dictionaries({}, optional=dict.fromkeys(ROUNDS, few)).filter(bool),
        "stages_add": st.sampled_from(["each", "furthest"]),
        "weights": st.fixed_dictionaries({}, optional={"futsal": st.just(2), "truco": st.just("1/2")}).filter(bool),
        "best_only": st.integers(1, 2),
        "equal_places": st.sampled_from(["average", "each the higher", "each the lower"]),
        "participation": st.integers(0, 2),
        "per_athlete_entered": st.just("1/2"),
        "per_win": st.integers(1, 2),
        "at_most": st.integers(0, 9),
        "deduction": st.just([{"name": "walkover", "takes": 3}]),
        "divide_by": st.just("teams"),
    }
    return {key: draw(values) for key, values in given_.items() if draw(st.booleans())}


@st.composite
def contests(draw: st.DrawFn) -> tuple[Placing, ...]:
    """A few competitions, with walkovers, entries without a place, and places that are shared."""
    found = []
    for sport in SPORTS[: draw(st.integers(1, 4))]:
        placed: list[Placed] = []
        place = 1
        while len(placed) < 6 and draw(st.booleans()):
            sharing = draw(st.integers(1, 2))
            placed += [_entry(draw, place) for _ in range(sharing)]
            place += sharing
        without = draw(st.integers(0, 2))
        placed += [Placed(draw(st.sampled_from(SIDES)), absent=draw(st.booleans())) for _ in range(without)]
        found.append(Placing(sport, sport, tuple(placed)))
    return tuple(found)


def _entry(draw: st.DrawFn, place: int) -> Placed:
    reached = draw(st.sampled_from([(), *((name,) for name in ROUNDS)]))
    return Placed(
        draw(st.sampled_from(SIDES)),
        place,
        reached=reached,
        wins=draw(st.integers(0, 3)),
        athletes=draw(st.integers(0, 4)),
    )


def number(written: object) -> Fraction:
    return Fraction(str(written))


def by_hand(contest: Placing, entry: Placed, table: dict[str, Any]) -> tuple[Fraction, Fraction]:
    """What one entry earns by place and stage, weighted, and by taking part."""
    listed = table.get("by_place", [])
    if "small_fields" in table and len(contest.placed) <= 3:
        listed = table["small_fields"][0]["by_place"]
    scored = Fraction(0)
    if entry.place is not None:
        together = [other for other in contest.placed if other.place == entry.place]
        held = [entry.place + step for step in range(len(together))]
        worth = [number(listed[place - 1]) if place <= len(listed) else Fraction(0) for place in held]
        way = table.get("equal_places", "each the higher")
        average = sum(worth, Fraction(0)) / len(worth)
        scored += {"average": average, "each the higher": worth[0], "each the lower": worth[-1]}[way]
    stages = table.get("by_stage", {})
    for name in entry.reached:
        passed = [stage for stage in ROUNDS[: ROUNDS.index(name) + 1] if stage in stages]
        if passed:
            values = [number(stages[stage]) for stage in passed]
            scored += sum(values) if table.get("stages_add") == "each" else values[-1]
    scored *= number(table.get("weights", {}).get(contest.modality, 1))
    joined = (
        number(table.get("participation", 0))
        + number(table.get("per_athlete_entered", 0)) * entry.athletes
        + number(table.get("per_win", 0)) * Fraction(entry.wins)
    )
    return scored, joined


def reference(contests: tuple[Placing, ...], table: dict[str, Any]) -> tuple[dict[str, Fraction], dict[str, list[int]]]:
    """The totals, and how many first, second … places each has."""
    totals: dict[str, Fraction] = {}
    back: dict[str, list[int]] = {}
    for side in sorted({entry.side for contest in contests for entry in contest.placed}):
        scored = joined = Fraction(0)
        teams = walkovers = 0
        counted = [0] * 12
        for contest in contests:
            own = [entry for entry in contest.placed if entry.side == side]
            teams += len(own)
            walkovers += sum(entry.absent for entry in own)
            earned = [(*by_hand(contest, entry, table), entry.place) for entry in own]
            earned.sort(key=lambda each: (-(each[0] + each[1]), each[2] is None, each[2] or 0))
            for by_place, by_part, place in earned[: table.get("best_only", len(earned))]:
                scored += by_place
                joined += by_part
                if place is not None:
                    counted[place - 1] += 1
        total = scored + (min(joined, number(table["at_most"])) if "at_most" in table else joined)
        if "deduction" in table:
            total -= 3 * walkovers
        totals[side] = total / teams if "divide_by" in table else total
        back[side] = counted
    return totals, back


@given(contests(), tables())
@settings(max_examples=300, deadline=None)
def test_totals_and_places_are_those_worked_by_hand(contests: tuple[Placing, ...], table: dict[str, Any]) -> None:
    article = {"number": "1º", "text": "Texto.", "trophy": [{"name": "Geral", **table}]}
    found = trophy("Geral", Given(contests), inline([article], GAMES, "open"))
    totals, back = reference(contests, table)
    (ranking,) = found.rankings
    told: dict[str, Number] = {}
    for place in ranking.places:
        total = place.facts["table points"]
        assert isinstance(total, int | Fraction)
        told[place.side] = total
    assert told == totals
    for place in ranking.places:
        own = (totals[place.side], back[place.side])
        ahead = [side for side in totals if (totals[side], back[side]) > own]
        assert place.place == 1 + len(ahead)
        assert place.shared == (sum((totals[side], back[side]) == own for side in totals) > 1)
