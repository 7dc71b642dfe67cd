"""What is played in the demonstration, when, and with which results, in the notation of case files."""

from dataclasses import dataclass
from typing import NamedTuple

from core.play.sheet import Part, Segment, Sheet

YESTERDAY, TODAY, TOMORROW = -1, 0, 1


class Hour(NamedTuple):
    """A start: the day counted from today, and the minutes of that day."""

    day: int
    minutes: int


def every(minutes: int, day: int, first: str, times: int = 6) -> tuple[Hour, ...]:
    """So many starts of a day, the first at "9h40" and the others every so many minutes."""
    hours, _, rest = first.partition("h")
    start = 60 * int(hours) + int(rest)
    return tuple(Hour(day, start + minutes * number) for number in range(times))


@dataclass(frozen=True)
class Group:
    """Sides by code in the order of their seats; starts in the order of the matches; the sheets of those played.

    ``live`` is the sheet of the match in play, by its sides; ``mistaken`` a line as it was first written, corrected
    for ``reason``; ``lot`` the order drawn for a tie.
    """

    sides: str
    starts: tuple[Hour, ...]
    venue: str
    sheets: str = ""
    live: tuple[str, Sheet] | None = None
    mistaken: str = ""
    reason: str = ""
    lot: str = ""


@dataclass(frozen=True)
class Contest:
    """A competition: ``lasts`` is how long after its start a match is closed, in minutes."""

    modality: str
    category: str
    name: str
    lasts: int
    groups: tuple[Group, ...]
    advance: int = 2


IN_THE_THIRD_SET = Sheet(segments=(Segment((21, 18)), Segment((17, 21)), Segment((9, 7))), open=True)
IN_THE_SECOND_PARTIAL = Sheet(
    segments=(
        Segment((104, 88)),
        Segment(
            (0, 0),
            (
                Part(1, 5, "out"),
                Part(0, 22, "out"),
                Part(0, 19, "level block"),
                Part(0, infraction="gato"),
                Part(0, 21, "out"),
                Part(0, infraction="shown tile"),
            ),
        ),
    ),
    open=True,
)

CONTESTS = (
    Contest(
        "futsal",
        "male",
        "Futsal masculino",
        35,
        (
            Group(
                "VIA CRC LBE TEN",
                every(80, YESTERDAY, "9h00"),
                "Ginásio Municipal, quadra 1",
                """
                VIA  4-1  TEN ; yellow TEN 2
                CRC  2-1  LBE
                TEN  0-2  CRC ; yellow CRC 1
                LBE  2-1  VIA
                LBE  3-1  TEN
                VIA  3-1  CRC ; yellow VIA 1
                """,
                mistaken="TEN  1-2  CRC ; yellow CRC 1",
                reason="Gol de Estrada Nova anulado pela arbitragem, lançado por engano.",
            ),
            Group(
                "ELR VPA ESC MDJ",
                every(80, YESTERDAY, "9h40", 4) + every(40, TOMORROW, "9h00", 2),
                "Ginásio Municipal, quadra 1",
                """
                ELR  2-2  MDJ ; yellow ELR 1
                VPA  1-0  ESC
                MDJ  3-1  VPA ; red VPA 1
                ESC  2-2  ELR
                """,
            ),
            Group(
                "HMS PLM RVM AZD",
                every(80, TODAY, "13h00", 4) + every(40, TOMORROW, "10h20", 2),
                "Ginásio Municipal, quadra 1",
                """
                HMS  5-0  AZD
                PLM W.O.  RVM
                """,
            ),
        ),
    ),
    Contest(
        "futsal",
        "female",
        "Futsal feminino",
        35,
        (
            Group(
                "CRC ESC MDJ PLM",
                every(60, YESTERDAY, "9h00"),
                "Ginásio Municipal, quadra 2",
                """
                CRC  2-0  PLM
                ESC  1-2  MDJ
                PLM  0-1  ESC
                MDJ  1-1  CRC
                MDJ  2-0  PLM
                CRC  2-1  ESC
                """,
                lot="MDJ CRC",
            ),
            Group(
                "LBE VPA HMS AZD",
                every(60, TODAY, "13h00", 4) + every(60, TOMORROW, "9h00", 2),
                "Ginásio Municipal, quadra 2",
                """
                LBE  1-0  AZD
                VPA  0-0  HMS ; yellow HMS 1
                """,
            ),
        ),
    ),
    Contest(
        "volei-de-quadra",
        "female",
        "Vôlei de quadra feminino",
        50,
        (
            Group(
                "ELR LBE ESC RVM",
                every(60, YESTERDAY, "13h00", 4) + every(60, TODAY, "9h00", 2),
                "Ginásio da Escola Sete Espigas",
                """
                ELR  21-15 21-18        RVM
                LBE  21-19 17-21 15-12  ESC
                RVM  12-21 16-21        LBE
                ESC  21-14 21-20        ELR
                ESC  21-11 21-13        RVM
                ELR  21-17 19-21 15-13  LBE
                """,
            ),
            Group(
                "MDJ HMS PLM TEN",
                every(60, TODAY, "12h20", 4) + every(60, TOMORROW, "9h00", 2),
                "Ginásio da Escola Sete Espigas",
                """
                MDJ  21-16 21-19        TEN
                HMS  18-21 21-17 13-15  PLM
                """,
                live=("TEN HMS", IN_THE_THIRD_SET),
            ),
        ),
    ),
    Contest(
        "volei-de-quadra",
        "male",
        "Vôlei de quadra masculino",
        50,
        (
            Group(
                "VIA TEN VPA",
                every(60, YESTERDAY, "9h00", 3),
                "Ginásio da Escola Sete Espigas",
                """
                TEN  21-18 21-19        VPA
                VPA  21-17 15-21 15-11  VIA
                VIA  21-20 21-13        TEN
                """,
            ),
            Group("AZD ESC RVM", every(60, TOMORROW, "13h00", 3), "Ginásio da Escola Sete Espigas"),
        ),
        advance=1,
    ),
    Contest(
        "domino",
        "open",
        "Dominó dupla livre",
        55,
        (
            Group(
                "TEN AZD VIA MDJ",
                every(60, YESTERDAY, "13h00"),
                "Salão paroquial, mesa 1",
                """
                TEN  104-88 100-61         MDJ
                AZD  112-97 74-103 101-90  VIA
                MDJ  106-44 101-98         AZD
                VIA  100-85 88-105 110-96  TEN
                VIA  103-79 101-66         MDJ
                TEN  108-72 102-99         AZD
                """,
            ),
            Group(
                "CRC PLM ESC HMS",
                every(60, TODAY, "12h20", 5) + every(60, TOMORROW, "8h30", 1),
                "Salão paroquial, mesa 1",
                """
                CRC  101-57 100-92         HMS
                PLM  84-103 107-60 95-102  ESC
                """,
                live=("HMS PLM", IN_THE_SECOND_PARTIAL),
            ),
            Group("ELR LBE RVM VPA", every(60, TOMORROW, "9h30"), "Salão paroquial, mesa 1"),
        ),
    ),
    Contest(
        "truco",
        "open",
        "Truco dupla livre",
        40,
        (
            Group(
                "LBE RVM ELR VIA",
                every(45, YESTERDAY, "13h00"),
                "Salão paroquial, mesa 2",
                """
                LBE  12-9 12-10        VIA
                RVM  12-7 10-12 12-11  ELR
                VIA  12-4 12-8         RVM
                ELR  9-12 12-6 12-10   LBE
                ELR  12-8 12-9         VIA
                LBE  12-10 12-11       RVM
                """,
            ),
            Group(
                "PLM AZD TEN HMS",
                every(45, TODAY, "9h00"),
                "Salão paroquial, mesa 2",
                """
                PLM  12-5 12-5  HMS
                AZD  12-8 12-8  TEN
                HMS  5-12 5-12  AZD
                TEN  12-8 12-8  PLM
                TEN  12-5 12-5  HMS
                PLM  12-8 12-8  AZD
                """,
            ),
            Group("CRC VPA MDJ ESC", every(45, TOMORROW, "9h00"), "Salão paroquial, mesa 2"),
        ),
    ),
)
