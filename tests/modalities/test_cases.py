"""That each modality travels with worked cases of its own; tests/cases says whether they come out."""

from pathlib import Path

import modalities
from modalities.catalogue import BUILT_IN

FOLDER = Path(modalities.__file__).parent / "cases"
LEAST = 4


def test_every_modality_has_cases_of_its_own() -> None:
    counted = {modality.id: len(list((FOLDER / modality.id).glob("*.toml"))) for modality in BUILT_IN}
    assert {name: number for name, number in counted.items() if number < LEAST} == {}


def test_every_folder_of_cases_is_of_a_modality() -> None:
    assert {path.name for path in FOLDER.iterdir()} <= {modality.id for modality in BUILT_IN}
