"""What a case says of people: lists of names, line-ups, changes, arrivals, protests, and the hours of matches.

A list is an ``[[entry]]``; one athlete a line, the name first, then what is known, two or more spaces between:

    refusals = '''
    Caio  eligibility.age_except: 29  art. 10
    '''

    [[entry]]
    side     = "Alfa"
    on       = 2019-03-28
    captain  = "Ana"
    staff    = ["coach"]
    athletes = '''
    Ana   woman  1990-03-02  employee since 2015-02-01  goalkeeper
    Caio  man    1989-03-29  associate  licence 2019
    9 more  man  1980-01-01  employee
    '''

Besides: ``licence`` and ``no licence``, ``federated`` and ``not federated``, ``class Maestro``, ``nationality
Brasil``, ``department Compras``, ``of Beta`` (another delegation), ``suspended until 2019-04-01``. "9 more" are nine
people without a name. An entry may have ``delegations`` with their members (``{ Alfa = 12, Beta = 9 }``),
``modality``, ``category``, ``event``, ``formed_by``, ``invited_by = "committee"``; the case ``season``, and ``entries
= "closed"`` where no more are to come, so that it is asked whether the competition takes place. The same name in
several lists is the same person; lists of other competitions stand there only for what one athlete may enter.

    line_ups  = "Alfa  Ana, Bia  5 present"      who is in play, how many are there; "Alfa  3 left" during play;
                "Alfa  handed in 14 min before the match"   when the names came, beside them or alone
    changes   = "Alfa  Ana for Bia  segment 2"   or "between segments", "between halves"
    arrivals  = "Beta  11 min late  first of the day"   or "next"; "Beta  no uniform" and the like
    protests  = "Beta  captain  written  31 min after the match  200 BRL"
    programme = "2027-05-02 15:00  40 min  Alfa  Beta"

``refusals`` are all that must come out, nothing else: WHO  rule[: found]  article. "not decided" after a rule is what
nobody can say yet; an empty ``refusals`` says that everything is as it should be.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import Any, TypeVar

from core.discipline.protest import Protest
from core.entries.athlete import Athlete
from core.entries.entry import Delegation, Entry
from core.fixtures.rest import Played
from core.modality import Modality
from core.rules.ruleset import Ruleset
from regulations.case_athletes import Known, athlete
from regulations.case_lines import (
    ArrivalLine,
    ChangeLine,
    LineUpLine,
    NotALine,
    arrival,
    change,
    line_up,
    programmed,
    protest,
)
from regulations.case_values import Values, tidy
from regulations.finding import Finding
from regulations.nearest import nearest

KEYS = ("entry", "season", "entries", "line_ups", "changes", "arrivals", "protests", "programme", "refusals")
OF_ENTRY = (
    *("side", "on", "athletes", "captain", "staff", "delegations", "modality", "category", "event", "formed_by"),
    "invited_by",
)
_EXAMPLES = {
    "line_ups": "Alfa  Ana, Bia  5 present",
    "changes": "Alfa  Ana for Bia  segment 2",
    "arrivals": "Beta  11 min late  first of the day",
    "protests": "Beta  captain  written  31 min after the match",
    "programme": "2027-05-02 15:00  40 min  Alfa  Beta",
}

_MORE = re.compile(r"([1-9]\d?) more")

Line = TypeVar("Line")


@dataclass(frozen=True)
class People:
    """What the case says of people, in the order written; ``entered`` is when each entry came in.

    ``expected`` are the lines of ``refusals``, None where it has none to compare.
    """

    entries: tuple[Entry, ...] = ()
    entered: tuple[datetime | None, ...] = ()
    closed: bool = False
    line_ups: tuple[LineUpLine, ...] = ()
    changes: tuple[ChangeLine, ...] = ()
    arrivals: tuple[ArrivalLine, ...] = ()
    protests: tuple[Protest, ...] = ()
    programme: tuple[Played, ...] = ()
    expected: tuple[str, ...] | None = None


def read_people(values: Values, modality: Modality, ruleset: Ruleset) -> People | None:
    """What the case says of people, None where it says nothing; all that is wrong goes into the findings."""
    if not any(key in values.data for key in KEYS):
        return None
    entries = [_entry(raw, values, modality, ruleset) for raw in _tables(values)]
    closed = values.text("entries")
    if closed not in ("", "closed"):
        values.wrong("entries", closed, '"closed"')
    return People(
        entries=tuple(entry for entry, _ in entries),
        entered=tuple(at for _, at in entries),
        closed=closed == "closed",
        line_ups=_lines(values, "line_ups", line_up),
        changes=_lines(values, "changes", change),
        arrivals=_lines(values, "arrivals", arrival),
        protests=_lines(values, "protests", protest),
        programme=_lines(values, "programme", programmed),
        expected=_expected(values),
    )


def _lines(values: Values, key: str, read: Callable[[str], Line]) -> tuple[Line, ...]:
    """The lines of one key, each read; those that are not of its kind are told, with an example."""
    found: list[Line] = []
    for number, line in enumerate(values.text(key).splitlines(), 1):
        if not line.strip():
            continue
        try:
            found.append(read(line))
        except NotALine:
            params = {"example": _EXAMPLES[key]}
            values.findings.append(Finding("case, people, line", key, line=number, row=line.strip(), params=params))
    return tuple(found)


def _expected(values: Values) -> tuple[str, ...] | None:
    if "refusals" not in values.data:
        return None
    return tuple(line.strip() for line in values.text("refusals").splitlines() if line.strip())


def _tables(values: Values) -> list[dict[str, Any]]:
    listed = values.data.get("entry", [])
    if isinstance(listed, list) and all(isinstance(each, dict) for each in listed):
        return listed
    values.say("heading of one", heading="[entry]", right="[[entry]]")
    return []


def _entry(
    raw: Mapping[str, Any], values: Values, modality: Modality, ruleset: Ruleset
) -> tuple[Entry, datetime | None]:
    own = Values(raw)
    for key in raw:
        if key not in OF_ENTRY:
            near = nearest(key, OF_ENTRY)
            code = "unknown key, nearest" if near else "unknown key"
            own.say(code, table="entry", unknown=key, near=near, known=", ".join(OF_ENTRY))
    side = tidy(own.text("side"))
    if not side:
        own.say("key missing", missing="side", table="entry", example='side = "Alfa"')
    on = raw.get("on")
    if on is not None and not isinstance(on, date):
        own.wrong("entry.on", on, "2027-05-02", "2027-05-02T18:00:00")
        on = None
    entry = Entry(
        side=side,
        athletes=_athletes(side, own, modality, ruleset),
        delegations=_delegations(own),
        on=on.date() if isinstance(on, datetime) else on,
        staff=own.words("staff"),
        captain=tidy(own.text("captain")),
        formed_by=own.text("formed_by") or "delegation",
        invited=bool(own.text("invited_by")),
        modality=own.text("modality") or modality.id,
        category=own.text("category") or ruleset.category,
        event=own.text("event"),
        season=values.text("season"),
    )
    values.findings += own.findings
    return entry, _hour(on)


def _hour(on: date | None) -> datetime | None:
    """When the entry came in; a day alone is taken at its first minute, which no term of a whole day minds."""
    if on is None or isinstance(on, datetime):
        return on
    return datetime.combine(on, datetime.min.time())


def _athletes(side: str, values: Values, modality: Modality, ruleset: Ruleset) -> tuple[Athlete, ...]:
    bonds = ("employee", "associate", *(name for name in ruleset.under("bonds")))
    roles = (*modality.roles, *ruleset.value("roster.roles", otherwise={}))
    known = Known(tuple(dict.fromkeys(bonds)), tuple(dict.fromkeys(roles)))
    found: list[Athlete] = []
    for number, line in enumerate(values.text("athletes").splitlines(), 1):
        if not line.strip():
            continue
        try:
            one = athlete(line, known)
        except NotALine as wrong:
            params = {"found": str(wrong), "known": known.words()}
            values.findings.append(
                Finding("case, people, athlete", "athletes", line=number, row=line.strip(), params=params)
            )
            continue
        found += _more(one, side, len(found))
    return tuple(found)


def _more(one: Athlete, side: str, before: int) -> list[Athlete]:
    """The athlete, or as many of no name as "9 more" says."""
    many = _MORE.fullmatch(one.name)
    if many is None:
        return [one]
    names = [f"{side} {before + number}" for number in range(1, int(many[1]) + 1)]
    return [replace(one, key=name, name=name) for name in names]


def _delegations(values: Values) -> tuple[Delegation, ...]:
    """``delegations = { Alfa = 12, Beta = 9 }`` with their members, or a list of their names."""
    raw = values.data.get("delegations", {})
    if isinstance(raw, dict):
        if all(isinstance(members, int) for members in raw.values()):
            return tuple(Delegation(tidy(name), members) for name, members in raw.items())
        values.wrong("entry.delegations", raw, "{ Alfa = 12, Beta = 9 }")
        return ()
    return tuple(Delegation(name) for name in values.names("delegations"))
