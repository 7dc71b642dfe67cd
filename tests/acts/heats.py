"""Small competitions of performances for the tests of acts: the regulation of the cooperatives' games of 2019."""

from dataclasses import dataclass, replace

from core.play.heat import HeatSheet
from core.play.mark import read_mark
from core.play.performance import Performance, Series, Status, Try
from core.play.performance_notation import read_performances
from regulations.find import folder_of
from regulations.read import texts
from tests.acts.events import NAMES, done, new_event, somebody, token
from web.acts.answers import Saved
from web.acts.competitions import NewCompetition, enter, open_competition
from web.acts.delegations import add_delegation
from web.acts.events import open_event
from web.acts.heat_results import save_heat
from web.acts.heats import Lane, set_start_lists
from web.contests import Contest, RankedContest, contests_of
from web.storage.database import Session
from web.storage.journal import By
from web.storage.tables import Competition, Entry, Event, Match

REGULATION = texts(folder_of("jogos-cooperativas-2019"))
HEATS, FINAL = "eliminatória", "final"
HUNDRED = Contest("100 m", HEATS)


@dataclass(frozen=True)
class Field:
    """A competition of marks with its entries by name: Alfa, Beta, Gama, Delta."""

    session: Session
    event: Event
    competition: Competition
    entries: dict[str, Entry]
    by: By

    def heat(self, names: str, contest: Contest = HUNDRED, position: int = 1) -> Match:
        """A heat of these, in lanes 1, 2 …; the other heats of the contest stay."""
        return self.heats({position: names}, contest)[0]

    def heats(self, names: dict[int, str], contest: Contest = HUNDRED) -> tuple[Match, ...]:
        """Heats by their number, each with its names in the order of the lanes."""
        lists = {
            number: [Lane(self.entries[name].id, lane) for lane, name in enumerate(listed.split(), 1)]
            for number, listed in names.items()
        }
        return done(set_start_lists(self.session, self.competition, contest, lists, self.by))

    def sheet(self, lines: str, unit: str = "s") -> HeatSheet:
        """A sheet in the notation of case files, one name a line."""
        written = read_performances(lines, unit)
        return HeatSheet(tuple(replace(each, id=self.key(each.side), side=self.key(each.side)) for each in written))

    def key(self, name: str) -> str:
        return str(self.entries[name].id)

    def close(self, match: Match, lines: str, unit: str = "s") -> None:
        """Close a heat with these lines, at once."""
        answer = save_heat(self.session, match.id, self.sheet(lines, unit), match.version, self.by, token(), close=True)
        assert isinstance(answer, Saved), answer

    def ranked(self, contest: Contest = HUNDRED) -> RankedContest:
        """A contest as it stands."""
        self.session.flush()
        return next(each for each in contests_of(self.session, self.competition) if each.contest == contest)

    def places(self, contest: Contest = HUNDRED) -> list[tuple[int, str]]:
        """Place and name, over all heats."""
        names = {str(entry.id): name for name, entry in self.entries.items()}
        (ranking,) = self.ranked(contest).overall.rankings
        return [(place.place, names[place.side]) for place in ranking.places]


def field(session: Session, sport: str = "atletismo", category: str = "male", **files: str) -> Field:
    """A competition of the sport with four entries; ``files`` replace those of the regulation."""
    by = somebody(session)
    changed = {f"{name.replace('_', '-')}.toml": text for name, text in files.items()}
    event = done(open_event(session, replace(new_event(), files=REGULATION | changed), by))
    delegations = [done(add_delegation(session, event, names, by)) for names in NAMES]
    competition = done(open_competition(session, event, NewCompetition(sport, category, f"{sport} {category}"), by))
    entries = {each.name: done(enter(session, competition, each, by)) for each in delegations}
    session.flush()
    return Field(session, event, competition, entries, by)


def one(*tries: Try | str) -> Performance:
    """What a nameless entry did: times as text."""
    return Performance("", "", ((Series(tuple(_try(each) for each in tries)),),))


def _try(each: Try | str) -> Try:
    return each if isinstance(each, Status) or not isinstance(each, str) else read_mark(each, "s")
