"""Sets the figures that a regulation leaves to the committee, each within its bounds."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from core.rules.article import Cited, Default
from core.rules.ruleset import Ruleset, Statement
from regulations import citation
from regulations.finding import Finding
from regulations.forms.form import Reading, show
from regulations.language.lifts import lifted, lifts_default
from regulations.language.tables import find
from regulations.regulation import Regulation


def set_figures(
    regulation: Regulation, modality: str, category: str, figures: Mapping[str, object]
) -> tuple[Ruleset, tuple[Finding, ...]]:
    """The ruleset with these figures set by the committee, each citing the article that leaves it open.

    ``figures`` are values by path, as they would be written in a file ("15 min", 120). The findings say which of them
    is left open nowhere, is of another form, or lies outside its bounds; with any of those the ruleset is unchanged.
    """
    ruleset = regulation.ruleset(modality, category)
    left_open = regulation.to_set(modality, category)
    findings: list[Finding] = []
    statements: list[Statement] = []
    for path, raw in figures.items():
        found = find(path)
        owner = next(((entry, bounds) for entry, bounds in left_open if bounds.covers(path)), None)
        if owner is None or found is None or found.form is None:
            listed = ", ".join(bounds.path for _, bounds in left_open) or "–"
            findings.append(Finding("not left open", params={"path": path, "known": listed}))
            continue
        entry, bounds = owner
        reading = Reading(regulation.contexts.of(modality))
        value = None if raw == "none" else reading.read(found.form, raw, path)
        findings += [entry.finding(problem.code, problem.letter, **problem.gaps(path)) for problem in reading.problems]
        if not reading.problems and not bounds.admits(value):
            article = citation.opening(entry.article, entry.article.file)
            params = {"path": path, "found": show(raw), "article": article, "allowed": bounds.written()}
            findings.append(Finding("out of bounds", params=params))
        cited = Cited(value, entry.article)
        statements += [Statement(other, replace(cited, value=None), entry.region.narrowing) for other in lifted(path)]
        statements.append(Statement(path, cited, entry.region.narrowing))
    if findings:
        return ruleset, tuple(findings)
    kept = (each for each in ruleset.statements if not _lifted(each, statements))
    return replace(ruleset, statements=(*kept, *statements), _cache={}, _index={}), ()


def _lifted(default: Statement, by: Iterable[Statement]) -> bool:
    """True for a default that a figure set takes away whole, as an article would (language, § 4.2)."""
    return isinstance(default.figure.source, Default) and any(lifts_default(each.path, default.path) for each in by)
