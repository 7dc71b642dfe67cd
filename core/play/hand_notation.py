"""A partial of a case written hand by hand, between braces and with commas: "{Alfa 30, Beta 25 block, Beta "gato"}".

Alfa 30                  a hand that Alfa won, and its points
Alfa 0 level block       with the sport's word for how it ended
Alfa 1200 Beta -300 out  where one hand gives points to both sides
Beta "gato"              an infraction of Beta, where it happened; "gato" "Davi" says whose
Beta "gato" 6            with its points, where the regulation has a word for them ("what the hand is worth")
"""

import re

from core.play.piece import NUMBER, PieceError, read_number
from core.play.sheet import Part, Segment

_HAND = re.compile(rf"({NUMBER})(?: (\S.*))?")
_OTHER = re.compile(rf"({NUMBER})(?: (\S.*))?")
_INFRACTION = re.compile(rf'"([^"]+)"(?: "([^"]+)")?(?: ({NUMBER}))?')


def read_hands(text: str, sides: tuple[str, str]) -> Segment:
    """The segment that the text between braces writes. PieceError says which part of it is none."""
    return Segment((0, 0), tuple(_part(piece.strip(), sides) for piece in text.split(",") if piece.strip()))


def _part(piece: str, sides: tuple[str, str]) -> Part:
    name, rest = _after_side(piece, sides)
    if name is None:
        raise PieceError("names neither", found=piece, first=sides[0], second=sides[1])
    side = sides.index(name)
    if (offence := _INFRACTION.fullmatch(rest)) is not None:
        points = read_number(offence[3]) if offence[3] else 0
        return Part(side, points, infraction=offence[1], athlete=offence[2] or "")
    hand = _HAND.fullmatch(rest)
    if hand is None:
        raise PieceError("no hand", found=piece)
    points, more = read_number(hand[1]), hand[2] or ""
    other, after = _after_side(more, sides)
    if other is None:
        return Part(side, points, more)
    given = _OTHER.fullmatch(after)
    if given is None or other == name:
        raise PieceError("no hand", found=piece)
    return Part(side, points, given[2] or "", other=read_number(given[1]))


def _after_side(text: str, sides: tuple[str, str]) -> tuple[str | None, str]:
    """The side that the words begin with, the longer name first, and what follows it."""
    for side in sorted(sides, key=len, reverse=True):
        if text.startswith(f"{side} "):
            return side, text[len(side) :].strip()
    return None, text
