"""The line notation: what each piece of a line means, odd names, and every bad line with its remedy."""

from datetime import date
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.play.match import Match
from core.play.notation import NotationError, read_sheets, write_sheet
from core.play.sheet import Ending, Incident, Pair, Part, Segment, Sheet
from regulations.case_sentences import CASES

BOTH = {"first": "Alfa", "second": "Beta"}


def one(line: str) -> Match:
    (match,) = read_sheets(line)
    return match


def played(line: str) -> Sheet:
    found = one(line).sheet
    assert found is not None
    return found


def points(segments: tuple[Segment, ...]) -> list[Pair]:
    return [segment.points for segment in segments]


def test_a_line_is_side_segments_side_with_two_or_more_spaces_between() -> None:
    match = one("  Alfa  12-8 12-9        Beta  ")
    assert (match.id, match.first, match.second) == ("Alfa  12-8 12-9        Beta", "Alfa", "Beta")
    assert match.sheet == Sheet((Segment((12, 8)), Segment((12, 9))))


@pytest.mark.parametrize(
    "side",
    ["1. FC Köln", "Atlético/PR", "People's Republic of China", "Real Sociedad (San Sebastián)", "x", "São José 2"],
)
def test_names_may_hold_spaces_accents_dots_apostrophes_digits_and_brackets(side: str) -> None:
    match = one(f"{side}  2-1  Beta")
    assert (match.first, match.second) == (side, "Beta")
    assert one(f"Beta  2-1  {side}").second == side


def test_unplayed_is_no_sheet_and_a_bye_no_rival() -> None:
    assert one("Alfa  x  Beta").sheet is None
    bye = one("Alfa  bye")
    assert (bye.second, bye.sheet, bye.sides) == (None, None, ("Alfa",))


def test_a_partial_may_be_written_hand_by_hand_between_braces() -> None:
    sheet = played('Alfa  {Alfa 30, Beta 25 block, Beta "gato", Alfa "talk" "Davi" 6} 12-8 +{Alfa 1}  Beta')
    assert sheet.segments[0].parts == (
        Part(0, 30),
        Part(1, 25, "block"),
        Part(1, infraction="gato"),
        Part(0, 6, infraction="talk", athlete="Davi"),
    )
    assert (sheet.segments[1].points, sheet.extra_time[0].parts) == ((12, 8), (Part(0, 1),))
    both = played("Time 2  {Time 2 1200 Time 20 -300 out, Time 20 0 level block}  Time 20")
    assert both.segments[0].parts == (Part(0, 1200, "out", other=-300), Part(1, 0, "level block"))


def test_extra_time_shoot_out_halves_and_summary() -> None:
    sheet = played("Alfa  2-2 +10-8 (4-2)  Beta")
    assert (points(sheet.segments), points(sheet.extra_time), sheet.shoot_out) == ([(2, 2)], [(10, 8)], (4, 2))
    assert points(played("Alfa  1/2-1/2  Beta").segments) == [(Fraction(1, 2), Fraction(1, 2))]
    assert (played("Alfa  3:1  Beta").won, played("Alfa  3:1  Beta").segments) == ((3, 1), ())
    assert points(played("Alfa  310--20  Beta").segments) == [(310, -20)]


def test_boards_are_parted_by_a_slash_between_spaces() -> None:
    sheet = played("Alfa  100-80 90-100 / 1/2-1/2 / 3:1  Beta")
    assert [points(board.segments) for board in sheet.boards] == [[(100, 80), (90, 100)], [(Fraction(1, 2),) * 2], []]
    assert sheet.boards[2].won == (3, 1)
    assert sheet.segments == ()


@pytest.mark.parametrize(
    ("line", "missing"),
    [("Alfa W.O.  Beta", {0}), ("Alfa  W.O. Beta", {1}), ("Alfa W.O.  W.O. Beta", {0, 1})],
)
def test_a_walkover_stands_one_space_from_who_was_absent(line: str, missing: set[int]) -> None:
    match = one(line)
    assert (match.first, match.second) == ("Alfa", "Beta")
    assert match.sheet == Sheet(ending=Ending.WALKOVER, missing=frozenset(missing))


def test_incidents_say_how_many_and_whose() -> None:
    sheet = played('Alfa  1-0  Time 2 ; yellow Alfa 2, red Time 2 1, penalty Time 2 "gato" 1, 9s Alfa 12')
    assert sheet.incidents == (
        Incident("yellow", 0, 2),
        Incident("red", 1, 1),
        Incident("gato", 1, 1),
        Incident("9s", 0, 12),
    )


def test_who_abandons_ends_the_match_and_the_score_stays() -> None:
    sheet = played("Alfa  6-4 3-1  Beta; abandons Alfa")
    assert (sheet.ending, sheet.missing, points(sheet.segments)) == (Ending.ABANDONED, frozenset({0}), [(6, 4), (3, 1)])
    assert played("Alfa W.O.  W.O. Beta; announced Beta").announced == frozenset({1})
    assert played("Alfa  1-1  Beta; lot Beta").lots == 1


def test_headings_hold_until_the_next_of_their_kind() -> None:
    text = """
    group A
    round 2
    Alfa  1-0  Beta
    leg 2
    Beta  0-0  Alfa
    group Zona Norte
    stage mata-mata
    day 2027-05-03
    Gama  1-0  Delta
    """
    found = [(m.group, m.stage, m.round, m.leg, m.on) for m in read_sheets(text)]
    last = ("Zona Norte", "mata-mata", 2, 2, date(2027, 5, 3))
    assert found == [("A", "", 2, 1, None), ("A", "", 2, 2, None), last]


def test_a_line_written_twice_keeps_an_id_of_its_own() -> None:
    assert [m.id for m in read_sheets("A  1-0  B\nA  1-0  B\nA  1-0  B")] == [
        "A  1-0  B",
        "A  1-0  B (2)",
        "A  1-0  B (3)",
    ]


@pytest.mark.parametrize(
    ("line", "code", "gaps"),
    [
        ("Alfa 2-1 Beta", "no match", {}),
        ("groups A", "no match", {}),
        ("Alfa  Beta", "two fields", {}),
        ("Alfa  2-1  Beta  Gama", "fields", {"number": "4"}),
        ("Alfa  2x1  Beta", "no score", {"found": "2x1"}),
        ("Alfa  2 - 1  Beta", "no score", {"found": "2"}),
        (f"Alfa  {'9' * 41}-1  Beta", "no score", {"found": f"{'9' * 41}-1"}),
        ("Alfa  {Gama 30}  Beta", "names neither", {"found": "Gama 30", **BOTH}),
        ("Alfa  {Alfa trinta}  Beta", "no hand", {"found": "Alfa trinta"}),
        ("Alfa  {Alfa 30 Alfa 20}  Beta", "no hand", {"found": "Alfa 30 Alfa 20"}),
        ("Alfa  {Alfa 30 Beta x}  Beta", "no hand", {"found": "Alfa 30 Beta x"}),
        ("Alfa  {Alfa 30  Beta", "no score", {"found": "{Alfa"}),
        ("Alfa  1/0-1  Beta", "divides by nothing", {"found": "1/0"}),
        ("Alfa  (4-2) (3-2)  Beta", "written twice", {}),
        ("Alfa  W.O.  Beta", "walkover of whom", {}),
        ("Alfa  wo  Beta", "walkover of whom", {}),
        ("Alfa WO  Beta", "walkover of whom", {}),
        ("Alfa W.O. Beta", "walkover of whom", {}),
        ("Alfa  1-0  Alfa", "plays itself", {"side": "Alfa"}),
        ("round two", "no number", {"found": "two", "kind": "round"}),
        ("day 3 May", "no day", {"found": "3 May"}),
        ("leg 0", "no number", {"found": "0", "kind": "leg"}),
        ("Alfa  x  Beta; yellow Alfa 1", "incidents of no match", {}),
        ("Alfa  bye; yellow Alfa 1", "incidents of no match", {}),
        ("Alfa  1-0  Beta; yellow Alfa", "how many", {"found": "yellow Alfa"}),
        ("Alfa  1-0  Beta; yellow Alfa 10000", "how many", {"found": "yellow Alfa 10000"}),
        ("Alfa  1-0  Time 2; yellow Time 2", "how many", {"found": "yellow Time 2"}),
        ("Alfa  1-0  Beta; yellow Gama 2", "names neither", {"found": "yellow Gama 2", **BOTH}),
        ("Alfa  1-0  Beta; abandons Gama", "names neither", {"found": "abandons Gama", **BOTH}),
        ("Alfa  1-0  Beta; abandons Beta 1", "happens once", {"found": "abandons Beta 1", "right": "abandons Beta"}),
        ("Alfa  1-0  Beta; penalty Beta gato 1", "no penalty", {"found": "penalty Beta gato 1", **BOTH}),
        ("Alfa W.O.  Beta; announced Beta", "absence of who came", {"side": "Beta"}),
        ("Alfa  1-0  Beta; announced Beta", "absence of who came", {"side": "Beta"}),
        ("Alfa W.O.  Beta; abandons Beta", "walkover left", {}),
    ],
)
def test_a_bad_line_says_what_is_wrong(line: str, code: str, gaps: dict[str, str]) -> None:
    with pytest.raises(NotationError) as error:
        read_sheets(f"Alfa  1-0  Gama\n{line}")
    (bad,) = error.value.lines
    assert (bad.number, bad.line, bad.code, bad.gaps) == (2, line, code, gaps)
    assert f"sheets, {code}" in CASES


def test_all_bad_lines_are_told_at_once() -> None:
    with pytest.raises(NotationError) as error:
        read_sheets("Alfa  2x1  Beta\n\nGama  1-0  Delta\nAlfa 1-0 Beta")
    assert [bad.number for bad in error.value.lines] == [1, 4]
    assert str(error.value) == "line 1: Alfa  2x1  Beta: no score\nline 4: Alfa 1-0 Beta: no match"


FIGURE = st.one_of(st.integers(0, 40), st.integers(1, 9).map(lambda n: Fraction(n, 2)))
SEGMENT = st.builds(Segment, st.tuples(FIGURE, FIGURE))
KICKS = st.tuples(st.integers(0, 9), st.integers(0, 9))
ONE_MATCH = st.builds(
    Sheet,
    segments=st.lists(SEGMENT, min_size=1, max_size=5).map(tuple),
    extra_time=st.lists(SEGMENT, max_size=2).map(tuple),
    shoot_out=st.none() | KICKS,
    won=st.none() | KICKS,
)
SHEETS = ONE_MATCH | st.lists(ONE_MATCH, min_size=2, max_size=4).map(lambda boards: Sheet(boards=tuple(boards)))


@settings(max_examples=200, deadline=None)
@given(SHEETS)
def test_a_score_that_is_written_is_read_back_as_it_was(sheet: Sheet) -> None:
    assert one(f"Alfa  {write_sheet(sheet)}  Beta").sheet == sheet


def test_what_has_no_score_is_written_by_its_word() -> None:
    assert write_sheet(Sheet(ending=Ending.WALKOVER, missing=frozenset({0}))) == "W.O."
    assert write_sheet(Sheet()) == "x"


def test_a_card_or_an_infraction_may_say_whose_it_is() -> None:
    sheet = played('Alfa  2-1  Beta ; yellow Alfa "7 Caio" 2, penalty Beta "gato" "Davi" 1, penalty Alfa "gato" 1')
    assert sheet.incidents == (Incident("yellow", 0, 2, "7 Caio"), Incident("gato", 1, 1, "Davi"), Incident("gato", 0))


def test_a_line_may_say_who_plays_and_who_left() -> None:
    sheet = played('Alfa  2-1  Beta ; plays Alfa "7 Caio" "Davi", abandons Beta "Ema", plays Beta "Ema"')
    assert (sheet.line_ups, sheet.left_by, sheet.missing) == (
        (("7 Caio", "Davi"), ("Ema",)),
        ("", "Ema"),
        frozenset({1}),
    )


def test_a_side_whose_name_is_in_quotation_marks_keeps_it() -> None:
    sheet = played('Time "A"  2-1  Beta ; yellow Time "A" 2, yellow Time "A" "Caio" 1, penalty Time "A" "gato" 1')
    assert [(one.name, one.athlete, one.times) for one in sheet.incidents] == [
        ("yellow", "", 2),
        ("yellow", "Caio", 1),
        ("gato", "", 1),
    ]
