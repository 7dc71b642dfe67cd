"""What is not TOML is explained to people who don't program."""

import pytest

from regulations.toml_text import parse

WRONG = {
    "lists without end": ("a = " + "[" * 2000, "tables or lists stand inside one another, far too many of them."),
    "a number without end": (
        f"a = 1\nb = {'9' * 5000}\n",
        "line 2: a number has more than forty digits. Write a shorter one.",
    ),
    "inline table over lines": ("a = 1\nb = { c = 1,\n d = 2 }\n", "line 2: an inline table ends on the line"),
    "inline table in a list": (
        'stage = [\n  { name = "a" },\n  { name = "b",\n    kind = "c" },\n]\n',
        "line 3: an inline table ends on the line where it begins. Close it with }, or open [[article.stage]].",
    ),
    "inline table that is never closed": ("a = { b = 1\n", "line 1: an inline table ends on the line"),
    "comment in an inline table": ("a = { b = 1, # c\n d = 2 }\n", "line 1: an inline table ends on the line"),
    "comma at the end": ("a = { b = 1, }\n", "line 1: a comma stands before the } of an inline table."),
    "key twice": ("a = 1\na = 2\n", "line 2: a stands here a second time. Keep one of the two."),
    "heading twice": ("[a]\nb = 1\n[a]\nc = 1\n", "line 3: [a] stands here a second time."),
    "table closed by its brace": (
        "match = { a = 1 }\nmatch.b = 2\n",
        (
            "line 2: match was closed by its } and can't be added to. "
            "Write the new key inside the braces, or open [article.match] instead of them."
        ),
    ),
    "no quotes": ("text = oi\n", "line 1: a value without quotes is no number and no date."),
    "percentage without quotes": ("points = 10 % of target\n", "line 1: a value without quotes is no number"),
    "fraction without quotes": ("win = 1/2\n", "line 1: a value without quotes is no number and no date."),
    "curly quotes": ("text = “oi”\n", "line 1: curly quotes don't hold a text."),
    "open text": ('text = "oi\n', "line 1: a text isn't closed on its line."),
    "key with a space": ("net height = 2\n", "line 1: a line begins with a key of letters, digits, - and _, then =."),
    "key with an accent": ("número = 2\n", "line 1: a line begins with a key of letters"),
    "open list": ("a = [1, 2\nb = 3\n", "line 2: a list or a table isn't closed, or a comma is missing."),
    "anything else": ('a = "x\\p"\n', "line 1: this is not TOML: Unescaped"),
}


@pytest.mark.parametrize(("text", "said"), WRONG.values(), ids=WRONG)
def test_the_line_and_the_remedy_are_said(text: str, said: str) -> None:
    _, (finding,) = parse(text, "futsal.toml")
    assert finding.text().startswith((f"futsal.toml, {said}", f"futsal.toml: {said}"))


def test_a_text_of_several_lines_may_hold_brackets_and_quotes() -> None:
    data, findings = parse('\ufeffa = """um { "dois" [\r\n"""\r\nb = { c = "}" }\r\n', "futsal.toml")
    assert findings == ()
    assert data == {"a": 'um { "dois" [\n', "b": {"c": "}"}}
