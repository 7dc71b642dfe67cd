"""Sides of one group with different numbers of matches: every table says how many, and why they differ."""

import re
from io import BytesIO

from pypdf import PdfReader

from core.play.sheet import Ending, Sheet
from core.standings.ranking import Place, Ranking
from reports.language import translator
from reports.uneven import uneven_words
from tests.acts.events import Small, goals, small_event, token
from tests.reports.league import CHAINS
from tests.web.site import Site, words
from web.acts.answers import Saved
from web.acts.results import save_sheet
from web.app import create_app
from web.storage.database import Database, Session

HERE = "/jogos/futsal-masculino"


def play(session: Session, small: Small, first: str, second: str, sheet: Sheet) -> int:
    """Closes the sheet of a match and gives the match's number."""
    match = small.match(first, second)
    assert isinstance(save_sheet(session, match.id, sheet, match.version, small.by, token(), close=True), Saved)
    return match.number


def paper(site: Site) -> str:
    body = site.visitor().get(f"{HERE}.pdf").content
    return re.sub(r"\s+", " ", " ".join(page.extract_text() for page in PdfReader(BytesIO(body)).pages))


def test_a_match_that_counts_for_nobody_is_named_beside_the_table(database: Database) -> None:
    """Alfa and Beta end with two matches, the others with three; before the end the table is provisional."""
    site = Site(create_app(database), database)
    with database.writing() as session:
        small = small_event(session)
        names = {entry.id: entry.name for entry in small.entries}
        pairs = [(names[m.first_entry or 0], names[m.second_entry or 0]) for m in small.matches]
        void = next(pair for pair in pairs if set(pair) == {"Alfa", "Beta"})
        number = play(session, small, *void, Sheet(ending=Ending.VOID))
        rest = [pair for pair in pairs if pair != void]
        for pair in rest[:-1]:
            play(session, small, *pair, goals(1, 0))
    open_still = words(site.visitor().get(HERE))
    assert "provisória, 5 de 6 jogos" in open_still
    assert "números de jogos" not in open_still
    with database.writing() as session:
        play(session, small, *rest[-1], goals(1, 0))
    told = f"Os números de jogos diferem: o jogo {number} não conta para nenhum dos lados."
    assert told in words(site.visitor().get(HERE))
    assert told in paper(site)


def test_the_same_numbers_of_matches_need_no_word(database: Database) -> None:
    site = Site(create_app(database), database)
    with database.writing() as session:
        small = small_event(session)
        for match in small.matches:
            assert isinstance(save_sheet(session, match.id, goals(1, 0), 0, small.by, token(), close=True), Saved)
    assert "números de jogos" not in words(site.visitor().get(HERE))
    assert "números de jogos" not in paper(site)


def test_without_a_reason_the_table_is_not_called_final() -> None:
    """X has one match, Y four, Z five, and nothing is recorded that explains it."""
    places = tuple(
        Place(number, side, False, facts={"matches": played})
        for number, (side, played) in enumerate((("Z", 5), ("Y", 4), ("X", 1)), 1)
    )
    said = uneven_words(Ranking(places, (), (), False), CHAINS, [], translator("pt-BR"))
    assert said == "Os números de jogos diferem, e nenhum motivo está registrado: a tabela não é definitiva."
    assert not uneven_words(Ranking(places, (), (), True), CHAINS, [], translator("pt-BR")), "provisional says it"
