"""The sports and the regulations that come along are in the language: their defaults and their articles load."""

from typing import Any

import pytest

from core.modality import Modality
from core.rules.article import Default
from modalities.catalogue import BUILT_IN, find
from regulations.defaults import defaults
from regulations.find import BESIDE, available, folder_of
from regulations.finding import RegulationError
from regulations.read import inline, load
from tests.regulations.sports import SPORTS

CAME_ALONG = [name for name in available() if folder_of(name).parent == BESIDE]


@pytest.mark.parametrize("modality", BUILT_IN, ids=lambda modality: modality.id)
def test_the_defaults_of_a_sport_load_and_say_whose_they_are(modality: Modality) -> None:
    statements = defaults(modality)
    assert statements
    for statement in statements:
        assert isinstance(statement.figure.source, Default)
        assert statement.figure.source.owner == modality.id
        assert statement.figure.source.basis


@pytest.mark.parametrize("name", CAME_ALONG)
def test_a_regulation_loads_and_each_figure_has_its_source(name: str) -> None:
    found = load(folder_of(name), find)
    for modality in found.modalities:
        for category in found.categories(modality):
            ruleset = found.ruleset(modality, category)
            for statement in ruleset.statements:
                source = statement.figure.source
                assert isinstance(source, Default) or source in ruleset.articles


def test_defaults_that_are_not_right_are_a_fault_of_the_sport() -> None:
    tables: tuple[dict[str, Any], ...] = ({"matches": {}}, {"match": {"overshoot": "keep"}})
    for faulty in tables:
        sport = Modality(id="faulty", name="Faulty", form="sets", defaults=faulty, basis={})
        with pytest.raises(RegulationError, match="modality faulty: "):
            inline([], sport)


def test_tuples_of_a_plugin_are_lists() -> None:
    sport = Modality(id="a", name="A", form="sets", defaults={"match": {"deciders": ("lot",)}}, basis={})
    assert inline([], sport).value("match.deciders") == ("lot",)
    assert inline([], SPORTS["truco"]).statements == ()
