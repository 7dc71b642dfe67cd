"""How many entries a competition takes (language, section 6): of one delegation, in all, until when, from how many."""

from collections.abc import Sequence
from datetime import datetime

from core.entries.entry import Entry
from core.entries.figures import stated
from core.entries.judgement import FINE, Judgement, refuse, undecide
from core.rules.article import Cited
from core.rules.moment import NOTHING_KNOWN, Occasions, limit
from core.rules.ruleset import EVERYWHERE, Ruleset, Scope


def may_enter(
    entry: Entry,
    entered: Sequence[Entry],
    ruleset: Ruleset,
    *,
    at: datetime | None = None,
    occasions: Occasions = NOTHING_KNOWN,
    scope: Scope = EVERYWHERE,
) -> Judgement:
    """May this entry be taken beside those that the competition already has? All that says no.

    ``at`` is when it comes in, for ``entry.closes``; None asks nothing of the time.
    """
    found = _per_delegation(entry, entered, ruleset, scope)
    found += _room(entry, entered, ruleset, scope)
    found += _merged(entry, ruleset, scope)
    return found + (FINE if at is None else _open(entry, at, ruleset, occasions, scope))


def takes_place(entries: Sequence[Entry], ruleset: Ruleset, *, who: str = "", scope: Scope = EVERYWHERE) -> Judgement:
    """Does the competition happen with these entries (``minimum`` of ``minimum_of``)? Two entries where nobody said."""
    least = ruleset.cited("entry.minimum", 2, scope)
    of = ruleset.cited("entry.minimum_of", "entries", scope)
    delegations = {delegation for entry in entries for delegation in _delegations(entry)}
    number = len(delegations) if of.value == "delegations" else len(entries)
    if number >= least.value:
        return FINE
    code = "too few delegations" if of.value == "delegations" else "too few entries"
    return refuse(code, "entry.minimum", who, least, at="entries", found=number, allowed=least.value)


def counts_for(ruleset: Ruleset, scope: Scope = EVERYWHERE) -> Cited[str]:
    """Does the competition count: "the trophies", "no trophy", or "as the committee says"."""
    return ruleset.cited("entry.counts_for", "the trophies", scope)


def _delegations(entry: Entry) -> tuple[str, ...]:
    return tuple(delegation.key for delegation in entry.delegations) or (entry.owner,)


def _per_delegation(entry: Entry, entered: Sequence[Entry], ruleset: Ruleset, scope: Scope) -> Judgement:
    """One entry of a delegation in a category (in each event, where there are several) unless another number stands."""
    each = ruleset.cited("entry.per_delegation", 1, scope)
    if each.value == "free":
        return FINE
    here = [other for other in entered if (other.category, other.event) == (entry.category, entry.event)]
    found = FINE
    for delegation in _delegations(entry):
        number = 1 + sum(delegation in _delegations(other) for other in here)
        if number > each.value:
            found += refuse(
                "entries of a delegation",
                "entry.per_delegation",
                delegation,
                each,
                at="delegation",
                found=number,
                allowed=each.value,
            )
    return found


def _room(entry: Entry, entered: Sequence[Entry], ruleset: Ruleset, scope: Scope) -> Judgement:
    """The most that are taken, and the places that the committee may give."""
    found = FINE
    most, number = ruleset.cited("entry.maximum", "free", scope), len(entered) + 1
    if most.value != "free" and number > most.value:
        found += refuse(
            "entries of a competition",
            "entry.maximum",
            entry.side,
            most,
            at="competition",
            found=number,
            allowed=most.value,
        )
    if entry.invited:
        given = ruleset.cited("entry.invitations", 0, scope)
        invited = 1 + sum(other.invited for other in entered)
        if invited > given.value:
            found += refuse(
                "too many invitations",
                "entry.invitations",
                entry.side,
                given,
                at="invited",
                found=invited,
                allowed=given.value,
            )
    return found


def _merged(entry: Entry, ruleset: Ruleset, scope: Scope) -> Judgement:
    """Delegations that enter together must each be of the size that may."""
    if len(entry.delegations) < 2:
        return FINE
    sizes = stated(ruleset, "entry.merge", scope)
    if sizes is None:
        together = ", ".join(delegation.key for delegation in entry.delegations)
        figure = ruleset.figure("entry.merge", scope)
        return refuse("delegations may not merge", "entry.merge", entry.side, figure, at="delegations", found=together)
    found = FINE
    for delegation in entry.delegations:
        if delegation.members is None:
            found += undecide("members not known", "entry.merge", delegation.key, sizes, at="delegations")
        elif not sizes.value.holds(delegation.members):
            found += refuse(
                "too large to merge",
                "entry.merge",
                delegation.key,
                sizes,
                at="delegations",
                found=delegation.members,
                allowed=sizes.value,
            )
    return found


def _open(entry: Entry, at: datetime, ruleset: Ruleset, occasions: Occasions, scope: Scope) -> Judgement:
    closes = stated(ruleset, "entry.closes", scope)
    if closes is None:
        return FINE
    last = limit(closes.value, occasions)
    if last is None:
        return undecide("entries close at a time not known", "entry.closes", entry.side, closes, at="on")
    if last.met(at):
        return FINE
    found = at.isoformat(sep=" ", timespec="minutes")
    return refuse("entry too late", "entry.closes", entry.side, closes, at="on", found=found, allowed=last.at)
