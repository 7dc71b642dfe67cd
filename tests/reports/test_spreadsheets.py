"""CSV and XLSX hold the same lines as the page: numbers are numbers, no text is a formula, the bytes do not vary."""

import csv
import zipfile
from dataclasses import replace
from fractions import Fraction
from io import BytesIO, StringIO
from xml.etree import ElementTree as ET

import pytest

from core.exact import ABOVE_ALL
from reports.csv_file import csv_bytes, standings_csv
from reports.filename import disposition, full_name, plain_name
from reports.language import translator
from reports.spreadsheet import harmless
from reports.xlsx_file import standings_xlsx
from tests.reports.league import GROUP_B, GROUP_D, NAMES
from tests.reports.papers import paper

HOSTILE = {
    **NAMES,
    "1": '=HYPERLINK("http://127.0.0.1/","x")',
    "2": 'Conceição, Ávila; "Zé"\nsegunda linha',
    "3": "-2+3",
    "4": "@SUM(A1)",
}


def read(data: bytes) -> list[list[str]]:
    assert data.startswith(b"\xef\xbb\xbf")
    return list(csv.reader(StringIO(data.decode("utf-8-sig"), newline=""), delimiter=";"))


def test_a_line_for_each_side() -> None:
    head, *lines = read(standings_csv(paper([GROUP_B, GROUP_D])))
    assert head[:5] == ["Grupo", "Posição", "Equipe", "Pontos ganhos", "Jogos"]
    assert lines[0] == ["B", "1", NAMES["1"], "6", "3", "2", "0", "1", "5", "3", "8", "Classificada"]
    assert lines[3][-3:] == ["-10", "2", "definitiva"]
    assert [line[-1] for line in lines[4:]] == ["Classificada", *["espera uma decisão"] * 2, "definitiva"]
    assert standings_csv(paper([GROUP_B])).count(b"\r\n") == 5


def test_what_a_spreadsheet_would_run_is_text() -> None:
    names = [line[2] for line in read(standings_csv(paper([GROUP_B], names=HOSTILE)))[1:]]
    assert names == [f"'{HOSTILE['1']}", HOSTILE["2"], "'-2+3", "'@SUM(A1)"]
    assert [harmless(text) for text in ("=1", "+1", "-1", "@a", "\t=1", "\r=1", "1-1", "A=1")] == [
        *("'=1", "'+1", "'-1", "'@a", "'\t=1", "'\r=1", "1-1", "A=1")
    ]


def test_numbers_stay_numbers() -> None:
    rows = [(-10, Fraction(-5, 2), 12345, ABOVE_ALL, (5, 3), None)]
    assert read(csv_bytes(rows, translator("pt-BR"))) == [["-10", "-2,5", "12345", "∞", "5 3", ""]]
    assert read(csv_bytes(rows, translator("en"))) == [["-10", "-2.5", "12345", "∞", "5 3", ""]]


def cells(data: bytes) -> dict[str, tuple[str, str]]:
    """Each cell of the first sheet: its kind and what it holds."""
    book = zipfile.ZipFile(BytesIO(data))
    space = {"m": "http://schemas.openxmlformats.org/spreadsheetml/2006/main"}
    strings = ["".join(si.itertext()) for si in ET.fromstring(book.read("xl/sharedStrings.xml")).findall("m:si", space)]  # noqa: S314 - ours
    sheet = ET.fromstring(book.read("xl/worksheets/sheet1.xml"))  # noqa: S314 - ours
    assert not sheet.findall(".//m:f", space), "a formula"
    found = {}
    for cell in sheet.findall(".//m:c", space):
        value = cell.findtext("m:v", "", space)
        text = cell.get("t") == "s"
        found[str(cell.get("r"))] = ("text", strings[int(value)]) if text else ("number", value)
    return found


def test_a_workbook_has_numbers_and_texts() -> None:
    found = cells(standings_xlsx(paper([GROUP_B], names=HOSTILE)))
    assert found["C1"] == ("text", "Equipe")
    assert found["C2"] == ("text", HOSTILE["1"])
    assert found["D2"] == ("number", "6")
    assert found["J5"] == ("number", "-10")


def test_a_workbook_says_what_it_is() -> None:
    book = zipfile.ZipFile(BytesIO(standings_xlsx(paper([GROUP_B]))))
    strings = book.read("xl/sharedStrings.xml").decode()
    assert "Revisão 412" in strings
    assert "sábado, 19 de setembro de 2026, 15h12" in strings


def test_the_same_document_gives_the_same_bytes() -> None:
    assert standings_xlsx(paper([GROUP_B, GROUP_D])) == standings_xlsx(paper([GROUP_B, GROUP_D]))
    other = paper([GROUP_B])
    later = replace(other, imprint=replace(other.imprint, revision=413))
    assert standings_xlsx(later) != standings_xlsx(other)


@pytest.mark.parametrize(
    ("name", "plain", "full"),
    [
        ("Tênis de Mesa – Duplas ♀ “A”", "tenis-de-mesa-duplas-a", "Tênis de Mesa – Duplas ♀ “A”"),
        ('a"b', "a-b", "a b"),
        ("linha\r\nSet-Cookie: x=1", "linha-set-cookie-x-1", "linha Set-Cookie x=1"),
        ("../../etc/passwd", "etc-passwd", "etc passwd"),
        ("♀♂", "sumula", "♀♂"),
        ("...", "sumula", "sumula"),
        ("á" * 200, "a" * 120, "á" * 120),
    ],
)
def test_a_file_name_that_nobody_can_bend(name: str, plain: str, full: str) -> None:
    assert plain_name(name) == plain
    assert full_name(name) == full
    header = disposition(name, "pdf")
    assert header.isascii()
    assert not {"\r", "\n"} & set(header)
    assert header.startswith(f"attachment; filename=\"{plain}.pdf\"; filename*=UTF-8''")
    assert header.count('"') == 2
