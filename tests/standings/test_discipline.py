"""What discipline and rulings do to a table: matches lost by cards of several, replays, points, exclusions."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

from core.competition import Record, Standings, standings
from core.discipline.book import Brought
from core.discipline.ruling import Ruling, decision
from core.play.notation import read_sheets
from core.rules.forms import Mix
from core.rules.forms import Part as Share
from tests.play.rules import GOALS, HANDS, ruleset

FID: dict[str, Any] = {
    "match.segments": 1,
    "match.target": 100,
    "table_points.win": 3,
    "table_points.loss": 0,
    "card.yellow.weight": 1,
    "card.red.equals": (Mix((Share("yellow", 2),)),),
    "card.red.loses": "match",
    "card.red.score": "target to 0",
    "discipline.cards_over": "competition",
    "tiebreak.any": (),
}
GOALS_OF: dict[str, Any] = {
    "match.segments": 1,
    "match.draw": "stands",
    "walkover.score": {"points": (3, 0)},
    "table_points.win": 3,
    "table_points.draw": 1,
    "table_points.loss": 0,
}
ROUNDS = """
round 1
Alfa  2-0  Beta
Gama  1-1  Delta
round 2
Alfa  3-1  Gama
Beta  0-1  Delta
"""


def table(sheets: str, figures: dict[str, Any] = GOALS_OF, **more: Any) -> Standings:
    modality = HANDS if "match.target" in figures else GOALS
    return standings(Record(matches=read_sheets(sheets), **more), ruleset(figures), modality)


def points(found: Standings) -> dict[str, Any]:
    return {place.side: place.facts["table points"] for ranking in found.rankings for place in ranking.places}


def outcome(found: Standings, match: str) -> tuple[Any, ...]:
    of = found.outcomes[match]
    return of.winner, of.points, of.why.source.cite() if of.why else ""


YELLOWS = """
round 1
Alfa  100-20  Beta ; yellow Alfa "Ana" 1
round 2
Alfa  100-30  Gama ; yellow Alfa "Ana" 1
"""


def test_the_second_yellow_of_another_match_loses_that_match_by_the_article_of_the_card() -> None:
    found = table(YELLOWS, FID)
    lost = 'Alfa  100-30  Gama ; yellow Alfa "Ana" 1'
    assert outcome(found, lost) == (1, (0, 100), "art. card.red.loses")
    assert points(found) == {"Alfa": 3, "Gama": 3, "Beta": 0}


def test_without_an_order_of_play_the_matches_wait_instead_of_one_being_lost() -> None:
    found = table(YELLOWS.replace("round 1", "").replace("round 2", ""), FID)
    assert {refusal.code for each in found.refusals.values() for refusal in each} == {"order of play not known"}
    assert len(found.refusals) == 2
    assert not found.outcomes


def test_cards_brought_complete_the_amount_in_the_first_match() -> None:
    found = table(YELLOWS, FID, brought=(Brought("Alfa", "Ana", "yellow"),))
    assert outcome(found, 'Alfa  100-20  Beta ; yellow Alfa "Ana" 1')[0] == 1


def test_cards_of_matches_annulled_by_a_withdrawal_fall_where_they_fall() -> None:
    figures = FID | {"withdrawal.annulled_if": "always", "discipline.annulled_matches": "fall"}
    left = table(YELLOWS, figures, withdrawn=("Beta",))
    assert outcome(left, 'Alfa  100-30  Gama ; yellow Alfa "Ana" 1')[0] == 0
    counted = table(YELLOWS, FID | {"withdrawal.annulled_if": "always"}, withdrawn=("Beta",))
    assert outcome(counted, 'Alfa  100-30  Gama ; yellow Alfa "Ana" 1')[0] == 1


def test_a_ruling_takes_a_match_from_its_winner_by_the_score_that_it_says() -> None:
    lost = Ruling(3, "loss", decision(3), "Alfa", match="Alfa  2-0  Beta")
    assert outcome(table(ROUNDS, rulings=(lost,)), "Alfa  2-0  Beta") == (1, (0, 3), "decisão 3")
    kept = table(ROUNDS, rulings=(replace(lost, score="as it stands"),))
    assert outcome(kept, "Alfa  2-0  Beta") == (1, (2, 0), "decisão 3")
    stated = table(ROUNDS, rulings=(replace(lost, score={"points": (5, 1)}),))
    assert outcome(stated, "Alfa  2-0  Beta") == (1, (1, 5), "decisão 3")
    assert points(stated) == {"Alfa": 3, "Beta": 3, "Delta": 4, "Gama": 1}


def test_a_match_without_a_sheet_and_one_abandoned_can_be_lost_by_a_ruling() -> None:
    for line in ("Alfa  x  Beta", "Alfa W.O.  Beta", "Alfa  1-0  Beta ; abandons Beta"):
        lost = Ruling(3, "loss", decision(3), "Beta", match=line)
        found = table(f"{line}\nGama  1-0  Delta", rulings=(lost,))
        assert outcome(found, line) == (0, (3, 0), "decisão 3")


def test_both_sides_can_lose_by_rulings() -> None:
    both = tuple(
        Ruling(n, "loss", decision(n), side, match="Alfa  2-0  Beta") for n, side in enumerate(("Alfa", "Beta"), 1)
    )
    found = table(ROUNDS, rulings=both)
    assert found.outcomes["Alfa  2-0  Beta"].losers == {0, 1}
    assert points(found) == {"Alfa": 3, "Beta": 0, "Delta": 4, "Gama": 1}


def test_a_match_to_be_replayed_is_open_again() -> None:
    found = table(ROUNDS, rulings=(Ruling(1, "replay", decision(1), match="Gama  1-1  Delta"),))
    assert "Gama  1-1  Delta" not in found.outcomes
    assert found.rankings[0].provisional
    assert points(found)["Gama"] == 0


def test_points_are_taken_and_given_by_rulings() -> None:
    taken = Ruling(1, "points", decision(1), "Alfa", points=-4)
    given = Ruling(2, "points", decision(2), "Gama", points=Fraction(1, 2))
    assert points(table(ROUNDS, rulings=(taken, given))) == {"Alfa": 2, "Beta": 0, "Delta": 4, "Gama": Fraction(3, 2)}


def test_a_side_put_out_by_a_ruling_is_treated_as_exclusion_says() -> None:
    figures = GOALS_OF | {"exclusion.played": "walkovers"}
    found = table(ROUNDS, figures, rulings=(Ruling(7, "exclusion", decision(7), "Alfa"),))
    assert outcome(found, "Alfa  2-0  Beta")[:2] == (1, (0, 3))
    assert found.put_out["Alfa"].source.cite() == "decisão 7"


def test_the_nth_walkover_puts_out_and_says_by_which_article() -> None:
    sheets = "round 1\nAlfa W.O.  Beta\nround 2\nAlfa W.O.  Gama\nround 3\nAlfa  x  Delta"
    found = table(sheets, GOALS_OF | {"walkover.excluded_after": 2})
    assert found.put_out["Alfa"].source.cite() == "art. walkover.excluded_after"
    assert outcome(found, "Alfa  x  Delta")[:2] == (1, (0, 3))


# ------------------------------------------------------------------------------------------ from the field


def test_the_open_match_of_a_side_that_left_is_won_and_one_decided_before_keeps_its_result() -> None:
    """C09: A's rivals win what was open; what was decided stays; between two that left, neither wins."""
    sheets = "Alfa  Beta W.O.\nAlfa  x  Gama\nAlfa  x  Delta\nAlfa  2-1  Ema"
    sheets = sheets.replace("Alfa  Beta W.O.", "Alfa  W.O. Beta")
    found = table(sheets, withdrawn=("Alfa", "Delta"))
    assert found.outcomes["Alfa  W.O. Beta"].winner == 0
    assert found.outcomes["Alfa  x  Gama"].winner == 1
    assert found.outcomes["Alfa  x  Delta"].losers == {0, 1}
    assert found.outcomes["Alfa  2-1  Ema"].winner == 0


def test_matches_missed_are_no_matches_played() -> None:
    """C07: of five that count three were missed: 2 and 3 stand apart, and taking part pays for the two alone."""
    sheets = "Alfa  1-0  B\nAlfa  0-0  C\nAlfa W.O.  D\nAlfa W.O.  E\nAlfa W.O.  F"
    found = table(sheets, GOALS_OF | {"table_points.participation": 10})
    (alfa,) = [place for ranking in found.rankings for place in ranking.places if place.side == "Alfa"]
    assert (alfa.facts["matches"], alfa.facts["walkovers"]) == (5, 3)
    assert sum(not row.awarded for row in found.ledger.by_side["Alfa"]) == 2
    assert alfa.facts["table points"] == 3 + 1 + 20


def test_no_marker_stands_for_a_score() -> None:
    """C11: what was not played, was lost by absence or fell adds nothing but what the regulation credits."""
    sheets = "Alfa W.O.  W.O. Beta\nGama W.O.  Delta\nAlfa  x  Gama\nBeta  1-0  Delta"
    found = table(sheets, GOALS_OF | {"tiebreak.any": ()})
    sums = [sum(row.points[side] for row in found.ledger.rows) for side in (0, 1)]
    assert sums == [4, 4]
    assert all(figure >= 0 for row in found.ledger.rows for figure in row.points)
