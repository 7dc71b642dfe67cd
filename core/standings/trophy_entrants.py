"""Who competes for a trophy, in which division, and of whom something is asked that nobody has said."""

from collections.abc import Sequence
from typing import Any

from core.entries.judgement import written
from core.rules.article import Cited
from core.rules.refusal import Refusal
from core.standings.trophy_facts import Facts
from core.standings.trophy_rules import TrophyRules


def competing(
    sides: Sequence[str], known: Facts, rules: TrophyRules
) -> tuple[dict[str, tuple[str, ...]], list[Refusal], list[Refusal]]:
    """The delegations by division, those below a threshold, and those of whom something is not known."""
    parted: dict[str, list[str]] = {str(each["name"]): [] for each in rules.divisions.value} or {"": []}
    refused: list[Refusal] = []
    undecided: list[Refusal] = []
    for side in sides:
        no, open_ = _thresholds(side, known, rules)
        division = _division(side, known, rules)
        if isinstance(division, Refusal):
            (undecided if division.code == "fact not known" else refused).append(division)
        elif not no and not open_:
            parted[division].append(side)
        refused += no
        undecided += open_
    return {name: tuple(own) for name, own in parted.items()}, refused, undecided


def _thresholds(side: str, known: Facts, rules: TrophyRules) -> tuple[list[Refusal], list[Refusal]]:
    refused: list[Refusal] = []
    undecided: list[Refusal] = []
    for name, span in rules.needs.value.items():
        number = known.of(name, side)
        if number is None:
            undecided.append(undecided_of("fact not known", "trophy.needs", side, rules.needs, fact=name))
        elif not span.holds(number):
            params = {"who": side, "rule": "trophy.needs", "fact": name}
            found, allowed = str(number), written(span)
            refused.append(Refusal("below a threshold", name, found, allowed, rules.needs.source, params=params))
    return refused, undecided


def _division(side: str, known: Facts, rules: TrophyRules) -> str | Refusal:
    """The division of a delegation's size, "" where there is none to choose."""
    if not rules.divisions.value:
        return ""
    members = known.of("members", side)
    if members is None:
        return undecided_of("fact not known", "trophy.divisions", side, rules.divisions, fact="members")
    found = next((str(each["name"]) for each in rules.divisions.value if each["members"].holds(members)), None)
    if found is not None:
        return found
    params = {"who": side, "rule": "trophy.divisions"}
    return Refusal("in no division", "members", str(members), "", rules.divisions.source, params=params)


def undecided_of(code: str, rule: str, who: str, figure: Cited[Any] | None, fact: str = "") -> Refusal:
    """Something that a rule asks of a delegation and nobody has said: which ``fact``."""
    source = None if figure is None else figure.source
    return Refusal(code, fact, source=source, params={"who": who, "rule": rule, "fact": fact})
