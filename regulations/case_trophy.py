"""The placings of a case that ranks a trophy: one competition a line, and who ended where.

    placings = '''
    padel          1 Alfa, 2 Gama, W.O. Beta
    futsal female  1 Beta (final; 4 wins; 12 athletes), 2 Alfa (final), 3 Gama (third place), - Delta
    '''

A delegation stands once for each entry of its own; "-" entered and has no place. Between brackets stand the stage or
round that it reached, how many matches it won, how many athletes it entered, or that it is a guest. After the name of
a competition, "(counts)" or "(does not count)" is what the committee says of it. ``trophy`` names the one that is
ranked, where the regulation has several; ``sides`` are those that stand in the table though they entered nothing.
"""

import re
from dataclasses import replace

from core.competition import Group, Record
from core.entries.quota import counts_for
from core.modality import Modality
from core.rules.ruleset import Ruleset
from core.standings.ledger import Adjustment
from core.standings.phrase import ROUNDS
from core.standings.placings import Placed, Placing
from core.standings.ranking import Recorded
from core.standings.trophy_facts import FROM_PLACINGS
from regulations.case_rules import Said
from regulations.case_values import Values, tidy
from regulations.case_words import PLACE, facts
from regulations.finding import Finding
from regulations.language.head import MODALITIES
from regulations.read import Regulation

GAMES = Modality("trophy", "Trophy", "", {}, {})
"""In place of a sport: a trophy has none."""

_GAP = re.compile(r"\s{2,}")
_COMMA = re.compile(r",\s*(?![^()]*\))")
_ITEM = re.compile(r"(W\.O\.|-|–|[1-9]\d{0,3}) ([^()]+?)(?: \(([^()]+)\))?")
_COUNTS = re.compile(r"(.+?)(?: \((counts|does not count)\))?")
_NUMBER = re.compile(r"(\d{1,6}) (wins?|athletes?)")
_DECIDED = {"counts": "the trophies", "does not count": "no trophy"}


class _NoPlacing(Exception):  # noqa: N818 - a signal to the reader below
    """The part of the line that cannot be read."""


def trophy_of(values: Values, said: Said) -> Record:
    """What the case says of a trophy: placings, facts, gives and takes, and recorded orders."""
    rules = said.rules
    placings = tuple(_counting(placing, said.regulation) for placing in _placings(values, rules.ruleset))
    if "sheets" in values.data:
        values.say("case, placings and sheets")
    listed = values.names("sides")
    known = tuple(dict.fromkeys([*listed, *(side for placing in placings for side in placing.sides)]))
    points = [
        Adjustment(side, sign * number, name)
        for key, name, sign in (("bonuses", "bonus", 1), ("deductions", "deduction", -1))
        for side, number in values.numbers(key, values.data.get(key, {}), known, signed=False).items()
    ]
    given = {
        name: values.numbers(f'facts."{name}"', by_side, known) for name, by_side in values.mapping("facts").items()
    }
    counted = (*facts(*rules), *FROM_PLACINGS, "members", *_asked(rules.ruleset))
    for name in given:
        if not PLACE.fullmatch(name):
            values.counted(name, counted, "facts")
    return Record(
        matches=(),
        groups=(Group("", listed),),
        recorded=Recorded(*(values.orders(key, known) for key in ("lots", "play_offs", "decisions"))),
        adjustments=tuple(points),
        facts=given,
        trophy=_named(values, rules.ruleset),
        placings=placings,
    )


def _counting(placing: Placing, regulation: Regulation | None) -> Placing:
    """The placing, counting as the committee says in the case, else as the competition's own rules say."""
    if placing.counts:
        return placing
    known = regulation is not None and placing.modality in regulation.modalities
    if regulation is None or not known:
        return replace(placing, counts="the trophies")
    disputed = regulation.categories(placing.modality)
    category = placing.category if placing.category in disputed else disputed[0]
    return replace(placing, counts=counts_for(regulation.ruleset(placing.modality, category)).value)


def _named(values: Values, ruleset: Ruleset) -> str:
    """The trophy that is ranked: the one that ``trophy`` names, or the only one."""
    named, declared = tidy(values.text("trophy")), ruleset.names("trophy")
    if named in declared or (not named and len(declared) == 1):
        return named or declared[0]
    code = "case, no trophy" if not declared else "case, which trophy"
    example = 'trophy = [{ name = "…", by_place = [3, 2, 1] }]'
    values.say(code, found=named, known=", ".join(declared), example=example)
    return ""


def _asked(ruleset: Ruleset) -> list[str]:
    """The facts that the trophies of the ruleset ask for."""
    found: list[str] = []
    for name in ruleset.names("trophy"):
        found += ruleset.value(f"trophy.{name}.needs", otherwise={})
        found += [str(factor["fact"]) for factor in ruleset.value(f"trophy.{name}.factors", otherwise=())]
    return found


def _placings(values: Values, ruleset: Ruleset) -> tuple[Placing, ...]:
    stages = {*ROUNDS, *ruleset.names("stage")}
    for name in ruleset.names("trophy"):
        stages |= set(ruleset.value(f"trophy.{name}.by_stage", otherwise={}))
    found: list[Placing] = []
    for number, line in enumerate(values.text("placings").splitlines(), 1):
        if not line.strip():
            continue
        try:
            found.append(_placing(line.strip(), stages))
        except _NoPlacing as wrong:
            values.findings.append(
                Finding("case, placing", "placings", line=number, row=line.strip(), params={"found": str(wrong)})
            )
    return tuple(found)


def _placing(line: str, stages: set[str]) -> Placing:
    head, *rest = _GAP.split(line, maxsplit=1)
    said = _COUNTS.fullmatch(head)
    if not rest or said is None:
        raise _NoPlacing(head)
    name = said[1]
    first, _, more = name.partition(" ")
    modality, category = (first, more) if first in MODALITIES else (name, "")
    placed = tuple(_placed(tidy(item), stages) for item in _COMMA.split(rest[0]) if item.strip())
    return Placing(name, modality, placed, category, _DECIDED.get(said[2] or "", ""))


def _placed(item: str, stages: set[str]) -> Placed:
    found = _ITEM.fullmatch(item)
    if found is None:
        raise _NoPlacing(item)
    how, side, details = found.groups()
    placed = Placed(side, int(how) if how.isdecimal() else None, how == "W.O.")
    for detail in (part.strip() for part in (details or "").split(";") if part.strip()):
        counted = _NUMBER.fullmatch(detail)
        if counted is not None and counted[2].startswith("win"):
            placed = replace(placed, wins=int(counted[1]))
        elif counted is not None:
            placed = replace(placed, athletes=int(counted[1]))
        elif detail == "guest":
            placed = replace(placed, guest=True)
        elif detail in stages:
            placed = replace(placed, reached=(*placed.reached, detail))
        else:
            raise _NoPlacing(detail)
    return placed
