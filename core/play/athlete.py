"""Who an athlete is: what a referee writes ("7", "Caio", "7 Caio"), and the key by which the cards of one add up."""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

_WRITTEN = re.compile(r"(?:#|n\.?[oº°]?\.?\s*)?(\d{1,3})(?:[\s.,:-]+(\S.*))?", re.IGNORECASE)


class AsWritten(NamedTuple):
    """What was written of an athlete: shirt number, name, or both; "" for what was not."""

    number: str = ""
    name: str = ""

    @property
    def words(self) -> str:
        """As a list shows it: "7 Caio", "Caio", "7"."""
        return f"{self.number} {self.name}".strip()


def read_athlete(written: str) -> AsWritten:
    """The number and the name in what was written: a number comes first, if there is one."""
    text = " ".join(written.split())
    found = _WRITTEN.fullmatch(text)
    return AsWritten("", text) if found is None else AsWritten(str(int(found[1])), found[2] or "")


def key(written: str, line_up: Iterable[str] = ()) -> str:
    """The athlete's key within a side: the name without accents or case, else the shirt ("#7"), else "".

    A shirt alone is the athlete that the side's ``line_up`` of that match has under it. An id from a roster may stand
    in place of the key: whoever adds cards up compares keys and reads nothing else in them.
    """
    number, name = read_athlete(written)
    if not name and number:
        name = next((other.name for other in map(read_athlete, line_up) if other.number == number and other.name), "")
    return folded(name) if name else f"#{number}" if number else ""


def keys(written: str) -> tuple[str, ...]:
    """Every key under which the athlete may be known: a sheet may have had the shirt alone."""
    number, name = read_athlete(written)
    return tuple(found for found in (folded(name) if name else "", f"#{number}" if number else "") if found)


def folded(name: str) -> str:
    """A name without accents, case or more than one space."""
    apart = unicodedata.normalize("NFKD", name.casefold())
    return " ".join("".join(c for c in apart if not unicodedata.combining(c)).split())


def shown(written: Sequence[str]) -> Mapping[str, str]:
    """The fullest way in which each of these athletes was written, by key."""
    found: dict[str, str] = {}
    for text in written:
        own = key(text, written)
        words = read_athlete(text).words
        if own and len(words) > len(found.get(own, "")):
            found[own] = words
    return found
