"""The second time over several matches brings what is said of a repetition (``penalties.repeats_within``)."""

from dataclasses import replace

import pytest

from core.competition import Record, standings
from core.play.notation import read_sheets
from tests.play.rules import HANDS, ruleset

FIGURES = {
    "match.won_by": "segments",
    "match.first_to": 1,
    "match.target": 100,
    "match.overshoot": "kept",
    "table_points.win": 3,
    "table_points.loss": 0,
    "infraction.signals.points": 10,
    "infraction.signals.again": ({"loses": "match"},),
    "penalties.points_go": "to the other side",
}
SHEETS = """
round 1
Alfa  104-88  Beta ; penalty Alfa "signals" 1
round 2
Alfa  101-70  Gama ; penalty Alfa "signals" 1
"""
SPORT = replace(HANDS, infractions={"signals": "Signals"})


@pytest.mark.parametrize(("within", "winner"), [("match", 0), ("phase", 1), ("competition", 1)])
def test_the_second_match_brings_the_second_time(within: str, winner: int) -> None:
    matches = read_sheets(SHEETS)
    rules = ruleset(FIGURES | {"penalties.repeats_within": within})
    found = standings(Record(matches), rules, SPORT)
    assert found.refusals == {}
    first, second = (found.outcomes[match.id] for match in matches)
    assert first.winner == 0
    assert second.winner == winner


def test_a_phase_is_a_stage_and_a_competition_all_of_them() -> None:
    matches = read_sheets(SHEETS.replace("round 1", "day 2026-09-18").replace("round 2", "day 2026-09-19\nstage final"))
    for within, winner in (("phase", 0), ("competition", 1)):
        rules = ruleset(FIGURES | {"penalties.repeats_within": within, "match.draw": "stands"})
        assert standings(Record(matches), rules, SPORT).outcomes[matches[1].id].winner == winner
