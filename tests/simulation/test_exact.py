"""Shares that can be computed by hand: every way in which a small group can come out, and what a chain makes of it."""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from core.simulation.chance import Choose, TooManyError, every
from core.simulation.depth import POINTS, RESULTS, SEGMENTS
from core.simulation.tally import added
from core.simulation.trial import APART, Setup, exact, trial
from modalities.catalogue import find
from regulations.read import inline
from web.chance import of_run

POINTS_TABLE = {"table_points": {"win": 3, "draw": 1, "loss": 0}}


def setup(sport: str, size: int, any_: list[str], advance: int = 0, **more: Any) -> Setup:
    """A regulation of one article: points and one list."""
    modality = find(sport)
    assert modality is not None
    article = {"number": "1º", "text": "x", "tiebreak": {"any": any_}, **POINTS_TABLE, **more.pop("rules", {})}
    return Setup(inline([article], modality), modality, size, advance, **more)


def test_two_sides_and_a_lot() -> None:
    level = exact(setup("futsal", 2, ["lot"], 1))
    assert level == {
        ("runs",): 1,
        ("ties", "2"): Fraction(1, 3),
        ("asked", "any", "0"): Fraction(1, 3),
        ("left", "any", "lot"): Fraction(1, 3),
        ("waiting", "any"): Fraction(1, 3),
        ("sharing", "any"): Fraction(1, 3),
        ("border", "by", "0"): Fraction(2, 3),
        ("border", "left", "lot"): Fraction(1, 3),
    }


def test_where_nobody_can_draw_two_sides_are_never_level() -> None:
    assert exact(setup("truco", 2, ["lot"], 1)) == {("runs",): 1, ("border", "by", "0"): 1}


def test_three_that_cannot_draw_are_all_level_in_two_ways_of_eight() -> None:
    found = exact(setup("truco", 3, ["lot"], 1))
    assert found["ties", "3"] == found["left", "any", "lot"] == found["border", "left", "lot"] == Fraction(1, 4)
    assert found["border", "by", "0"] == Fraction(3, 4)
    assert ("ties", "2") not in found


def by_hand(size: int) -> tuple[Counter[str], int]:
    """Ties, and how head-to-head parts those of two, over every result of a group, counted in the plainest way."""
    pairs = [(a, b) for a in range(size) for b in range(a + 1, size)]
    found: Counter[str] = Counter()
    for results in product("wdl", repeat=len(pairs)):
        points = [0] * size
        met: dict[tuple[int, int], str] = {}
        for (a, b), result in zip(pairs, results, strict=True):
            points[a] += {"w": 3, "d": 1, "l": 0}[result]
            points[b] += {"w": 0, "d": 1, "l": 3}[result]
            met[a, b] = result
        waits = False
        for total in set(points):
            level = [side for side in range(size) if points[side] == total]
            if len(level) == 1:
                continue
            found[f"ties {len(level)}"] += 1
            split = len(level) == 2 and met[level[0], level[1]] != "d"
            found["split" if split else "lot"] += 1
            waits = waits or not split
        found["waiting"] += waits
    return found, 3 ** len(pairs)


@pytest.mark.parametrize("size", [3, 4])
def test_a_group_with_head_to_head_and_a_lot_is_as_counted_by_hand(size: int) -> None:
    found, (counted, ways) = exact(setup("futsal", size, ["head-to-head", "lot"])), by_hand(size)
    for ties in range(2, size + 1):
        assert found.get(("ties", str(ties)), 0) == Fraction(counted[f"ties {ties}"], ways)
    assert found.get(("split", "any", "0"), 0) == Fraction(counted["split"], ways)
    assert found["left", "any", "lot"] == Fraction(counted["lot"], ways)
    assert found["waiting", "any"] == Fraction(counted["waiting"], ways)


def test_what_is_counted_adds_up() -> None:
    """Each tie ends somewhere: what a list separates and leaves is at least as much as there are ties."""
    found = exact(setup("futsal", 4, ["wins in phase", "table points among tied", "lot"], 2))
    assert sum(count for key, count in found.items() if key[0] == "border") == 1
    ended = sum(count for key, count in found.items() if key[0] in ("split", "left"))
    assert ended >= sum(count for key, count in found.items() if key[0] == "ties")


def test_sets_alone_are_drawn_where_points_decide_nothing() -> None:
    found = setup("volei-de-quadra", 2, ["set difference in phase", "lot"], rules={"match": {"best_of": 3}})
    assert found.drawing.depth == SEGMENTS
    ways = [tally for _, tally in every(lambda choose: trial(found, choose), 100)]
    assert len(ways) == 6, "2-0 and 0-2, and 2-1 and 1-2 in two orders each"
    assert setup("futsal", 2, ["lot"]).drawing.depth == RESULTS
    assert setup("futsal", 2, ["goal difference in phase"]).drawing.depth == POINTS


def test_sides_apart_win_as_often_as_their_strength_says() -> None:
    """Of two sides the first is twice as strong: it wins two matches of three."""
    found = setup("truco", 2, ["lot"], sides=APART)
    wins = [(chance, tally) for chance, tally in every(lambda choose: trial(found, choose), 10)]
    assert sorted(chance for chance, _ in wins) == [Fraction(1, 3), Fraction(2, 3)]


def test_a_simulation_comes_near_what_is_exact_and_is_the_same_every_time() -> None:
    group = setup("futsal", 4, ["head-to-head", "lot"])
    runs = 1500
    counted: dict[tuple[str, ...], Any] = {}
    for run in range(runs):
        counted = added(counted, trial(group, of_run("7", run)))
    assert counted["runs",] == runs
    truth = exact(group)
    for key in (("ties", "2"), ("ties", "3"), ("split", "any", "0"), ("left", "any", "lot")):
        assert abs(Fraction(counted[key], runs) - truth[key]) < Fraction(1, 20), key
    again = added(
        _counted(group, range(700, 1500)),
        _counted(group, range(700)),
    )
    assert again == counted, "in whatever pieces it is done"
    assert _counted(group, range(50)) != _counted(group, range(50), "8")


def _counted(group: Setup, runs: range, seed: str = "7") -> dict[tuple[str, ...], Any]:
    found: dict[tuple[str, ...], Any] = {}
    for run in runs:
        found = added(found, trial(group, of_run(seed, run)))
    return found


def test_too_many_ways_are_not_walked() -> None:
    with pytest.raises(TooManyError):
        exact(setup("futsal", 5, ["lot"]), 100)


def test_the_ways_of_a_chance_are_all_of_them_once() -> None:
    def two_dice(choose: Choose) -> int:
        first = choose((1, 1, 2))
        return 10 * first + (choose((1, 2)) if first == 2 else 0)

    found = [(result, chance) for chance, result in every(two_dice, 10)]
    assert found == [(0, Fraction(1, 4)), (10, Fraction(1, 4)), (20, Fraction(1, 6)), (21, Fraction(1, 3))]
