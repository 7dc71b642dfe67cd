"""The command line with sports of other packages: who brought each, how its cases come out, and what cannot be used."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from modalities import catalogue
from tests.plugins.conftest import Installer
from tests.plugins.install import MALHA
from web import proofs
from web.commands import modality, rank

RUN = CliRunner()
CASES = MALHA / "sumula_malha" / "cases"


@pytest.fixture(autouse=True)
def only_what_is_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    """The built-in ones have tests of their own, and many cases."""
    monkeypatch.setattr(catalogue, "BUILT_IN", ())
    proofs._proof.cache_clear()
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


@pytest.mark.usefixtures("malha")
def test_a_package_is_listed_with_its_version_and_its_cases() -> None:
    answer = RUN.invoke(modality.app, ["list"])
    assert answer.stdout.strip() == "malha  Malha, sumula-malha 1.2; 3 worked cases"
    told = json.loads(RUN.invoke(modality.app, ["list", "--json"]).stdout)
    assert {key: told[key] for key in ("package", "version", "built_in", "cases", "failing", "counts")} == {
        "package": "sumula-malha",
        "version": "1.2",
        "built_in": False,
        "cases": 3,
        "failing": [],
        "counts": True,
    }
    assert RUN.invoke(modality.app, ["check", "malha"]).exit_code == 0


@pytest.mark.usefixtures("malha")
def test_its_cases_are_ranked_as_any_others() -> None:
    answer = RUN.invoke(rank.app, [str(CASES / "tres-em-ciclo.toml")])
    assert answer.exit_code == 0
    assert "-8" in answer.stdout.replace("−", "-")
    assert "expects" not in answer.stdout


def test_a_case_that_fails_is_named_with_what_differs(malha: Path) -> None:
    case = malha / "sumula_malha" / "cases" / "ausente.toml"
    case.write_text(case.read_text(encoding="utf-8").replace("1 Beta 2", "1 Beta 3"), encoding="utf-8")
    described = malha / "sumula_malha-1.2.dist-info" / "METADATA"
    described.write_text("Metadata-Version: 2.1\nName: sumula-malha\nVersion: 1.3\n", encoding="utf-8")
    answer = RUN.invoke(modality.app, ["check", "malha"])
    assert answer.exit_code == 1
    assert "malha: 3 worked cases, 1 fails" in answer.stdout
    assert "Quem não vem perde pelo alvo a zero" in answer.stdout
    assert "Beta: expected 1 with 3, found 1 with 2" in answer.stdout


def test_one_that_cannot_be_used_is_listed_with_why(broken: Installer) -> None:
    broken("raise ValueError('no luck')")
    listed = RUN.invoke(modality.app, ["list"])
    assert "broken (broken:MODALITY): its package ended with an error (ValueError: no luck)" in listed.output
    told = json.loads(RUN.invoke(modality.app, ["list", "--json"]).stdout)
    assert (told["id"], "no luck" in told["error"]) == ("broken", True)
    checked = RUN.invoke(modality.app, ["check", "broken"])
    assert (checked.exit_code, "no luck" in checked.output) == (1, True)
    assert RUN.invoke(modality.app, ["check"]).exit_code == 1


def test_one_that_hangs_while_its_cases_are_tried_is_told(malha: Path) -> None:
    module = malha / "sumula_malha" / "__init__.py"
    text = module.read_text(encoding="utf-8")
    text = text.replace("    counted = count_parts", "    while True: pass\n    counted = count_parts")
    module.write_text(text, encoding="utf-8")
    answer = RUN.invoke(modality.app, ["check", "malha"])
    assert (answer.exit_code, "took longer than two seconds" in answer.output) == (1, True)
