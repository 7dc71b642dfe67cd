"""What a case line says after its semicolon: cards, penalties, who left; always how many, and whose if it matters.

yellow Alfa 2                       two yellow cards of Alfa, nobody says whose
yellow Alfa "Caio" 2                both of one athlete, by name, shirt or both ("7", "7 Caio"): they add up
penalty Beta "gato" 1               an infraction of Beta
penalty Beta "gato" "Davi" 1        and who committed it
abandons Beta "Davi"                who left; without a name, the side did
plays Alfa "Caio" "Davi"            who plays for Alfa, each in quotation marks
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from core.play.piece import PieceError
from core.play.sheet import Incident

_COUNT = re.compile(r"(.*\S)\s+(\d{1,4})")
_PENALTY = re.compile(r'(.*\S)\s+"([^"]+)"()')
_PENALTY_OF = re.compile(r'(.*\S)\s+"([^"]+)"\s+"([^"]+)"')
_OF_AN_ATHLETE = re.compile(r'(.*\S)\s+"([^"]+)"')
_QUOTED = re.compile(r'\s+"([^"]+)"')
_WITHOUT_COUNT = ("abandons", "announced", "lot", "plays")


@dataclass
class Incidents:
    """The incidents of a line, the sides that left the match, those that told their absence, and the side drawn.

    ``left_by`` are the athletes who left, ``line_ups`` those who play.
    """

    listed: list[Incident] = field(default_factory=list)
    left: set[int] = field(default_factory=set)
    announced: set[int] = field(default_factory=set)
    lots: int | None = None
    left_by: list[str] = field(default_factory=lambda: ["", ""])
    line_ups: list[tuple[str, ...]] = field(default_factory=lambda: [(), ()])


def read_incidents(text: str, sides: tuple[str, str]) -> Incidents:
    """The incidents of a match between the sides, commas between them. PieceError says which one is none.

    "yellow Alfa 2" is a card or any other counted fact; 'penalty Beta "gato" 1' an infraction; "abandons Beta" ends the
    match; "announced Beta" is an absence told in time; "lot Alfa" the side drawn where the match is decided so.
    """
    found = Incidents()
    for piece in text.split(","):
        stripped = piece.strip()
        if stripped:
            _read(stripped, sides, found)
    return found


def read_brought(line: str, sides: Sequence[str]) -> tuple[str, str, str, int]:
    """Cards from elsewhere, 'yellow Alfa "Caio" 1': the card, the side, the athlete, how many. PieceError if not."""
    counted = _COUNT.fullmatch(line)
    of_athlete = _OF_AN_ATHLETE.fullmatch(counted[1]) if counted else None
    side = _ends_with_side(of_athlete[1], sides) if of_athlete else None
    if counted is None or of_athlete is None or side is None:
        raise PieceError("no card brought", found=line)
    return of_athlete[1][: -len(side)].strip(), side, of_athlete[2], int(counted[2])


def _read(piece: str, sides: tuple[str, str], found: Incidents) -> None:
    word, _, rest = piece.partition(" ")
    if word in _WITHOUT_COUNT:
        _read_uncounted(piece, word, rest.strip(), sides, found)
        return
    counted = _COUNT.fullmatch(piece)
    if counted is None or _ends_with_side(piece, sides):
        raise PieceError("how many", found=piece)
    told, times = counted[1], int(counted[2])
    if word == "penalty":
        rest = told.removeprefix("penalty").strip()
        read = (pattern.fullmatch(rest) for pattern in (_PENALTY, _PENALTY_OF))
        penalty = next((one for one in read if one is not None and one[1] in sides), None)
        if penalty is None:
            raise PieceError("no penalty", found=piece, first=sides[0], second=sides[1])
        found.listed.append(Incident(penalty[2], sides.index(penalty[1]), times, penalty[3]))
        return
    of_athlete = None if _ends_with_side(told, sides) else _OF_AN_ATHLETE.fullmatch(told)
    told, athlete = (of_athlete[1], of_athlete[2]) if of_athlete else (told, "")
    side_name = _ends_with_side(told, sides)
    if side_name is None:
        raise PieceError("names neither", found=piece, first=sides[0], second=sides[1])
    name = told[: -len(side_name)].strip()
    found.listed.append(Incident(name, sides.index(side_name), times, athlete))


def _read_uncounted(piece: str, word: str, name: str, sides: tuple[str, str], found: Incidents) -> None:
    athletes = tuple(_QUOTED.findall(name)) if word in ("abandons", "plays") else ()
    if athletes:
        name = name[: name.index('"')].strip()
    if name not in sides:
        counted = _COUNT.fullmatch(name)
        if counted is not None and counted[1] in sides:
            raise PieceError("happens once", found=piece, right=f"{word} {counted[1]}")
        raise PieceError("names neither", found=piece, first=sides[0], second=sides[1])
    side = sides.index(name)
    if word == "abandons":
        found.left.add(side)
        found.left_by[side] = athletes[0] if athletes else ""
    elif word == "plays":
        found.line_ups[side] = athletes
    elif word == "announced":
        found.announced.add(side)
    else:
        found.lots = side


def _ends_with_side(told: str, sides: Sequence[str]) -> str | None:
    """The side that the words end with, the longer name first: "Time 2" before "2"."""
    return next((side for side in sorted(sides, key=len, reverse=True) if told.endswith(f" {side}")), None)
