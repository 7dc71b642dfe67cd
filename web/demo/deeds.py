"""What was done with the results of the demonstration: written, corrected, confirmed, a lot drawn; each at its hour."""

from collections.abc import Callable, Iterator, Mapping
from datetime import datetime, timedelta
from typing import NamedTuple

from core.play.notation import read_sheets
from core.play.sheet import Sheet
from web.acts.orders import NewOrder, record_order
from web.acts.results import confirm, save_sheet
from web.demo.clock import done, saved
from web.demo.programme import TODAY, Contest, Group
from web.storage.database import Session
from web.storage.journal import By
from web.storage.tables import Competition, Match

OFFICE = "secretaria"
WITNESSES = "Rosa Amarante, comissão; Marlene Tapajós, coordenadora; um atleta de cada equipe"


class Deed(NamedTuple):
    """When, who, from where, and the act itself."""

    at: datetime
    who: int
    origin: str
    act: Callable[[Session, By], None]


def deeds_of(
    contest: Contest,
    competition: Competition,
    group: Group,
    matches: Mapping[str, Match],
    coordinator: int,
    committee: int,
) -> Iterator[Deed]:
    """All that was done with one group, in no order of time. ``matches`` by their sides ("VIA TEN")."""
    first_written = _sheets(group.mistaken)
    lasts = timedelta(minutes=contest.lasts)
    last = None
    for sides, sheet in _sheets(group.sheets).items():
        match = matches[sides]
        last = _start(match) + lasts
        written = first_written.get(sides, sheet)
        version = 1
        yield Deed(last, coordinator, match.venue, _save(match, written, 0))
        if written != sheet:
            yield Deed(last + timedelta(minutes=12), coordinator, OFFICE, _save(match, sheet, 1, group.reason))
            version = 2
        if group.starts[0].day < TODAY:
            yield Deed(last + timedelta(minutes=25), committee, OFFICE, _confirm(match, version))
    if group.live is not None:
        sides, sheet = group.live
        yield Deed(
            _start(matches[sides]) + timedelta(minutes=32), coordinator, group.venue, _save(matches[sides], sheet, 0)
        )
    if group.lot and last is not None:
        entries = {code: entry for sides, match in matches.items() for code, entry in _entries(sides, match)}
        order = NewOrder(
            "lot", [entries[code] for code in group.lot.split()], "Fichas numeradas, na quadra.", WITNESSES
        )
        yield Deed(last + timedelta(minutes=30), committee, OFFICE, _draw(competition, order))


def _sheets(text: str) -> dict[str, Sheet]:
    return {f"{line.first} {line.second}": line.sheet for line in read_sheets(text) if line.sheet is not None}


def _entries(sides: str, match: Match) -> Iterator[tuple[str, int]]:
    for code, entry in zip(sides.split(), (match.first_entry, match.second_entry), strict=True):
        if entry is not None:
            yield code, entry


def _start(match: Match) -> datetime:
    if match.starts_at is None:
        raise ValueError(f"match {match.number} has no hour")
    return match.starts_at


def _save(match: Match, sheet: Sheet, seen: int, reason: str = "") -> Callable[[Session, By], None]:
    def act(session: Session, by: By) -> None:
        token = f"demo {match.number} {seen + 1}"
        saved(save_sheet(session, match.id, sheet, seen, by, token, reason, close=not sheet.open))

    return act


def _confirm(match: Match, seen: int) -> Callable[[Session, By], None]:
    def act(session: Session, by: By) -> None:
        saved(confirm(session, match.id, seen, by, f"demo {match.number} {seen + 1}"))

    return act


def _draw(competition: Competition, order: NewOrder) -> Callable[[Session, By], None]:
    def act(session: Session, by: By) -> None:
        done(record_order(session, competition, order, by))

    return act
