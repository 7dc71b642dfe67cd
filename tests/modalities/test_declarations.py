"""What the modalities declare: defaults that the language can read, names that the page shows, words that differ."""

import pytest

from core.modality import Modality
from modalities.catalogue import BUILT_IN
from regulations.read import inline

EACH = pytest.mark.parametrize("modality", BUILT_IN, ids=lambda modality: modality.id)

FORMS = {"periods", "sets", "hands", "partials", "marks"}

OF_MATCHES = ("walkover.score",)
OF_MARKS = ("performance.better", "performance.precision", "performance.attempts", "performance.take")


@EACH
def test_the_defaults_are_in_the_language(modality: Modality) -> None:
    ruleset = inline([], modality, "open")
    assert not any(statement.figure.source.cite() for statement in ruleset.statements), "a default is no article"
    measured = ruleset.value("match.won_by") == "mark"
    assert measured == (modality.form == "marks")
    for path in ("roster.athletes", "roster.starters", "match.won_by", *(OF_MARKS if measured else OF_MATCHES)):
        assert ruleset.figure(path) is not None, path
    assert ruleset.figure("tiebreak.any") is not None
    assert measured or ruleset.figure("table_points.win") or ruleset.figure("table_points.by_score")


@EACH
def test_a_default_says_whose_rule_it_is(modality: Modality) -> None:
    assert all(modality.basis.values())
    tables = {key.split(".")[0] for key in modality.basis if key}
    assert tables <= modality.defaults.keys()


@EACH
def test_names_and_words(modality: Modality) -> None:
    assert modality.form in FORMS
    assert modality.name == modality.name.strip() != ""
    assert all(modality.infractions.values())
    words = [modality.point.one, modality.segment.one, modality.board.one]
    assert len(set(words)) == len(words)
    assert modality.values.keys() >= {key for key in modality.words if key in modality.values}


def test_ids_differ_and_are_those_of_the_module() -> None:
    ids = [modality.id for modality in BUILT_IN]
    assert len(set(ids)) == len(ids)
