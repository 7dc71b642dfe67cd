"""A ranking and its steps: the places, every criterion that was looked at and what it did, and what is still due."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.exact import Value
from core.rules.article import Cited
from core.standings.criterion import Criterion


@dataclass(frozen=True, slots=True)
class Step:
    """One criterion at one tie.

    ``criterion`` with its source; ``sides`` the tie it was asked about (sorted); ``over`` the sides of the mini-league,
    or () where it looked at the matches that its WHERE names; ``values`` by side; ``matches`` the ids behind them;
    ``parts`` what it separated, best first (one part where it separated nothing); ``skipped`` why it did not apply
    ("only for two", "never met" …), None where it did; ``chain`` which list was being read: "by", "two", "more",
    "any", "unfinished", "across", "loses_right".
    """

    criterion: Cited[Criterion]
    chain: str
    sides: tuple[str, ...]
    parts: tuple[tuple[str, ...], ...]
    over: tuple[str, ...] = ()
    values: Mapping[str, Value] = field(default_factory=dict)
    matches: tuple[str, ...] = ()
    skipped: str | None = None

    @property
    def split(self) -> bool:
        """True where it separated somebody."""
        return len(self.parts) > 1


@dataclass(frozen=True, slots=True)
class Place:
    """A side's place; ``shared`` where others hold it too. ``facts`` are the figures of its table row, by phrase.

    ``why`` it has no mark, where it stands last because of that.
    """

    place: int
    side: str
    shared: bool
    group: str = ""
    facts: Mapping[str, Value] = field(default_factory=dict)
    why: str = ""


@dataclass(frozen=True, slots=True)
class Unplaced:
    """A side without a mark, and so without a place: ``why`` ("DNF"; "" while nothing is entered), by which figure."""

    side: str
    why: str
    rule: Cited[str]
    group: str = ""
    facts: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Due:
    """What has to be recorded before these sides can be parted: "lot", "play-off", "committee", or a border's tie."""

    what: str
    sides: tuple[str, ...]
    source: Cited[Criterion] | None = None
    group: str = ""


@dataclass(frozen=True, slots=True)
class Recorded:
    """Orders drawn, played or decided, best first; each serves only the tie of exactly its sides."""

    lots: tuple[tuple[str, ...], ...] = ()
    play_offs: tuple[tuple[str, ...], ...] = ()
    decisions: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class Ranking:
    """Places best first, the steps in the order taken, and what is due. ``provisional`` while matches are open.

    ``unplaced`` are sides of a contest of performances that have no mark: they stand in no place.
    """

    places: tuple[Place, ...]
    steps: tuple[Step, ...] = ()
    due: tuple[Due, ...] = ()
    provisional: bool = False
    group: str = ""
    unplaced: tuple[Unplaced, ...] = ()

    def order(self) -> tuple[tuple[str, ...], ...]:
        """The sides place by place: those that share one stand together, sorted."""
        found: dict[int, list[str]] = {}
        for place in self.places:
            found.setdefault(place.place, []).append(place.side)
        return tuple(tuple(sorted(found[number])) for number in sorted(found))

    def inside(self, number: int) -> frozenset[str]:
        """The first so many sides, by how many they are and not by their places; those who share a place at the border
        are left out until they are parted.
        """
        found: set[str] = set()
        for part in self.order():
            if len(found) + len(part) > number:
                break
            found.update(part)
        return frozenset(found)
