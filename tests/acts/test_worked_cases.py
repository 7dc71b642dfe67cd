"""Worked cases of the committee: kept, changed, removed; a sport whose cases fail is not switched on."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from modalities import catalogue, futsal
from modalities.catalogue import Catalogue, Installed
from modalities.isolated.failure import PluginError
from regulations.read import load_files
from reports.language import translator
from tests.acts.events import REGULATION, Small, codes, done, small_event
from web import proofs
from web.acts.answers import Refused
from web.acts.competitions import NewCompetition, open_competition
from web.acts.worked_cases import LINES, NewCase, change_case, keep_case, parts_of, remove_case
from web.proofs import proof_of
from web.storage import find
from web.storage.database import Database, Session
from web.trials import Failing, failing

GOOD = NewCase("Saldo decide", "futsal", "female", "A  2-0  B\nB  2-1  C\nC  1-0  A", "1 A 3\n2 C 3\n3 B 3")
BAD = replace(GOOD, title="Tabela que não sai", table="1 B 3\n2 C 3\n3 A 3")
T = translator("pt-BR")


@pytest.fixture
def session(database: Database) -> Iterator[Session]:
    with database.writing() as writing:
        yield writing


def failing_under(session: Session, event_id: int, files: dict[str, str]) -> tuple[Failing, ...]:
    return failing(session, event_id, load_files(files, catalogue.find), T)


def women(session: Session, small: Small) -> object:
    new = NewCompetition("futsal", "female", "Futsal feminino", 1)
    return open_competition(session, small.event, new, small.by)


def test_a_case_is_kept_as_it_was_typed(session: Session) -> None:
    small = small_event(session)
    new = replace(GOOD, title='Com "aspas" e \\ barra', more='lots = [["A", "C"]]')
    case = done(keep_case(session, small.event, new, small.by))
    assert parts_of(case) == new
    assert failing_under(session, small.event.id, REGULATION) == ()


def test_a_case_that_fails_says_why_and_keeps_its_sport_from_being_opened(session: Session) -> None:
    small = small_event(session)
    done(keep_case(session, small.event, GOOD, small.by))
    bad = done(keep_case(session, small.event, BAD, small.by))
    (found,) = failing_under(session, small.event.id, REGULATION)
    assert found.case.title == "Tabela que não sai"
    assert len(found.why) == 2
    answer = women(session, small)
    assert isinstance(answer, Refused)
    assert [(refusal.code, refusal.found) for refusal in answer.refusals] == [
        ("kept case that fails", "Tabela que não sai")
    ]
    assert "O caso espera" in answer.refusals[0].allowed
    remove_case(session, small.event, bad, small.by)
    session.flush()
    assert not isinstance(women(session, small), Refused)


def test_another_text_of_the_regulation_may_make_it_fail(session: Session) -> None:
    small = small_event(session)
    done(keep_case(session, small.event, GOOD, small.by))
    files = {**REGULATION, "futsal.toml": REGULATION["futsal.toml"].replace("win = 3", "win = 2")}
    (found,) = failing_under(session, small.event.id, files)
    assert "A" in found.why[0]


def test_a_case_changed_by_another_is_not_overwritten(session: Session) -> None:
    small = small_event(session)
    case = done(keep_case(session, small.event, GOOD, small.by))
    done(change_case(session, small.event, case, BAD, 1, small.by))
    assert codes(change_case(session, small.event, case, GOOD, 1, small.by)) == {"case changed meanwhile"}
    assert parts_of(case) == BAD


def test_all_that_cannot_be_kept_is_said_at_once(session: Session) -> None:
    small = small_event(session)
    long = NewCase("", "curling", "open", "A  1-0  B\n" * (LINES + 5), "'''", "x" * 20_001)
    assert codes(keep_case(session, small.event, long, small.by)) == {
        *("text missing", "choice missing", "three quotes", "case too long", "text too long"),
    }
    assert find.worked_cases(session, small.event.id) == []


def test_a_case_that_cannot_be_read_fails_with_what_is_wrong(session: Session) -> None:
    small = small_event(session)
    assert codes(keep_case(session, small.event, replace(GOOD, more="nonsense ="), small.by)) == {"case is no TOML"}
    done(keep_case(session, small.event, replace(GOOD, sheets="A 2-0 B"), small.by))
    (found,) = failing_under(session, small.event.id, REGULATION)
    assert found.why


def test_a_modality_whose_own_cases_fail_is_not_opened(
    session: Session, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    small = small_event(session)
    (tmp_path / "errado.toml").write_text(
        'title = "Caso errado"\nmodality = "futsal"\nsheets = "A  1-0  B"\ntable = "1 B 3\\n2 A 0"\n', encoding="utf-8"
    )
    (tmp_path / "ilegivel.toml").write_bytes(b"\xff")
    listed = dict(catalogue.installed()) | {"futsal": Installed(futsal.MODALITY, "x", "of this test", tmp_path)}
    monkeypatch.setattr(catalogue, "_looked", [Catalogue(listed, ())])
    answer = women(session, small)
    assert isinstance(answer, Refused)
    (refusal,) = answer.refusals
    assert (refusal.code, refusal.found) == ("modality whose cases fail", "futsal")
    assert refusal.allowed.startswith("Caso errado: B: expected 1 with 3, found 2 with 0; ilegivel.toml: ")
    proofs._proof.cache_clear()


def test_a_modality_that_does_not_answer_is_not_opened(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    small = small_event(session)

    def silent(_: str) -> object:
        raise PluginError("futsal", "too slow", "2 s")

    monkeypatch.setattr("web.acts.competitions.proof_of", silent)
    assert codes(women(session, small)) == {"modality not available"}


def test_the_cases_of_all_modalities_come_out() -> None:
    assert {name: [case.title for case in proof_of(name).failed] for name in catalogue.installed()} == {
        name: [] for name in catalogue.installed()
    }
    with pytest.raises(PluginError):
        proof_of("curling")
