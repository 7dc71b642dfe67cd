"""Where regulations are: folders beside this module, and those in the folders that SUMULA_REGULATIONS names."""

import os
from pathlib import Path

BESIDE = Path(__file__).parent
VARIABLE = "SUMULA_REGULATIONS"


def _places() -> list[Path]:
    """The committee's own folders first, so that a corrected copy is found before the one that came along."""
    named = os.environ.get(VARIABLE, "")
    return [*(Path(part) for part in named.split(os.pathsep) if part), BESIDE]


def available() -> list[str]:
    """The names of all regulations that are found, sorted."""
    return sorted(
        {folder.name for place in _places() if place.is_dir() for folder in place.iterdir() if _is_one(folder)}
    )


def folder_of(name: str) -> Path:
    """The folder of the regulation of that name. Raises FileNotFoundError where there is none."""
    if Path(name).name == name != "..":
        for place in _places():
            if _is_one(place / name):
                return place / name
    raise FileNotFoundError(name)


def _is_one(folder: Path) -> bool:
    return folder.is_dir() and any(folder.glob("*.toml"))
