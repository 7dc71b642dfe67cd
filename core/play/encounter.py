"""An encounter: a meeting made of boards, each a match of its own."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

from core.exact import Number, plain
from core.play.board_line_ups import line_up_faults
from core.play.format import Format
from core.play.outcome import Outcome
from core.play.score import Score, leader
from core.play.sheet import Pair, Sheet
from core.rules.refusal import Refusal

SettleBoard = Callable[[Sheet, Format], Outcome | tuple[Refusal, ...]]


def by_boards(sheet: Sheet, form: Format, wrong: list[Refusal], settle: SettleBoard, finished: bool = True) -> Score:
    """The score of an encounter (language, § 7): its boards settled one by one, half a board each for a drawn one;
    one that was not played yet keeps its place.

    ``won`` are boards won whose sheets were not kept. ``finished`` False: it stopped in the middle.
    """
    if not sheet.boards and sheet.won is not None:
        _refuse_number(sheet.won, sum(sheet.won), form, wrong, "won", finished)
        return Score(winner_of(sheet.won, form), boards=sheet.won)
    board = form.board()
    outcomes: list[Outcome] = []
    played = [(index, each) for index, each in enumerate(sheet.boards) if not unplayed(each)]
    wrong.extend(line_up_faults(sheet.boards, form))
    for index, each in played:
        settled = settle(each, board)
        if isinstance(settled, Outcome):
            outcomes.append(settled)
        else:
            wrong.extend(_placed(refusal, f"boards.{index}") for refusal in settled)
    boards = _added([_board_points(outcome) for outcome in outcomes])
    if len(sheet.boards) > (form.boards.value or 0):
        _refuse_number(boards, len(sheet.boards), form, wrong, "boards", finished)
    elif len(outcomes) == len(played):
        _refuse_number(boards, len(played), form, wrong, "boards", finished)
    return Score(
        winner_of(boards, form),
        points=_added([outcome.points for outcome in outcomes if outcome.scored]),
        segments=_added([outcome.segments for outcome in outcomes if outcome.scored]),
        boards=boards,
    )


def unplayed(board: Sheet) -> bool:
    """True for a board that keeps its place and of which nothing was played yet; its names may stand there already."""
    nothing = Sheet(open=board.open, line_ups=board.line_ups, remarks=board.remarks)
    return replace(board, segments=tuple(each for each in board.segments if not each.blank)) == nothing


def winner_of(boards: Pair, form: Format) -> int | None:
    """The side with the boards that win: as many as the regulation says, else more than half; None where neither."""
    first, second = (wins(boards[side], form) for side in (0, 1))
    return leader(boards) if first or second else None


def wins(boards: Number, form: Format) -> bool:
    """True where so many boards win the encounter."""
    if form.boards_to_win.value is not None:
        return boards >= form.boards_to_win.value
    return 2 * boards > (form.boards.value or 0)


def needed(form: Format) -> int:
    """The fewest whole boards that win the encounter."""
    return form.boards_to_win.value or (form.boards.value or 0) // 2 + 1


def _refuse_number(boards: Pair, played: int, form: Format, wrong: list[Refusal], at: str, finished: bool) -> None:
    allowed = form.boards.value or 0
    decided = form.until_decided and winner_of(boards, form) is not None
    if played > allowed or (played < allowed and finished and not decided):
        code = "number of boards" if played > allowed else "encounter not finished"
        wrong.append(Refusal(code, at, str(played), str(allowed), form.boards.source))


def _board_points(outcome: Outcome) -> Pair:
    if outcome.void or outcome.losers == frozenset({0, 1}):
        return (0, 0)
    if outcome.winner is None:
        return (Fraction(1, 2), Fraction(1, 2))
    return (1, 0) if outcome.winner == 0 else (0, 1)


def _added(pairs: list[Pair]) -> Pair:
    return plain(sum(pair[0] for pair in pairs)), plain(sum(pair[1] for pair in pairs))


def _placed(refusal: Refusal, place: str) -> Refusal:
    return replace(refusal, at=f"{place}.{refusal.at}" if refusal.at else place)
