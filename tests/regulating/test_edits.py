"""A change of a file changes that and nothing else: not another article, not a comment, not a line."""

import random
from datetime import date
from typing import Any

import pytest

from regulations.document import read_document
from regulations.find import available, folder_of
from regulations.read import texts
from regulations.writing import edits
from regulations.writing.edits import GONE
from regulations.writing.pieces import cut
from regulations.writing.values import article_text, value_text

FILES = [(name, file, text) for name in available() for file, text in texts(folder_of(name)).items()]
IDS = [f"{name}/{file}" for name, file, _ in FILES]
VALUES: tuple[tuple[edits.At, Any], ...] = (
    (("match", "time", "segment"), "9 min"),
    (("since",), date(2027, 1, 1)),
    (("table_points", "by_score"), {"2-0": [3, 0]}),
    (("tiebreak", "more"), ["a) wins among tied", "b) lot"]),
    (("text",), 'Aspas " e barras \\ e\nlinhas.'),
)


def articles(file: str, text: str) -> list[dict[str, Any]]:
    document, findings = read_document(file, text)
    assert findings == ()
    return [dict(article) for article in document.articles]


@pytest.mark.parametrize(("name", "file", "text"), FILES, ids=IDS)
def test_the_pieces_of_a_file_are_the_file(name: str, file: str, text: str) -> None:
    assert cut(file, text).text() == text


@pytest.mark.parametrize(("name", "file", "text"), FILES, ids=IDS)
def test_random_changes_never_touch_another_article(name: str, file: str, text: str) -> None:
    rng = random.Random(file)
    expected = articles(file, text)
    for _ in range(12):
        at = rng.randrange(len(expected))
        key = rng.choice([*((k,) for k in expected[at] if k != "number"), *(where for where, _ in VALUES)])
        value = next((value for where, value in VALUES if where == key), GONE)
        expected[at] = edits.changed(expected[at], key, value)
        text = edits.set_at(file, text, at, key, value)
        assert articles(file, text) == expected


def test_comments_and_layout_stay() -> None:
    text = (
        '# Dos jogos\ntitle = "x"  # como impresso\n\n# Este é o primeiro.\n[[article]]\nnumber   = "1º"\n'
        'text     = "a"\nmatch    = { best_of = 3, target = 12 } # doze\n\n'
        '# Este é o segundo.\n[[article]]\nnumber = "2º"\n'
    )
    changed = edits.set_at("truco.toml", text, 0, ("match", "target"), 15)
    assert changed == text.replace("target = 12", "target = 15")
    moved = edits.move_article("truco.toml", changed, 1, -1)
    assert moved.index("# Este é o segundo.") < moved.index("# Este é o primeiro.")
    assert edits.remove_article("truco.toml", moved, 0).count("[[article]]") == 1
    assert edits.set_head("truco.toml", text, "title", "y") == text.replace('"x"', '"y"')


def test_an_article_in_brackets_or_behind_dotted_keys_can_be_changed_too() -> None:
    bracketed = 'title = "x"\narticle = [{ number = "1º", text = "a" }, { number = "2º", text = "b" }]\n'
    assert articles("a.toml", edits.set_at("a.toml", bracketed, 1, ("text",), "c"))[1]["text"] == "c"
    dotted = '[[article]]\nnumber = "1º"\nmatch.deciders = ["lot"]\nmatch.time.segment = "10 min"\n'
    changed = edits.set_at("a.toml", dotted, 0, ("match", "time", "interval"), "3 min")
    assert articles("a.toml", changed)[0]["match"]["time"] == {"segment": "10 min", "interval": "3 min"}


def test_a_file_that_is_no_toml_is_not_guessed_at() -> None:
    with pytest.raises(ValueError, match="line 1"):
        cut("a.toml", "[[article]\n")


@pytest.mark.parametrize(
    "value", ["a", 'b "c" \\ \n\t\x7f', 3, -1, date(2027, 5, 2), ["x", 1], {"a b": {"c": [1]}}, {}]
)
def test_a_value_is_written_as_it_is_read(value: Any) -> None:
    text = article_text({"number": "1º", "x": value})
    assert articles("a.toml", text)[0]["x"] == value


def test_what_toml_does_not_hold_is_a_bug() -> None:
    with pytest.raises(TypeError):
        value_text(None)
