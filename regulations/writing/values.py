"""A value, and an article, as TOML text: what is written where there was nothing to keep."""

import json
import re
from collections.abc import Mapping
from datetime import date
from typing import Any

from regulations.document import Raw

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_WIDE = 100
"""Characters of a list beyond which each of its values stands on a line of its own."""


def value_text(value: Any) -> str:
    """The value as it stands after the equals sign. TypeError for what a regulation cannot hold."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case date():
            return value.isoformat()
        case Mapping():
            inner = ", ".join(f"{key_text(key)} = {value_text(each)}" for key, each in value.items())
            return f"{{ {inner} }}" if inner else "{}"
        case list() | tuple():
            return f"[{', '.join(value_text(each) for each in value)}]"
        case None | bytes():
            raise TypeError(f"nothing that TOML holds: {value!r}")
    return str(value)


def key_text(key: str) -> str:
    """The key, in quotes where it needs them."""
    return key if _BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def assigned(key: str, value: Any) -> str:
    """One line, or several for a long list."""
    written = value_text(value)
    if isinstance(value, list | tuple) and len(written) + len(key) > _WIDE:
        written = "".join(f"\n  {value_text(each)}," for each in value)
        written = f"[{written}\n]"
    return f"{key_text(key)} = {written}"


def article_text(raw: Raw, heading: str = "article") -> str:
    """An article or a note under its heading, with a line for each key."""
    return "\n".join([f"[[{heading}]]", *(assigned(key, value) for key, value in raw.items())]) + "\n"


def file_text(head: Raw, articles: tuple[Raw, ...], heading: str = "article") -> str:
    """A whole file: its head, then its articles with an empty line before each."""
    first = "".join(f"{assigned(key, value)}\n" for key, value in head.items())
    return "\n".join([*([first] if first else []), *(article_text(each, heading) for each in articles)])
