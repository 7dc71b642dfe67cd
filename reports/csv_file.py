"""Standings as CSV, as a spreadsheet in Brazil opens it: UTF-8 with its mark, semicolons, CRLF."""

import csv
from collections.abc import Sequence
from fractions import Fraction
from io import StringIO

from core.exact import AboveAll
from reports.language import Translator, translator
from reports.numbers import INFINITE, MINUS, number
from reports.spreadsheet import Field, harmless, heads, lines
from reports.standings_pdf import StandingsDocument


def standings_csv(document: StandingsDocument) -> bytes:
    """The document's tables, one line for each side. Numbers have the language's decimal sign and no separators."""
    t = translator(document.imprint.language)
    return csv_bytes([heads(document, t), *lines(document, t)], t)


def csv_bytes(rows: Sequence[tuple[Field, ...]], t: Translator) -> bytes:
    """Rows as a file: quotes doubled, and no text that a spreadsheet would run as a formula."""
    out = StringIO()
    writer = csv.writer(out, delimiter=";", lineterminator="\r\n")
    writer.writerows([_written(field, t) for field in row] for row in rows)
    return out.getvalue().encode("utf-8-sig")


def _written(field: Field, t: Translator) -> str:
    match field:
        case None:
            return ""
        case str():
            return harmless(field)
        case int() | Fraction():
            return number(field, t, grouped=False).replace(MINUS, "-")
        case AboveAll():
            return INFINITE
        case _:
            return " ".join(_written(part, t) for part in field)
