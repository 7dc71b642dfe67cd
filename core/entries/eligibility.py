"""Who may be on a list (language, section 6): bond, age, class, licence, federation, what names share, suspension.

Where no article speaks of bonds, ages, classes or licences, nothing is asked. What is asked and not known is left
undecided, and never admitted in silence.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import Any

from core.entries.athlete import Athlete
from core.entries.entry import Entry
from core.entries.figures import listed, stated
from core.entries.judgement import FINE, Judgement, refuse, together, undecide
from core.entries.mixes import any_holds
from core.rules.article import Cited, Default
from core.rules.forms import Duration, Moment, Range
from core.rules.moment import NOTHING_KNOWN, Occasions, day_of, days_later
from core.rules.ruleset import EVERYWHERE, Ruleset, Scope

_ENTRY_DATE: Cited[Moment] = Cited(Moment("entry date"), Default())

_HIRED = "employee"
"""The bond of who was hired."""

Shared = Callable[[Athlete], str]


def eligibility(
    entry: Entry, ruleset: Ruleset, scope: Scope = EVERYWHERE, occasions: Occasions = NOTHING_KNOWN
) -> Judgement:
    """All that the rules of § 6 say of the names of a list, each with the article that says so.

    ``occasions`` have what ``age_on`` may name beside the entry date; ``scope.on`` is the day of the match, or of the
    first one, for suspensions (by default the day of the entry).
    """
    known = replace(occasions, entered=entry.on or occasions.entered)
    found = _bonds_of_the_list(entry, ruleset, scope) + _share(entry, ruleset, scope)
    for index, athlete in enumerate(entry.athletes):
        at = f"athletes.{index}"
        found += together(
            (
                _bond(athlete, at, ruleset, scope),
                _hired(athlete, at, ruleset, scope, known),
                _age(athlete, at, ruleset, scope, known),
                _class(athlete, at, ruleset, scope),
                _licence(athlete, at, ruleset, scope, entry.season),
                _federated(athlete, at, ruleset, scope),
                _suspended(athlete, at, ruleset, scope, scope.on or known.entered),
            )
        )
    return found


def bonds(ruleset: Ruleset, scope: Scope = EVERYWHERE) -> dict[str, Cited[Any]]:
    """The bonds that exist, with the article that declares each; none where no article speaks of bonds."""
    return {name: figure for name, figure in ruleset.under("bonds", scope).items() if figure.value is not None}


# ------------------------------------------------------------------------------------------------------ of the list


def _bonds_of_the_list(entry: Entry, ruleset: Ruleset, scope: Scope) -> Judgement:
    """The mix of bonds: any of several will do (``core/entries/mixes.py`` says how percentages are rounded)."""
    mixes = stated(ruleset, "eligibility.bond", scope)
    if mixes is None:
        return FINE
    held = [athlete.bond for athlete in entry.athletes]
    answer = any_holds(mixes.value, held)
    if answer:
        return FINE
    if answer is None:
        return undecide("bonds of a list not known", "eligibility.bond", entry.side, mixes, at="athletes")
    return refuse(
        "bonds of a list",
        "eligibility.bond",
        entry.side,
        mixes,
        at="athletes",
        found=listed(held),
        allowed=mixes.value,
    )


def _share(entry: Entry, ruleset: Ruleset, scope: Scope) -> Judgement:
    """What the names of an entry share: their delegation, unless another is stated or the team is formed otherwise."""
    figure = ruleset.figure("eligibility.same", scope)
    if figure is not None and figure.value is None:
        return FINE
    if figure is None and ruleset.value("roster.formed_by", scope, "delegation") != "delegation":
        return FINE
    same = ruleset.cited("eligibility.same", "delegation", scope)
    if same.value == "delegation":
        return _of_its_delegations(entry, same)
    of: Shared = (lambda a: a.nationality) if same.value == "nationality" else (lambda a: a.department)
    values = [of(athlete) for athlete in entry.athletes]
    known = {value for value in values if value}
    if len(known) > 1:
        return refuse(
            "names that do not share",
            "eligibility.same",
            entry.side,
            same,
            at="athletes",
            found=", ".join(sorted(known)),
            allowed=same.value,
        )
    return together(
        undecide("shared fact not known", "eligibility.same", athlete.name, same, at=f"athletes.{index}")
        for index, athlete in enumerate(entry.athletes)
        if not values[index]
    )


def _of_its_delegations(entry: Entry, same: Cited[Any]) -> Judgement:
    """Who is marked with another delegation is not of this one; who is not marked at all is the list's own."""
    own = {delegation.key for delegation in entry.delegations} or {entry.owner}
    return together(
        refuse(
            "of another delegation",
            "eligibility.same",
            athlete.name,
            same,
            at=f"athletes.{index}",
            found=athlete.delegation,
            allowed=", ".join(sorted(own)),
        )
        for index, athlete in enumerate(entry.athletes)
        if athlete.delegation and athlete.delegation not in own
    )


# ---------------------------------------------------------------------------------------------------- of an athlete


def _bond(athlete: Athlete, at: str, ruleset: Ruleset, scope: Scope) -> Judgement:
    """A bond that the regulation declares."""
    declared = bonds(ruleset, scope)
    if not declared or athlete.bond in declared:
        return FINE
    figure = next(iter(declared.values()))
    if not athlete.bond:
        return undecide("bond not known", "bonds", athlete.name, figure, at=f"{at}.bond")
    return refuse(
        "bond that does not exist",
        "bonds",
        athlete.name,
        figure,
        at=f"{at}.bond",
        found=athlete.bond,
        allowed=", ".join(declared),
    )


def _hired(athlete: Athlete, at: str, ruleset: Ruleset, scope: Scope, occasions: Occasions) -> Judgement:
    """Hired on or before a day, and bound for so long at the entry date.

    Who is bound otherwise than as an employee was not hired: ``hired_by`` asks nothing of an associate, where the
    regulation has employees. The length of the bond is asked of everybody.
    """
    found = FINE
    by, length = (stated(ruleset, f"eligibility.{key}", scope) for key in ("hired_by", "bond_for"))
    declared = bonds(ruleset, scope)
    otherwise = athlete.bond not in ("", _HIRED) and (not declared or _HIRED in declared)
    by = None if otherwise else by
    for rule, figure in (("eligibility.hired_by", by), ("eligibility.bond_for", length)):
        if figure is not None and athlete.hired is None:
            found += undecide("day of hiring not known", rule, athlete.name, figure, at=f"{at}.hired")
    if athlete.hired is None:
        return found
    if by is not None and athlete.hired > by.value:
        found += refuse(
            "hired too late",
            "eligibility.hired_by",
            athlete.name,
            by,
            at=f"{at}.hired",
            found=athlete.hired,
            allowed=by.value,
        )
    if length is not None:
        found += _long_enough(athlete, athlete.hired, at, length, occasions.entered)
    return found


def _long_enough(athlete: Athlete, hired: date, at: str, length: Cited[Duration], entered: date | None) -> Judgement:
    served = days_later(hired, length.value)
    if served is None or entered is None:
        return undecide("day of the entry not known", "eligibility.bond_for", athlete.name, length, at="on")
    if served <= entered:
        return FINE
    return refuse(
        "bond too short",
        "eligibility.bond_for",
        athlete.name,
        length,
        at=f"{at}.hired",
        found=hired,
        allowed=f"{length.value.amount} {length.value.unit}",
    )


def _age(athlete: Athlete, at: str, ruleset: Ruleset, scope: Scope, occasions: Occasions) -> Judgement:
    """The age, both ends of a range included, in years completed on the day of ``age_on``; another for a role."""
    age = stated(ruleset, "eligibility.age", scope)
    other = stated(ruleset, "eligibility.age_except", scope)
    own = {} if other is None else {role: span for role, span in other.value.items() if role in athlete.roles}
    if age is None and not own:
        return FINE
    rule, figure = ("eligibility.age", age) if not own else ("eligibility.age_except", other)
    spans: tuple[Range, ...] = tuple(own.values()) if own else (age.value,) if age is not None else ()
    taken = stated(ruleset, "eligibility.age_on", scope) or _ENTRY_DATE
    day = day_of(taken.value, occasions)
    if athlete.born is None:
        return undecide("birth not known", rule, athlete.name, figure, at=f"{at}.born")
    if day is None:
        return undecide("day of the age not known", "eligibility.age_on", athlete.name, taken, at="on")
    years = athlete.age(day)
    if years is not None and any(span.holds(years) for span in spans):
        return FINE
    return refuse("age", rule, athlete.name, figure, at=f"{at}.born", found=years, allowed=spans)


def _class(athlete: Athlete, at: str, ruleset: Ruleset, scope: Scope) -> Judgement:
    admitted = stated(ruleset, "eligibility.classes", scope)
    if admitted is None or athlete.strength in admitted.value:
        return FINE
    if not athlete.strength:
        return undecide("class not known", "eligibility.classes", athlete.name, admitted, at=f"{at}.strength")
    return refuse(
        "class not admitted",
        "eligibility.classes",
        athlete.name,
        admitted,
        at=f"{at}.strength",
        found=athlete.strength,
        allowed=", ".join(admitted.value),
    )


def _licence(athlete: Athlete, at: str, ruleset: Ruleset, scope: Scope, season: str) -> Judgement:
    """A licence shown; where it has to be of the season, of that of the games."""
    asked = stated(ruleset, "eligibility.licence", scope)
    if asked is None:
        return FINE
    rule, field = "eligibility.licence", f"{at}.licence"
    if athlete.licence is None:
        return undecide("licence not known", rule, athlete.name, asked, at=field)
    if not athlete.licence:
        return refuse("no licence", rule, athlete.name, asked, at=field)
    if asked.value != "of the season":
        return FINE
    if not athlete.season or not season:
        return undecide("season of the licence not known", rule, athlete.name, asked, at=field)
    if athlete.season == season:
        return FINE
    return refuse(
        "licence of another season", rule, athlete.name, asked, at=field, found=athlete.season, allowed=season
    )


def _federated(athlete: Athlete, at: str, ruleset: Ruleset, scope: Scope) -> Judgement:
    asked = ruleset.cited("eligibility.federated", "admitted", scope)
    if asked.value == "admitted":
        return FINE
    rule, field = "eligibility.federated", f"{at}.federated"
    if athlete.federated is None:
        return undecide("federation not known", rule, athlete.name, asked, at=field)
    if athlete.federated == (asked.value == "required"):
        return FINE
    code = "not federated" if asked.value == "required" else "federated"
    return refuse(code, rule, athlete.name, asked, at=field)


def _suspended(athlete: Athlete, at: str, ruleset: Ruleset, scope: Scope, on: date | None) -> Judgement:
    """Barred while the suspension lasts, its last day included; nobody who is not marked is suspended."""
    barred = ruleset.cited("eligibility.suspended", "barred", scope)
    until = athlete.suspended_until
    if barred.value != "barred" or until is None:
        return FINE
    field = f"{at}.suspended_until"
    if on is None:
        return undecide("day of the entry not known", "eligibility.suspended", athlete.name, barred, at="on")
    if on > until:
        return FINE
    return refuse("suspended", "eligibility.suspended", athlete.name, barred, at=field, found=on, allowed=until)
