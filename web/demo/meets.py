"""The competitions of performances of the demonstration: who started where, and what they did. Names are invented."""

from dataclasses import dataclass

from web.demo.programme import TODAY, TOMORROW, YESTERDAY, Hour

TRACK = "Pista da Escola Sete Espigas"
LANES = "Cancha de bolão do Clube Rio das Capivaras"


@dataclass(frozen=True)
class Heat:
    """A heat: its starters one a line, "lane code athlete"; ``done`` what they did, in the notation of case files.

    ``live`` while it is in play; ``photo`` the order read on a photo finish, best first; ``reason`` why what stands in
    ``mistaken`` was corrected to what is in ``done``.
    """

    contest: str
    stage: str
    start: Hour
    starters: str
    done: str = ""
    live: bool = False
    photo: str = ""
    mistaken: str = ""
    reason: str = ""


@dataclass(frozen=True)
class Meet:
    """A competition of performances: ``lasts`` is how long after its start a heat is closed, in minutes."""

    modality: str
    category: str
    name: str
    venue: str
    unit: str
    lasts: int
    heats: tuple[Heat, ...]


ATHLETICS = Meet(
    "atletismo",
    "male",
    "Atletismo masculino",
    TRACK,
    "s",
    10,
    (
        Heat(
            "100 m",
            "eliminatória",
            Hour(YESTERDAY, 540),
            """
            1 VIA Tadeu Invernada
            2 CRC Gil Capão Raso
            3 LBE Jurandir Coalhada
            4 TEN Ademir Cascalho
            5 ELR Nestor Faísca
            6 VPA Aroldo Parreira
            """,
            """
            VIA  12.31
            CRC  12.05
            LBE  DNS
            TEN  12.84
            ELR  12.30
            VPA  13.10
            """,
        ),
        Heat(
            "100 m",
            "eliminatória",
            Hour(YESTERDAY, 552),
            """
            1 ESC Plínio Tabuada
            2 MDJ Heitor Gaze
            3 HMS Valdir Sobrado
            4 PLM Bento Maré Baixa
            5 RVM Josué Latão
            6 AZD Celso Ferrão
            """,
            """
            ESC  12.22
            MDJ  12.66
            HMS  DNF
            PLM  12.19
            RVM  DQ
            AZD  12.97
            """,
            mistaken="PLM  12.91",
            reason="Tempos de duas raias lidos em ordem trocada na ficha do cronometrista.",
        ),
        Heat(
            "100 m",
            "final",
            Hour(TODAY, 600),
            """
            2 ESC Plínio Tabuada
            3 PLM Bento Maré Baixa
            4 CRC Gil Capão Raso
            5 ELR Nestor Faísca
            """,
            """
            ESC  12.11
            PLM  12.11
            CRC  11.98
            ELR  12.40
            """,
            photo="PLM ESC",
        ),
        Heat(
            "400 m",
            "eliminatória",
            Hour(TODAY, 900),
            """
            1 TEN Ademir Cascalho Filho
            2 VPA Aroldo Parreira Neto
            3 AZD Celso Ferrão Moço
            4 LBE Amaro Nata
            """,
            """
            TEN  58.20
            VPA  1:02.35
            """,
            live=True,
        ),
        Heat(
            "5000 m",
            "final",
            Hour(TOMORROW, 510),
            """
            1 VIA Olavo Estirão
            2 MDJ Rubens Soro
            3 HMS Gaspar Andaime
            4 RVM Dario Sucata
            5 CRC Lauro Troco
            """,
        ),
        Heat(
            "4×100 m",
            "final",
            Hour(TOMORROW, 570),
            """
            1 VIA Invernada, Estirão, Pastagem, Curral
            2 CRC Capão Raso, Troco, Juro Baixo, Cofrinho
            3 PLM Maré Baixa, Tarrafa, Remanso, Anzol
            4 ESC Tabuada, Giz, Apagador, Recreio
            """,
        ),
    ),
)

BOWLING = Meet(
    "bolao",
    "male",
    "Bolão masculino",
    LANES,
    "pin",
    90,
    (
        Heat(
            "",
            "produção",
            Hour(YESTERDAY, 840),
            """
            1 ELR
            2 LBE
            3 VPA
            4 TEN
            """,
            """
            ELR  131 / 128 / 140 / 119 / 135  129 / 133 / 138 / 121 / 130; 9s ELR 31, 8s ELR 40
            LBE  140 / 135 / 126 / 133 / 110  131 / 134 / 130 / 125 / 118; 9s LBE 33, 8s LBE 35
            VPA  120 / 118 / 125 / 122  124 / 119 / DQ / 121; 9s VPA 18, 8s VPA 22
            TEN  DNS
            """,
        ),
        Heat(
            "",
            "produção",
            Hour(TODAY, 810),
            """
            1 VIA
            2 HMS
            3 AZD
            """,
            """
            VIA  128 / 131 / 125 / 140 / 122
            HMS  115 / 121 / 130 / 118
            """,
            live=True,
        ),
        Heat(
            "",
            "produção",
            Hour(TOMORROW, 540),
            """
            1 CRC
            2 RVM
            3 MDJ
            """,
        ),
    ),
)

MEETS = (ATHLETICS, BOWLING)
