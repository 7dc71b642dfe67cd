"""A draw of lots in two steps: what is announced before, and the order that a public value then gives.

Announced: the list in its order, what the draw is for, and from where the value will come. Its digest is published at
once and goes into the seed, so that neither the list nor the source can be changed when the value is known; and the
value is stretched, so that nobody can try many lists in the moment in which it comes out.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any
from unicodedata import normalize

from core.draw.stream import shuffled

ALGORITHM = "sumula-draw-1"
ROUNDS = 200_000


@dataclass(frozen=True, slots=True)
class Announced:
    """What is published before the draw. ``names`` are in order; ``number`` is that of the draw within the event."""

    event: str
    number: int
    purpose: str
    names: tuple[str, ...]
    source: str
    algorithm: str = ALGORITHM


def digest(announced: Announced) -> str:
    """SHA-256, in hexadecimal, of what was announced, as JSON with sorted keys, no spaces, in UTF-8."""
    text = json.dumps(asdict(announced), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def plain_value(value: str) -> str:
    """The public value as it is drawn with: without the spaces around it, each space within being one."""
    return " ".join(normalize("NFC", value).split())


def seed(announced: Announced, value: str) -> bytes:
    """PBKDF2 with HMAC-SHA-256 of the value, salted with the announced digest, 200,000 rounds, 32 bytes."""
    return hashlib.pbkdf2_hmac("sha256", plain_value(value).encode(), bytes.fromhex(digest(announced)), ROUNDS)


def drawn(announced: Announced, value: str) -> tuple[str, ...]:
    """The names in the order drawn, the first first. Raises ValueError for an algorithm that is not this one."""
    if announced.algorithm != ALGORITHM:
        raise ValueError(f"unknown algorithm {announced.algorithm!r}")
    return shuffled(announced.names, seed(announced, value))


def check(record: Mapping[str, Any]) -> tuple[str, ...]:
    """What is wrong with a published record, by code; empty where its order is the one that its value gives.

    Codes: "not a record", "unknown algorithm", "digest differs", "not drawn", "order differs".
    """
    try:
        announced = Announced(
            str(record["event"]),
            int(record["number"]),
            str(record["purpose"]),
            tuple(map(str, record["names"])),
            str(record["source"]),
            str(record["algorithm"]),
        )
        known, value, order = str(record["digest"]), record.get("value"), record.get("order")
    except (KeyError, TypeError, ValueError):
        return ("not a record",)
    if announced.algorithm != ALGORITHM:
        return ("unknown algorithm",)
    wrong = () if digest(announced) == known else ("digest differs",)
    if value is None or order is None:
        return (*wrong, "not drawn")
    right = isinstance(order, list) and drawn(announced, str(value)) == tuple(map(str, order))
    return wrong if right else (*wrong, "order differs")
