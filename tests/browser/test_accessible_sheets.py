"""The sheet of an encounter and of one board: axe-core finds nothing, nothing is too wide, and a board is recorded."""

import pytest

from tests.browser.live import DESK, PHONE, Visit
from tests.browser.test_accessible import problems
from tests.web.league import LEAGUE, build_league
from web.storage.database import Database

HERE = f"/{LEAGUE}/jogos/1"


@pytest.mark.parametrize("width", [PHONE, DESK])
def test_an_encounter_and_its_boards(visit: Visit, database: Database, width: int) -> None:
    build_league(database)
    visited = visit(width=width)
    visited.sign_in("comissao")
    page = visited.go(f"{HERE}/sumula?mesa=2")
    page.fill("[name='s0.0']", "104")
    page.fill("[name='s0.1']", "60")
    page.get_by_role("button", name="Gravar a mesa").click()
    page.wait_for_url("**/sumula")
    assert page.locator(".board .score").first.inner_text() == "1"
    assert problems(visited, f"{HERE}/sumula") == []
    assert problems(visited, f"{HERE}/sumula?mesa=2") == []
    assert problems(visited, f"{HERE}/outro-fim") == []
