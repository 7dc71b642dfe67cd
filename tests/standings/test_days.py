"""A match is judged by the articles in force on its own day (language, § 4): a note changes what comes after it."""

from core.competition import Record, standings
from core.play.notation import read_sheets
from modalities import futsal
from regulations.read import load_files

GENERAL = 'title = "Jogos de teste"\nsource = "invented"\n[[article]]\nnumber = "1"\ntext = "Disposição geral."\n'
FUTSAL = """
title = "Futsal"
source = "invented"
modality = "futsal"
[[article]]
number = "1"
text = "Vitória três."
table_points = { win = 3, draw = 1, loss = 0 }
[[article]]
number = "2"
text = "Empate na tabela."
tiebreak = { any = ["goal difference in group", "lot"] }
"""
NOTE = """
[[note]]
number = 1
date = 2027-05-02
reason = "Decidido no congresso."
signed = "Comissão"
text = "Vitória dois."
overrides = "futsal, 1"
applies = { modality = "futsal" }
table_points = { win = 2 }
"""
SHEETS = """
day 2027-05-01
Alfa  1-0  Beta
day 2027-05-02
Gama  1-0  Beta
Alfa  x  Gama
"""


def points(note: str) -> dict[str, object]:
    regulation = load_files(
        {"general.toml": GENERAL, "futsal.toml": FUTSAL, "notes.toml": note}, {"futsal": futsal.MODALITY}.get
    )
    found = standings(Record(read_sheets(SHEETS)), regulation.ruleset("futsal"), futsal.MODALITY)
    return {place.side: place.facts["table points"] for place in found.rankings[0].places}


def test_a_note_leaves_matches_already_begun_under_the_old_rule() -> None:
    assert points(NOTE) == {"Alfa": 3, "Gama": 2, "Beta": 0}


def test_a_note_that_says_so_is_recomputed() -> None:
    assert points(NOTE + 'played = "recomputed"\n') == {"Alfa": 2, "Gama": 2, "Beta": 0}


def test_an_article_that_has_ended_no_longer_ranks() -> None:
    chain = FUTSAL.replace('number = "2"\n', 'number = "2"\nuntil = 2027-05-01\n') + (
        '[[article]]\nnumber = "3"\ntext = "Desde o segundo dia."\nsince = 2027-05-02\n'
        'tiebreak = { any = ["goals for in group", "lot"] }\n'
    )
    regulation = load_files({"general.toml": GENERAL, "futsal.toml": chain}, {"futsal": futsal.MODALITY}.get)

    def cited(sheets: str) -> list[str]:
        found = standings(Record(read_sheets(sheets)), regulation.ruleset("futsal"), futsal.MODALITY)
        return [criterion.source.cite() for criterion in found.chains.any or ()]

    assert cited("day 2027-05-01\nAlfa  1-0  Beta") == ["art. 2"] * 2
    assert cited("day 2027-05-01\nAlfa  1-0  Beta\nday 2027-05-02\nBeta  1-0  Alfa") == ["art. 3"] * 2
