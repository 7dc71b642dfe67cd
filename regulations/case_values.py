"""The values of a case file by key, each in its form; all that is wrong with them is collected."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from core.exact import Number
from regulations.finding import Finding
from regulations.forms.form import Context, Reading, show
from regulations.forms.number import NUMBER
from regulations.nearest import nearest

_DIGITS = 40
_NO_PLACE = ("-", "–")


@dataclass(frozen=True, slots=True)
class Expected:
    """One line of ``table``: who should stand where (None: in no place), with how many table points."""

    place: int | None
    side: str
    points: Number
    group: str = ""


def tidy(name: str) -> str:
    """A side's name as it is compared: spaces at its ends and double ones inside say nothing."""
    return " ".join(name.split())


@dataclass
class Values:
    """What a case file gives beside its regulation. ``findings`` grow as it is read; a wrong value reads as none."""

    data: Mapping[str, Any]
    findings: list[Finding] = field(default_factory=list)

    def say(self, code: str, **params: str | tuple[str, ...]) -> None:
        """One more finding."""
        self.findings.append(Finding(code, params=params))

    def wrong(self, key: str, value: object, *write: str) -> None:
        """The value is not of its form: what to write instead."""
        self.say("wrong form", key=key, found=show(value), allowed=write)

    def text(self, key: str) -> str:
        """A text, "" where there is none."""
        value = self.data.get(key, "")
        if isinstance(value, str):
            return value
        self.wrong(key, value, '"…"')
        return ""

    def mapping(self, key: str) -> Mapping[str, Any]:
        """A table."""
        value = self.data.get(key, {})
        if isinstance(value, dict):
            return value
        self.wrong(key, value, "{ … }")
        return {}

    def articles(self) -> list[dict[str, Any]]:
        """The articles that stand in the case."""
        articles = self.data.get("article", [])
        if isinstance(articles, list) and all(isinstance(article, dict) for article in articles):
            return articles
        self.say("heading of one", heading="[article]", right="[[article]]")
        return []

    def names(self, key: str, value: object = None) -> tuple[str, ...]:
        """A list of sides, each once."""
        value = self.data.get(key, []) if value is None else value
        if not isinstance(value, list) or not all(isinstance(name, str) and name.strip() for name in value):
            self.wrong(key, value, '["Alfa", "Beta"]')
            return ()
        names = tuple(map(tidy, value))
        for name in dict.fromkeys(name for name in names if names.count(name) > 1):
            self.say("case, named twice", key=key, side=name)
        return tuple(dict.fromkeys(names))

    def words(self, key: str) -> tuple[str, ...]:
        """A list of words, in which one may stand several times."""
        value = self.data.get(key, [])
        if isinstance(value, list) and all(isinstance(word, str) and word.strip() for word in value):
            return tuple(map(tidy, value))
        self.wrong(key, value, '["coach", "medical"]')
        return ()

    def sides(self, key: str, known: Iterable[str], value: object = None) -> tuple[str, ...]:
        """A list of sides that play or are named in ``sides``."""
        return tuple(side for side in self.names(key, value) if self._known(side, key, known))

    def orders(self, key: str, known: Iterable[str]) -> tuple[tuple[str, ...], ...]:
        """A list of orders, best first, no two of the same sides; one alone may stand without the outer brackets."""
        value = self.data.get(key, [])
        if isinstance(value, list) and value and all(isinstance(name, str) for name in value):
            value = [value]
        if not isinstance(value, list) or not all(isinstance(order, list) and len(order) > 1 for order in value):
            self.wrong(key, value, '[["Alfa", "Beta"]]')
            return ()
        orders = tuple(self.sides(key, known, order) for order in value)
        for at, order in enumerate(orders):
            if any(set(order) == set(other) for other in orders[:at]):
                self.say("case, ordered twice", key=key, sides=", ".join(order))
        return orders

    def numbers(self, key: str, value: object, known: Iterable[str], signed: bool = True) -> dict[str, Number]:
        """Exact numbers by side; ``signed`` where one may be below zero."""
        if not isinstance(value, dict):
            self.wrong(key, value, "{ Alfa = 4 }")
            return {}
        found: dict[str, Number] = {}
        for name, written in value.items():
            side = tidy(name)
            number = self._number(f"{key}.{side}", written)
            if not self._known(side, key, known) or number is None:
                continue
            if number < 0 and not signed:
                self.say("case, signed", key=key, side=side, found=show(written))
            found[side] = number
        return found

    def table(self) -> tuple[Expected, ...]:
        """The lines PLACE SIDE POINTS, under the headings of their groups."""
        lines: list[Expected] = []
        group = ""
        for number, row in enumerate(map(str.strip, self.text("table").splitlines()), 1):
            words = row.split()
            points = _points(words[-1]) if words else None
            if len(words) > 1 and words[0] == "group":
                group = tidy(row.removeprefix("group"))
            elif len(words) > 2 and points is not None and (words[0] in _NO_PLACE or _is_place(words[0])):
                place = None if words[0] in _NO_PLACE else int(words[0])
                lines.append(Expected(place, " ".join(words[1:-1]), points, group))
            elif row:
                self.findings.append(Finding("case, table", "table", line=number, row=row))
        return tuple(lines)

    def _number(self, key: str, written: object) -> Number | None:
        reading = Reading(Context())
        found: Number | None = reading.read(NUMBER, written, key)
        self.findings += [
            Finding(problem.code, params={**problem.gaps(key), "key": key}) for problem in reading.problems
        ]
        return found

    def _known(self, side: str, key: str, known: Iterable[str]) -> bool:
        """Whether the side is known; a finding where it is not."""
        if side in (listed := tuple(known)):
            return True
        near = get_close_matches(side, listed, 1)
        if near:
            self.say("case, nobody, nearest", key=key, side=side, near=near[0])
        else:
            self.say("case, nobody", key=key, side=side)
        return False

    def counted(self, name: str, known: Iterable[str], file: str, row: str = "") -> None:
        """A finding where the name is none of those that are counted."""
        if name in (listed := tuple(known)):
            return
        near = nearest(name, listed)
        code = "case, nothing counted, nearest" if near else "case, nothing counted"
        params = {"found": name, "near": near, "known": ", ".join(listed)}
        self.findings.append(Finding(code, file, row=row, params=params))


def _is_place(word: str) -> bool:
    return word.isdecimal() and len(word) < _DIGITS


def _points(word: str) -> Number | None:
    """Table points as ``table`` has them: 4, -1, 1/2, with whatever sign the keyboard gave."""
    plain = word.replace("\u2212", "-").removeprefix("+")
    reading = Reading(Context())
    whole = plain.removeprefix("-").isdecimal() and len(plain) <= _DIGITS
    found: Number | None = int(plain) if whole else reading.read(NUMBER, plain)
    return found
