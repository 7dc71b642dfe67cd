"""The regulation of an event written into a folder, and a folder to begin one in, from the command line."""

import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from modalities import catalogue
from regulations.find import folder_of
from regulations.read import load, texts
from tests.web.site import EVENT
from web.commands.regulation import app

RUN = CliRunner()


def written(folder: Path) -> dict[str, str]:
    """The texts of a folder."""
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in folder.rglob("*.toml")}


def test_an_event_is_exported_as_it_is_kept(
    built_sqlite: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(built_sqlite, tmp_path / "sumula.db")
    monkeypatch.setenv("SUMULA_DATA", str(tmp_path))
    monkeypatch.delenv("SUMULA_DATABASE", raising=False)
    folder = tmp_path / "jogos"
    assert RUN.invoke(app, ["export", EVENT, str(folder)]).exit_code == 0
    found = written(folder)
    assert {**found, "notes.toml": ""} == {**texts(folder_of("jogos-cooperativas-2019")), "notes.toml": ""}
    assert load(folder, catalogue.find).entries
    assert RUN.invoke(app, ["export", EVENT, str(folder)]).exit_code == 1, "nothing is written over"
    assert RUN.invoke(app, ["export", "nada", str(tmp_path / "outra")]).exit_code == 1
    assert not (tmp_path / "outra").exists()


def test_a_folder_is_begun_empty_or_from_a_regulation(tmp_path: Path) -> None:
    assert RUN.invoke(app, ["new", str(tmp_path / "vazia")]).exit_code == 0
    assert list(written(tmp_path / "vazia")) == ["general.toml"]
    assert load(tmp_path / "vazia", catalogue.find).entries == ()
    assert RUN.invoke(app, ["new", str(tmp_path / "copia"), "--from", "domino-fid"]).exit_code == 0
    assert written(tmp_path / "copia") == texts(folder_of("domino-fid"))
    assert RUN.invoke(app, ["new", str(tmp_path / "outra"), "--from", "nada"]).exit_code == 1
    assert RUN.invoke(app, ["new", str(tmp_path / "copia")]).exit_code == 1
