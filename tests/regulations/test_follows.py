"""A regulation that amends another: what it says again replaces the article whole, the rest is taken over."""

from pathlib import Path

import pytest

from regulations.find import available, folder_of
from regulations.finding import RegulationError
from regulations.read import load, load_files, texts
from tests.regulations.reading import GENERAL, article, head, note, value
from tests.regulations.sports import SPORTS

BASE = {
    "general.toml": GENERAL + article("1º", "calendar = { matches_per_day = 1 }"),
    "futsal.toml": head("futsal", rest='categories = ["male", "female"]\n')
    + article("1º", 'match = { segments = 2, draw = "stands" }')
    + article("2º", "roster = { athletes = 12 }"),
    "truco.toml": head("truco"),
    "notes.toml": note(1, "calendar = { matches_per_day = 1 }"),
}
OWN = {
    "general.toml": 'title = "Edição nova"\nsource = "2028"\nfollows = "base"\n',
    "futsal.toml": 'title = "Futsal"\nsource = "2028"\nmodality = "futsal"\n'
    + article("Art. 1º", "match = { segments = 1 }")
    + article("3º", "match = { cap = 9 }"),
}


def write(folder: Path, files: dict[str, str]) -> Path:
    folder.mkdir()
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def amended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A base and a regulation that follows it, where regulations are looked for."""
    write(tmp_path / "base", BASE)
    monkeypatch.setenv("SUMULA_REGULATIONS", str(tmp_path))
    return write(tmp_path / "nova", OWN)


def test_an_article_of_the_same_number_is_replaced_whole(amended: Path) -> None:
    found = load(amended, SPORTS.get)
    ruleset = found.ruleset("futsal", "male")
    assert (value(ruleset, "match.segments"), value(ruleset, "match.draw")) == (1, None)
    assert (value(ruleset, "roster.athletes"), value(ruleset, "match.cap")) == (12, 9)
    assert [entry.article.number for entry in found.articles("futsal")] == ["Art. 1º", "2º", "3º"]


def test_files_and_heads_that_it_does_not_state_are_taken_over_and_notes_are_not(amended: Path) -> None:
    found = load(amended, SPORTS.get)
    assert (found.title, found.categories("futsal")) == ("Edição nova", ("male", "female"))
    assert list(found.modalities) == ["futsal", "truco"]
    assert found.articles("notes") == ()
    assert value(found.ruleset("truco"), "calendar.matches_per_day") == 1


def test_its_texts_hold_those_that_it_follows(amended: Path) -> None:
    files = texts(amended)
    assert sorted(files) == [
        *("base/futsal.toml", "base/general.toml", "base/notes.toml", "base/truco.toml"),
        *("futsal.toml", "general.toml"),
    ]
    again = load_files(files, SPORTS.get, "nova")
    assert again.ruleset("futsal", "male") == load(amended, SPORTS.get).ruleset("futsal", "male")


def test_regulations_are_found_by_name(amended: Path) -> None:
    assert {"base", "nova", "jogos-cooperativas-2019"} <= set(available())
    assert folder_of("nova") == amended
    with pytest.raises(FileNotFoundError):
        folder_of("nenhum")
    with pytest.raises(FileNotFoundError):
        folder_of("../nova")


def test_two_that_follow_each_other_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUMULA_REGULATIONS", str(tmp_path))
    write(tmp_path / "a", {"general.toml": GENERAL + 'follows = "b"\n'})
    write(tmp_path / "b", {"general.toml": GENERAL + 'follows = "a"\n'})
    with pytest.raises(RegulationError, match=r'b/general\.toml: follows "a", which in turn follows this one'):
        load(tmp_path / "a", SPORTS.get)


def test_a_folder_without_files_and_one_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(RegulationError, match=r"there is no \.toml file here"):
        load(tmp_path, SPORTS.get)
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "nada", SPORTS.get)


def test_a_file_that_is_not_text_is_told(tmp_path: Path) -> None:
    (tmp_path / "general.toml").write_bytes(b'title = "Edi\xe7\xe3o"\n')
    with pytest.raises(RegulationError, match=r"general\.toml: the file is not UTF-8 text\. Save it as UTF-8\."):
        load(tmp_path, SPORTS.get)
