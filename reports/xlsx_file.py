"""Standings as an Excel workbook, made in memory; the same document gives the same bytes."""

from fractions import Fraction
from io import BytesIO
from typing import Any

import xlsxwriter

from core.exact import AboveAll
from reports.dates import hour, long_day
from reports.language import translator
from reports.numbers import INFINITE
from reports.spreadsheet import Field, heads, lines
from reports.standings_pdf import StandingsDocument

OPTIONS = {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False, "strings_to_numbers": False}


def standings_xlsx(document: StandingsDocument) -> bytes:
    """One sheet with the tables, one line for each side, and one that says what the file is and of which revision."""
    t = translator(document.imprint.language)
    imprint = document.imprint
    out = BytesIO()
    book = xlsxwriter.Workbook(out, OPTIONS)
    book.set_properties({"title": document.competition, "created": imprint.at.replace(tzinfo=None)})
    bold = book.add_format({"bold": True})
    table = book.add_worksheet(t.gettext("Standings"))
    for column, head in enumerate(heads(document, t)):
        table.write_string(0, column, head, bold)
    for row, line in enumerate(lines(document, t), 1):
        for column, field in enumerate(line):
            _write(table, row, column, field)
    table.freeze_panes(1, 3)
    table.set_column(2, 2, 48)
    about = book.add_worksheet(t.gettext("About"))
    facts = (
        *(imprint.event, imprint.place, document.competition, imprint.regulation),
        t.gettext("Revision %(revision)s") % {"revision": imprint.revision},
        f"{long_day(imprint.at.date(), t)}, {hour(imprint.at, t)}",
    )
    for row, fact in enumerate(facts):
        about.write_string(row, 0, fact)
    about.set_column(0, 0, 72)
    book.close()
    return out.getvalue()


def _write(sheet: Any, row: int, column: int, field: Field) -> None:
    match field:
        case None:
            pass
        case int() | Fraction():
            sheet.write_number(row, column, float(field))  # The cell's own kind; nothing is ranked by it.
        case AboveAll():
            sheet.write_string(row, column, INFINITE)
        case tuple():
            sheet.write_string(row, column, " ".join(str(part) for part in field))
        case str():
            sheet.write_string(row, column, field)
