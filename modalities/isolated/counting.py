"""The two questions that a sport answers by its own functions, as data, and their answers, with every part checked."""

from collections.abc import Mapping
from typing import Any

from core.exact import Number
from core.modality import Counted
from core.play.credits import Terms
from core.play.sheet import Pair, Part, Segment
from core.rules.refusal import Refusal
from modalities.isolated.coding import NonsenseError, number, table, text

MOST_REFUSALS = 100


def write_segment(segment: Segment) -> Mapping[str, Any]:
    """A segment as data."""
    parts = [(part.side, part.points, part.how, part.infraction, part.athlete, part.other) for part in segment.parts]
    return {"points": segment.points, "parts": parts, "blank": segment.blank}


def read_segment(data: Mapping[str, Any]) -> Segment:
    """The segment again, on the other side."""
    return Segment(data["points"], tuple(Part(*part) for part in data["parts"]), data["blank"])


def write_terms(terms: Terms) -> Mapping[str, Any]:
    """What a count is told, as data."""
    return {
        "target": terms.target,
        "lead": terms.lead,
        "cap": terms.cap,
        "overshoot": terms.overshoot,
        "figures": terms.figures,
        "earlier": tuple(dict(times) for times in terms.earlier),
    }


def read_terms(data: Mapping[str, Any]) -> Terms:
    """The terms again, on the other side."""
    return Terms(**data)


def write_counted(counted: Counted) -> Mapping[str, Any]:
    """What a count made of a segment, as data."""
    return {
        "points": counted.points,
        "winner": counted.winner,
        "running": counted.running,
        "kind": counted.kind,
        "wrong": [write_refusal(refusal) for refusal in counted.wrong],
    }


def read_counted(data: object, segment: Segment, kinds: tuple[str, ...]) -> Counted:
    """The answer. Raises NonsenseError for what no segment can come to."""
    told = table(data, "the answer")
    if told.keys() != {"points", "winner", "running", "kind", "wrong"}:
        raise NonsenseError(f"the answer has {', '.join(sorted(told))}")
    winner, kind = told["winner"], text(told["kind"], "kind")
    if winner not in (None, 0, 1) or isinstance(winner, bool):
        raise NonsenseError(f"winner is {winner!r:.60}")
    if kind and kind not in kinds:
        raise NonsenseError(f"{kind!r} is no kind of win that it declares")
    running = told["running"]
    if not isinstance(running, tuple) or len(running) > len(segment.parts):
        raise NonsenseError("running has more sums than there are parts")
    wrong = told["wrong"]
    if not isinstance(wrong, tuple) or len(wrong) > MOST_REFUSALS:
        raise NonsenseError("wrong is no list of refusals")
    sums = tuple(_pair(each, "running") for each in running)
    return Counted(_pair(told["points"], "points"), winner, sums, kind, tuple(read_refusal(each) for each in wrong))


def write_refusal(refusal: Refusal) -> Mapping[str, Any]:
    """A refusal as data; its article is found again by whoever asked."""
    return {"code": refusal.code, "at": refusal.at, "found": refusal.found, "allowed": refusal.allowed}


def read_refusal(data: object) -> Refusal:
    """The refusal. Raises NonsenseError."""
    told = table(data, "a refusal")
    if told.keys() != {"code", "at", "found", "allowed"}:
        raise NonsenseError("a refusal has code, at, found and allowed")
    code, at, found, allowed = (text(told[key], key) for key in ("code", "at", "found", "allowed"))
    return Refusal(code, at, found, allowed)


def _pair(value: object, what: str) -> Pair:
    if not isinstance(value, tuple) or len(value) != 2:
        raise NonsenseError(f"{what} is no pair: {value!r:.60}")
    first: Number = number(value[0], what)
    return first, number(value[1], what)
