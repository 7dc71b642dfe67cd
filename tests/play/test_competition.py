"""From the record to the standings: which stage is ranked, by whose figures, what byes give, which places matter."""

from typing import Any

from core.competition import Record, Standings, standings
from core.play.notation import read_sheets
from modalities.catalogue import find
from regulations.read import inline

STAGES = {
    "number": "1º",
    "text": "Dois grupos; dois de cada um e o melhor terceiro à segunda fase.",
    "stage": [
        {"name": "grupos", "kind": "groups", "groups": 2, "advance": 2, "advance_best": {"place": 3, "sides": 1}},
        {"name": "turno final", "kind": "round robin"},
    ],
}
GOALS = {"number": "2º", "text": "Um tempo.", "match": {"segments": 1}}


def ranked(sheets: str, *articles: dict[str, Any], **record: Any) -> Standings:
    """The standings of a few matches by these articles."""
    futsal = find("futsal")
    assert futsal is not None
    return standings(Record(read_sheets(sheets), **record), inline([GOALS, *articles], futsal), futsal)


def points(found: Standings) -> dict[str, object]:
    """The table points of each side."""
    return {place.side: place.facts["table points"] for ranking in found.rankings for place in ranking.places}


TWO_STAGES = """
stage grupos
Alfa  2-0  Beta
stage turno final
Beta  1-0  Alfa
Beta  0-3  Gama
"""


def test_only_the_matches_of_its_stage_rank_it() -> None:
    assert points(ranked(TWO_STAGES, stage="grupos")) == {"Alfa": 3, "Beta": 0}
    assert points(ranked(TWO_STAGES, stage="turno final")) == {"Alfa": 0, "Beta": 3, "Gama": 3}


def test_criteria_may_look_at_the_other_stages() -> None:
    chain = ["a) goal difference in grupos", "b) goal difference in competition"]
    article = {"number": "3º", "text": "Saldo.", "tiebreak": {"any": chain}}
    (ranking,) = ranked(TWO_STAGES, STAGES, article, stage="turno final").rankings
    assert [dict(step.values) for step in ranking.steps if step.chain == "any"] == [{"Beta": -2, "Gama": 0}]
    assert ranking.order() == (("Gama",), ("Beta",), ("Alfa",))


def test_each_stage_is_counted_by_its_own_figures() -> None:
    final = {"number": "3º", "text": "Na final.", "applies": {"stage": "turno final"}, "table_points": {"win": 5}}
    assert points(ranked(TWO_STAGES, STAGES, final, stage="grupos"))["Alfa"] == 3
    found = ranked(TWO_STAGES, STAGES, final, stage="turno final")
    assert points(found)["Gama"] == 5
    assert {row.table_points for row in found.ledger.by_side["Alfa"]} == {3, 0}


def test_a_bye_gives_what_an_article_says_and_is_no_match() -> None:
    sheets = "Alfa  1-0  Beta\nGama  bye"
    assert points(ranked(sheets)) == {"Alfa": 3, "Beta": 0, "Gama": 0}
    found = ranked(sheets, {"number": "3º", "text": "Folga: dois.", "table_points": {"bye": 2}})
    assert points(found) == {"Alfa": 3, "Beta": 0, "Gama": 2}
    facts = found.rankings[0].places[1].facts
    assert (facts["matches"], facts["wins"], facts["losses"]) == (0, 0, 0)


def test_a_place_of_which_the_best_go_on_is_a_border_and_so_is_their_number() -> None:
    sheets = "group A\nAlfa  1-0  Beta\ngroup B\nGama  1-0  Delta"
    assert ranked(sheets, STAGES, stage="grupos").borders == {2, 3}
    assert ranked(sheets, STAGES, stage="grupos", across=("Beta", "Delta")).borders == {1}
    assert ranked(sheets).borders == {1}
    assert ranked(sheets, across=("Beta", "Delta")).borders == frozenset()


def test_a_round_of_a_knock_out_may_stand_in_place_of_its_stage() -> None:
    final = {"number": "3º", "text": "Final em dois tempos.", "applies": {"stage": "final"}, "match": {"segments": 2}}
    found = ranked("Alfa  1-0  Beta\nstage final\nBeta  1-0 0-0  Alfa\nAlfa  1-0 0-1  Gama", final)
    assert points(found) == {"Alfa": 3, "Beta": 0}
    assert found.outcomes["Beta  1-0 0-0  Alfa"].partials == ((1, 0), (0, 0))
    assert [each.code for each in found.refusals["Alfa  1-0 0-1  Gama"]] == ["decider missing"], "a final has a winner"
