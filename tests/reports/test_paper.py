"""Standings on paper: whole names, repeated heads, the same bytes, nothing fetched."""

import hashlib
import logging
import subprocess
import sys
from dataclasses import replace
from io import BytesIO

import pypdf
import pytest

from core.standings.chain import Chains
from reports.glyphs import SIGN
from reports.language import LANGUAGES
from reports.pdf import PackagedOnly, fonts, render
from reports.standings_pdf import standings_pdf
from tests.house.tree import ROOT
from tests.reports.league import GROUP_B, GROUP_D, MORE, NAMES, POINTS, League, chain
from tests.reports.papers import STYLESHEET, paper

LONG = "Cooperativa Regional de Eletrificação e Desenvolvimento Rural do Alto Uruguai Gaúcho Limitada"


def pages(data: bytes) -> list[str]:
    """The text of each page, without line breaks."""
    return [" ".join(page.extract_text().split()) for page in pypdf.PdfReader(BytesIO(data)).pages]


def everybody(sides: int) -> League:
    """One table of so many, each beating those after it."""
    names = [f"Equipe {number:02d}" for number in range(sides)]
    return League(tuple((first, (1, 0), second) for i, first in enumerate(names) for second in names[i + 1 :]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_it_is_in_every_language(language: str) -> None:
    text = pages(standings_pdf(paper([GROUP_B, GROUP_D], language)))
    words = {"pt-BR": "Página 1 de", "es": "Página 1 de", "en": "Page 1 of"}
    title = {"pt-BR": "classificação", "es": "clasificación", "en": "standings"}
    assert f"{words[language]} {len(text)}" in text[0]
    assert f"Futsal masculino: {title[language]}" in text[0]
    assert all("412, 19 " in page for page in text), "the revision and its day stand on every page"
    assert "Regulamento do futsal, edição de 2019" in text[0]


def test_every_broken_tie_is_explained_and_every_lot_announced() -> None:
    text = " ".join(pages(standings_pdf(paper([GROUP_B, GROUP_D]))))
    assert "Grupo B: por que esta ordem? Três equipes com 6 pontos" in text
    assert "Eletrificação Rural do Jacuizinho fica em 3º." in text
    assert "Art. 4º, três ou mais, b." in text
    assert "Leitura adotada O texto não diz o que fazer" in text
    assert "Falta um sorteio entre Crédito Três Irmãos e Eletrificação Rural do Jacuizinho" in text
    assert "O que não entrou na conta" in text


def test_points_alone_take_no_second_page() -> None:
    assert len(pages(standings_pdf(paper([everybody(4)], names={})))) == 1


def test_names_are_never_cut() -> None:
    for leagues in ([GROUP_B], [GROUP_B, GROUP_D]):
        text = pages(standings_pdf(paper(leagues, names={**NAMES, "1": LONG, "2": "Ñandú & Filhos <b>ß"})))
        assert LONG in text[0]
        assert "Ñandú & Filhos <b>ß" in text[0]


def test_nothing_played_is_said() -> None:
    (text,) = pages(standings_pdf(paper([League((), sides=("1", "2"))])))
    assert "Nenhum jogo encerrado ainda" in text
    assert "definitiva" not in text
    assert len(pages(standings_pdf(paper([])))) == 1


def test_a_name_of_one_endless_word_stays_on_the_paper() -> None:
    document = paper([GROUP_B, GROUP_D], names={**NAMES, "1": "W" * 80})
    page = pypdf.PdfReader(BytesIO(standings_pdf(document))).pages[0].extract_text()
    assert max(line.count("W") for line in page.splitlines()) < 60, "it is parted"
    assert "+3" in page, "and no figure is"


def test_a_table_longer_than_a_page_repeats_its_head() -> None:
    text = pages(standings_pdf(paper([everybody(45)], names={})))
    assert len(text) >= 2
    for page in text[:2]:
        assert page.split().count("Pos") == 1
    assert [sum(f"Equipe {number:02d}" in page for page in text) for number in range(45)] == [1] * 45


def test_tables_stand_two_a_row_where_they_fit() -> None:
    assert paper([GROUP_B, GROUP_D]).two_a_row
    assert not paper([GROUP_B]).two_a_row
    words = [f"goal {measure} in group" for measure in ("ratio", "share")] + [
        "goals against in group",
        "home wins in leg",
    ]
    wide = replace(GROUP_B, chains=Chains(by=POINTS, any=chain([*words, *MORE])), walkovers=frozenset({0}))
    document = paper([wide, wide])
    assert len(document.columns) > 9
    assert not document.two_a_row
    (text, *_) = pages(standings_pdf(document))
    assert text.count(NAMES["4"]) >= 2


def test_the_same_document_gives_the_same_bytes() -> None:
    first, again = (standings_pdf(paper([GROUP_B, GROUP_D])) for _ in range(2))
    assert first == again
    elsewhere = (
        "import hashlib; from tests.reports.papers import *; from tests.reports.league import *;"
        "from reports.standings_pdf import standings_pdf;"
        "print(hashlib.sha256(standings_pdf(paper([GROUP_B, GROUP_D]))).hexdigest())"
    )
    said = subprocess.run([sys.executable, "-c", elsewhere], cwd=ROOT, check=True, capture_output=True, text=True)
    assert said.stdout.strip() == hashlib.sha256(first).hexdigest()


def test_the_file_names_no_person_and_no_path_and_dates_itself_by_the_document() -> None:
    reader = pypdf.PdfReader(BytesIO(standings_pdf(paper([GROUP_B]))))
    about = reader.metadata
    assert about is not None
    assert about.title == "Futsal masculino: classificação"
    assert about.author is None
    assert about.get("/CreationDate") == "D:20260919181200Z"
    assert str(ROOT).encode() not in standings_pdf(paper([GROUP_B]))
    assert reader.attachments == {}


def test_only_packaged_fonts_are_in_it() -> None:
    reader = pypdf.PdfReader(BytesIO(standings_pdf(paper([GROUP_B]))))
    found = set()
    for page in reader.pages:
        for font in page["/Resources"]["/Font"].values():  # type: ignore[index]
            found.add(str(font.get_object()["/BaseFont"]).partition("+")[2])
    assert found
    assert all(name.startswith(("Source-Sans-3", "Source-Serif-4")) for name in found)


def test_what_no_font_has_is_replaced_and_named(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        (text,) = pages(render("<p>União ⚽🔥 do Sul ‍Ágape ﬁm Łódź</p>", STYLESHEET))
    assert f"União {SIGN}{SIGN} do Sul Ágape" in text
    assert "Łódź" in text
    assert "U+1F525, U+26BD" in caplog.text or "U+26BD, U+1F525" in caplog.text


def test_a_document_reaches_nothing() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "tests.reports.hostile"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    assert said.stdout.splitlines() == ["nothing reached", "heard the control"]


def test_the_fetcher_knows_fonts_alone() -> None:
    fetcher = PackagedOnly()
    for address in fonts():
        assert fetcher.fetch(address).read(4) == b"\x00\x01\x00\x00"
    for address in ("file:///etc/hostname", "http://127.0.0.1/", "data:,x", "sumula-font:x", ""):
        with pytest.raises(ValueError, match="packaged fonts only"):
            fetcher.fetch(address)


def test_text_of_users_is_text() -> None:
    bad = '<img src="file:///etc/hostname"><script>x</script>'
    (text, *_) = pages(standings_pdf(paper([everybody(2)], names={"Equipe 00": bad})))
    assert bad in text
