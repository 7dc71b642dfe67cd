"""An encounter board by board: the sum of the boards won, and for each board a form of its own, saved one at a time."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from core.exact import Number
from core.play.encounter import unplayed
from core.play.format import Format
from core.play.outcome import Outcome
from core.play.settle import progress, settle
from core.play.sheet import Ending, Pair, Sheet
from web.entry.draft import Draft
from web.forms import text
from web.numerals import whole

TEMPLATE: Final = "sheet/encounter.html"
ENDS: Final = {
    "played": (Ending.PLAYED, frozenset[int]()),
    "abandoned.0": (Ending.ABANDONED, frozenset({0})),
    "abandoned.1": (Ending.ABANDONED, frozenset({1})),
    "walkover.0": (Ending.WALKOVER, frozenset({0})),
    "walkover.1": (Ending.WALKOVER, frozenset({1})),
}
"""How a board ended, as its form says it."""
NAMES: Final = {"individuals": 1, "pairs": 2}


@dataclass(frozen=True, slots=True)
class BoardRow:
    """One board: counted from 0, its name or its number within the half, who plays, its score and its winner.

    ``state`` is "" where it is still to be played, "open" while it is, "done" once it is over.
    """

    index: int
    name: str
    number: int
    half: int
    line_ups: tuple[tuple[str, ...], tuple[str, ...]]
    score: Pair | None
    winner: int | None
    state: str
    ending: Ending


def is_encounter(rules: Format) -> bool:
    """True where the match is made of boards."""
    return rules.boards.value is not None


def read(draft: Draft, rules: Format) -> None:  # noqa: ARG001 - the boards have forms of their own
    """What is written of the encounter as a whole."""
    draft.remarks()


def fields(sheet: Sheet) -> dict[str, str]:  # noqa: ARG001 - the whole has no figures of its own
    """Nothing: the score is computed from the boards."""
    return {}


def facts(sheet: Sheet, rules: Format) -> Mapping[str, Any]:
    """The boards, half by half."""
    rows = [_row(sheet, index, rules) for index in range(rules.boards.value or 0)]
    halves = int(rules.figures.get("encounter.halves", 1))
    return {
        "halves": [[row for row in rows if row.half == half] for half in range(halves)],
        "boards_done": sum(row.state == "done" for row in rows),
        "boards_all": len(rows),
        "wins_with": rules.boards_to_win.value,
        "card_names": (),
    }


def _row(sheet: Sheet, index: int, rules: Format) -> BoardRow:
    per_half = max(1, (rules.boards.value or 1) // int(rules.figures.get("encounter.halves", 1)))
    listed = rules.figures.get("encounter.boards")
    name = str(listed[index % per_half]) if isinstance(listed, tuple) else ""
    board, inner = board_of(sheet, index), rules.board()
    settled = settle(replace(board, open=False), inner)
    outcome = settled if isinstance(settled, Outcome) else None
    state = "" if unplayed(board) else "done" if outcome else "open"
    return BoardRow(
        index,
        name,
        index % per_half + 1,
        index // per_half,
        board.line_ups,
        _score(outcome, inner) if outcome else progress(board, inner).points if state else None,
        outcome.winner if outcome else None,
        state,
        board.ending,
    )


def _score(outcome: Outcome, inner: Format) -> tuple[Number, Number]:
    alone = inner.most == 1 or inner.won_by.value != "segments"
    return outcome.points if alone else outcome.segments


def board_of(sheet: Sheet, index: int) -> Sheet:
    """A board of the encounter; one that nobody wrote on yet has the names of the half before, where there is one."""
    return sheet.boards[index] if index < len(sheet.boards) else Sheet(open=sheet.open)


def with_names(sheet: Sheet, index: int, rules: Format) -> Sheet:
    """The board as its form shows it: without names of its own, those that played it in the half before."""
    board = board_of(sheet, index)
    per_half = max(1, (rules.boards.value or 1) // int(rules.figures.get("encounter.halves", 1)))
    if any(board.line_ups) or index < per_half:
        return board
    return replace(board, line_ups=board_of(sheet, index - per_half).line_ups)


def with_board(sheet: Sheet, index: int, board: Sheet) -> Sheet:
    """The encounter with that board; those before it that nobody wrote on keep their places."""
    boards = [board_of(sheet, number) for number in range(max(len(sheet.boards), index + 1))]
    boards[index] = board
    while boards and unplayed(boards[-1]) and not any(boards[-1].line_ups):
        boards.pop()
    return replace(sheet, boards=tuple(boards))


def read_board(draft: Draft) -> None:
    """Who plays the board, and how it ended."""
    draft.line_ups()
    ending, missing = ENDS.get(text(draft.form, "board.end"), ENDS["played"])
    left = " ".join(text(draft.form, "board.left").split())[:80] if ending is Ending.ABANDONED else ""
    who = (left if 0 in missing else "", left if 1 in missing else "")
    draft.sheet = replace(draft.sheet, ending=ending, missing=missing, left_by=who)
    if ending is Ending.WALKOVER:
        draft.sheet = Sheet(ending=ending, missing=missing, line_ups=draft.sheet.line_ups, open=draft.sheet.open)


def end_of(board: Sheet) -> str:
    """How the board ended, as its form says it."""
    return next((name for name, end in ENDS.items() if end == (board.ending, board.missing)), "played")


def number_of(written: str, rules: Format) -> int | None:
    """The board, from 0, that an address or a form names from 1; None for what is none."""
    number = whole(written)
    most = rules.boards.value or 0
    return number - 1 if number is not None and 1 <= number <= most else None


def places_for(rules: Format) -> int | None:
    """How many of a side play one board, None where nobody says."""
    return NAMES.get(str(rules.figures.get("encounter.between", "")))
