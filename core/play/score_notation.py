"""The score field of a case line: "12-8 12-9", "2-2 +1-1 (4-2)", "1/2-1/2", "3:1", boards parted by " / ".

A partial may be written hand by hand, between braces: hand_notation.py.
"""

import re
from typing import Final

from core.exact import plain
from core.play.hand_notation import read_hands
from core.play.piece import DIGITS, NUMBER, PieceError, read_number
from core.play.sheet import Ending, Pair, Segment, Sheet

BOARDS: Final = " / "
_SEGMENT = re.compile(rf"(\+?)({NUMBER})-({NUMBER})")
_PLAIN = re.compile(rf"({DIGITS})-({DIGITS})")
_SHOOT_OUT = re.compile(rf"\(({DIGITS})-({DIGITS})\)")
_WON = re.compile(rf"({DIGITS}):({DIGITS})")
_PIECE = re.compile(r"\+?\{[^{}]*\}|\S+")


def read_score(field: str, sides: tuple[str, str]) -> Sheet:
    """The sheet that a score field writes for the sides; PieceError says which piece of it is none."""
    if match := _PLAIN.fullmatch(field):  # Most lines of most files.
        return Sheet((Segment((int(match[1]), int(match[2]))),))
    if BOARDS in field:
        return Sheet(boards=tuple(_read_pieces(board, sides) for board in field.split(BOARDS)))
    return _read_pieces(field, sides)


def write_sheet(sheet: Sheet) -> str:
    """The score as in a case line: what stands on the sheet, not what it comes to. "W.O." for a walkover, "x" for none.

    Segments that are written part by part are given by their ``points``; incidents are not part of a score.
    """
    if sheet.ending is Ending.WALKOVER:
        return "W.O."
    if sheet.boards:
        return BOARDS.join(write_sheet(board) for board in sheet.boards)
    pieces = [_write_pair(segment.points) for segment in sheet.segments if not segment.blank]
    if sheet.won is not None:
        pieces.append(f"{sheet.won[0]}:{sheet.won[1]}")
    pieces += [f"+{_write_pair(segment.points)}" for segment in sheet.extra_time]
    if sheet.shoot_out is not None:
        pieces.append(f"({_write_pair(sheet.shoot_out)})")
    return " ".join(pieces) or "x"


def _read_pieces(field: str, sides: tuple[str, str]) -> Sheet:
    segments: list[Segment] = []
    extra: list[Segment] = []
    won: list[tuple[int, int]] = []
    shoot_out: list[Pair] = []
    for piece in _PIECE.findall(field):
        if piece.endswith("}") and piece.lstrip("+").startswith("{"):
            (extra if piece.startswith("+") else segments).append(read_hands(piece.strip("+{}"), sides))
        elif match := _SEGMENT.fullmatch(piece):
            (extra if match[1] else segments).append(Segment((read_number(match[2]), read_number(match[3]))))
        elif match := _SHOOT_OUT.fullmatch(piece):
            shoot_out.append((int(match[1]), int(match[2])))
        elif match := _WON.fullmatch(piece):
            won.append((int(match[1]), int(match[2])))
        else:
            raise PieceError("no score", found=piece)
    if len(shoot_out) > 1 or len(won) > 1:
        raise PieceError("written twice")
    return Sheet(tuple(segments), tuple(extra), next(iter(shoot_out), None), next(iter(won), None))


def _write_pair(points: Pair) -> str:
    return f"{plain(points[0])}-{plain(points[1])}"
