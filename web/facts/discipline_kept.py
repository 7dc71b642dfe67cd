"""What the committee sees of discipline: suspensions in force, fines due, who played though barred, and its forms."""

from dataclasses import dataclass
from typing import Any

from core.rules.article import Source
from modalities.isolated.failure import PluginError
from reports import dates
from reports.language import marked_in
from reports.rules.values import figure_words
from web.acts.rulings import SCORES, UNITS
from web.entry.cards import card_names
from web.facts.carried import Offer, offers
from web.facts.discipline import Kept, Out
from web.facts.regulation import article_links
from web.facts.rulings import KINDS, ruling_rows
from web.storage import find
from web.storage.programme import sides
from web.storage.rulings import brought_cards
from web.visit import Visit

WORDS_OF_UNITS = {
    "matches": marked_in("unit", "matches"),
    "days": marked_in("unit", "days"),
    "year": marked_in("unit", "years"),
}


@dataclass(frozen=True, slots=True)
class FineRow:
    """A fine that is due: who owes it, how much, for what, by which article."""

    side: str
    money: str
    because: str
    cite: str
    source: Source


@dataclass(frozen=True, slots=True)
class IneligibleRow:
    """Who played a match from which they were barred, and by what."""

    number: int
    url: str
    words: str


@dataclass(frozen=True, slots=True)
class BroughtRow:
    """Cards that somebody brought."""

    key: int
    words: str
    source: str


@dataclass(frozen=True, slots=True)
class OfCompetition:
    """What is in force and due in one competition."""

    name: str
    url: str
    out: list[Out]
    fines: list[FineRow]
    ineligible: list[IneligibleRow]
    brought: list[BroughtRow]
    offers: list[Offer]


def discipline_kept(visit: Visit) -> dict[str, Any]:
    """Everything in force and due in the event, and what its forms offer."""
    session, event, t = visit.session, visit.of_event(), visit.t
    found, cards, entries = [], dict[str, None](), []
    for competition in find.competitions(session, event.id):
        try:
            kept = Kept(visit, competition)
        except PluginError:  # Its own page says so, and the panel.
            continue
        cards |= dict.fromkeys(card_names(kept.form.cited))
        entries += [
            (f"entry/{side.entry.id}", f"{competition.name}: {side.entry.name}")
            for side in sides(session, competition.id)
        ]
        row = _competition(kept)
        if row.out or row.fines or row.ineligible or row.brought or row.offers:
            found.append(row)
    delegations = [(f"delegation/{one.id}", one.name) for one in find.delegations(session, event.id)]
    return {
        "competitions": found,
        "rulings": ruling_rows(visit)[::-1],
        "kinds": [(kind, t.pgettext("ruling", words)) for kind, words in KINDS.items()],
        "everybody": [*delegations, *entries],
        "entries": entries,
        "units": [(unit, t.pgettext("unit", WORDS_OF_UNITS[unit])) for unit in UNITS],
        "scores": [(word, figure_words(word, t, None, "abandonment.score")) for word in SCORES],
        "cards": [(card, t.pgettext("card", card)) for card in cards],
        "today": visit.today().isoformat(),
        "link": article_links(visit),
    }


def _competition(kept: Kept) -> OfCompetition:
    visit, competition = kept.visit, kept.competition
    return OfCompetition(
        competition.name,
        f"/{visit.of_event().slug}/{competition.slug}/disciplina",
        [one for one in kept.out() if not one.over],
        list(_fines(kept)),
        list(_ineligible(kept)),
        [
            BroughtRow(
                row.id,
                f"{row.times} × {visit.t.pgettext('card', row.card)}, {row.athlete} ({kept.names[str(row.entry_id)]})",
                f"{row.source}, {dates.short_day(row.on, visit.t)}",
            )
            for row in brought_cards(visit.session, competition.id)
        ],
        list(offers(kept)),
    )


def _fines(kept: Kept) -> list[FineRow]:
    found = []
    for each in kept.book.fines:
        side = kept.names.get(each.side, "")
        who = f"{kept.athlete(each.side, each.key)} ({side})" if each.key else side
        money = figure_words(each.money, kept.t)
        found.append(FineRow(who, money, kept.because(each.because), kept.law(each.why), each.why.source))
    return found


def _ineligible(kept: Kept) -> list[IneligibleRow]:
    found = []
    for match, side, bar in kept.book.ineligible:
        shown = kept.match(match)
        if shown is not None:
            who = f"{kept.athlete(side, bar.key)} ({kept.names.get(side, '')})"
            words = kept.t.gettext("%(who)s played though barred: %(why)s, %(article)s")
            told = words % {"who": who, "why": kept.because(bar.because), "article": kept.law(bar.why)}
            found.append(IneligibleRow(shown.number, shown.url, told))
    return found
