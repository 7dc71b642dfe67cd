"""A draft counts for nothing until it is in force; nobody's saving is lost under another's; every text stays."""

from datetime import datetime
from typing import Any

import pytest

from regulations.document import read_document
from regulations.read import RegulationError
from regulations.writing import edits
from tests.acts.events import REGULATION, Small, codes, done, goals, small_event, token
from web.acts import drafts, notes
from web.acts.drafts import StaleDraft
from web.acts.events import amend
from web.acts.results import save_sheet
from web.acts.schedule import Slot, schedule
from web.regulating.note import NewNote
from web.rulings import ruleset_of, standings_of
from web.storage import find
from web.storage.database import Database, Session
from web.storage.drafts import draft_of, texts_of
from web.storage.journal import broken_at, changes
from web.storage.tables import Event, RegulationDraft, RegulationText

FUTSAL = "futsal.toml"


@pytest.fixture
def small(database: Database) -> Small:
    with database.writing() as session:
        return small_event(session)


def event_of(session: Session) -> Event:
    return session.get_one(Event, 1)


def with_win(files: Any, points: int) -> dict[str, str]:
    return {**files, FUTSAL: edits.set_at(FUTSAL, files[FUTSAL], 0, ("table_points", "win"), points)}


def begun(session: Session, small: Small) -> RegulationDraft:
    return done(drafts.begin(session, event_of(session), REGULATION, small.by, "in force"))


def test_a_draft_changes_nothing_until_it_is_in_force(database: Database, small: Small) -> None:
    with database.writing() as session:
        begun(session, small)
        saved = drafts.save(session, event_of(session), with_win(REGULATION, 2), 1, small.by)
        assert isinstance(saved, RegulationDraft)
        assert ruleset_of(session, small.competition).value("table_points.win") == 3
        assert isinstance(drafts.enforce(session, event_of(session), 2, small.by), RegulationText)
        assert ruleset_of(session, small.competition).value("table_points.win") == 2
        assert draft_of(session, 1) is None
        assert [text.files for text in texts_of(session, 1)] == [REGULATION, with_win(REGULATION, 2)]
        assert broken_at(session, event_of(session)) is None


def test_the_journal_says_file_article_figure_before_and_after(database: Database, small: Small) -> None:
    with database.writing() as session:
        begun(session, small)
        drafts.save(session, event_of(session), with_win(REGULATION, 2), 1, small.by)
        drafts.enforce(session, event_of(session), 2, small.by)
        rows = changes(session, event_of(session))[-3:]
    assert [row.act for row in rows] == ["begin draft", "save draft", "amend regulation"]
    line = {"file": FUTSAL, "article": "1º", "figure": "table_points.win", "before": "3", "after": "2"}
    assert rows[1].detail["changes"] == rows[2].detail["changes"] == [line]


def test_a_stale_saving_is_refused_and_both_are_told(database: Database, small: Small) -> None:
    with database.writing() as session:
        begun(session, small)
        drafts.save(session, event_of(session), with_win(REGULATION, 2), 1, small.by)
        mine = with_win(REGULATION, 5)
        answer = drafts.save(session, event_of(session), mine, 1, small.by)
        assert isinstance(answer, StaleDraft)
        assert (answer.offered, answer.files, answer.version) == (mine, with_win(REGULATION, 2), 2)
        assert answer.name
        draft = draft_of(session, 1)
        assert draft is not None
        assert draft.files == with_win(REGULATION, 2)
        for deed in (drafts.enforce, drafts.discard):
            assert isinstance(deed(session, event_of(session), 1, small.by), StaleDraft)


def test_one_draft_an_event_and_it_can_be_thrown_away(database: Database, small: Small) -> None:
    with database.writing() as session:
        begun(session, small)
        again = drafts.begin(session, event_of(session), REGULATION, small.by, "in force")
        assert codes(again) == {"draft already there"}
        assert drafts.discard(session, event_of(session), 1, small.by) is None
        assert draft_of(session, 1) is None
        assert isinstance(drafts.save(session, event_of(session), REGULATION, 1, small.by), StaleDraft)


def test_a_draft_with_an_error_is_kept_but_never_in_force(database: Database, small: Small) -> None:
    wrong = {**REGULATION, FUTSAL: REGULATION[FUTSAL].replace("win = 3", "win = [")}
    with database.writing() as session:
        begun(session, small)
        saved = drafts.save(session, event_of(session), wrong, 1, small.by)
        assert isinstance(saved, RegulationDraft)
    with database.writing() as session, pytest.raises(RegulationError):
        drafts.enforce(session, event_of(session), 2, small.by)
    with database.reading() as session:
        assert find.regulation_text(session, 1).files == REGULATION
        assert draft_of(session, 1) is not None


def test_without_what_is_played_it_is_refused(database: Database, small: Small) -> None:
    with database.writing() as session:
        begun(session, small)
        without = {name: text for name, text in REGULATION.items() if name != FUTSAL}
        drafts.save(session, event_of(session), without, 1, small.by)
        assert codes(drafts.enforce(session, event_of(session), 2, small.by)) == {"competition without its regulation"}


def test_names_of_files_and_sizes_are_checked(database: Database, small: Small) -> None:
    with database.writing() as session:
        begun(session, small)
        for files, code in (
            ({**REGULATION, "../x.toml": ""}, "not a file of a regulation"),
            ({**REGULATION, "Futsal.toml": ""}, "not a file of a regulation"),
            ({**REGULATION, "x.toml": "#" * drafts.LONGEST}, "text too long"),
            ({}, "figure out of range"),
        ):
            assert codes(drafts.save(session, event_of(session), files, 1, small.by)) == {code}
        assert codes(drafts.enforce(session, event_of(session), 1, small.by)) == {"nothing changed"}


def test_what_was_put_in_force_meanwhile_is_kept_where_another_file_changed(database: Database, small: Small) -> None:
    with database.writing() as session:
        begun(session, small)
        drafts.save(session, event_of(session), with_win(REGULATION, 2), 1, small.by)
        done(notes.put_in_force(session, event_of(session), [note(text="Só se lê.")], small.by))
        draft = draft_of(session, 1)
        assert draft is not None
        assert "notes.toml" in draft.files, "the draft was brought up to the text in force"
        assert isinstance(drafts.enforce(session, event_of(session), draft.version, small.by), RegulationText)
        files = find.regulation_text(session, 1).files
        assert files[FUTSAL] == with_win(REGULATION, 2)[FUTSAL]
        assert "Só se lê." in files["notes.toml"]


def test_two_changes_of_one_file_are_not_guessed_at(database: Database, small: Small) -> None:
    with database.writing() as session:
        begun(session, small)
        done(amend(session, event_of(session), with_win(REGULATION, 4), small.by))
        drafts.save(session, event_of(session), with_win(REGULATION, 2), 1, small.by)
        assert codes(drafts.enforce(session, event_of(session), 2, small.by)) == {"draft behind"}
        assert codes(drafts.brought_up(session, event_of(session), 2, small.by)) == {"draft behind"}


# ------------------------------------------------------------------------------------------------ notes


def note(**more: Any) -> NewNote:
    on = datetime(2026, 9, 19).date()  # noqa: DTZ001 - a day
    said: dict[str, Any] = {
        "on": on,
        "reason": "Faltam horas.",
        "signed": "Comissão inventada",
        "text": "Vitória, dois pontos.",
    }
    return NewNote(**said | more)


TWO = {"overrides": "futsal, 1º", "applies": {"modality": "futsal"}, "figures": {"table_points": {"win": 2}}}


def played(session: Session, small: Small) -> None:
    """Alfa beats Beta on the 18th, Gama beats Delta on the 20th."""
    for first, second, day in (("Alfa", "Beta", 18), ("Gama", "Delta", 20)):
        match = next(
            m
            for m in small.matches
            if {m.first_entry, m.second_entry} == {e.id for e in small.entries if e.name in (first, second)}
        )
        at = datetime(2026, 9, day, 15, tzinfo=small.by.at.tzinfo)
        done(schedule(session, event_of(session), [Slot(match.number, at, "Quadra 1")], small.by))
        ahead = match.first_entry == next(e.id for e in small.entries if e.name == first)
        score = (1, 0) if ahead else (0, 1)
        save_sheet(session, match.id, goals(*score), 0, small.by, token(), close=True)


def points(session: Session, small: Small) -> dict[str, Any]:
    names = {str(entry.id): entry.name for entry in small.entries}
    (ranking,) = standings_of(session, small.competition).rankings
    return {names[place.side]: place.facts["table points"] for place in ranking.places}


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({}, {"Alfa": 3, "Gama": 2}),
        ({"played": "stand"}, {"Alfa": 3, "Gama": 2}),
        ({"played": "recomputed"}, {"Alfa": 2, "Gama": 2}),
        ({"since": datetime(2026, 9, 21).date()}, {"Alfa": 3, "Gama": 3}),  # noqa: DTZ001
        ({"played": "recomputed", "since": datetime(2026, 9, 20).date()}, {"Alfa": 3, "Gama": 2}),  # noqa: DTZ001
    ],
)
def test_a_note_leaves_matches_begun_before_it_under_the_old_figures(
    database: Database, small: Small, more: dict[str, Any], expected: dict[str, int]
) -> None:
    with database.writing() as session:
        played(session, small)
        assert points(session, small) == {"Alfa": 3, "Gama": 3, "Beta": 0, "Delta": 0}
        done(notes.put_in_force(session, event_of(session), [note(**TWO, **more)], small.by))
        assert points(session, small) == {"Beta": 0, "Delta": 0, **expected}
        (figure,) = [ruleset_of(session, small.competition).figure("table_points.win")]
        assert figure is not None
        assert figure.source.cite() == "nota 1"


def test_notes_are_numbered_on_and_say_why(database: Database, small: Small) -> None:
    with database.writing() as session:
        done(notes.put_in_force(session, event_of(session), [note(text="Uma."), note(text="Duas.")], small.by))
        written = notes.write_note(session, event_of(session), note(text="Três."), small.by)
        assert isinstance(written, RegulationDraft)
        document, findings = read_document("notes.toml", written.files["notes.toml"])
        assert findings == ()
        assert [(each["number"], each["text"]) for each in document.articles] == [
            (1, "Uma."),
            (2, "Duas."),
            (3, "Três."),
        ]
        assert codes(notes.write_note(session, event_of(session), note(reason=""), small.by)) == {"text missing"}
        assert codes(notes.write_note(session, event_of(session), note(signed="x"), small.by)) == {"text too short"}
        early = note(since=datetime(2026, 9, 1).date())  # noqa: DTZ001
        assert codes(notes.write_note(session, event_of(session), early, small.by)) == {"note before its date"}
