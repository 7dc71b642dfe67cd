"""The plain figures of a ruleset, without their articles, as whoever plays asks for them."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from core.modality import Modality
from core.rules.forms import Percent
from core.rules.ruleset import Ruleset, Scope


@dataclass(frozen=True)
class Rules:
    """The figures of one competition."""

    modality: Modality
    ruleset: Ruleset
    scope: Scope

    def of(self, path: str, otherwise: Any = None) -> Any:
        """The figure at ``path``, or what holds where nothing states it."""
        return self.ruleset.value(path, self.scope, otherwise)

    @property
    def by_segments(self) -> bool:
        """True where segments won decide the match."""
        return bool(self.of("match.won_by") == "segments")

    @property
    def most_segments(self) -> int:
        """How many segments a match has at most."""
        if number := self.of("match.segments"):
            return int(number)
        if number := self.of("match.best_of"):
            return int(number)
        return 2 * int(self.of("match.first_to", 1)) - 1

    @property
    def all_played(self) -> bool:
        """True where every segment is played, even once the match is decided."""
        return self.of("match.segments") is not None

    @property
    def to_win(self) -> int:
        """How many segments win the match."""
        return self.most_segments // 2 + 1

    def target(self, index: int, key: str = "target") -> Any:
        """A figure of one segment; the last possible one may have its own, and a set of games has that of its games."""
        start = "match.inner" if self.of("match.inner.target") else "match"
        stated = self.of(f"{start}.{key}", 1 if key == "lead" else None)
        if index == self.most_segments - 1 and not self.all_played:
            return self.of(f"match.deciding.{key}", stated)
        return stated

    def penalty(self, infraction: str, time: int) -> int | None:
        """The points of an infraction the nth time, None where it is not of points alone."""
        names = ("points", "loses", "side", "card", "athlete", "applied", "hand", "warning", "again", "suspension")
        own = {name: self.of(f"infraction.{infraction}.{name}") for name in names}
        again = own.pop("again")
        if time > 1 and again:
            listed = again if isinstance(again, tuple) else (again,)
            own = {**dict.fromkeys(names), **listed[min(time - 2, len(listed) - 1)]}
        if any(own.get(name) for name in ("loses", "side", "applied")) or isinstance(own.get("points"), str):
            return None
        points = own.get("points") or 0
        if isinstance(points, Percent):
            share = points.share * Fraction(self.target(0))
            if share.denominator != 1:
                return None
            points = int(share)
        return int(points)

    def goes(self, infraction: str) -> str:
        """Where the points of an infraction go."""
        return str(self.of(f"infraction.{infraction}.points_go") or self.of("penalties.points_go", ""))
