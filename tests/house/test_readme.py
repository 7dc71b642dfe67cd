"""The map in the README is the tree: each folder and package, with the sentence by which it describes itself."""

import ast
import re

from tests.house.tree import ROOT, expect_none, text, tracked

MAP = re.compile(r"^## The tree\n.*?^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINE = re.compile(r"^( *)(\S+)/ +(\S.*)$", re.MULTILINE)


def described() -> dict[str, str]:
    """The map of the README: folder to sentence, the second level indented under the first."""
    found = MAP.search((ROOT / "README.md").read_text(encoding="utf-8"))
    assert found, "README.md needs a section '## The tree' whose first code block is the map."
    folders: dict[str, str] = {}
    above = ""
    for indent, name, sentence in LINE.findall(found.group(1)):
        above = above if indent else name
        folders[f"{above}/{name}" if indent else name] = sentence
    return folders


def existing() -> dict[str, str]:
    """The folders of the first level and the packages of the second, with the sentence that opens their docstring."""
    folders = {path.parts[0]: "" for path in tracked() if len(path.parts) > 1 and not path.parts[0].startswith(".")}
    for path in tracked():
        if path.name == "__init__.py" and len(path.parts) <= 3:
            folders[str(path.parent)] = (ast.get_docstring(ast.parse(text(path))) or "?").splitlines()[0]
    return folders


def test_the_map_in_the_readme_is_the_tree() -> None:
    there, here = existing(), described()
    found = [f"missing: {folder}/  {there[folder]}" for folder in there.keys() - here.keys()]
    found += [f"no longer there: {folder}/" for folder in here.keys() - there.keys()]
    found += [
        f"{folder}/ says of itself: {sentence}"
        for folder, sentence in there.items()
        if folder in here and sentence not in ("", here[folder])
    ]
    expect_none(found, "The map in README.md differs from the tree: copy each folder's own sentence there.")
