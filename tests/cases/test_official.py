"""The official final tables of real competitions, through the same ruleset and engine that the pages use."""

import json
from pathlib import Path

import pytest

from core.competition import standings
from modalities.catalogue import find
from regulations.case import read_case

FOLDER = Path(__file__).parent / "official"
EXPECTED = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_an_official_table_comes_out(name: str) -> None:
    case = read_case(FOLDER / f"{name}.toml", find)
    found = standings(case.record, case.ruleset, case.modality)
    assert not found.refusals
    (ranking,) = found.rankings
    places = {place.side: place.place for place in ranking.places}
    expected = EXPECTED[name]
    order = expected["official_order"]
    for number in expected["verified_positions"]:
        assert places[order[number - 1]] == number
    for block in expected["verified_sets"]:
        assert {places[side] for side in block} <= {order.index(side) + 1 for side in block}
    for level in expected["shared_places"]:
        assert len({places[side] for side in level}) == 1


def test_all_tables_are_here() -> None:
    assert len(EXPECTED) == 141 == len(list(FOLDER.glob("*.toml")))
