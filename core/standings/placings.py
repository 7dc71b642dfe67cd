"""Placings: how a competition ended, for a trophy that adds competitions up."""

from dataclasses import dataclass

from core.exact import Number


@dataclass(frozen=True, slots=True)
class Placed:
    """One entry of a competition: whose it is, its place (None where it has none), whether it was ``absent`` (W.O.).

    A ``guest`` holds its place and takes nothing for it; nobody moves up.
    ``reached`` are the stages or rounds that it came to, ``wins`` the matches it won, ``athletes`` how many it entered.
    """

    side: str
    place: int | None = None
    absent: bool = False
    reached: tuple[str, ...] = ()
    wins: Number = 0
    athletes: int = 0
    guest: bool = False


@dataclass(frozen=True, slots=True)
class Placing:
    """A competition by its name ("padel", "futsal female", "atletismo 100 m"), its modality, and all its entries.

    ``counts`` is ``entry.counts_for`` of it: "the trophies", "no trophy", or "as the committee says" while it has not.
    """

    competition: str
    modality: str
    placed: tuple[Placed, ...]
    category: str = ""
    counts: str = "the trophies"

    @property
    def sides(self) -> tuple[str, ...]:
        """Who entered and is no guest, each once, in order."""
        return tuple(dict.fromkeys(each.side for each in self.placed if not each.guest))

    def called(self, name: str) -> bool:
        """True where ``trophy.sums`` means this competition: by its name, its modality, or modality and category."""
        return name in (self.competition, self.modality, f"{self.modality} {self.category}".strip())
