"""Files are short, say what they are, and bear names that explain something."""

import ast
import re

from tests.house.tree import CODE, expect_none, files, text, tracked

LONGEST = 400
EMPTY_NAMES = {"util", "helper", "common", "base", "misc", "manager", "service"}
# Written in two parts, so that this file passes its own test.
LEFT_OPEN = re.compile(
    "|".join(
        [
            rf"\b({'TO' + 'DO'}|{'FIX' + 'ME'}|{'X' + 'XX'}|{'NotImplemented' + 'Error'}|{'importor' + 'skip'})\b",
            rf"\b(pytest|mark|unittest)\.({'sk' + 'ip'}|{'x' + 'fail'})",
        ]
    )
)


def test_no_file_is_longer_than_a_reader_keeps_in_mind() -> None:
    long = [f"{path}: {n} lines" for path in files(*CODE) if (n := text(path).count("\n")) > LONGEST]
    expect_none(long, f"Above {LONGEST} lines: split along an idea, into files whose names say which.")


def test_the_readme_fits_in_one_reading() -> None:
    lines = len(text(next(path for path in tracked() if str(path) == "README.md")).splitlines())
    assert lines < 200, f"README.md has {lines} lines: keep it under 200; details belong beside the code."


def test_every_name_explains_something() -> None:
    def empty(words: list[str]) -> bool:
        return any(word.lower().removesuffix("s") in EMPTY_NAMES for word in words)

    found = [str(path) for path in files(*CODE) if any(empty(re.split(r"[_\-.]", part)) for part in path.parts)]
    for path in files(".py"):
        classes = [node for node in ast.walk(ast.parse(text(path))) if isinstance(node, ast.ClassDef)]
        found += [f"{path}: class {c.name}" for c in classes if empty(re.findall(r"[A-Z][a-z0-9]*", c.name))]
    expect_none(found, "A name that explains nothing: name it after the idea that it holds.")


def test_every_module_opens_by_saying_what_it_is() -> None:
    silent = [str(path) for path in files(".py") if not ast.get_docstring(ast.parse(text(path)))]
    expect_none(silent, "Open each file with a docstring of one sentence: what it is.")


def test_nothing_is_left_open_in_the_code() -> None:
    found = [
        f"{path}:{number}: {line.strip()}"
        for path in files(*CODE)
        for number, line in enumerate(text(path).splitlines(), 1)
        if LEFT_OPEN.search(line)
    ]
    expect_none(found, "Left open: finish it or delete it; what is not done yet is not in the code.")
