"""What each side takes into the ledger: table points in every way that the language knows, and counted facts."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.modality import Modality
from core.play.awards import void
from core.play.match import Match
from core.play.settle import settle
from core.play.sheet import Ending, Incident, Part, Segment, Sheet
from core.rules.ruleset import Scope
from core.standings.adjustments import adjustments
from core.standings.ledger import Row
from core.standings.points import bye_row, point_table, rows, without_points
from tests.play.rules import GOALS, HANDS, RALLY, SETS, form, ruleset, settled, sheet

PLAIN = {"match.won_by": "total", "table_points.win": 3, "table_points.draw": 1, "table_points.loss": 0}
MATCH = Match("A-B", "A", "B", group="g", stage="s", round=2)
ABSENT = sheet(ending=Ending.WALKOVER, missing=frozenset({1}))


def taken(what: Sheet, figures: dict[str, Any], modality: Modality = GOALS, decided: bool = False) -> tuple[Row, Row]:
    """Both rows of the sheet under the figures."""
    rules = ruleset(figures)
    first, second = rows(MATCH, settled(what, form(modality, figures, decided)), point_table(rules, modality))
    return first, second


def points(*arguments: Any, **more: Any) -> tuple[object, object]:
    """The table points of both sides."""
    first, second = taken(*arguments, **more)
    return first.table_points, second.table_points


def test_win_draw_and_loss() -> None:
    assert points(sheet((2, 1)), PLAIN) == (3, 0)
    assert points(sheet((1, 2)), PLAIN) == (0, 3)
    assert points(sheet((2, 2)), PLAIN) == (1, 1)
    assert points(sheet((2, 1)), PLAIN | {"table_points.loss": -1}) == (3, -1)


def test_rows_say_where_they_come_from_and_mirror_each_other() -> None:
    first, second = taken(sheet((2, 1)), PLAIN)
    assert (first.match, first.side, first.rival, first.group, first.stage, first.round) == (
        "A-B",
        "A",
        "B",
        "g",
        "s",
        2,
    )
    assert (first.result, second.result, first.first, second.first) == ("win", "loss", True, False)
    assert (first.points, second.points, second.partials) == ((2, 1), (1, 2), ((1, 2),))


BY_SCORE = SETS | {"table_points.by_score": {"2-0": (3, 0), "2-1": (2, 1)}}


def test_the_exact_score_gives_the_points_of_both() -> None:
    straight, close = sheet((21, 3), (21, 4)), sheet((3, 21), (21, 4), (9, 15))
    assert points(straight, BY_SCORE, RALLY) == (3, 0)
    assert points(close, BY_SCORE, RALLY) == (1, 2)
    assert points(Sheet(won=(2, 1)), BY_SCORE, RALLY) == (2, 1)


def test_a_win_by_a_score_that_nobody_gave_points_is_refused() -> None:
    forgets = SETS | {"table_points.by_score": {"2-0": (3, 0)}}
    close, straight = sheet((3, 21), (21, 4), (9, 15)), sheet((21, 3), (21, 4))

    def why(what: Sheet, figures: dict[str, Any]) -> tuple[str, str, str] | None:
        found = without_points(settled(what, form(RALLY, figures)), point_table(ruleset(figures), RALLY))
        return None if found is None else (found.code, found.found, found.allowed)

    assert why(close, forgets) == ("score without points", "2-1", "2-0")
    assert why(straight, forgets) is None
    assert why(close, forgets | {"table_points.win": 2, "table_points.loss": 1}) is None
    three = forgets | {"walkover.score": {"segments": (3, 0)}}
    assert why(ABSENT, three) == ("score without points", "3-0", "2-0")
    assert why(ABSENT, three | {"table_points.walkover_win": 2, "table_points.walkover_loss": 0}) is None


def test_a_walkover_gives_what_its_credited_score_gives_unless_said() -> None:
    assert points(ABSENT, BY_SCORE, RALLY) == (3, 0)
    assert points(ABSENT, PLAIN) == (3, 0)
    stated = PLAIN | {"table_points.walkover_win": 2, "table_points.walkover_loss": -1}
    assert points(ABSENT, stated) == (2, -1)
    told = sheet(ending=Ending.WALKOVER, missing=frozenset({1}), announced=frozenset({1}))
    assert points(told, stated) == (2, -1)
    assert points(told, stated | {"table_points.announced_loss": 0}) == (2, 0)


def test_a_double_walkover_is_two_losses_two_walkovers_and_no_score() -> None:
    both = sheet(ending=Ending.WALKOVER, missing=frozenset({0, 1}))
    first, second = taken(both, PLAIN | {"table_points.walkover_loss": -1})
    for row in (first, second):
        assert (row.result, row.table_points, row.absent, row.awarded, row.points) == ("loss", -1, True, True, (0, 0))


def test_a_score_left_out_keeps_the_win_and_gives_no_figures() -> None:
    figures = PLAIN | {"walkover.score": {"points": (5, 0)}, "walkover.measures": "left out"}
    first, second = taken(ABSENT, figures)
    assert (first.table_points, first.result, first.points, first.partials) == (3, "win", (0, 0), ())
    assert (second.absent, second.left, second.awarded) == (True, False, True)


def test_who_abandons_takes_what_abandonment_gives() -> None:
    left = sheet((4, 1), ending=Ending.ABANDONED, missing=frozenset({0}))
    first, second = taken(left, PLAIN | {"table_points.abandonment": -2, "abandonment.score": "as it stands"})
    assert (first.table_points, second.table_points) == (-2, 3)
    assert (first.left, first.absent, second.left, first.awarded) == (True, False, False, False)
    assert points(left, PLAIN) == (0, 3)


def test_a_void_match_has_no_rows() -> None:
    assert rows(MATCH, void(), point_table(ruleset(PLAIN), GOALS)) == ()


def test_games_won_and_a_bonus_replace_win_and_loss() -> None:
    figures = SETS | {"table_points.per_segment": 1, "table_points.match_bonus": 2, "table_points.win": 9}
    table = point_table(ruleset(figures), RALLY)
    assert points(sheet((21, 3), (3, 21), (15, 9)), figures, RALLY) == (4, 1)
    assert table.at_most == 4


def test_a_habit_of_the_sport_gives_way_to_what_an_article_states() -> None:
    by_habit = {"table_points.by_score": {"2-0": (3, 0), "2-1": (2, 1)}}
    table = point_table(ruleset(SETS | {"table_points.win": 2, "table_points.loss": 1}, by_habit), RALLY)
    won = settled(sheet((21, 3), (21, 4)), form(RALLY, SETS))
    assert [row.table_points for row in rows(MATCH, won, table)] == [2, 1]
    by_article = point_table(ruleset(BY_SCORE, {"table_points.win": 9, "table_points.loss": 9}), RALLY)
    assert [row.table_points for row in rows(MATCH, won, by_article)] == [3, 0]


def test_a_win_by_a_decider_may_be_worth_less() -> None:
    figures = PLAIN | {"match.deciders": ("shoot-out",), "match.draw": "decided", "table_points.by_decider": (2, 1)}
    assert points(sheet((2, 2), shoot_out=(3, 2)), figures) == (2, 1)
    assert points(sheet((3, 2)), figures) == (3, 0)


def test_participation_counts_only_matches_in_which_the_side_appeared() -> None:
    figures = PLAIN | {"table_points.participation": 1}
    assert points(sheet((2, 1)), figures) == (4, 1)
    assert points(ABSENT, figures) == (4, 0)
    played, absent = taken(sheet((0, 2)), figures)[0], taken(ABSENT, figures)[1]
    assert [row.absent for row in (played, absent)] == [False, True]


@pytest.mark.parametrize(
    ("figures", "most"),
    [
        (PLAIN, 3),
        (PLAIN | {"table_points.participation": 1}, 4),
        (BY_SCORE, 3),
        (PLAIN | {"table_points.by_decider": (5, 1)}, 5),
        (SETS | {"table_points.per_board": 1, "encounter.boards": 6, "table_points.match_bonus": 2}, 8),
    ],
)
def test_the_most_that_a_match_can_give(figures: dict[str, Any], most: int) -> None:
    assert point_table(ruleset(figures), RALLY).at_most == most


def test_cards_and_other_counted_facts_are_on_the_row() -> None:
    figures = PLAIN | {"card.yellow.weight": 1, "card.red.weight": 2, "card.red.athlete": "sent off"}
    incidents = (Incident("yellow", 0, 2), Incident("red", 0), Incident("foul", 1, 6), Incident("misconduct", 1))
    first, second = taken(sheet((0, 0), incidents=incidents), figures)
    assert dict(first.counts) == {
        "cards": 3, "yellow cards": 2, "red cards": 1, "card weight": 4, "expulsions": 1,
    }  # fmt: skip
    assert dict(second.counts) == {"fouls": 6, "infractions": 1, "misconduct": 1}
    assert (first.expelled, second.expelled) == (True, False)


def test_bonuses_and_deductions_follow_the_facts_that_they_are_named_after() -> None:
    figures = PLAIN | {
        "card.yellow.weight": 1,
        "table_points.bonus": ({"name": "desfile", "adds": 1},),
        "table_points.deduction": ({"name": "walkover", "takes": 3}, {"name": "yellow card", "takes": 1}),
    }
    table = point_table(ruleset(figures), GOALS)
    ledger = [*taken(ABSENT, figures), *taken(sheet((0, 0), incidents=(Incident("yellow", 0, 2),)), figures)]
    found = {(each.side, each.name): (each.points, each.group, each.stage) for each in adjustments(ledger, table)}
    assert found == {("B", "walkover"): (-3, "g", "s"), ("A", "yellow card"): (-2, "g", "s")}


@pytest.mark.parametrize(
    ("name", "times"),
    [
        *(("win", 1), ("wins", 1), ("draw", 0), ("loss", 0), ("losses", 0), ("match", 1), ("matches", 1)),
        *(("yellow", 2), ("yellow card", 2), ("yellow cards", 2), ("card", 2), ("foul", 5), ("fouls", 5)),
        *(("walkover", 0), ("abandonment", 0), ("desfile", 0)),
    ],
)
def test_a_bonus_is_given_for_the_counted_fact_of_its_name(name: str, times: int) -> None:
    figures = PLAIN | {"table_points.bonus": ({"name": name, "adds": 1},)}
    what = sheet((1, 0), incidents=(Incident("yellow", 0, 2), Incident("foul", 0, 5)))
    found = [each.points for each in adjustments(taken(what, figures)[:1], point_table(ruleset(figures), GOALS))]
    assert found == ([times] if times else [])


def test_a_bye_gives_points_in_a_swiss_stage_or_where_an_article_says_how_many() -> None:
    bye = Match("A bye", "A", None)
    swiss = ruleset(PLAIN | {"stage.s.kind": "swiss", "table_points.bye": 2})
    groups = ruleset(PLAIN | {"stage.s.kind": "groups"})
    stated = ruleset(PLAIN | {"stage.s.kind": "groups", "table_points.bye": 1})
    assert [row.table_points for row in bye_row(bye, point_table(stated, GOALS))] == [1]
    assert [row.table_points for row in bye_row(bye, point_table(swiss, GOALS))] == [2]
    assert [row.table_points for row in bye_row(bye, point_table(swiss, GOALS, Scope(stage="s")))] == [2]
    by_default = ruleset(PLAIN | {"stage.s.kind": "swiss"})
    assert [row.table_points for row in bye_row(bye, point_table(by_default, GOALS, Scope(stage="s")))] == [3]
    assert bye_row(bye, point_table(groups, GOALS, Scope(stage="s"))) == ()


SCORES = st.tuples(st.integers(0, 9), st.integers(0, 9))


@settings(max_examples=200, deadline=None)
@given(SCORES, st.sampled_from([None, 0, 1]))
def test_what_one_side_wins_the_other_loses_whichever_stands_first(score: tuple[int, int], absent: int | None) -> None:
    rules, table = form(GOALS, PLAIN), point_table(ruleset(PLAIN), GOALS)

    def both(turned: bool) -> list[Row]:
        if absent is not None:
            missing = frozenset({1 - absent if turned else absent})
            what = sheet(ending=Ending.WALKOVER, missing=missing)
        else:
            what = sheet(score[::-1] if turned else score)
        found = settle(what, rules)
        assert not isinstance(found, tuple)
        return list(rows(MATCH, found, table))

    straight, turned = both(False), both(True)
    assert sum(row.points[0] - row.points[1] for row in straight) == 0
    assert sorted(row.result for row in straight) in (["draw", "draw"], ["loss", "win"])
    for own, mirrored in zip(straight, reversed(turned), strict=True):
        assert (own.result, own.table_points, own.points) == (mirrored.result, mirrored.table_points, mirrored.points)


def test_hands_written_part_by_part_count_their_infractions() -> None:
    figures = {
        "match.won_by": "segments", "match.segments": 1, "match.target": 50, "match.overshoot": "kept",
        "penalties.points_go": "to the other side", "infraction.gato.points": 30,
    }  # fmt: skip
    parts = (Part(0, 40), Part(1, infraction="gato"))
    first, second = taken(Sheet((Segment((0, 0), parts),)), figures, HANDS)
    assert (first.points, first.segments, dict(second.counts)) == ((70, 0), (1, 0), {"infractions": 1, "gato": 1})
