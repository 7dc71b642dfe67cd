"""What is true given the facts asks nothing of the world: the core uses the standard library alone, exactly."""

import ast
import sys
from collections.abc import Iterator

from tests.house.tree import expect_none, files, text

# One file each may know one library.
EXCEPTIONS = {"core/calendar/solver.py": "ortools", "core/fixtures/swiss.py": "py4swiss"}
ASKS_THE_WORLD = {"now", "today", "utcnow", "open", "print", "input", "eval", "exec"}


def nodes(*folders: str) -> Iterator[tuple[str, ast.AST]]:
    """Every node of every module in these packages, with the name of its file."""
    for folder in folders:
        for path in files(".py", under=folder):
            for node in ast.walk(ast.parse(text(path))):
                yield str(path), node


def imported(node: ast.AST) -> list[str]:
    """The top-level packages that a statement imports."""
    if isinstance(node, ast.Import):
        return [alias.name.partition(".")[0] for alias in node.names]
    if isinstance(node, ast.ImportFrom) and not node.level:
        return [str(node.module).partition(".")[0]]
    return []


def called(node: ast.AST) -> str:
    """The last name of what is called: ``now`` of ``datetime.now()``."""
    if not isinstance(node, ast.Call):
        return ""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def test_the_core_imports_the_standard_library_alone() -> None:
    found = [
        f"{name}:{getattr(node, 'lineno', 0)}: {package}"
        for name, node in nodes("core")
        for package in imported(node)
        if package not in {*sys.stdlib_module_names, "core", EXCEPTIONS.get(name)}
    ]
    expect_none(found, "The core uses the standard library alone: move this up, or do without.")


def test_the_core_and_the_modalities_ask_nothing_of_the_world() -> None:
    found = [
        f"{name}:{getattr(node, 'lineno', 0)}: {called(node)}()"
        for name, node in nodes("core", "modalities")
        if called(node) in ASKS_THE_WORLD and not name.startswith("modalities/isolated/")
    ]
    expect_none(found, "No clock, no file, no terminal down here: take the fact as an argument.")


def test_numbers_are_exact() -> None:
    below = list(nodes("core", "modalities"))
    # How alike two words are, for a better message, is no figure of a match.
    likeness = [node.value for _, node in below if isinstance(node, ast.keyword) and node.arg == "cutoff"]
    found = [
        f"{name}:{getattr(node, 'lineno', 0)}"
        for name, node in below
        if called(node) == "float" or (isinstance(node, ast.Constant) and isinstance(node.value, float))
        if node not in likeness
    ]
    expect_none(found, "A float cannot rank: use int or Fraction.")
