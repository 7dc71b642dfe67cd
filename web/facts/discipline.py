"""Discipline as pages show it: cards by side and athlete, who misses what and why, what the next card brings."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from core.competition import Standings
from core.discipline.book import EVERYBODY, Bar, Book, Expulsion, Shown, Suspension
from core.discipline.serving import SERVED_BY_DEFAULT
from core.discipline.worth import completed, declared, times
from core.exact import Number
from core.modality import Modality
from core.play.format import Format
from core.rules.article import Cited, Source
from reports import dates, numbers
from reports.citation import citation, default_words
from reports.language import marked
from reports.rules.figures import label
from reports.rules.values import figure_words
from web.discipline import left_barred
from web.facts.athletes import athlete_words
from web.facts.regulation import article_links
from web.facts.rulings import RulingRow, decided, ruling_rows
from web.rulings import format_of, modality_of, ruleset_of, standings_of
from web.storage import find
from web.storage.programme import Side, sides
from web.storage.rulings import in_force, rulings
from web.storage.tables import Competition, Match
from web.visit import Visit

_EFFECTS: Final = ("suspension", "athlete", "fine", "warning", "equals", "weight", "loses")
SERVES: Final = {
    "walkover counts": marked(
        "What serves a suspension: a match of the side that was played or that the rival did not come to; one to which "
        "the side itself did not come, a void match and a rest do not."
    )
}


@dataclass(frozen=True, slots=True)
class Missed:
    """A match that a suspension means, and whether it has been missed."""

    number: int
    url: str
    done: bool


@dataclass(frozen=True, slots=True)
class Out:
    """Who is kept out: of which side, for what, by which article; the matches, or until when; ``over`` once served."""

    athlete: str
    side: str
    because: str
    cite: str
    source: Source | None
    since: Missed | None
    misses: tuple[Missed, ...]
    words: str
    over: bool


@dataclass(frozen=True, slots=True)
class CardLine:
    """The cards of one athlete: each in words with its match, and those that fell apart."""

    athlete: str
    cards: tuple[tuple[str, Missed | None, bool], ...]


@dataclass(frozen=True, slots=True)
class SideCards:
    """The cards of a side, and what they weigh in the table."""

    name: str
    lines: tuple[CardLine, ...]
    weight: str


@dataclass(frozen=True, slots=True)
class FigureLine:
    """A figure of discipline with its article, or whose default it is."""

    name: str
    words: str
    cite: str
    source: Source


class Kept:
    """The book of a competition with what it takes to put it into words."""

    def __init__(self, visit: Visit, competition: Competition) -> None:
        session = visit.session
        self.visit, self.competition, self.t = visit, competition, visit.t
        self.standings: Standings = standings_of(session, competition)
        self.book: Book = self.standings.book
        self.form: Format = format_of(session, competition)
        self.modality: Modality = modality_of(competition)
        self.sides: dict[str, Side] = {str(side.entry.id): side for side in sides(session, competition.id)}
        self.names = {key: side.entry.name for key, side in self.sides.items()}
        self.rows: dict[str, Match] = {str(row.id): row for row in find.matches(session, competition.id)}

    def match(self, match: str, *, done: bool = False) -> Missed | None:
        """A match by its key."""
        row = self.rows.get(match)
        return Missed(row.number, f"/{self.visit.of_event().slug}/jogos/{row.number}", done) if row else None

    def athlete(self, side: str, key: str) -> str:
        """An athlete as a page says them: "Caio (nº 7)", "nº 7"; nobody named, everybody."""
        if key == EVERYBODY:
            return self.t.gettext("all athletes")
        return athlete_words(self.book.name(side, key), self.t) or self.t.gettext("no name on the sheet")

    def because(self, word: str) -> str:
        """What brought a suspension: a card, an infraction, an absence, a ruling."""
        if word.startswith("ruling "):
            return self.t.gettext("by the board")
        known = {
            "walkover": self.t.gettext("absence"),
            "abandonment": self.t.gettext("abandonment"),
            "withdrawal": self.t.gettext("withdrawal"),
        }
        if word in known:
            return known[word]
        if f"card.{word}" in self.form.effects:
            return self.t.gettext("%(card)s card") % {"card": self.t.pgettext("card", word)}
        return self.t.gettext(self.modality.infractions.get(word, word))

    def law(self, why: Cited[Any]) -> str:
        """The citation of a figure, or whose default it is."""
        return citation(why.source, self.t) or default_words(why.source, self.t)

    # ------------------------------------------------------------------------------------------ who is out

    def out(self) -> list[Out]:
        """Everybody kept out, those still to serve first."""
        found = [
            *(self._suspended(each) for each in self.book.suspensions),
            *(self._expelled(each) for each in self.book.expulsions),
            *self._left(),
        ]
        return sorted(found, key=lambda one: one.over)

    def _suspended(self, each: Suspension) -> Out:
        misses = [self.match(match, done=index < each.served) for index, match in enumerate(each.misses)]
        lapses = self.form.figures.get("discipline.unserved") == "lapses" and each.served == len(each.misses)
        over = each.length.unit == "matches" and each.sure and (each.left == 0 or lapses)
        return Out(
            athlete=self.athlete(each.side, each.key),
            side=self.names.get(each.side, ""),
            because=self.because(each.because),
            cite=self.law(each.why),
            source=each.why.source,
            since=self.match(each.since),
            misses=tuple(one for one in misses if one is not None),
            words=self._length(each),
            over=over,
        )

    def _length(self, each: Suspension) -> str:
        t = self.t
        length = figure_words(each.length, t)
        if each.until is not None:
            return t.gettext("%(length)s, until %(day)s") % {"length": length, "day": dates.short_day(each.until, t)}
        if each.length.unit != "matches":
            return length
        if not each.sure:
            return t.gettext("%(length)s; which, nobody can say before the matches have an order") % {"length": length}
        beyond = each.length.amount - len(each.misses)
        if beyond <= 0:
            return length
        lapses = self.form.figures.get("discipline.unserved") == "lapses"
        left = t.gettext("%(n)s left at the end: lapses") if lapses else t.gettext("%(n)s left at the end: carried on")
        return f"{length}; {left % {'n': beyond}}"

    def _expelled(self, each: Expulsion) -> Out:
        return Out(
            athlete=self.athlete(each.side, each.key),
            side=self.names.get(each.side, ""),
            because=self.because(each.because),
            cite=self.law(each.why),
            source=each.why.source,
            since=self.match(each.match),
            misses=(),
            words=self.t.gettext("out of the competition"),
            over=False,
        )

    def _left(self) -> Iterator[Out]:
        """Athletes of sides that left, whom a rule bars for a time."""
        visit, competition = self.visit, self.competition
        ruleset, event = ruleset_of(visit.session, competition), visit.of_event()
        for side, why, until in left_barred(visit.session, competition, ruleset, event):
            length = self._length(Suspension(side, EVERYBODY, why.value, why, "withdrawal", "", until=until))
            name, law = self.names.get(side, ""), self.law(why)
            because = self.because("withdrawal")
            yield Out(self.athlete(side, EVERYBODY), name, because, law, why.source, None, (), length, over=False)

    # ------------------------------------------------------------------------------------------ cards

    def cards(self) -> list[SideCards]:
        """The cards of each side that has any, by athlete."""
        by: dict[str, dict[str, list[Shown]]] = {}
        for each in self.book.shown:
            by.setdefault(each.side, {}).setdefault(each.key, []).append(each)
        return [
            SideCards(
                self.names[side],
                tuple(CardLine(self.athlete(side, key), tuple(map(self._card, own))) for key, own in by[side].items()),
                self._weight(each for own in by[side].values() for each in own),
            )
            for side in self.names
            if side in by
        ]

    def _card(self, each: Shown) -> tuple[str, Missed | None, bool]:
        word = self.t.pgettext("card", each.card).capitalize()
        words = f"{each.times} × {word}" if each.times > 1 else word
        if each.source:
            words = f"{words} ({each.source})"
        return words, self.match(each.match), each.counts

    def _weight(self, shown: Iterable[Shown]) -> str:
        """What the cards shown here weigh in the table; "" where none has a weight. A void match counts nowhere."""
        weights: list[Number] = []
        for each in shown:
            weight = self.form.effects.get(f"card.{each.card}", {}).get("weight")
            outcome = self.standings.outcomes.get(each.match)
            if weight is not None and outcome is not None and not outcome.void:
                weights.append(weight * each.times)
        return numbers.number(sum(weights), self.t) if weights else ""

    # ------------------------------------------------------------------------------------------ what a referee sees

    def barred(self, match: str, side: str) -> list[str]:
        """Who of a side may not play a match, each in a sentence."""
        return [self._bar(side, bar) for bar in self.book.barred(match, side)]

    def _bar(self, side: str, bar: Bar) -> str:
        who = self.athlete(side, bar.key)
        words = {"who": who, "why": self.because(bar.because), "article": self.law(bar.why)}
        if bar.expelled:
            return self.t.gettext("%(who)s: out of the competition, %(why)s, %(article)s") % words
        return self.t.gettext("%(who)s: suspended, %(why)s, %(article)s") % words

    def next_card(self, side: str) -> list[str]:
        """What one card more would bring to each athlete of a side who holds some."""
        held: dict[str, dict[str, int]] = {}
        for each in self.book.shown:
            if each.side == side and each.counts and each.key:
                own = held.setdefault(each.key, {})
                own[each.card] = own.get(each.card, 0) + each.times
        found = []
        for key, cards in held.items():
            for card in dict.fromkeys((*cards, "yellow")):
                effects = list(self._would(cards, card))
                if effects and f"card.{card}" in self.form.effects:
                    words = {"who": self.athlete(side, key), "card": self.t.pgettext("card", card)}
                    told = self.t.gettext("%(who)s: one more %(card)s card, and: %(effects)s")
                    found.append(told % (words | {"effects": ", ".join(effects)}))
        return found

    def _would(self, cards: Mapping[str, int], card: str) -> Iterator[str]:
        after = {**cards, card: cards.get(card, 0) + 1}
        figure = self.form.cited.get("discipline.accumulated")
        for stated in (figure.value or ()) if figure else ():
            if figure and completed(stated["cards"], after) > completed(stated["cards"], cards):
                length = figure_words(stated["suspension"], self.t)
                yield self.t.gettext("suspended for %(length)s (%(article)s)") % {
                    "length": length,
                    "article": self.law(figure),
                }
        equals = declared(self.form.effects)
        for other in equals:
            if other != card and times(other, after, equals) > times(other, cards, equals):
                why = self.form.cited[f"card.{other}.equals"]
                yield self.t.gettext("it is a %(card)s card (%(article)s)") % {
                    "card": self.t.pgettext("card", other),
                    "article": self.law(why),
                }

    # ------------------------------------------------------------------------------------------ rules

    def figures(self) -> list[FigureLine]:
        """The figures of discipline in force, each with its article."""
        decides = ruleset_of(self.visit.session, self.competition).under("authority")
        cited = {**self.form.cited, **{f"authority.{key}": figure for key, figure in decides.items()}}
        return [
            FigureLine(label(path, self.t, self.modality), self._words(path, figure), self.law(figure), figure.source)
            for path, figure in cited.items()
            if figure.value is not None and _of_discipline(path)
        ]

    def _words(self, path: str, figure: Cited[Any]) -> str:
        table, _, rest = path.partition(".")
        return figure_words(figure.value, self.t, self.modality, f"{table}.{rest.rpartition('.')[2]}")


def _of_discipline(path: str) -> bool:
    table, last = path.split(".", maxsplit=1)[0], path.rpartition(".")[2]
    return table in ("discipline", "authority") or (table in ("card", "infraction") and last in _EFFECTS)


def discipline_facts(visit: Visit) -> Mapping[str, Any]:
    """What the page of a competition's discipline shows."""
    competition = visit.of_competition()
    kept = Kept(visit, competition)
    return {
        "competition": competition,
        "out": kept.out(),
        "cards": kept.cards(),
        "figures": kept.figures(),
        "serves": visit.t.gettext(SERVES[SERVED_BY_DEFAULT]),
        "rulings": of_competition(visit, competition),
        "decided": decided(visit, competition, kept.names),
        "link": article_links(visit),
    }


def of_competition(visit: Visit, competition: Competition) -> list[RulingRow]:
    """The rulings that hold in a competition: its own, and those about delegations that entered it."""
    session = visit.session
    rows = in_force(rulings(session, competition.event_id))
    delegations = {entry.delegation_id for entry in find.entries(session, competition.id)} if rows else set()
    own = {
        row.number
        for row in rows
        if row.competition_id == competition.id or (row.competition_id is None and row.delegation_id in delegations)
    }
    return [row for row in ruling_rows(visit) if row.number in own] if own else []
