"""Packages installed for one test, and a catalogue that is looked for anew."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from modalities import catalogue
from modalities.isolated.process import Plugin
from tests.plugins.install import MALHA, described, install

Installer = Callable[[str], None]


@pytest.fixture
def site_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in which packages are found; the processes of their sports end with the test."""
    site = tmp_path / "site-packages"
    site.mkdir()
    monkeypatch.syspath_prepend(str(site))
    monkeypatch.setattr(catalogue, "_looked", [])
    started: list[Plugin] = []
    remember = Plugin.declared

    def declared(plugin: Plugin) -> object:
        started.append(plugin)
        return remember(plugin)

    monkeypatch.setattr(Plugin, "declared", declared)
    yield site
    for plugin in started:
        plugin.stop()


@pytest.fixture
def malha(site_packages: Path) -> Path:
    """The package of this folder, installed."""
    install(MALHA, site_packages)
    return site_packages


@pytest.fixture
def broken(site_packages: Path) -> Installer:
    """Installs a package "broken" of one module with this text."""

    def write(text: str) -> None:
        (site_packages / "broken.py").write_text(text, encoding="utf-8")
        described(site_packages, "sumula-broken", "0.1", {"broken": "broken:MODALITY"})

    return write
