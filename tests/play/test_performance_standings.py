"""A record of performances through the whole engine: shared places, no places, points by place, what is still open."""

from dataclasses import replace
from random import Random

import pytest

from core.competition import Standings, standings
from core.exact import Value
from core.standings.ranking import Recorded
from modalities.catalogue import find
from regulations.case import case_of


def ranked(lines: str, article: str = "", head: str = "", sport: str = "atletismo") -> Standings:
    """The standings of a case with one article."""
    article = f'[[article]]\nnumber = "1º"\ntext = "x"\n{article}' if article else ""
    case = case_of(f'modality = "{sport}"\n{head}\nsheets = """\n{lines}\n"""\n{article}', find)
    return standings(case.record, case.ruleset, case.modality)


def places(found: Standings) -> list[tuple[int, str]]:
    (ranking,) = found.rankings
    return [(place.place, place.side) for place in ranking.places]


def points(found: Standings) -> dict[str, Value]:
    (ranking,) = found.rankings
    placed = {place.side: place.facts["table points"] for place in ranking.places}
    return placed | {each.side: each.facts["table points"] for each in ranking.unplaced}


def test_equal_times_share_and_the_next_place_is_left_free() -> None:
    found = ranked("A  38:00\nB  40:00\nC  40:00\nD  42:00", "table_points = { by_place = [13, 8, 5, 3] }")
    assert places(found) == [(1, "A"), (2, "B"), (2, "C"), (4, "D")]
    assert points(found) == {"A": 13, "B": 8, "C": 8, "D": 3}


def test_who_has_no_mark_is_never_the_fastest() -> None:
    lines = "A  12.31\nB  DNS\nC  DNF\nD  DQ\nE  x\nF  12.30\nG  NM"
    for better in ("lower", "higher"):
        found = ranked(lines, f'performance = {{ better = "{better}" }}')
        (ranking,) = found.rankings
        order = [(1, "F"), (2, "A")] if better == "lower" else [(1, "A"), (2, "F")]
        assert places(found) == order
        why = [(each.side, each.why) for each in ranking.unplaced]
        assert why == [("G", "no mark"), ("C", "DNF"), ("B", "DNS"), ("D", "DQ"), ("E", "")]
        assert ranking.provisional, "E has not been entered: the heat is not closed"
        assert found.ledger.unsettled == {"": ("E",)}


def test_who_has_no_mark_may_stand_last_by_the_rule() -> None:
    found = ranked(
        "A  12.31\nB  DNS\nC  DNF\nD  DQ\nE  x\nF  12.30",
        'performance = { no_mark = "last" }\ntable_points = { by_place = [9, 6, 4, 2], participation = 1 }',
    )
    assert places(found) == [(1, "F"), (2, "A"), (3, "B"), (3, "C")]
    (ranking,) = found.rankings
    assert [(each.side, each.rule.source.cite()) for each in ranking.unplaced] == [("D", "art. 1º"), ("E", "art. 1º")]
    assert points(found) == {"F": 10, "A": 7, "B": 4, "C": 5, "D": 1, "E": 0}


def test_long_jump() -> None:
    lines = "A  5\nB  5.1 x\nC  5.10\nD  '5,1'\nE  5.123".replace("'", "")
    found = ranked(lines, 'performance = { better = "higher", precision = "1 cm", attempts = 3 }')
    assert places(found) == [(1, "E"), (2, "B"), (2, "C"), (2, "D"), (5, "A")]
    (ranking,) = found.rankings
    assert str(ranking.places[0].facts["mark"]) == "128/25", "cut down to 5,12"


def test_the_steps_name_the_performances_behind_the_marks() -> None:
    (ranking,) = ranked("A  12.31\nB  DNS\nC  12.30").rankings
    assert [step.matches for step in ranking.steps] == [("A  12.31", "C  12.30")]
    assert ranking.unplaced[0].facts.keys() >= {"attempts won", "table points"}


def test_points_follow_the_place_that_the_chain_gives() -> None:
    article = "table_points = { by_place = [5, 3, 1] }"
    lines = "A  100; 9s A 3\nB  100; 9s B 4\nC  90; 9s C 9"
    assert points(ranked(lines, article, sport="bolao")) == {"B": 5, "A": 3, "C": 1}


def test_points_may_rank_in_place_of_the_mark() -> None:
    article = 'table_points = { by_place = [5, 3, 1] }\nranking = { by = "table points in phase" }'
    found = ranked("A  12.31\nB  12.30\nC  12.40", article, "bonuses = { C = 5 }")
    assert places(found) == [(1, "C"), (2, "B"), (3, "A")]
    assert points(found) == {"C": 6, "B": 5, "A": 3}


def test_an_absence_counts_as_a_walkover_does() -> None:
    article = 'table_points = { participation = 2, deduction = [{ name = "walkover", takes = 3 }] }'
    assert points(ranked("A  12.31\nB  DNS\nC  DNF", article)) == {"A": 2, "B": -3, "C": 2}


def test_two_performances_of_one_side_are_refused() -> None:
    found = ranked("A  12.31\nA  12.30\nB  12.40")
    assert {name: [each.code for each in why] for name, why in found.refusals.items()} == {
        "A  12.31": ["performance written twice"],
        "A  12.30": ["performance written twice"],
    }
    assert places(found) == [(1, "B")]


def test_a_refused_performance_counts_nowhere_and_keeps_the_contest_open() -> None:
    found = ranked("A  181\nB  180", sport="bolao")
    assert [each.code for each in found.refusals["A  181"]] == ["mark that cannot be"]
    assert places(found) == [(1, "B")]
    assert found.rankings[0].provisional


def test_who_left_before_its_performance_did_not_start() -> None:
    found = ranked("A  12.31", head='sides = ["B", "C"]\nwithdrawn = ["B"]\nexcluded = ["C"]')
    (ranking,) = found.rankings
    assert [(each.side, each.why) for each in ranking.unplaced] == [("B", "DNS"), ("C", "DNS")]
    assert not ranking.provisional


def test_nothing_entered_puts_nobody_first() -> None:
    found = ranked("", head='sides = ["A", "B"]')
    assert places(found) == []
    assert [each.why for each in found.rankings[0].unplaced] == ["", ""]


def test_a_mark_given_without_a_sheet_is_ranked_as_ever() -> None:
    found = ranked("", head='sides = ["A", "B"]\nfacts = { mark = { A = 12, B = 11 } }')
    assert places(found) == [(1, "B"), (2, "A")]


def test_the_phrase_may_turn_the_mark() -> None:
    found = ranked("A  12.31\nB  12.30", 'ranking = { by = "most mark" }')
    assert places(found) == [(1, "A"), (2, "B")]


def test_a_lot_parts_equal_marks_once_it_is_recorded() -> None:
    case = case_of('modality = "chopp-metro"\nsheets = """\nA  9.80\nB  9.80\n"""\n', find)
    due = standings(case.record, case.ruleset, case.modality)
    assert (places(due), [each.what for each in due.due]) == ([(1, "A"), (1, "B")], ["lot"])
    drawn = replace(case.record, recorded=Recorded(lots=(("B", "A"),)))
    assert places(standings(drawn, case.ruleset, case.modality)) == [(1, "B"), (2, "A")]


def test_a_sum_of_places_is_ranked_from_the_lowest() -> None:
    article = 'performance = { better = "higher", precision = "1 point", attempts = 2, take = "sum of places" }'
    found = ranked("A  10 7\nB  10 9\nC  8 x", article, sport="jogos-cooperativos")
    assert places(found) == [(1, "B"), (2, "A"), (3, "C")]


@pytest.mark.parametrize("seed", range(40))
def test_places_are_those_of_a_plain_count(seed: int) -> None:
    """The place of a mark is one more than the marks that are better; the order of lines never matters."""
    dice = Random(seed)
    marks = {f"S{n}": dice.choice([10, 11, 12, 13, None]) for n in range(dice.randint(1, 9))}
    better = dice.choice(["lower", "higher"])
    lines = [f"{side}  {'DNF' if mark is None else mark}" for side, mark in marks.items()]
    article = f'performance = {{ better = "{better}" }}'
    found = ranked("\n".join(lines), article)
    known = {side: mark for side, mark in marks.items() if mark is not None}
    expected = {
        side: 1 + sum((other > mark) if better == "higher" else (other < mark) for other in known.values())
        for side, mark in known.items()
    }
    assert {side: place for place, side in places(found)} == expected
    dice.shuffle(lines)
    assert places(ranked("\n".join(lines), article)) == places(found)


@pytest.mark.parametrize(
    ("article", "order", "without"),
    [
        ("", [(1, "C"), (2, "A")], ["B", "D"]),
        ('performance = { no_mark = "last" }', [(1, "C"), (2, "A"), (3, "B"), (3, "D")], []),
    ],
)
def test_heats_are_compared_by_their_marks(article: str, order: list[tuple[int, str]], without: list[str]) -> None:
    heats = "group 1\nA  12.30\nB  DNF\ngroup 2\nC  12.10\nD  DNS\nE  12.00"
    found = ranked(heats, article, 'across = ["A", "B", "C", "D"]')
    assert places(found) == order
    assert [each.side for each in found.rankings[0].unplaced] == without
