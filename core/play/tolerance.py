"""Late, absent, or not fit to play: how long a side is waited for, what lateness costs, and what is a walkover."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from core.rules.article import Cited, Default
from core.rules.forms import Duration
from core.rules.moment import Occasions, limit
from core.rules.refusal import Refusal
from core.rules.ruleset import EVERYWHERE, Ruleset, Scope

_WAIT: Cited[Duration] = Cited(Duration(15, "min"), Default())
_SECONDS = {"s": 1, "min": 60, "h": 3600}
GIVEN_FOR = ("absence", "below minimum")
"""What is a walkover where no article says."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """What a late side has to expect: the match lost (``walkover``), or so many segments or boards of it (``cost``)."""

    walkover: Refusal | None = None
    cost: Refusal | None = None
    lost: int = 0


def arrival(late: timedelta, *, first: bool, ruleset: Ruleset, scope: Scope = EVERYWHERE, who: str = "") -> Arrival:
    """A side that comes so much after the time (language, section 9, ``tolerance`` and ``late``).

    Who comes with the last second of the tolerance is in time. ``first``: the match is the first of the day, the half
    day or the competition, as ``is_first`` says. Steps of lateness are counted whole: 19 min are one of 10 min.
    """
    wait = tolerance(ruleset, first=first, scope=scope)
    seconds = int(late.total_seconds())
    if seconds > _in_seconds(wait.value):
        rule = f"walkover.tolerance.{'first' if first else 'next'}"
        found, allowed = _written(seconds), f"{wait.value.amount} {wait.value.unit}"
        params = {"who": who, "rule": rule}
        return Arrival(Refusal("later than the tolerance", "arrival", found, allowed, wait.source, params=params))
    steps = ruleset.figure("walkover.late", scope)
    if steps is None or steps.value is None or seconds <= 0:
        return Arrival()
    lost, of = seconds // _in_seconds(steps.value["every"]), str(steps.value["loses"])
    if not lost:
        return Arrival()
    params = {"who": who, "rule": "walkover.late", "late": _written(seconds)}
    return Arrival(None, Refusal("lateness costs", "arrival", f"{lost} {of}", "", steps.source, params=params), lost)


def tolerance(ruleset: Ruleset, *, first: bool, scope: Scope = EVERYWHERE) -> Cited[Duration]:
    """How long a side is waited for in the first match, or in the next ones; 15 minutes where nothing is stated."""
    found = ruleset.figure(f"walkover.tolerance.{'first' if first else 'next'}", scope)
    return _WAIT if found is None or found.value is None else found


def is_first(start: datetime, starts: Sequence[datetime], ruleset: Ruleset, scope: Scope = EVERYWHERE) -> bool:
    """Is a match that starts then the first of what ``first_of`` names, among these: day, half day or competition?

    Half days part at noon. Matches that start together are all first.
    """
    of = ruleset.value("walkover.tolerance.first_of", scope, "day")
    same = [other for other in starts if of == "competition" or other.date() == start.date()]
    if of == "half day":
        same = [other for other in same if (other.hour < 12) == (start.hour < 12)]
    return not any(other < start for other in same)


def is_walkover(
    why: str, ruleset: Ruleset, scope: Scope = EVERYWHERE, *, who: str = "", at: str = "arrival"
) -> Refusal | None:
    """Is the match lost without play for that reason ("no uniform"), by ``given_for``? The refusal, or None."""
    given = ruleset.cited("walkover.given_for", GIVEN_FOR, scope)
    if why not in given.value:
        return None
    return Refusal("walkover", at, why, "", given.source, params={"who": who, "rule": "walkover.given_for"})


def told_in_time(at: datetime, ruleset: Ruleset, occasions: Occasions, scope: Scope = EVERYWHERE) -> bool | None:
    """Was an absence told early enough to count as announced (``walkover.announced``)?

    None where no article has such a term, or its time is not known.
    """
    until = ruleset.figure("walkover.announced", scope)
    last = None if until is None or until.value is None else limit(until.value, occasions)
    return None if last is None else last.met(at)


def justified(ruleset: Ruleset, scope: Scope = EVERYWHERE) -> Cited[str]:
    """What a just cause for an absence brings: "new date", "not accepted" or "panel decides"."""
    return ruleset.cited("walkover.justified", "panel decides", scope)


def _in_seconds(duration: Duration) -> int:
    return duration.amount * _SECONDS.get(duration.unit, 0)


def _written(seconds: int) -> str:
    minutes, rest = divmod(seconds, 60)
    return f"{minutes} min {rest} s" if rest else f"{minutes} min"
