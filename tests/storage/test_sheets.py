"""Sheets to JSON and back: nothing lost, nothing rounded, nothing unknown read."""

import json
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.exact import plain
from core.play.sheet import Ending, Incident, Part, Segment, Sheet
from web.storage.columns import canonical
from web.storage.sheets import NotASheetError, checked, read_sheet, write_sheet

side = st.integers(0, 1)
count = st.integers(0, 99_999)
number = st.integers(-99_999, 99_999) | st.fractions(-999, 999, max_denominator=16).map(plain)
pair = st.tuples(number, number)
word = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=40)
part = st.builds(Part, side=side, points=number, how=word, infraction=word, athlete=word, other=number)
segment = st.builds(Segment, points=pair, parts=st.lists(part, max_size=4).map(tuple), blank=st.booleans())
incident = st.builds(
    Incident,
    name=word.filter(bool),
    side=side,
    times=st.integers(1, 99),
    athlete=word,
    segment=st.none() | count,
    minute=st.none() | count,
)


def sheets(boards: st.SearchStrategy[tuple[Sheet, ...]]) -> st.SearchStrategy[Sheet]:
    return st.builds(
        Sheet,
        segments=st.lists(segment, max_size=5).map(tuple),
        extra_time=st.lists(segment, max_size=2).map(tuple),
        shoot_out=st.none() | pair,
        won=st.none() | st.tuples(count, count),
        boards=boards,
        incidents=st.lists(incident, max_size=3).map(tuple),
        ending=st.sampled_from(Ending),
        missing=st.frozensets(side),
        announced=st.frozensets(side),
        lots=st.none() | side,
        open=st.just(False),
        remarks=word,
    )


sheet = sheets(st.lists(sheets(st.just(())), max_size=2).map(tuple))


@given(sheet)
def test_a_sheet_comes_back_as_it_was(written: Sheet) -> None:
    data = json.loads(canonical(write_sheet(written)))
    assert read_sheet(data) == written
    assert canonical(write_sheet(read_sheet(data))) == canonical(data)
    assert checked(written) == written


def test_only_what_says_something_is_written() -> None:
    assert write_sheet(Sheet()) == {}
    assert write_sheet(Sheet(segments=(Segment((0, 0)),))) == {"segments": [{"points": [0, 0]}]}


def test_half_a_point_is_exact() -> None:
    half = Sheet(segments=(Segment((Fraction(1, 2), Fraction(1, 2))),))
    assert canonical(write_sheet(half)) == '{"segments":[{"points":["1/2","1/2"]}]}'
    assert read_sheet(write_sheet(half)) == half


@pytest.mark.parametrize(
    ("data", "at"),
    [
        ([], ""),
        ("2-1", ""),
        ({"score": "2-1"}, "score"),
        ({"segments": [{"points": [2, 1], "winner": 0}]}, "segments.0.winner"),
        ({"segments": [{}]}, "segments.0.points"),
        ({"segments": [{"points": [2]}]}, "segments.0.points"),
        ({"segments": [{"points": [2, 1.5]}]}, "segments.0.points.1"),
        ({"segments": [{"points": [2, "abc"]}]}, "segments.0.points.1"),
        ({"segments": [{"points": [2, True]}]}, "segments.0.points.1"),
        ({"segments": [{"points": [2, "2/4"]}]}, "segments.0.points.1"),
        ({"segments": [{"points": [2, "4/1"]}]}, "segments.0.points.1"),
        ({"segments": [{"points": [2, "1/0"]}]}, "segments.0.points.1"),
        ({"segments": [{"points": [2, 100_000]}]}, "segments.0.points.1"),
        ({"segments": [{"points": [2, None]}]}, "segments.0.points.1"),
        ({"segments": [{"points": [0, 0], "parts": [{"side": 2}]}]}, "segments.0.parts.0.side"),
        ({"segments": [{"points": [0, 0]}] * 61}, "segments"),
        ({"won": [3, -1]}, "won.1"),
        ({"ending": "finished"}, "ending"),
        ({"missing": [0, 1, 1]}, "missing"),
        ({"missing": ["0"]}, "missing.0"),
        ({"announced": "yes"}, "announced"),
        ({"incidents": [{"name": "", "side": 0}]}, "incidents.0.name"),
        ({"incidents": [{"name": "yellow", "side": 0, "times": 0}]}, "incidents.0.times"),
        ({"remarks": "a" * 2_001}, "remarks"),
        ({"remarks": "a\0b"}, "remarks"),
        ({"boards": [{"boards": [{}]}]}, "boards.0.boards"),
    ],
)
def test_what_is_no_sheet_is_refused_at_its_place(data: Any, at: str) -> None:
    with pytest.raises(NotASheetError) as refused:
        read_sheet(data)
    assert refused.value.at == at


@pytest.mark.parametrize("wrong", ["abc", 2.0, float("nan"), None, True, [1]])
def test_a_sheet_made_in_code_is_not_trusted_either(wrong: Any) -> None:
    with pytest.raises(NotASheetError):
        checked(Sheet(segments=(Segment((1, wrong)),)))


def test_line_ups_and_who_left_come_back_and_an_older_sheet_has_none() -> None:
    sheet = Sheet(line_ups=(("7 Caio", "Davi"), ()), left_by=("", "Ema"))
    assert read_sheet(write_sheet(sheet)) == sheet
    assert read_sheet({"segments": [{"points": [1, 0]}]}).line_ups == ((), ())
    assert "line_ups" not in write_sheet(Sheet())


@pytest.mark.parametrize(
    ("data", "at"),
    [
        ({"line_ups": [["Caio"]]}, "line_ups"),
        ({"line_ups": [["Caio"], [""]]}, "line_ups.1"),
        ({"line_ups": [["Caio"], [7]]}, "line_ups.1.0.athlete"),
        ({"line_ups": [["x" * 81], []]}, "line_ups.0.0.athlete"),
        ({"line_ups": [["Caio"] * 61, []]}, "line_ups.0"),
        ({"left_by": ["Caio"]}, "left_by"),
        ({"left_by": ["Caio", 1]}, "left_by.1.athlete"),
    ],
)
def test_what_is_no_line_up(data: dict[str, Any], at: str) -> None:
    with pytest.raises(NotASheetError) as error:
        read_sheet(data)
    assert error.value.at == at
