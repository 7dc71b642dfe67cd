"""Changes within a match: how many, when, by whom, and whether who left may come back; and what each must play."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from core.entries.entry import Entry
from core.entries.figures import stated
from core.entries.judgement import FINE, Judgement, refuse, together
from core.rules.ruleset import EVERYWHERE, Ruleset, Scope

IN_PLAY, BETWEEN_SEGMENTS, BETWEEN_HALVES = "in play", "between segments", "between halves"

_ADMITTED = {
    "any time": frozenset({IN_PLAY, BETWEEN_SEGMENTS, BETWEEN_HALVES}),
    "between segments": frozenset({BETWEEN_SEGMENTS, BETWEEN_HALVES}),
    "between halves": frozenset({BETWEEN_HALVES}),
    "between matches": frozenset[str](),
}


@dataclass(frozen=True, slots=True)
class Change:
    """``enters`` takes the place of ``leaves``, both by key, in ``segment`` (from 1; 0 between two of them)."""

    leaves: str
    enters: str
    segment: int = 1
    when: str = IN_PLAY


@dataclass(frozen=True, slots=True)
class Played:
    """What one athlete played: how many matches, and in each of them how many segments."""

    matches: int = 0
    segments: tuple[int, ...] = ()


def substitutions(
    started: Sequence[str],
    changes: Sequence[Change],
    entry: Entry,
    ruleset: Ruleset,
    scope: Scope = EVERYWHERE,
) -> Judgement:
    """What the rules say of the changes of one match, in the order in which they were made; all that is wrong.

    ``started`` are the keys of who began. A change that was refused for its number or its time still happened, so that
    what follows is judged by who was really in play.
    """
    found = _too_many(changes, entry.side, ruleset, scope)
    playing, left = list(started), Counter[str]()
    for number, change in enumerate(changes):
        at = f"changes.{number}"
        found += _when(change, entry, ruleset, scope, at)
        found += _who(change, playing, entry, ruleset, scope, at)
        if change.enters not in playing:
            found += _coming_back(change, left, entry, ruleset, scope, at)
            playing.append(change.enters)
        if change.leaves in playing:
            playing.remove(change.leaves)
            left[change.leaves] += 1
    return found


def each_plays(
    played: Mapping[str, Played], entry: Entry, ruleset: Ruleset, matches: int, scope: Scope = EVERYWHERE
) -> Judgement:
    """Did every name play what it must (``each_plays``)? ``played`` by key, ``matches`` how many the side had.

    "1 segment" is one of every match, "1 match" one of all of them, "every match" each.
    """
    least = stated(ruleset, "roster.each_plays", scope)
    if least is None:
        return FINE
    return together(
        refuse(
            "played too little",
            "roster.each_plays",
            athlete.name,
            least,
            at=f"athletes.{index}",
            found=short,
            allowed=least.value,
        )
        for index, athlete in enumerate(entry.athletes)
        if (short := _short(played.get(athlete.key, Played()), str(least.value), matches)) is not None
    )


def _short(own: Played, least: str, matches: int) -> int | None:
    """How many matches hold what is asked, where that is too few."""
    if least == "1 segment":
        fitting = sum(segments >= 1 for segments in own.segments)
        return fitting if fitting < matches else None
    wanted = min(1, matches) if least == "1 match" else matches
    return own.matches if own.matches < wanted else None


def _too_many(changes: Sequence[Change], side: str, ruleset: Ruleset, scope: Scope) -> Judgement:
    """More than the number of a match or of a segment; "none", which reads as no value, is none at all.

    A change between two segments is of neither, but is one of the match.
    """
    most = ruleset.figure("roster.substitutions", scope)
    if most is None or most.value == "free":
        return FINE
    allowed = 0 if most.value is None else most.value
    per = ruleset.value("roster.substitutions_per", scope, "match")
    counted = [change for change in changes if change.segment or per == "match" or not allowed]
    counts = Counter(change.segment if per == "segment" else 0 for change in counted)
    return together(
        refuse(
            "too many substitutions",
            "roster.substitutions",
            side,
            most,
            at="changes" if per == "match" else f"changes.segment.{segment}",
            found=times,
            allowed=allowed,
        )
        for segment, times in sorted(counts.items())
        if times > allowed
    )


def _when(change: Change, entry: Entry, ruleset: Ruleset, scope: Scope, at: str) -> Judgement:
    when = stated(ruleset, "roster.substitutions_when", scope)
    if when is None or change.when in _ADMITTED[when.value]:
        return FINE
    return refuse(
        "substitution out of time",
        "roster.substitutions_when",
        _name(change.enters, entry),
        when,
        at=at,
        found=change.when,
        allowed=when.value,
    )


def _who(change: Change, playing: Sequence[str], entry: Entry, ruleset: Ruleset, scope: Scope, at: str) -> Judgement:
    found = FINE
    if change.leaves not in playing:
        found += refuse(
            "leaves without being in play", "roster.substitutions", _name(change.leaves, entry), None, at=at
        )
    if change.enters in playing:
        found += refuse("enters while in play", "roster.substitutions", _name(change.enters, entry), None, at=at)
    partners = ruleset.cited("roster.partners", "fixed", scope)
    if entry.named(change.enters) is None and partners.value == "fixed":
        found += refuse("not on the list", "roster.partners", change.enters, partners, at=at, allowed=entry.side)
    return found


def _coming_back(
    change: Change, left: Mapping[str, int], entry: Entry, ruleset: Ruleset, scope: Scope, at: str
) -> Judgement:
    rule = ruleset.figure("roster.return", scope)
    times = left.get(change.enters, 0)
    most = times if rule is None else {None: 0, "once": 1}.get(rule.value, times)
    if times <= most:
        return FINE
    return refuse("came back", "roster.return", _name(change.enters, entry), rule, at=at, found=times, allowed=most)


def _name(key: str, entry: Entry) -> str:
    athlete = entry.named(key)
    return key if athlete is None else athlete.name
