"""Who stands at the table: how many must be there to start and to go on, and who may be in play."""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass

from core.entries.entry import Entry
from core.entries.figures import composition, listed, stated, to_continue, to_start
from core.entries.judgement import FINE, Judgement, refuse, together, undecide
from core.entries.mixes import any_holds
from core.rules.ruleset import EVERYWHERE, Ruleset, Scope


@dataclass(frozen=True, slots=True)
class LineUp:
    """``playing`` are the keys of those in play, ``present`` how many of the side are there (None: those in play)."""

    playing: tuple[str, ...] = ()
    present: int | None = None

    @property
    def there(self) -> int:
        """How many are there."""
        return len(self.playing) if self.present is None else self.present


def line_up(
    names: LineUp, entry: Entry, ruleset: Ruleset, scope: Scope = EVERYWHERE, serving: Collection[str] = ()
) -> Judgement:
    """What the rules say of a side that stands ready for a match. ``serving`` are keys of who serves a suspension.

    Too few to start is no mere refusal of names: where ``walkover.given_for`` has "below minimum", the match is lost.
    """
    rules = (_enough, _not_too_many, _each_once, _on_the_list, _sexes)
    found = together(rule(names, entry, ruleset, scope) for rule in rules)
    return found + _suspended(names, entry, ruleset, scope, serving)


def goes_on(left: int, side: str, ruleset: Ruleset, scope: Scope = EVERYWHERE) -> Judgement:
    """Can a side go on with so many left (``roster.to_continue``)? Where it cannot, it abandons (language, § 9)."""
    least = to_continue(ruleset, scope)
    if least is None or left >= least.value:
        return FINE
    return refuse("too few to go on", "roster.to_continue", side, least, at="playing", found=left, allowed=least.value)


def _enough(names: LineUp, entry: Entry, ruleset: Ruleset, scope: Scope) -> Judgement:
    least = to_start(ruleset, scope)
    if least is None or names.there >= least.value:
        return FINE
    return refuse(
        "too few to start", "roster.to_start", entry.side, least, at="playing", found=names.there, allowed=least.value
    )


def _not_too_many(names: LineUp, entry: Entry, ruleset: Ruleset, scope: Scope) -> Judgement:
    """At most as many as play at once, at every board."""
    at_once = stated(ruleset, "roster.starters", scope)
    boards = ruleset.value("encounter.boards", scope, 1)
    most = 0 if at_once is None else at_once.value * (boards if isinstance(boards, int) else len(boards))
    if at_once is None or len(names.playing) <= most:
        return FINE
    return refuse(
        "too many in play", "roster.starters", entry.side, at_once, at="playing", found=len(names.playing), allowed=most
    )


def _each_once(names: LineUp, entry: Entry, ruleset: Ruleset, scope: Scope) -> Judgement:  # noqa: ARG001
    return together(
        refuse("athlete named twice", "roster.starters", _name(key, entry), None, at="playing")
        for key, times in Counter(names.playing).items()
        if times > 1
    )


def _on_the_list(names: LineUp, entry: Entry, ruleset: Ruleset, scope: Scope) -> Judgement:
    """Who plays is on the side's own list, but where partners are drawn anew each round."""
    partners = ruleset.cited("roster.partners", "fixed", scope)
    if partners.value != "fixed":
        return FINE
    return together(
        refuse("not on the list", "roster.partners", key, partners, at="playing", allowed=entry.side)
        for key in dict.fromkeys(names.playing)
        if entry.named(key) is None
    )


def _sexes(names: LineUp, entry: Entry, ruleset: Ruleset, scope: Scope) -> Judgement:
    """The sexes in play; those of one board where it is its names that are given."""
    mixes = composition(ruleset, "composition", scope)
    sexes = [athlete.sex for key in names.playing if (athlete := entry.named(key)) is not None]
    if mixes is None or not sexes:
        return FINE
    answer = any_holds(mixes.value, sexes)
    if answer:
        return FINE
    if answer is None:
        return undecide("sexes of a list not known", "roster.composition", entry.side, mixes, at="playing")
    return refuse(
        "sexes in play",
        "roster.composition",
        entry.side,
        mixes,
        at="playing",
        found=listed(sexes),
        allowed=mixes.value,
    )


def _suspended(names: LineUp, entry: Entry, ruleset: Ruleset, scope: Scope, serving: Collection[str]) -> Judgement:
    barred = ruleset.cited("eligibility.suspended", "barred", scope)
    if barred.value != "barred":
        return FINE
    found = FINE
    for key in dict.fromkeys(names.playing):
        athlete = entry.named(key)
        until = None if athlete is None or scope.on is None else athlete.suspended_until
        if key in serving or (until is not None and scope.on is not None and scope.on <= until):
            allowed = "" if until is None else until
            found += refuse(
                "suspended", "eligibility.suspended", _name(key, entry), barred, at="playing", allowed=allowed
            )
    return found


def _name(key: str, entry: Entry) -> str:
    athlete = entry.named(key)
    return key if athlete is None else athlete.name
