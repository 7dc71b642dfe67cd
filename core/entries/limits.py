"""What one athlete may enter (language, section 6): over all the entries of the games, and not one list at a time."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from core.entries.entry import Entry
from core.entries.figures import stated
from core.entries.judgement import FINE, Judgement, refuse, together
from core.rules.article import Cited
from core.rules.ruleset import Ruleset, Scope

RulesetOf = Callable[[Entry], Ruleset]
_KINDS = ("individual", "relay")


def limits(entries: Sequence[Entry], ruleset_of: RulesetOf) -> Judgement:
    """Who is entered more than ``per_athlete`` allows, or in modalities that ``clashes`` keeps apart.

    Modalities are counted over all the games; categories within one modality, and its events, individual events and
    relays likewise. Each competition's own ruleset judges: a limit that two of them state alike is told once. Nobody
    can play for two sides of one competition, whatever the rules say.
    """
    people = dict.fromkeys(athlete.key for entry in entries for athlete in entry.athletes)
    found = together(_of_one(key, [e for e in entries if e.named(key) is not None], ruleset_of) for key in people)
    return Judgement(tuple(_once(found.refused)), tuple(_once(found.undecided)))


def _of_one(key: str, entries: Sequence[Entry], ruleset_of: RulesetOf) -> Judgement:
    athlete = entries[0].named(key)
    who = key if athlete is None else athlete.name
    return _twice(who, entries) + together(
        _counted(who, entry, entries, ruleset_of(entry)) + _clashing(who, entry, entries, ruleset_of(entry))
        for entry in entries
    )


def _twice(who: str, entries: Sequence[Entry]) -> Judgement:
    """The same person on two lists of one competition."""
    sides: dict[tuple[str, str, str], list[str]] = {}
    for entry in entries:
        sides.setdefault((entry.modality, entry.category, entry.event), []).append(entry.side)
    return together(
        refuse("on two lists", "eligibility.per_athlete", who, None, at="per_athlete", found=", ".join(own), allowed=1)
        for own in sides.values()
        if len(own) > 1
    )


def _counted(who: str, entry: Entry, entries: Sequence[Entry], ruleset: Ruleset) -> Judgement:
    most = stated(ruleset, "eligibility.per_athlete", Scope(event=entry.event or None))
    if most is None or most.value == "free":
        return FINE
    own = [other for other in entries if other.modality == entry.modality]
    events = [other for other in own if other.event]
    entered = {
        "modalities": _each(other.modality for other in entries),
        "categories": _each(other.category for other in own),
        "events": _each(other.event for other in events),
        **{kind: _each(o.event for o in events if _kind(o, ruleset) == kind) for kind in _KINDS},
    }
    return together(
        refuse(
            "athlete entered too often",
            "eligibility.per_athlete",
            who,
            most,
            at=f"per_athlete.{what}",
            found=", ".join(entered[what]),
            allowed=number,
        )
        for what, number in most.value.items()
        if len(entered[what]) > number
    )


def _kind(entry: Entry, ruleset: Ruleset) -> str:
    """ "individual", "relay" or "team", as the event is declared."""
    return str(ruleset.value(f"event.{entry.event}.kind", otherwise=""))


def _clashing(who: str, entry: Entry, entries: Sequence[Entry], ruleset: Ruleset) -> Judgement:
    clashes: Cited[Any] | None = stated(ruleset, "eligibility.clashes")
    entered = _each(other.modality for other in entries)
    return together(
        refuse(
            "modalities that clash",
            "eligibility.clashes",
            who,
            clashes,
            at="clashes",
            found=", ".join(name for name in entered if name in apart),
            allowed=1,
        )
        for apart in (() if clashes is None else clashes.value)
        if entry.modality in apart and sum(name in apart for name in entered) > 1
    )


def _each(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))


def _once(refusals: Sequence[Any]) -> list[Any]:
    """Each refusal once, though every competition of the athlete was asked."""
    found: list[Any] = []
    for refusal in refusals:
        if refusal not in found:
            found.append(refusal)
    return found
