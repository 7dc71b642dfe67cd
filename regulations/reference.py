"""The page docs/regulation-language.md beside the code: ``python -m regulations.reference`` brings it up to date.

Meaning, sport and example of a key are written by hand; its values, its default and whether it is obeyed come from the
code.
"""

import re
from pathlib import Path
from typing import Final

from regulations.forms.form import Context
from regulations.language.acts import acted_on, only_written
from regulations.language.key import Key, Open, Table, Things
from regulations.language.tables import every_key

PAGE: Final = Path(__file__).parents[1] / "docs" / "regulation-language.md"
PROSE: Final = ("Head of a file", "Article", "Note")
"""Sections whose rows are not of rule tables."""

_MANY = 14
_BAR = re.compile(r"(?<!\\)\|")


def computed(key: str, of: Key) -> tuple[str, str, str]:
    """The cells of a key that the code knows: its values, its default, what it is."""
    form = of.form
    ways = () if isinstance(form, Table | Things | Open) else form.written(Context())
    said = ["a number" if way.isdecimal() else f"`{way}`" for way in ways[:_MANY]]
    values = (", ".join(said) + (" …" if len(ways) > _MANY else "")) or "a declared name"
    is_ = "obeyed" if acted_on(key) else "printed" if only_written(key) else "shown"
    return values, of.default, is_


def cells(row: str) -> list[str]:
    """The cells of a row of the page, plain."""
    return [cell.strip().replace("\\|", "|") for cell in _BAR.split(row)[1:-1]]


def up_to_date(page: str) -> str:
    """The page with the cells that the code knows."""
    keys = every_key()
    section = ""
    lines: list[str] = []
    for line in page.splitlines():
        section = line.removeprefix("## ") if line.startswith("## ") else section
        if line.startswith("| `") and section not in PROSE and (key := (own := cells(line))[0].strip("`")) in keys:
            new = [own[0], own[1], *computed(key, keys[key]), *own[-2:]]
            lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in new) + " |")
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(up_to_date(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
