"""The columns follow the chain, the marks follow what is certain, and nobody leads before a match."""

from dataclasses import replace

import pytest

from core.exact import ABOVE_ALL
from core.modality import Modality
from core.standings.chain import Chains
from core.standings.ranking import Recorded
from reports.language import translator
from reports.prose import alphabetical
from reports.table import StandingsTable, standings_table
from tests.reports.league import CHAINS, GROUP_B, GROUP_D, NAMES, POINTS, VOLLEYBALL, League, chain


def table(league: League, advance: int = 2, language: str = "pt-BR") -> StandingsTable:
    return standings_table(league.ranking(), league.chains, league.modality, NAMES, translator(language), advance)


def heads(league: League, language: str = "pt-BR") -> list[str]:
    return [column.abbreviation for column in table(league, language=language).columns]


def test_the_columns_are_those_of_the_chain_in_its_order() -> None:
    assert heads(GROUP_B) == ["Pts", "J", "V", "E", "D", "GC", "SG", "GP"]
    assert heads(GROUP_B, "es") == ["Pts", "J", "G", "E", "P", "GC", "DG", "GF"]
    assert heads(GROUP_B, "en") == ["Pts", "P", "W", "D", "L", "GA", "GD", "GF"]
    titles = {column.abbreviation: column.title for column in table(GROUP_B).columns}
    assert titles["GC"] == "Gols sofridos"
    assert [column.abbreviation for column in table(GROUP_B).columns if column.spare] == ["E", "D"]


def test_a_sport_without_draws_has_no_column_for_them() -> None:
    words = ["set ratio in phase", "point ratio in phase", "head-to-head", "lot"]
    league = League((("1", (3, 1), "2"),), chains=Chains(by=POINTS, any=chain(words, VOLLEYBALL)), modality=VOLLEYBALL)
    assert heads(league) == ["Pts", "J", "V", "D", "SA", "PA"]
    assert heads(replace(league, played=(("1", (1, 1), "2"),))) == ["Pts", "J", "V", "E", "D", "SA", "PA"]


def test_walkovers_have_a_column_where_one_happened() -> None:
    assert "WO" in heads(replace(GROUP_B, walkovers=frozenset({0})))


def test_a_match_that_a_side_missed_is_no_match_played() -> None:
    """Five that count, three of them missed: two played and three walkovers; whoever came has played."""
    played = (("1", (1, 0), "2"), ("1", (0, 0), "3"), *(("1", (0, 3), rival) for rival in "456"), ("2", (1, 0), "3"))
    found = table(League(played, walkovers=frozenset({2, 3, 4})))
    at = [column.key for column in found.columns]
    rows = {row.side: row.cells for row in found.rows}
    seen = {side: [rows[side][at.index(key)].value for key in ("matches", "walkovers")] for side in rows}
    assert (seen["1"], seen["2"], seen["4"]) == ([2, 3], [2, 0], [1, 0])


def test_figures_as_written_and_as_they_are() -> None:
    first, *_, last = table(GROUP_B).rows
    assert [cell.text for cell in first.cells] == ["6", "3", "2", "0", "1", "5", "+3", "8"]
    assert [cell.value for cell in last.cells] == [0, 3, 0, 0, 3, 12, -10, 2]
    assert last.cells[6].text == "−10"
    assert first.cells[0].classes == "pts"


def test_a_ratio_is_made_of_the_row() -> None:
    chains = Chains(by=POINTS, any=chain(["goal ratio in group", "goal share in group"]))
    rows = table(League((("1", (2, 0), "2"), ("1", (1, 1), "3"), ("2", (0, 0), "3")), chains=chains)).rows
    ratios = {row.side: row.cells[-2].text for row in rows}
    assert ratios == {"1": "3", "2": "0", "3": "1"}
    assert {row.side: row.cells[-1].text for row in rows} == {"1": "0,75", "2": "0,00", "3": "0,50"}
    unbeaten = table(League((("1", (2, 0), "2"),), chains=chains)).rows[0]
    assert (unbeaten.cells[-2].value, unbeaten.cells[-2].text) == (ABOVE_ALL, "∞")


def test_what_ranks_and_is_no_column_gets_one() -> None:
    running = Modality("corrida", "Running", "marks", {}, {})
    by = chain(["mark"], running)
    league = League((), chains=Chains(by=by), modality=running, sides=("1", "2"))
    assert heads(league) == ["Marca"]
    average = League(GROUP_B.played, chains=Chains(by=chain(["table point share in group"])))
    assert "Percentual de pontos ganhos" in heads(average)


@pytest.mark.parametrize("advance", [0, 1, 2, 3, 4, 9])
def test_who_is_through(advance: int) -> None:
    rows = table(GROUP_B, advance).rows
    assert [row.through for row in rows] == [index < advance for index in range(4)]
    assert [row.cut for row in rows] == [index == advance and advance > 0 for index in range(4)]


def test_a_tie_over_the_cut_waits_and_the_cut_runs_below_it() -> None:
    rows = table(GROUP_D, 2).rows
    assert [(row.place, row.mark, row.classes) for row in rows] == [
        *((1, "through", "through"), (2, "due", "due"), (2, "due", "due"), (4, "", "cut"))
    ]
    assert table(GROUP_D).marks.due


def test_a_tie_within_the_zone_is_through_whatever_is_drawn() -> None:
    rows = table(GROUP_D, 3).rows
    assert [row.classes for row in rows] == ["through", "through due", "through due", "cut"]
    drawn = table(replace(GROUP_D, recorded=Recorded(lots=(("3", "2"),))), 2).rows
    assert [(row.place, row.side, row.classes) for row in drawn[1:3]] == [(2, "3", "through"), (3, "2", "cut")]


def test_an_open_group_promises_nothing() -> None:
    open_group = table(replace(GROUP_B, open_matches=("x",)), 3)
    assert [row.classes for row in open_group.rows] == ["maybe", "maybe", "maybe", "cut"]
    assert open_group.provisional
    assert not open_group.marks.through


def test_nobody_leads_before_a_match() -> None:
    rows = table(League((), sides=("3", "1", "2")), 3).rows
    assert [(row.place, row.classes) for row in rows] == [(None, ""), (None, ""), (None, "")]
    assert [row.name for row in rows] == sorted((row.name for row in rows), key=alphabetical)
    assert {cell.text for row in rows for cell in row.cells} == {"0"}


def test_those_who_share_a_place_stand_in_the_alphabet() -> None:
    names = ["Zeca", "Álvaro", "ana", "Bruno", "Érica", "Ângela", "Ção"]
    assert sorted(names, key=alphabetical) == ["Álvaro", "ana", "Ângela", "Bruno", "Ção", "Érica", "Zeca"]


def test_a_point_table_with_a_draw_but_no_draw_yet_keeps_its_column() -> None:
    assert "E" in heads(League((("1", (1, 0), "2"),), chains=CHAINS))
