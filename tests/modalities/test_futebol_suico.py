"""Seven-a-side football: a draw, three penalties, cards, and what differs in the master category."""

import pytest

from core.play.outcome import Outcome
from core.play.settle import settle
from core.play.sheet import Ending, Incident, Pair, Segment, Sheet
from core.rules.article import Article
from core.rules.forms import Range
from tests.modalities.cooperativas import form, outcome, played, refused, regulation

SPORT = "futebol-suico"
A, B = 0, 1


def test_a_draw_stands_in_a_group_and_is_decided_in_a_final() -> None:
    level = played((1, 0), (0, 1))
    assert (outcome(level, form(SPORT)).winner, outcome(level, form(SPORT)).points) == (None, (1, 1))
    assert refused(settle(level, form(SPORT, decided=True))) == [("decider missing", "art. 9º")]


@pytest.mark.parametrize(
    ("kicks", "possible"),
    [((2, 0), True), ((3, 0), False), ((3, 1), True), ((3, 2), True), ((3, 3), False), ((4, 3), True), ((5, 3), False)],
)
def test_three_kicks_each_and_then_one_by_one(kicks: Pair, possible: bool) -> None:
    sheet = Sheet(segments=(Segment((1, 0)), Segment((0, 1))), shoot_out=kicks)
    settled = settle(sheet, form(SPORT, decided=True))
    assert isinstance(settled, Outcome) is possible
    if isinstance(settled, Outcome):
        assert (settled.winner, settled.points) == (A, (1, 1)), "kicks are no goals"


def test_two_periods_and_no_third() -> None:
    assert outcome(played((1, 0), (2, 1)), form(SPORT)).points == (3, 1)
    assert refused(settle(played((1, 0), (2, 1), (0, 0)), form(SPORT))) == [("number of segments", "art. 8º")]


def test_cards_weigh_two_and_one() -> None:
    sheet = Sheet((Segment((1, 0)), Segment((0, 0))), incidents=(Incident("yellow", A, 3), Incident("red", B)))
    assert [dict(own)["card weight"] for own in outcome(sheet, form(SPORT)).counts] == [3, 2]


def test_a_walkover_is_three_to_nothing() -> None:
    absent = outcome(Sheet(ending=Ending.WALKOVER, missing=frozenset({A})), form(SPORT))
    assert (absent.winner, absent.points) == (B, (0, 3))


def test_a_team_plays_with_seven_and_never_with_fewer_than_six() -> None:
    ruleset = regulation().ruleset(SPORT, "male")
    found = {key: ruleset.value(f"roster.{key}") for key in ("athletes", "starters", "to_start", "to_continue")}
    assert found == {"athletes": 14, "starters": 7, "to_start": 6, "to_continue": 6}


def test_the_master_category_differs_in_the_ages_alone() -> None:
    assert regulation().categories(SPORT) == ("male", "master")
    free, master = (regulation().ruleset(SPORT, category) for category in ("male", "master"))
    own = {statement.path for statement in master.statements} - {statement.path for statement in free.statements}
    assert own == {"eligibility.age", "eligibility.age_on", "eligibility.age_except"}
    age = master.figure("eligibility.age")
    assert age is not None
    assert isinstance(age.source, Article)
    assert (age.source.file, age.source.number, age.value) == ("futebol-suico.master", "10", Range(35, None))
    assert master.value("eligibility.age_except") == {"goalkeeper": Range(30, None)}
    assert master.value("category.master.sex") == "men"


@pytest.mark.parametrize(
    ("years", "field", "goal"), [(29, False, False), (30, False, True), (34, False, True), (35, True, True)]
)
def test_ages_on_both_sides_of_the_master_s_borders(years: int, field: bool, goal: bool) -> None:
    master = regulation().ruleset(SPORT, "master")
    assert master.value("eligibility.age").holds(years) is field
    assert master.value("eligibility.age_except")["goalkeeper"].holds(years) is goal


def test_what_the_source_lost_is_a_reading() -> None:
    ruleset = regulation().ruleset(SPORT, "male")
    loss, more = ruleset.figure("table_points.loss"), ruleset.figure("tiebreak.more")
    assert loss is not None
    assert more is not None
    assert loss.inferred
    assert more.inferred_parts.keys() == {"d", "e", "f", "g"}
