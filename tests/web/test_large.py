"""Before anything is played, and with more sides than fit: every page and document answers, and nobody leads."""

import csv
import io
import re
import zipfile

from pypdf import PdfReader

from tests.web.large import LARGE, NAMES, large_event
from tests.web.site import Site, words

GROUPS = ("grupo-de-quarenta", "vinte-grupos")
PAGES = ("/", "/modalidades", "/programacao", "/delegacoes", "/regulamento", "/dias/2026-10-30", "/jogos/1")


def test_nothing_played_is_no_error_and_nobody_leads(site: Site) -> None:
    large_event(site.database)
    visitor = site.visitor()
    for path in (
        *PAGES,
        *(f"/{slug}{more}" for slug in GROUPS for more in ("", "/por-que/1", ".csv", ".xlsx", ".pdf")),
    ):
        answer = visitor.get(f"{LARGE}{path}")
        assert answer.status_code == 200, path
        if "text" in answer.headers["content-type"]:
            assert not re.search(r"\b(inf|nan|None)\b", answer.text), path
    for slug in GROUPS:
        table = visitor.get(f"{LARGE}/{slug}").text
        assert set(re.findall(r'<td class="pos">([^<]*)</td>', table)) == {"–"}
        assert 'class="through"' not in table
        why = words(visitor.get(f"{LARGE}/{slug}/por-que/1"))
        assert "ainda não tem posição" in why
        assert "1º" not in why


def test_forty_sides_with_hostile_names_are_only_text_in_every_document(site: Site) -> None:
    large_event(site.database)
    visitor = site.visitor()
    there = f"{LARGE}/{GROUPS[0]}"
    page = visitor.get(there)
    assert "<script>alert" not in page.text
    shown = words(page)
    assert all(f"{name} {number}"[:80].strip() in shown for number, name in enumerate(NAMES) if "<" not in name)
    rows = list(csv.reader(io.StringIO(visitor.get(f"{there}.csv").content.decode("utf-8-sig")), delimiter=";"))
    cells = [cell for row in rows for cell in row]
    assert not [cell for cell in cells if cell[:1] in "=+@\t\r" and cell[:1]]
    assert not [cell for cell in cells if re.match(r"-[^0-9]|-1 ", cell)]
    with zipfile.ZipFile(io.BytesIO(visitor.get(f"{there}.xlsx").content)) as book:
        sheets = [book.read(name).decode() for name in book.namelist() if "worksheets" in name]
    assert sheets
    assert not [sheet for sheet in sheets if re.search(r"<(\w+:)?f[ >]", sheet)], "no formula"
    paper = PdfReader(io.BytesIO(visitor.get(f"{there}.pdf").content))
    text = " ".join(re.sub(r"\s+", " ", one.extract_text()) for one in paper.pages)
    assert "Cooperativa Inventada 39" in text
    assert "alert(1)" in text
