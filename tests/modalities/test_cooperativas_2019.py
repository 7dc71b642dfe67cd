"""The cooperatives' regulation of 2019: that it loads, what it states where, and what is a reading and why."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from core.rules.article import Article, Cited
from core.rules.forms import Duration
from core.rules.ruleset import Ruleset
from core.standings.chain import chains
from modalities.catalogue import find
from regulations.find import folder_of
from regulations.read import Regulation, load

SPORTS = ("bocha", "canastra", "domino", "futsal", "sinuca", "truco", "volei-de-quadra", "xadrez")


@pytest.fixture(scope="module")
def regulation() -> Regulation:
    return load(folder_of("jogos-cooperativas-2019"), find)


@pytest.fixture(scope="module")
def figure(regulation: Regulation) -> Callable[[str, str], Cited[Any]]:
    def of(sport: str, path: str) -> Cited[Any]:
        found = regulation.ruleset(sport, regulation.categories(sport)[0]).figure(path)
        assert found is not None, path
        return found

    return of


def article(cited: Cited[Any]) -> str:
    assert isinstance(cited.source, Article)
    return f"{cited.source.file}, {cited.source.number}"


def test_it_loads_with_remarks_only(regulation: Regulation) -> None:
    assert set(SPORTS) <= set(regulation.modalities)


@pytest.mark.parametrize(
    ("sport", "path", "value", "where"),
    [
        ("bocha", "roster.substitutions", 1, "3º"),
        ("bocha", "match.target", 24, "4º"),
        ("bocha", "values.ball", 2, "4º"),
        ("bocha", "tiebreak.two_then", "more", "7º"),
        ("bocha", "table_points.win", 3, "9º, a"),
        ("bocha", "table_points.loss", 0, "9º, b"),
        ("bocha", "infraction.smoking or drinking.athlete", "replaced, else disqualified", "10º, parágrafo único"),
        ("bocha", "match.time.move", Duration(1, "min"), "11º"),
        ("bocha", "walkover.tolerance.first", Duration(10, "min"), "12º"),
        ("canastra", "match.first_to", 2, "3º, b"),
        ("canastra", "match.target", 2000, "3º, b"),
        ("canastra", "match.overshoot", "kept", "3º, f"),
        ("canastra", "values.clean_canastra", 200, "4º, a"),
        ("canastra", "values.dirty_canastra", 100, "4º, a"),
        ("canastra", "values.joker_canastra", 500, "4º, a"),
        ("canastra", "values.card", 10, "4º, b"),
        ("canastra", "values.going_out", 100, "4º, c"),
        ("canastra", "values.lost_morto", -100, "4º, d"),
        ("canastra", "values.lost_morto", -100, "6º, c"),
        ("canastra", "values.first_meld_from", 1000, "6º, k"),
        ("canastra", "values.first_meld", 80, "6º, k"),
        ("canastra", "values.first_meld_after_error", 100, "6º, k"),
        ("canastra", "infraction.nothing melded.points", 300, "8º, a"),
        ("canastra", "infraction.irregular meld.points", 50, "8º, b"),
        ("canastra", "infraction.irregular final.points", 300, "8º, c"),
        ("canastra", "infraction.irregular final.hand", "ends, own melds lost", "8º, c"),
        ("canastra", "infraction.signals.points", 50, "8º, d"),
        ("canastra", "penalties.points_go", "to the other side", "8º, e"),
        ("canastra", "penalties.wins_at", 2000, "8º, e"),
        ("canastra", "infraction.misconduct.side", "disqualified", "8º, f"),
        ("domino", "roster.athletes", 4, "2º"),
        ("domino", "match.first_to", 2, "3º"),
        ("domino", "match.target", 100, "3º"),
        ("domino", "values.level_block", "blocker loses", "4º, d"),
        ("domino", "infraction.signals.points", 20, "6º, a"),
        ("domino", "infraction.false pass.points", 40, "6º, b"),
        ("domino", "infraction.false pass.hand", "ends", "6º, b"),
        ("domino", "infraction.gato.points", 30, "6º, c"),
        ("domino", "infraction.shown tile.points", 10, "6º, d"),
        ("domino", "penalties.points_go", "to the other side", "6º, e"),
        ("domino", "infraction.misconduct.side", "disqualified", "6º, f"),
        ("domino", "table_points.win", 3, "8º"),
        ("sinuca", "roster.reserves", 2, "2º"),
        ("sinuca", "infraction.scratch.hand", "turn passes", "7º, e"),
        ("sinuca", "infraction.scratch on the eight.loses", "match", "8º, c"),
        ("truco", "roster.athletes", 4, "2º"),
        ("truco", "match.best_of", 3, "3º, b"),
        ("truco", "match.target", 12, "3º, b"),
        ("truco", "values.eleven_lost", 3, "3º, t"),
        ("truco", "infraction.talk at nine.points", 9, "3º, v"),
        ("truco", "penalties.points_go", "from the offender", "3º, v"),
        ("truco", "infraction.looking at eleven all.loses", "segment", "3º, y"),
        ("truco", "infraction.raise at eleven.loses", "segment", "3º, z"),
        ("truco", "tiebreak.two_then", "more", "4º"),
        ("futsal", "roster.athletes", 12, "2º"),
        ("futsal", "roster.staff", {"coach": 1, "assistant": 1, "medical": 1}, "2º, parágrafo único"),
        ("futsal", "match.segments", 2, "3º"),
        ("futsal", "match.time.segment", Duration(15, "min"), "3º"),
        ("futsal", "match.time.timeouts", 1, "3º, parágrafo único"),
        ("futsal", "card.red.weight", 2, "4º, e"),
        ("futsal", "card.red.weight", 2, "4º, h"),
        ("futsal", "match.deciders", ("shoot-out", "sudden death"), "5º"),
        ("futsal", "match.shoot_out.shots", 3, "5º"),
        ("futsal", "card.red.suspension", Duration(1, "matches"), "6º"),
        ("futsal", "table_points.draw", 1, "7º"),
        ("volei-de-quadra", "roster.reserves", 6, "2º"),
        ("volei-de-quadra", "match.best_of", 3, "3º"),
        ("volei-de-quadra", "match.target", 21, "3º"),
        ("volei-de-quadra", "match.lead", 1, "3º"),
        ("volei-de-quadra", "match.deciding.target", 15, "3º"),
        ("volei-de-quadra", "match.deciding.lead", 1, "3º"),
        ("volei-de-quadra", "table_points.by_score", {"2-0": (2, 0), "2-1": (2, 1)}, "4º"),
        ("volei-de-quadra", "match.time.timeouts", 0, "4º, parágrafo único"),
        ("xadrez", "roster.reserves", 1, "2º"),
        ("xadrez", "match.time.segment", Duration(16, "min"), "3º"),
        ("xadrez", "stage.nocaute.kind", "knock-out", "3º"),
        ("xadrez", "authority.omitted_cases", "chief referee and modality coordinator", "8º"),
    ],
)
def test_a_stated_figure_cites_its_article(
    figure: Callable[[str, str], Cited[Any]], sport: str, path: str, value: object, where: str
) -> None:
    cited = figure(sport, path)
    assert (cited.value, cited.inferred) == (value, None)
    assert f"{sport}, {where}" in (article(cited), *(f"{each.file}, {each.number}" for each in cited.also))


@pytest.mark.parametrize(
    ("sport", "path", "where"),
    [
        ("domino", "walkover.tolerance.first", "general, geral, 1"),
        ("domino", "authority.omitted_cases", "general, geral, 2"),
        ("domino", "roster.composition", "domino, 1º"),
        ("domino", "values.winner_writes", "domino, 4º"),
        ("domino", "penalties.wins_at", "domino, 6º, e"),
        ("domino", "tiebreak.more", "domino, 7º"),
        ("bocha", "walkover.given_for", "bocha, 6º"),
        ("canastra", "table_points.win", "canastra, 7º"),
        ("canastra", "tiebreak.two", "canastra, 7º"),
        ("canastra", "infraction.nothing melded.points_go", "canastra, 8º, a"),
        ("canastra", "notice.level past the target", "canastra, 3º, f"),
        ("sinuca", "match.target", "sinuca, 4º, b"),
        ("sinuca", "abandonment.score", "sinuca, 8º, b"),
        ("sinuca", "table_points.win", "sinuca, 10º"),
        ("sinuca", "tiebreak.more", "sinuca, 11º"),
        ("xadrez", "match.deciders", "xadrez, 3º"),
        ("xadrez", "table_points.draw", "xadrez, 5º"),
        ("truco", "match.overshoot", "truco, 3º, b"),
        ("truco", "table_points.win", "truco, 4º"),
        ("truco", "tiebreak.two", "truco, 4º"),
        ("futsal", "table_points.win", "futsal, 7º"),
        ("futsal", "table_points.loss", "futsal, 7º"),
        ("volei-de-quadra", "tiebreak.two", "volei-de-quadra, 4º"),
    ],
)
def test_a_reading_says_why(figure: Callable[[str, str], Cited[Any]], sport: str, path: str, where: str) -> None:
    cited = figure(sport, path)
    assert article(cited) == where
    assert cited.inferred


@pytest.mark.parametrize(
    ("sport", "path", "parts"),
    [
        ("domino", "tiebreak.two", {"a", "lot"}),
        ("futsal", "tiebreak.two", {"e"}),
        ("futsal", "tiebreak.more", {"f", "h"}),
        ("volei-de-quadra", "tiebreak.more", {"c"}),
    ],
)
def test_one_criterion_alone_may_be_a_reading(
    figure: Callable[[str, str], Cited[Any]], sport: str, path: str, parts: set[str]
) -> None:
    cited = figure(sport, path)
    assert cited.inferred is None
    assert cited.inferred_parts.keys() == parts


def test_a_reading_stays_with_its_criterion_in_the_chain(regulation: Regulation) -> None:
    two = chains(regulation.ruleset("domino")).two
    assert two is not None
    taken = [criterion.value.phrase for criterion in two if criterion.inferred]
    assert taken == ["head-to-head", "lot"]


@pytest.mark.parametrize("sport", SPORTS)
@pytest.mark.parametrize("path", ["tiebreak.after_split", "tiebreak.mini_league", "walkover.score"])
def test_what_the_text_does_not_say_is_no_article(regulation: Regulation, sport: str, path: str) -> None:
    found = regulation.ruleset(sport, regulation.categories(sport)[0]).figure(path)
    assert found is None or not isinstance(found.source, Article)


@pytest.mark.parametrize("sport", SPORTS)
def test_every_infraction_that_it_names_is_one_that_the_referee_can_write(regulation: Regulation, sport: str) -> None:
    modality = find(sport)
    assert modality is not None
    ruleset: Ruleset = regulation.ruleset(sport, regulation.categories(sport)[0])
    assert set(ruleset.names("infraction")) <= modality.infractions.keys()


def test_half_and_half_or_all_employees(figure: Callable[[str, str], Cited[Any]]) -> None:
    every, half = figure("futsal", "eligibility.bond").value
    assert [(part.what, part.amount) for part in every.parts] == [("employee", 1)]
    assert [(part.what, part.amount) for part in half.parts] == [
        ("employee", Fraction(1, 2)),
        ("associate", Fraction(1, 2)),
    ]
