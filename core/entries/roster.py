"""The rules of a list (language, section 5): how many names, of which sexes, with which roles, and until when."""

from collections import Counter
from datetime import datetime

from core.entries.entry import Entry
from core.entries.figures import composition, fewest_names, listed, most_names, stated
from core.entries.judgement import FINE, Judgement, refuse, together, undecide
from core.entries.mixes import any_holds
from core.rules.article import Cited, Default
from core.rules.forms import Moment
from core.rules.moment import Occasions, limit
from core.rules.ruleset import EVERYWHERE, Ruleset, Scope

_FIRST_MATCH: Cited[Moment] = Cited(Moment("first match"), Default())
_START: Cited[Moment] = Cited(Moment("start of the match"), Default())


def roster(entry: Entry, ruleset: Ruleset, scope: Scope = EVERYWHERE) -> Judgement:
    """All that the rules of § 5 say of a list of names, each with the article that says so.

    ``scope`` has the event where the modality has several (100 m, 4 × 100).
    """
    rules = (_named_once, _how_many, _sexes, _roles, _staff, _captain, _formed_by)
    return together(rule(entry, ruleset, scope) for rule in rules)


def list_closes(
    at: datetime,
    ruleset: Ruleset,
    occasions: Occasions,
    *,
    who: str = "",
    reason: str = "",
    scope: Scope = EVERYWHERE,
) -> Judgement:
    """May a name still change at that instant? ``reason`` is one that opens a closed list ("injury", "end of bond").

    The list closes at ``roster.closes``, with the first match where nothing is said; ``changes_after`` opens it again.
    """
    closes = stated(ruleset, "roster.closes", scope) or _FIRST_MATCH
    last = limit(closes.value, occasions)
    opens = stated(ruleset, "roster.changes_after", scope)
    if opens is not None and reason and reason in opens.value:
        return FINE
    if last is None:
        return undecide("list closes at a time not known", "roster.closes", who, closes, at="athletes")
    if last.met(at):
        return FINE
    if opens is not None:
        return refuse(
            "list open for other reasons",
            "roster.changes_after",
            who,
            opens,
            at="athletes",
            found=reason or "–",
            allowed=[word for word in opens.value if word != "none"],
        )
    return refuse("list closed", "roster.closes", who, closes, at="athletes", found=_clock(at), allowed=last.at)


def line_up_handed(
    at: datetime, ruleset: Ruleset, occasions: Occasions, *, who: str = "", scope: Scope = EVERYWHERE
) -> Judgement:
    """Were the names of a match handed in in time (``roster.line_up``, by default until it starts)?"""
    until = stated(ruleset, "roster.line_up", scope) or _START
    last = limit(until.value, occasions)
    if last is None:
        return undecide("line-up due at a time not known", "roster.line_up", who, until, at="line_up")
    if last.met(at):
        return FINE
    return refuse("line-up too late", "roster.line_up", who, until, at="line_up", found=_clock(at), allowed=last.at)


def _clock(at: datetime) -> str:
    return at.isoformat(sep=" ", timespec="minutes")


def _named_once(entry: Entry, ruleset: Ruleset, scope: Scope) -> Judgement:  # noqa: ARG001 - one form for all rules
    times = Counter(athlete.key for athlete in entry.athletes)
    return together(
        refuse("athlete named twice", "roster.athletes", athlete.name, None, at=f"athletes.{index}")
        for index, athlete in enumerate(entry.athletes)
        if times[athlete.key] > 1 and athlete.key in {other.key for other in entry.athletes[:index]}
    )


def _how_many(entry: Entry, ruleset: Ruleset, scope: Scope) -> Judgement:
    names, who = len(entry.athletes), entry.side
    most, fewest = most_names(ruleset, scope), fewest_names(ruleset, scope)
    if most is not None and names > most.value:
        return refuse("too many names", "roster.athletes", who, most, at="athletes", found=names, allowed=most.value)
    if fewest is not None and names < fewest.value:
        return refuse(
            "too few names", "roster.athletes_min", who, fewest, at="athletes", found=names, allowed=fewest.value
        )
    return FINE


def _sexes(entry: Entry, ruleset: Ruleset, scope: Scope) -> Judgement:
    mixes = composition(ruleset, "list_composition", scope)
    if mixes is None:
        return FINE
    sexes = [athlete.sex for athlete in entry.athletes]
    answer = any_holds(mixes.value, sexes)
    if answer is None:
        return undecide("sexes of a list not known", "roster.list_composition", entry.side, mixes, at="athletes")
    if answer:
        return FINE
    return refuse(
        "sexes of a list",
        "roster.list_composition",
        entry.side,
        mixes,
        at="athletes",
        found=listed(sexes),
        allowed=mixes.value,
    )


def _roles(entry: Entry, ruleset: Ruleset, scope: Scope) -> Judgement:
    """At least so many names marked with each role."""
    asked = stated(ruleset, "roster.roles", scope)
    found = FINE
    for role, least in {} if asked is None else asked.value.items():
        marked = sum(role in athlete.roles for athlete in entry.athletes)
        if marked < least:
            found += refuse(
                "too few of a role",
                "roster.roles",
                entry.side,
                asked,
                at=f"roles.{role}",
                found=f"{marked} {role}",
                allowed=f"{least} {role}",
            )
    return found


def _staff(entry: Entry, ruleset: Ruleset, scope: Scope) -> Judgement:
    """At most so many on the bench by function; a function that the list does not have has no place there."""
    places = stated(ruleset, "roster.staff", scope)
    if places is None or places.value == "free":
        return FINE
    found = FINE
    for function, persons in Counter(entry.staff).items():
        most = places.value.get(function, 0)
        if persons > most:
            found += refuse(
                "too many of the staff",
                "roster.staff",
                entry.side,
                places,
                at=f"staff.{function}",
                found=f"{persons} {function}",
                allowed=f"{most} {function}",
            )
    return found


def _captain(entry: Entry, ruleset: Ruleset, scope: Scope) -> Judgement:
    asked = stated(ruleset, "roster.captain", scope)
    if entry.captain and entry.named(entry.captain) is None:
        return refuse("captain not on the list", "roster.captain", entry.side, asked, at="captain", found=entry.captain)
    if asked is None or asked.value != "required" or entry.captain:
        return FINE
    return refuse("no captain", "roster.captain", entry.side, asked, at="captain")


def _formed_by(entry: Entry, ruleset: Ruleset, scope: Scope) -> Judgement:
    maker = ruleset.cited("roster.formed_by", "delegation", scope)
    if entry.formed_by == maker.value:
        return FINE
    return refuse(
        "team formed by another",
        "roster.formed_by",
        entry.side,
        maker,
        at="formed_by",
        found=entry.formed_by,
        allowed=maker.value,
    )
