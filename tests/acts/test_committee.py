"""What the committee records: orders of a tie, withdrawals, points given or taken; and what cannot be removed."""

from fractions import Fraction
from typing import Any

import pytest

from core.standings.ranking import Ranking
from tests.acts.events import NOW, Small, codes, done, goals, new_event, small_event, somebody, token
from web.acts.accounts import Invited, invite
from web.acts.answers import InUse, Saved, Use
from web.acts.competitions import NewCompetition, enter, open_competition
from web.acts.delegations import Names, add_delegation
from web.acts.events import open_event
from web.acts.orders import NewOrder, record_order
from web.acts.removals import remove_competition, remove_delegation, remove_entry
from web.acts.results import save_sheet
from web.acts.withdrawals import adjust, withdraw
from web.rulings import standings_of
from web.storage import find
from web.storage.database import Database, Session
from web.storage.journal import broken_at, changes
from web.storage.tables import Competition, Delegation, Entry, Event


@pytest.fixture
def small(database: Database) -> Small:
    with database.writing() as session:
        return small_event(session)


def play(session: Session, small: Small, results: dict[tuple[str, str], tuple[int, int]]) -> None:
    names = {entry.id: entry.name for entry in small.entries}
    for match in small.matches:
        assert match.first_entry is not None
        assert match.second_entry is not None
        score = results.get((names[match.first_entry], names[match.second_entry]), (0, 0))
        answer = save_sheet(session, match.id, goals(*score), 0, small.by, token(), close=True)
        assert isinstance(answer, Saved)


def ranking(session: Session, competition: Competition) -> Ranking:
    return standings_of(session, competition).rankings[0]


def ids(small: Small, *names: str) -> list[int]:
    by_name = {entry.name: entry.id for entry in small.entries}
    return [by_name[name] for name in names]


# ------------------------------------------------------------------------------------------------ orders


def test_a_lot_is_recorded_for_exactly_the_tie_that_waits_for_it(database: Database, small: Small) -> None:
    with database.writing() as session:
        play(session, small, {})  # six draws without a goal: all four are level in everything
        (due,) = ranking(session, small.competition).due
        assert (due.what, len(due.sides)) == ("lot", 4)
        order = ids(small, "Gama", "Alfa", "Delta", "Beta")
        before = session.get_one(Event, 1).revision
        refused = "order that no tie waits for"
        for kind, sides in (
            ("lot", order[:3]),
            ("lot", [*order, order[0]]),
            ("lot", [order[0]] * 4),
            ("lot", [*order[:3], 999]),
            ("lot", []),
            ("play-off", order),
            ("committee", order),
        ):
            assert codes(record_order(session, small.competition, NewOrder(kind, sides), small.by)) == {refused}
        unknown = codes(record_order(session, small.competition, NewOrder("dice", order, "x" * 2_001), small.by))
        assert unknown == {"unknown kind of order", refused, "text too long"}
        assert session.get_one(Event, 1).revision == before
        drawn = done(record_order(session, small.competition, NewOrder("lot", order, "Fichas", "Ana e Zé"), small.by))
        assert (drawn.order, drawn.who, drawn.at, drawn.witnesses) == (order, small.by.who, NOW, "Ana e Zé")
    with database.reading() as session:
        places = ranking(session, small.competition).places
        assert [int(place.side) for place in places] == order
        assert not any(place.shared for place in places)
        assert ranking(session, small.competition).due == ()


def test_the_order_stays_recorded_and_is_not_recorded_twice(database: Database, small: Small) -> None:
    with database.writing() as session:
        play(session, small, {})
        new = NewOrder("lot", ids(small, "Gama", "Alfa", "Delta", "Beta"))
        done(record_order(session, small.competition, new, small.by))
        assert codes(record_order(session, small.competition, new, small.by)) == {"order that no tie waits for"}
        assert len(find.recorded_orders(session, small.competition.id)) == 1


def test_nothing_is_drawn_while_matches_are_open(database: Database, small: Small) -> None:
    with database.writing() as session:
        new = NewOrder("lot", ids(small, "Alfa", "Beta", "Gama", "Delta"))
        assert codes(record_order(session, small.competition, new, small.by)) == {"order that no tie waits for"}


# ------------------------------------------------------------------------------------------------ withdrawals, points


def test_who_withdraws_is_out_of_the_ranking_by_the_regulation(database: Database, small: Small) -> None:
    with database.writing() as session:
        entry = session.get_one(Entry, ids(small, "Delta")[0])
        assert codes(withdraw(session, entry, "gone", "", small.by)) == {"unknown kind of withdrawal", "text missing"}
        left = done(withdraw(session, entry, "withdrawn", "Falta de atletas", small.by))
        assert (left.reason, left.at) == ("Falta de atletas", NOW)
        assert codes(withdraw(session, entry, "excluded", "Outra vez", small.by)) == {"already withdrawn"}
    with database.reading() as session:
        assert len(standings_of(session, small.competition).outcomes) == 3


@pytest.mark.parametrize("points", [-1, 2, Fraction(1, 2)])
def test_points_given_or_taken_enter_the_table(database: Database, small: Small, points: Any) -> None:
    with database.writing() as session:
        play(session, small, {})
        entry = session.get_one(Entry, ids(small, "Beta")[0])
        done(adjust(session, entry, points, "Atraso", "Chegou tarde à cerimônia", small.by))
    with database.reading() as session:
        table = {place.side: place.facts["table points"] for place in ranking(session, small.competition).places}
        assert table[str(entry.id)] == 3 + points


@pytest.mark.parametrize("points", [0, 0.5, "abc", None, True, 100_000])
def test_what_is_no_figure_is_not_added(database: Database, small: Small, points: Any) -> None:
    with database.writing() as session:
        entry = session.get_one(Entry, ids(small, "Beta")[0])
        told = codes(adjust(session, entry, points, "Atraso", "Porque sim", small.by))
        assert told <= {"not a figure", "adjustment of nothing"}
        assert find.adjustments(session, small.competition.id) == []


# ------------------------------------------------------------------------------------------------ removals


def test_what_is_used_is_not_removed_and_what_uses_it_is_named(database: Database, small: Small) -> None:
    with database.writing() as session:
        acts = len(changes(session, session.get_one(Event, 1)))
        alfa = session.get_one(Delegation, 1)
        assert remove_delegation(session, alfa, small.by) == InUse((Use("entry", ("Futsal masculino",)),), "withdraw")
        entry = session.get_one(Entry, small.entries[0].id)
        used = remove_entry(session, entry, small.by)
        assert used == InUse((Use("group", ("",)), Use("match", ("1", "4", "6"))), "withdraw")
        competition = session.get_one(Competition, small.competition.id)
        coordinator = invite(session, session.get_one(Event, 1), "Zé", "ze@exemplo.test", small.by, competition)
        assert isinstance(coordinator, Invited)
        kept = remove_competition(session, competition, small.by)
        assert kept == InUse((Use("entry", ("Alfa", "Beta", "Gama", "Delta")), Use("coordinator", ("Zé",))))
        assert len(changes(session, session.get_one(Event, 1))) == acts + 1


def test_what_nothing_uses_is_removed(database: Database) -> None:
    with database.writing() as session:
        by = somebody(session)
        event = done(open_event(session, new_event(), by))
        delegation = done(add_delegation(session, event, Names("Alfa Ltda.", "Alfa", "Alfa", "ALF"), by))
        competition = done(open_competition(session, event, NewCompetition("futsal", "male", "Futsal"), by))
        entry = done(enter(session, competition, delegation, by))
        assert isinstance(remove_competition(session, competition, by), InUse)
        assert remove_entry(session, entry, by) is None
        assert remove_competition(session, competition, by) is None
        assert remove_delegation(session, delegation, by) is None
        assert (find.competitions(session, event.id), find.delegations(session, event.id)) == ([], [])
        done(add_delegation(session, event, Names("Alfa Ltda.", "Alfa", "Alfa", "ALF"), by))
        assert broken_at(session, event) is None
