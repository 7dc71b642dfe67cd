"""What the sheets of some matches come to: each competition's format is read once."""

from core.play.format import Format
from core.play.outcome import Outcome
from core.play.settle import progress, settle
from web.facts.matches import Standing
from web.rulings import format_of
from web.storage.programme import Fixture
from web.storage.sheets import read_sheet
from web.visit import Visit


class Scores:
    """Settles sheets for a visit."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self._formats: dict[int, Format] = {}

    def format(self, fixture: Fixture) -> Format:
        """How the match is played."""
        competition = fixture.competition
        if competition.id not in self._formats:
            self._formats[competition.id] = format_of(self.visit.session, competition)
        return self._formats[competition.id]

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
