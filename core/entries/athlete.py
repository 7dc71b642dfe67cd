"""An athlete: what is known of one person, facts alone; what is not known stays unknown and is never guessed."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True)
class Athlete:
    """``key`` is the person, the same in every list of the games; the rest is what papers say.

    ``sex`` "man" or "woman"; ``bond`` by its name in the regulation ("employee"), ``hired`` the first day of it;
    ``licence`` what licence was shown ("" none, None nobody looked) and ``season`` of which season it is; ``federated``
    a player of a federation; ``strength`` the class; ``roles`` those marked on the list; ``delegation`` where it is
    another than the list's; ``suspended_until`` the last day of a suspension. "" and None are not known.
    """

    key: str
    name: str
    sex: str = ""
    born: date | None = None
    bond: str = ""
    hired: date | None = None
    licence: str | None = None
    season: str = ""
    federated: bool | None = None
    strength: str = ""
    roles: frozenset[str] = frozenset()
    delegation: str = ""
    nationality: str = ""
    department: str = ""
    suspended_until: date | None = None

    def age(self, on: date) -> int | None:
        """Years completed on that day; who was born on 29 February completes one on 1 March of other years."""
        if self.born is None:
            return None
        return on.year - self.born.year - ((on.month, on.day) < (self.born.month, self.born.day))
