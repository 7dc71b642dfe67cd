"""What the rules say of the people of a case, and whether that is what its author expects."""

import re
from collections.abc import Iterator
from dataclasses import replace

from core.discipline.protest import lodged
from core.entries.eligibility import eligibility
from core.entries.entry import Entry
from core.entries.judgement import FINE, Judgement, together
from core.entries.limits import limits
from core.entries.line_up import goes_on, line_up
from core.entries.quota import may_enter, takes_place
from core.entries.roster import line_up_handed, roster
from core.entries.substitutions import substitutions
from core.fixtures.rest import rests
from core.play.tolerance import arrival, is_walkover
from core.rules.moment import Occasions, Span
from core.rules.refusal import Refusal
from core.rules.ruleset import Ruleset, Scope
from regulations.case_lines import MATCH_ENDS, MATCH_STARTS, ArrivalLine, from_the_match
from regulations.case_people import People

_GAP = re.compile(r"\s{2,}")
_OPEN = " not decided"
_AT_THE_MATCH = Occasions(dict.fromkeys(("match", "encounter"), Span(MATCH_STARTS, MATCH_ENDS)))


def judged(people: People, ruleset: Ruleset) -> Judgement:
    """Everything that is refused or left open: lists in the order written, then what one may enter, then the day."""
    own = [entry for entry in people.entries if (entry.modality, entry.category) == _competition(ruleset, entry)]
    found = together(_entry(entry, index, people, own, ruleset) for index, entry in enumerate(people.entries))
    found += limits(people.entries, lambda entry: ruleset)
    if people.closed:
        found += takes_place(own, ruleset, who=ruleset.modality)
    return found + _on_no_day(_at_the_table(people, ruleset) + _of_the_day(people, ruleset))


def _competition(ruleset: Ruleset, entry: Entry) -> tuple[str, str]:
    return ruleset.modality or entry.modality, ruleset.category


def _entry(entry: Entry, index: int, people: People, own: list[Entry], ruleset: Ruleset) -> Judgement:
    """One list; those of other competitions stand in the case only for what one athlete may enter."""
    if entry not in own:
        return FINE
    scope = Scope(event=entry.event or None, delegation=entry.owner)
    year = None if entry.on is None else entry.on.year
    known = Occasions(entered=entry.on, year=year)
    before = [other for other in people.entries[:index] if other in own]
    at = people.entered[index]
    return (
        roster(entry, ruleset, scope)
        + eligibility(entry, ruleset, scope, known)
        + may_enter(entry, before, ruleset, at=at, occasions=known, scope=scope)
    )


def _at_the_table(people: People, ruleset: Ruleset) -> Judgement:
    """Line-ups and the changes after them. A side without a list is judged by its numbers alone."""
    found = FINE
    started: dict[str, tuple[str, ...]] = {}
    for line in people.line_ups:
        if line.left is not None:
            found += goes_on(line.left, line.side, ruleset)
            continue
        if line.handed is not None:
            found += line_up_handed(line.handed, ruleset, _AT_THE_MATCH, who=line.side)
        if line.names is not None:
            started[line.side] = line.names.playing
            found += line_up(line.names, _list_of(line.side, people), ruleset)
    for side in dict.fromkeys(line.side for line in people.changes):
        changes = [line.change for line in people.changes if line.side == side]
        entry = _list_of(side, people)
        playing = started.get(side) or tuple(change.leaves for change in changes[:1])
        found += substitutions(playing, changes, entry, ruleset)
    return found


def _on_no_day(found: Judgement) -> Judgement:
    """The same, with the times around a match as the lines of a case say them.

    Where the time that was found is the limit itself, it had to be before it.
    """
    told: list[Refusal] = []
    for refusal in found.refused:
        late, until = from_the_match(refusal.found), from_the_match(refusal.allowed)
        until = "before the match" if late == until == "start of the match" else until
        told.append(replace(refusal, found=late, allowed=until))
    return Judgement(tuple(told), found.undecided)


def _list_of(side: str, people: People) -> Entry:
    return next((entry for entry in people.entries if entry.side == side), Entry(side))


def _of_the_day(people: People, ruleset: Ruleset) -> Judgement:
    refused = [refusal for line in people.arrivals for refusal in _arrived(line, ruleset)]
    undecided: list[Refusal] = []
    for protest in people.protests:
        no, open_ = lodged(protest, ruleset, _AT_THE_MATCH)
        refused += no
        undecided += open_
    refused += rests(people.programme, ruleset)
    return Judgement(tuple(refused), tuple(undecided))


def _arrived(line: ArrivalLine, ruleset: Ruleset) -> Iterator[Refusal]:
    if line.why:
        given = is_walkover(line.why, ruleset, who=line.side)
        if given is not None:
            yield given
        return
    found = arrival(line.late, first=line.first, ruleset=ruleset, who=line.side)
    yield from (refusal for refusal in (found.walkover, found.cost) if refusal is not None)


# ---------------------------------------------------------------------------------------------- what the author expects


def unexpected(people: People, ruleset: Ruleset, besides: Judgement = FINE) -> tuple[str, ...]:
    """What does not come out as ``refusals`` says, one sentence each: every line, and nothing else.

    ``besides`` is what the standings refuse: who does not compete for a trophy.
    """
    if people.expected is None:
        return ()
    found = judged(people, ruleset) + besides
    left = [*((refusal, "") for refusal in found.refused), *((refusal, _OPEN) for refusal in found.undecided)]
    wrong: list[str] = []
    for line in people.expected:
        fitting = next((each for each in left if _says(*each, line)), None)
        if fitting is None:
            wrong.append(f"nothing was refused as: {line}")
        else:
            left.remove(fitting)
    return (*wrong, *(f"not expected: {as_line(refusal, open_)}" for refusal, open_ in left))


def as_line(refusal: Refusal, open_: str = "") -> str:
    """A refusal as a line of ``refusals``."""
    found = f": {refusal.found}" if refusal.found else ""
    cited = "" if refusal.source is None else refusal.source.cite(refusal.letter)
    return "  ".join(filter(None, (refusal.params["who"], refusal.params["rule"] + open_ + found, cited)))


def _says(refusal: Refusal, open_: str, line: str) -> bool:
    """True where the refusal is the one of the line WHO  rule[: found]  [article]."""
    who, rule, *article = _GAP.split(line.strip())
    key, _, found = rule.partition(": ")
    cited = "" if refusal.source is None else refusal.source.cite(refusal.letter)
    return (
        who == refusal.params["who"]
        and key == refusal.params["rule"] + open_
        and (not found or found == refusal.found)
        and (not article or article[0] == cited)
    )
