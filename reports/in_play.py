"""Which keys of the chains came into play at a tie: only what mattered to it is told."""

from dataclasses import dataclass

from core.exact import AboveAll
from core.play.sheet import Ending
from core.standings.chain import Chains
from core.standings.criterion import Where, Whole
from core.standings.ranking import Ranking, Step
from reports.crosstable import Results
from reports.ties import BrokenTie


@dataclass(frozen=True, slots=True)
class InPlay:
    """A tie with all that tells whether a key mattered to it: one method for each key, by its name."""

    tie: BrokenTie
    ranking: Ranking
    chains: Chains
    results: Results

    def has(self, key: str) -> bool:
        """True where the key of that name decided something at this tie."""
        found: bool = getattr(self, key)()
        return found

    def applied(self) -> list[Step]:
        """The steps of the lists that were applied, without last resorts."""
        return [
            step
            for step in self.tie.steps
            if step.skipped is None and step.chain != "loses_right" and not step.criterion.value.last_resort
        ]

    def after_split(self) -> bool:
        """A criterion separated some and left others level."""
        lists = [step for step in self.applied() if step.chain != "across"]
        return any(step.split and any(len(part) > 1 for part in step.parts) for step in lists)

    def mini_league(self) -> bool:
        """A criterion among those level was asked of fewer than began, and the list had not started again."""
        if self.chains.after_split.value == "restart":
            return False
        among = [step for step in self.applied() if step.criterion.value.where is Where.AMONG_TIED]
        return any(set(step.sides) < set(self.tie.sides) for step in among)

    def two_then(self) -> bool:
        """The list for two was exhausted."""
        pairs = zip(self.tie.steps, self.tie.steps[1:], strict=False)
        return any(a.sides == b.sides and a.chain == "two" and b.chain in ("more", "any") for a, b in pairs)

    def two_left(self) -> bool:
        """The list for three or more left a pair, and there is a list for two."""
        if self.chains.two is None or self.chains.after_split.value not in ("continue", "repeat mini-league"):
            return False
        split = [step for step in self.applied() if step.chain == "more" and step.split]
        return any(len(part) == 2 for step in split for part in step.parts)

    def head_to_head(self) -> bool:
        """Two that met more than once."""
        return any(s.criterion.value.whole is Whole.HEAD_TO_HEAD and len(s.matches) > 1 for s in self.applied())

    def never_met(self) -> bool:
        """Two that have not met."""
        return any(step.skipped in ("never met", "not all have met") for step in self.tie.steps)

    def walkovers(self) -> bool:
        """A match of theirs was decided without play."""
        sides = set(self.tie.sides)
        walkovers = [match for match, outcome in self.results.values() if outcome.ending is Ending.WALKOVER]
        return bool(self.applied()) and any(sides & set(match.sides) for match in walkovers)

    def nothing_against(self) -> bool:
        """A ratio with nothing against."""
        return any(isinstance(value, AboveAll) for step in self.tie.steps for value in step.values.values())

    def equalise(self) -> bool:
        """Sides with unequal numbers of matches were compared across groups."""
        matches = {place.facts.get("matches", 0) for place in self.ranking.places if place.side in self.tie.sides}
        return len(matches) > 1 and any(step.chain == "across" for step in self.tie.steps)
