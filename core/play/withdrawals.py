"""What withdrawal and exclusion do to matches: which stand, which become walkovers, which fall for everybody."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from core.play.awards import void, walkover
from core.play.format import Format
from core.play.match import Match
from core.play.outcome import Outcome
from core.play.sheet import Ending
from core.rules.article import Cited, Default
from core.rules.ruleset import EVERYWHERE, Ruleset, Scope


@dataclass(frozen=True)
class Treated:
    """``outcomes`` by match id as they count, each changed one with its reason; ``gone`` leave the table, since all
    that they played was annulled; ``excluded`` are those that their own walkovers put out, with the figure behind it.
    """

    outcomes: Mapping[str, Outcome]
    gone: frozenset[str] = frozenset()
    excluded: Mapping[str, Cited[Any]] | None = None


@dataclass(frozen=True, slots=True)
class _Leaving:
    """How the regulation treats one side that leaves: § 9, ``withdrawal`` or ``exclusion``."""

    annulled: Cited[Any] | None
    played: Cited[str]
    rest: Cited[str]
    score: Cited[Any] | None
    measures: Cited[str] | None


def treated(
    matches: Sequence[Match],
    outcomes: Mapping[str, Outcome],
    withdrawn: Collection[str],
    excluded: Collection[str],
    ruleset: Ruleset,
    form: Format,
    scope: Scope = EVERYWHERE,
    days: Mapping[str, date] | None = None,
) -> Treated:
    """The outcomes as they count once sides have left (language, § 9).

    A side that is annulled takes all its matches with it. Otherwise those that it played stand, or become walkovers,
    and those that it did not go to the rival by walkover, or are not played; between two that left neither wins. One
    that was decided without play before stays as it was. The nth walkover of a side excludes it by itself
    (``excluded_after``), unless only from the next stages. ``days`` are when sides left, for ``annulled_if`` a date.
    """
    put_out = _put_out(matches, outcomes, ruleset, scope)
    leaving = {
        side: _leaving(side, matches, outcomes, side in excluded or side in put_out, ruleset, scope, days or {})
        for side in dict.fromkeys((*withdrawn, *excluded, *put_out))
    }
    if not leaving:
        return Treated(outcomes)
    found = dict(outcomes)
    for match in matches:
        gone = [(index, leaving[side]) for index, side in enumerate(match.sides) if side in leaving]
        if match.second is not None and gone:
            changed = _changed(outcomes.get(match.id), gone, form)
            if changed is not None:
                found[match.id] = changed
    annulled = frozenset(side for side, terms in leaving.items() if terms.annulled is not None)
    return Treated(found, annulled, put_out)


def _changed(outcome: Outcome | None, gone: list[tuple[int, _Leaving]], form: Format) -> Outcome | None:
    """What the match counts as now, None where it stays as it is."""
    for _, terms in gone:
        if terms.annulled is not None:
            return void(terms.annulled)
    if outcome is None:
        for _, terms in gone:
            if terms.rest.value == "not played":
                return void(terms.rest)
        missing, why = gone, gone[0][1].rest
    else:
        missing = [(index, terms) for index, terms in gone if terms.played.value == "walkovers"]
        if not missing or outcome.void or outcome.ending is Ending.WALKOVER:
            return None
        why = missing[0][1].played
    terms = missing[0][1]
    absent = frozenset(index for index, _ in missing)
    return walkover(form, absent, score=terms.score, measures=terms.measures, why=why)


def _put_out(
    matches: Sequence[Match], outcomes: Mapping[str, Outcome], ruleset: Ruleset, scope: Scope
) -> Mapping[str, Cited[Any]]:
    """The sides that their own walkovers exclude from this stage, with the figure that says so."""
    after = ruleset.figure("walkover.excluded_after", scope)
    if after is None or after.value is None or ruleset.value("walkover.excluded_from", scope) == "next stages":
        return {}
    absences: Counter[str] = Counter()
    for match in matches:
        outcome = outcomes.get(match.id)
        if outcome is not None and outcome.ending is Ending.WALKOVER:
            absences.update(side for index, side in enumerate(match.sides) if index in outcome.missing)
    return {side: after for side, times in absences.items() if times >= after.value}


def _leaving(
    side: str,
    matches: Sequence[Match],
    outcomes: Mapping[str, Outcome],
    excluded: bool,
    ruleset: Ruleset,
    scope: Scope,
    days: Mapping[str, date],
) -> _Leaving:
    def figure(key: str) -> Cited[Any] | None:
        tables = ("exclusion", "withdrawal") if excluded else ("withdrawal",)
        stated = (ruleset.figure(f"{table}.{key}", scope) for table in tables)
        return next((found for found in stated if found is not None and found.value is not None), None)

    own = [match for match in matches if match.second is not None and side in match.sides]
    annulled = figure("annulled_if")
    falls = annulled is not None and _annulled(annulled.value, own, outcomes, days.get(side))
    return _Leaving(
        annulled=annulled if falls else None,
        played=figure("played") or Cited("stand", Default()),
        rest=figure("rest") or Cited("walkovers", Default()),
        score=figure("score"),
        measures=figure("measures"),
    )


def _annulled(word: Any, own: Sequence[Match], outcomes: Mapping[str, Outcome], left: date | None) -> bool:
    """True where the side left so early that all its results fall. A match counts as over once it is settled."""
    still_open = [match for match in own if match.id not in outcomes]
    if isinstance(word, date):
        return left is not None and left < word
    return {
        "never": False,
        "always": True,
        "before the end of the first leg": any(match.leg == 1 for match in still_open),
        "before half of its matches": 2 * (len(own) - len(still_open)) < len(own),
        "before the end of the phase": bool(still_open),
    }[word]
