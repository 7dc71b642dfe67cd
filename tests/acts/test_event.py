"""An event taking shape: opened with its regulation, delegations, competitions, entries, groups, matches, hours."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from regulations.read import RegulationError
from tests.acts.events import NAMES, NOW, REGULATION, Small, codes, done, new_event, small_event, somebody
from web.acts.answers import Refused
from web.acts.competitions import NewCompetition, enter, open_competition
from web.acts.delegations import Conflict, Names, add_delegation, change_names, names_of
from web.acts.events import amend, open_event
from web.acts.groups import make_matches, seat_groups
from web.acts.names import folded, short_name
from web.acts.schedule import Slot, schedule
from web.rulings import regulation_of, ruleset_of
from web.storage import find
from web.storage.database import Database
from web.storage.journal import changes
from web.storage.load import labels
from web.storage.tables import Delegation, Event

MORNING = datetime(2026, 9, 19, 12, 0, tzinfo=UTC)


@pytest.fixture
def small(database: Database) -> Small:
    with database.writing() as session:
        return small_event(session)


def revision(database: Database) -> int:
    with database.reading() as session:
        return session.get_one(Event, 1).revision


# ------------------------------------------------------------------------------------------------ opening


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"slug": "Jogos do Vale"}, "not a short name"),
        ({"slug": "-"}, "not a short name"),
        ({"slug": "entrar"}, "name already taken"),
        ({"slug": "a" * 61}, "not a short name"),
        ({"name": "  "}, "text missing"),
        ({"name": "x" * 121}, "text too long"),
        ({"name": "Jogos\u202e"}, "text with unseen signs"),
        ({"name": "Jogos\0"}, "text with unseen signs"),
        ({"ends": date(2026, 9, 17)}, "ends before it starts"),
        ({"starts": NOW}, "not a day"),
        ({"timezone": "Vale/Inventado"}, "unknown time zone"),
    ],
)
def test_what_cannot_be_an_event_is_refused(database: Database, wrong: dict[str, Any], code: str) -> None:
    with database.writing() as session:
        by = somebody(session)
        assert codes(open_event(session, replace(new_event(), **wrong), by)) == {code}
        assert find.events(session) == []


def test_a_second_event_of_the_same_short_name_is_refused(database: Database, small: Small) -> None:
    with database.writing() as session:
        assert codes(open_event(session, new_event(), small.by)) == {"name already taken"}


def test_a_regulation_that_does_not_load_opens_nothing(database: Database) -> None:
    broken = replace(new_event(), files={"futsal.toml": "title = 3"})

    def attempt() -> None:
        with database.writing() as session:
            open_event(session, broken, somebody(session))

    with pytest.raises(RegulationError):
        attempt()
    with database.reading() as session:
        assert find.events(session) == []


def test_the_event_is_ruled_by_the_texts_that_it_keeps(database: Database, small: Small) -> None:
    with database.reading() as session:
        assert set(regulation_of(session, small.event).files) == set(new_event().files)
        assert ruleset_of(session, small.competition).value("table_points.win") == 3
        assert regulation_of(session, small.event) is regulation_of(session, small.event)


def test_an_amended_regulation_rules_from_then_on_and_the_one_before_is_kept(database: Database, small: Small) -> None:
    two = {**REGULATION, "futsal.toml": REGULATION["futsal.toml"].replace("win = 3", "win = 2")}
    with database.reading() as session:
        assert ruleset_of(session, small.competition).value("table_points.win") == 3
    with database.writing() as session:
        text = done(amend(session, session.get_one(Event, 1), two, small.by))
        assert text.revision == session.get_one(Event, 1).revision
        assert ruleset_of(session, small.competition).value("table_points.win") == 2
    with database.reading() as session:
        assert ruleset_of(session, small.competition).value("table_points.win") == 2
        assert [change.act for change in changes(session, small.event)][-1] == "amend regulation"


def test_a_regulation_without_what_is_played_is_refused(database: Database, small: Small) -> None:
    without = {name: text for name, text in REGULATION.items() if name != "futsal.toml"}
    female = {**REGULATION, "futsal.toml": REGULATION["futsal.toml"].replace('["male", "female"]', '"female"')}
    before = revision(database)
    for files in (without, female):
        with database.writing() as session:
            told = codes(amend(session, session.get_one(Event, 1), files, small.by))
            assert told == {"competition without its regulation"}
    assert revision(database) == before


# ------------------------------------------------------------------------------------------------ delegations

JOSE = Names("Cooperativa São José Inventada", "São José da Serra", "São José", "SJS")


@pytest.mark.parametrize(
    ("other", "code"),
    [
        ({"name": "sao jose da serra"}, "delegation already there"),
        ({"name": "SÃO  JOSÉ DA SERRA"}, "delegation already there"),
        ({"name": "São-José da Serra"}, "delegation already there"),
        ({"name": "Sa\u0303o Jose\u0301 da Serra"}, "delegation already there"),
        ({"short": "sao jose"}, "delegation already there"),
        ({"code": "SJS"}, "code already taken"),
    ],
)
def test_the_same_name_is_found_under_accents_case_and_spaces(
    database: Database, small: Small, other: dict[str, str], code: str
) -> None:
    fresh = Names("Outra Inventada", "Outra", "Outra", "OUT")
    with database.writing() as session:
        added = done(add_delegation(session, small.event, JOSE, small.by))
        assert (added.name, added.slug) == ("São José da Serra", "sao-jose-da-serra")
        assert codes(add_delegation(session, small.event, replace(fresh, **other), small.by)) == {code}


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"short": "x" * 23}, "text too long"),
        ({"official": ""}, "text missing"),
        ({"name": "⚽⚽"}, "name without letters"),
        ({"code": "sjs"}, "not a code"),
        ({"code": "SJ"}, "not a code"),
        ({"code": "SÃO"}, "not a code"),
    ],
)
def test_names_that_cannot_be_shown_are_refused(
    database: Database, small: Small, wrong: dict[str, str], code: str
) -> None:
    before = revision(database)
    with database.writing() as session:
        assert code in codes(add_delegation(session, small.event, replace(JOSE, **wrong), small.by))
    assert revision(database) == before


def test_delegations_are_listed_as_a_reader_looks_for_them(database: Database) -> None:
    names = ["Zeca", "Álvaro", "ana", "Bruno", "Érica", "Ângela", "Ção"]
    with database.writing() as session:
        by = somebody(session)
        event = done(open_event(session, new_event(), by))
        for number, name in enumerate(names):
            done(add_delegation(session, event, Names(f"{name} Ltda.", name, name, f"A0{number}"), by))
        listed = [delegation.name for delegation in find.delegations(session, event.id)]
    assert listed == ["Álvaro", "ana", "Ângela", "Bruno", "Ção", "Érica", "Zeca"]


def test_two_who_change_different_names_both_succeed(database: Database, small: Small) -> None:
    with database.writing() as session:
        delegation = session.get_one(Delegation, 1)
        seen = names_of(delegation)
        done_first = change_names(session, delegation, seen, replace(seen, short="Alfa Novo"), small.by)
        assert isinstance(done_first, Delegation)
        second = change_names(session, delegation, seen, replace(seen, official="Alfa S. C."), small.by)
        assert isinstance(second, Delegation)
        assert names_of(delegation) == Names("Alfa S. C.", "Alfa", "Alfa Novo", "ALF")


def test_who_changes_what_another_changed_is_told(database: Database, small: Small) -> None:
    with database.writing() as session:
        delegation = session.get_one(Delegation, 1)
        seen = names_of(delegation)
        change_names(session, delegation, seen, replace(seen, name="Alfa Nova"), small.by)
        answer = change_names(session, delegation, seen, replace(seen, name="Alfa Velha"), small.by)
        assert answer == Conflict(("name",), replace(seen, name="Alfa Nova"))
        taken = change_names(
            session, delegation, names_of(delegation), replace(names_of(delegation), code="BET"), small.by
        )
        assert codes(taken) == {"code already taken"}
        assert delegation.slug == "alfa"
        assert [change.act for change in changes(session, session.get_one(Event, 1))].count("change names") == 1


# ------------------------------------------------------------------------------------------------ competitions


@pytest.mark.parametrize(
    ("new", "expected"),
    [
        (NewCompetition("polo", "male", "Polo"), {"modality not in the regulation"}),
        (NewCompetition("futsal", "open", "Futsal livre"), {"category not in the regulation"}),
        (NewCompetition("futsal", "male", "Outro"), {"competition already open"}),
        (NewCompetition("futsal", "female", "FUTSAL masculino"), {"name already taken"}),
        (NewCompetition("futsal", "female", "Programação"), {"not a short name"}),
        (NewCompetition("futsal", "female", "Futsal feminino", -1, 0), {"figure out of range"}),
        (
            NewCompetition("polo", "male", "", 65, 5),
            {"modality not in the regulation", "text missing", "not a short name", "figure out of range"},
        ),
    ],
)
def test_all_that_is_wrong_with_a_competition_is_told_at_once(
    database: Database, small: Small, new: NewCompetition, expected: set[str]
) -> None:
    before = revision(database)
    with database.writing() as session:
        assert codes(open_competition(session, session.get_one(Event, 1), new, small.by)) == expected
    assert revision(database) == before


def test_entries_beyond_the_regulation_are_refused_by_its_article(database: Database, small: Small) -> None:
    with database.writing() as session:
        event = session.get_one(Event, 1)
        female = NewCompetition("futsal", "female", "Futsal feminino")
        competition = done(open_competition(session, event, female, small.by))
        alfa, beta = find.delegations(session, event.id)[:2]
        first = done(enter(session, competition, alfa, small.by))
        assert codes(enter(session, competition, alfa, small.by)) == {"entry already there"}
        assert codes(enter(session, competition, alfa, small.by, "ALFA")) == {"entry already there"}
        second = done(enter(session, competition, alfa, small.by, "União"))
        third = enter(session, competition, alfa, small.by, "Terceira")
        assert isinstance(third, Refused)
        (refusal,) = third.refusals
        assert (refusal.code, refusal.found, refusal.allowed) == ("entries of a delegation", "3", "2")
        assert getattr(refusal.source, "number", None) == "3º"
        done(enter(session, competition, beta, small.by, "União"))
        done(enter(session, competition, beta, small.by))
        gama = find.delegations(session, event.id)[3]
        assert codes(enter(session, competition, gama, small.by)) == {"entries of a competition"}
        assert (first.number, second.number) == (1, 2)


def test_entries_close_with_the_last_day_at_the_place_of_the_games(database: Database, small: Small) -> None:
    last_minute = datetime(2026, 9, 21, 2, 59, tzinfo=UTC)
    with database.writing() as session:
        event = session.get_one(Event, 1)
        competition = done(
            open_competition(session, event, NewCompetition("volei-de-quadra", "open", "Vôlei"), small.by)
        )
        alfa, beta = find.delegations(session, event.id)[:2]
        done(enter(session, competition, alfa, replace(small.by, at=last_minute)))
        late = enter(session, competition, beta, replace(small.by, at=last_minute + timedelta(minutes=1)))
        assert isinstance(late, Refused)
        (refusal,) = late.refusals
        assert (refusal.code, refusal.found, refusal.allowed) == ("entry too late", "2026-09-21 00:00", "2026-09-20")
        assert getattr(refusal.source, "number", None) == "2º"


def test_two_entries_of_one_name_say_whose_they_are(database: Database, small: Small) -> None:
    with database.writing() as session:
        event = session.get_one(Event, 1)
        female = NewCompetition("futsal", "female", "Futsal feminino")
        competition = done(open_competition(session, event, female, small.by))
        alfa, beta = find.delegations(session, event.id)[:2]
        for delegation, name in ((alfa, "União"), (beta, "União"), (beta, "")):
            done(enter(session, competition, delegation, small.by, name))
        shown = [label.name for label in labels(session, competition).values()]
        assert shown == ["União (Alfa)", "União (Beta)", "Beta"]
        assert len({label.short for label in labels(session, competition).values()}) == 3
        assert all(len(label.short) <= 22 for label in labels(session, competition).values())


def test_nobody_enters_once_the_matches_are_made(database: Database, small: Small) -> None:
    with database.writing() as session:
        fifth = done(add_delegation(session, small.event, JOSE, small.by))
        told = codes(enter(session, small.competition, fifth, small.by))
        assert told == {"matches already made", "entries of a competition"}


# ------------------------------------------------------------------------------------------------ groups and matches


def test_everybody_of_a_group_meets_once_numbered_on(database: Database, small: Small) -> None:
    pairs = {frozenset({match.first_entry, match.second_entry}) for match in small.matches}
    assert len(pairs) == 6
    assert [match.number for match in small.matches] == [1, 2, 3, 4, 5, 6]
    assert [match.round for match in small.matches] == [1, 1, 2, 2, 3, 3]
    with database.writing() as session:
        event = session.get_one(Event, 1)
        competition = done(
            open_competition(session, event, NewCompetition("volei-de-quadra", "open", "Vôlei"), small.by)
        )
        entries = [done(enter(session, competition, d, small.by)).id for d in find.delegations(session, event.id)]
        done(seat_groups(session, competition, [entries[:2], entries[2:]], small.by))
        matches = done(make_matches(session, competition, small.by))
        assert [match.number for match in matches] == [7, 8]
        assert [group.name for group in find.groups(session, competition.id)] == ["A", "B"]


def test_seats_are_changed_until_matches_are_made(database: Database, small: Small) -> None:
    with database.writing() as session:
        event = session.get_one(Event, 1)
        competition = done(
            open_competition(session, event, NewCompetition("volei-de-quadra", "open", "Vôlei"), small.by)
        )
        assert codes(make_matches(session, competition, small.by)) == {"no groups yet"}
        a, b, c, d = (
            done(enter(session, competition, each, small.by)).id for each in find.delegations(session, event.id)
        )
        assert codes(seat_groups(session, competition, [[a, b], [c]], small.by)) == {
            "group too small",
            "entry without a seat",
        }
        assert codes(seat_groups(session, competition, [[a, b, c, d, a]], small.by)) == {"entry seated twice"}
        assert codes(seat_groups(session, competition, [[a, b, c, d, 1]], small.by)) == {"entry of another competition"}
        assert codes(seat_groups(session, competition, [], small.by)) == {"group too small", "entry without a seat"}
        done(seat_groups(session, competition, [[a, b], [c, d]], small.by))
        done(seat_groups(session, competition, [[a, c], [b, d]], small.by))
        assert [seat.entry_id for seat in find.seats(session, competition.id)] == [a, c, b, d]
        done(make_matches(session, competition, small.by))
        again = codes(seat_groups(session, competition, [[a, b], [c, d]], small.by))
        assert again == codes(make_matches(session, competition, small.by)) == {"matches already made"}


# ------------------------------------------------------------------------------------------------ hours


def test_matches_get_their_hour_and_venue_all_or_none(database: Database, small: Small) -> None:
    with database.writing() as session:
        event = session.get_one(Event, 1)
        done(schedule(session, event, [Slot(1, MORNING, "Quadra 1"), Slot(2, MORNING, "Quadra 2")], small.by))
        wrong = [
            Slot(3, datetime(2026, 9, 21, 3, 0, tzinfo=UTC), "Quadra 1"),
            Slot(4, NOW.replace(tzinfo=None), "Quadra 1"),
            Slot(5, MORNING, "Quadra 1"),
            Slot(6, None, "x" * 81),
            Slot(99, None, ""),
        ]
        assert codes(schedule(session, event, wrong, small.by)) == {
            "day outside the event", "time without a zone", "venue taken", "text too long", "no such match"
        }  # fmt: skip
        late = datetime(2026, 9, 21, 2, 59, tzinfo=UTC)  # still the 20th in São Paulo
        done(
            schedule(
                session, event, [Slot(3, late, "Quadra 1"), Slot(1, None, ""), Slot(2, MORNING, "Quadra 1")], small.by
            )
        )
    with database.reading() as session:
        first, second, third = find.matches(session, small.competition.id)[:3]
        assert (first.starts_at, second.venue, third.starts_at) == (None, "Quadra 1", late)


# ------------------------------------------------------------------------------------------------ names


@pytest.mark.parametrize(
    ("text", "fold", "short"),
    [
        ("  Vinícola   Nossa Senhora  ", "vinicola nossa senhora", "vinicola-nossa-senhora"),
        ("AÇÃO & União", "acao & uniao", "acao-uniao"),
        ("Straße Ørsted Łódź ﬁm", "strasse orsted lodz fim", "strasse-orsted-lodz-fim"),
        ("Ñandú", "nandu", "nandu"),
        ("Sabia\u0301\u200b", "sabia", "sabia"),
    ],
)
def test_names_are_folded_and_made_short(text: str, fold: str, short: str) -> None:
    assert (folded(text), short_name(text)) == (fold, short)


def test_the_names_of_these_tests_are_good_names(database: Database, small: Small) -> None:
    with database.reading() as session:
        assert [names_of(d).code for d in find.delegations(session, 1)] == sorted(names.code for names in NAMES)
