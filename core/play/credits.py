"""What an infraction does to the score of a segment: how many points, to whom, and whether they win it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from math import ceil, floor
from types import MappingProxyType
from typing import Any

from core.exact import Number, plain
from core.play.sheet import Pair, Part
from core.rules.forms import Percent

_NEVER: Mapping[str, int] = MappingProxyType({})
_NO_FIGURES: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Terms:
    """What the count of one segment is told about it.

    ``target``, ``lead``, ``cap`` and ``overshoot`` are those of this segment (the deciding one may have its own).
    ``figures`` are all figures in force under match, values, penalties, infraction and card, plain, by their path
    ("values.clean_canastra"). ``earlier`` is how often each side had committed each offence in the match before this
    segment began.
    """

    target: Number | None = None
    lead: Number = 1
    cap: Number | None = None
    overshoot: str | None = None
    figures: Mapping[str, Any] = field(default_factory=lambda: _NO_FIGURES)
    earlier: tuple[Mapping[str, int], Mapping[str, int]] = field(default_factory=lambda: (_NEVER, _NEVER))

    def figure(self, path: str, otherwise: Any = None) -> Any:
        """The figure at ``path``, or ``otherwise`` where nothing states it."""
        value = self.figures.get(path)
        return otherwise if value is None else value

    @property
    def wins_at(self) -> Number | None:
        """The sum at which a credit wins the segment: penalties.wins_at, else the target (language, § 10)."""
        found: Number | None = self.figure("penalties.wins_at", self.target)
        return found

    def over(self, points: Pair, side: int) -> bool:
        """True where the side's sum wins the segment: at the target with the lead, or at the cap."""
        own, other = points[side], points[1 - side]
        if self.target is None or own <= other:
            return False
        return own >= self.target and (own - other >= self.lead or (self.cap is not None and own >= self.cap))


@dataclass(frozen=True, slots=True)
class Credit:
    """What one infraction did.

    ``running`` are the sums after it, ``gained`` what it changed ((0, 20), (-40, 0)); ``winner`` the side that it
    makes win the segment; ``hand`` what becomes of the hand in play ("void", "ends", a word of the modality);
    ``loses`` what the offender loses ("segment", "board", "match", or ""); ``disqualified`` whether the offender is.
    """

    running: Pair
    gained: Pair = (0, 0)
    winner: int | None = None
    hand: str = ""
    loses: str = ""
    disqualified: bool = False


def effects(infraction: str, time: int, figures: Mapping[str, Any]) -> Mapping[str, Any]:
    """The effects of an infraction the first, second … ``time``: the regulation's, by key (language, § 10).

    Those of a repetition stand in place of the first time's, the last of them for every further time.
    """
    again = figures.get(f"infraction.{infraction}.again")
    if time > 1 and again:
        listed = again if isinstance(again, tuple) else (again,)
        found: Mapping[str, Any] = listed[min(time - 2, len(listed) - 1)]
        return found
    start = f"infraction.{infraction}."
    return {path[len(start) :]: value for path, value in figures.items() if path.startswith(start)}


def offence(part: Part, figures: Mapping[str, Any]) -> str:
    """What a repetition counts: the infraction, or that of the athlete where ``penalties.repeats_by`` says so."""
    by_athlete = part.athlete and figures.get("penalties.repeats_by") == "athlete"
    return f"{part.infraction}, {part.athlete}" if by_athlete else part.infraction


def penalty_points(stated: Number | Percent, terms: Terms) -> Number:
    """A penalty's points: as stated, or its share of the target, rounded as penalties.rounding says.

    Where a share is not whole and nothing says how it is rounded it stays exact; "nearest" takes a half up.
    """
    if not isinstance(stated, Percent):
        return stated
    exact = stated.share * Fraction(terms.target or 0)
    match terms.figure("penalties.rounding"):
        case "up":
            return ceil(exact)
        case "down":
            return floor(exact)
        case "nearest":
            return floor(exact + Fraction(1, 2))
        case _:
            return plain(exact)


def credit(
    running: Pair, side: int, infraction: str, terms: Terms, time: int = 1, points: Number | None = None
) -> Credit:
    """The sums after ``side`` committed the infraction for the nth ``time``, and what else it brings (language, § 10).

    ``points`` serves where the regulation's points are a word of the modality ("what the hand is worth"), which only
    the modality can turn into a figure. Effects at discretion, or on demand, are not applied by themselves.
    """
    found = effects(infraction, time, terms.figures)
    stated = found.get("points")
    if isinstance(stated, str):
        stated = points
    gained = _moved(side, 0 if stated is None else penalty_points(stated, terms), _goes(infraction, found, terms))
    after = (running[0] + gained[0], running[1] + gained[1])
    if terms.figure("penalties.below_zero") == "stops at 0":
        after = (max(after[0], min(running[0], 0)), max(after[1], min(running[1], 0)))
    duty = found.get("applied", "always") == "always"
    loses = str(found.get("loses") or "") if duty else ""
    disqualified = duty and found.get("side") == "disqualified"
    other = 1 - side
    wins = gained[other] > 0 and terms.wins_at is not None and after[other] >= terms.wins_at
    return Credit(
        running=after,
        gained=(after[0] - running[0], after[1] - running[1]),
        winner=other if wins or loses or disqualified else None,
        hand=str(found.get("hand") or ""),
        loses=loses,
        disqualified=disqualified,
    )


def _goes(infraction: str, found: Mapping[str, Any], terms: Terms) -> str:
    own = found.get("points_go") or terms.figure(f"infraction.{infraction}.points_go")
    return str(own or terms.figure("penalties.points_go", ""))


def _moved(side: int, points: Number, goes: str) -> Pair:
    if goes == "to the other side":
        return (0, points) if side == 0 else (points, 0)
    if goes == "from the offender":
        return (-points, 0) if side == 0 else (0, -points)
    return (0, 0)
