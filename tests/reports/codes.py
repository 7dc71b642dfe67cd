"""The codes of every refusal that the source can give, read from the source itself."""

import ast
from collections.abc import Iterator
from pathlib import PurePosixPath

from tests.house.tree import files, text

MAKERS = {
    "Refusal": 0,
    "ArchiveError": 0,
    "Fault": 0,
    "_refuse": 0,
    "_refusal": 0,
    "refuse": 0,
    "undecide": 0,
    "undecided_of": 0,
}
"""Calls whose first argument is a code."""
ARCHIVE = PurePosixPath("regulations/archive.py")
"""Regulations give findings; only what a folder is not taken in for is told as a refusal."""


def codes() -> dict[str, str]:
    """Every code, with a place where it is given."""
    own = ("core", "modalities", "web", "reports")
    sources = [path for path in files(".py") if path.parts[0] in own or path == ARCHIVE]
    return {code: where for path in sources for code, where in _of(str(path), text(path))}


def _of(path: str, source: str) -> Iterator[tuple[str, str]]:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in MAKERS:
                yield from ((code, f"{path}:{node.lineno}") for code in _texts(node.args[0]))
        elif isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "code" for t in node.targets):
            yield from ((code, f"{path}:{node.lineno}") for code in _texts(node.value))


def _texts(node: ast.expr) -> Iterator[str]:
    """The literal texts that an expression can be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
