"""Draws of lots for a tie: announced, drawn once, cancelled; never another order afterwards."""

from collections.abc import Iterator
from dataclasses import asdict

import pytest
from sqlmodel import select

from core.draw.lot import Announced, check, digest, drawn
from tests.acts.events import Small, codes, done, goals, small_event, token
from web.acts.answers import Refused, Saved
from web.acts.draws import NewDraw, announce, cancel, draw_now
from web.acts.results import save_sheet
from web.rulings import standings_of
from web.storage.database import Database, Session
from web.storage.journal import broken_at, changes
from web.storage.tables import Draw

SOURCE = "Extração 6012, primeiro prêmio"


@pytest.fixture
def session(database: Database) -> Iterator[Session]:
    """A session that writes, on each database."""
    with database.writing() as writing:
        yield writing


def level(session: Session) -> Small:
    """All matches 1-1: four sides are level in everything."""
    small = small_event(session)
    for match in small.matches:
        saved = save_sheet(session, match.id, goals(1, 1), 0, small.by, token(), close=True)
        assert isinstance(saved, Saved)
    return small


def announced(session: Session, small: Small) -> Draw:
    entries = [entry.id for entry in reversed(small.entries)]
    return done(announce(session, small.competition, NewDraw(entries, "Grupo único", SOURCE), small.by))


def test_what_is_announced_is_listed_by_the_numbers_of_the_entries(session: Session) -> None:
    small = level(session)
    draw = announced(session, small)
    assert draw.names == ["Alfa", "Beta", "Gama", "Delta"]
    assert (draw.number, draw.state, draw.value, draw.outcome) == (1, "announced", "", None)
    assert draw.digest == digest(Announced("jogos", 1, "Grupo único", tuple(draw.names), SOURCE))
    assert standings_of(session, small.competition).due, "announcing draws nothing"


def test_the_value_gives_the_order_and_the_order_the_places(session: Session) -> None:
    small = level(session)
    draw = done(draw_now(session, announced(session, small), " 48 213 ", small.by))
    expected = drawn(Announced("jogos", 1, "Grupo único", ("Alfa", "Beta", "Gama", "Delta"), SOURCE), "48 213")
    assert (draw.state, draw.value, tuple(draw.outcome)) == ("drawn", "48 213", expected)
    names = {str(entry.id): entry.name for entry in small.entries}
    (ranking,) = standings_of(session, small.competition).rankings
    assert [names[place.side] for place in ranking.places] == list(expected)
    assert ranking.due == ()
    assert broken_at(session, small.event) is None
    assert [change.act for change in changes(session, small.event)][-3:] == ["announce draw", "record order", "draw"]


def test_a_draw_is_never_drawn_twice_nor_taken_back(session: Session) -> None:
    small = level(session)
    draw = done(draw_now(session, announced(session, small), "1", small.by))
    assert codes(draw_now(session, draw, "2", small.by)) == {"draw not open"}
    assert codes(cancel(session, draw, "outra vez", small.by)) == {"draw not open"}
    assert draw.value == "1"


def test_a_cancelled_draw_keeps_its_number_and_its_reason(session: Session) -> None:
    small = level(session)
    first = done(cancel(session, announced(session, small), "A extração foi adiada", small.by))
    assert (first.state, first.reason) == ("cancelled", "A extração foi adiada")
    assert codes(draw_now(session, first, "1", small.by)) == {"draw not open"}
    assert announced(session, small).number == 2


def test_two_announcements_for_one_tie_are_refused(session: Session) -> None:
    small = level(session)
    announced(session, small)
    again = announce(session, small.competition, NewDraw([e.id for e in small.entries], "x", SOURCE), small.by)
    assert codes(again) == {"draw already announced"}


def test_no_tie_no_draw_and_all_reasons_at_once(session: Session) -> None:
    small = level(session)
    two = [entry.id for entry in small.entries[:2]]
    assert codes(announce(session, small.competition, NewDraw(two, "", ""), small.by)) == {
        "order that no tie waits for",
        "text missing",
    }


def test_a_tie_that_is_gone_is_not_drawn(session: Session) -> None:
    small = level(session)
    draw = announced(session, small)
    match = small.matches[0]
    assert isinstance(save_sheet(session, match.id, goals(2, 1), 1, small.by, token(), "erro", close=True), Saved)
    assert codes(draw_now(session, draw, "1", small.by)) == {"order that no tie waits for"}
    assert draw.state == "announced"


def test_what_was_drawn_is_kept_and_never_computed_again(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    """A later version that draws otherwise leaves the past as it was, and says that it does not come out again."""
    small = level(session)
    draw = done(draw_now(session, announced(session, small), "1", small.by))
    kept = list(draw.outcome)
    before = [place.side for place in standings_of(session, small.competition).rankings[0].places]
    monkeypatch.setattr("core.draw.lot.shuffled", lambda names, seed: tuple(sorted(names)[::-1]))
    session.expire_all()
    again = session.exec(select(Draw)).one()
    assert again.outcome == kept
    assert [place.side for place in standings_of(session, small.competition).rankings[0].places] == before
    said = Announced("jogos", 1, again.purpose, tuple(again.names), again.source)
    record = asdict(said) | {"names": again.names, "digest": again.digest, "value": again.value, "order": again.outcome}
    assert check(record) == ("order differs",)


def test_an_empty_value_draws_nothing(session: Session) -> None:
    small = level(session)
    answer = draw_now(session, announced(session, small), "  ", small.by)
    assert isinstance(answer, Refused)
    assert codes(answer) == {"text missing"}
