"""A sheet in words, what it comes to, and what it changes in the table: shown before it counts."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from core.competition import Standings, standings
from core.exact import Number
from core.play.format import Format
from core.play.kicks import went_in
from core.play.outcome import Outcome
from core.play.settle import progress
from core.play.sheet import Ending, Pair, Sheet
from reports import dates, numbers
from reports.crosstable import main_score
from reports.prose import capital
from web.acts.answers import Stale
from web.entry.draft import Draft
from web.entry.kinds import kind_of
from web.facts.athletes import athlete_words
from web.facts.boards import board_words
from web.facts.ends import STOPPED_WORDS
from web.facts.matches import STOPPED, Standing, decided_words, match_row, short
from web.facts.penalties import incident_words
from web.facts.regulation import article_links
from web.facts.sheet import carry, cite
from web.rulings import format_of, modality_of, record_of, ruleset_of, standings_of
from web.storage.programme import Fixture, sides
from web.visit import Visit


@dataclass(frozen=True, slots=True)
class Move:
    """A side whose place or points would change, in words."""

    name: str
    words: str


@dataclass(frozen=True, slots=True)
class Row:
    """One line of two sheets side by side."""

    name: str
    theirs: str
    mine: str

    @property
    def differs(self) -> bool:
        """True where the two are not the same."""
        return self.theirs != self.mine


def check_facts(visit: Visit, fixture: Fixture, seen: int, shown: Sheet, reason: str) -> dict[str, Any]:
    """What the check page shows of a sheet that can be closed."""
    rules = format_of(visit.session, fixture.competition, fixture.match)
    then = _then(visit, fixture, shown)
    outcome = then.outcomes.get(str(fixture.match.id))
    second = fixture.second or fixture.first
    return {
        "match": match_row(fixture, Standing(), visit, visit.of_event().slug),
        "seen": seen,
        "carried": carry(shown),
        "reason": reason,
        "correcting": fixture.latest is not None and fixture.latest.state != "open",
        "sides": [fixture.first.entry.name, second.entry.name],
        "score": _score(outcome, rules, visit),
        "verdict": verdict_words(outcome, fixture, visit),
        "verdict_law": cite(outcome.why, visit) if outcome and outcome.why else None,
        "written": list(sheet_words(shown, rules, fixture, visit)),
        "changes": moves(visit, fixture, then),
        "link": article_links(visit),
    }


def _score(outcome: Outcome | None, rules: Format, visit: Visit) -> list[str]:
    if outcome is None or outcome.void or len(outcome.missing) > 1:
        return []
    return [numbers.number(figure, visit.t) for figure in main_score(outcome, rules.won_by.value)]


def verdict_words(outcome: Outcome | None, fixture: Fixture, visit: Visit) -> str:
    """Who wins, and by what."""
    t = visit.t
    if outcome is None:
        return ""
    if outcome.void:
        return t.gettext("Void: it counts for nobody.")
    names = [side.entry.name for side in (fixture.first, fixture.second) if side]
    if outcome.winner is None:
        result = t.gettext("Both lose.") if outcome.losers else t.gettext("A draw.")
        return f"{result} {decided_words(outcome, visit)}".strip()
    won = t.gettext("%(side)s wins.") % {"side": names[outcome.winner]}
    return f"{won} {decided_words(outcome, visit)}".strip()


def sheet_words(shown: Sheet, rules: Format, fixture: Fixture, visit: Visit) -> Iterator[tuple[str, str]]:
    """What stands on a sheet, line by line: how it ended, each partial, shots, cards, remarks."""
    t = visit.t
    names = [short(side) for side in (fixture.first, fixture.second) if side]
    yield from _end_words(shown, names, visit)
    yield from board_words(shown, rules, visit)
    word = t.pgettext("segment", rules.modality.segment.one)
    for number, points in enumerate(partials_of(shown, rules), 1):
        yield t.gettext("%(segment)s %(number)s") % {"segment": word, "number": number}, _to(points, visit)
    for number, segment in enumerate(shown.extra_time, 1):
        yield t.gettext("Extra period %(number)s") % {"number": number}, _to(segment.points, visit)
    yield from _shot_words(shown, names, visit)
    yield from _people_words(shown, rules, names, visit)
    if shown.remarks:
        yield t.gettext("Remarks"), shown.remarks


def _end_words(shown: Sheet, names: list[str], visit: Visit) -> Iterator[tuple[str, str]]:
    """How it ended where it was not played out, or stopped, and who came late."""
    t = visit.t
    if shown.ending is not Ending.PLAYED:
        gone = ", ".join(names[side] for side in sorted(shown.missing))
        words = {
            Ending.WALKOVER: t.gettext("W.O., absent: %(sides)s"),
            Ending.ABANDONED: t.gettext("abandoned by %(sides)s"),
            Ending.VOID: t.gettext("void"),
        }[shown.ending]
        yield t.gettext("End"), words % {"sides": gone}
        if shown.cause:
            yield t.gettext("Why it is a W.O."), t.pgettext("rule", shown.cause)
        if shown.announced:
            yield t.gettext("Absence"), t.gettext("told in time")
    if shown.stopped:
        yield t.gettext("End"), t.gettext(STOPPED_WORDS.get(shown.stopped, STOPPED.get(shown.stopped, "")))
    for side, minutes in zip(names, shown.late, strict=False):
        if minutes:
            yield t.gettext("Came late"), t.gettext("%(side)s, %(minutes)s min") % {"side": side, "minutes": minutes}


def _shot_words(shown: Sheet, names: list[str], visit: Visit) -> Iterator[tuple[str, str]]:
    """The result of a shoot-out, and its kicks where they are written."""
    t = visit.t
    if (shots := went_in(shown)) is not None:
        yield t.gettext("Penalty shots"), _to(shots, visit)
    for kick in shown.kicks:
        how = t.pgettext("shot", "in") if kick.scored else t.pgettext("shot", "missed")
        who = [how, athlete_words(kick.taker, t)] if kick.taker else [how]
        yield t.gettext("Shot, %(side)s") % {"side": names[kick.side]}, ", ".join(who)


def _people_words(shown: Sheet, rules: Format, names: list[str], visit: Visit) -> Iterator[tuple[str, str]]:
    """Who played, who left, and who was given what."""
    t = visit.t
    for side, line_up in zip(names, shown.line_ups, strict=False):
        if line_up:
            yield t.gettext("Line-up, %(side)s") % {"side": side}, ", ".join(athlete_words(one, t) for one in line_up)
    for side, athlete in zip(names, shown.left_by, strict=False):
        if athlete:
            yield t.gettext("Who left"), f"{athlete_words(athlete, t)}, {side}"
    called = incident_words(rules, t)
    for incident in shown.incidents:
        what = capital(called.get(incident.name, incident.name))
        who = [names[incident.side]]
        if incident.athlete:
            who.append(athlete_words(incident.athlete, t))
        if incident.minute is not None:
            who.append(t.gettext("%(minute)s min") % {"minute": incident.minute})
        yield what, ", ".join(who)


def partials_of(shown: Sheet, rules: Format) -> tuple[Pair, ...]:
    """The points of each partial, those written part by part counted."""
    return progress(replace(shown, open=True, ending=Ending.PLAYED, missing=frozenset()), rules).partials


def score_words(shown: Sheet, rules: Format, visit: Visit) -> str:
    """A sheet in a few figures: "1 a 1 (15 a 12, 12 a 15)"."""
    so_far = progress(replace(shown, open=True, ending=Ending.PLAYED, missing=frozenset()), rules)
    words = _to(so_far.score, visit)
    if rules.won_by.value != "segments" or not so_far.partials:
        return words
    return f"{words} ({', '.join(_to(partial, visit) for partial in so_far.partials)})"


def _to(points: tuple[Number, Number], visit: Visit) -> str:
    first, second = (numbers.number(figure, visit.t) for figure in points)
    return visit.t.gettext("%(first)s to %(second)s") % {"first": first, "second": second}


# ------------------------------------------------------------------------------------------------ what it changes


def _then(visit: Visit, fixture: Fixture, shown: Sheet) -> Standings:
    """The standings once the sheet counts, with all that it brings; a ruling to play it again is met by it."""
    session, competition = visit.session, fixture.competition
    record, ours = record_of(session, competition), str(fixture.match.id)
    matches = tuple(
        replace(match, sheet=replace(shown, open=False)) if match.id == ours else match for match in record.matches
    )
    standing = tuple(one for one in record.rulings if (one.what, one.match) != ("replay", ours))
    changed = replace(record, matches=matches, rulings=standing)
    return standings(changed, ruleset_of(session, competition), modality_of(competition))


def moves(visit: Visit, fixture: Fixture, then: Standings) -> list[Move]:
    """The sides whose place or points would change, each in words."""
    before, after = _places(standings_of(visit.session, fixture.competition)), _places(then)
    names = _names(visit, fixture)
    return [
        Move(names.get(side, side), _moved(before.get(side), there, visit))
        for side, there in after.items()
        if before.get(side) != there
    ]


def _places(found: Standings) -> dict[str, tuple[int, Number]]:
    """Each side's place and table points."""
    return {
        place.side: (place.place, _points(place.facts.get("table points", 0)))
        for ranking in found.rankings
        for place in ranking.places
    }


def _points(value: object) -> Number:
    return value if isinstance(value, int) or hasattr(value, "numerator") else 0  # type: ignore[return-value]


def _names(visit: Visit, fixture: Fixture) -> Mapping[str, str]:
    return {str(side.entry.id): side.entry.name for side in sides(visit.session, fixture.competition.id)}


def _moved(before: tuple[int, Number] | None, after: tuple[int, Number], visit: Visit) -> str:
    t = visit.t
    place, points = numbers.ordinal(after[0], t), numbers.number(after[1], t)
    words = t.ngettext("%(place)s, %(points)s point", "%(place)s, %(points)s points", int(after[1]))
    now = words % {"place": place, "points": points}
    if before is None or before[0] == after[0]:
        return now
    return t.gettext("from %(before)s to %(now)s") % {"before": numbers.ordinal(before[0], t), "now": now}


# ------------------------------------------------------------------------------------------------ two at once


def stale_facts(visit: Visit, fixture: Fixture, answer: Stale, draft: Draft) -> dict[str, Any]:
    """Both versions side by side, and all that was typed, to be sent again."""
    rules, t = format_of(visit.session, fixture.competition, fixture.match), visit.t
    current = answer.current
    mine = _by_name(sheet_words(answer.offered, rules, fixture, visit))
    theirs = _by_name(sheet_words(current.sheet, rules, fixture, visit))
    at = dates.hour(current.at.astimezone(visit.zone), t) if current.at else ""
    closing = not answer.offered.open
    typed = kind_of(rules).fields(answer.offered) | draft.typed | {"remarks": answer.offered.remarks}
    return {
        "match": match_row(fixture, Standing(), visit, visit.of_event().slug),
        "action": f"/{visit.of_event().slug}/jogos/{fixture.match.number}/{'conferir' if closing else 'sumula'}",
        "do": "save",
        "current": current.version,
        "theirs_head": f"{current.name}, {at}" if current.name else t.gettext("Now"),
        "theirs_score": score_words(current.sheet, rules, visit),
        "mine_score": score_words(answer.offered, rules, visit),
        "rows": [Row(name, theirs.get(name, "–"), mine.get(name, "–")) for name in dict.fromkeys([*theirs, *mine])],
        "typed": [("sheet", carry(answer.offered)), *typed.items()],
    }


def _by_name(lines: Iterable[tuple[str, str]]) -> dict[str, str]:
    """The lines of a sheet by their names; several cards of one colour stand together."""
    found: dict[str, list[str]] = {}
    for name, value in lines:
        found.setdefault(name, []).append(value)
    return {name: "; ".join(values) for name, values in found.items()}
