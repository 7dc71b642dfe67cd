"""A case's standings as data, and as text for a terminal: what ``./sumula rank`` answers."""

from collections.abc import Mapping
from typing import Any

from core.competition import Standings
from core.entries.judgement import Judgement
from core.exact import write
from core.modality import Modality
from core.play.match import Match
from core.play.outcome import Outcome
from core.standings.criterion import Criterion, Where
from core.standings.ranking import Due, Place, Ranking, Step
from reports.annulled import annulled
from reports.citation import citation
from reports.explanation import Explanation, StepWords, TieWords
from reports.language import Translator
from reports.prose import plain
from reports.table import StandingsTable, standings_table
from reports.wording import explain, say


def ranking_json(standings: Standings, lines: Mapping[str, str] | None = None) -> dict[str, Any]:
    """Places, steps and what is due, exact values as strings; ``group`` only where there are several.

    A step's ``over`` is the sides of a mini-league, or the words of WHERE; its ``article`` is null for a default, its
    ``skipped`` null where it was applied. ``lines`` are those of the matches by id, where the two differ.
    """
    several = len(standings.rankings) > 1
    before = {"before": [_before(ranking, lines or {}) for ranking in standings.before]} if standings.before else {}
    return before | {
        "places": [place for ranking in standings.rankings for place in _places(ranking, several)],
        "steps": [
            _step(step, ranking, several, lines or {}) for ranking in standings.rankings for step in ranking.steps
        ],
        "due": [_due(due, several) for ranking in standings.rankings for due in ranking.due],
    }


def _before(ranking: Ranking, lines: Mapping[str, str]) -> dict[str, Any]:
    """The ranking of a sport whose places count in a trophy."""
    return {
        "modality": ranking.group,
        "places": _places(ranking, several=False),
        "steps": [_step(step, ranking, several=False, lines=lines) for step in ranking.steps],
    }


def _places(ranking: Ranking, several: bool) -> list[dict[str, Any]]:
    """Those on a place, then those without one, whose ``place`` is null and who say ``why`` ("DNF", "DNS", "DQ")."""
    return [_place(place, several) for place in ranking.places] + [
        _in_group(each.group, several)
        | {
            "place": None,
            "side": each.side,
            "shared": False,
            "facts": {name: write(value) for name, value in each.facts.items()},
            "why": each.why,
        }
        for each in ranking.unplaced
    ]


def _place(place: Place, several: bool) -> dict[str, Any]:
    return _in_group(place.group, several) | {
        "place": place.place,
        "side": place.side,
        "shared": place.shared,
        "facts": {name: write(value) for name, value in place.facts.items()},
        **({"why": place.why} if place.why else {}),
    }


def _step(step: Step, ranking: Ranking, several: bool, lines: Mapping[str, str]) -> dict[str, Any]:
    criterion = step.criterion.value
    return _in_group(ranking.group, several) | {
        "criterion": criterion.phrase,
        "article": step.criterion.source.cite(criterion.letter) or None,
        "over": list(step.over) if step.over else where(criterion),
        "sides": list(step.sides),
        "values": {side: write(step.values[side]) for side in step.sides if side in step.values},
        "matches": [lines.get(match, match) for match in step.matches],
        "parts": [list(part) for part in step.parts],
        "skipped": step.skipped,
    }


def _due(due: Due, several: bool) -> dict[str, Any]:
    return _in_group(due.group, several) | {"what": due.what, "sides": list(due.sides)}


def _in_group(group: str, several: bool) -> dict[str, Any]:
    return {"group": group} if several else {}


def where(criterion: Criterion) -> str:
    """The words of a criterion's WHERE: "in group", "against the first 3", "in semi-final"; "" where there are none."""
    match criterion.where:
        case Where.STAGE:
            return f"in {criterion.stage}"
        case Where.FIRST_PLACES:
            return f"against the first {criterion.number}"
        case Where.LAST_MATCHES:
            return f"in the last {criterion.number} matches"
        case Where.LAST_SEGMENTS:
            return f"in the last {criterion.number} segments"
        case plain_where:
            return plain_where.value


def refusals_json(judgement: Judgement) -> list[dict[str, Any]]:
    """What was refused of lists, line-ups, arrivals and protests; ``decided`` false for what nobody can say yet."""
    told = [*((each, True) for each in judgement.refused), *((each, False) for each in judgement.undecided)]
    return [
        {
            "who": refusal.params.get("who", ""),
            "rule": refusal.params.get("rule", ""),
            "found": refusal.found,
            "allowed": refusal.allowed,
            "article": (refusal.source.cite(refusal.letter) or None) if refusal.source is not None else None,
            "decided": decided,
        }
        for refusal, decided in told
    ]


def refusals_text(judgement: Judgement, t: Translator) -> str:
    """The same as sentences, one a line; that nothing was refused where that is so."""
    lines = [f"✗ {say(refusal, t)}" for refusal in judgement.refused]
    lines += [f"? {say(refusal, t)}" for refusal in judgement.undecided]
    return "\n".join(lines) or t.gettext("Nothing was refused.")


# ------------------------------------------------------------------------------------------------------------- as text


def ranking_text(
    standings: Standings,
    modality: Modality,
    t: Translator,
    matches: Mapping[str, Match] | None = None,
) -> str:
    """Each table, then why its order is what it is, for a terminal. ``matches`` by id give the mini-leagues."""
    results = {
        name: (match, standings.outcomes[name]) for name, match in (matches or {}).items() if name in standings.outcomes
    }
    told = [_ranking_text(ranking, standings, modality, t, results) for ranking in standings.before]
    told += [_ranking_text(ranking, standings, modality, t, results) for ranking in standings.rankings]
    return "\n\n".join([*told, *_annulled(standings, results, t)])


def _annulled(standings: Standings, results: Mapping[str, tuple[Match, Outcome]], t: Translator) -> list[str]:
    """One line for each side that left and took all its matches with it."""
    plainly = t.gettext("%(side)s left, and its matches count for nobody.")
    citing = t.gettext("%(side)s left, and its matches count for nobody (%(article)s).")
    cited = {side: citation(source, t) for side, source in annulled(standings, results.values()).items()}
    return [(citing if cite else plainly) % {"side": side, "article": cite} for side, cite in cited.items()]


def _ranking_text(
    ranking: Ranking,
    standings: Standings,
    modality: Modality,
    t: Translator,
    results: Mapping[str, tuple[Match, Outcome]],
) -> str:
    names = {place.side: place.side for place in ranking.places}
    table = standings_table(ranking, standings.chains, modality, names, t)
    told = explain(ranking, standings.chains, modality, names, t, results=results)
    heading = _heading(ranking, standings, t)
    lines = [heading] if heading else []
    lines += _table_text(table, t)
    lines += ["", t.gettext("Why this order?") + " " + told.summary]
    return "\n".join([*lines, *_explanation_text(told)])


def _heading(ranking: Ranking, standings: Standings, t: Translator) -> str:
    """What stands above a table where there are several: its group; of a trophy, its division or its sport."""
    if ranking in standings.before:
        return t.gettext("Before: %(name)s") % {"name": ranking.group}
    if len(standings.rankings) < 2:
        return ""
    trophy = any(cited.value.where is Where.GAMES for cited in standings.chains.by)
    name = {"name": ranking.group}
    return t.gettext("Division %(name)s") % name if trophy else t.gettext("Group %(name)s") % name


def _table_text(table: StandingsTable, t: Translator) -> list[str]:
    """The table with its columns aligned, figures to the right."""
    heads = [t.pgettext("place", "Pos"), t.gettext("Team"), *(column.abbreviation for column in table.columns), ""]
    rows = [
        [f"{r.position}{'=' if r.due else ''}", r.name, *(cell.text for cell in r.cells), r.why] for r in table.rows
    ]
    widths = [max(len(row[index]) for row in [heads, *rows]) for index in range(len(heads))]
    return [
        "  ".join(
            field.ljust(width) if index < 2 else field.rjust(width)
            for index, (field, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in [heads, *rows]
    ]


def _explanation_text(told: Explanation) -> list[str]:
    lines = [plain(told.opening)] if told.opening else []
    for tie in told.ties:
        lines += ["", plain(tie.opening), *_steps_text(tie)]
        lines += [f"  {reading.title}. {' '.join(reading.sentences)}" for reading in tie.readings]
        lines += [f"  {plain(sentence)}" for sentence in tie.left_out]
        lines += [f"  {tie.shared}"] if tie.shared else []
    due = [*told.due, *(one for tie in told.ties for one in tie.due)]
    return lines + [f"▲ {one.title}. {' '.join(plain(sentence) for sentence in one.sentences)}" for one in due]


def _steps_text(tie: TieWords) -> list[str]:
    lines: list[str] = []
    for number, step in enumerate(tie.steps, 1):
        lines += [f"  {step.introduction}"] if step.introduction else []
        lines.append(f"  {number}. {step.title}{_values_text(step)}")
        lines.append(f"     → {step.verdict} {f'({step.law.citation})' if step.law.citation else ''}".rstrip())
    return lines


def _values_text(step: StepWords) -> str:
    return ": " + ", ".join(f"{value.name} {value.text}" for value in step.values) if step.values else ""
