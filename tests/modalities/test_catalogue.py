"""The catalogue: the built-in modalities, plugins of other packages, and plugins that cannot be used."""

import sys
from dataclasses import replace
from importlib.metadata import EntryPoint
from types import ModuleType

import pytest

from modalities import futsal
from modalities.catalogue import BUILT_IN, GROUP, catalogue, discover, find, unusable


def plugin(value: str) -> EntryPoint:
    return EntryPoint("peteca", value, GROUP)


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A package of a third party, as it looks once imported."""
    module = ModuleType("third_party_peteca")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    return module


def test_the_built_in_ones_are_found_by_id() -> None:
    assert list(catalogue())[: len(BUILT_IN)] == [modality.id for modality in BUILT_IN]
    assert all(find(modality.id) is modality for modality in BUILT_IN)
    assert find("peteca") is None
    assert unusable() == ()


def test_a_plugin_joins_the_built_in_ones(package: ModuleType) -> None:
    package.MODALITY = replace(futsal.MODALITY, id="peteca")  # type: ignore[attr-defined]
    found, left_out = discover([plugin("third_party_peteca:MODALITY")])
    assert found["peteca"] is package.MODALITY
    assert len(found) == len(BUILT_IN) + 1
    assert left_out == ()


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("no_such_package:MODALITY", "ModuleNotFoundError"),
        ("third_party_peteca:NOTHING", "AttributeError"),
        ("third_party_peteca:WRONG", "str is no Modality"),
        ("third_party_peteca:TAKEN", 'there already is a modality "futsal"'),
    ],
)
def test_a_plugin_that_cannot_be_used_is_reported_and_the_others_stay(
    package: ModuleType, value: str, why: str
) -> None:
    package.WRONG = "peteca"  # type: ignore[attr-defined]
    package.TAKEN = replace(futsal.MODALITY, name="Another futsal")  # type: ignore[attr-defined]
    found, left_out = discover([plugin(value)])
    assert found == {modality.id: modality for modality in BUILT_IN}
    assert [(each.name, each.where) for each in left_out] == [("peteca", value)]
    assert why in left_out[0].why
