"""Events for the tests of discipline: futsal whose reds suspend, dominoes whose cards are carried over the year."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from core.play.sheet import Incident, Segment, Sheet
from tests.acts.events import NAMES, NOW, done, new_event, somebody, token
from web.acts.answers import Saved
from web.acts.competitions import NewCompetition, enter, open_competition
from web.acts.delegations import add_delegation
from web.acts.events import NewEvent, open_event
from web.acts.groups import make_matches, seat_groups
from web.acts.results import Answer, save_sheet
from web.acts.rulings import NewRuling
from web.storage.database import Session
from web.storage.journal import By
from web.storage.tables import Competition, Entry, Event, Match

FILES = {
    "general.toml": """
        title  = "Regulamento inventado"
        source = "Inventado para os testes"

        [[article]]
        number     = "7º"
        text       = "Os cartões somam nos jogos e de um ano para o outro não passam."
        discipline = { cards_over = "year", carried_until = "31 December", longest = "1 year" }
        [[article]]
        number     = "8º"
        text       = "Dois W.O. excluem; os atletas de quem não vem ficam fora por trinta dias e pagam-se cem reais."
        walkover   = { excluded_after = 2, fine = "100 BRL" }
    """,
    "futsal.toml": """
        title      = "Futsal"
        modality   = "futsal"
        source     = "Inventado para os testes"
        categories = ["male", "female"]

        [[article]]
        number = "4º"
        text   = "Vitória, três pontos; empate, um; W.O. três a zero."
        table_points = { win = 3, draw = 1, loss = 0 }
        walkover     = { score = { points = [3, 0] } }
        [[article]]
        number = "6º"
        text   = "O vermelho suspende por um jogo, e três amarelos também."
        card   = [
          { name = "yellow", weight = 1 },
          { name = "red", weight = 2, athlete = "sent off", suspension = "1 match" },
        ]
        discipline = { accumulated = [{ cards = "3 yellow", suspension = "1 match" }] }
    """,
    "domino.toml": """
        title      = "Dominó"
        modality   = "domino"
        source     = "Inventado para os testes"
        categories = ["male", "mixed"]

        [[article]]
        number = "53"
        text   = "Vermelha vale duas amarelas e perde o jogo; preta, três, e expulsa."
        card   = [
          { name = "yellow" },
          { name = "red", equals = "2 yellow", loses = "match", score = "target to 0" },
          { name = "black", equals = ["3 yellow", "1 red, 1 yellow"], athlete = "expelled" },
        ]
        [[article]]
        number = "54"
        text   = "Uma partida de cem pontos."
        match  = { segments = 1, target = 100 }
        table_points = { win = 3, loss = 0 }
    """,
}


@dataclass(frozen=True)
class Games:
    """One competition of four sides, each against each, on three days."""

    event: Event
    competition: Competition
    entries: tuple[Entry, ...]
    matches: tuple[Match, ...]
    by: By

    def of(self, side: str) -> list[Match]:
        """The matches of a side, in the order of their hours."""
        entry = self.entry(side)
        own = [m for m in self.matches if entry.id in (m.first_entry, m.second_entry)]
        return sorted(own, key=lambda match: (match.starts_at or datetime.max.replace(tzinfo=UTC), match.number))

    def entry(self, side: str) -> Entry:
        """The entry of that name."""
        return next(entry for entry in self.entries if entry.name == side)

    def side(self, match: Match, name: str) -> int:
        """0 or 1: on which side of the match that entry plays."""
        return int(match.first_entry != self.entry(name).id)


def games(session: Session, modality: str = "futsal", category: str = "male", slug: str = "jogos") -> Games:
    """The event with one competition, unplayed."""
    by = somebody(session, name=f"{slug}.comissao")
    base = new_event(slug)
    new = NewEvent(base.slug, base.name, base.place, base.starts, base.ends, base.regulation, FILES)
    event = done(open_event(session, new, by))
    for names in NAMES:
        done(add_delegation(session, event, names, by))
    return another(session, event, by, modality, category)


def another(session: Session, event: Event, by: By, modality: str, category: str, hour: int = 0) -> Games:
    """One more competition of the event, with an entry of each delegation, starting so many hours later."""
    from web.storage import find  # noqa: PLC0415 - as the fixtures do

    name = f"{modality} {category}"
    competition = done(open_competition(session, event, NewCompetition(modality, category, name, 1), by))
    entries = tuple(done(enter(session, competition, one, by)) for one in find.delegations(session, event.id))
    done(seat_groups(session, competition, [[entry.id for entry in entries]], by))
    matches = tuple(done(make_matches(session, competition, by)))
    for match in matches:
        match.starts_at = NOW + timedelta(days=(match.round or 1) - 2, hours=hour)
        session.add(match)
    session.flush()
    return Games(event, competition, entries, matches, by)


def play(
    session: Session,
    of: Games,
    match: Match,
    *cards: tuple[str, str, str],
    score: tuple[int, int] = (100, 9),
    line_up: tuple[str, ...] = (),
    side: str = "",
    close: bool = True,
) -> Answer:
    """Save the sheet of a match with these cards: (card, side, athlete); the line-up is that of ``side``."""
    incidents = tuple(Incident(card, of.side(match, whose), athlete=athlete) for card, whose, athlete in cards)
    ups: list[tuple[str, ...]] = [(), ()]
    if side:
        ups[of.side(match, side)] = line_up
    sheet = Sheet((Segment(score),), incidents=incidents, line_ups=(ups[0], ups[1]))
    session.refresh(match)
    reason = "correção" if match.version else ""
    return save_sheet(session, match.id, sheet, match.version, of.by, token(), reason, close=close)


def saved(answer: Answer) -> Saved:
    """What was saved, where it must be."""
    assert isinstance(answer, Saved), answer
    return answer


def ruling(what: str, **more: object) -> NewRuling:
    """A ruling of the board, with what every one of them has."""
    return NewRuling(what, date(2026, 9, 19), "Junta disciplinar", "Motivo inventado", **more)  # type: ignore[arg-type]
