"""A text of the regulation tried on an event: each competition ranked by it, and what that changes."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from core.competition import Record, Standings, standings
from core.entries.entry import Delegation as Owner
from core.entries.entry import Entry as Entered
from core.entries.quota import may_enter, takes_place
from core.rules.refusal import Refusal
from core.rules.ruleset import Ruleset
from modalities.isolated.failure import PluginError
from regulations.read import Regulation
from web.contests import contests_of, of_marks
from web.regulating.effects import Effects, applied_to, effects, figures_changed
from web.rulings import modality_of, record_of, ruleset_of, standings_of
from web.storage import find
from web.storage.database import Session
from web.storage.tables import Competition, Event


@dataclass(frozen=True)
class Tried:
    """What the text does to one competition. ``lost``: it no longer has the sport or the category.

    ``failure``: nobody can say, for its sport cannot be used now.

    ``entries`` are rules that the entries would break now and do not today; ``unset`` paths of figures still to be set.
    """

    competition: Competition
    effects: Effects = Effects()
    entries: tuple[Refusal, ...] = ()
    unset: tuple[str, ...] = ()
    lost: bool = False
    failure: PluginError | None = None


def tried(session: Session, event: Event, regulation: Regulation) -> tuple[Tried, ...]:
    """Every competition of the event under the regulation, which counts for nothing yet."""
    return tuple(_unless_failed(session, each, regulation) for each in find.competitions(session, event.id))


def _unless_failed(session: Session, competition: Competition, regulation: Regulation) -> Tried:
    try:
        return _tried(session, competition, regulation)
    except PluginError as error:
        return Tried(competition, failure=error)


def _tried(session: Session, competition: Competition, regulation: Regulation) -> Tried:
    sport, category = competition.modality, competition.category
    written = any(head.modality == sport for head in regulation.heads.values())
    if not written or category not in regulation.categories(sport):
        return Tried(competition, lost=True)
    if sport not in regulation.modalities:
        return Tried(competition)  # its plugin is not installed here any more: nothing is computed
    old, new = ruleset_of(session, competition), regulation.ruleset(sport, category)
    changed = figures_changed(old, new)
    found = Effects()
    applies: tuple[str, ...] = ()
    if changed:
        pairs = _ranked(session, competition, new)
        found = _together(effects(one, other, advance) for one, other, advance in pairs)
        applies = applied_to(record_of(session, competition), old, new, changed)
    unset = tuple(bounds.path for _, bounds in regulation.unset(sport, category))
    entries = tuple(_entries(session, competition, old, new)) if changed else ()
    return Tried(competition, replace(found, figures=changed, applies=applies), entries, unset)


def _ranked(session: Session, competition: Competition, new: Ruleset) -> list[tuple[Standings, Standings, int]]:
    """The standings as they are and as they would be, with how many go on; one pair for each contest of marks."""
    sport = modality_of(competition)
    if of_marks(session, competition):
        return [
            (contest.overall, standings(_across(contest.record, apart=contest.by_heat is not None), new, sport), 0)
            for contest in contests_of(session, competition)
        ]
    record = record_of(session, competition)
    return [(standings_of(session, competition), standings(record, new, sport), competition.advance)]


def _across(record: Record, *, apart: bool) -> Record:
    sides = tuple(side for group in record.groups for side in group.sides)
    return replace(record, across=sides) if apart else record


def _together(several: Iterable[Effects]) -> Effects:
    parts = list(several)
    names = ("moved", "through", "out", "due", "settled", "refused", "mended")
    return replace(Effects(), **{name: tuple(each for part in parts for each in getattr(part, name)) for name in names})


def _entries(session: Session, competition: Competition, old: Ruleset, new: Ruleset) -> list[Refusal]:
    """Rules of entry that those who are entered would break under the new text, and do not under the old."""
    owners = {d.id: d.name for d in find.delegations(session, competition.event_id)}
    entered = [
        Entered(
            row.name,
            delegations=(Owner(owners[row.delegation_id]),),
            modality=competition.modality,
            category=competition.category,
        )
        for row in find.entries(session, competition.id)
    ]
    broken = [_broken(entered, ruleset, competition.name) for ruleset in (old, new)]
    return [refusal for key, refusal in broken[1].items() if key not in broken[0]]


def _broken(entered: list[Entered], ruleset: Ruleset, name: str) -> Mapping[tuple[str, str], Refusal]:
    found = [*takes_place(entered, ruleset, who=name).refused] if entered else []
    for number, entry in enumerate(entered):
        found += may_enter(entry, entered[:number], ruleset).refused
    return {(each.code, str(each.params.get("who"))): each for each in found}
