"""Every sport of performances from its regulation to its places: what the form asks, what closes, who is first."""

from dataclasses import replace

import pytest
from starlette.datastructures import FormData

from core.fixtures.lanes import events
from core.play.heat import HeatSheet
from tests.acts.events import done, token
from tests.acts.heats import Field, field
from web.acts.answers import Refused, Saved
from web.acts.heat_results import refusals_of, save_heat
from web.contests import Contest, heats_of, rule_of, stages_of
from web.entry.heats import Grid, HeatDraft, fields, grid_of, place
from web.rulings import modality_of, ruleset_of
from web.storage.database import Database
from web.storage.heats import HeatFixture
from web.storage.tables import Match


def form_of(one: Field, heat: Match) -> tuple[HeatFixture, HeatDraft]:
    """The heat, and an empty form of it."""
    one.session.flush()
    fixture = next(each for each in heats_of(one.session, one.competition) if each.match.id == heat.id)
    rule = rule_of(one.session, one.competition, fixture)
    return fixture, HeatDraft(FormData(), rule, grid_of(rule, modality_of(one.competition).facts))


def typed(one: Field, heat: Match, cells: dict[str, str]) -> tuple[HeatSheet, HeatDraft]:
    """The sheet of what was typed."""
    fixture, empty = form_of(one, heat)
    draft = HeatDraft(FormData(list(cells.items())), empty.rule, empty.grid)
    return draft.sheet([starter.key for starter in fixture.starters]), draft


def close(one: Field, heat: Match, cells: dict[str, str]) -> None:
    sheet, draft = typed(one, heat, cells)
    assert draft.wrong == []
    answer = save_heat(one.session, heat.id, sheet, heat.version, one.by, token(), close=True)
    assert isinstance(answer, Saved), answer


@pytest.mark.parametrize(
    ("sport", "category", "contest", "grid"),
    [
        ("atletismo", "male", Contest("100 m", "final"), Grid(1, 1, 1)),
        ("atletismo", "female", Contest("3000 m", "final"), Grid(1, 1, 1)),
        ("atletismo", "male", Contest("4×100 m", "final"), Grid(1, 1, 1)),
        ("bolao", "female", Contest("", "produção"), Grid(5, 1, 2, tuple(f"{pins}s" for pins in range(9, 0, -1)))),
        ("chopp-metro", "open", Contest("", "concurso"), Grid(1, 1, 1)),
        ("jogos-cooperativos", "open", Contest("", "atividades"), Grid(1, 1, 1)),
        ("dados", "open", Contest("", "produção"), Grid(1, 1, 1, ("best figure",))),
    ],
)
def test_what_the_form_of_each_sport_asks(
    database: Database, sport: str, category: str, contest: Contest, grid: Grid
) -> None:
    with database.writing() as session:
        one = field(session, sport, category)
        ruleset = ruleset_of(session, one.competition)
        assert contest.name in events(ruleset, category)
        assert contest.stage in stages_of(ruleset)
        heat = one.heat("Alfa Beta Gama", contest)
        assert form_of(one, heat)[1].grid == grid


@pytest.mark.parametrize(
    ("sport", "contest", "figures", "expected"),
    [
        ("chopp-metro", Contest("", "concurso"), ("12,31", "9,05", "DNF"), [(1, "Beta"), (2, "Alfa")]),
        ("jogos-cooperativos", Contest("", "atividades"), ("7", "9", "DNS"), [(1, "Alfa"), (1, "Beta")]),
        ("dados", Contest("", "produção"), ("201", "215", "180"), [(1, "Beta"), (2, "Alfa"), (3, "Gama")]),
    ],
)
def test_a_sport_of_single_figures(
    database: Database, sport: str, contest: Contest, figures: tuple[str, ...], expected: list[tuple[int, str]]
) -> None:
    with database.writing() as session:
        one = field(session, sport, "open")
        heat = one.heat("Alfa Beta Gama", contest)
        names = ("Alfa", "Beta", "Gama")
        close(one, heat, {f"m.{one.key(name)}.0.0.0": figure for name, figure in zip(names, figures, strict=True)})
        assert one.places(contest) == expected


JUMP = """
title      = "Atletismo"
modality   = "atletismo"
source     = "Inventado para os testes"
categories = ["male"]

[[article]]
number = "1º"
text   = "Salto em distância, três tentativas, vale a melhor; iguais, divide-se."
event       = [{ name = "Salto", kind = "individual" }]
performance = { better = "higher", precision = "1 cm", attempts = 3, take = "best" }
tiebreak    = { any = ["shared"] }
"""


def test_attempts_with_fouls_and_one_left_blank(database: Database) -> None:
    with database.writing() as session:
        one = field(session, atletismo=JUMP)
        contest = Contest("Salto", "")
        heat = one.heat("Alfa Beta", contest)
        alfa, beta = one.key("Alfa"), one.key("Beta")
        gap = {f"m.{alfa}.0.0.0": "5,43", f"m.{alfa}.0.0.2": "5,50", f"word.{beta}": "DNS"}
        _, draft = typed(one, heat, gap)
        assert [(each.code, place(each.at)) for each in draft.wrong] == [("attempt left blank", f"m.{alfa}.0.0.2")]
        close(one, heat, gap | {f"w.{alfa}.0.0.1": "no mark"})
        assert one.places(contest) == [(1, "Alfa")]
        assert str(one.ranked(contest).overall.rankings[0].places[0].facts["mark"]) == "11/2"


HANDICAP = """
title      = "Bolão"
modality   = "bolao"
source     = "Inventado para os testes"
categories = ["male"]

[[article]]
number = "1º"
text   = "Três jogam, dois contam; quem tem média baixa leva três quartos do que falta para 150."
roster      = { starters = 3, to_start = 2 }
performance = { counting = 2, discard = "lowest", handicap = { base = 150, percent = "75 %" } }
"""


def test_a_handicap_is_asked_and_counted(database: Database) -> None:
    with database.writing() as session:
        one = field(session, "bolao", bolao=HANDICAP)
        heat = one.heat("Alfa Beta", Contest())
        alfa, beta = one.key("Alfa"), one.key("Beta")
        cells = {f"m.{side}.0.{row}.0": "120" for side in (alfa, beta) for row in range(3)}
        wrong = typed(one, heat, cells | {f"v.{alfa}.1": "muito"})[1].wrong
        assert [(each.code, place(each.at)) for each in wrong] == [("not a mark", f"v.{alfa}.1")]
        close(one, heat, cells | {f"v.{alfa}.1": "110"})
        marks = {each.side: each.facts["mark"] for each in one.ranked(Contest()).overall.rankings[0].places}
        assert marks == {alfa: 270, beta: 240}


def test_a_form_shows_what_a_sheet_holds_and_reads_it_back_the_same(database: Database) -> None:
    with database.writing() as session:
        one = field(session, "bolao")
        heat = one.heat("Alfa Beta", Contest("", "produção"))
        lines = "Alfa  131 / DQ / 140 / 119 / 135  129 / 133 / DNS / 121 / 130; 9s Alfa 31, 1s Alfa 2\nBeta  DNS"
        written = one.sheet(lines, "pin")
        _, empty = form_of(one, heat)
        there = fields(written, empty.rule, empty.grid, ",")
        again, draft = typed(one, heat, there)
        assert draft.wrong == []
        assert fields(again, empty.rule, empty.grid, ",") == there | {
            f"a.{one.key('Beta')}.{row}": "" for row in range(5)
        }
        assert again.of(one.key("Alfa")).passes == written.of(one.key("Alfa")).passes


def test_two_fields_of_a_time_are_one_time_and_never_a_guess(database: Database) -> None:
    with database.writing() as session:
        one = field(session)
        contest = Contest("5000 m", "final")
        heat = one.heat("Alfa Beta Gama Delta", contest)
        cells = {
            f"n.{one.key('Alfa')}.0.0.0": "18", f"m.{one.key('Alfa')}.0.0.0": "59,99",
            f"n.{one.key('Beta')}.0.0.0": "19",
            f"m.{one.key('Gama')}.0.0.0": "18:59.98",
            f"n.{one.key('Delta')}.0.0.0": "125", f"m.{one.key('Delta')}.0.0.0": "7",
        }  # fmt: skip
        sheet, draft = typed(one, heat, cells)
        assert draft.wrong == []
        times = [str(each.passes[0][0].tries[0]) for each in sheet.performances]
        assert times == ["113999/100", "1140", "56999/50", "7507"]
        for minutes, seconds in (("1", "60"), ("1", "1:02"), ("x", "2"), ("1", "2.3.4"), ("1,5", "")):
            both = {f"n.{one.key('Alfa')}.0.0.0": minutes, f"m.{one.key('Alfa')}.0.0.0": seconds}
            assert typed(one, heat, both)[1].wrong, (minutes, seconds)


def test_what_a_closed_sheet_lacks_is_told_all_at_once(database: Database) -> None:
    with database.writing() as session:
        one = field(session, "bolao")
        heat = one.heat("Alfa Beta Gama", Contest("", "produção"))
        alfa = one.key("Alfa")
        cells = {f"m.{alfa}.0.{row}.0": "130" for row in range(3)} | {f"word.{one.key('Gama')}": "DQ"}
        sheet, _ = typed(one, heat, cells)
        found = refusals_of(session, heat, replace(sheet, open=False))
        assert {(each.code, place(each.at)) for each in found} == {
            ("performance not entered", f"e.{one.key('Beta')}"),
            ("fewer athletes than can start", f"e.{alfa}"),
            *(("performance not entered", f"m.{alfa}.1.{row}.0") for row in range(3)),
        }
        assert isinstance(save_heat(session, heat.id, sheet, 0, one.by, token(), close=True), Refused)
        assert isinstance(done(save_heat(session, heat.id, sheet, 0, one.by, token())), Saved)
