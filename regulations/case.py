"""A case file: a few matches, a regulation and the table that they give, as a referee or a committee writes it down.

Where entries are measured one by one (``match.won_by = "mark"``), ``sheets`` has one side a line, with its mark:

    event 100 m
    Alfa   12.31
    Beta   DNS

    Alfa   5,10 x 5,02
    Beta   140 / 131 / DNS / 152 / 120  133 / 140 / 128 / 150 / 119; 9s Beta 31, 8s Beta 28

Tries of one athlete have a space between; athletes of a team are parted by `` / ``, passes by two or more spaces;
``x`` is a try without a mark, and alone, as in a match, one that has not been entered; ``NM``, ``DNF``, ``DNS``, ``DQ``
say why there is none. In ``table`` a side without a place has "-" for it: ``- Beta 0``.

``set = { "match.target" = 150 }`` are figures that the regulation named by ``use`` leaves to the committee.

A trophy is ranked by ``placings`` in place of sheets (``case_trophy.py``); lists, line-ups, arrivals and protests are
judged beside sheets or without them (``case_people.py``).

Cards are personal: ``; yellow Alfa "Caio" 1`` says whose one is (core/play/incident_notation.py has the rest), and
``brought`` has those of competitions before, one a line, ``yellow Alfa "Caio" 1``.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from unicodedata import normalize

from core.competition import Group, Record
from core.discipline.book import Brought
from core.modality import Modality
from core.play.incident_notation import read_brought
from core.play.match import Match
from core.play.notation import NotationError, read_sheets
from core.play.performance import Performance, performance_rule
from core.play.performance_notation import read_performances
from core.play.piece import PieceError
from core.play.sheet import Sheet
from core.rules.ruleset import Ruleset
from core.standings.ledger import Adjustment
from core.standings.ranking import Recorded
from regulations.case_figures import FigureLine, Left, read_figures
from regulations.case_people import KEYS as OF_PEOPLE
from regulations.case_people import People, read_people
from regulations.case_rules import ModalityOf, RegulationOf, Rules, loading, rules_of
from regulations.case_sentences import CASE
from regulations.case_trophy import GAMES, trophy_of
from regulations.case_values import Expected, Values
from regulations.case_words import PLACE, facts, incidents
from regulations.finding import Finding
from regulations.nearest import nearest
from regulations.read import RegulationError
from regulations.toml_text import parse

HEAD = ("title", "use", "modality", "category", "set", "article")
FACTS = (
    "sheets",
    "placings",
    "trophy",
    "sides",
    "across",
    "withdrawn",
    "excluded",
    "lots",
    "play_offs",
    "decisions",
    "brought",
)
GIVEN = ("deductions", "bonuses", "facts", "table", "reasons")
KEYS = (*HEAD, *FACTS, *GIVEN, "figures", *OF_PEOPLE)

_Written = Match | Performance


class CaseError(RegulationError):
    """The case file cannot be read: all that was found, each with its remedy."""


@dataclass(frozen=True)
class Case:
    """What a case file says, ready to be ranked. ``table`` and ``reasons`` are what its author expects, if anything.

    ``lines`` are those of its sheets by the id of their match, which is another where a line is written again.
    ``people`` are its lists, line-ups, arrivals and protests (``case_people.py``), None where it has none; ``figures``
    what it says that the regulation states (``case_figures.py``), ``left`` what that leaves to the committee.
    """

    title: str
    modality: Modality
    ruleset: Ruleset
    record: Record
    table: tuple[Expected, ...] = ()
    reasons: tuple[str, ...] = ()
    lines: Mapping[str, str] = field(default_factory=dict)
    people: People | None = None
    figures: tuple[FigureLine, ...] = ()
    left: tuple[Left, ...] = ()


def read_case(path: Path, modality_of: ModalityOf, regulation_of: RegulationOf | None = None) -> Case:
    """The case in a file. Raises CaseError with all that is wrong with it; a file that is not there, OSError.

    ``regulation_of`` gives the regulation that ``use`` names (a caller with many cases keeps what it has loaded).
    """
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise CaseError([Finding("not text")]) from None
    return case_of(text, modality_of, regulation_of)


def case_of(text: str, modality_of: ModalityOf, regulation_of: RegulationOf | None = None) -> Case:
    """The case in a text; raises as ``read_case``.

    A letter with its accent is one letter however it was typed, and a space that does not break a line is a space.
    """
    data, unread = parse(normalize("NFC", text).replace("\u00a0", " "), "")
    if unread:
        raise CaseError(unread)
    values = Values(data)
    for key in data:
        if key not in KEYS:
            near = nearest(key, KEYS)
            known = ", ".join(KEYS)
            values.say(
                "unknown key, nearest" if near else "unknown key", table=CASE, unknown=key, near=near, known=known
            )
    of_trophy = "placings" in data
    said = rules_of(values, modality_of, regulation_of or loading(modality_of), GAMES if of_trophy else None)
    rules = None if said is None else said.rules
    figures = () if said is None else read_figures(values, said.words)
    people = None if rules is None else read_people(values, *rules)
    record = trophy_of(values, said) if of_trophy and said is not None else _record(values, rules)
    table = values.table()
    reasons = tuple(line.strip() for line in values.text("reasons").splitlines() if line.strip())
    title = values.text("title")
    if said is None or rules is None or values.findings:
        raise CaseError(values.findings)
    written = {line.strip() for line in values.text("sheets").splitlines()}
    ids = (*(match.id for match in record.matches), *(each.id for each in record.performances))
    lines = {name: name if name in written else name.rpartition(" (")[0] for name in ids}
    return Case(title, *rules, record, table, reasons, lines, people, figures, said.left)


# ------------------------------------------------------------------------------------------------------- its facts


def _record(values: Values, rules: Rules | None) -> Record:
    """What the case says was played, drawn, decided and given."""
    measured = rules is not None and rules.ruleset.value("match.won_by") == "mark"
    matches = () if measured else _matches(values)
    performances = _performances(values, rules) if measured and rules is not None else ()
    listed = values.names("sides")
    written: tuple[_Written, ...] = (*matches, *performances)
    played = dict.fromkeys(side for each in written for side in each.sides)
    known = dict.fromkeys([*listed, *played])
    if not known and not values.findings and not any(key in values.data for key in ("figures", *OF_PEOPLE)):
        values.say("case, nobody plays")
    points = [
        Adjustment(side, sign * number, name)
        for key, name, sign in (("bonuses", "bonus", 1), ("deductions", "deduction", -1))
        for side, number in values.numbers(key, values.data.get(key, {}), known, signed=False).items()
    ]
    given = {
        name: values.numbers(f'facts."{name}"', by_side, known) for name, by_side in values.mapping("facts").items()
    }
    if rules is not None:
        _counted(values, written, given, rules)
    withdrawn, excluded = values.sides("withdrawn", known), values.sides("excluded", known)
    for side in withdrawn:
        if side in excluded:
            values.say("case, out twice", side=side)
    stage = _ranked_stage(values, written)
    event = _event(values, performances)
    return Record(
        matches=matches,
        groups=_groups(values, [each for each in written if each.stage == stage], listed, played),
        recorded=Recorded(*(values.orders(key, known) for key in ("lots", "play_offs", "decisions"))),
        withdrawn=withdrawn,
        excluded=excluded,
        adjustments=tuple(points),
        facts=given,
        across=values.sides("across", known),
        stage=stage,
        performances=performances,
        event=event,
        brought=_brought(values, tuple(known), () if rules is None else rules.ruleset.names("card")),
    )


def _brought(values: Values, known: tuple[str, ...], cards: tuple[str, ...]) -> tuple[Brought, ...]:
    """Cards that athletes bring from elsewhere, one line each."""
    found: list[Brought] = []
    for number, line in enumerate(values.text("brought").splitlines(), 1):
        if not line.strip():
            continue
        try:
            card, side, athlete, times = read_brought(line.strip(), known)
        except PieceError as why:
            values.findings.append(Finding(f"sheets, {why.code}", "brought", line=number, row=line, params=why.gaps))
            continue
        values.counted(card, tuple(dict.fromkeys(("yellow", "red", *cards))), "brought", line.strip())
        found.append(Brought(side, athlete, card, times))
    return tuple(found)


def _performances(values: Values, rules: Rules) -> tuple[Performance, ...]:
    unit = performance_rule(rules.ruleset, rules.modality).precision.value.unit
    try:
        return read_performances(values.text("sheets"), unit)
    except NotationError as error:
        values.findings += _bad_lines(error)
        return ()


def _matches(values: Values) -> tuple[Match, ...]:
    try:
        return read_sheets(values.text("sheets"))
    except NotationError as error:
        values.findings += _bad_lines(error)
        return ()


def _bad_lines(error: NotationError) -> list[Finding]:
    return [
        Finding(f"sheets, {bad.code}", "sheets", line=bad.number, row=bad.line, params=bad.gaps) for bad in error.lines
    ]


def _counted(
    values: Values, written: tuple[_Written, ...], given: Mapping[str, Mapping[str, object]], rules: Rules
) -> None:
    """Words that nothing counts would be lost in silence, and a card with them."""
    words = incidents(*rules)
    for each in written:
        for name in dict.fromkeys(_named(each)):
            values.counted(name, words, "sheets", each.id)
    known = facts(*rules)
    for name in given:
        if not PLACE.fullmatch(name):
            values.counted(name, known, "facts")


def _named(written: _Written) -> list[str]:
    """What a line counts of its sides."""
    if isinstance(written, Performance):
        return [name for name, _ in written.counts]
    sheet: Sheet | None = written.sheet
    return [incident.name for incident in sheet.incidents] if sheet else []


def _event(values: Values, performances: tuple[Performance, ...]) -> str:
    """The one event that the case ranks."""
    events = tuple(dict.fromkeys(each.event for each in performances)) or ("",)
    if len(events) > 1:
        values.say("case, several events", events=", ".join(name or "–" for name in events))
    return events[0]


def _ranked_stage(values: Values, matches: tuple[_Written, ...]) -> str:
    """The stage that is ranked: the matches above the first heading of one, else the only stage that is named."""
    stages = tuple(dict.fromkeys(match.stage for match in matches)) or ("",)
    if "" in stages:
        return ""
    if len(stages) > 1:
        values.say("case, several stages", stages=", ".join(stages))
    return stages[0]


def _groups(
    values: Values, matches: list[_Written], listed: tuple[str, ...], played: Mapping[str, None]
) -> tuple[Group, ...]:
    """The groups that the headings make; a side that only ``sides`` names joins the one group that there is."""
    groups: dict[str, dict[str, None]] = {}
    for match in matches:
        groups.setdefault(match.group, {}).update(dict.fromkeys(match.sides))
    for side in dict.fromkeys(side for members in groups.values() for side in members):
        own = [name or "–" for name, members in groups.items() if side in members]
        if len(own) > 1:
            values.say("case, two groups", side=side, groups=", ".join(own))
    idle = [side for side in listed if side not in played]
    if idle and len(groups) > 1:
        values.say("case, group unknown", side=idle[0])
    elif idle:
        groups.setdefault(next(iter(groups), ""), {}).update(dict.fromkeys(idle))
    return tuple(Group(name, tuple(groups[name])) for name in sorted(groups, key=_by_number))


def _by_number(name: str) -> list[tuple[str, int]]:
    """The order of groups: by letter, and by number where there are numbers, so that 10 stands after 9."""
    return [(letters, int(digits or 0)) for letters, digits in re.findall(r"([^0-9]*)([0-9]{0,40})", name)]
