"""An open sheet may lack what is still to be played, in any order of writing, but not hold what cannot be."""

import pytest

from core.play.format import Format, match_format
from core.play.impossible import impossible
from core.play.sheet import Ending, Segment, Sheet
from modalities import catalogue
from regulations.read import load_files
from tests.acts.events import REGULATION, goals


def form(modality: str, category: str) -> Format:
    sport = catalogue.find(modality)
    assert sport is not None
    return match_format(load_files(REGULATION, catalogue.find).ruleset(modality, category), sport)


def sets(*points: tuple[int, int] | None) -> Sheet:
    segments = tuple(Segment((0, 0), blank=True) if each is None else Segment(each) for each in points)
    return Sheet(segments=segments, open=True)


@pytest.mark.parametrize(
    "sheet",
    [
        sets(),
        sets((0, 0)),
        sets((20, 19)),
        sets((21, 18), (3, 4)),
        sets((21, 18), (17, 21), (14, 14)),
        sets(None, (21, 4)),
        sets((12, 9), (21, 4)),
        sets((21, 18), (21, 4)),
    ],
)
def test_what_is_still_to_be_played_may_lack(sheet: Sheet) -> None:
    assert impossible(sheet, form("volei-de-quadra", "open")) == ()


@pytest.mark.parametrize(
    ("sheet", "code", "at"),
    [
        (sets((22, 20)), "segment past its target", "segments.0"),
        (sets((21, 18), (17, 21), (16, 14)), "segment past its target", "segments.2"),
        (sets((21, 18), (21, 4), (1, 0)), "segment after the match", "segments.2"),
        (sets((-1, 4)), "points below zero", "segments.0"),
        (Sheet(ending=Ending.WALKOVER, open=True), "nobody named as missing", "missing"),
    ],
)
def test_what_cannot_be_is_told_at_once(sheet: Sheet, code: str, at: str) -> None:
    assert [(r.code, r.at) for r in impossible(sheet, form("volei-de-quadra", "open"))] == [(code, at)]


def test_a_match_by_periods_may_have_had_one_of_them() -> None:
    futsal = form("futsal", "male")
    assert impossible(goals(1, 0), futsal) == ()
    three = impossible(sets((1, 0), (0, 0), (2, 0)), futsal)
    assert [(r.code, r.found, r.allowed) for r in three] == [("number of segments", "3", "2")]
