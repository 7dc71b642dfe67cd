"""General's sheet line by line: every figure of every line against the rule said a second time, and the form's sum."""

import pytest
from starlette.datastructures import FormData

from core.play.heat import HeatSheet, heat_refusals
from core.play.performance import Performance, PerformanceRule, Series, performance_rule
from core.rules.article import Article
from modalities.catalogue import find
from modalities.dados import LINES
from tests.modalities.cooperativas import regulation
from web.entry.heats import HeatDraft, fields, grid_of
from web.storage.heat_sheets import read_heat, write_heat

PRICES = {"full house": (20, 25), "four": (30, 35), "straight": (40, 45), "five": (50, 60)}
"""As the cooperatives' games of 2019 print them: of several throws, of a single one."""


def rule() -> PerformanceRule:
    sport = find("dados")
    assert sport is not None
    return performance_rule(regulation().ruleset("dados", "open"), sport)


def sheet(lines: tuple[int | None, ...], total: int | None = None) -> HeatSheet:
    added = sum(each or 0 for each in lines) if total is None else total
    return HeatSheet((Performance("7", "7", ((Series((added,), lines=(lines,)),),)),))


@pytest.mark.parametrize("position", range(len(LINES)))
def test_every_figure_of_every_line(position: int) -> None:
    name, found = LINES[position], rule()
    for points in range(71):
        lines = tuple(points if line == position else None for line in range(len(LINES)))
        can = points in (0, *PRICES[name]) if name in PRICES else points % int(name) == 0 and points <= 5 * int(name)
        refused = heat_refusals(sheet(lines), ["7"], found)
        assert ({each.code for each in refused} == {"line that cannot be"}) != can, (name, points)
        if not can and name in PRICES:
            assert all(isinstance(each.source, Article) for each in refused), "a figure is refused by its article"


def test_a_total_is_the_sum_of_its_lines() -> None:
    lines = (3, 4, 9, 8, 20, 18, 25, 30, 45, 50)
    assert heat_refusals(sheet(lines), ["7"], rule()) == ()
    (wrong,) = heat_refusals(sheet(lines, 200), ["7"], rule())
    assert (wrong.code, wrong.found, wrong.allowed) == ("sum that the lines do not give", "200", "212")


def test_the_form_adds_the_lines_up_and_shows_them_again() -> None:
    found = rule()
    typed = {f"l.7.0.0.0.{line}": str(points) for line, points in enumerate((3, 4, 9, 8, 20, 18, 25, 35, 45, 60))}
    draft = HeatDraft(FormData(typed), found, grid_of(found, ("best figure",)))
    made = draft.sheet(["7"])
    assert draft.wrong == []
    assert made.of("7").passes[0][0].tries == (227,)
    kept = read_heat(write_heat(made), is_open=True)
    assert kept == made
    shown = fields(kept, found, draft.grid, ",")
    assert shown["m.7.0.0.0"] == "227"
    assert typed.items() <= shown.items()


def test_what_is_no_figure_is_refused_at_its_place() -> None:
    found = rule()
    draft = HeatDraft(FormData({"l.7.0.0.0.6": "muito"}), found, grid_of(found, ()))
    draft.sheet(["7"])
    assert [(each.code, each.at) for each in draft.wrong] == [("not a figure", "7.passes.0.0.0.6")]
