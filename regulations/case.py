"""A case file: a few matches, a regulation and the table that they give, as a referee or a committee writes it down."""

import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from fractions import Fraction
from pathlib import Path
from typing import Any

from core.competition import Group, Record
from core.exact import Number
from core.modality import Modality
from core.play.match import Match
from core.play.notation import read_sheets
from core.rules.ruleset import Ruleset
from core.standings.ledger import Adjustment
from core.standings.ranking import Recorded
from regulations.find import folder_of
from regulations.read import Regulation, inline, load

HEAD = ("title", "use", "modality", "category", "article")
FACTS = ("sheets", "sides", "across", "withdrawn", "excluded", "lots", "play_offs", "decisions")
GIVEN = ("deductions", "bonuses", "facts", "placings", "table", "reasons")
KEYS = (*HEAD, *FACTS, *GIVEN)

ModalityOf = Callable[[str], Modality | None]
RegulationOf = Callable[[str], Regulation]


class CaseError(ValueError):
    """The case file cannot be read: what was found, and the remedy."""


@dataclass(frozen=True, slots=True)
class Expected:
    """One line of ``table``: who should stand where, with how many table points."""

    place: int
    side: str
    points: Number
    group: str = ""


@dataclass(frozen=True)
class Case:
    """What a case file says, ready to be ranked. ``table`` and ``reasons`` are what its author expects, if anything."""

    title: str
    modality: Modality
    ruleset: Ruleset
    record: Record
    table: tuple[Expected, ...] = ()
    reasons: tuple[str, ...] = ()


def read_case(path: Path, modality_of: ModalityOf, regulation_of: RegulationOf | None = None) -> Case:
    """The case in a file. Raises CaseError, NotationError or RegulationError; a file that is not there, OSError.

    ``regulation_of`` gives the regulation that ``use`` names (a caller with many cases keeps what it has loaded).
    """
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise CaseError(
            f"The file is not UTF-8 text: {error.reason} at byte {error.start}. Save it as UTF-8."
        ) from None
    return case_of(text, modality_of, regulation_of)


def case_of(text: str, modality_of: ModalityOf, regulation_of: RegulationOf | None = None) -> Case:
    """The case in a text; raises as ``read_case``."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CaseError(f"Not TOML: {error}.") from None
    for key in data:
        if key not in KEYS:
            near = get_close_matches(key, KEYS, 1)
            meant = f'Did you mean "{near[0]}"? ' if near else ""
            raise CaseError(f'A case has no "{key}". {meant}It has: {", ".join(KEYS)}.')
    if "placings" in data:
        raise CaseError('"placings" (the places of a trophy) are not ranked yet: write a case with "sheets".')
    modality, ruleset = _rules(data, modality_of, regulation_of or _regulation_of(modality_of))
    record = _record(data, read_sheets(_text(data, "sheets", required=True)))
    return Case(
        title=_text(data, "title"),
        modality=modality,
        ruleset=ruleset,
        record=record,
        table=_table(_text(data, "table")),
        reasons=tuple(line.strip() for line in _text(data, "reasons").splitlines() if line.strip()),
    )


def _regulation_of(modality_of: ModalityOf) -> RegulationOf:
    def regulation_of(name: str) -> Regulation:
        return load(folder_of(name), modality_of)

    return regulation_of


def _rules(data: Mapping[str, Any], modality_of: ModalityOf, regulation_of: RegulationOf) -> tuple[Modality, Ruleset]:
    """The modality and the ruleset: those that ``use`` names, or the articles that stand in the case."""
    used, category = _text(data, "use"), _text(data, "category") or "open"
    if used and "article" in data:
        raise CaseError('Either "use" names a regulation or the case has its own [[article]]s: take one of them out.')
    if not used:
        modality = _modality(_text(data, "modality", required=True), modality_of)
        return modality, inline(_articles(data), modality, category)
    name, _, sport = used.partition("/")
    sport = sport or _text(data, "modality", required=True)
    modality = _modality(sport, modality_of)
    try:
        regulation = regulation_of(name)
    except FileNotFoundError:
        raise CaseError(f'There is no regulation "{name}". `./sumula regulation list` shows them.') from None
    if sport not in regulation.modalities:
        raise CaseError(f'The regulation "{name}" has no {sport}. It has: {", ".join(sorted(regulation.modalities))}.')
    if "category" not in data and category not in regulation.categories(sport):
        category = regulation.categories(sport)[0]
    return modality, regulation.ruleset(sport, category)


def _modality(name: str, modality_of: ModalityOf) -> Modality:
    modality = modality_of(name)
    if modality is None:
        raise CaseError(f'There is no modality "{name}". `./sumula modality list` shows them.')
    return modality


def _record(data: Mapping[str, Any], matches: tuple[Match, ...]) -> Record:
    """What the case says was played, drawn, decided and given."""
    listed = _names(data, "sides")
    played = dict.fromkeys(side for match in matches for side in match.sides)
    known = dict.fromkeys([*listed, *played])
    points = [
        Adjustment(side, sign * number, name)
        for key, name, sign in (("bonuses", "bonus", 1), ("deductions", "deduction", -1))
        for side, number in _numbers(data.get(key, {}), key, known).items()
    ]
    facts = {name: _numbers(by_side, f'facts."{name}"', known) for name, by_side in _mapping(data, "facts").items()}
    return Record(
        matches=matches,
        groups=_groups(matches, listed, played),
        recorded=Recorded(*(_orders(data, key, known) for key in ("lots", "play_offs", "decisions"))),
        withdrawn=_sides(data, "withdrawn", known),
        excluded=_sides(data, "excluded", known),
        adjustments=tuple(points),
        facts=facts,
        across=_sides(data, "across", known),
    )


def _groups(matches: Iterable[Match], listed: tuple[str, ...], played: Mapping[str, None]) -> tuple[Group, ...]:
    """The groups that the headings make; a side that only ``sides`` names joins the one group that there is."""
    groups: dict[str, dict[str, None]] = {}
    for match in matches:
        groups.setdefault(match.group, {}).update(dict.fromkeys(match.sides))
    idle = [side for side in listed if side not in played]
    if idle and len(groups) > 1:
        raise CaseError(f"{idle[0]} has no match, so its group is unknown: write one of its matches with x.")
    if idle:
        groups.setdefault(next(iter(groups), ""), {}).update(dict.fromkeys(idle))
    return tuple(Group(name, tuple(sides)) for name, sides in groups.items())


# ------------------------------------------------------------------------------------------------ forms of values


def _text(data: Mapping[str, Any], key: str, *, required: bool = False) -> str:
    value = data.get(key, "")
    if not isinstance(value, str):
        raise CaseError(f'"{key}" is a text: put it between quotes.')
    if required and not value.strip():
        raise CaseError(f'The case has no "{key}".')
    return value


def _articles(data: Mapping[str, Any]) -> list[dict[str, Any]]:
    articles = data.get("article", [])
    if not isinstance(articles, list) or not all(isinstance(article, dict) for article in articles):
        raise CaseError("Articles are written [[article]], with two brackets on each side.")
    return articles


def _mapping(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = data.get(key, {})
    if not isinstance(value, dict):
        raise CaseError(f'"{key}" is a table: {key} = {{ NAME = … }}.')
    return value


def _names(data: Mapping[str, Any], key: str) -> tuple[str, ...]:
    value = data.get(key, [])
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise CaseError(f'"{key}" is a list of sides: {key} = ["Alfa", "Beta"].')
    if len(set(value)) < len(value):
        raise CaseError(f'"{key}" names a side twice.')
    return tuple(value)


def _known(side: str, key: str, known: Mapping[str, None]) -> str:
    if side not in known:
        near = get_close_matches(side, known, 1)
        meant = f" Did you mean {near[0]}?" if near else ""
        raise CaseError(f'"{key}" names {side}, who is in no match and not in "sides".{meant}')
    return side


def _sides(data: Mapping[str, Any], key: str, known: Mapping[str, None]) -> tuple[str, ...]:
    return tuple(_known(side, key, known) for side in _names(data, key))


def _orders(data: Mapping[str, Any], key: str, known: Mapping[str, None]) -> tuple[tuple[str, ...], ...]:
    """A list of orders; one alone may stand without the outer brackets."""
    value = data.get(key, [])
    if isinstance(value, list) and value and all(isinstance(name, str) for name in value):
        value = [value]
    if not isinstance(value, list):
        raise CaseError(f'"{key}" is a list of orders, best first: {key} = [["Alfa", "Beta"]].')
    return tuple(_sides({key: order}, key, known) for order in value)


def _numbers(value: object, key: str, known: Mapping[str, None]) -> dict[str, Number]:
    if not isinstance(value, dict):
        raise CaseError(f'"{key}" is a table of sides and numbers: {{ Alfa = 4 }}.')
    return {_known(side, key, known): _number(number, key) for side, number in value.items()}


def _number(value: object, key: str) -> Number:
    """A whole number, or a fraction written "1/2": never a decimal one, which is not exact."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    try:
        if isinstance(value, str) and "." not in value:
            return Fraction(value)
    except (ValueError, ZeroDivisionError):
        pass
    raise CaseError(f'"{key}": {value!r} is no exact number. Write 4, -1 or "1/2".')


def _table(text: str) -> tuple[Expected, ...]:
    """The lines PLACE SIDE POINTS, under the headings of their groups."""
    lines: list[Expected] = []
    group = ""
    for line in filter(None, map(str.strip, text.splitlines())):
        words = line.split()
        if words[0] == "group" and len(words) > 1:
            group = line.removeprefix("group").strip()
        elif len(words) < 3 or not words[0].isdecimal():
            raise CaseError(f'In "table": {line!r} is no PLACE SIDE POINTS.')
        else:
            lines.append(Expected(int(words[0]), " ".join(words[1:-1]), _number(_written(words[-1]), "table"), group))
    return tuple(lines)


def _written(word: str) -> object:
    return int(word) if word.lstrip("-").isdecimal() else word
