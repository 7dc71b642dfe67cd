"""Averages and ratios with nothing below the line: every page and file opens, and none prints a word for them."""

import csv
import io
import re
import zipfile

import pytest
from pypdf import PdfReader

from core.play.sheet import Segment, Sheet
from tests.acts.discipline import another
from tests.acts.events import REGULATION, small_event, token
from tests.web.site import Site, words
from web.acts.answers import Saved
from web.acts.results import save_sheet
from web.app import create_app
from web.storage.database import Database

CHAIN = """
        [[article]]
        number   = "3º"
        text     = "Razão de sets, razão de pontos, média de pontos por jogo."
        [article.tiebreak]
        any        = ["set ratio in group", "point ratio in group", "points for per match in group", "shared"]
        unfinished = ["set ratio in group", "point ratio in group"]
"""


def test_a_side_that_conceded_nothing_stands_above_every_ratio_on_page_paper_and_files(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody, then one side without a match; one that lost no set and no point at all, one with 21 points to 20."""
    monkeypatch.setitem(REGULATION, "volei-de-quadra.toml", REGULATION["volei-de-quadra.toml"] + CHAIN)
    site = Site(create_app(database), database)
    with database.writing() as session:
        small = small_event(session)
        of = another(session, small.event, small.by, "volei-de-quadra", "open")
        here, names = f"/jogos/{of.competition.slug}", {entry.id: entry.name for entry in of.entries}
    told = everywhere(site, here)
    assert set(re.findall(r'<td class="pos">([^<]*)</td>', told)) == {"–"}, "nobody leads before anything is played"
    with database.writing() as session:
        first, second = (m for m in of.matches if m.round == 1)
        blank = Sheet((Segment((21, 0)), Segment((21, 0))))
        close = Sheet((Segment((21, 20)), Segment((21, 20))))
        assert isinstance(save_sheet(session, first.id, blank, 0, of.by, token(), close=True), Saved)
    everywhere(site, here)
    with database.writing() as session:
        assert isinstance(save_sheet(session, second.id, close, 0, of.by, token(), close=True), Saved)
    told = everywhere(site, here)
    assert "∞" in told
    winners = [names[match.first_entry or 0] for match in (first, second)]
    shown = re.findall(r'<td class="pos">(\d)</td>\s*<th scope="row">(\w+)', told)
    assert shown[:2] == [("1", winners[0]), ("2", winners[1])], "level in points and sets: 42-0 above 42-40"


def everywhere(site: Site, here: str) -> str:
    """Asks for the page, each side's reasons, the paper and the files; gives the page as it was sent."""
    visitor = site.visitor()
    page = visitor.get(here)
    answers = {more: visitor.get(f"{here}{more}") for more in ("", "/por-que/1", "/por-que/4", ".pdf", ".csv", ".xlsx")}
    assert {more: answer.status_code for more, answer in answers.items()} == dict.fromkeys(answers, 200)
    paper = PdfReader(io.BytesIO(answers[".pdf"].content))
    with zipfile.ZipFile(io.BytesIO(answers[".xlsx"].content)) as book:
        cells = " ".join(book.read(name).decode() for name in book.namelist() if name.endswith(".xml"))
    rows = csv.reader(io.StringIO(answers[".csv"].content.decode("utf-8-sig")), delimiter=";")
    texts = [words(page), words(answers["/por-que/1"]), *(one.extract_text() for one in paper.pages)]
    for text in (*texts, re.sub(r"<[^>]*>", " ", cells), " ".join(cell for row in rows for cell in row)):
        assert not re.search(r"\b(inf|nan|none)\b", text, re.IGNORECASE)
    return page.text
