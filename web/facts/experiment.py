"""The draft tried on the event: what would change, by competition and by change, before it counts."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

from core.rules.article import Article, Cited
from core.standings.ranking import Due
from regulations.compare import Change, alone, changes
from regulations.read import Regulation
from reports import numbers
from reports.citation import citation, default_words
from reports.language import Translator
from reports.plugins import failure_words
from reports.prose import Prose, capital
from reports.rules.figures import figure_words, label
from web.facts.changes import changes_shown
from web.facts.draft_findings import findings_shown
from web.facts.refusals import said
from web.regulating.desk import linted
from web.regulating.effects import FigureChange
from web.regulating.trial import Tried, tried
from web.rulings import modality_of
from web.storage import find
from web.storage.drafts import draft_of
from web.storage.load import labels
from web.storage.tables import Competition
from web.trials import failing
from web.visit import Visit

ALONE: Final = 12
"""Changes up to which each one is tried by itself too."""
PATIENCE: Final = 4
"""Seconds for that; what is left is only told in sum."""


@dataclass(frozen=True, slots=True)
class MovedShown:
    """A side that moves: its place and its points, before and after."""

    group: str
    side: str
    place: tuple[str, str]
    points: tuple[str, str]


@dataclass(frozen=True, slots=True)
class RuleShown:
    """A figure with the article that it had and the one that it would have."""

    name: str
    before: str
    before_cite: str
    after: str
    after_cite: str


@dataclass(frozen=True, slots=True)
class CompetitionShown:
    """What would change in one competition; ``calm``: not a place, not a point, not a sheet."""

    name: str
    url: str
    calm: bool
    lost: bool
    failure: str
    rules: tuple[RuleShown, ...]
    moved: tuple[MovedShown, ...]
    through: tuple[str, ...]
    out: tuple[str, ...]
    due: tuple[str, ...]
    settled: tuple[str, ...]
    refused: tuple[int, ...]
    mended: tuple[int, ...]
    played: int
    to_play: int
    entries: tuple[Prose, ...]
    unset: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AloneShown:
    """One change by itself: how many sides it moves in which competitions; ``stands`` False where it needs others."""

    stands: bool
    moves: tuple[tuple[str, int], ...]


def experiment_facts(visit: Visit) -> dict[str, Any] | None:
    """Everything of the page; None where there is no draft."""
    event, session = visit.of_event(), visit.session
    draft = draft_of(session, event.id)
    if draft is None:
        return None
    text = find.regulation_text(session, event.id)
    checked = linted(draft.files, text.files)
    changed = changes(text.files, draft.files)
    facts: dict[str, Any] = {
        "version": draft.version,
        "behind": draft.based_on != text.id,
        "checked": checked,
        "findings": [one for one in findings_shown(visit, draft.files, checked) if one.error],
        "changes": changes_shown(changed, draft.files, visit.t),
        "alone": {},
        "competitions": [],
        "cases": [],
        "played": False,
        "noted": any(change.file == "notes.toml" for change in changed),
    }
    if checked.regulation is None:
        return facts
    shown = [_shown(one, visit) for one in tried(session, event, checked.regulation)]
    return facts | {
        "competitions": shown,
        "cases": _cases(visit, checked.regulation),
        "alone": dict(_alone(visit, text.files, draft.files, changed)),
        "played": any(version is not None for _, version in find.sheets(session, event_id=event.id)),
    }


def _cases(visit: Visit, regulation: Regulation) -> list[tuple[str, tuple[str, ...]]]:
    """The committee's worked cases that would fail, each with why; a sport that does not answer fails its cases."""
    found = failing(visit.session, visit.of_event().id, regulation, visit.t)
    return [(one.case.title, one.why) for one in found]


def _alone(
    visit: Visit, old: Mapping[str, str], new: Mapping[str, str], changed: tuple[Change, ...]
) -> Iterable[tuple[int, AloneShown]]:
    """Each change by itself, where there are few and as long as it takes little time."""
    until = monotonic() + PATIENCE
    for number, change in enumerate(changed if 1 < len(changed) <= ALONE else ()):
        if monotonic() > until:
            return
        checked = linted(alone(old, new, change), old)
        if checked.regulation is None:
            yield number, AloneShown(stands=False, moves=())
            continue
        found = tried(visit.session, visit.of_event(), checked.regulation)
        moves = ((one.competition.name, len(one.effects.moved)) for one in found if one.effects.moved)
        yield number, AloneShown(stands=True, moves=tuple(moves))


def _shown(one: Tried, visit: Visit) -> CompetitionShown:
    competition, effects, t = one.competition, one.effects, visit.t
    names = {side: each.name for side, each in labels(visit.session, competition).items()}
    matches = {str(row.id): row for row in find.matches(visit.session, competition.id)}
    applies = [matches[each] for each in effects.applies if each in matches]
    return CompetitionShown(
        name=competition.name,
        url=f"/{visit.of_event().slug}/{competition.slug}",
        calm=effects.none and not one.entries and not one.failure,
        lost=one.lost,
        failure=failure_words(one.failure, t) if one.failure else "",
        rules=tuple(_rule(change, competition, t) for change in effects.figures),
        moved=tuple(
            MovedShown(
                moved.group,
                names.get(moved.side, moved.side),
                (_place(moved.place[0], t), _place(moved.place[1], t)),
                (_points(moved.points[0], t), _points(moved.points[1], t)),
            )
            for moved in effects.moved
        ),
        through=tuple(names.get(side, side) for side in effects.through),
        out=tuple(names.get(side, side) for side in effects.out),
        due=tuple(_due(due, names, t) for due in effects.due),
        settled=tuple(_due(due, names, t) for due in effects.settled),
        refused=_numbers(effects.refused, matches),
        mended=_numbers(effects.mended, matches),
        played=sum(row.version > 0 for row in applies),
        to_play=sum(row.version == 0 for row in applies),
        entries=tuple(said(one.entries, visit)),
        unset=tuple(capital(label(path, t, modality_of(competition))) for path in one.unset),
    )


def _place(place: int | None, t: Translator) -> str:
    return "–" if place is None else numbers.ordinal(place, t)


def _points(points: Any, t: Translator) -> str:
    return "–" if points is None else numbers.figure(points, t)


def _due(due: Due, names: Mapping[str, str], t: Translator) -> str:
    return f"{capital(t.pgettext('rule', due.what))}: {', '.join(names.get(side, side) for side in due.sides)}"


def _numbers(ids: Iterable[str], matches: Mapping[str, Any]) -> tuple[int, ...]:
    return tuple(sorted(matches[each].number for each in ids if each in matches))


def _rule(change: FigureChange, competition: Competition, t: Translator) -> RuleShown:
    sport = modality_of(competition)

    def words(figure: Cited[Any] | None) -> tuple[str, str]:
        if figure is None:
            return "", ""
        key = change.path
        source = figure.source
        cite = citation(source, t) if isinstance(source, Article) else default_words(source, t)
        return figure_words(figure.value, t, sport, key), cite.rstrip(".")

    return RuleShown(capital(label(change.path, t, sport)), *words(change.before), *words(change.after))
