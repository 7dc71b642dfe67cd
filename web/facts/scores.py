"""What the sheets of some matches come to: each format is read once."""

from core.play.format import Format
from core.play.outcome import Outcome
from core.play.settle import progress, settle
from web.contests import Ranked, contest_of, contests_of
from web.facts.matches import Standing
from web.rendering import local_day
from web.rulings import format_of
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
        """The outcome of a closed sheet, or the score so far of an open one."""
        if fixture.latest is None:
            return Standing()
        form, open_ = self.format(fixture), fixture.latest.state == "open"
        sheet = read_sheet(fixture.latest.sheet, open_)
        if open_:
            so_far = progress(sheet, form)
            return Standing(so_far=so_far.score, partials=so_far.partials, in_play=True)
        settled = settle(sheet, form)
        return Standing(outcome=settled if isinstance(settled, Outcome) else None)
