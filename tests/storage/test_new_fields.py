"""What sheets say since kicks, stopped matches and lateness are written: kept exactly, and older sheets still read."""

import pytest

from core.play.sheet import Ending, Kick, Segment, Sheet
from web.storage.sheets import NotASheetError, read_sheet, write_sheet

SHEETS = (
    Sheet((Segment((1, 1)),), kicks=(Kick(0, True, "7 Caio"), Kick(1, False))),
    Sheet((Segment((2, 1)),), stopped="suspended", open=True),
    Sheet((Segment((0, 21)),), late=(12, 0)),
    Sheet(ending=Ending.WALKOVER, missing=frozenset({1}), cause="no uniform"),
    Sheet(boards=(Sheet(line_ups=(("Ana", "Bia"), ())), Sheet((Segment((100, 60)),)))),
)


@pytest.mark.parametrize("sheet", SHEETS)
def test_it_is_kept_exactly(sheet: Sheet) -> None:
    assert read_sheet(write_sheet(sheet), sheet.open) == sheet


def test_a_sheet_of_before_is_read_as_it_was() -> None:
    old = {"segments": [{"points": [3, 3]}], "shoot_out": [4, 2]}
    assert read_sheet(old) == Sheet((Segment((3, 3)),), shoot_out=(4, 2))
    assert write_sheet(read_sheet(old)) == old


@pytest.mark.parametrize(
    "wrong",
    [
        {"kicks": [{"side": 2, "scored": 1}]},
        {"kicks": [{"side": 0}]},
        {"kicks": [{"side": 0, "scored": 7}]},
        {"late": [-1, 0]},
        {"cause": 3},
        {"stopped": "x" * 41},
    ],
)
def test_what_is_no_sheet_is_not_read(wrong: dict[str, object]) -> None:
    with pytest.raises(NotASheetError):
        read_sheet(wrong)
