"""The annotated regulation: every figure beside its article, what overrides what, what no article says, the paper."""

import subprocess
import sys
from hashlib import sha256
from io import BytesIO
from pathlib import Path

import pypdf
import pytest

from modalities.catalogue import find
from regulations.find import folder_of
from regulations.read import load, load_files
from regulations.regulation import Regulation
from reports.annotated_pdf import annotated_pdf
from reports.glyphs import SIGN
from reports.language import LANGUAGES, translator
from reports.paper import Cover
from reports.rules.annotated import Annotated, ArticleShown, annotated
from reports.rules.exercised import exercises
from reports.rules.places import stems
from reports.rules.summary import summaries
from reports.summary_pdf import summary_pdf
from tests.house.tree import ROOT
from tests.reports.papers import STYLESHEET

VALE = ROOT / "tests" / "regulations" / "vale_azul"
NOTES = """
[[note]]
number    = 1
date      = 2027-05-02
reason    = "Chuva na sexta-feira."
signed    = "Comissão"
text      = "Na fase de grupos, um só período de vinte minutos."
overrides = "futsal, 3º"
applies   = { modality = "futsal", stage = "grupos" }
match     = { segments = 1, time = { segment = "20 min" } }
"""
BUILT_IN = ("jogos-cooperativas-2019", "domino-comunidades", "domino-fid", "domino-venezuela", "domino-espana")


def vale(notes: str = "") -> Regulation:
    files = {path.name: path.read_text(encoding="utf-8") for path in VALE.glob("*.toml")}
    return load_files(files | ({"notes.toml": notes} if notes else {}), find, "vale-azul")


def shown(document: Annotated, stem: str, cite: str) -> ArticleShown:
    file = next(file for file in document.files if file.stem == stem)
    return next(article for article in file.articles if article.cite == cite)


def named(article: ArticleShown, name: str) -> tuple[str, ...]:
    return next(figure.lines for figure in article.figures if figure.name == name)


def test_an_exception_and_what_it_is_an_exception_to_name_each_other() -> None:
    document = annotated(vale(), translator("pt-BR"))
    special, general = shown(document, "futsal", "Art. 4º"), shown(document, "general", "Art. 3º")
    tolerance = next(figure for figure in special.figures if figure.name == "Tolerância, primeiro jogo")
    assert (tolerance.lines, tolerance.instead) == (("15 minutos",), ("10 minutos (geral, art. 3º)",))
    replaced = next(figure for figure in general.figures if figure.name == "Tolerância, primeiro jogo")
    assert replaced.replaced == ("15 minutos (Futsal, art. 4º), modalidade: Futsal",)


def test_a_note_is_numbered_dated_and_says_what_it_changes_and_since_when() -> None:
    document = annotated(vale(NOTES), translator("pt-BR"))
    length = next(f for f in shown(document, "futsal", "Art. 3º").figures if f.name == "Duração da parcial")
    (words,) = length.replaced
    assert words == ("20 minutos (nota 1, de 2 de maio de 2027), fase: grupos, em vigor desde 2 de maio de 2027"), (
        "number, day, where, and since when"
    )
    note = shown(document, "notes", "Nota 1")
    assert note.note is not None
    assert note.note.reason == "Chuva na sexta-feira."
    assert "em vigor desde 2 de maio de 2027" in note.holds
    assert any("15 minutos (Futsal, art. 3º)" in words for figure in note.figures for words in figure.instead)


def test_a_reading_says_why_and_what_it_decides() -> None:
    document = annotated(load(folder_of("jogos-cooperativas-2019"), find), translator("pt-BR"), ("futsal",))
    article = [a for a in document.files[0].articles if a.cite == "Art. 7º"][1]
    (reading,) = article.readings
    assert reading.reason.startswith("Das linhas de pontos")
    assert reading.decides == ("vitória: 3", "derrota: 0")
    two = shown(document, "futsal", "Art. 4º")
    assert [reading.decides for reading in two.readings] == [
        ("duas empatadas, e) Menor pontuação disciplinar na fase",)
    ]


def test_cases_are_found_by_the_articles_that_their_reasons_cite() -> None:
    cases = exercises("jogos-cooperativas-2019")
    document = annotated(load(folder_of("jogos-cooperativas-2019"), find), translator("pt-BR"), ("futsal",), cases)
    titles = {case.title for case in shown(document, "futsal", "Art. 4º").cases}
    assert "Duas empatadas: confronto direto antes de defesa e saldo" in titles
    assert shown(document, "futsal", "Art. 1º").cases == ()
    assert [case.number for case in document.files[0].cases] == list(range(1, len(document.files[0].cases) + 1))
    kept = exercises("x", ['title = "Um"\nuse = "event/futsal"\nreasons = "A, B   lot   art. 9º, b"'])
    assert [(case.title, sorted(case.cited)) for case in kept["futsal"]] == [("Um", ["art. 9º, b"])]
    assert exercises("x", ["x ="]) == {}, "a kept case that cannot be read exercises nothing"


def test_what_no_article_says_is_marked_as_whose_it_is_and_what_is_open_is_listed() -> None:
    (file,) = annotated(vale(), translator("pt-BR"), ("futsal",)).files
    lengths = {one.name: (one.lines, one.basis) for one in file.defaults}
    assert lengths["Períodos da prorrogação"] == (("2",), "Regras do futsal da FIFA, regras 7 e 10")
    assert ("Nenhum comparece", ("as duas perdem",)) in [(one.name, one.lines) for one in file.product]
    (open_figure,) = file.open
    assert (open_figure.name, open_figure.bounds) == ("Duração da parcial", "10 a 15 minutos")
    assert open_figure.now == "15 minutos (art. 3º)"
    names = {figure.name for article in file.articles for figure in article.figures}
    assert names & {one.name for one in file.defaults} <= {"O empate se decide por", *lengths}


def test_figures_that_nothing_acts_on_are_marked_as_shown_only() -> None:
    document = annotated(load(folder_of("jogos-cooperativas-2019"), find), translator("pt-BR"), ("volei-de-areia",))
    marks = {figure.name: figure.applied for article in document.files[0].articles for figure in article.figures}
    assert marks["Altura da rede"] is False
    assert marks["Melhor de"] is True


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_article_of_every_regulation_is_in_it_in_every_language(name: str, language: str) -> None:
    regulation, t = load(folder_of(name), find), translator(language)
    document = annotated(regulation, t, cases=exercises(name))
    assert [file.stem for file in document.files] == stems(regulation)
    assert sum(len(file.articles) for file in document.files) == len(regulation.entries)
    for file in document.files:
        assert len({article.anchor for article in file.articles}) == len(file.articles)
        for article in file.articles:
            assert all(figure.name and all(figure.lines) for figure in article.figures), article.cite
    if language != "en":  # no key of the language stands there untranslated
        names = {figure.name for file in document.files for one in file.articles for figure in one.figures}
        assert not [name for name in names if name.partition(".")[2] and name.islower()]


def pages(data: bytes) -> list[str]:
    return [" ".join(page.extract_text().split()) for page in pypdf.PdfReader(BytesIO(data)).pages]


def cover(regulation: Regulation, language: str) -> Cover:
    return Cover(language, regulation.title, STYLESHEET)


def test_the_paper_has_contents_with_pages_and_every_article() -> None:
    regulation = vale(NOTES)
    document = annotated(regulation, translator("pt-BR"))
    text = pages(annotated_pdf(document, cover(regulation, "pt-BR")))
    at = next(number for number, page in enumerate(text, 1) if page.startswith("Futsal Regulamento específico"))
    assert "Futsal . . . " in text[0] or "Futsal" in text[0]
    contents = text[0].replace(".", "").split()
    assert contents[contents.index("Futsal") + 1] == str(at), "the contents name the page of the chapter"
    whole = " ".join(text)
    for file in document.files:
        for article in file.articles:
            assert " ".join(article.text.split()) in whole
    assert "vale em seu lugar: 20 minutos (nota 1, de 2 de maio de 2027)" in whole


def test_the_same_text_gives_the_same_bytes_anywhere() -> None:
    regulation = vale()
    data = annotated_pdf(annotated(regulation, translator("es"), ("futsal",)), cover(regulation, "es"))
    code = (
        "import hashlib; from tests.reports.test_annotated import *;"
        "r = vale(); d = annotated_pdf(annotated(r, translator('es'), ('futsal',)), cover(r, 'es'));"
        "print(hashlib.sha256(d).hexdigest())"
    )
    said = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True)
    assert said.stdout.strip() == sha256(data).hexdigest()
    assert str(Path(ROOT)).encode() not in data


HOSTILE = '<img src="file:///etc/hostname"><script>x</script>'


def invented(articles: list[str]) -> Regulation:
    """A regulation of these articles on futsal, each stating the length of a match."""
    written = "\n".join(
        f"[[article]]\nnumber = \"{number}º\"\ntext = '''{text}'''\n" for number, text in enumerate(articles, 1)
    )
    head = 'title = "Futsal"\nsource = "x"\nmodality = "futsal"\n'
    general = f"title = '''Jogos {HOSTILE}'''\nsource = \"x\"\nlanguage = \"pt-BR\"\n"
    return load_files({"general.toml": general, "futsal.toml": head + written}, find, "jogos")


def test_an_article_taller_than_a_page_is_printed_whole_and_the_others_are_not_split() -> None:
    tall = " ".join(f"palavra{number}" for number in range(4000))
    regulation = invented(["Curto.", tall, *(f"Artigo {number} bem curto." for number in range(40))])
    text = pages(annotated_pdf(annotated(regulation, translator("pt-BR")), cover(regulation, "pt-BR")))
    whole = " ".join(text)
    assert all(f"palavra{number} " in whole for number in range(0, 4000, 97))
    for number in range(40):
        assert sum(f"Artigo {number} bem curto." in page for page in text) == 1


def test_what_is_written_in_a_regulation_is_text_and_signs_without_a_font_are_replaced() -> None:
    regulation = invented([HOSTILE, "Bola ⚽ do Łódź, Ñandú ß."])
    text = " ".join(pages(annotated_pdf(annotated(regulation, translator("pt-BR")), cover(regulation, "pt-BR"))))
    assert HOSTILE in text
    assert f"Bola {SIGN} do Łódź, Ñandú ß." in text
    found = summaries(regulation, "futsal", translator("pt-BR"))
    assert "file:///etc/hostname" in " ".join(pages(summary_pdf(found, cover(regulation, "pt-BR"))))
