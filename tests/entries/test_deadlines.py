"""Until when a list changes, names are handed in, a protest comes or an absence is told; which match is first."""

from datetime import UTC, datetime, timedelta

from core.discipline.protest import Course, Protest, course, lodged
from core.entries.roster import line_up_handed, list_closes
from core.play.tolerance import arrival, is_first, is_walkover, justified, told_in_time, tolerance
from core.rules.forms import Duration
from core.rules.moment import NOTHING_KNOWN, Occasions, Span
from tests.entries.rules import rules, said

NOON = datetime(2027, 5, 2, 12, tzinfo=UTC)
MATCH = Occasions(
    {"match": Span(NOON, NOON + timedelta(hours=1)), "first match": Span(NOON, None)}, day=NOON.date(), zone=UTC
)
MINUTE = timedelta(minutes=1)


def test_the_list_closes_with_the_first_match_where_nothing_is_said() -> None:
    ruleset = rules()
    assert list_closes(NOON, ruleset, MATCH, who="Alfa").admitted
    assert said(list_closes(NOON + MINUTE, ruleset, MATCH, who="Alfa")) == [("Alfa", "roster.closes", "")]
    assert said(list_closes(NOON, ruleset, NOTHING_KNOWN, who="Alfa")) == [("Alfa", "roster.closes?", "")]


def test_only_the_reasons_that_are_stated_open_a_closed_list() -> None:
    ruleset = rules('roster = { closes = "15 min before the match", changes_after = ["injury", "end of bond"] }')
    late = NOON - timedelta(minutes=14)
    assert list_closes(NOON - timedelta(minutes=15), ruleset, MATCH, who="Alfa").admitted
    assert list_closes(late, ruleset, MATCH, who="Alfa", reason="injury").admitted
    assert list_closes(late, ruleset, MATCH, who="Alfa", reason="end of bond").admitted
    (no,) = list_closes(late, ruleset, MATCH, who="Alfa", reason="holidays").refused
    assert (no.code, no.found, no.allowed) == ("list open for other reasons", "holidays", "injury / end of bond")
    assert said(list_closes(late, ruleset, MATCH, who="Alfa")) == [("Alfa", "roster.changes_after", "art. 1")]


def test_no_reason_opens_a_list_where_none_is_stated() -> None:
    ruleset = rules('roster = { closes = 2027-05-01, changes_after = "none" }'.replace("2027-05-01", '"draw"'))
    known = Occasions({"draw": Span(NOON, None)})
    assert said(list_closes(NOON + MINUTE, ruleset, known, who="Alfa", reason="injury")) == [
        ("Alfa", "roster.closes", "art. 1")
    ]


def test_names_are_handed_in_fifteen_minutes_before() -> None:
    ruleset = rules('roster = { line_up = "15 min before the match" }')
    due = NOON - timedelta(minutes=15)
    assert line_up_handed(due, ruleset, MATCH, who="Alfa").admitted
    assert said(line_up_handed(due + MINUTE, ruleset, MATCH, who="Alfa")) == [("Alfa", "roster.line_up", "art. 1")]
    assert line_up_handed(NOON, rules(), MATCH).admitted
    assert not line_up_handed(NOON + MINUTE, rules(), MATCH).admitted
    assert said(line_up_handed(NOON, ruleset, NOTHING_KNOWN, who="Alfa")) == [("Alfa", "roster.line_up?", "art. 1")]


def test_before_the_match_is_not_its_start() -> None:
    ruleset = rules('roster = { line_up = "before the match" }')
    assert line_up_handed(NOON - timedelta(seconds=1), ruleset, MATCH).admitted
    assert not line_up_handed(NOON, ruleset, MATCH).admitted


def test_a_protest_without_rules_is_written_by_the_head_of_the_delegation_at_any_time() -> None:
    late = NOON + timedelta(days=30)
    assert lodged(Protest("Alfa", late), rules(), MATCH) == ((), ())
    refused, _ = lodged(Protest("Alfa", late, by="captain", form="oral"), rules(), MATCH)
    assert [refusal.code for refusal in refused] == ["protest by another", "protest in another form"]


def test_the_course_of_a_protest() -> None:
    protest = Protest("Alfa", NOON)
    plain = course(protest, rules())
    assert (plain.panel.value, plain.answer, plain.appeal, plain.refunded) == ("committee", None, "", True)
    stated = rules(
        'protest = { panel = "junta", answer = "72 h", appeal = "federação", fee = "9 BRL", refund = "never" }'
    )
    assert course(protest, stated) == Course(
        stated.cited("protest.panel", ""), NOON + timedelta(hours=72), "federação", refunded=False
    )
    assert course(protest, rules('protest = { answer = "1 day", appeal = "none" }')).answer == NOON + timedelta(days=1)


def test_the_first_match_is_of_the_day_the_half_day_or_the_competition() -> None:
    morning, later, evening = (datetime(2027, 5, 2, hour, tzinfo=UTC) for hour in (9, 11, 18))
    sunday = datetime(2027, 5, 3, 9, tzinfo=UTC)
    starts = (morning, morning, later, evening, sunday)
    firsts = {
        of: [
            is_first(start, starts, rules(f'walkover = {{ tolerance = {{ first_of = "{of}" }} }}')) for start in starts
        ]
        for of in ("day", "half day", "competition")
    }
    assert firsts["day"] == [True, True, False, False, True]
    assert firsts["half day"] == [True, True, False, True, True]
    assert firsts["competition"] == [True, True, False, False, False]
    assert [is_first(start, starts, rules()) for start in starts] == firsts["day"]


def test_the_tolerance_that_nobody_states_is_of_fifteen_minutes() -> None:
    assert tolerance(rules(), first=True).value == Duration(15, "min")
    only_first = rules('walkover = { tolerance = { first = "10 min" } }')
    assert tolerance(only_first, first=True).value == Duration(10, "min")
    assert tolerance(only_first, first=False).value == Duration(15, "min")


def test_who_is_early_is_not_late() -> None:
    ruleset = rules('walkover = { late = { every = "10 min", loses = "segment" } }')
    assert arrival(timedelta(minutes=-5), first=True, ruleset=ruleset).lost == 0
    assert arrival(timedelta(minutes=15), first=True, ruleset=ruleset).lost == 1


def test_what_is_a_walkover() -> None:
    assert is_walkover("absence", rules()) is not None
    assert is_walkover("no uniform", rules()) is None
    stated = rules('walkover = { given_for = ["absence", "no uniform"] }')
    found = is_walkover("no uniform", stated, who="Alfa")
    assert found is not None
    assert found.source is not None
    assert found.source.cite() == "art. 1"
    assert is_walkover("below minimum", stated) is None


def test_an_absence_told_in_time() -> None:
    stated = rules('walkover = { announced = "24 h before the match", justified = "new date" }')
    assert told_in_time(NOON - timedelta(hours=24), stated, MATCH) is True
    assert told_in_time(NOON - timedelta(hours=23), stated, MATCH) is False
    assert told_in_time(NOON, stated, NOTHING_KNOWN) is None
    assert told_in_time(NOON, rules(), MATCH) is None
    assert (justified(stated).value, justified(rules()).value) == ("new date", "panel decides")
