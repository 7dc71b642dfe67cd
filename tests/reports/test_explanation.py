"""Why an order is what it is, told from the engine's own steps."""

from dataclasses import replace

import pytest

from core.rules.article import Article, Cited, Default
from core.standings.chain import Chains
from core.standings.ranking import Recorded
from reports.explanation import Explanation, TieWords
from reports.language import LANGUAGES, translator
from reports.prose import Run, plain
from reports.readings import Alternative, Alternatives
from reports.wording import explain
from tests.reports.league import (
    CHAINS,
    CODES,
    FOURTH,
    FUTSAL,
    GROUP_B,
    GROUP_D,
    NAMES,
    POINTS,
    SEVENTH,
    SHORT,
    League,
    chain,
)

FIFTH = Article("futsal", "5º", "Separada uma, recomeça-se.")


def told(league: League, language: str = "pt-BR", alternatives: Alternatives | None = None) -> Explanation:
    return explain(
        league.ranking(),
        league.chains,
        league.modality,
        NAMES,
        translator(language),
        short=SHORT,
        codes=CODES,
        results=league.results(),
        alternatives=alternatives,
    )


def tie(league: League, language: str = "pt-BR", alternatives: Alternatives | None = None) -> TieWords:
    """The one tie of a league."""
    (only,) = told(league, language, alternatives).ties
    return only


def test_three_level_are_told_step_by_step() -> None:
    three = tie(GROUP_B)
    assert three.summary == "Três equipes com 6 pontos"
    assert plain(three.opening) == (
        "Crédito Três Irmãos, Eletrificação Rural do Jacuizinho e Vinícola Nossa Senhora da Conceição terminaram com 6 "
        "pontos. Com três empatadas vale a lista para três ou mais equipes (art. 4º), e não o confronto direto."
    )
    assert Run("art. 4º", FOURTH) in three.opening
    assert [(step.title, step.verdict, step.law.citation) for step in three.steps] == [
        ("Vitórias entre si", "Não separa: 1 vitória cada.", "Art. 4º, três ou mais, a"),
        ("Menos gols sofridos entre si", "Eletrificação Rural do Jacuizinho fica em 3º.", "Art. 4º, três ou mais, b"),
        (
            "Saldo de gols entre as três",
            "Vinícola Nossa Senhora da Conceição é 1º; Crédito Três Irmãos, 2º.",
            "Art. 4º, três ou mais, c",
        ),
    ]
    assert [[f"{value.name} {value.text}" for value in step.values] for step in three.steps] == [
        ["Conceição 1", "Três Irmãos 1", "Jacuizinho 1"],
        ["Conceição 3", "Três Irmãos 3", "Jacuizinho 4"],
        ["Conceição +1", "Três Irmãos 0"],
    ]
    assert three.steps[2].introduction == "Crédito Três Irmãos e Vinícola Nossa Senhora da Conceição seguem empatadas:"
    assert [step.split for step in three.steps] == [False, True, True]


def test_an_article_parted_under_one_number_names_its_lists() -> None:
    """Its letters repeat: "a" alone would not say whose."""
    two = chain(["a) head-to-head"], article=replace(FOURTH, text="Entre duas."))
    assert tie(replace(GROUP_B, chains=replace(CHAINS, two=two))).steps[0].law.citation == "Art. 4º, três ou mais, a"
    elsewhere = chain(["a) head-to-head"], article=FIFTH)
    assert tie(replace(GROUP_B, chains=replace(CHAINS, two=elsewhere))).steps[0].law.citation == "Art. 4º, a"


def test_an_article_is_quoted_once() -> None:
    laws = [step.law for step in tie(GROUP_B).steps]
    assert [law.repeated for law in laws] == [False, True, True]
    assert {law.text for law in laws} == {FOURTH.text}


def test_the_mini_league_is_shown_where_it_begins() -> None:
    first, *others = (step.cross for step in tie(GROUP_B).steps)
    assert first is not None
    assert others == [None, None]
    assert first.introduction == "Agora só contam os 3 jogos entre elas:"
    assert [code for code, _ in first.codes] == ["VNC", "CTI", "ERJ"]
    assert [[cell.scores for cell in row.cells] for row in first.rows] == [
        [(), ("1–2",), ("3–1",)],
        [("2–1",), (), ("1–2",)],
        [("1–3",), ("2–1",), ()],
    ]
    assert [[cell.won for cell in row.cells] for row in first.rows] == [
        [False, False, True],
        [True, False, False],
        [False, True, False],
    ]


def test_without_results_there_is_no_mini_league_to_show() -> None:
    explanation = explain(GROUP_B.ranking(), CHAINS, FUTSAL, NAMES, translator("pt-BR"))
    assert [step.cross for step in explanation.ties[0].steps] == [None] * 3


def test_what_did_not_enter() -> None:
    criteria, others = map(plain, tie(GROUP_B).left_out)
    assert criteria == (
        "Não foi preciso chegar a: gols marcados entre si (art. 4º, três ou mais, d), saldo de gols no grupo (e), "
        "menos gols sofridos no grupo (f), gols marcados no grupo (g), menor pontuação disciplinar na fase (h) e "
        "sorteio (i)."
    )
    assert others == "Laticínios Campo Alegre não participou deste empate."


def test_points_alone_need_few_words() -> None:
    league = League((("1", (2, 0), "2"), ("1", (1, 0), "3"), ("2", (3, 1), "3")))
    explanation = told(league)
    assert (explanation.summary, explanation.ties, explanation.open) == ("Só pontos ganhos", (), False)
    assert plain(explanation.opening) == (
        "Ninguém tem o mesmo número em pontos ganhos (art. 7º); nenhum desempate foi preciso."
    )
    assert Run("art. 7º", SEVENTH) in explanation.opening


def test_nobody_leads_before_a_match_has_ended() -> None:
    explanation = told(League((), sides=("1", "2", "3")))
    assert explanation.summary == "Nenhum jogo encerrado ainda"
    assert (explanation.ties, explanation.due, explanation.open) == ((), (), False)


def test_a_lot_that_is_due() -> None:
    two = tie(GROUP_D)
    assert two.steps[-1].verdict == "Falta o sorteio."
    assert two.shared == "Crédito Três Irmãos e Eletrificação Rural do Jacuizinho dividem o 2º lugar."
    (due,) = two.due
    assert due.title == "Falta um sorteio entre Crédito Três Irmãos e Eletrificação Rural do Jacuizinho"
    level, order = map(plain, due.sentences)
    assert level.endswith(
        "são iguais em tudo: 1 ponto no confronto direto, 2 gols sofridos no grupo, saldo de gols +1 no grupo, 3 gols "
        "marcados no grupo e pontuação disciplinar 0 na fase."
    )
    assert order == "O regulamento manda sortear: art. 4º, duas, f."
    assert told(GROUP_D).open


def test_a_lot_that_was_drawn() -> None:
    two = tie(replace(GROUP_D, recorded=Recorded(lots=(("3", "2"),))))
    assert two.due == ()
    assert two.shared == ""
    assert two.steps[-1].verdict == "Eletrificação Rural do Jacuizinho é 2º; Crédito Três Irmãos, 3º."


@pytest.mark.parametrize(
    ("resort", "verdict", "title"),
    [
        ("play-off", "Falta o jogo extra.", "Falta um jogo extra entre"),
        ("committee", "Falta a decisão da comissão.", "Falta a comissão decidir entre"),
    ],
)
def test_other_last_resorts(resort: str, verdict: str, title: str) -> None:
    two = tie(replace(GROUP_D, chains=Chains(by=POINTS, any=chain(["head-to-head", resort]))))
    assert two.steps[-1].verdict == verdict
    assert two.due[0].title.startswith(title)


def test_a_place_that_stays_shared() -> None:
    two = tie(replace(GROUP_D, chains=Chains(by=POINTS, any=chain(["head-to-head", "shared"]))))
    assert two.steps[-1].verdict == "Dividem o lugar."
    assert two.due == ()
    none = tie(replace(GROUP_D, chains=Chains(by=POINTS)))
    assert plain(none.opening).endswith("Nenhum artigo diz como desempatar: o lugar é dividido.")


def test_an_open_group_is_provisional() -> None:
    league = replace(GROUP_B, open_matches=("x",))
    three = tie(league)
    assert plain(three.opening).startswith("Por enquanto, ")
    assert plain(three.opening).endswith("Enquanto houver jogo em aberto no grupo, o lugar é dividido.")
    own = replace(league, chains=replace(CHAINS, unfinished=chain(["goal difference in group"], article=FIFTH)))
    assert "vale a lista para esse caso (art. 5º)" in plain(tie(own).opening)


def test_a_list_that_starts_again_says_so() -> None:
    league = replace(GROUP_B, chains=replace(CHAINS, after_split=Cited("restart", FIFTH)))
    three = tie(league)
    assert three.steps[2].introduction == (
        "Crédito Três Irmãos e Vinícola Nossa Senhora da Conceição sobram e passam à lista para duas equipes:"
    )
    assert three.steps[2].law.citation == "Art. 4º, duas, a"
    assert [reading.key for reading in three.readings] == []


def test_a_list_for_any_size_starts_again() -> None:
    one = chain(["a) goals against among tied", "b) wins among tied"])
    league = replace(GROUP_B, chains=Chains(by=POINTS, any=one, after_split=Cited("restart", FIFTH)))
    three = tie(league)
    assert [step.law.citation for step in three.steps] == ["Art. 4º, a", "Art. 4º, a"]
    assert three.steps[1].introduction.endswith("seguem empatadas e recomeçam a lista:")


def test_the_longer_list_follows_the_one_for_two() -> None:
    chains = Chains(by=POINTS, two=chain(["a) head-to-head"]), more=chain(["b) goals for in group", "c) lot"]))
    two = tie(replace(GROUP_D, chains=chains))
    assert [step.law.citation for step in two.steps] == [
        *("Art. 4º, duas, a", "Art. 4º, três ou mais, b", "Art. 4º, três ou mais, c")
    ]
    assert two.steps[1].introduction == "A lista para duas equipes não separou; segue a lista mais longa:"
    assert [reading.key for reading in two.readings] == ["two_then"]


def test_only_one_end_is_placed_where_the_text_says_so() -> None:
    more = chain(["a) goal difference among tied"])
    three = tie(replace(GROUP_B, chains=replace(CHAINS, more=more, after_split=Cited("first only", FIFTH))))
    assert three.steps[0].verdict == "Vinícola Nossa Senhora da Conceição fica em 1º."
    assert three.steps[1].verdict == "Eletrificação Rural do Jacuizinho é 2º; Crédito Três Irmãos, 3º."


def test_who_loses_the_right_stands_below() -> None:
    chains = replace(CHAINS, loses_right=Cited(("walkover",), FIFTH))
    two = tie(replace(GROUP_D, chains=chains, walkovers=frozenset({1})))
    assert plain(two.opening).endswith("Quem perdeu o direito ao desempate fica abaixo (art. 5º).")
    assert two.steps[0].title == "Quem perde o direito ao desempate"
    assert two.steps[0].verdict == "Eletrificação Rural do Jacuizinho perdeu o direito ao desempate e fica abaixo."


@pytest.mark.parametrize(
    ("phrases", "why"),
    [
        (["goals for in group, if three or more"], "Não se aplica: só para três ou mais equipes."),
        (["lot, if for place 1"], "Não se aplica: só vale pelo 1º lugar."),
        (["lot, if at stake"], "Não se aplica: este empate não vale vaga nem título."),
        (["seed"], "Não se aplica: não foi registrado para todas."),
        (["results from the last round backwards"], "Não se aplica: os jogos não têm rodada."),
    ],
)
def test_what_was_passed_over_says_why(phrases: list[str], why: str) -> None:
    step = tie(replace(GROUP_D, chains=Chains(by=POINTS, any=chain(phrases)))).steps[0]
    assert (step.verdict, step.applied, step.values) == (why, False, ())


def test_two_that_never_met() -> None:
    league = League((("1", (1, 0), "3"), ("2", (1, 0), "4")), chains=replace(CHAINS, two=chain(["head-to-head"])))
    winners, _ = told(league).ties
    assert winners.steps[0].verdict == "Não se aplica: não se enfrentaram."
    assert "never_met" in [reading.key for reading in winners.readings]


def test_a_head_to_head_of_three_is_passed_over() -> None:
    three = tie(replace(GROUP_B, chains=Chains(by=POINTS, any=chain(["head-to-head", "goals for in group", "lot"]))))
    assert three.steps[0].verdict == "Não se aplica: confronto direto é entre duas equipes, e aqui há mais."


def test_two_parts_that_stay_level_are_told_apart() -> None:
    played = (("1", (2, 0), "3"), ("2", (2, 0), "4"), ("3", (1, 0), "2"), ("4", (1, 0), "1"))
    four = tie(League(played, chains=Chains(by=POINTS, any=chain(["goals for in group", "lot"]))))
    assert four.steps[0].verdict == (
        "Crédito Três Irmãos e Vinícola Nossa Senhora da Conceição à frente de Eletrificação Rural do Jacuizinho e "
        "Laticínios Campo Alegre."
    )
    assert four.steps[2].introduction == "Entre Eletrificação Rural do Jacuizinho e Laticínios Campo Alegre:"
    assert len(four.due) == 2


# ------------------------------------------------------------------------------------------------------------ readings


def test_a_silent_text_is_told_with_what_is_done() -> None:
    keys = {reading.key: reading for reading in tie(GROUP_B).readings}
    assert list(keys) == ["after_split", "mini_league", "two_left"]
    assert keys["after_split"].title == "Leitura adotada"
    assert keys["after_split"].depends is None
    assert keys["after_split"].sentences == (
        "O texto não diz o que fazer quando um critério separa só parte das empatadas.",
        "O que se faz: as que seguem empatadas passam ao critério seguinte.",
    )


def test_a_reading_says_whether_the_result_depends_on_it() -> None:
    restart = replace(CHAINS, after_split=Cited("restart", Default()))
    others: Alternatives = {
        "after_split": [Alternative("restart", GROUP_B.ranking(restart))],
        "two_left": [Alternative("stay", GROUP_B.ranking())],
    }
    keys = {reading.key: reading for reading in tie(GROUP_B, alternatives=others).readings}
    assert keys["after_split"].depends
    assert keys["after_split"].title == "Leitura adotada: este resultado depende dela"
    assert keys["after_split"].sentences[-1] == (
        "Se fosse assim: as que seguem empatadas recomeçam, pela lista do seu novo número; Crédito Três Irmãos seria "
        "1º; Vinícola Nossa Senhora da Conceição seria 2º."
    )
    assert keys["two_left"].depends is False
    assert keys["two_left"].title == "Leitura adotada: este resultado não depende dela"


def test_a_stated_key_is_no_reading() -> None:
    stated = Cited("continue", FIFTH)
    keys = [r.key for r in tie(replace(GROUP_B, chains=replace(CHAINS, after_split=stated))).readings]
    assert "after_split" not in keys
    inferred = Cited("continue", FIFTH, inferred="A comissão decidiu seguir.")
    (reading, *_) = tie(replace(GROUP_B, chains=replace(CHAINS, after_split=inferred))).readings
    assert reading.key == "after_split"
    assert "A comissão decidiu seguir." in reading.sentences
    assert reading.law.citation == "Art. 5º"


def test_an_inferred_criterion_says_why() -> None:
    inferred = tuple(replace(cited, inferred="O texto repete a letra b.") for cited in CHAINS.more or ())
    readings = tie(replace(GROUP_B, chains=replace(CHAINS, more=inferred))).readings
    assert [r.sentences for r in readings if r.key == "criterion"] == [("O texto repete a letra b.",)]


def test_walkovers_and_ratios_with_nothing_against() -> None:
    chains = Chains(by=POINTS, any=chain(["goal ratio in group", "lot"]))
    league = League(
        (("1", (2, 0), "3"), ("2", (3, 0), "4"), ("1", (0, 0), "2")), chains=chains, walkovers=frozenset({0})
    )
    leaders = next(one for one in told(league).ties if "1" in one.sides)
    assert {"walkovers", "nothing_against"} <= {reading.key for reading in leaders.readings}
    assert [value.text for value in leaders.steps[0].values] == ["∞", "∞"]


# ----------------------------------------------------------------------------------------------------------- languages


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("league", [GROUP_B, GROUP_D, replace(GROUP_B, open_matches=("x",))], ids=["B", "D", "open"])
def test_every_sentence_is_whole(language: str, league: League) -> None:
    explanation = told(league, language)
    texts = [explanation.summary, plain(explanation.opening)]
    for one in explanation.ties:
        texts += [one.summary, plain(one.opening), one.shared, *map(plain, one.left_out)]
        texts += [text for step in one.steps for text in (step.title, step.verdict, step.introduction, step.law.text)]
        texts += [sentence for reading in one.readings for sentence in reading.sentences]
        texts += [plain(sentence) for due in one.due for sentence in due.sentences]
    assert not [text for text in texts if "%(" in text or "  " in text or ".." in text or " ." in text]


def test_in_spanish_and_english() -> None:
    assert tie(GROUP_B, "es").steps[1].verdict == "Eletrificação Rural do Jacuizinho queda 3.º."
    assert tie(GROUP_B, "en").steps[1].verdict == "Eletrificação Rural do Jacuizinho takes 3rd place."
    assert tie(GROUP_B, "es").summary == "Tres equipos con 6 puntos"
