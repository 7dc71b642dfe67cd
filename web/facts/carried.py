"""Cards of earlier games of this installation that a competition carries on, offered to be written with one press."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from core.discipline.cards import given
from core.discipline.walk import period
from core.play.athlete import key
from reports import dates
from web.facts.discipline import Kept
from web.rulings import format_of, record_of
from web.storage import find
from web.storage.rulings import brought_cards
from web.storage.tables import Competition, Event


@dataclass(frozen=True, slots=True)
class Offer:
    """Cards of one athlete in one competition of earlier games, ready to be brought: the fields of the form."""

    side: str
    name: str
    athlete: str
    card: str
    word: str
    times: int
    source: str
    on: str
    when: str


def offers(kept: Kept) -> Iterator[Offer]:
    """The cards that athletes of the same delegations hold from games of the same sport that ended before these began.

    Only where the regulation carries cards on, and not those that were written down already. People are told by name.
    """
    until = kept.form.figures.get("discipline.carried_until")
    if until is None or kept.form.figures.get("discipline.cards_over") != "year":
        return
    session, event = kept.visit.session, kept.visit.of_event()
    there = {
        (row.entry_id, key(row.athlete), row.card, row.source) for row in brought_cards(session, kept.competition.id)
    }
    for other in find.events(session):
        if (
            other.id == event.id
            or other.ends >= event.starts
            or period(other.ends, until) != period(event.starts, until)
        ):
            continue
        for competition in find.competitions(session, other.id):
            if competition.modality == kept.competition.modality:
                found = _of(kept, other, competition)
                yield from (
                    one for one in found if (int(one.side), key(one.athlete), one.card, one.source) not in there
                )


def _of(kept: Kept, other: Event, competition: Competition) -> Iterator[Offer]:
    session = kept.visit.session
    form = format_of(session, competition)
    if form.figures.get("discipline.cards_over") != "year":
        return
    folded = {one.id: one.folded for one in find.delegations(session, other.id)}
    whose = {str(entry.id): folded[entry.delegation_id] for entry in find.entries(session, competition.id)}
    shown: Counter[tuple[str, str, str]] = Counter()
    names: dict[str, str] = {}
    for match in record_of(session, competition).matches:
        if match.sheet is None or match.sheet.open:
            continue
        for each in given(match.sheet, form):
            if each.card and each.key and not each.key.startswith("#"):
                shown[whose[match.sides[each.side]], each.key, each.name] += each.times
                names.setdefault(each.key, each.athlete)
    source = f"{other.name}, {competition.name}"[:200]
    for (delegation, own, card), times in sorted(shown.items()):
        for side, entered in kept.sides.items():
            if entered.delegation.folded == delegation:
                yield Offer(
                    side=side,
                    name=kept.names[side],
                    athlete=names[own],
                    card=card,
                    word=kept.t.pgettext("card", card),
                    times=times,
                    source=source,
                    on=other.ends.isoformat(),
                    when=dates.short_day(other.ends, kept.t),
                )
