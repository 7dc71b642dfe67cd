"""What must hold of every ranking: names and order of input do not matter, sums close, steps part and refine."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.competition import Record, standings
from core.exact import AboveAll, Number, Value
from core.play.match import Match
from core.play.sheet import Segment, Sheet
from core.standings.criterion import LAST_RESORTS
from core.standings.ranking import Ranking, Recorded, Step
from modalities.futsal import MODALITY
from regulations.read import inline
from tests.reference.examples import example
from tests.reference.random_groups import Example
from tests.reference.test_agreement import in_reference_terms, ranked

SEEDS = st.integers(min_value=0, max_value=2**32)
EXAMPLES = pytest.mark.parametrize("examples", [200, pytest.param(10_000, marks=pytest.mark.nightly)])
PLACES_ALL = ("continue", "restart", "repeat mini-league")
"""The answers of after_split that place every part; "first only" and "last only" place one side and start again."""


def holds(examples: int, check: Callable[..., None], *given_by: st.SearchStrategy[Any]) -> None:
    """Tries the property on that many examples."""
    settings(max_examples=examples, deadline=None)(given(*given_by)(check))()


# ------------------------------------------------------------------------------------------ input


@EXAMPLES
def test_the_order_of_input_never_matters(examples: int) -> None:
    """Sides, matches, adjustments and recorded orders in any order: the same places, steps and dues.

    The matches behind a figure are listed as they came in, and so compared without their order.
    """

    def check(seed: int, dice: Random) -> None:
        asked = example(seed)
        assert unlisted(ranked(shuffled(asked, dice))) == unlisted(ranked(asked))

    holds(examples, check, SEEDS, st.randoms(use_true_random=False))


def unlisted(ranking: Ranking) -> Ranking:
    """The ranking with the matches of each step in order of their names."""
    return replace(ranking, steps=tuple(replace(step, matches=tuple(sorted(step.matches))) for step in ranking.steps))


def shuffled(asked: Example, dice: Random) -> Example:
    """The same facts in another order."""

    def mixed(things: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(dice.sample(things, len(things)))

    recorded = asked.recorded
    return replace(
        asked,
        ledger=replace(asked.ledger, rows=mixed(asked.ledger.rows), adjustments=mixed(asked.ledger.adjustments)),
        groups={group: mixed(members) for group, members in mixed(tuple(asked.groups.items()))},
        recorded=Recorded(mixed(recorded.lots), mixed(recorded.play_offs), mixed(recorded.decisions)),
        across=mixed(asked.across),
    )


@EXAMPLES
def test_names_never_matter(examples: int) -> None:
    """With every side called by another name, the same places under the new names."""

    def check(seed: int, dice: Random) -> None:
        asked = example(seed)
        everybody = sorted({side for members in asked.groups.values() for side in members})
        names = dict(zip(everybody, dice.sample([f"side {n}" for n in range(99)], len(everybody)), strict=True))
        told = in_reference_terms(ranked(asked))
        assert in_reference_terms(ranked(renamed(asked, names))) == replace(
            told,
            order=tuple(tuple(sorted(names[side] for side in shared)) for shared in told.order),
            due=frozenset((what, frozenset(names[side] for side in tie)) for what, tie in told.due),
        )

    holds(examples, check, SEEDS, st.randoms(use_true_random=False))


def renamed(asked: Example, names: Mapping[str, str]) -> Example:
    """The same facts of sides with other names."""

    def called(sides: Sequence[str]) -> tuple[str, ...]:
        return tuple(names[side] for side in sides)

    ledger, recorded = asked.ledger, asked.recorded
    return replace(
        asked,
        ledger=replace(
            ledger,
            rows=tuple(replace(row, side=names[row.side], rival=names[row.rival]) for row in ledger.rows),
            adjustments=tuple(replace(given, side=names[given.side]) for given in ledger.adjustments),
            facts={fact: {names[side]: n for side, n in of.items()} for fact, of in ledger.facts.items()},
        ),
        groups={group: called(members) for group, members in asked.groups.items()},
        recorded=Recorded(
            tuple(called(order) for order in recorded.lots),
            tuple(called(order) for order in recorded.play_offs),
            tuple(called(order) for order in recorded.decisions),
        ),
        across=called(asked.across),
    )


# ------------------------------------------------------------------------------------------ sums


FUTSAL = inline(
    [
        {"number": "1", "text": "Partida.", "match": {"won_by": "total", "segments": 1}},
        {"number": "2", "text": "Pontos.", "table_points": {"win": 3, "draw": 1, "loss": 0}},
        {"number": "3", "text": "Desempate.", "tiebreak": {"any": ["goal difference in group", "goals for in group"]}},
    ],
    MODALITY,
)
SCORES = st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4)), min_size=1, max_size=21)


@pytest.mark.parametrize("examples", [1_000, pytest.param(10_000, marks=pytest.mark.nightly)])
def test_the_sums_of_a_closed_group(examples: int) -> None:
    """Goals for are goals against, differences add up to 0, wins are losses, points are 3 a decided match, 2 a draw."""

    def check(scores: list[tuple[int, int]]) -> None:
        rows = [place.facts for place in group_of(scores).places]
        drawn = sum(a == b for a, b in scores)
        assert total(rows, "goals for") == total(rows, "goals against") == sum(a + b for a, b in scores)
        assert total(rows, "goal difference") == 0
        assert total(rows, "wins") == total(rows, "losses") == len(scores) - drawn
        assert total(rows, "draws") == 2 * drawn
        assert total(rows, "matches") == 2 * len(scores)
        assert total(rows, "table points") == 3 * (len(scores) - drawn) + 2 * drawn

    holds(examples, check, SCORES)


@EXAMPLES
def test_each_row_is_the_sum_of_its_own_matches(examples: int) -> None:
    """Whichever side stands first on the sheet."""

    def check(scores: list[tuple[int, int]]) -> None:
        rows = {place.side: place.facts for place in group_of(scores).places}
        turned = {place.side: place.facts for place in group_of(scores, turned=True).places}
        assert rows == turned
        for facts in rows.values():
            assert facts["goal difference"] == whole(facts["goals for"]) - whole(facts["goals against"])
            assert facts["matches"] == whole(facts["wins"]) + whole(facts["draws"]) + whole(facts["losses"])
            assert facts["table points"] == 3 * whole(facts["wins"]) + whole(facts["draws"])

    holds(examples, check, SCORES)


def group_of(scores: list[tuple[int, int]], *, turned: bool = False) -> Ranking:
    """The ranking of a group whose first matches, of everybody against everybody, ended so."""
    pairs = list(combinations("ABCDEFG", 2))
    matches = tuple(
        Match(f"{a}{b}", b, a, sheet=Sheet((Segment(score[::-1]),)))
        if turned
        else Match(f"{a}{b}", a, b, sheet=Sheet((Segment(score),)))
        for (a, b), score in zip(pairs, scores, strict=False)
    )
    found = standings(Record(matches), FUTSAL, MODALITY)
    assert not any(found.refusals.values())
    return found.rankings[0]


def total(rows: Sequence[Mapping[str, Value]], fact: str) -> Number:
    """One column of the table added up."""
    return sum(whole(facts[fact]) for facts in rows)


def whole(value: Value) -> int:
    """A figure that must be a plain whole number."""
    assert type(value) is int
    return value


# ------------------------------------------------------------------------------------------ steps


@EXAMPLES
def test_everybody_has_one_place_and_places_count_those_above(examples: int) -> None:
    """A side's place is one more than the sides above it; those that share it say so."""

    def check(seed: int) -> None:
        asked = example(seed)
        places = ranked(asked).places
        assert sorted(place.side for place in places) == sorted(asked.sides)
        for place in places:
            assert place.place == 1 + sum(other.place < place.place for other in places)
            assert place.shared == (sum(other.place == place.place for other in places) > 1)

    holds(examples, check, SEEDS)


@EXAMPLES
def test_a_step_parts_its_sides(examples: int) -> None:
    """Its parts are a partition; a criterion passed over parts nobody; equal figures stay together, better first."""

    def check(seed: int) -> None:
        for step in ranked(example(seed)).steps:
            assert sorted(side for part in step.parts for side in part) == sorted(step.sides)
            assert all(step.parts)
            assert step.skipped is None or len(step.parts) == 1
            if step.values and step.criterion.value.whole not in LAST_RESORTS and step.chain != "loses_right":
                assert set(step.values) == set(step.sides)
                by_figures(step)

    holds(examples, check, SEEDS)


def by_figures(step: Step) -> None:
    """The parts of the step are those that its figures make."""
    for part in step.parts:
        assert len({step.values[side] for side in part}) == 1
    for better, worse in pairwise(step.parts):
        one: Any = step.values[better[0]]
        other: Any = step.values[worse[0]]
        assert one > other if step.criterion.value.most else one < other


@EXAMPLES
def test_later_steps_refine_earlier_ones_and_the_places_follow(examples: int) -> None:
    """Where every part is placed, whoever was once parted is never asked about together again."""

    def check(seed: int) -> None:
        asked = example(seed)
        ranking = ranked(asked)
        place = {each.side: each.place for each in ranking.places}
        if asked.across or asked.chains.after_split.value in PLACES_ALL:
            for at, step in enumerate(ranking.steps):
                for better, worse in combinations(step.parts, 2):
                    assert max(place[side] for side in better) < min(place[side] for side in worse)
                for later in ranking.steps[at + 1 :]:
                    met = [part for part in step.parts if set(part) & set(later.sides)]
                    assert len(met) <= 1

    holds(examples, check, SEEDS)


@EXAMPLES
def test_whoever_stands_alone_at_the_end_is_placed_there(examples: int) -> None:
    """ "First only" places a single first above all that it was compared with, "last only" a single last below them."""

    def check(seed: int) -> None:
        asked = example(seed)
        ranking = ranked(asked)
        place = {each.side: each.place for each in ranking.places}
        answer = asked.chains.after_split.value
        for step in ranking.steps:
            end = step.parts[0] if answer == "first only" else step.parts[-1]
            if len(step.parts) > 1 and len(end) == 1 and answer not in PLACES_ALL and not asked.across:
                others = {place[side] for side in step.sides if side != end[0]}
                assert place[end[0]] < min(others) if answer == "first only" else place[end[0]] > max(others)

    holds(examples, check, SEEDS)


@EXAMPLES
def test_what_is_due_is_due_to_sides_that_share_a_place(examples: int) -> None:
    """And a place is shared by exactly them, or, across groups, by everybody until the groups are settled."""

    def check(seed: int) -> None:
        asked = example(seed)
        ranking = ranked(asked)
        for due in ranking.due:
            if set(due.sides) <= set(asked.sides) and len(ranking.order()) > 1:
                assert tuple(sorted(due.sides)) in ranking.order()

    holds(examples, check, SEEDS)


@EXAMPLES
def test_every_figure_is_exact(examples: int) -> None:
    """Whole numbers, fractions, "above all", or a list of them."""

    def check(seed: int) -> None:
        ranking = ranked(example(seed))
        figures = [value for step in ranking.steps for value in step.values.values()]
        figures += [value for place in ranking.places for value in place.facts.values()]
        for figure in figures:
            for number in figure if isinstance(figure, tuple) else (figure,):
                assert type(number) in (int, Fraction, AboveAll)

    holds(examples, check, SEEDS)
