"""Does a worked case come out as its author expects? Compares table and reasons with the ranking."""

import re

from core.competition import Standings
from core.exact import Value, write
from core.standings.ranking import Step
from regulations.case import Case

_GAP = re.compile(r"\s{2,}")


def differences(case: Case, standings: Standings) -> tuple[str, ...]:
    """What does not come out as the case says, one sentence each; empty where all of it does.

    ``table``: every line's place and table points, and nobody left out. ``reasons``: for each line a step about exactly
    those sides, with that criterion, its values in the order of the sides where values are given, and its article, with
    the letter of the criterion or without.
    """
    steps = [f"no step says: {line}" for line in unsaid(case, standings)]
    return (*_refused(standings), *_table(case, standings), *steps)


def unsaid(case: Case, standings: Standings) -> tuple[str, ...]:
    """The lines of ``reasons`` that no step of the ranking says."""
    steps = [step for ranking in standings.rankings for step in ranking.steps]
    return tuple(line for line in case.reasons if not any(_says(step, line) for step in steps))


def _refused(standings: Standings) -> list[str]:
    return [
        f"{match}: refused, {refusal.code} (found {refusal.found}, allowed {refusal.allowed})"
        for match, refusals in standings.refusals.items()
        for refusal in refusals
    ]


def _table(case: Case, standings: Standings) -> list[str]:
    if not case.table:
        return []
    found = {
        (ranking.group if len(standings.rankings) > 1 else "", place.side): (place.place, place.facts["table points"])
        for ranking in standings.rankings
        for place in ranking.places
    }
    wrong: list[str] = []
    for line in case.table:
        place, points = found.pop((line.group if len(standings.rankings) > 1 else "", line.side), (None, None))
        if (place, points) != (line.place, line.points):
            wrong.append(f"{line.side}: expected {line.place} with {line.points}, found {place} with {points}")
    wrong += [f"{side}: not in the expected table, found {place}" for (_, side), (place, _) in found.items()]
    return wrong


def _says(step: Step, line: str) -> bool:
    """True where the step is the one of the line ``SIDES  criterion[: values]  [article]``."""
    parts = _GAP.split(line.strip())
    sides = [side.strip() for side in parts[0].split(",")]
    if len(parts) < 2 or tuple(sorted(sides)) != step.sides:
        return False
    phrase, _, given = parts[1].partition(":")
    values = [value.strip() for value in given.split(",")] if given.strip() else []
    article = parts[2] if len(parts) > 2 else ""
    cited = step.criterion
    return (
        phrase.strip() in (cited.value.phrase, cited.value.phrase.split(",")[0])
        and (not values or [_plain(value) for value in values] == [_written(step.values.get(side)) for side in sides])
        and (not article or article in (cited.source.cite(), cited.source.cite(cited.value.letter)))
    )


def _plain(value: str) -> str:
    return value.replace("−", "-").removeprefix("+")


def _written(value: Value | None) -> str:
    """A value as a case writes it, the figures of a list with a space between."""
    written = "" if value is None else write(value)
    return written if isinstance(written, str) else " ".join(written)
