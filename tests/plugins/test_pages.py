"""A sport of another package on the pages: ranked and printed as any; out of order, it takes down only its own."""

from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response

from core.play.sheet import Part, Segment, Sheet
from modalities import catalogue
from modalities.isolated.process import Plugin
from tests.acts.events import NAMES, REGULATION, done, goals, new_event, somebody, token
from tests.plugins.conftest import Installer
from tests.web.site import BASE, Someone, words
from web.acts.accounts import Invited, accept, invite
from web.acts.competitions import NewCompetition, enter, open_competition
from web.acts.delegations import add_delegation
from web.acts.events import open_event
from web.acts.groups import make_matches, seat_groups
from web.acts.results import save_sheet
from web.app import create_app
from web.storage import find
from web.storage.database import Database, Session
from web.storage.journal import By
from web.storage.memory import Memory
from web.storage.tables import Event, Match

HEAD = """
title    = "{sport}"
modality = "{sport}"
source   = "Inventado para os testes"

[[article]]
number       = "1º"
text         = "Vitória, três pontos."
table_points = {{ win = 3, draw = 1, loss = 0 }}
"""
PASSWORD = "uma senha bem inventada"

FLAWED = """
from pathlib import Path
from core.modality import Counted, Modality
from core.play.parts import count_parts
def count(segment, terms):
    if Path({flag!r}).exists():
        {fault}
    return count_parts(segment, terms)
MODALITY = Modality(
    id="broken", name="Broken", form="hands", basis={{}}, count=count,
    defaults={{"match": {{"won_by": "segments", "best_of": 3, "target": 12, "overshoot": "kept"}},
              "table_points": {{"win": 2, "draw": 1, "loss": 0}}, "tiebreak": {{"any": ["lot"]}}}},
)
"""
SOUND = FLAWED.format(flag="/nowhere", fault="pass")


@dataclass
class Games:
    """An event with futsal and one sport of a package, two matches played in each; the pages over it."""

    client: TestClient
    database: Database
    sport: str
    played: int
    unplayed: int

    def get(self, path: str = "") -> Response:
        """A page of the event, for nobody in particular."""
        return self.client.get(f"/jogos/{path}")

    def committee(self) -> Someone:
        """Somebody of the committee, signed in."""
        someone = Someone(TestClient(self.client.app, base_url=BASE, follow_redirects=False))
        page = someone.get("/entrar")
        answer = someone.send(page, {"email": "ana@exemplo.test", "password": PASSWORD}, "/entrar")
        assert answer.status_code == 303
        return someone


def games(database: Database, sport: str) -> Games:
    """The event, built by its acts."""
    with database.writing() as session:
        by = somebody(session)
        files = {**REGULATION, f"{sport}.toml": HEAD.format(sport=sport)}
        event = done(open_event(session, replace(new_event(), files=files), by))
        for names in NAMES:
            done(add_delegation(session, event, names, by))
        futsal = competition(session, event, "futsal", "male", by)
        session.flush()
        for match, score in zip(futsal, ((2, 1), (0, 0)), strict=False):
            save_sheet(session, match.id, goals(*score), 0, by, token(), close=True)
        matches = competition(session, event, sport, "open", by)
        session.flush()
        for match in matches[:2]:
            answer = save_sheet(session, match.id, hands(), 0, by, token(), close=True)
            assert type(answer).__name__ == "Saved", answer
        asked = invite(session, event, "Ana Inventada", "ana@exemplo.test", by)
        assert isinstance(asked, Invited)
        numbers = matches[0].number, matches[-1].number
    done(accept(database, asked.token, PASSWORD, by.at))
    client = TestClient(create_app(database), base_url=BASE, follow_redirects=False)
    return Games(client, database, sport, *numbers)


def competition(session: Session, event: Event, sport: str, category: str, by: By) -> tuple[Match, ...]:
    """A competition of four in one group, with its matches."""
    opened = done(open_competition(session, event, NewCompetition(sport, category, sport.capitalize(), 1), by))
    session.flush()
    entries = [done(enter(session, opened, delegation, by)) for delegation in find.delegations(session, event.id)]
    session.flush()
    done(seat_groups(session, opened, [[entry.id for entry in entries]], by))
    session.flush()
    return tuple(done(make_matches(session, opened, by)))


def hands() -> Sheet:
    """Two partials, hand by hand, for the first side."""
    pins = tuple(Part(0, 4, "pin") for _ in range(3))
    return Sheet(segments=(Segment((0, 0), pins), Segment((0, 0), pins)))


@pytest.mark.usefixtures("malha")
def test_a_sport_of_a_package_is_opened_played_shown_and_printed(sqlite_database: Database) -> None:
    found = games(sqlite_database, "malha")
    assert "Malha" in words(found.get("modalidades"))
    table = found.get("malha")
    assert table.status_code == 200
    assert "Por que" in words(table)
    assert "12" in words(found.get(f"jogos/{found.played}"))
    assert found.get("malha.pdf").content[:5] == b"%PDF-"
    assert "Alfa" in found.get("malha.csv").text
    form = found.committee().get(f"/jogos/jogos/{found.unplayed}/sumula")
    assert form.status_code == 200


@pytest.mark.parametrize("fault", ["raise ValueError('oops')", "while True: pass", "return None"])
def test_out_of_order_it_takes_down_nothing_but_its_own(
    broken: Installer, sqlite_database: Database, tmp_path: Path, fault: str
) -> None:
    flag = tmp_path / "flag"
    broken(FLAWED.format(flag=str(flag), fault=fault))
    found = games(sqlite_database, "broken")
    flag.touch()
    day = found.get("dias/2026-09-19")
    assert day.status_code == 200
    assert words(day).count("Modalidade fora do ar") == 2
    assert words(day).count("A conferir") == 2
    assert "etag" not in day.headers
    assert words(found.get("futsal")).count("Modalidade fora do ar") == 0
    for path in ("modalidades", "programacao", "delegacoes/alfa", "futsal", "futsal.pdf", "regulamento/futsal"):
        assert found.get(path).status_code == 200, path
    for path in ("broken", "broken.pdf", "broken.csv", f"jogos/{found.played}"):
        answer = found.get(path)
        assert answer.status_code == 503, path
        assert "Esta modalidade não pode ser usada agora" in words(answer)
    ana = found.committee()
    panel = ana.get("/jogos/comissao")
    assert panel.status_code == 200
    assert "Modalidade fora do ar" in words(panel)
    assert ana.get("/jogos/comissao/disciplina").status_code == 200
    flag.unlink()
    forgive("broken")
    assert found.get("broken").status_code == 200
    assert words(found.get("dias/2026-09-19")).count("Modalidade fora do ar") == 0


def test_what_was_typed_is_kept_where_the_sport_is_out_of_order(
    broken: Installer, sqlite_database: Database, tmp_path: Path
) -> None:
    flag = tmp_path / "flag"
    broken(FLAWED.format(flag=str(flag), fault="raise ValueError('oops')"))
    found = games(sqlite_database, "broken")
    ana = found.committee()
    page = ana.get(f"/jogos/jogos/{found.unplayed}/sumula")
    flag.touch()
    answer = ana.send(page, {"won": "0", "points": "4", "do": "hand", "remarks": "escrito à mão"}, "/sumula")
    assert answer.status_code == 503
    assert "escrito à mão" in answer.text


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("raise SystemExit", "erro"),
        ("", "erro"),
        (SOUND.replace('"best_of": 3', '"best_off": 3'), "não pode ser"),
        (SOUND.replace('"any": ["lot"]', '"any": ["luck"]'), "não pode ser"),
        (SOUND.replace('"target": 12', '"target": "twelve"'), "não pode ser"),
        (SOUND.replace('"target": 12', '"target": {1: 2}'), "não pode ser"),
    ],
)
def test_a_newer_version_that_cannot_be_used_leaves_the_event_up(
    broken: Installer,
    site_packages: Path,
    sqlite_database: Database,
    monkeypatch: pytest.MonkeyPatch,
    text: str,
    why: str,
) -> None:
    broken(SOUND)
    found = games(sqlite_database, "broken")
    (site_packages / "broken.py").write_text(text, encoding="utf-8")
    monkeypatch.setattr(catalogue, "_looked", [])
    monkeypatch.setattr(sqlite_database, "memory", Memory())
    found.client = TestClient(create_app(sqlite_database), base_url=BASE, follow_redirects=False)
    assert found.get().status_code == 200
    assert found.get("futsal").status_code == 200
    assert found.get("regulamento/broken").status_code == 200
    answer = found.get("broken")
    assert answer.status_code == 503
    assert why in words(answer)


def forgive(sport: str) -> None:
    """The half minute is over."""
    known = catalogue.find(sport)
    assert known is not None
    plugin = getattr(known.count, "__self__", None)
    assert isinstance(plugin, Plugin)
    plugin._failed = None
