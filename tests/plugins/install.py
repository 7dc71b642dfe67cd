"""Puts a package where Python finds it, as an installer would: the files, and what its metadata says of them."""

import shutil
import tomllib
from pathlib import Path

MALHA = Path(__file__).parent / "malha"


def install(source: Path, site: Path) -> None:
    """Copy the packages of a source folder and write their metadata; nothing is fetched or built."""
    project = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for package in source.iterdir():
        if package.is_dir():
            shutil.copytree(package, site / package.name, ignore=shutil.ignore_patterns("__pycache__"))
    described(site, project["name"], project["version"], project["entry-points"]["sumula.modalities"])


def described(site: Path, name: str, version: str, points: dict[str, str]) -> None:
    """The metadata of an installed package with these entry points."""
    about = site / f"{name.replace('-', '_')}-{version}.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    listed = "".join(f"{entry} = {target}\n" for entry, target in points.items())
    (about / "entry_points.txt").write_text(f"[sumula.modalities]\n{listed}", encoding="utf-8")
