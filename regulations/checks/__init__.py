"""Checks of a regulation as a whole: figures that exclude each other, figures that must be said, and remarks."""

from collections.abc import Iterator

from regulations.checks import (
    chains,
    credited,
    eligibility,
    penalties,
    points,
    reading,
    roster,
    silence,
    stages,
    trophies,
)
from regulations.checks.subject import Subject
from regulations.finding import Finding
from regulations.regulation import Regulation

_ERRORS = (
    *(roster.fits, credited.walkover_scores, penalties.points_go, penalties.rounding, stages.said, stages.plans),
    *(trophies.endless, eligibility.contradictions),
)
_REMARKS = (points.scores_said, chains.ends, chains.repeated, chains.never, silence.silent)


def errors(regulation: Regulation) -> Iterator[Finding]:
    """What keeps the regulation from loading, once each value has been read; some of it remarks where inferred."""
    yield from chains.unreachable(regulation.entries)
    for subject in _subjects(regulation):
        yield from errors_of(subject)


def errors_of(subject: Subject) -> Iterator[Finding]:
    """The same for one competition."""
    for check in _ERRORS:
        yield from check(subject)


def remarks(regulation: Regulation) -> Iterator[Finding]:
    """What its author should accept or mend."""
    for subject in _subjects(regulation):
        for check in _REMARKS:
            yield from check(subject)
        yield from reading.left_open(regulation, subject)
    yield from reading.of_entries(regulation)


def _subjects(regulation: Regulation) -> Iterator[Subject]:
    for modality in regulation.modalities:
        for category in regulation.categories(modality):
            bounds = tuple(bounds for _, bounds in regulation.to_set(modality, category))
            stem = next((stem for stem, head in regulation.heads.items() if head.modality == modality), "")
            yield Subject(regulation.ruleset(modality, category), bounds, f"{stem}.toml")
