"""Does a worked case come out as its author expects? Compares table and reasons with the ranking."""

import re
from dataclasses import replace
from functools import partial

from core.competition import Standings
from core.entries.judgement import Judgement
from core.exact import Value, write
from core.play.mark import NoMarkError, read_mark, read_precision
from core.standings.criterion import Whole
from core.standings.ranking import Step
from regulations.case import Case
from regulations.case_figures import unlike
from regulations.judged import unexpected

_GAP = re.compile(r"\s{2,}")


def differences(case: Case, standings: Standings) -> tuple[str, ...]:
    """What does not come out as the case says, one sentence each; empty where all of it does.

    ``table``: every line's place and table points, and nobody left out. ``reasons``: for each line a step about exactly
    those sides, with that criterion, its values in the order of the sides where values are given, and its article, with
    the letter of the criterion or without. ``figures``: every line. ``refusals``: every line, and nothing besides; of a
    sheet that cannot be, its sides, the code, and what was found: ``Alfa, Beta  segment not finished: 2-1  art. 3º``;
    of who played though suspended, ``Alfa  eligibility.suspended: Caio  art. 6º``.
    """
    return (*played_out(case, standings), *unlike(case.figures, case.ruleset, case.left))


def played_out(case: Case, standings: Standings) -> tuple[str, ...]:
    """The same without what ``figures`` says: what comes out of matches, lists, arrivals and protests alone."""
    steps = [f"no step says: {line}" for line in unsaid(case, standings)]
    if case.people is None or case.people.expected is None:
        return (*_refused(standings), *_table(case, standings), *steps)
    besides = standings.judgement + refused_sheets(case, standings)
    people = unexpected(case.people, case.ruleset, besides)
    return (*_table(case, standings), *steps, *people)


def refused_sheets(case: Case, standings: Standings) -> Judgement:
    """What is refused of sheets, as ``refusals`` names it."""
    sides = {match.id: ", ".join(match.sides) for match in case.record.matches}
    sides |= {performance.id: performance.side for performance in case.record.performances}
    return Judgement(
        tuple(
            replace(refusal, params={**refusal.params, "who": sides[match], "rule": refusal.code})
            for match, refusals in standings.refusals.items()
            for refusal in refusals
        )
    )


def unsaid(case: Case, standings: Standings) -> tuple[str, ...]:
    """The lines of ``reasons`` that no step of the ranking says."""
    steps = [step for ranking in (*standings.before, *standings.rankings) for step in ranking.steps]
    precision = standings.chains.precision
    return tuple(line for line in case.reasons if not any(_says(step, line, precision) for step in steps))


def _refused(standings: Standings) -> list[str]:
    return [
        f"{match}: refused, {refusal.code} (found {refusal.found}, allowed {refusal.allowed})"
        for match, refusals in standings.refusals.items()
        for refusal in refusals
    ]


def _table(case: Case, standings: Standings) -> list[str]:
    if not case.table:
        return []
    several = len(standings.rankings) > 1 or any(line.group for line in case.table)
    found: dict[tuple[str, str], tuple[int | None, Value | None]] = {}
    for ranking in standings.rankings:
        group = ranking.group if several else ""
        found |= {(group, each.side): (each.place, each.facts["table points"]) for each in ranking.places}
        found |= {(group, each.side): (None, each.facts["table points"]) for each in ranking.unplaced}
    wrong: list[str] = []
    for line in case.table:
        place, points = found.pop((line.group if several else "", line.side), (0, None))
        if (place, points) != (line.place, line.points):
            wrong.append(f"{line.side}: expected {line.place} with {line.points}, found {place} with {points}")
    wrong += [f"{side}: not in the expected table, found {place}" for (_, side), (place, _) in found.items()]
    return wrong


def _says(step: Step, line: str, precision: str) -> bool:
    """True where the step is the one of the line ``SIDES  criterion[: values]  [article]``; marks as written."""
    parts = _GAP.split(line.strip())
    sides = [side.strip() for side in parts[0].split(",")]
    if len(parts) < 2 or tuple(sorted(sides)) != step.sides:
        return False
    phrase, _, given = parts[1].partition(":")
    values = [value.strip() for value in given.split(",")] if given.strip() else []
    article = parts[2] if len(parts) > 2 else ""
    cited = step.criterion
    plain = partial(_as_mark, precision=precision) if cited.value.whole is Whole.MARK and precision else _plain
    return (
        phrase.strip() in (cited.value.phrase, cited.value.phrase.split(",")[0])
        and (not values or [plain(value) for value in values] == [_written(step.values.get(side)) for side in sides])
        and (not article or article in (cited.source.cite(), cited.source.cite(cited.value.letter)))
    )


def _plain(value: str) -> str:
    return value.replace("−", "-").removeprefix("+")


def _as_mark(value: str, precision: str) -> str:
    """A mark as a case writes it (12.31, 1:02.35), as the exact figure that a step has."""
    try:
        return _written(read_mark(value, read_precision(precision).unit))
    except NoMarkError:
        return value


def _written(value: Value | None) -> str:
    """A value as a case writes it, the figures of a list with a space between."""
    written = "" if value is None else write(value)
    return written if isinstance(written, str) else " ".join(written)
