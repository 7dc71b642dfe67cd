"""The table of keys that are obeyed tells the truth: each of them is asked for by name where rules are applied."""

import re
from pathlib import Path

import pytest

from regulations.language.acts import ACTS
from regulations.language.tables import every_key

ROOT = Path(__file__).parents[2]
FILES = (path for room in ("core", "web") for path in sorted((ROOT / room).rglob("*.py")))
CODE = "\n".join(path.read_text(encoding="utf-8") for path in FILES)


@pytest.mark.parametrize("key", [key for key in ACTS if not key.endswith(".")])
def test_an_obeyed_key_is_asked_for_in_the_code(key: str) -> None:
    last = key.rpartition(".")[2]
    assert re.search(rf"[\"'.]{last}[\"']", CODE), f"nothing asks for {key}: take it out of ACTS"


def test_the_table_names_keys_of_the_language() -> None:
    known = set(every_key())
    unknown = [key for key in ACTS if not any(each == key or each.startswith(key) for each in known)]
    assert unknown == []
