"""The demonstration shows what it promises, is the same every time, and stays as it stands when it is there already."""

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest

from core.competition import Standings
from core.play.sheet import Ending
from core.standings.ranking import Ranking
from tests.databases import DEMO_NOW
from web.acts.accounts import SignedIn, sign_in
from web.acts.results import version_of
from web.demo import build_demo
from web.rulings import standings_of
from web.storage import find
from web.storage.database import Database, Session
from web.storage.journal import broken_at, changes
from web.storage.load import labels


@pytest.fixture
def session(demo_database: Database) -> Iterator[Session]:
    with demo_database.reading() as session:
        yield session


def every_standings(session: Session) -> dict[str, Standings]:
    event = find.events(session)[0]
    return {c.slug: standings_of(session, c) for c in find.competitions(session, event.id)}


def ranking(session: Session, slug: str, group: str) -> Ranking:
    return next(r for r in every_standings(session)[slug].rankings if r.group == group)


def test_twelve_delegations_play_eight_competitions_over_three_days(session: Session) -> None:
    event = find.event(session, "jogos-do-vale")
    assert event is not None
    assert (event.ends - event.starts).days == 2
    assert len(find.delegations(session, event.id)) == 12
    assert [c.slug for c in find.competitions(session, event.id)] == [
        "futsal-masculino",
        "futsal-feminino",
        "volei-de-quadra-feminino",
        "volei-de-quadra-masculino",
        "domino-dupla-livre",
        "truco-dupla-livre",
        "atletismo-masculino",
        "bolao-masculino",
    ]
    matches = find.matches_of_event(session, event.id)
    assert all(match.starts_at is not None and match.venue for match in matches)
    played = [match for match in matches if match.version]
    assert 0.5 <= len(played) / len(matches) <= 0.75


def test_no_sheet_of_it_is_refused_and_the_journal_is_whole(session: Session) -> None:
    assert all(not standings.refusals for standings in every_standings(session).values())
    event = find.events(session)[0]
    assert broken_at(session, event) is None
    moments = [change.at for change in changes(session, event)]
    assert moments == sorted(moments)
    assert moments[-1] <= DEMO_NOW


def test_three_who_beat_one_another_are_parted_by_goals(session: Session) -> None:
    found = ranking(session, "futsal-masculino", "A")
    assert not found.provisional
    assert [str(place.facts["table points"]) for place in found.places] == ["6", "6", "6", "0"]
    assert len({place.place for place in found.places}) == 4
    assert any(len(step.sides) == 3 and step.split and step.over for step in found.steps)


def test_a_finished_group_waits_for_a_lot_and_another_has_drawn_its_own(session: Session) -> None:
    waiting = ranking(session, "truco-dupla-livre", "B")
    assert not waiting.provisional
    assert [(due.what, len(due.sides)) for due in waiting.due] == [("lot", 3)]
    drawn = ranking(session, "futsal-feminino", "A")
    assert drawn.due == ()
    assert any(step.criterion.value.phrase == "lot" and step.split for step in drawn.steps)


def test_there_is_a_walkover_a_correction_and_matches_in_play(session: Session) -> None:
    event = find.events(session)[0]
    latest = [version for _, version in find.sheets(session, event_id=event.id) if version]
    states = Counter(version.state for version in latest)
    assert states["open"] == 2
    assert states["closed"] > 5
    assert states["confirmed"] > 20
    sheets = [version_of(session, version).sheet for version in latest]
    assert [sheet.ending for sheet in sheets].count(Ending.WALKOVER) == 1
    every = [version for one in latest for version in find.versions(session, one.match_id)]
    assert [bool(version.reason) for version in every].count(True) == 1


def test_everybody_can_enter_with_the_password_that_is_printed(demo_database: Database) -> None:
    for person in build_demo(demo_database, DEMO_NOW).people:
        entered = sign_in(demo_database, person.email, person.password, "10.0.0.1", DEMO_NOW)
        assert isinstance(entered, SignedIn)
        with demo_database.reading() as session:
            roles = Counter(grant.role for grant in find.grants(session, entered.account.id))
        assert roles == ({"committee": 1} if not person.modality else {"coordinator": roles["coordinator"]})
        assert roles.total() == (2 if person.modality in ("futsal", "volei-de-quadra") else 1)


def test_all_names_have_their_three_lengths(session: Session) -> None:
    event = find.events(session)[0]
    for competition in find.competitions(session, event.id):
        for label in labels(session, competition).values():
            assert len(label.short) <= 22 <= len(label.official)
            assert len(label.code) == 3


def test_it_stays_as_it_stands_when_it_is_there_already(demo_database: Database) -> None:
    with demo_database.reading() as session:
        before = find.events(session)[0].head
    assert build_demo(demo_database, DEMO_NOW + timedelta(days=3)).event == "jogos-do-vale"
    with demo_database.reading() as session:
        assert [event.head for event in find.events(session)] == [before]


@pytest.mark.parametrize("hour", [0, 3, 12, 23])
def test_at_any_hour_it_is_built_around_that_day_in_its_place(sqlite_database: Database, hour: int) -> None:
    now = datetime(2027, 3, 1, hour, 30, tzinfo=UTC)
    build_demo(sqlite_database, now)
    with sqlite_database.reading() as session:
        event = find.events(session)[0]
        assert event.starts.isoformat() == ("2027-02-27" if hour < 3 else "2027-02-28")
        assert max(change.at for change in changes(session, event)) <= now


def test_it_is_the_same_every_time(demo_database: Database, sqlite_database: Database) -> None:
    build_demo(sqlite_database, DEMO_NOW)
    with demo_database.reading() as before, sqlite_database.reading() as now:
        assert find.events(before)[0].head == find.events(now)[0].head
