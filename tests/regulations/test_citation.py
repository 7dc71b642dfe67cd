"""Citations lead to their article however they are written."""

import pytest

from core.rules.article import Article
from regulations import citation

FILES = ("general", "futsal", "futsal.master", "notes")


@pytest.mark.parametrize(
    ("written", "file", "number"),
    [
        ("general, 27", "general", "27"),
        ("general, Art. 27º", "general", "27"),
        ("futsal, 3º", "futsal", "3"),
        ("futsal.master, 3", "futsal.master", "3"),
        ("futsal.toml, 3º, b", "futsal", "3,b"),
        ("3º", "futsal", "3"),
        ("art. 3º,B", "futsal", "3,b"),
        ("Artigo 39.3.1", "futsal", "39.3.1"),
        ("3º, parágrafo único", "futsal", "3,parágrafoúnico"),
        ("note 2", "notes", "2"),
        ("nota 2", "notes", "2"),
    ],
)
def test_it_names_a_file_and_a_number(written: str, file: str, number: str) -> None:
    cited = citation.parse(written, "futsal", FILES)
    assert (cited.file, cited.number, cited.known_file) == (file, number, True)


def test_a_file_that_is_none_is_recognised() -> None:
    assert not citation.parse("regulamento, 3º", "futsal", FILES).known_file


def test_a_citation_is_written_as_it_would_be_pasted() -> None:
    assert citation.written(Article("general", "3º"), "futsal") == "general, 3º"
    assert citation.written(Article("futsal", "3º"), "futsal") == "3º"
    assert citation.written(Article("notes", "3"), "futsal") == "note 3"
    assert citation.spoken(Article("general", "3º"), "futsal") == "general, art. 3º"
    assert citation.spoken(Article("notes", "3"), "futsal") == "note 3"
