"""The text of one file as TOML gives it, or why it is not TOML, in words that help whoever wrote it."""

import re
import tomllib
from decimal import Decimal
from typing import Any

from regulations.finding import Finding

_PLACE = re.compile(r"^(.*) \(at (?:line (\d+), column (\d+)|end of document)\)$", re.DOTALL)
_LONG = re.compile(r"[0-9_]{41}")
"""No figure of a regulation or of a match: a key that was held down, and too long to be computed with."""
_IN_LIST = re.compile(r"^\s*([\w.\"-]+)\s*=\s*\[[^\]]*$", re.MULTILINE)


def parse(text: str, file: str) -> tuple[dict[str, Any], tuple[Finding, ...]]:
    """The tables of the text, or the finding that says why there are none.

    Decimal fractions are kept as they were written, so that a message can show them.
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    if long := _LONG.search(text):
        return {}, (Finding("toml, too many digits", file, line=text.count("\n", 0, long.start()) + 1),)
    try:
        return tomllib.loads(text, parse_float=Decimal), ()
    except tomllib.TOMLDecodeError as error:
        return {}, (_explained(str(error), text, file),)
    except RecursionError:
        return {}, (Finding("toml, too deep", file),)


def _explained(message: str, text: str, file: str) -> Finding:
    found = _PLACE.match(message)
    detail = found[1] if found else message
    lines = text.split("\n")
    line, column = (int(found[2]), int(found[3])) if found and found[2] else (len(lines), len(lines[-1]) + 1)
    here = lines[line - 1] if line <= len(lines) else ""
    before = "\n".join([*lines[: line - 1], here[: column - 1]])
    opened = _inline_table(before)
    if opened is not None and opened.count("\n") == before.count("\n") and here[column - 1 :].startswith("}"):
        return Finding("toml, comma", file, line=line)
    ended = here[column - 1 :].strip().startswith("#") or column > len(here)
    if opened is not None and (ended or opened.count("\n") < before.count("\n")):
        at = opened.count("\n") + 1
        return Finding("toml, inline table", file, line=at, params={"heading": _heading(opened)})
    code, params = _kind(detail, here, column)
    return Finding(code, file, line=line, params=params)


def _kind(detail: str, here: str, column: int) -> tuple[str, dict[str, str]]:
    key = here.partition("=")[0].strip() or here.strip()
    rest = here[column - 1 :].lstrip()
    if any(mark in here for mark in "“”„«»") and not here[: column - 1].count('"') % 2:
        return "toml, curly quotes", {}
    if "Cannot mutate immutable" in detail:
        what = key.split(".", maxsplit=1)[0].strip("[] ")
        return "toml, closed", {"what": what, "heading": f"[article.{what}]"}
    if "Cannot overwrite" in detail or "twice" in detail or "Duplicate" in detail:
        return "toml, twice", {"what": key}
    if "Invalid value" in detail or ("after a statement" in detail and rest[:1] not in ('"', "'", "=")):
        return "toml, quotes", {}
    if "Unterminated string" in detail or "Illegal character '\\n'" in detail:
        return "toml, open text", {}
    if "Invalid statement" in detail or "after a key" in detail or "Invalid initial character" in detail:
        return "toml, key", {}
    if "Unclosed" in detail:
        return "toml, not closed", {}
    return "toml, other", {"detail": detail}


def _inline_table(text: str) -> str | None:
    """The text up to the innermost { that is still open, or None where the innermost open bracket is none."""
    opened: list[int] = []
    quote = ""
    at = 0
    while at < len(text):
        char = text[at]
        if quote:
            if char == "\\" and quote[0] == '"':
                at += 1
            elif text.startswith(quote, at):
                at += len(quote) - 1
                quote = ""
        elif char in "\"'":
            quote = char * 3 if text.startswith(char * 3, at) else char
            at += len(quote) - 1
        elif char == "#":
            at = text.find("\n", at)
            if at < 0:
                break
        elif char in "{[":
            opened.append(at)
        elif char in "}]" and opened:
            opened.pop()
        at += 1
    return text[: opened[-1]] if opened and text[opened[-1]] == "{" else None


def _heading(opened: str) -> str:
    """The heading that may stand in place of the inline table: [article.tiebreak], or [[article.stage]] in a list."""
    key = opened.rpartition("\n")[2].partition("=")[0].strip()
    listed = _IN_LIST.findall(opened)
    return f"[[article.{listed[-1]}]]" if listed else f"[article.{key or '…'}]"
