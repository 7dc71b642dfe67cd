"""The book of a competition's discipline: cards by athlete, what they amounted to, who misses which matches and why."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from types import MappingProxyType
from typing import Any

from core.discipline.cards import Forfeit
from core.entries.judgement import Judgement
from core.play.athlete import keys
from core.rules.article import Cited
from core.rules.forms import Duration, Money
from core.rules.refusal import Refusal

_NOTHING: Mapping[Any, Any] = MappingProxyType({})

EVERYBODY = "*"
"""The key of all athletes of a side at once."""


@dataclass(frozen=True, slots=True)
class Brought:
    """Cards of an athlete from elsewhere (``carried_until``): ``source`` says from where, ``on`` of which day.

    They count before the match ``before`` of this competition, "" from the start.
    """

    side: str
    athlete: str
    card: str
    times: int = 1
    source: str = ""
    on: date | None = None
    before: str = ""


@dataclass(frozen=True, slots=True)
class Shown:
    """Cards shown to an athlete (``key`` "" where the sheet names nobody): in a match, or brought from ``source``.

    ``counts`` is False where they fell: in a match annulled, wiped, or of a year that is over.
    """

    side: str
    key: str
    card: str
    times: int
    match: str = ""
    source: str = ""
    counts: bool = True


@dataclass(frozen=True, slots=True)
class Amount:
    """The cards that an athlete held in ``match`` amounted to a ``card`` by ``why``."""

    side: str
    key: str
    card: str
    cards: Mapping[str, int]
    why: Cited[Any]
    match: str


@dataclass(frozen=True, slots=True)
class Suspension:
    """An athlete ("" nobody named, ``EVERYBODY`` all of the side) misses ``length`` by ``why``, for ``because``.

    ``since`` is the match in which it was incurred, never missed itself, "" where it came from outside; ``misses`` are
    the side's matches that are meant, as far as they are known, of which the first ``served`` have been; ``until`` is
    the last day of one that runs by time, None where its first day is not known, ``begins`` the day of the ruling that
    began it. ``sure`` is False where the order of play is not known, so that no match can be named. ``played`` are
    matches that should have been missed and were not: they serve nothing.
    """

    side: str
    key: str
    length: Duration
    why: Cited[Any]
    because: str
    since: str
    misses: tuple[str, ...] = ()
    served: int = 0
    until: date | None = None
    sure: bool = True
    begins: date | None = None
    played: tuple[str, ...] = ()

    @property
    def left(self) -> int:
        """Matches still to be missed, beyond those known too."""
        return self.length.amount - self.served if self.length.unit == "matches" else 0


@dataclass(frozen=True, slots=True)
class Expulsion:
    """An athlete who is out of the competition since ``match`` ("" from outside), by ``why``, for ``because``."""

    side: str
    key: str
    why: Cited[Any]
    because: str
    match: str = ""


@dataclass(frozen=True, slots=True)
class Fine:
    """Money that a side owes, for what and by which figure; ``key`` of the athlete, "" for the side itself."""

    side: str
    money: Money
    why: Cited[Any]
    because: str
    match: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class Bar:
    """Why an athlete may not play a match: since which match, by which figure, which matches it means."""

    key: str
    why: Cited[Any]
    because: str
    since: str
    misses: tuple[str, ...] = ()
    until: date | None = None
    expelled: bool = False


@dataclass(frozen=True)
class Book:
    """All that discipline comes to. ``names`` are the fullest in which each athlete was written, by side and key.

    ``forfeits`` are matches lost by what cards amounted to over several, ``bars`` the bars of each match by side,
    ``ineligible`` who is known to have played a match all the same; ``unsure`` are matches whose order would decide and
    is not known, ``out`` sides put out because their only athlete is.
    """

    names: Mapping[tuple[str, str], str] = field(default_factory=lambda: _NOTHING)
    shown: tuple[Shown, ...] = ()
    amounts: tuple[Amount, ...] = ()
    suspensions: tuple[Suspension, ...] = ()
    expulsions: tuple[Expulsion, ...] = ()
    fines: tuple[Fine, ...] = ()
    forfeits: Mapping[str, tuple[Forfeit, ...]] = field(default_factory=lambda: _NOTHING)
    bars: Mapping[str, tuple[tuple[str, Bar], ...]] = field(default_factory=lambda: _NOTHING)
    ineligible: tuple[tuple[str, str, Bar], ...] = ()
    unsure: Mapping[str, Cited[Any]] = field(default_factory=lambda: _NOTHING)
    out: Mapping[str, Cited[Any]] = field(default_factory=lambda: _NOTHING)

    def barred(self, match: str, side: str) -> tuple[Bar, ...]:
        """The bars on the athletes of a side in a match, in the order in which they came."""
        return tuple(bar for whose, bar in self.bars.get(match, ()) if whose == side)

    def bar(self, match: str, side: str, written: str) -> Bar | None:
        """Why that athlete, as written, may not play the match; None where nothing is against it."""
        known = (*keys(written), EVERYBODY)
        return next((bar for bar in self.barred(match, side) if bar.key in known), None)

    def name(self, side: str, key: str) -> str:
        """The athlete as written most fully; "" for all of a side, or nobody."""
        return self.names.get((side, key), key.removeprefix("#") if key != EVERYBODY else "")


def ineligible(book: Book) -> Judgement:
    """Whoever is known to have played a match from which they were barred, each with the figure that barred them."""
    return Judgement(
        tuple(
            Refusal(
                "athlete who could not play",
                "line_ups",
                found=book.name(side, bar.key),
                source=bar.why.source,
                params={"who": side, "rule": "eligibility.suspended", "match": match},
            )
            for match, side, bar in book.ineligible
        )
    )


EMPTY = Book()
