"""What is known of the delegations of a trophy: what placings tell, and what only the committee can."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from core.exact import Number
from core.standings.placings import Placed, Placing

FROM_PLACINGS = ("modalities", "modalities entered", "competitions", "teams", "participants", "athletes", "wins")
"""Facts that placings tell; "participants" and "athletes" only where they say how many were entered."""

_CHAIN = ("participants", "modalities entered")


@dataclass(frozen=True)
class Facts:
    """By delegation: the placings' own, and those ``given`` by name, which go before."""

    placings: tuple[Placing, ...]
    given: Mapping[str, Mapping[str, Number]] = field(default_factory=dict)

    def of(self, name: str, side: str) -> Number | None:
        """The fact of a delegation, None where it is not known."""
        given = self.given.get(name)
        if given is not None and side in given:
            return given[side]
        own = [
            (placing, each)
            for placing in self.placings
            for each in placing.placed
            if each.side == side and not each.guest
        ]
        match name:
            case "modalities" | "modalities entered":
                return len({placing.modality for placing, _ in own})
            case "competitions":
                return len({placing.competition for placing, _ in own})
            case "teams" | "entries":
                return len(own)
            case "participants" | "athletes":
                return _athletes([each for _, each in own])
            case "wins":
                return sum(each.wins for _, each in own)
            case "walkovers":
                return sum(each.absent for _, each in own)
        if name.startswith("place "):
            return sum(f"place {each.place}" == name for _, each in own)
        return None

    def for_chain(self, sides: Sequence[str]) -> dict[str, dict[str, Number]]:
        """The facts that tie-breaks ask for, of those of whom they are known."""
        found = {name: dict(values) for name, values in self.given.items()}
        for name in _CHAIN:
            known = {side: value for side in sides if (value := self.of(name, side)) is not None}
            found[name] = known
        return found


def _athletes(own: Sequence[Placed]) -> Number | None:
    """How many were entered, where every entry says it."""
    return sum(each.athletes for each in own) if own and all(each.athletes for each in own) else None
