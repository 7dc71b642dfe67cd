"""Results: every save a version, never twice, never over another's, and nothing half-saved."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta
from fractions import Fraction
from typing import Any

import pytest

from core.play.sheet import Incident, Segment, Sheet
from tests.acts.events import NOW, Small, codes, goals, small_event, token
from web.acts.answers import Refused, Repeated, Saved, Stale
from web.acts.results import Answer, confirm, current_version, save_sheet, versions_of
from web.acts.walkovers import walkover
from web.rulings import standings_of
from web.storage import find
from web.storage.database import Database, Session
from web.storage.journal import By, broken_at, changes
from web.storage.tables import Competition, Event, Match


@pytest.fixture
def small(database: Database) -> Small:
    with database.writing() as session:
        return small_event(session)


def save(database: Database, small: Small, sheet: Sheet, seen: int = 0, **more: Any) -> Answer:
    """Save a sheet of the first match in a transaction of its own."""
    told: dict[str, Any] = {"token": token(), "close": True, "by": small.by} | more
    with database.writing() as session:
        return save_sheet(session, small.matches[0].id, sheet, seen, **told)


def journal(database: Database) -> list[str]:
    with database.reading() as session:
        event = session.get_one(Event, 1)
        assert broken_at(session, event) is None
        return [change.act for change in changes(session, event)]


def points(database: Database, competition: Competition) -> list[str]:
    with database.reading() as session:
        return [str(p.facts["table points"]) for p in standings_of(session, competition).rankings[0].places]


# ------------------------------------------------------------------------------------------------ saving


def test_a_closed_sheet_is_the_first_version_and_counts(database: Database, small: Small) -> None:
    before = len(journal(database))
    answer = save(database, small, goals(2, 1))
    assert answer == Saved(1, "closed", NOW, before + 1)
    assert journal(database)[-1] == "save sheet"
    assert points(database, small.competition)[:2] == ["3", "0"]
    with database.reading() as session:
        current = current_version(session, session.get_one(Match, small.matches[0].id))
        assert (current.sheet, current.state, current.who, current.at) == (goals(2, 1), "closed", small.by.who, NOW)
        assert (current.name, current.origin) == ("jogos.comissao", "mesa 1")


def test_an_open_sheet_counts_nowhere(database: Database, small: Small) -> None:
    empty = points(database, small.competition)
    assert isinstance(save(database, small, goals(9, 0), close=False), Saved)
    assert points(database, small.competition) == empty
    with database.reading() as session:
        _, version = find.sheets(session, competition_id=small.competition.id)[0]
        assert version is not None
        assert version.state == "open"
        assert standings_of(session, small.competition).outcomes == {}


def test_confirming_keeps_the_sheet_and_makes_it_definite(database: Database, small: Small) -> None:
    save(database, small, goals(2, 1))
    with database.writing() as session:
        answer = confirm(session, small.matches[0].id, 1, small.by, token())
        assert isinstance(answer, Saved)
        first, second = versions_of(session, session.get_one(Match, small.matches[0].id))
    assert (first.sheet, second.sheet, second.state) == (goals(2, 1), goals(2, 1), "confirmed")


def test_only_a_closed_sheet_is_confirmed(database: Database, small: Small) -> None:
    with database.writing() as session:
        assert codes(confirm(session, small.matches[0].id, 0, small.by, token())) == {"sheet not closed"}
    save(database, small, goals(2, 1), close=False)
    with database.writing() as session:
        assert codes(confirm(session, small.matches[0].id, 1, small.by, token())) == {"sheet not closed"}


def test_a_form_sent_twice_confirms_once(database: Database, small: Small) -> None:
    save(database, small, goals(2, 1))
    once = token()
    for expected in (Saved, Repeated, Repeated):
        with database.writing() as session:
            assert isinstance(confirm(session, small.matches[0].id, 1, small.by, once), expected)


# ------------------------------------------------------------------------------------------------ corrections


def test_a_correction_needs_its_reason_and_overwrites_nothing(database: Database, small: Small) -> None:
    save(database, small, goals(2, 1))
    assert codes(save(database, small, goals(1, 2), 1)) == {"correction without a reason"}
    assert codes(save(database, small, goals(1, 2), 1, reason="  ")) == {"correction without a reason"}
    later = replace(small.by, at=NOW + timedelta(minutes=5))
    assert isinstance(save(database, small, goals(1, 2), 1, reason="Gol contra", by=later), Saved)
    with database.reading() as session:
        first, second = versions_of(session, session.get_one(Match, small.matches[0].id))
        assert (first.sheet, first.at, first.reason) == (goals(2, 1), NOW, "")
        assert (second.sheet, second.at, second.reason) == (goals(1, 2), NOW + timedelta(minutes=5), "Gol contra")
        outcome = standings_of(session, small.competition).outcomes[str(small.matches[0].id)]
        assert outcome.winner == 1


def test_a_closed_sheet_is_opened_again_only_with_a_reason(database: Database, small: Small) -> None:
    save(database, small, goals(2, 1))
    assert codes(save(database, small, goals(2, 1), 1, close=False)) == {"correction without a reason"}
    assert isinstance(save(database, small, goals(2, 1), 1, close=False, reason="Protesto aceito"), Saved)
    with database.reading() as session:
        assert standings_of(session, small.competition).outcomes == {}


# ------------------------------------------------------------------------------------------------ twice, and at once


def test_the_same_form_again_gets_its_first_answer(database: Database, small: Small) -> None:
    once = token()
    first = save(database, small, goals(2, 1), token=once)
    hour_later = replace(small.by, at=NOW + timedelta(hours=1))
    for _ in range(4):
        assert save(database, small, goals(2, 1), token=once, by=hour_later) == Repeated(first)  # type: ignore[arg-type]
    assert journal(database).count("save sheet") == 1


def test_five_taps_at_once_make_one_version(database: Database, small: Small) -> None:
    once = token()
    with ThreadPoolExecutor(5) as pool:
        answers = list(pool.map(lambda _: save(database, small, goals(2, 1), token=once), range(5)))
    assert sorted(type(answer).__name__ for answer in answers) == ["Repeated"] * 4 + ["Saved"]
    saved = next(answer for answer in answers if isinstance(answer, Saved))
    assert {answer.first for answer in answers if isinstance(answer, Repeated)} == {saved}
    assert journal(database).count("save sheet") == 1


def test_a_sheet_that_changed_meanwhile_is_not_saved_over(database: Database, small: Small) -> None:
    save(database, small, goals(2, 1), close=False)
    answer = save(database, small, goals(0, 1), 0)
    assert isinstance(answer, Stale)
    assert (answer.offered, answer.seen) == (goals(0, 1), 0)
    assert (answer.current.version, answer.current.sheet) == (1, replace(goals(2, 1), open=True))
    assert answer.current.name == "jogos.comissao"
    assert journal(database).count("save sheet") == 1


def test_a_version_that_never_was_is_stale_too(database: Database, small: Small) -> None:
    answer = save(database, small, goals(2, 1), 7)
    assert isinstance(answer, Stale)
    assert answer.current.version == 0


def test_of_two_who_saw_the_same_version_one_saves(database: Database, small: Small) -> None:
    for version in range(10):
        seen, reason = version, "corrigido"
        with ThreadPoolExecutor(2) as pool:
            both = [pool.submit(save, database, small, goals(n, version), seen, reason=reason) for n in (1, 2)]
            answers = [each.result() for each in both]
        assert sorted(type(answer).__name__ for answer in answers) == ["Saved", "Stale"]
        stale = next(answer for answer in answers if isinstance(answer, Stale))
        assert stale.current.version == version + 1
    assert journal(database).count("save sheet") == 10


# ------------------------------------------------------------------------------------------------ refusals


def test_what_cannot_be_is_refused_with_its_article_and_nothing_is_kept(database: Database, small: Small) -> None:
    acts = journal(database)
    answer = save(database, small, Sheet(segments=(Segment((1, 0)),) * 5))
    assert codes(answer) == {"number of segments"}
    assert isinstance(answer, Refused)
    assert answer.refusals[0].source is not None
    assert journal(database) == acts
    with database.reading() as session:
        assert session.get_one(Match, small.matches[0].id).version == 0


def test_an_open_sheet_may_lack_something_but_not_be_impossible(database: Database, small: Small) -> None:
    assert isinstance(save(database, small, Sheet(), close=False), Saved)
    assert codes(save(database, small, Sheet(), 1)) == {"nothing written"}
    assert codes(save(database, small, goals(-1, 0), 1, close=False)) == {"points below zero"}


@pytest.mark.parametrize(
    "sheet",
    [
        Sheet(segments=(Segment(("abc", 1)),)),  # type: ignore[arg-type]
        Sheet(segments=(Segment((1.5, 1)),)),  # type: ignore[arg-type]
        Sheet(segments=(Segment((100_000, 1)),)),
        Sheet(segments=(Segment((1, 0)),), incidents=(Incident("yellow", 2),)),
        Sheet(segments=(Segment((1, 0)),), incidents=(Incident("yellow", 0, times=-1),)),
        Sheet(segments=(Segment((1, 0)),), remarks="x" * 2_001),
    ],
)
@pytest.mark.parametrize("close", [True, False])
def test_a_wrong_type_is_refused_before_the_database(
    database: Database, small: Small, sheet: Sheet, close: bool
) -> None:
    assert codes(save(database, small, sheet, close=close)) == {"not a figure of a sheet"}
    assert "save sheet" not in journal(database)


def test_half_a_goal_is_refused_by_the_sport(database: Database, small: Small) -> None:
    half = Sheet(segments=(Segment((Fraction(1, 2), 0)),))
    assert codes(save(database, small, half)) == {"part of a point"}


# ------------------------------------------------------------------------------------------------ walkover


def test_a_walkover_closes_the_match(database: Database, small: Small) -> None:
    with database.writing() as session:
        answer = walkover(session, small.matches[0].id, frozenset({1}), 0, small.by, token(), announced=frozenset({1}))
        assert isinstance(answer, Saved)
    with database.reading() as session:
        outcome = standings_of(session, small.competition).outcomes[str(small.matches[0].id)]
        assert (outcome.winner, outcome.missing, outcome.announced) == (0, frozenset({1}), frozenset({1}))


@pytest.mark.parametrize("missing", [frozenset(), frozenset({2}), frozenset({0, 1, 2})])
def test_a_walkover_names_who_was_absent(database: Database, small: Small, missing: frozenset[int]) -> None:
    with database.writing() as session:
        answer = walkover(session, small.matches[0].id, missing, 0, small.by, token())
        assert codes(answer) == {"walkover without an absent side"}


# ------------------------------------------------------------------------------------------------ standings


def test_the_same_revision_is_ranked_once(database: Database, small: Small) -> None:
    save(database, small, goals(2, 1))

    def ranked(session: Session) -> object:
        return standings_of(session, session.get_one(Competition, small.competition.id))

    with database.reading() as session:
        first = ranked(session)
    with database.reading() as session:
        assert ranked(session) is first
    save(database, small, goals(2, 2), 1, reason="corrigido")
    with database.reading() as session:
        assert ranked(session) is not first


def test_what_a_writer_computed_and_undid_is_never_shown(database: Database, small: Small) -> None:
    class ChangedMindError(Exception):
        pass

    def save_and_undo() -> None:
        with database.writing() as session:
            saved = save_sheet(session, small.matches[0].id, goals(9, 0), 0, small.by, token(), close=True)
            assert isinstance(saved, Saved)
            assert standings_of(session, small.competition).outcomes
            raise ChangedMindError

    with pytest.raises(ChangedMindError):
        save_and_undo()
    save(database, small, goals(0, 1))
    with database.reading() as session:
        outcome = standings_of(session, small.competition).outcomes[str(small.matches[0].id)]
        assert outcome.winner == 1


def test_who_acts_says_when_with_a_zone() -> None:
    with pytest.raises(TypeError):
        By(1, NOW.replace(tzinfo=None), "mesa 1")
