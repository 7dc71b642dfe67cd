"""What must hold of a table after every save: what one side scored the other conceded, and every point has a row."""

from itertools import groupby

import pytest

from core.competition import Standings
from core.standings.ledger import Row
from core.standings.phrase import ROUNDS
from web.acts import heat_results, results
from web.acts.answers import Saved
from web.contests import contests_of
from web.rulings import standings_of
from web.storage.database import Session
from web.storage.tables import Competition, Match

OPPOSITE = {"win": "loss", "loss": "win", "draw": "draw"}


def check_sums(found: Standings) -> None:
    """Fails where the two sides of a match disagree, or a table's figures are not the sums of its rows."""
    rows = sorted((row for row in found.ledger.rows if row.rival), key=lambda row: (row.match, not row.first))
    for match, both in groupby(rows, key=lambda row: row.match):
        pair = list(both)
        if len(pair) == 2 and not all(row.absent or row.left for row in pair):
            _mirrored(match, *pair)
    for ranking in found.rankings:
        for place in ranking.places:
            own = [row for row in found.ledger.rows if row.side == place.side and row.group in ("", ranking.group)]
            own = [row for row in own if row.stage not in ROUNDS]  # a later round is of no group
            for what in ("win", "draw", "loss"):
                counted = place.facts.get({"win": "wins", "draw": "draws", "loss": "losses"}[what], 0)
                assert counted == sum(row.result == what for row in own), (place.side, what)
            given = sum(one.points for one in found.ledger.adjustments if one.side == place.side)
            assert place.facts["table points"] == sum(row.table_points for row in own) + given, place.side


def _mirrored(match: str, mine: Row, theirs: Row) -> None:
    assert (mine.side, mine.rival) == (theirs.rival, theirs.side), match
    assert theirs.result == OPPOSITE[mine.result], match
    for name in ("points", "segments", "boards"):
        assert getattr(mine, name) == getattr(theirs, name)[::-1], (match, name)


@pytest.fixture(autouse=True)
def sums_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every save of a result in a test is followed by the check of its competition's sums."""
    save = results._save

    def checked(session: Session, match_id: int, *rest: object) -> results.Answer:
        answer = save(session, match_id, *rest)  # type: ignore[arg-type]
        if isinstance(answer, Saved):
            session.flush()
            match = session.get_one(Match, match_id)
            check_sums(standings_of(session, session.get_one(Competition, match.competition_id)))
        return answer

    monkeypatch.setattr(results, "_save", checked)
    save_heat = heat_results._save

    def checked_heat(session: Session, match_id: int, *rest: object) -> heat_results.Answer:
        answer = save_heat(session, match_id, *rest)  # type: ignore[arg-type]
        if isinstance(answer, Saved):
            session.flush()
            match = session.get_one(Match, match_id)
            for contest in contests_of(session, session.get_one(Competition, match.competition_id)):
                check_sums(contest.by_heat or contest.overall)
        return answer

    monkeypatch.setattr(heat_results, "_save", checked_heat)
