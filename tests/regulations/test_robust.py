"""Whatever stands in a file, it loads or says what is wrong: nothing that people write makes the loader fall over."""

import copy
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from datetime import date
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regulations.finding import RegulationError
from regulations.language.head import ARTICLE, HEAD, NOTE
from regulations.read import inline, load_files
from tests.regulations import keys_order, keys_people, keys_play
from tests.regulations.reading import GENERAL
from tests.regulations.sports import SPORTS

KEYS = [*keys_people.KEYS, *keys_play.KEYS, *keys_order.KEYS]
STRANGE: list[Any] = [
    *(0, -1, 10**30, True, Decimal("0.5"), Decimal("1e999999999"), Decimal("inf"), Decimal("nan"), date(2027, 1, 1)),
    *("", "x", "none", "free", "any", "1/0", "3 to 1", "10 % of target", "a, b", "1A x 2B", "lot", "x) y) z"),
    *([], [[]], [1, "a"], ["lot", "lot"], [{}], [{"name": 1}]),
    *({}, {"a": 1}, {"name": "a"}, {"x": {"y": {"z": 1}}}),
]
STRANGE_TOML = ("0", '""', '"x"', "true", "[]", "[1]", "{}", '{ a = "b" }', "2027-01-01", "[[1]]", '["x", "x"]')


def places(value: Any, above: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands inside the value."""
    if above:
        yield above
    if isinstance(value, dict):
        for key, each in value.items():
            yield from places(each, (*above, key))
    elif isinstance(value, list):
        for at, each in enumerate(value):
            yield from places(each, (*above, at))


def spoilt(rules: dict[str, Any], place: tuple[Any, ...], strange: object) -> dict[str, Any]:
    """The same rules with something strange at that place."""
    found = copy.deepcopy(rules)
    inner: Any = found
    for key in place[:-1]:
        inner = inner[key]
    inner[place[-1]] = copy.deepcopy(strange)
    return found


def accepted(article: dict[str, Any], sport: str) -> bool:
    """True where a case may hold the article; where not, each finding can be put into words."""
    try:
        inline([{"number": "1", "text": "x", **article}], SPORTS[sport])
    except RegulationError as error:
        return not [finding.text() for finding in error.findings]
    return True


@given(st.sampled_from(KEYS), st.data())
def test_something_strange_in_a_rule(key: tuple[str, str, Any], data: st.DataObject) -> None:
    rules = tomllib.loads(key[1])
    place = data.draw(st.sampled_from(list(places(rules))))
    accepted(spoilt(rules, place, data.draw(st.sampled_from(STRANGE))), key[0])


@pytest.mark.nightly
@pytest.mark.parametrize(("sport", "line"), [key[:2] for key in KEYS])
def test_everything_strange_everywhere_in_a_rule(sport: str, line: str) -> None:
    rules = tomllib.loads(line)
    for place in places(rules):
        for strange in STRANGE:
            accepted(spoilt(rules, place, strange), sport)


@given(st.sampled_from(sorted({*ARTICLE, *NOTE})), st.sampled_from(STRANGE))
def test_something_strange_beside_the_rules(key: str, strange: object) -> None:
    accepted({"match": {"target": 100}, key: copy.deepcopy(strange)}, "domino")


@given(st.sampled_from([*HEAD, "article", "note"]), st.sampled_from(STRANGE_TOML), st.booleans())
def test_something_strange_in_a_head(key: str, strange: str, general: bool) -> None:
    lines = {"title": '"x"', "source": '"x"', "modality": '"futsal"', key: strange}
    text = "\n".join(f"{name} = {value}" for name, value in lines.items())
    files = {"general.toml": text} if general else {"general.toml": GENERAL, "futsal.toml": text}
    with suppress(RegulationError):
        load_files(files, SPORTS.get)


@given(st.text(max_size=60))
def test_any_text_at_all(text: str) -> None:
    with pytest.raises(RegulationError):
        load_files({"futsal.toml": text}, SPORTS.get)
