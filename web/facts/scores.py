"""What the sheets of some matches come to: each format is read once."""

from core.competition import Standings
from core.discipline.repeats import BEYOND
from core.play.format import Format
from core.play.outcome import Outcome
from core.play.settle import progress, settle
from modalities.isolated.failure import PluginError
from web.contests import RankedContest, contest_of, contests_of
from web.facts.matches import Standing
from web.rendering import local_day
from web.rulings import format_of, standings_of
from web.storage.heats import HeatFixture
from web.storage.programme import Fixture
from web.storage.rulings import decided_in
from web.storage.sheets import read_sheet
from web.storage.tables import Competition
from web.visit import Visit


class Scores:
    """Settles sheets for a visit."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self._formats: dict[object, Format] = {}
        self._contests: dict[int, tuple[RankedContest, ...]] = {}
        self._decided: frozenset[int] | None = None
        self.known: dict[int, Standings] = {}
        """Standings that the page has at hand: they say of a match what its own sheet cannot."""

    def contest(self, heat: HeatFixture) -> RankedContest:
        """The contest of a heat, ranked."""
        competition = heat.competition
        if competition.id not in self._contests:
            self._contests[competition.id] = contests_of(self.visit.session, competition)
        return next(one for one in self._contests[competition.id] if one.contest == contest_of(heat))

    def format(self, fixture: Fixture) -> Format:
        """How the match is played."""
        match, competition = fixture.match, fixture.competition
        when = local_day(self.visit, match.starts_at) if match.starts_at else None
        # Who has the better campaign, and what was done before, is another question in each match.
        beyond = format_of(self.visit.session, competition).figures.get("penalties.repeats_within") in BEYOND
        own = match.id if match.round_name or beyond else None
        key = (competition.id, match.stage, match.round_name, when, own)
        if key not in self._formats:
            self._formats[key] = format_of(self.visit.session, competition, match)
        return self._formats[key]

    def of(self, fixture: Fixture) -> Standing:
        """The outcome as it counts, whatever brought it: sheet, cards, ruling, withdrawal; else the score so far.

        Where nothing but its own sheet can decide a match, the standings are not asked.
        """
        try:
            return self._of(fixture)
        except PluginError as error:
            self.visit.incomplete = True
            return Standing(failure=error)

    def failure(self, competition: Competition) -> PluginError | None:
        """Why the sport of a competition cannot be used now, None where it can."""
        try:
            standings_of(self.visit.session, competition)
            contests_of(self.visit.session, competition)
        except PluginError as error:
            self.visit.incomplete = True
            return error
        return None

    def _of(self, fixture: Fixture) -> Standing:
        latest, found, again = fixture.latest, None, False
        if fixture.competition.id in self.known or self._moved(fixture.competition):
            key = str(fixture.match.id)
            standings = self.known.get(fixture.competition.id) or standings_of(self.visit.session, fixture.competition)
            found, again = standings.outcomes.get(key), key not in standings.refusals
        elif latest is not None and latest.state != "open":
            settled = settle(read_sheet(latest.sheet), self.format(fixture))
            found = settled if isinstance(settled, Outcome) else None
        if found is not None or latest is None:
            return Standing(outcome=found)
        if latest.state != "open":
            return Standing(again=again)
        sheet = read_sheet(latest.sheet, is_open=True)
        if sheet.stopped in ("replayed", "new date"):
            return Standing(stopped=sheet.stopped)
        so_far = progress(sheet, self.format(fixture))
        return Standing(so_far=so_far.score, partials=so_far.partials, in_play=True, stopped=sheet.stopped)

    def _moved(self, competition: Competition) -> bool:
        """True where something besides the sheet of a match may decide it: who left, a ruling, or a rule of many."""
        if self._decided is None:
            self._decided = decided_in(self.visit.session, competition.event_id)
        if competition.id in self._decided:
            return True
        figures = format_of(self.visit.session, competition).figures
        return "walkover.excluded_after" in figures or any(path.endswith(".equals") for path in figures)
