"""An entry: the list of names with which a delegation enters one competition, and when."""

from dataclasses import dataclass
from datetime import date

from core.entries.athlete import Athlete


@dataclass(frozen=True, slots=True)
class Delegation:
    """``key`` is its name; ``members`` how many people it has, None where nobody said."""

    key: str
    members: int | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """``side`` is the name under which it competes; ``delegations`` those that enter it, several where they merge.

    ``on`` is the day of the entry; ``staff`` the function of each person on the bench; ``captain`` an athlete's key;
    ``formed_by`` who made the team ("delegation", "committee", "lots"); ``invited`` by the committee; ``modality``,
    ``category`` and ``event`` say of which competition it is. ``season`` is that of the games, for licences.
    """

    side: str
    athletes: tuple[Athlete, ...] = ()
    delegations: tuple[Delegation, ...] = ()
    on: date | None = None
    staff: tuple[str, ...] = ()
    captain: str = ""
    formed_by: str = "delegation"
    invited: bool = False
    modality: str = ""
    category: str = "open"
    event: str = ""
    season: str = ""

    def named(self, key: str) -> Athlete | None:
        """The athlete of that key or that name on the list, None where it is not there."""
        return next((athlete for athlete in self.athletes if key in (athlete.key, athlete.name)), None)

    @property
    def owner(self) -> str:
        """The delegation that enters, the first of those that merge; the side itself where nobody said."""
        return self.delegations[0].key if self.delegations else self.side
