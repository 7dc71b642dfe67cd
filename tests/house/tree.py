"""The tracked files of the repository, as the rules of the house walk them."""

import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parents[2]
CODE = (".py", ".html", ".css", ".js")


@cache
def tracked() -> tuple[PurePosixPath, ...]:
    """Every tracked file that is on disk, relative to the root."""
    listing = subprocess.run(
        ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    return tuple(PurePosixPath(name) for name in listing.split("\0") if name and (ROOT / name).is_file())


def files(*suffixes: str, under: str = ".") -> tuple[PurePosixPath, ...]:
    """The tracked files with one of these suffixes, in a folder."""
    return tuple(path for path in tracked() if path.suffix in suffixes and path.is_relative_to(under))


def text(path: PurePosixPath) -> str:
    """The contents of a tracked file; what is not UTF-8 is replaced, never left out."""
    return (ROOT / path).read_text(encoding="utf-8", errors="replace")


def expect_none(found: Iterable[str], remedy: str) -> None:
    """Fails with the remedy and each place where a rule of the house is broken."""
    if places := sorted(found):
        pytest.fail("\n  ".join([remedy, *places]), pytrace=False)
