"""Where two articles both hold, and which of them is the narrower."""

from datetime import date

from hypothesis import given
from hypothesis import strategies as st

from core.rules.ruleset import Narrowing, Scope
from regulations.region import Region, Regions

LIE = Regions(in_rounds=frozenset({"mata-mata"}))
STAGES = ("grupos", "mata-mata", "semi-final", "final")
DAYS = [date(2027, 5, day) for day in (1, 2, 3)]


def some(*names: str) -> st.SearchStrategy[frozenset[str]]:
    return st.frozensets(st.sampled_from(names), max_size=2)


def regions() -> st.SearchStrategy[Region]:
    ends = st.tuples(st.none() | st.integers(2, 5), st.none() | st.integers(5, 9))
    narrowings = st.builds(
        Narrowing,
        stages=some(*STAGES),
        delegations=some("Vinícola", "Moinho"),
        entries=st.none() | ends.filter(lambda pair: pair != (None, None)),
        since=st.none() | st.sampled_from(DAYS[:2]),
        until=st.none() | st.sampled_from(DAYS[1:]),
    )
    return st.builds(Region, some("futsal", "truco"), some("male", "female"), narrowings)


SCOPES = [
    Scope(stage=stage, round=round_, delegation=delegation, entries=entries, on=day)
    for stage, round_ in (("grupos", None), ("mata-mata", None), ("mata-mata", "semi-final"), ("mata-mata", "final"))
    for delegation in (None, "Vinícola", "Moinho")
    for entries in (2, 5, 9)
    for day in DAYS
]


def holds(region: Region) -> set[tuple[str, str, Scope]]:
    """Every competition and scope in which the region holds."""
    return {
        (modality, category, scope)
        for modality in ("futsal", "truco", "xadrez")
        for category in ("male", "female", "open")
        if region.covers(modality, category)
        for scope in SCOPES
        if region.narrowing.admits(scope)
    }


@given(regions(), regions())
def test_they_meet_exactly_where_both_hold(one: Region, other: Region) -> None:
    met = LIE.meet(one, other)
    assert (holds(met) if met else set()) == holds(one) & holds(other)


@given(regions(), regions())
def test_the_narrower_holds_nowhere_else(one: Region, other: Region) -> None:
    if LIE.inside(one, other):
        assert holds(one) <= holds(other)
    assert not (LIE.strictly_inside(one, other) and LIE.strictly_inside(other, one))


@given(regions())
def test_it_lies_inside_itself(region: Region) -> None:
    assert LIE.inside(region, region)
    assert not LIE.strictly_inside(region, region)
    assert LIE.inside(region, Region())
