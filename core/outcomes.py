"""From sheets to outcomes as they count: what was played, what cards and rulings cost, what those who left change."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from core.discipline.book import EMPTY, Book, Brought
from core.discipline.cards import Forfeit, counted
from core.discipline.keep import book
from core.discipline.repeats import repeated_before
from core.discipline.ruling import Ruling
from core.play.awards import lost
from core.play.format import Format
from core.play.match import Match
from core.play.outcome import Outcome
from core.play.score import Score
from core.play.settle import settle
from core.play.sheet import Ending
from core.play.withdrawals import treated
from core.rules.article import Cited
from core.rules.refusal import Refusal
from core.rules.ruleset import Ruleset, Scope

FormOf = Callable[[Match], Format]


@dataclass(frozen=True)
class Facts:
    """What is known besides the sheets. ``played`` are ids in the order of play, where the calendar knows it."""

    withdrawn: tuple[str, ...] = ()
    excluded: tuple[str, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    brought: tuple[Brought, ...] = ()
    played: tuple[str, ...] = ()


@dataclass(frozen=True)
class Counting:
    """``outcomes`` by match id as they count, ``refusals`` of sheets that cannot be; ``gone`` leave the table.

    ``put_out`` are sides that a rule put out by itself, with the figure that did; ``book`` is that of discipline.
    """

    outcomes: Mapping[str, Outcome]
    refusals: Mapping[str, tuple[Refusal, ...]]
    gone: frozenset[str] = frozenset()
    put_out: Mapping[str, Cited[Any]] = field(default_factory=dict)
    book: Book = EMPTY


def counting(
    matches: Sequence[Match], stage: str, form_of: FormOf, form: Format, ruleset: Ruleset, scope: Scope, facts: Facts
) -> Counting:
    """The outcomes of all matches, those of the ``stage`` as its withdrawals and exclusions leave them.

    A match annulled by somebody's leaving serves no suspension, and its cards may fall (``annulled_matches``): the
    book is then kept a second time without it.
    """
    replayed = {each.match for each in facts.rulings if each.what == "replay"}
    standing = tuple(replace(match, sheet=None) if match.id in replayed else match for match in matches)
    form_of = _repeating(standing, form_of, facts.played, ruleset.names("stage"))
    found = _counting(standing, stage, form_of, form, ruleset, scope, facts, frozenset())
    annulled = frozenset(
        match.id
        for match in standing
        if (outcome := found.outcomes.get(match.id)) and outcome.void and _not_void(match)
    )
    if not annulled or found.book is EMPTY:
        return found
    return _counting(standing, stage, form_of, form, ruleset, scope, facts, annulled)


def _repeating(matches: Sequence[Match], form_of: FormOf, played: Sequence[str], stages: Sequence[str]) -> FormOf:
    """The formats with what each side had committed before, where repetitions count beyond one match."""
    before = repeated_before(matches, form_of, played, stages)
    if not before:
        return form_of

    def known(match: Match) -> Format:
        form = form_of(match)
        return replace(form, repeated=before[match.id]) if match.id in before else form

    return known


def _counting(
    matches: Sequence[Match],
    stage: str,
    form_of: FormOf,
    form: Format,
    ruleset: Ruleset,
    scope: Scope,
    facts: Facts,
    annulled: frozenset[str],
) -> Counting:
    kept = book(
        matches,
        form_of,
        brought=facts.brought,
        rulings=facts.rulings,
        played_order=facts.played,
        stages=ruleset.names("stage"),
        annulled=annulled,
    )
    outcomes, refusals = _settled(matches, form_of, costs(matches, kept, facts.rulings))
    for match, why in kept.unsure.items():
        refusals[match] = (Refusal("order of play not known", "", source=why.source),)
        outcomes.pop(match, None)
    put_out = [each.side for each in facts.rulings if each.what == "exclusion"]
    own = [match for match in matches if match.stage == stage]
    left = treated(own, outcomes, facts.withdrawn, (*facts.excluded, *put_out, *kept.out), ruleset, form, scope)
    why_out = {**(left.excluded or {}), **kept.out}
    why_out |= {each.side: each.cited("excluded") for each in facts.rulings if each.what == "exclusion"}
    return Counting(dict(left.outcomes), refusals, left.gone, why_out, kept)


def costs(matches: Sequence[Match], kept: Book, rulings: Sequence[Ruling]) -> Mapping[str, tuple[Forfeit, ...]]:
    """The matches that a ruling or what cards amounted to makes a side lose, a ruling before all else."""
    found: dict[str, dict[int, Forfeit]] = {}
    for match in matches:
        for each in rulings:
            if each.what == "loss" and each.match == match.id and each.side in match.sides:
                side = match.sides.index(each.side)
                found.setdefault(match.id, {})[side] = Forfeit(side, each.cited("match"), each.cited(each.score))
        for lost_by in kept.forfeits.get(match.id, ()):
            found.setdefault(match.id, {}).setdefault(lost_by.side, lost_by)
    return {match: tuple(sides[side] for side in sorted(sides)) for match, sides in found.items()}


def _settled(
    matches: Sequence[Match], form_of: FormOf, lost_by: Mapping[str, tuple[Forfeit, ...]]
) -> tuple[dict[str, Outcome], dict[str, tuple[Refusal, ...]]]:
    """The outcomes of closed sheets, and why the others cannot be."""
    outcomes: dict[str, Outcome] = {}
    refusals: dict[str, tuple[Refusal, ...]] = {}
    for match in matches:
        settled = outcome_of(match, form_of, lost_by.get(match.id, ()))
        if isinstance(settled, Outcome):
            outcomes[match.id] = settled
        elif settled:
            refusals[match.id] = settled
    return outcomes, refusals


def outcome_of(match: Match, form_of: FormOf, lost_by: tuple[Forfeit, ...] = ()) -> Outcome | tuple[Refusal, ...]:
    """What a match comes to by its sheet, with what its sides lose besides; () while it is open or unplayed."""
    sheet = match.sheet
    if match.second is None or (not lost_by and (sheet is None or sheet.open)):
        return ()
    form = form_of(match)
    if sheet is not None and not sheet.open and (sheet.ending is Ending.PLAYED or not lost_by):
        return settle(sheet, form, lost_by=lost_by)
    counts = ((), ()) if sheet is None or sheet.open else counted(sheet, form)
    if len(lost_by) == 2:
        return Outcome(None, frozenset({0, 1}), why=lost_by[0].why, counts=counts)
    (only,) = lost_by
    word = only.score or form.abandonment_score
    return lost(form, only.side, Score(None), word, why=only.why, ending=Ending.PLAYED, counts=counts)


def _not_void(match: Match) -> bool:
    return match.sheet is None or match.sheet.ending is not Ending.VOID
