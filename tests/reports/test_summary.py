"""The referee's summary: one page for each kind of play, each line with its article, defaults and silence marked."""

from collections import Counter
from io import BytesIO

import pypdf
import pytest

from modalities.catalogue import find
from regulations.find import folder_of
from regulations.read import load, load_files
from reports.language import LANGUAGES, translator
from reports.paper import Cover
from reports.rules.places import stems
from reports.rules.summary import Line, Summary, summaries
from reports.summary_pdf import SIZES, summary_pdf
from tests.reports.papers import STYLESHEET
from tests.reports.test_annotated import BUILT_IN, pages

SHEETS = [
    (name, stem)
    for name in BUILT_IN
    for regulation in [load(folder_of(name), find)]
    for stem in stems(regulation)
    if stem.partition(".")[0] in regulation.modalities
]


def summary(name: str, stem: str, language: str = "pt-BR") -> tuple[Summary, ...]:
    return summaries(load(folder_of(name), find), stem, translator(language))


def lines(one: Summary, title: str) -> tuple[Line, ...]:
    return next(section.lines for section in one.sections if section.title == title)


def test_there_is_one_for_each_sport_of_the_cooperatives_and_of_dominoes() -> None:
    assert len({stem.partition(".")[0] for name, stem in SHEETS if name == "jogos-cooperativas-2019"}) == 19
    assert sum(name != "jogos-cooperativas-2019" for name, _ in SHEETS) >= 4


@pytest.mark.parametrize(("name", "stem"), SHEETS, ids=[f"{name}/{stem}" for name, stem in SHEETS])
def test_each_kind_of_play_takes_one_page_and_nothing_is_left_out(name: str, stem: str) -> None:
    found = summary(name, stem)
    data = summary_pdf(found, Cover("pt-BR", "Jogos", STYLESHEET))
    text = pages(data)
    assert len(text) == len(found), "one page each: where it does not fit, the design has to change, not the text"
    for one, page in zip(found, text, strict=True):
        joined = page.replace(" ", "")
        for section in one.sections:
            for line in section.lines:
                for part in (line.name, line.words, *line.cites):
                    assert part.replace(" ", "") in joined, (section.title, part)


def size_of(data: bytes) -> float:
    """The size in which most of the first page is set, in points."""
    found: Counter[float] = Counter()

    def seen(text: str, cm: list[float], tm: list[float], _font: object, size: float) -> None:
        if text.strip():
            found[round(abs(size * tm[0] * cm[0]), 2)] += len(text)

    pypdf.PdfReader(BytesIO(data)).pages[0].extract_text(visitor_text=seen)
    return found.most_common(1)[0][0]


@pytest.mark.parametrize(
    ("name", "stem", "least"),
    [
        ("jogos-cooperativas-2019", "futsal", 10),
        ("jogos-cooperativas-2019", "canastra", 9),
        ("domino-fid", "domino", 7),  # two dozen infractions, each with its effects: the most that one page has to hold
        ("domino-espana", "domino", 7),
    ],
)
def test_the_text_is_as_large_as_the_page_allows(name: str, stem: str, least: int) -> None:
    data = summary_pdf(summary(name, stem), Cover("pt-BR", "Jogos", STYLESHEET))
    assert min(map(float, SIZES)) == 7
    assert size_of(data) >= least


def test_lines_cite_their_articles_and_mark_defaults_readings_and_silence() -> None:
    (one,) = summary("jogos-cooperativas-2019", "futsal")
    assert one.categories == "Masculino e feminino"
    points = lines(one, "Pontos na classificação")
    assert [(line.words, line.cites, line.adopted) for line in points] == [
        ("vitória: 3", ("art. 7º",), True),
        ("empate: 1", ("art. 7º",), False),
        ("derrota: 0", ("art. 7º",), True),
    ]
    protest = lines(one, "Protesto")
    assert protest[0] == Line("", "protesto até: não diz", silent=True)
    ends = lines(one, "Como termina")
    assert ends[0].silent
    assert ends[0].words == "empate: não diz; padrão: vale em grupos, é decidido em mata-mata"
    assert not any("prorrogação" in line.words for line in ends), "a decider that the article leaves out is not shown"
    walkover = lines(one, "W.O., abandono, desistência")
    assert walkover[0].cites == ("geral, 1",)
    red = next(line for line in lines(one, "Cartões") if line.name == "Vermelho")
    assert "suspensão: 1 jogo" in red.words
    assert red.cites == ("art. 4º, e", "art. 4º, h", "art. 6º")


def test_lists_of_criteria_stand_alone_in_their_order() -> None:
    (one,) = summary("jogos-cooperativas-2019", "futsal", "en")
    two, more, *_ = lines(one, "Table and tie-break")
    assert two.words.startswith("two level: a) Head-to-head; b) Fewest goals conceded in the group;")
    assert more.words.startswith("three or more level: a) Wins among those level;")
    assert two.cites == more.cites == ("art. 4º",)


def test_what_holds_for_a_stage_alone_says_so() -> None:
    (one,) = summary("jogos-cooperativas-2019", "futevolei")
    words = [line.words for line in lines(one, "O jogo")]
    assert any("fase: final e semifinal: melhor de: 3" in line for line in words)


def test_categories_that_are_played_differently_have_a_page_each() -> None:
    files = {
        "general.toml": 'title = "Jogos"\nsource = "x"\nlanguage = "pt-BR"\n',
        "futsal.toml": 'title = "Futsal"\nsource = "x"\nmodality = "futsal"\ncategories = ["male", "female"]\n'
        '[[article]]\nnumber = "1º"\ntext = "No feminino, um período."\napplies = { category = "female" }\n'
        "match = { segments = 1 }\n",
    }
    found = summaries(load_files(files, find, "jogos"), "futsal", translator("pt-BR"))
    assert [one.categories for one in found] == ["Masculino", "Feminino"]
    assert len(pages(summary_pdf(found, Cover("pt-BR", "Jogos", STYLESHEET)))) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_in_every_language(language: str) -> None:
    (one,) = summary("domino-fid", "domino", language)
    text = " ".join(pages(summary_pdf([one], Cover(language, "Jogos", STYLESHEET))))
    title = {"pt-BR": "Resumo do árbitro", "es": "Resumen del árbitro", "en": "Referee's summary"}[language]
    assert title in text.replace("’", "'")


def test_a_file_without_a_sport_has_none() -> None:
    with pytest.raises(KeyError):
        summary("jogos-cooperativas-2019", "general")
    with pytest.raises(KeyError):
        summary("jogos-cooperativas-2019", "nada")
