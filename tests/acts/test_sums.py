"""The check that follows every save finds a side mix-up, a point given to nobody, a win that no row has."""

from dataclasses import replace

import pytest

from core.standings.ledger import Row
from tests.sums import check_sums
from web.rulings import standings_of
from web.storage import find
from web.storage.database import Database


def wrong(row: Row) -> list[Row]:
    """The row, each time with another mistake."""
    return [
        replace(row, points=(row.points[1], row.points[0])),
        replace(row, result={"win": "loss", "loss": "win", "draw": "win"}[row.result]),
        replace(row, table_points=row.table_points + 1),
    ]


@pytest.mark.parametrize("mistake", [0, 1, 2])
def test_a_mistake_in_one_row_is_found(demo_database: Database, mistake: int) -> None:
    with demo_database.reading() as session:
        event = find.event(session, "jogos-do-vale")
        assert event is not None
        competition = find.competition(session, event.id, "futsal-masculino")
        assert competition is not None
        found = standings_of(session, competition)
    check_sums(found)
    rows = list(found.ledger.rows)
    at = next(number for number, row in enumerate(rows) if row.points[0] != row.points[1])
    rows[at] = wrong(rows[at])[mistake]
    with pytest.raises(AssertionError):
        check_sums(replace(found, ledger=replace(found.ledger, rows=tuple(rows))))
