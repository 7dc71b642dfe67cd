"""A draw in two steps, drawn again from the published record by a program that knows nothing but its description."""

import hashlib
import json
from dataclasses import asdict, replace

import pytest

from core.draw.lot import ALGORITHM, Announced, check, digest, drawn

LOT = Announced("jogos-do-vale", 3, "Segundo lugar do grupo B", ("Alfa", "Ação", "Zê"), "Extração 6012, 1º prêmio")
VALUE = "48.213"


def record(announced: Announced = LOT, value: str = VALUE) -> dict[str, object]:
    """The record as it is published."""
    own = asdict(announced) | {"names": list(announced.names)}
    return own | {"digest": digest(announced), "value": value, "order": list(drawn(announced, value))}


DESCRIBED = """
import hashlib, json
def again(r):
    said = {k: r[k] for k in ("algorithm", "event", "names", "number", "purpose", "source")}
    text = json.dumps(said, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    salt = hashlib.sha256(text.encode("utf-8")).digest()
    key = hashlib.pbkdf2_hmac("sha256", r["value"].encode("utf-8"), salt, 200000)
    order, block = list(r["names"]), 0
    for last in range(len(order) - 1, 0, -1):
        while True:
            x = int.from_bytes(hashlib.sha256(key + block.to_bytes(8, "big")).digest(), "big")
            block += 1
            if x < 2**256 - 2**256 % (last + 1):
                break
        j = x % (last + 1)
        order[last], order[j] = order[j], order[last]
    return order
"""
"""Somebody else's program, written from the description on the page alone."""


def test_somebody_else_draws_the_same_order() -> None:
    own: dict[str, object] = {}
    exec(DESCRIBED, own)  # noqa: S102 - the program of another, as it would be run
    for number in range(1, 6):
        lot = replace(LOT, number=number, names=tuple(f"Equipe {i}" for i in range(1, number + 3)))
        published = json.loads(json.dumps(record(lot, f"{number} 77")))
        assert own["again"](published) == published["order"]  # type: ignore[operator]


def test_a_true_record_is_found_true() -> None:
    assert check(record()) == ()
    assert check(json.loads(json.dumps(record()))) == ()


@pytest.mark.parametrize(
    ("changed", "found"),
    [
        ({"names": ["Ação", "Alfa", "Zê"]}, ("digest differs", "order differs")),
        ({"source": "Extração 6013"}, ("digest differs", "order differs")),
        ({"order": ["Zê", "Ação", "Alfa", "Alfa"]}, ("order differs",)),
        ({"order": "AlfaAçãoZê"}, ("order differs",)),
        ({"digest": hashlib.sha256(b"").hexdigest()}, ("digest differs",)),
        ({"algorithm": "sumula-draw-0"}, ("unknown algorithm",)),
        ({"value": None, "order": None}, ("not drawn",)),
        ({"names": None}, ("not a record",)),
        ({"number": "três"}, ("not a record",)),
    ],
)
def test_a_changed_record_is_told(changed: dict[str, object], found: tuple[str, ...]) -> None:
    assert check(record() | changed) == found


def test_what_is_announced_binds_the_order() -> None:
    others = [replace(LOT, number=4), replace(LOT, event="outros"), replace(LOT, purpose="x"), replace(LOT, source="x")]
    assert len({digest(each) for each in (LOT, *others)}) == 5
    many = {drawn(replace(LOT, names=tuple("ABCDEFGH"), number=number), VALUE) for number in range(1, 6)}
    assert len(many) == 5


def test_spaces_around_the_value_do_not_count() -> None:
    assert drawn(LOT, " 48.213\n") == drawn(LOT, "48.213")
    assert drawn(LOT, "48  213") == drawn(LOT, "48 213")


def test_another_algorithm_is_not_drawn() -> None:
    assert ALGORITHM == "sumula-draw-1"
    with pytest.raises(ValueError, match="unknown algorithm"):
        drawn(replace(LOT, algorithm="other"), VALUE)
