"""Whatever is written on a sheet: an outcome or refusals, never an error, and the same from the other side's chair."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.modality import Modality
from core.play.format import Format
from core.play.match import Match
from core.play.outcome import Outcome
from core.play.settle import progress, settle
from core.play.sheet import Ending, Incident, Pair, Part, Segment, Sheet
from core.standings.points import point_table, rows
from tests.play.rules import GAME, GOALS, HANDS, MELDS, RALLY, form, ruleset

DISCIPLINE = {
    "penalties.points_go": "to the other side",
    "penalties.wins_at": 18,
    "infraction.gato.points": 5,
    "infraction.gato.again": ({"side": "disqualified"},),
    "card.red.loses": "match",
    "card.red.score": "target to 0",
    "card.yellow.weight": 1,
}
SCORINGS: list[tuple[Modality, dict[str, object]]] = [
    (GOALS, {"match.won_by": "total", "match.segments": 2, "match.deciders": ("extra time", "shoot-out", "lot")}),
    (RALLY, {"match.won_by": "segments", "match.best_of": 3, "match.target": 11, "match.lead": 2, "match.cap": 13}),
    (HANDS, {"match.won_by": "segments", "match.first_to": 2, "match.target": 12, "match.overshoot": "kept"}),
    (HANDS, {"match.won_by": "segments", "match.segments": 2, "match.target": 12, "match.overshoot": "capped"}),
    (MELDS, {"match.won_by": "total", "match.target": 12, "match.overshoot": "kept", "abandonment.score": "completed"}),
    (GAME, {"match.won_by": "total", "encounter.boards": 3, "match.deciders": ("golden point", "countback")}),
    (RALLY, {"match.won_by": "segments", "match.best_of": 4, "match.target": 11, "match.deciders": ("extra segment",)}),
]
FORMATS = [
    (form(modality, figures | DISCIPLINE, decided), point_table(ruleset(figures | {"table_points.win": 3}), modality))
    for modality, figures in SCORINGS
    for decided in (False, True)
]

FIGURE = st.integers(-1, 16) | st.sampled_from([Fraction(1, 2), Fraction(1)])
PAIR = st.tuples(FIGURE, FIGURE)
PART = st.builds(
    Part, side=st.integers(0, 1), points=st.integers(0, 14), infraction=st.sampled_from(["", "", "", "gato"])
)
SEGMENT = st.builds(Segment, PAIR, st.lists(PART, max_size=6).map(tuple), st.sampled_from([False, False, False, True]))
INCIDENT = st.builds(Incident, st.sampled_from(["yellow", "red", "gato", "foul"]), st.integers(0, 1), st.integers(1, 2))
ONE_MATCH = st.builds(
    Sheet,
    segments=st.lists(SEGMENT, max_size=4).map(tuple),
    extra_time=st.lists(SEGMENT, max_size=2).map(tuple),
    shoot_out=st.none() | PAIR,
    won=st.none() | st.tuples(st.integers(0, 3), st.integers(0, 3)),
    incidents=st.just(()) | st.lists(INCIDENT, max_size=2).map(tuple),
    ending=st.sampled_from(list(Ending)),
    missing=st.frozensets(st.integers(0, 1)),
    lots=st.none() | st.integers(0, 1),
)
LIKELY_PAIR = st.sampled_from(
    [(11, 5), (5, 11), (12, 3), (3, 12), (14, 9), (12, 10), (13, 12), (1, 1), (2, 1), (0, 1), (1, 0), (11, 11)]
)
LIKELY_PARTS = st.lists(
    st.builds(
        Part, side=st.integers(0, 1), points=st.sampled_from([4, 7, 9]), infraction=st.sampled_from(["", "gato"])
    ),
    min_size=2,
    max_size=5,
).map(tuple)
LIKELY_SEGMENT = st.builds(Segment, LIKELY_PAIR, st.just(()) | LIKELY_PARTS)


def ended(sheet: Sheet, missing: int | None) -> Sheet:
    """The sheet as it is, or left by a side."""
    return sheet if missing is None else replace(sheet, ending=Ending.ABANDONED, missing=frozenset({missing}))


LIKELY = st.builds(
    ended,
    st.builds(
        Sheet,
        segments=st.lists(LIKELY_SEGMENT, min_size=1, max_size=3).map(tuple),
        extra_time=st.just(()) | st.tuples(st.builds(Segment, LIKELY_PAIR)),
        shoot_out=st.none() | st.sampled_from([(4, 3), (2, 3), (1, 1)]),
        incidents=st.just(()) | st.lists(INCIDENT, max_size=1).map(tuple),
        lots=st.none() | st.integers(0, 1),
    ),
    st.sampled_from([None, None, None, 0, 1]),
)
ENCOUNTERS = st.builds(Sheet, boards=st.lists(LIKELY, min_size=2, max_size=3).map(tuple))
SHEETS = LIKELY | ENCOUNTERS | ONE_MATCH | st.builds(Sheet, boards=st.lists(ONE_MATCH, max_size=3).map(tuple))


def turned(sheet: Sheet) -> Sheet:
    """The sheet with its sides exchanged."""

    def pair(points: Pair) -> Pair:
        return points[1], points[0]

    def segments(of: tuple[Segment, ...]) -> tuple[Segment, ...]:
        return tuple(
            Segment(pair(s.points), tuple(Part(1 - p.side, p.points, p.how, p.infraction) for p in s.parts), s.blank)
            for s in of
        )

    return Sheet(
        segments=segments(sheet.segments),
        extra_time=segments(sheet.extra_time),
        shoot_out=None if sheet.shoot_out is None else pair(sheet.shoot_out),
        won=None if sheet.won is None else (sheet.won[1], sheet.won[0]),
        boards=tuple(turned(board) for board in sheet.boards),
        incidents=tuple(Incident(i.name, 1 - i.side, i.times) for i in sheet.incidents),
        ending=sheet.ending,
        missing=frozenset(1 - side for side in sheet.missing),
        lots=None if sheet.lots is None else 1 - sheet.lots,
    )


def check(sheet: Sheet, which: int) -> None:
    rules, table = FORMATS[which]
    straight, mirrored = settle(sheet, rules), settle(turned(sheet), rules)
    if isinstance(straight, tuple):
        assert straight
        assert isinstance(mirrored, tuple)
        assert sorted((r.code, r.at) for r in straight) == sorted((r.code, r.at) for r in mirrored)
    else:
        assert isinstance(mirrored, Outcome)
        _check_outcome(straight, mirrored)
        match = Match("m", "A", "B")
        own, other = rows(match, straight, table), rows(match, mirrored, table)
        assert [r.table_points for r in own] == [r.table_points for r in other[::-1]]
        assert [r.points for r in own] == [r.points for r in other[::-1]]
    _check_progress(sheet, rules)


def _check_outcome(straight: Outcome, mirrored: Outcome) -> None:
    for name in ("points", "segments", "boards", "extra"):
        assert getattr(straight, name) == getattr(mirrored, name)[::-1]
    assert straight.losers == frozenset(1 - side for side in mirrored.losers)
    assert (straight.winner is None) == (mirrored.winner is None)
    if straight.winner is not None:
        assert straight.winner == 1 - (mirrored.winner or 0)
        assert straight.losers == frozenset({1 - straight.winner})
    assert all(isinstance(figure, int | Fraction) for figure in (*straight.points, *straight.segments))


def _check_progress(sheet: Sheet, rules: Format) -> None:
    found = progress(sheet, rules)
    assert found.closable == isinstance(settle(sheet, rules), Outcome)


@settings(max_examples=300, deadline=None)
@given(SHEETS, st.integers(0, len(FORMATS) - 1))
def test_any_sheet_is_settled_or_refused_and_alike_from_both_chairs(sheet: Sheet, which: int) -> None:
    check(sheet, which)


@pytest.mark.nightly
@settings(max_examples=100_000, deadline=None)
@given(SHEETS, st.integers(0, len(FORMATS) - 1))
def test_a_hundred_thousand_sheets_are_settled_or_refused_and_alike_from_both_chairs(sheet: Sheet, which: int) -> None:
    check(sheet, which)
