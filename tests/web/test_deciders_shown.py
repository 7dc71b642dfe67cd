"""A level match that something else decided, as page, paper and files tell it: the score stays as it was played."""

import csv
import io
import re

import pytest
from pypdf import PdfReader

from core.play.sheet import Segment, Sheet
from tests.acts.events import REGULATION, goals, small_event, token
from tests.web.site import Site, words
from web.acts.answers import Saved
from web.acts.knock_out import add_match
from web.acts.results import save_sheet
from web.app import create_app
from web.rulings import standings_of
from web.storage.database import Database
from web.storage.tables import Match

HERE = "/jogos/futsal-masculino"
KICKS = """
        [[article]]
        number = "5º"
        text   = "No mata-mata, pênaltis."
        match  = { deciders = ["shoot-out"] }
"""


def files(site: Site) -> tuple[str, list[list[str]]]:
    """The paper as text, and the rows of the CSV."""
    visitor = site.visitor()
    paper = PdfReader(io.BytesIO(visitor.get(f"{HERE}.pdf").content))
    body = visitor.get(f"{HERE}.csv").content.decode("utf-8-sig")
    text = re.sub(r"\s+", " ", " ".join(one.extract_text() for one in paper.pages))
    return text, list(csv.reader(io.StringIO(body), delimiter=";"))


def test_three_all_and_four_two_on_penalties_is_no_goal_for_anybody(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(REGULATION, "futsal.toml", REGULATION["futsal.toml"] + KICKS)
    site = Site(create_app(database), database)
    with database.writing() as session:
        small = small_event(session)
        strength = {entry.id: 3 - number for number, entry in enumerate(small.entries)}
        for match in small.matches:
            score = goals(strength[match.first_entry or 0], strength[match.second_entry or 0])
            assert isinstance(save_sheet(session, match.id, score, 0, small.by, token(), close=True), Saved)
    before = files(site)[1]
    with database.writing() as session:
        one, two = small.entries[0], small.entries[1]
        semi = add_match(session, small.competition, "", "semi-final", one.id, two.id, small.by)
        assert isinstance(semi, Match)
        number = semi.number
        sheet = Sheet((Segment((3, 3)),), shoot_out=(4, 2))
        assert isinstance(save_sheet(session, semi.id, sheet, 0, small.by, token(), close=True), Saved)
        outcome = standings_of(session, small.competition).outcomes[str(semi.id)]
        assert (outcome.winner, outcome.points, outcome.shoot_out) == (0, (3, 3), (4, 2))
    for path in (HERE, f"/jogos/jogos/{number}"):
        shown = words(site.visitor().get(path))
        assert "3 (4)" in shown
        assert "3 (2)" in shown
    match_page = words(site.visitor().get(f"/jogos/jogos/{number}"))
    assert "Decidido nas penalidades." in match_page
    assert files(site)[1] == before, "the table is of the group: no goal of the semi-final nor of its kicks enters"


CAMPAIGN = """
        [[article]]
        number = "5º"
        text   = "No mata-mata empatado passa a melhor campanha."
        match  = { deciders = ["better campaign"] }
"""


def test_two_all_decided_by_the_better_campaign_has_its_winner_and_its_reason_and_no_further_match(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(REGULATION, "futsal.toml", REGULATION["futsal.toml"] + CAMPAIGN)
    site = Site(create_app(database), database)
    with database.writing() as session:
        small = small_event(session)
        strength = {entry.id: 3 - number for number, entry in enumerate(small.entries)}
        for match in small.matches:
            score = goals(strength[match.first_entry or 0], strength[match.second_entry or 0])
            assert isinstance(save_sheet(session, match.id, score, 0, small.by, token(), close=True), Saved)
    before = files(site)[1]
    with database.writing() as session:
        better, other = small.entries[:2]
        semi = add_match(session, small.competition, "", "semi-final", other.id, better.id, small.by)
        assert isinstance(semi, Match)
        assert isinstance(save_sheet(session, semi.id, goals(2, 2), 0, small.by, token(), close=True), Saved)
        number = semi.number
    shown = site.visitor().get(HERE)
    assert "melhor campanha" in words(shown)
    page = words(site.visitor().get(f"/jogos/jogos/{number}"))
    assert "Decidido pela melhor campanha." in page
    with database.reading() as session:
        outcome = standings_of(session, small.competition).outcomes[str(semi.id)]
        assert (outcome.winner, outcome.decided_by) == (1, "better campaign")
    assert site.visitor().get(f"/jogos/jogos/{number + 1}").status_code == 404, "no match that never happened"
    assert files(site)[1] == before
