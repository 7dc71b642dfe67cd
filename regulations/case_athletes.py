"""The lines of a list in a case: a name, and what is known of the person, in any order."""

import re
from dataclasses import dataclass, replace
from datetime import date

from core.entries.athlete import Athlete
from regulations.case_lines import NotALine, fields

SEXES = ("man", "woman")
_SINCE = re.compile(r"(.+) since (\d{4}-\d{2}-\d{2})")
_LICENCE = re.compile(r"licence(?: (\S.*))?")
_UNTIL = re.compile(r"suspended until (\d{4}-\d{2}-\d{2})")
_FEDERATED = {"federated": True, "not federated": False}


@dataclass(frozen=True)
class Known:
    """The words that a line may use besides those of the language: bonds and roles."""

    bonds: tuple[str, ...]
    roles: tuple[str, ...]

    def words(self) -> str:
        """All that may be said of an athlete, as a message lists it."""
        others = ("a birth date", "licence 2027", "no licence", *_FEDERATED, "class …", "nationality …")
        return ", ".join((*SEXES, *self.bonds, *self.roles, *others, "department …", "of …", "suspended until …"))


def athlete(line: str, known: Known) -> Athlete:
    """The athlete of one line. Raises NotALine with the field that says nothing."""
    name, *rest = fields(line)
    found = Athlete(name, name)
    for field in rest:
        found = _with(found, field, known)
    return found


def _with(found: Athlete, field: str, known: Known) -> Athlete:
    if field in SEXES:
        return replace(found, sex=field)
    if field in known.roles:
        return replace(found, roles=found.roles | {field})
    if field in _FEDERATED:
        return replace(found, federated=_FEDERATED[field])
    if field == "no licence":
        return replace(found, licence="")
    bond, hired = field, None
    if since := _SINCE.fullmatch(field):
        bond, hired = since[1], _day(since[2], field)
    if bond in known.bonds:
        return replace(found, bond=bond, hired=hired)
    return _worded(found, field)


def _worded(found: Athlete, field: str) -> Athlete:
    if licence := _LICENCE.fullmatch(field):
        return replace(found, licence=licence[1] or "shown", season=licence[1] or "")
    if until := _UNTIL.fullmatch(field):
        return replace(found, suspended_until=_day(until[1], field))
    word, _, rest = field.partition(" ")
    match word if rest else "":
        case "class":
            return replace(found, strength=rest)
        case "nationality":
            return replace(found, nationality=rest)
        case "department":
            return replace(found, department=rest)
        case "of":
            return replace(found, delegation=rest)
    return replace(found, born=_day(field, field))


def _day(text: str, field: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise NotALine(field) from None
