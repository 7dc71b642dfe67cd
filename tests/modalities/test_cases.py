"""The worked cases that travel with each modality: the table, and every reason that the case gives for it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import modalities
from core.competition import Standings, standings
from core.exact import Value, plain, write
from core.standings.criterion import Criterion, Measure
from core.standings.ranking import Step
from modalities.catalogue import BUILT_IN, find
from regulations.case import Case, read_case
from regulations.find import folder_of
from regulations.read import Regulation, load

FOLDER = Path(modalities.__file__).parent / "cases"
CASES = sorted(FOLDER.glob("*/*.toml"))

_LOADED: dict[str, Regulation] = {}


def regulation(name: str) -> Regulation:
    """The regulation, read once for all cases."""
    if name not in _LOADED:
        _LOADED[name] = load(folder_of(name), find)
    return _LOADED[name]


def ranked(path: Path) -> tuple[Case, Standings]:
    case = read_case(path, find, regulation)
    return case, standings(case.record, case.ruleset, case.modality)


@pytest.mark.parametrize("path", CASES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_case(path: Path) -> None:
    case, found = ranked(path)
    assert not found.refusals
    table = [
        (place.place, place.side, place.facts["table points"], ranking.group)
        for ranking in found.rankings
        for place in ranking.places
    ]
    assert sorted(table) == sorted((line.place, line.side, line.points, line.group) for line in case.table)
    said = set(reasons(found))
    assert [line for line in (tuple(each.split()) for each in case.reasons) if line not in said] == []


def reasons(found: Standings) -> Iterator[tuple[str, ...]]:
    """Each step the way a case writes it, word by word: "Alfa, Beta   head-to-head: 0, 3   art. 4º"."""
    for ranking in found.rankings:
        for step in ranking.steps:
            if step.skipped is None:
                yield tuple(reason(step).split())


def reason(step: Step) -> str:
    criterion = step.criterion.value
    values = ", ".join(shown(step.values[side], criterion) for side in step.sides if side in step.values)
    return f"{', '.join(step.sides)} {criterion.phrase}: {values} {step.criterion.source.cite(criterion.letter)}"


def shown(value: Value, criterion: Criterion) -> str:
    if isinstance(value, tuple):
        return " ".join(write(value))
    signed = criterion.measure is Measure.DIFFERENCE and isinstance(value, int) and value > 0
    return f"+{plain(value)}" if signed and isinstance(value, int) else str(write(value))


def test_every_modality_has_cases_of_its_own() -> None:
    counted = {modality.id: len(list((FOLDER / modality.id).glob("*.toml"))) for modality in BUILT_IN}
    assert {id_: number for id_, number in counted.items() if number < 4} == {}


def test_every_folder_of_cases_is_of_a_modality() -> None:
    assert {path.name for path in FOLDER.iterdir()} <= {modality.id for modality in BUILT_IN}
