"""Moments become instants once what they speak of has a time, and stay unknown until then."""

from datetime import UTC, date, datetime, timedelta, timezone

import pytest

from core.rules.forms import Duration, Moment
from core.rules.moment import NOTHING_KNOWN, Limit, Occasions, Span, day_of, days_later, later, limit, years_later
from regulations.forms.form import Context
from regulations.forms.moment import MOMENT

NOON = datetime(2027, 5, 2, 12, tzinfo=UTC)
ONE = datetime(2027, 5, 2, 13, tzinfo=UTC)
KNOWN = Occasions(
    {
        "match": Span(NOON, ONE),
        "first match": Span(NOON, ONE),
        "round 2": Span(NOON, ONE),
        "semi-final": Span(NOON, ONE),
        "draw": Span(NOON, None),
    },
    entered=date(2027, 4, 30),
    day=date(2027, 5, 2),
    year=2027,
    zone=UTC,
)


def read(text: str) -> Moment:
    return MOMENT.read(text, Context())


@pytest.mark.parametrize(
    ("text", "at", "before"),
    [
        ("15 min before the match", NOON - timedelta(minutes=15), False),
        ("30 min after the match", ONE + timedelta(minutes=30), False),
        ("72 h before the draw", NOON - timedelta(hours=72), False),
        ("2 days before the semi-final", NOON - timedelta(days=2), False),
        ("1 year before the match", datetime(2026, 5, 2, 12, tzinfo=UTC), False),
        ("1 year after the match", datetime(2028, 5, 2, 13, tzinfo=UTC), False),
        ("before the semi-final", NOON, True),
        ("start of the match", NOON, False),
        ("end of the match", ONE, False),
        ("after the match", ONE, False),
        ("first match", NOON, False),
        ("round 2", NOON, False),
        ("draw", NOON, False),
        ("entry date", date(2027, 4, 30), False),
        ("31 December", date(2027, 12, 31), False),
        ("12:00 of the next day", datetime(2027, 5, 3, 12, tzinfo=UTC), False),
        ("18:30 of the day before", datetime(2027, 5, 1, 18, 30, tzinfo=UTC), False),
        ("08:00 of the day", datetime(2027, 5, 2, 8, tzinfo=UTC), False),
    ],
)
def test_a_moment_is_an_instant(text: str, at: date, before: bool) -> None:
    assert limit(read(text), KNOWN) == Limit(at, before)


@pytest.mark.parametrize(
    "text",
    [
        *("15 min before the match", "entry date", "31 December", "12:00 of the next day", "round 2", "draw"),
        *("before the next round", "end of the match", "2 matches before the final"),
    ],
)
def test_nothing_is_guessed_of_what_has_no_time_yet(text: str) -> None:
    assert limit(read(text), NOTHING_KNOWN) is None
    assert day_of(read(text), NOTHING_KNOWN) is None


def test_a_time_in_matches_or_segments_is_no_instant() -> None:
    assert limit(read("2 matches before the match"), KNOWN) is None
    assert limit(read("1 segment after the match"), KNOWN) is None
    assert limit(read("after the draw"), KNOWN) is None


def test_the_last_instant_is_in_time_and_the_start_is_not_before_it() -> None:
    closed = limit(read("15 min before the match"), KNOWN)
    assert closed is not None
    assert closed.met(NOON - timedelta(minutes=15))
    assert not closed.met(NOON - timedelta(minutes=15) + timedelta(seconds=1))
    before = limit(read("before the match"), KNOWN)
    assert before is not None
    assert before.met(NOON - timedelta(seconds=1))
    assert not before.met(NOON)


def test_a_day_is_the_whole_day() -> None:
    last = limit(date(2027, 4, 30))
    assert last is not None
    assert last.met(datetime(2027, 4, 30, 23, 59, tzinfo=UTC))
    assert not last.met(datetime(2027, 5, 1, tzinfo=UTC))
    assert not Limit(date(2027, 4, 30), before=True).met(datetime(2027, 4, 30, 8, tzinfo=UTC))


def test_the_day_of_an_instant_and_of_a_date() -> None:
    assert day_of(read("end of the match"), KNOWN) == date(2027, 5, 2)
    assert day_of(date(2027, 4, 30)) == date(2027, 4, 30)
    assert day_of(datetime(2027, 4, 30, 18, tzinfo=timezone(timedelta(hours=-3)))) == date(2027, 4, 30)


def test_years_end_on_the_first_of_march_where_there_is_no_29_february() -> None:
    leap = date(2024, 2, 29)
    assert years_later(leap, 1) == date(2025, 3, 1)
    assert years_later(leap, 4) == date(2028, 2, 29)
    assert days_later(leap, Duration(1, "year")) == date(2025, 3, 1)
    assert days_later(leap, Duration(90, "days")) == date(2024, 5, 29)
    assert days_later(leap, Duration(90, "min")) is None
    assert later(NOON, Duration(2, "matches")) is None
