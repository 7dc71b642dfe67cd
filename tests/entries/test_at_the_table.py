"""Line-ups, changes and what each must play, beside what the case files show."""

from datetime import date

from core.entries.athlete import Athlete
from core.entries.entry import Entry
from core.entries.line_up import LineUp, goes_on, line_up
from core.entries.substitutions import BETWEEN_SEGMENTS, Change, Played, each_plays, substitutions
from core.rules.ruleset import Scope
from tests.entries.rules import names, rules, said

PAIR = names("Ana", "Bia", "Caio")


def test_who_serves_a_suspension_does_not_play() -> None:
    ruleset = rules(modality="truco")
    assert line_up(LineUp(("Ana", "Bia")), PAIR, ruleset).admitted
    assert said(line_up(LineUp(("Ana", "Bia")), PAIR, ruleset, serving={"Bia"})) == [
        ("Bia", "eligibility.suspended", "")
    ]
    admitted = rules('eligibility = { suspended = "admitted" }', modality="truco")
    assert line_up(LineUp(("Ana", "Bia")), PAIR, admitted, serving={"Bia"}).admitted


def test_a_suspension_ends_with_its_last_day() -> None:
    last = date(2027, 5, 2)
    entry = Entry("Alfa", (Athlete("Ana", "Ana", suspended_until=last), Athlete("Bia", "Bia")))
    ruleset = rules(modality="truco")
    assert not line_up(LineUp(("Ana", "Bia")), entry, ruleset, Scope(on=last)).admitted
    assert line_up(LineUp(("Ana", "Bia")), entry, ruleset, Scope(on=date(2027, 5, 3))).admitted


def test_what_it_takes_to_go_on_is_what_it_takes_to_start_where_nothing_else_is_said() -> None:
    ruleset = rules("roster = { starters = 6, to_start = 4 }", modality="truco")
    assert goes_on(4, "Alfa", ruleset).admitted
    assert said(goes_on(3, "Alfa", ruleset)) == [("Alfa", "roster.to_continue", "art. 1")]
    own = rules("roster = { starters = 6, to_start = 4, to_continue = 2 }", modality="truco")
    assert goes_on(2, "Alfa", own).admitted
    assert not goes_on(1, "Alfa", own).admitted


def test_sexes_that_nobody_said_are_not_decided() -> None:
    ruleset = rules('roster = { composition = ["1 man, 1 woman"] }', modality="truco")
    assert said(line_up(LineUp(("Ana", "Bia")), PAIR, ruleset)) == [("Alfa", "roster.composition?", "art. 1")]


def test_in_an_encounter_every_board_has_its_pair() -> None:
    ruleset = rules(
        'encounter = { boards = 2, between = "pairs" }\nroster = { starters = 2, to_start = 4 }', modality="domino"
    )
    entry = names("A", "B", "C", "D", "E")
    assert line_up(LineUp(("A", "B", "C", "D")), entry, ruleset).admitted
    assert said(line_up(LineUp(("A", "B", "C", "D", "E")), entry, ruleset)) == [("Alfa", "roster.starters", "art. 1")]
    assert said(line_up(LineUp(("A", "B", "C")), entry, ruleset)) == [("Alfa", "roster.to_start", "art. 1")]


def test_no_change_where_none_is_allowed() -> None:
    ruleset = rules('roster = { substitutions = "none" }', modality="truco")
    assert substitutions(("Ana", "Bia"), (), PAIR, ruleset).admitted
    told = said(substitutions(("Ana", "Bia"), (Change("Ana", "Caio", 0, BETWEEN_SEGMENTS),), PAIR, ruleset))
    assert ("Alfa", "roster.substitutions", "art. 1") in told


def test_who_enters_is_on_the_list_and_who_leaves_was_in_play() -> None:
    ruleset = rules('roster = { substitutions = "free", substitutions_when = "any time" }')
    found = substitutions(("Ana",), (Change("Bia", "Davi"),), PAIR, ruleset)
    assert [refusal.code for refusal in found.refused] == ["leaves without being in play", "not on the list"]


def test_what_each_must_play() -> None:
    segment, match, every = (
        rules(f'roster = {{ each_plays = "{least}" }}') for least in ("1 segment", "1 match", "every match")
    )
    entry = names("Ana")
    twice = {"Ana": Played(2, (1, 1))}
    once = {"Ana": Played(1, (2, 0))}
    assert each_plays(twice, entry, segment, 2).admitted
    assert said(each_plays(once, entry, segment, 2)) == [("Ana", "roster.each_plays", "art. 1")]
    assert each_plays(once, entry, match, 2).admitted
    assert said(each_plays({}, entry, match, 2)) == [("Ana", "roster.each_plays", "art. 1")]
    assert each_plays({}, entry, match, 0).admitted
    assert each_plays(twice, entry, every, 2).admitted
    assert not each_plays(once, entry, every, 2).admitted
    assert each_plays({}, entry, rules(), 2).admitted
