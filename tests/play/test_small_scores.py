"""All small scores of each kind of sheet against its rule said a second time: sets, periods, boards, marks."""

from fractions import Fraction
from itertools import product

import pytest

from core.play.outcome import Outcome
from core.play.performance import Performance, Series, performance_rule
from core.play.settle import settle
from core.play.settle_performance import Mark, settle_performance
from core.play.sheet import Ending, Pair, Segment, Sheet
from modalities.catalogue import BUILT_IN
from tests.play.rules import GOALS, HANDS, RALLY, form, ruleset, settled, sheet

SMALL = [(first, second) for first in range(7) for second in range(7)]


def rally_ends(first: int, second: int, target: int, lead: int, cap: int | None) -> bool:
    """Played point by point: is this score reached by a point that ended the set, and not before?"""

    def ended(a: int, b: int) -> bool:
        most, least = max(a, b), min(a, b)
        return most >= target and (most - least >= lead or (cap is not None and most >= cap and most > least))

    def reachable(a: int, b: int) -> bool:
        if (a, b) == (0, 0):
            return True
        before = [(a - 1, b)] if a else []
        before += [(a, b - 1)] if b else []
        return any(not ended(*score) and reachable(*score) for score in before)

    return ended(first, second) and reachable(first, second)


@pytest.mark.parametrize(("target", "lead", "cap"), list(product((1, 2, 3, 4), (1, 2, 3), (None, 4, 5))))
def test_every_set_point_by_point(target: int, lead: int, cap: int | None) -> None:
    if cap is not None and cap < target:
        return
    figures = {"match.won_by": "segments", "match.segments": 1, "match.target": target, "match.lead": lead}
    rules = form(RALLY, figures | ({} if cap is None else {"match.cap": cap}))
    for score in SMALL:
        found = settle(sheet(score), rules)
        assert isinstance(found, Outcome) == rally_ends(*score, target, lead, cap), (score, target, lead, cap)
        if isinstance(found, Outcome):
            assert found.winner == (0 if score[0] > score[1] else 1)


@pytest.mark.parametrize("overshoot", ["kept", "capped"])
def test_every_partial_of_hands(overshoot: str) -> None:
    figures = {"match.won_by": "segments", "match.segments": 1, "match.target": 4, "match.overshoot": overshoot}
    rules = form(HANDS, figures)
    for first, second in SMALL:
        found = settle(sheet((first, second)), rules)
        over = (first >= 4) != (second >= 4)  # one hand goes to one side: only one of them can be there
        assert isinstance(found, Outcome) == over, (first, second)
        if isinstance(found, Outcome):
            most = max(first, second) if overshoot == "kept" else 4
            assert max(found.points) == most
            assert min(found.points) == min(first, second)


@pytest.mark.parametrize("score", SMALL)
def test_every_match_of_two_periods_and_what_decides_it(score: Pair) -> None:
    figures = {"match.won_by": "total", "match.segments": 2, "match.deciders": ("extra time", "lot")}
    group, knock_out = form(GOALS, figures), form(GOALS, figures, decided=True)
    first, second = score
    played = sheet((first, 0), (0, second))
    found = settled(played, group)
    assert found.winner == (None if first == second else 0 if first > second else 1)
    for extra in ((a, b) for a in range(3) for b in range(3)):
        longer = Sheet(played.segments, extra_time=(Segment(extra),))
        drawn = Sheet(played.segments, extra_time=(Segment(extra),), lots=1)
        level_after = extra[0] == extra[1]
        assert not isinstance(settle(longer, group), Outcome)
        assert isinstance(settle(longer, knock_out), Outcome) == (first == second and not level_after)
        assert isinstance(settle(drawn, knock_out), Outcome) == (first == second and level_after)


@pytest.mark.parametrize("results", list(product("WLDO", repeat=4)))
def test_every_encounter_of_four_boards(results: tuple[str, ...]) -> None:
    """W and L are boards won and lost, D one that was drawn, O one that nobody has played yet."""
    boards = {"W": sheet((1, 0)), "L": sheet((0, 1)), "D": sheet((1, 1)), "O": Sheet()}
    rules = form(GOALS, {"match.won_by": "total", "match.segments": 1, "encounter.boards": 2, "encounter.halves": 2})
    found = settle(Sheet(boards=tuple(boards[each] for each in results)), rules)
    if "O" in results:
        assert isinstance(found, tuple)
        assert {each.code for each in found} == {"encounter not finished"}
        return
    assert isinstance(found, Outcome)
    own = results.count("W") + Fraction(results.count("D"), 2)
    assert found.boards == (own, 4 - own)
    assert found.winner == (0 if own > 2 else 1 if own < 2 else None)


@pytest.mark.parametrize("sport", [each for each in BUILT_IN if each.form != "marks"], ids=lambda each: str(each.id))
def test_a_win_of_either_side_is_theirs_in_every_sport(sport: object) -> None:
    """Field report H03: what the sport itself takes as a win for home is home's, and turned round the other's."""
    by_default = next(each for each in BUILT_IN if each is sport)
    target = 0
    for score in ((25, 20), (21, 19), (11, 9), (8, 3), (6, 4), (104, 60), (2000, 900), (12, 7), (3, 1), (1, 0)):
        for number in (1, 2, 3):
            home = settle(sheet(*[score] * number), form(by_default, _defaults(by_default.id)))
            away = settle(sheet(*[score[::-1]] * number), form(by_default, _defaults(by_default.id)))
            assert isinstance(home, Outcome) == isinstance(away, Outcome)
            if isinstance(home, Outcome) and isinstance(away, Outcome):
                target += 1
                assert (home.winner, away.winner) == (0, 1)
                assert home.points == away.points[::-1]
    assert target, "no score at all suits the sport"


def _defaults(sport: str) -> dict[str, object]:
    """The figures of its match that the sport declares, flat."""
    declared = next(each for each in BUILT_IN if each.id == sport).defaults.get("match", {})
    flat: dict[str, object] = {}
    for key, value in declared.items():
        flat |= (
            {f"match.{key}.{k}": v for k, v in value.items()} if isinstance(value, dict) else {f"match.{key}": value}
        )
    return {path: value for path, value in flat.items() if path.split(".")[1] != "time" and path != "match.slot"}


@pytest.mark.parametrize("better", ["lower", "higher"])
def test_where_less_is_better_the_lower_mark_counts(better: str) -> None:
    """Field report H03, golf-like: the direction is the regulation's."""
    sport = next(each for each in BUILT_IN if each.id == "chopp-metro")
    rules = performance_rule(
        ruleset({"performance.better": better, "performance.attempts": 2, "performance.precision": "1 s"}), sport
    )
    for marks in product(range(1, 5), repeat=2):
        found = settle_performance(Performance("a", "a", ((Series(marks),),)), rules)
        assert isinstance(found, Mark)
        assert found.value == (min(marks) if better == "lower" else max(marks))


def test_who_leaves_loses_whatever_the_score_and_it_stays_as_played() -> None:
    """Field report H05: A leads 6-4 3-1 and retires; the other wins."""
    tennis = {"match.won_by": "segments", "match.best_of": 3, "match.target": 6, "match.lead": 2, "match.cap": 7}
    for word in ("as it stands", "completed", "as walkover"):
        rules = form(RALLY, tennis | {"abandonment.score": word})
        left = Sheet((Segment((6, 4)), Segment((3, 1))), ending=Ending.ABANDONED, missing=frozenset({0}))
        found = settled(left, rules)
        assert found.winner == 1
        assert found.ending is Ending.ABANDONED
        expected = {"as it stands": (1, 0), "completed": (1, 2), "as walkover": (0, 2)}[word]
        assert found.segments == expected
