"""A side whose matches are annulled is in no figure of its rivals; the page and the paper say so in one line."""

import re
from io import BytesIO

import pytest
from pypdf import PdfReader

from tests.acts.events import REGULATION, goals, small_event, token
from tests.web.site import Site, words
from web.acts.answers import Saved
from web.acts.results import save_sheet
from web.acts.withdrawals import withdraw
from web.app import create_app
from web.rulings import standings_of
from web.storage.database import Database

HERE = "/jogos/futsal-masculino"
ANNULLED = """
        [[article]]
        number     = "4º"
        text       = "Os jogos de quem desiste são anulados."
        withdrawal = { annulled_if = "always" }
"""


def test_whose_matches_are_annulled_is_told_with_the_article(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(REGULATION, "futsal.toml", REGULATION["futsal.toml"] + ANNULLED)
    site = Site(create_app(database), database)
    with database.writing() as session:
        small = small_event(session)
        for match in small.matches:
            assert isinstance(save_sheet(session, match.id, goals(1, 0), 0, small.by, token(), close=True), Saved)
        gone = small.entries[3]
        withdraw(session, gone, "withdrawn", "Voltou para casa", small.by)
        (ranking,) = standings_of(session, small.competition).rankings
        assert {place.facts["matches"] for place in ranking.places} == {2}
        assert str(gone.id) not in {place.side for place in ranking.places}
    told = "Delta saiu, e os seus jogos não contam para ninguém"
    page = words(site.visitor().get(HERE))
    assert told in page
    assert "Voltou para casa" in page
    assert "art. 4º" in page
    paper = PdfReader(BytesIO(site.visitor().get(f"{HERE}.pdf").content)).pages
    assert told in re.sub(r"\s+", " ", " ".join(one.extract_text() for one in paper))
