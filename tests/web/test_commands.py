"""The commands: many cases at once, what cannot be read, how fast they start, what is said where a port is taken."""

import json
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CASES = ROOT / "tests" / "cases" / "official"

CASE = """
title = "Duas empatadas"
modality = "futsal"
sheets = \"\"\"
Alfa  3-1  Beta
Beta  x  Gama
\"\"\"
table = \"\"\"
1 Alfa 3
2 Beta 9
3 Gama 0
\"\"\"
[[article]]
number = "7º"
text = "Vitória, três."
table_points = { win = 3, draw = 1, loss = 0 }
"""

HEAVY = {"fastapi", "weasyprint", "sqlmodel", "sqlalchemy", "uvicorn"}
LOADED = """
import runpy, sys
sys.argv = ["sumula", "modality", "list"]
try:
    runpy.run_module("web", run_name="__main__")
except SystemExit:
    print(sorted(HEAVY & set(sys.modules)))
"""


def run(*arguments: object, lang: str = "C", **more: str) -> subprocess.CompletedProcess[str]:
    """Runs ``./sumula`` with the Python of the tests."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "SUMULA_"))}
    environment |= {"PYTHONPATH": str(ROOT), "LANG": lang, "TERM": "dumb", **more}
    command = [sys.executable, "-P", "-m", "web", *map(str, arguments)]
    return subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", timeout=60, check=False, env=environment
    )


def test_a_case_is_ranked_in_words_in_the_terminals_language(tmp_path: Path) -> None:
    path = tmp_path / "caso.toml"
    path.write_text(CASE, encoding="utf-8")
    answer = run("rank", path, lang="pt_BR.UTF-8")
    assert answer.returncode == 0
    assert "Duas empatadas" in answer.stdout
    assert "Por que esta ordem?" in answer.stdout
    assert "O caso espera Beta no lugar 2 com 9." in answer.stdout
    assert "Why this order?" in run("rank", path).stdout


def test_one_case_as_json_has_places_steps_and_what_is_due(tmp_path: Path) -> None:
    path = tmp_path / "caso.toml"
    path.write_text(CASE, encoding="utf-8")
    answer = json.loads(run("rank", path, "--json").stdout)
    assert set(answer) == {"places", "steps", "due"}
    first = answer["places"][0]
    assert (first["place"], first["side"], first["facts"]["table points"]) == (1, "Alfa", "3")


def test_a_folder_is_one_object_a_line() -> None:
    answer = run("rank", CASES, "--json")
    lines = [json.loads(line) for line in answer.stdout.splitlines()]
    assert answer.returncode == 0
    assert len(lines) == len(list(CASES.glob("*.toml"))) > 100
    assert all("places" in line and line["file"].endswith(".toml") for line in lines)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x = ", "line 1"),
        ("", "no modality"),
        ('modality = "quadribol"\nsheets = "A  1-0  B"', 'no modality "quadribol"'),
        ('use = "nenhum/futsal"\nsheets = "A  1-0  B"', 'no regulation "nenhum"'),
        ('modality = "futsal"\nsheet = "A  1-0  B"', 'no "sheet". Did you mean "sheets"?'),
        ('modality = "futsal"\nsheets = "A 1-0 B"', "line 1"),
        ('modality = "futsal"\nsheets = "A  1-0  B"\nlots = [["A", "Bê"]]', "Did you mean B?"),
        ('modality = "futsal"\nsheets = "A  1-0  B"\ndeductions = { A = 1.5 }', '"3/2"'),
        ('modality = "futsal"\nsheets = "A  1-0  B"\nplacings = "futsal  1 A"', "placings"),
        (
            'modality = "futsal"\nsheets = "A  1-0  B"\n[[article]]\nnumber = "1"\ntext = "x"\nmatch = { aim = 3 }',
            "aim",
        ),
        ('modality = "volei-de-quadra"\nsheets = "A  99-1 25-1 25-1  B"', "A  99-1 25-1 25-1  B"),
        ('modality = "futsal"\nsheets = "A  1-0  B"\ntable = "A first"', "PLACE SIDE POINTS"),
        ('modality = "futsal"\nsheets = "group A\\nA  1-0  B\\ngroup B\\nC  1-0  D"\nsides = ["E"]', "E has no match"),
    ],
)
def test_what_cannot_be_read_is_said_in_its_place(text: str, said: str, tmp_path: Path) -> None:
    good, bad = tmp_path / "a.toml", tmp_path / "b.toml"
    good.write_text(CASE, encoding="utf-8")
    bad.write_text(text, encoding="utf-8")
    answer = run("rank", good, bad, tmp_path / "absent.toml", "--json")
    assert answer.returncode == 1
    lines = [json.loads(line) for line in answer.stdout.splitlines()]
    assert "places" in lines[0]
    assert set(lines[1]) == set(lines[2]) == {"file", "error"}
    assert said in lines[1]["error"]
    assert "Traceback" not in answer.stderr


def test_small_commands_start_at_once_and_load_no_server() -> None:
    code = LOADED.replace("HEAVY", repr(HEAVY))
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert answer.stdout.splitlines()[-1] == "[]"
    fastest = min(_seconds("modality", "--help") for _ in range(3))
    assert fastest < 0.8, "it takes 0.3 s where nothing else runs"


def _seconds(*arguments: str) -> float:
    started = time.monotonic()
    assert run(*arguments).returncode == 0
    return time.monotonic() - started


def test_help_lists_the_commands() -> None:
    answer = run("--help")
    assert answer.returncode == 0
    for command in ("demo", "serve", "rank", "regulation", "modality"):
        assert command in answer.stdout
    assert run("nothing").returncode == 2


def test_modalities_are_listed() -> None:
    assert "futsal" in run("modality", "list").stdout
    first = json.loads(run("modality", "list", "--json").stdout.splitlines()[0])
    assert (first["id"], first["built_in"], first["failing"]) == ("atletismo", True, [])
    assert first["cases"] > 0


@pytest.mark.parametrize("command", ["serve", "demo"])
def test_a_port_that_is_taken_is_told_with_another(command: str, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        answer = run(command, "--port", port, lang="pt_BR.UTF-8", SUMULA_DATA=str(tmp_path))
    assert answer.returncode == 1
    assert f"A porta {port} já está em uso" in answer.stderr
    assert f"--port {port + 1}" in answer.stderr


def test_a_folder_that_cannot_be_written_is_named() -> None:
    answer = run("serve", "--port", _free(), SUMULA_DATA="/proc/sumula")
    assert answer.returncode == 1
    assert "/proc/sumula" in answer.stderr
    assert "SUMULA_DATA" in answer.stderr
    assert "Traceback" not in answer.stderr


def _free() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
