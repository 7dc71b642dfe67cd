"""One run of a simulation: groups drawn, ranked and counted; or every way in which they can come out."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from core.competition import Group, Record, decides, standings
from core.exact import Number
from core.fixtures.round_robin import Round, round_robin
from core.modality import Modality
from core.play.format import Format, match_format
from core.play.match import Match
from core.play.performance import performance_rule
from core.rules.ruleset import Ruleset, Scope
from core.simulation.chance import Choose, TooManyError, every, reduced
from core.simulation.depth import criteria, depth, reads_cards
from core.simulation.drawn import Drawing, draw
from core.simulation.drawn_marks import draw_mark
from core.simulation.tally import Key, Tally, added, of_across, of_group, times
from core.standings.across import default_chain
from core.standings.chain import Chains, chains
from core.standings.criterion import Whole
from core.standings.points import point_table
from core.standings.ranking import Ranking

EQUAL, APART = "equal", "apart"
COMPARED = 3
"""Groups that are drawn so that the sides of one place in each can be compared."""
EXACT_UP_TO = 2_000
"""More ways than these are not walked through one by one."""


class DrawnAgainstTheRulesError(AssertionError):
    """A sheet was drawn that its own format refuses: the simulation is wrong, not the regulation."""


@dataclass(frozen=True)
class Setup:
    """What is simulated: a group of ``size``, the border after ``advance`` places (0: none), sides equal or apart.

    ``place`` is compared across COMPARED groups (0: nothing is).
    """

    ruleset: Ruleset
    modality: Modality
    size: int
    advance: int = 0
    place: int = 0
    sides: str = EQUAL

    @cached_property
    def stage(self) -> str:
        """The stage whose articles hold: the first in which nobody is out by one match, "" where none is declared."""
        return next((name for name in self.ruleset.names("stage") if not decides(self.ruleset, name)), "")

    @cached_property
    def scope(self) -> Scope:
        """For what the figures are asked."""
        return Scope(stage=self.stage or None, entries=self.size)

    @cached_property
    def chains(self) -> Chains:
        """The lists in force."""
        return chains(self.ruleset, self.scope)

    @cached_property
    def marks(self) -> bool:
        """True where entries are measured one by one."""
        return bool(self.ruleset.value("match.won_by", self.scope) == "mark")

    @cached_property
    def drawing(self) -> Drawing:
        """How a match is drawn."""
        form: Format = match_format(self.ruleset, self.modality, self.scope, decided=False)
        cards = tuple(self.ruleset.names("card")) if reads_cards(self.chains) else ()
        table = point_table(self.ruleset, self.modality, self.scope)
        return Drawing(form, depth(self.chains, form, table), cards)

    @cached_property
    def back_from(self) -> int:
        """The figure from which a list counts back, 0 for none."""
        return next((one.number for one in criteria(self.chains) if one.whole is Whole.COUNTED_BACK), 0)


def across_chain(found: Chains) -> Chains:
    """The same lists, with the one across groups said even where the regulation leaves it to the product."""
    return replace(found, across_by=found.across_by or default_chain(found))


def trial(setup: Setup, choose: Choose) -> Tally:
    """The counts of one run."""
    several = COMPARED if setup.place else 1
    groups = tuple(Group("ABC"[at] if several > 1 else "", _sides(at, setup.size)) for at in range(several))
    record = _record(setup, groups, choose)
    ranked = standings(record, setup.ruleset, setup.modality)
    if ranked.refusals:
        raise DrawnAgainstTheRulesError(str(ranked.refusals))
    found = of_group(ranked.rankings[0], ranked.chains, setup.advance)
    if setup.place:
        compared = tuple(_at(ranking, setup.place, choose) for ranking in ranked.rankings)
        again = standings(replace(record, across=compared), setup.ruleset, setup.modality)
        found = added(found, of_across(again.rankings[0], across_chain(again.chains)))
    return found


def exact(setup: Setup, most: int = EXACT_UP_TO) -> dict[Key, Number]:
    """The counts of every way in which the group can come out, by probability: they are shares of one run.

    Raises TooManyError where there are more than ``most`` ways.
    """
    found: dict[Key, Number] = {}
    for chance, tally in every(lambda choose: trial(setup, choose), most):
        found = added(found, times(tally, chance))
    return found


def _sides(group: int, size: int) -> tuple[str, ...]:
    return tuple(f"{'ABC'[group]}{seat + 1}" for seat in range(size))


def _record(setup: Setup, groups: tuple[Group, ...], choose: Choose) -> Record:
    whole = Record((), groups, stage=setup.stage, advance=setup.advance or None)
    if not setup.marks:
        return replace(whole, matches=tuple(match for group in groups for match in _matches(setup, group, choose)))
    rule = performance_rule(setup.ruleset, setup.modality, setup.scope)
    return replace(
        whole,
        performances=tuple(
            replace(draw_mark(side, rule, setup.back_from, choose), group=group.name, stage=setup.stage)
            for group in groups
            for side in group.sides
        ),
    )


def _matches(setup: Setup, group: Group, choose: Choose) -> Iterator[Match]:
    for round_, first, second in _pairs(setup):
        sheet = draw(setup.drawing, _strengths(setup, first, second), choose)
        names = (group.sides[first], group.sides[second])
        name = f"{round_.number} {names[0]} {names[1]}"
        yield Match(name, *names, group.name, setup.stage, round_.number, round_.leg, sheet)


def _pairs(setup: Setup) -> Iterator[tuple[Round, int, int]]:
    """Every match of a group: its round, and the seats that meet."""
    legs = setup.ruleset.value(f"stage.{setup.stage}.legs", setup.scope, 1) if setup.stage else 1
    for round_ in round_robin(setup.size, legs):
        yield from ((round_, first, second) for first, second in round_.pairs if second is not None)


def _strengths(setup: Setup, first: int, second: int) -> tuple[int, int]:
    """Equal, or from twice as strong down to one, in even steps."""
    if setup.sides == EQUAL:
        return 1, 1
    one, other = (2 * (setup.size - 1) - seat for seat in (first, second))
    if one == other:
        return 1, 1
    both = reduced(one, other)
    return both[0], both[1]


def _at(ranking: Ranking, place: int, choose: Choose) -> str:
    """The side at the place; of those that share it, one by lot."""
    held = [each for each in ranking.places if each.place <= place]
    level = [each.side for each in held if each.place == held[-1].place]
    return level[choose((1,) * len(level))] if len(level) > 1 else level[0]


def ways(setup: Setup, most: int = EXACT_UP_TO) -> int:
    """In how many ways the group can come out, as far as its lists look; 0 where they are more than ``most``."""
    if setup.marks:
        return 0
    try:
        of_a_match = sum(1 for _ in every(lambda choose: draw(setup.drawing, (1, 1), choose), most))
    except TooManyError:
        return 0
    groups = COMPARED if setup.place else 1
    found = of_a_match ** (groups * len(tuple(_pairs(setup))))
    return found if found <= most else 0
