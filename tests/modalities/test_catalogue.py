"""The catalogue: the built-in modalities; those of other packages are tried in tests/plugins."""

from modalities.catalogue import BUILT_IN, cases_of, catalogue, find, installed, unusable


def test_the_built_in_ones_are_found_by_id() -> None:
    assert list(catalogue()) == [modality.id for modality in BUILT_IN]
    assert all(find(modality.id) is modality for modality in BUILT_IN)
    assert find("peteca") is None
    assert unusable() == ()


def test_each_has_a_folder_of_cases() -> None:
    assert all(cases_of(name) is not None for name in installed())
    assert cases_of("peteca") is None
