"""Draws of lots as their pages show them: what was announced, what came out, and how anybody draws it again."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import Any, Final

from core.draw.lot import check
from web.acts.draws import announced_of
from web.rendering import moment
from web.storage import find
from web.storage.tables import Account, Competition, Draw
from web.visit import UnknownError, Visit

PROGRAM: Final = """\
import hashlib, json, sys
r = json.load(open(sys.argv[1], encoding="utf-8"))
keys = ("algorithm", "event", "names", "number", "purpose", "source")
said = json.dumps({k: r[k] for k in keys}, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
digest = hashlib.sha256(said.encode("utf-8")).digest()
assert digest.hex() == r["digest"], "the announcement was changed"
seed = hashlib.pbkdf2_hmac("sha256", r["value"].encode("utf-8"), digest, 200000)
order, block = list(r["names"]), 0
for last in range(len(order) - 1, 0, -1):
    while True:
        x = int.from_bytes(hashlib.sha256(seed + block.to_bytes(8, "big")).digest(), "big")
        block += 1
        if x < 2**256 - 2**256 % (last + 1):
            break
    one = x % (last + 1)
    order[last], order[one] = order[one], order[last]
print(json.dumps(order, ensure_ascii=False))
"""
"""Draws a published record again: nothing but Python is needed, and nothing of ours."""


@dataclass(frozen=True, slots=True)
class DrawRow:
    """A draw in a list."""

    url: str
    number: int
    purpose: str
    competition: str
    word: str
    mark: str


WORDS: Final = {"announced": "check", "drawn": "done", "cancelled": "off"}


def draws_facts(visit: Visit) -> Mapping[str, Any]:
    """All draws of the event, the latest first."""
    event = visit.of_event()
    names = {one.id: one.name for one in find.competitions(visit.session, event.id)}
    return {
        "draws": [
            DrawRow(
                f"/{event.slug}/sorteios/{draw.number}",
                draw.number,
                draw.purpose,
                names[draw.competition_id],
                state_word(draw, visit),
                WORDS[draw.state],
            )
            for draw in reversed(find.draws(visit.session, event.id))
        ]
    }


def state_word(draw: Draw, visit: Visit) -> str:
    """What has become of it."""
    t = visit.t
    return {
        "announced": t.gettext("Announced"),
        "drawn": t.gettext("Drawn"),
        "cancelled": t.gettext("Cancelled"),
    }[draw.state]


def draw_of(visit: Visit, number: int | None) -> Draw:
    """The draw of that number. Raises UnknownError."""
    found = None if number is None else find.draw(visit.session, visit.of_event().id, number)
    if found is None:
        raise UnknownError
    return found


def draw_facts(visit: Visit, draw: Draw) -> Mapping[str, Any]:
    """What the page of a draw shows."""
    competition = visit.session.get_one(Competition, draw.competition_id)
    return {
        "draw": draw,
        "word": state_word(draw, visit),
        "mark": WORDS[draw.state],
        "competition": competition,
        "announced": moment(visit, draw.announced_at),
        "drawn": moment(visit, draw.drawn_at) if draw.drawn_at else "",
        "wrong": [each for each in check(record(visit, draw)) if each != "not drawn"],
        "program": PROGRAM,
        "may_draw": bool(visit.person and visit.person.on_committee(visit.of_event().id)),
    }


def record(visit: Visit, draw: Draw) -> Mapping[str, Any]:
    """The published record: all that is needed to draw it again, and who did it when."""
    said = asdict(announced_of(visit.session, draw)) | {"names": list(draw.names)}
    return said | {
        "digest": draw.digest,
        "state": draw.state,
        "announced_at": _instant(draw.announced_at),
        "announced_by": visit.session.get_one(Account, draw.announced_by).name,
        "value": draw.value if draw.state == "drawn" else None,
        "order": draw.outcome,
        "drawn_at": _instant(draw.drawn_at) if draw.drawn_at else None,
        "drawn_by": visit.session.get_one(Account, draw.drawn_by).name if draw.drawn_by else None,
        "reason": draw.reason,
    }


def _instant(at: datetime) -> str:
    return at.astimezone(UTC).isoformat(timespec="seconds")
