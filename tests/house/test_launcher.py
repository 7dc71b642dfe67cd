"""The launcher is plain sh and, when something is missing, says what and how to mend it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.tree import ROOT

LAUNCHER = ROOT / "sumula"


def launch(environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Runs the launcher with these variables and an English voice."""
    path = {"PATH": os.environ["PATH"], "LANG": "C"}
    command = [str(LAUNCHER), "modality", "list"]
    return subprocess.run(
        command, env=path | environment, cwd="/", capture_output=True, text=True, timeout=60, check=False
    )


def python_that(says: str, tmp_path: Path) -> str:
    """A stand-in for a Python, as a shell script in a folder with a space in its name."""
    (tmp_path / "a python").mkdir()
    script = tmp_path / "a python" / "python3"
    script.write_text(f"#!/bin/sh\n{says}\n")
    script.chmod(0o755)
    return str(script)


@pytest.mark.parametrize("shell", [shell for shell in ("sh", "dash", "bash", "busybox") if shutil.which(shell)])
def test_the_launcher_is_plain_sh(shell: str) -> None:
    command = [shell, "sh", "-n"] if shell == "busybox" else [shell, "-n"]
    assert subprocess.run([*command, LAUNCHER], capture_output=True, check=False).stderr == b""
    assert os.access(LAUNCHER, os.X_OK), "chmod +x sumula"


def test_an_old_python_is_named(tmp_path: Path) -> None:
    old = python_that("echo 3.9; exit 1", tmp_path)
    answer = launch({"SUMULA_PYTHON": old, "SUMULA_VENV": str(tmp_path / "venv")})
    assert answer.returncode == 1
    assert "needs Python 3.11 or newer" in answer.stderr
    assert f"{old} (3.9)" in answer.stderr
    assert not (tmp_path / "venv").exists()


@pytest.mark.parametrize(
    ("lang", "words"), [("pt_BR.UTF-8", "precisa do Python 3.11"), ("es_AR.UTF-8", "necesita Python 3.11")]
)
def test_it_speaks_the_language_of_the_terminal(lang: str, words: str, tmp_path: Path) -> None:
    absent = {"SUMULA_PYTHON": str(tmp_path / "absent"), "SUMULA_VENV": str(tmp_path / "venv")}
    assert words in launch(absent | {"LANG": lang}).stderr


def test_a_python_without_venv_is_told_which_package_brings_it(tmp_path: Path) -> None:
    bare = python_that('case "$2" in *ensurepip*) exit 1 ;; *) echo 3.12 ;; esac', tmp_path)
    answer = launch({"SUMULA_PYTHON": bare, "SUMULA_VENV": str(tmp_path / "venv")})
    assert answer.returncode == 1
    assert "sudo apt-get install -y python3.12-venv" in answer.stderr


def test_a_folder_that_cannot_be_written_is_named() -> None:
    answer = launch({"SUMULA_PYTHON": sys.executable, "SUMULA_VENV": "/proc/sumula/venv"})
    assert answer.returncode == 1
    assert "/proc/sumula/venv cannot be written to" in answer.stderr


def test_a_folder_that_is_not_ours_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("kept")
    answer = launch({"SUMULA_PYTHON": sys.executable, "SUMULA_VENV": str(tmp_path)})
    assert answer.returncode == 1
    assert "is left alone" in answer.stderr
    assert (tmp_path / "letters.txt").read_text() == "kept"


def test_without_a_network_it_says_so_and_leaves_nothing_that_looks_finished(tmp_path: Path) -> None:
    nowhere = "http://127.0.0.1:9/"
    offline = {"PIP_INDEX_URL": nowhere, "PIP_RETRIES": "0", "PIP_CONFIG_FILE": os.devnull, "PIP_NO_CACHE_DIR": "1"}
    answer = launch(offline | {"SUMULA_PYTHON": sys.executable, "SUMULA_VENV": str(tmp_path / "venv")})
    assert answer.returncode == 1
    assert "No network" in answer.stderr
    assert str(tmp_path / "venv" / "sumula-install.log") in answer.stderr
    assert not list((tmp_path / "venv").glob("*.stamp"))
