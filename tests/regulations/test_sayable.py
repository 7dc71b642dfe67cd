"""Everything that a committee may set is sayable as data: it loads, it is in force, and it names its article."""

import pytest
from typer.testing import CliRunner

from regulations.find import available
from regulations.language.acts import acted_on, only_written
from regulations.language.tables import find
from tests.regulations.reading import article, rules
from tests.regulations.sayable import ITEMS
from web.__main__ import app as cli
from web.commands.rank import regulation


@pytest.mark.parametrize(("sport", "line", "path"), ITEMS.values(), ids=ITEMS)
def test_the_item_is_said_and_in_force(sport: str, line: str, path: str) -> None:
    figure = rules(sport, article("7º", line)).figure(path)
    assert figure is not None
    assert figure.value is not None
    assert figure.source.cite() == "art. 7º"


def test_what_is_said_is_obeyed_or_shown_but_for_the_shape_of_a_competition() -> None:
    keys = {item: found.generic for item, (_, _, path) in ITEMS.items() if (found := find(path)) is not None}
    waiting = {item for item, key in keys.items() if only_written(key)}
    assert {keys[item].partition(".")[0] for item in waiting} <= {"stage", "lots"}
    assert sum(acted_on(key) for key in keys.values()) >= 18


@pytest.mark.parametrize("name", available())
def test_every_figure_is_shown_under_its_article_by_the_command(name: str) -> None:
    result = CliRunner().invoke(cli, ["regulation", "show", name])
    assert result.exit_code == 0
    shown = {line.partition(" = ")[0].strip() for line in result.output.splitlines() if " = " in line}
    stated = {
        figure.path
        for entry in regulation(name).entries
        for figure in entry.figures
        if figure.entries is None and not figure.path.endswith((".name", ".what"))
    }
    assert stated - shown == set()
