"""The reference of the language is as the code: every key, its values, its default, an example that loads."""

import re
from typing import NamedTuple

import pytest

from regulations.language.head import ARTICLE, HEAD, NOTE
from regulations.language.tables import every_key, find
from regulations.reference import PAGE, PROSE, cells, up_to_date
from tests.regulations.reading import GENERAL, article, findings, note, of, regulation


class Row(NamedTuple):
    """One row of the page."""

    section: str
    key: str
    cells: tuple[str, ...]


def rows() -> list[Row]:
    found: list[Row] = []
    section = ""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line.removeprefix("## ")
        elif line.startswith("| `"):
            key, *rest = cells(line)
            found.append(Row(section, key.strip("`"), tuple(rest)))
    return found


KEYS = [row for row in rows() if row.section not in PROSE]


def test_every_key_has_its_row_in_the_order_of_the_language_and_no_row_is_of_nothing() -> None:
    assert [row.key for row in KEYS] == list(every_key())


def test_the_keys_of_a_head_an_article_and_a_note_have_theirs() -> None:
    named = {section: [row.key for row in rows() if row.section == section] for section in PROSE}
    assert named["Head of a file"] == list(HEAD)
    assert named["Article"] == list(ARTICLE)
    assert set(named["Note"]) == {"number", *(NOTE.keys() - ARTICLE.keys())}


def test_the_page_says_what_the_code_says() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == up_to_date(page), "run: python -m regulations.reference"
    assert all(row.cells[0] for row in rows()), "a key without a meaning"


@pytest.mark.parametrize("row", KEYS, ids=lambda row: row.key)
def test_the_example_loads_and_gives_that_figure(row: Row) -> None:
    sport, example = row.cells[-2:]
    declared = 'category = [{ name = "master", sex = "men" }]' if not example.strip("`").startswith("category") else ""
    loaded = regulation(of(sport, article("1º", example.strip("`")), article("9º", declared)))
    stated = [figure for entry in loaded.entries for figure in entry.figures if entry.article.number == "1º"]
    assert any((at := find(figure.path)) is not None and at.generic == row.key for figure in stated)


@pytest.mark.parametrize("row", [row for row in rows() if row.section == "Head of a file"], ids=lambda row: row.key)
def test_an_example_of_a_head_loads(row: Row) -> None:
    line = row.cells[-1].strip("`")
    base = {"title": 'title = "Futsal"', "source": 'source = "cap. 1"'}
    general = row.key in ("language", "follows")
    own = base | {row.key: line} if general else base | {"modality": 'modality = "futsal"', row.key: line}
    master = article("2º", 'category = [{ name = "master", sex = "men" }]')
    files = {"general.toml": GENERAL + master}
    if general:
        files = {"general.toml": "\n".join(own.values()) + "\n"}
        if row.key == "follows":
            files["jogos-cooperativas-2019/general.toml"] = GENERAL
    else:
        name = "futsal.master.toml" if row.key == "category" else "futsal.toml"
        files[name] = "\n".join(own.values()) + "\n" + article("1º", "match = { segments = 2 }")
    assert not any(finding.error for finding in findings(files))


@pytest.mark.parametrize("row", [row for row in rows() if row.section in PROSE[1:]], ids=lambda row: row.key)
def test_an_example_of_an_article_or_a_note_loads(row: Row) -> None:
    line = row.cells[-1].strip("`")
    base = 'match = { time = { segment = "15 min" } }\n'
    if row.section == "Note":
        text = note(1, 'applies = { modality = "futsal" }\noverrides = "futsal, 1º"\nmatch = { segments = 1 }\n')
        text = re.sub(rf"^{row.key} = .*$", "", text, flags=re.MULTILINE) + f"{line}\n"
        files = of("futsal", article("1º", "match = { segments = 2 }"))
        assert not any(finding.error for finding in findings({**files, "notes.toml": text}))
        return
    general = (
        GENERAL + article("3º", 'match = { time = { segment = "10 min" } }') if row.key == "overrides" else GENERAL
    )
    text = article("1º", base + line)
    if row.key in ("number", "text"):
        text = re.sub(rf"^{row.key} = .*$", line, article("1º", base), flags=re.MULTILINE)
    stage = article("9º", 'stage = [{ name = "mata-mata", kind = "knock-out" }]')
    assert not any(finding.error for finding in findings({"general.toml": general, **of("futsal", text, stage)}))
