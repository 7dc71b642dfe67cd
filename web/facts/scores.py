"""What the sheets of some matches come to: each format is read once."""

from core.play.format import Format
from core.play.settle import progress
from web.contests import Ranked, contest_of, contests_of
from web.facts.matches import Standing
from web.rendering import local_day
from web.rulings import format_of, standings_of
from web.storage.heats import HeatFixture
from web.storage.programme import Fixture
from web.storage.sheets import read_sheet
from web.visit import Visit


class Scores:
    """Settles sheets for a visit."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self._formats: dict[object, Format] = {}
        self._contests: dict[int, tuple[Ranked, ...]] = {}

    def contest(self, heat: HeatFixture) -> Ranked:
        """The contest of a heat, ranked."""
        competition = heat.competition
        if competition.id not in self._contests:
            self._contests[competition.id] = contests_of(self.visit.session, competition)
        return next(one for one in self._contests[competition.id] if one.contest == contest_of(heat))

    def format(self, fixture: Fixture) -> Format:
        """How the match is played."""
        match, competition = fixture.match, fixture.competition
        when = local_day(self.visit, match.starts_at) if match.starts_at else None
        own = match.id if match.round_name else None  # Who has the better campaign is another question in each match.
        key = (competition.id, match.stage, match.round_name, when, own)
        if key not in self._formats:
            self._formats[key] = format_of(self.visit.session, competition, match)
        return self._formats[key]

    def of(self, fixture: Fixture) -> Standing:
        """The outcome as it counts, whatever brought it: sheet, cards, ruling, withdrawal; else the score so far."""
        standings = standings_of(self.visit.session, fixture.competition)
        found = standings.outcomes.get(str(fixture.match.id))
        if found is not None or fixture.latest is None:
            return Standing(outcome=found)
        if fixture.latest.state != "open":
            return Standing(again=str(fixture.match.id) not in standings.refusals)
        so_far = progress(read_sheet(fixture.latest.sheet, is_open=True), self.format(fixture))
        return Standing(so_far=so_far.score, partials=so_far.partials, in_play=True)
