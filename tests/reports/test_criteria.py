"""Every criterion that the language can state has words of its own in every language."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from core.modality import Modality
from core.standings.criterion import Criterion, Measure, Where, Whole
from core.standings.phrase import COUNTED, read_criterion, vocabulary
from reports.criteria import criterion_name, criterion_words, with_number
from reports.facts import SCORED, scored
from reports.language import LANGUAGES, translator
from tests.reports.league import FUTSAL, VOLLEYBALL

PT, ES, EN = (translator(language) for language in ("pt-BR", "es", "en"))
PLAIN = Criterion("", fact="wins", where=Where.LEG, venue="home")
QUALIFIED = (
    *(replace(PLAIN, without_walkovers=True), replace(PLAIN, without_extra_time=True), replace(PLAIN, at_stake=True)),
    *(replace(PLAIN, size=2), replace(PLAIN, size=3), replace(PLAIN, for_place=1), replace(PLAIN, for_place=2)),
    replace(PLAIN, without_walkovers=True, size=2),
)


def measures() -> Iterator[Criterion]:
    """Every fact with every measure, direction, venue, where and qualifier, each varied against a plain rest."""
    facts = [(fact, Measure.COUNT) for fact in (*COUNTED, "black cards", "9s")]
    facts += [(fact, measure) for fact in SCORED for measure in Measure if measure is not Measure.COUNT]
    for (fact, measure), most, where in product(facts, (True, False), Where):
        if where is not Where.OWN:
            yield Criterion("", fact=fact, measure=measure, where=where, most=most, number=3, stage="grupos")
    for (fact, measure), venue in product(facts, ("home", "away")):
        yield Criterion("", fact=fact, measure=measure, where=Where.GROUP, venue=venue)
    for fact, measure in facts:
        yield Criterion("", fact=fact, measure=measure, where=Where.GROUP, per_match=True)
        yield Criterion("", fact=fact, measure=measure, where=Where.GROUP, rivals=True)
    yield from QUALIFIED


def wholes() -> Iterator[Criterion]:
    for whole in Whole:
        yield Criterion("", whole=whole, number=9 if whole is Whole.COUNTED_BACK else 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("modality", [FUTSAL, VOLLEYBALL], ids=lambda modality: modality.id)
def test_every_criterion_has_words_of_its_own(language: str, modality: Modality) -> None:
    t = translator(language)
    seen: dict[str, Criterion] = {}
    for criterion in (*measures(), *wholes()):
        words = criterion_words(criterion, modality, t)
        assert "%(" not in words
        assert words[0].isupper() or not words[0].isalpha()
        assert seen.setdefault(words, criterion) == criterion, f"{words}: said of two criteria"


@pytest.mark.parametrize("language", ["pt-BR", "es"])
def test_no_word_is_left_in_english(language: str) -> None:
    t = translator(language)
    for criterion in (*measures(), *wholes()):
        if criterion.fact not in ("black cards", "9s"):
            words = f" {criterion_words(criterion, FUTSAL, t)} ".lower()
            assert not any(
                f" {english} " in words for english in ("the", "of", "in", "goals", "points", "wins", "match")
            )


@pytest.mark.parametrize(
    ("phrase", "pt", "es"),
    [
        ("fewest goals against among tied", "Menos gols sofridos entre si", "Menos goles en contra entre sí"),
        ("goal difference in group", "Saldo de gols no grupo", "Diferencia de goles en el grupo"),
        ("goal ratio in phase", "Average de gols na fase", "Cociente de goles en la fase"),
        ("most losses in phase", "Mais derrotas na fase", "Más derrotas en la fase"),
        ("wins against the first 1", "Vitórias contra a primeira colocada", "Victorias contra el primero"),
        ("wins against the first 3", "Vitórias contra as 3 primeiras", "Victorias contra los 3 primeros"),
        ("wins in the last 3 matches", "Vitórias nos últimos 3 jogos", "Victorias en los últimos 3 partidos"),
        ("wins in the last 1 matches", "Vitórias no último jogo", "Victorias en el último partido"),
        (
            "draws per match in games",
            "Média de empates por jogo em todo o evento",
            "Promedio de empates por partido en todo el evento",
        ),
        ("card weight in phase", "Menor pontuação disciplinar na fase", "Menor puntaje disciplinario en la fase"),
        ("lot, if two", "Sorteio, se há duas empatadas", "Sorteo, si hay dos empatados"),
        ("lot", "Sorteio", "Sorteo"),
    ],
)
def test_in_the_referees_words(phrase: str, pt: str, es: str) -> None:
    criterion = read_criterion(phrase, vocabulary(FUTSAL))
    assert criterion_words(criterion, FUTSAL, PT) == pt
    assert criterion_words(criterion, FUTSAL, ES) == es


def test_inside_a_sentence_it_begins_without_a_capital() -> None:
    assert criterion_name(read_criterion("wins in group", vocabulary(FUTSAL)), FUTSAL, PT) == "vitórias no grupo"


def test_a_mini_league_larger_than_the_tie_is_said() -> None:
    criterion = read_criterion("goal difference among tied", vocabulary(FUTSAL))
    assert criterion_words(criterion, FUTSAL, PT, 3) == "Saldo de gols entre as três"
    assert criterion_words(criterion, FUTSAL, ES, 12) == "Diferencia de goles entre los 12"


@pytest.mark.parametrize(
    ("phrase", "value", "said"),
    [
        ("goals against in group", 1, "1 gol sofrido"),
        ("goals against in group", 0, "0 gol sofrido"),
        ("goals against in group", 3, "3 gols sofridos"),
        ("wins in group", 2, "2 vitórias"),
        ("goal difference in group", 1, "saldo de gols +1"),
        ("goal difference in group", -2, "saldo de gols −2"),
        ("periods lost in group", 1, "1 período perdido"),
        ("goals for per match in group", 2, "média de gols marcados por jogo 2"),
        ("red cards in group", 2, "2 cartões vermelhos"),
    ],
)
def test_a_value_with_its_noun(phrase: str, value: int, said: str) -> None:
    assert with_number(read_criterion(phrase, vocabulary(FUTSAL)), value, FUTSAL, PT) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("modality", [FUTSAL, VOLLEYBALL], ids=lambda modality: modality.id)
def test_no_two_columns_have_the_same_head(language: str, modality: Modality) -> None:
    t = translator(language)
    ids = [scored(fact, m, modality) for fact in SCORED for m in Measure if m is not Measure.COUNT]
    heads = [t.pgettext(one.phrase, one.abbreviation) for one in ids]
    assert len(set(heads)) == len(heads)
