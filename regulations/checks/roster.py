"""Figures of a roster that exclude each other."""

from collections.abc import Iterator

from core.rules.forms import Mix
from core.rules.ruleset import Scope
from regulations.checks.subject import Subject, at
from regulations.finding import Finding

_ORDERED = (
    ("starters", "athletes"),
    ("athletes_min", "athletes"),
    ("to_start", "starters"),
    ("to_continue", "to_start"),
    ("to_continue", "starters"),
)
"""The first can't be more than the second."""


def fits(subject: Subject) -> Iterator[Finding]:
    """Names, starters and reserves add up; fewer start than play, and fewer still go on; a composition is of them."""
    for scope in subject.scopes("roster"):
        yield from _named(subject, scope)
        yield from _ordered(subject, scope)
        yield from _composed(subject, scope)
        yield from _counting(subject, scope)


def _named(subject: Subject, scope: Scope) -> Iterator[Finding]:
    athletes, starters, reserves = (
        subject.stated(f"roster.{key}", scope) for key in ("athletes", "starters", "reserves")
    )
    if athletes and starters and reserves and starters.value + reserves.value > athletes.value:
        yield at(
            starters,
            "more than athletes",
            starters=str(starters.value),
            reserves=str(reserves.value),
            athletes=str(athletes.value),
        )


def _ordered(subject: Subject, scope: Scope) -> Iterator[Finding]:
    of_several = subject.rules.value("encounter.boards", scope) is not None
    for less, more in _ORDERED:
        if of_several and more == "starters":
            continue  # in an encounter starters are those of one board
        small, large = (subject.stated(f"roster.{key}", scope) for key in (less, more))
        if small and large and small.value > large.value:
            yield at(small, "more than", less_key=less, less=str(small.value), more_key=more, more=str(large.value))


def _counting(subject: Subject, scope: Scope) -> Iterator[Finding]:
    counting, starters = subject.stated("performance.counting", scope), subject.stated("roster.starters", scope)
    if counting and starters and counting.value > starters.value:
        yield at(
            counting,
            "more than",
            less_key="counting",
            less=str(counting.value),
            more_key="starters",
            more=str(starters.value),
        )


def _composed(subject: Subject, scope: Scope) -> Iterator[Finding]:
    mixes, starters = (subject.stated(f"roster.{key}", scope) for key in ("composition", "starters"))
    if not mixes or not starters or isinstance(mixes.value, str):
        return
    for mix in mixes.value:
        total = _sum(mix)
        if total is not None and total != starters.value:
            listed = ", ".join(f"{part.amount} {part.what}" for part in mix.parts)
            yield at(mixes, "composition", mix=f'"{listed}"', sum=str(total), starters=str(starters.value))


def _sum(mix: Mix) -> int | None:
    """How many the mix is of, None where it leaves that open."""
    if any(part.percent or part.bound != "exactly" for part in mix.parts):
        return None
    return sum(int(part.amount) for part in mix.parts)
