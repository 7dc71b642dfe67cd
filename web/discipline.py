"""What discipline brings to a competition from outside it: rulings, cards, suspensions of elsewhere; who is barred."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import date, datetime
from typing import NamedTuple
from zoneinfo import ZoneInfo

from core.competition import Record, Standings
from core.discipline.book import EVERYBODY, Bar, Brought
from core.discipline.cards import given
from core.discipline.serving import last_day
from core.play.athlete import keys
from core.play.format import Format
from core.play.sheet import Sheet
from core.rules.article import Cited
from core.rules.forms import Duration
from core.rules.refusal import Refusal
from core.rules.ruleset import Ruleset
from modalities.isolated.failure import PluginError
from web.storage import find
from web.storage.database import Session
from web.storage.load import in_time
from web.storage.rulings import brought_cards, core_brought, core_rulings
from web.storage.tables import Competition, Entry, Event, Match

WIDE = ("games", "year")
"""``discipline.cards_over`` where cards pass from one competition of the games to another."""
_BY_TIME = ("suspension", "athletes_barred", "accumulated")

RecordOf = Callable[[Competition], Record]
FormatOf = Callable[[Competition], Format]


def disciplined(
    session: Session, competition: Competition, record: Record, record_of: RecordOf, format_of: FormatOf
) -> Record:
    """The record with the board's rulings and the cards brought from elsewhere.

    ``record_of`` gives the plain record of another competition of the event, ``format_of`` its format.
    """
    figures = format_of(competition).figures
    brought: tuple[Brought, ...] = ()
    if figures.get("discipline.carried_until") is not None:
        brought = core_brought(brought_cards(session, competition.id))
    if figures.get("discipline.cards_over") in WIDE:
        entries = find.entries(session, competition.id)
        matches = [row for row in find.matches(session, competition.id) if row.first_entry is not None]
        others = [one for one in find.competitions(session, competition.event_id) if one.id != competition.id]
        for other in others:
            with suppress(PluginError):  # What stands on sheets that nobody can read now cannot be brought from them.
                if format_of(other).figures.get("discipline.cards_over") in WIDE:
                    brought += tuple(_from(session, other, record_of(other), format_of(other), entries, matches))
    return replace(record, rulings=core_rulings(session, competition), brought=brought)


def _from(
    session: Session, other: Competition, record: Record, form: Format, entries: list[Entry], matches: list[Match]
) -> Iterator[Brought]:
    """The cards of another competition of the games, for the same people of the same delegation, told by name.

    They count before the first match here that starts later; those of a match without an hour, from the start.
    """
    whose = {str(entry.id): entry.delegation_id for entry in find.entries(session, other.id)}
    hours = {str(row.id): row.starts_at for row in find.matches(session, other.id)}
    for match in record.matches:
        if match.sheet is None or match.sheet.open:
            continue
        before = _next_after(hours.get(match.id), matches)
        if before is None:
            continue
        for each in given(match.sheet, form):
            if not each.card or not each.key or each.key.startswith("#"):
                continue
            for entry in entries:
                if entry.delegation_id == whose.get(match.sides[each.side]):
                    yield Brought(str(entry.id), each.athlete, each.name, each.times, other.name, match.on, before)


def _next_after(hour: datetime | None, matches: list[Match]) -> str | None:
    """The first match that starts after that hour; "" from the start, None where none comes after."""
    if hour is None or not matches:
        return ""
    later = [row for row in matches if row.starts_at is None or row.starts_at > hour]
    return str(min(later, key=in_time).id) if later else None


# ------------------------------------------------------------------------------------------ who may play


def players(sheet: Sheet, side: int) -> tuple[str, ...]:
    """The athletes of a side that stand on a sheet as players: line-up, incidents, who left."""
    found = [*sheet.line_ups[side], *(each.athlete for each in sheet.incidents if each.side == side)]
    found += [part.athlete for segment in sheet.segments for part in segment.parts if part.side == side]
    for board in sheet.boards:
        found += players(board, side)
    return tuple(dict.fromkeys(each for each in (*found, sheet.left_by[side]) if each))


def barred(
    row: Match, sheet: Sheet, before: Sheet | None, standings: Standings, elsewhere: tuple["Elsewhere", ...]
) -> tuple[Refusal, ...]:
    """Who stands on the sheet and may not play, each with its figure, the match since and the matches meant.

    ``before`` is the sheet in force where it was closed: what is known to have happened can still be written down.
    """
    found: list[Refusal] = []
    for side, entry in enumerate((row.first_entry, row.second_entry)):
        known = set() if before is None else {own for each in players(before, side) for own in keys(each)}
        found += [
            Refusal("athlete twice in a line-up", f"line_ups.{side}", one) for one in _twice(sheet.line_ups[side])
        ]
        for written in players(sheet, side):
            if known.intersection(keys(written)):
                continue
            bar = standings.book.bar(str(row.id), str(entry), written) or _elsewhere(entry, written, elsewhere)
            if bar is not None:
                found.append(_refusal(side, written, bar))
    return tuple(found)


def _twice(line_up: tuple[str, ...]) -> list[str]:
    """Who stands in a line-up a second time, by name or by shirt."""
    seen: set[str] = set()
    found = []
    for written in line_up:
        own = set(keys(written))
        if own & seen:
            found.append(written)
        seen |= own
    return found


def _refusal(side: int, written: str, bar: Bar) -> Refusal:
    until = bar.until.isoformat() if bar.until and not bar.expelled else ""
    if bar.expelled:
        code = "expelled athlete" if bar.since else "expelled athlete by ruling"
    elif until:
        code = "suspended athlete until a day"
    else:
        code = "suspended athlete" if bar.since else "suspended athlete by ruling"
    params = {"since": bar.since, "matches": ", ".join(bar.misses)}
    return Refusal(code, f"line_ups.{side}", found=written, allowed=until, source=bar.why.source, params=params)


def in_numbers(refusals: tuple[Refusal, ...], numbers: Mapping[str, int]) -> tuple[Refusal, ...]:
    """The refusals with their matches by number, as people know them."""

    def told(ids: str) -> str:
        return ", ".join(str(numbers.get(each, each)) for each in ids.split(", ") if each)

    return tuple(
        replace(each, params={name: told(ids) for name, ids in each.params.items()}) if each.params else each
        for each in refusals
    )


class Elsewhere(NamedTuple):
    """An athlete of an entry who is barred by what happened in another competition."""

    entry: int
    key: str
    bar: Bar


def _elsewhere(entry: int | None, written: str, elsewhere: tuple[Elsewhere, ...]) -> Bar | None:
    known = set(keys(written))
    return next((bar for whose, own, bar in elsewhere if whose == entry and own in known), None)


def barred_elsewhere(
    session: Session,
    competition: Competition,
    on: date | None,
    ruleset_of: Callable[[Competition], Ruleset],
    standings_of: Callable[[Competition], Standings],
) -> tuple[Elsewhere, ...]:
    """Who may not play here on a day for what happened in another competition of the games: only by time, by name.

    A suspension by matches is served where it was incurred.
    """
    event = session.get_one(Event, competition.event_id)
    found: list[Elsewhere] = []
    mine = find.entries(session, competition.id)
    for other in find.competitions(session, event.id):
        try:
            if other.id == competition.id or not by_time(ruleset_of(other)):
                continue
            bars = tuple(_bars_by_time(session, other, standings_of(other), ruleset_of(other), event))
        except PluginError:  # Nobody can read its sheets now: they bar nobody elsewhere.
            continue
        entries = {str(entry.id): entry for entry in find.entries(session, other.id)}
        for side, own, bar in bars:
            if on is not None and bar.until is not None and on > bar.until:
                continue
            same = [entry.id for entry in mine if entry.delegation_id == entries[side].delegation_id]
            found += [Elsewhere(entry, own, bar) for entry in same]
    return tuple(found)


def by_time(ruleset: Ruleset) -> bool:
    """True where some rule of the competition bars athletes for a time."""
    return any(
        isinstance(value, Duration) and value.unit != "matches"
        for statement in ruleset.statements
        if statement.path.rpartition(".")[2] in _BY_TIME
        for value in _durations(statement.figure.value)
    )


def _durations(value: object) -> Iterator[object]:
    for each in value if isinstance(value, tuple) else (value,):
        yield each["suspension"] if isinstance(each, dict) else each


def _bars_by_time(
    session: Session, other: Competition, standings: Standings, ruleset: Ruleset, event: Event
) -> Iterator[tuple[str, str, Bar]]:
    book = standings.book
    rosters: dict[str, set[str]] = {}
    for side, own in book.names:
        rosters.setdefault(side, set()).add(own)
    for each in book.suspensions:
        if each.length.unit != "matches":
            for own in sorted(rosters.get(each.side, ())) if each.key == EVERYBODY else [each.key]:
                yield each.side, own, Bar(own, each.why, each.because, each.since, (), each.until)
    for side, why, until in left_barred(session, other, ruleset, event):
        for own in sorted(rosters.get(side, ())):
            yield side, own, Bar(own, why, "withdrawal", "", (), until)


def left_barred(
    session: Session, competition: Competition, ruleset: Ruleset, event: Event
) -> Iterator[tuple[str, Cited[Duration], date]]:
    """The sides that left or were put out and whose athletes a rule bars for a time, with the last day of it."""
    zone = ZoneInfo(event.timezone)
    for row in find.withdrawals(session, competition.id):
        table = "exclusion" if row.kind == "excluded" else "withdrawal"
        figure = ruleset.figure(f"{table}.athletes_barred") or ruleset.figure("withdrawal.athletes_barred")
        if figure is not None and isinstance(figure.value, Duration) and figure.value.unit != "matches":
            yield str(row.entry_id), figure, last_day(row.at.astimezone(zone).date(), figure.value)
