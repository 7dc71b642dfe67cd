"""Each key of the language is read into its form, and none is left without an example."""

from typing import Any

import pytest

from core.standings.criterion import Criterion
from regulations.language.acts import ACTS, NOT_YET, SHOWN, acted_on
from regulations.language.tables import every_key, find
from tests.regulations import keys_order, keys_people, keys_play
from tests.regulations.reading import article, rules, value

KEYS = [*keys_people.KEYS, *keys_play.KEYS, *keys_order.KEYS]


def plain(read: object) -> object:
    """Criteria by their phrases."""
    if isinstance(read, tuple) and read and isinstance(read[0], Criterion):
        return tuple(criterion.phrase for criterion in read)
    return read.phrase if isinstance(read, Criterion) else read


@pytest.mark.parametrize(("sport", "line", "figures"), KEYS, ids=[line[:60] for _, line, _ in KEYS])
def test_the_line_is_read(sport: str, line: str, figures: dict[str, Any]) -> None:
    ruleset = rules(sport, article("1º", line))
    assert {path: plain(value(ruleset, path)) for path in figures} == figures


def test_every_key_has_its_example() -> None:
    shown = {found.generic for _, _, figures in KEYS for path in figures if (found := find(path))}
    expected = {key for key in every_key() if not key.startswith(("match.deciding.", "match.inner."))}
    assert expected - shown == set()


def test_every_key_says_what_holds_where_it_is_silent() -> None:
    assert [key for key, of in every_key().items() if not of.default] == []


def test_the_table_of_what_acts_names_keys_of_the_language() -> None:
    keys = every_key()
    stale = [
        entry
        for entry in (*ACTS, *NOT_YET, *SHOWN)
        if entry not in keys and not (entry.endswith(".") and any(key.startswith(entry) for key in keys))
    ]
    assert stale == []
    assert acted_on("table_points.win")
    assert not acted_on("ranking.ranks")
    assert acted_on("roster.athletes")
    assert not acted_on("documents.of")
