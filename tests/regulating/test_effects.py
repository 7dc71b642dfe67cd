"""What another ruleset changes, by values worked by hand."""

from dataclasses import replace
from datetime import date

from core.competition import Group, Record, standings
from core.play.match import Match
from core.play.sheet import Segment, Sheet
from core.rules.ruleset import Ruleset
from modalities import catalogue
from tests.regulations.reading import article, rules
from web.regulating.effects import Effects, applied_to, effects, figures_changed

FUTSAL = catalogue.catalogue()["futsal"]
CHAIN = 'tiebreak = { any = ["goal difference in group", "lot"] }'
DAY = date(2026, 9, 19)


def points(win: int, draw: int = 1) -> Ruleset:
    table = f"table_points = {{ win = {win}, draw = {draw}, loss = 0 }}"
    return rules("futsal", article("1º", table), article("2º", CHAIN))


def match(name: str, first: str, second: str, score: tuple[int, int] | None, on: date | None = None) -> Match:
    sheet = None if score is None else Sheet((Segment(score), Segment((0, 0))))
    return Match(name, first, second, sheet=sheet, on=on)


# A wins once and loses twice, B draws three times, C has the rest: with 3 for a win A has 3 as B; with 2 A has less.
RECORD = Record(
    matches=(
        match("1", "A", "B", (2, 2)),
        match("2", "A", "C", (3, 0)),
        match("3", "B", "C", (1, 1)),
        match("4", "C", "A", (4, 0)),
        match("5", "C", "B", (0, 0)),
        match("6", "A", "D", (0, 1)),
    ),
    groups=(Group("", ("A", "B", "C", "D")),),
)


def change(old: Ruleset, new: Ruleset, advance: int = 0, record: Record = RECORD) -> Effects:
    return effects(standings(record, old, FUTSAL), standings(record, new, FUTSAL), advance)


def test_the_same_ruleset_changes_nothing() -> None:
    assert change(points(3), points(3), 2) == Effects()
    assert change(points(3), points(3), 2).none


def test_points_and_places_move_from_old_to_new() -> None:
    # Old: C 1 win 2 draws = 5; A 1 win 1 draw = 4; B 3 draws = 3; D 1 win = 3, difference +1 against 0: D 3rd, B 4th.
    # New, a win at 1: C 3; B 3 of three draws; A 2; D 1. C and B level: difference C +1, B 0: C 1st, B 2nd.
    found = change(points(3), points(1), advance=2)
    assert {(m.side, m.place, m.points) for m in found.moved} == {
        ("C", (1, 1), (5, 3)),
        ("A", (2, 3), (4, 2)),
        ("D", (3, 4), (3, 1)),
        ("B", (4, 2), (3, 3)),
    }
    assert (found.through, found.out) == (("B",), ("A",))


def test_a_lot_that_becomes_due_is_told_and_one_that_is_no_longer() -> None:
    level = Record(matches=(match("1", "A", "B", (1, 1)),), groups=(Group("", ("A", "B")),))
    shared = rules("futsal", article("1º", 'tiebreak = { any = ["goal difference in group", "shared"] }'))
    drawn = rules("futsal", article("1º", CHAIN))
    found = change(shared, drawn, record=level)
    assert [(due.what, due.sides) for due in found.due] == [("lot", ("A", "B"))]
    assert [(due.what, due.sides) for due in change(drawn, shared, record=level).settled] == [("lot", ("A", "B"))]


def test_who_shares_the_border_is_not_through() -> None:
    level = Record(matches=(match("1", "A", "B", (1, 1)),), groups=(Group("", ("A", "B")),))
    won = replace(level, matches=(match("1", "A", "B", (2, 1)),))
    found = effects(standings(level, points(3), FUTSAL), standings(won, points(3), FUTSAL), 1)
    assert (found.through, found.out) == (("A",), ())


def test_a_sheet_that_can_no_longer_be_is_told() -> None:
    one = rules("futsal", article("1º", "match = { segments = 1 }"))
    found = change(points(3), one)
    assert found.refused == ("1", "2", "3", "4", "5", "6")
    assert change(one, points(3)).mended == found.refused


def test_figures_that_change_say_their_articles() -> None:
    found = figures_changed(points(3), points(2))
    assert [(each.path, each.before and each.before.value, each.after and each.after.value) for each in found] == [
        ("table_points.win", 3, 2)
    ]
    assert found[0].after is not None
    assert found[0].after.source.cite() == "art. 1º"


def test_a_figure_with_a_day_applies_to_the_matches_from_then_on() -> None:
    later = rules(
        "futsal",
        article("1º", "table_points = { win = 3, draw = 1, loss = 0 }"),
        article("2º", CHAIN),
        'number = "3º"\ntext = "x"\nsince = 2026-09-20\noverrides = "1º"\ntable_points = { win = 2 }'.join(
            ("[[article]]\n", "\n")
        ),
    )
    record = replace(
        RECORD, matches=(match("1", "A", "B", (1, 0), DAY), match("2", "A", "C", (1, 0), date(2026, 9, 20)))
    )
    changed = figures_changed(points(3), later)
    assert [each.path for each in changed] == ["table_points.win"]
    assert applied_to(record, points(3), later, changed) == ("2",)
