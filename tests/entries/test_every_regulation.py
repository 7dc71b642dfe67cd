"""In every competition of every regulation: the largest list that fits is taken, one name more or less is not."""

from collections.abc import Iterator
from datetime import date, timedelta

import pytest

from core.entries.athlete import Athlete
from core.entries.eligibility import eligibility
from core.entries.entry import Entry
from core.entries.figures import composition, fewest_names, most_names, stated, to_continue, to_start
from core.entries.judgement import Judgement
from core.entries.line_up import LineUp, goes_on, line_up
from core.entries.roster import roster
from core.play.tolerance import arrival, tolerance
from core.rules.article import Article
from core.rules.forms import Mix, Range
from core.rules.moment import years_later
from core.rules.ruleset import Ruleset, Scope
from modalities.catalogue import find
from regulations.find import available, folder_of
from regulations.read import load

DAY = date(2027, 5, 2)


def competitions() -> Iterator[tuple[str, Ruleset, Scope]]:
    """Every competition, and each of its events, by a name that a failure can show."""
    for name in available():
        regulation = load(folder_of(name), find)
        for modality in regulation.modalities:
            for category in regulation.categories(modality):
                rules = regulation.ruleset(modality, category)
                for event in rules.names("event") or ("",):
                    yield f"{name}/{modality}/{category}/{event}", rules, Scope(event=event or None)


ALL = list(competitions())
each = pytest.mark.parametrize(
    ("rules", "scope"), [(rules, scope) for _, rules, scope in ALL], ids=[i for i, *_ in ALL]
)


def fitting(number: int, rules: Ruleset, scope: Scope) -> Entry:
    """A list of so many of whom all is known and all is right, but for how many they are."""
    sexes, bonds = (_words(number, mixes) for mixes in (_sexes(rules, scope), stated(rules, "eligibility.bond", scope)))
    roles = frozenset(stated_roles(rules, scope))
    strength = stated(rules, "eligibility.classes", scope)
    athletes = tuple(
        Athlete(
            str(index),
            f"Atleta {index}",
            sex=sexes[index] or "woman",
            born=years_later(DAY, -_age(rules, scope)),
            bond=bonds[index] or "employee",
            hired=date(2000, 1, 1),
            licence="2027",
            season="2027",
            federated=True,
            strength="" if strength is None else strength.value[0],
            roles=roles,
            nationality="Brasil",
            department="Compras",
        )
        for index in range(number)
    )
    made_by = str(rules.value("roster.formed_by", scope, "delegation"))
    return Entry("Alfa", athletes, on=DAY, captain="0" if number else "", formed_by=made_by, season="2027")


def stated_roles(rules: Ruleset, scope: Scope) -> tuple[str, ...]:
    found = stated(rules, "roster.roles", scope)
    return () if found is None else tuple(found.value)


def _sexes(rules: Ruleset, scope: Scope) -> object:
    return composition(rules, "list_composition", scope)


def _words(number: int, mixes: object) -> list[str]:
    """So many words that hold to the first mix: exact counts in turn, then its first word to the end."""
    value = getattr(mixes, "value", None)
    if not value:
        return [""] * number
    mix: Mix = value[0]
    counted = [part.what for part in mix.parts if not part.percent for _ in range(int(part.amount))]
    return (counted + [mix.parts[0].what] * number)[:number]


def _age(rules: Ruleset, scope: Scope) -> int:
    span = stated(rules, "eligibility.age", scope)
    if span is None:
        return 40
    value: Range = span.value
    return int(value.low if value.low is not None else value.high or 40)


def codes(judgement: Judgement) -> set[str]:
    return {refusal.code for refusal in (*judgement.refused, *judgement.undecided)}


def exact(rules: Ruleset, scope: Scope) -> int | None:
    """How many a list has to be where its mixes of sexes leave no choice."""
    mixes = composition(rules, "list_composition", scope)
    sizes = set() if mixes is None else {_size(mix) for mix in mixes.value}
    return sizes.pop() if len(sizes) == 1 else None


def _size(mix: Mix) -> int | None:
    plain = all(part.bound == "exactly" and not part.percent for part in mix.parts)
    return sum(int(part.amount) for part in mix.parts) if plain else None


@each
def test_the_largest_and_the_smallest_list_are_taken_and_one_more_or_less_is_not(rules: Ruleset, scope: Scope) -> None:
    most, fewest, only = most_names(rules, scope), fewest_names(rules, scope), exact(rules, scope)
    assert most is not None or fewest is not None
    if most is not None:
        full = fitting(most.value, rules, scope)
        assert roster(full, rules, scope).admitted
        assert eligibility(full, rules, scope).admitted
        beyond = roster(fitting(most.value + 1, rules, scope), rules, scope)
        (refusal,) = [each for each in beyond.refused if each.code == "too many names"]
        assert (refusal.found, refusal.allowed) == (str(most.value + 1), str(most.value))
        assert refusal.source == most.source
    if fewest is not None:
        if only is None:
            assert roster(fitting(fewest.value, rules, scope), rules, scope).admitted
        short = roster(fitting(fewest.value - 1, rules, scope), rules, scope)
        assert "too few names" in codes(short)


@each
def test_the_last_age_is_taken_and_a_day_beside_it_is_not(rules: Ruleset, scope: Scope) -> None:
    age = stated(rules, "eligibility.age", scope)
    if age is None:
        assert not _ages(rules, scope, date(1900, 1, 1))
        return
    span: Range = age.value
    if span.low is not None:
        birthday = years_later(DAY, -int(span.low))
        assert not _ages(rules, scope, birthday)
        assert _ages(rules, scope, date.fromordinal(birthday.toordinal() + 1)) == {("age", age.source)}
    if span.high is not None:
        birthday = years_later(DAY, -int(span.high) - 1)
        assert not _ages(rules, scope, date.fromordinal(birthday.toordinal() + 1))
        assert _ages(rules, scope, birthday) == {("age", age.source)}


def _ages(rules: Ruleset, scope: Scope, born: date) -> set[tuple[str, object]]:
    """What is refused of the age of somebody in no special role."""
    entry = Entry("Alfa", (Athlete("Ana", "Ana", born=born),), on=DAY)
    return {(each.code, each.source) for each in eligibility(entry, rules, scope).refused if each.code == "age"}


@each
def test_as_many_as_it_takes_start_and_go_on_and_one_less_does_not(rules: Ruleset, scope: Scope) -> None:
    start, going = to_start(rules, scope), to_continue(rules, scope)
    assert start is not None
    assert going is not None
    entry = Entry("Alfa")
    assert line_up(LineUp(present=start.value), entry, rules, scope).admitted
    assert codes(line_up(LineUp(present=start.value - 1), entry, rules, scope)) == {"too few to start"}
    assert goes_on(going.value, "Alfa", rules, scope).admitted
    assert codes(goes_on(going.value - 1, "Alfa", rules, scope)) == {"too few to go on"}


@each
@pytest.mark.parametrize("first", [True, False])
def test_the_last_second_of_the_tolerance_is_in_time(rules: Ruleset, scope: Scope, first: bool) -> None:
    wait = tolerance(rules, first=first, scope=scope)
    assert wait.value.unit == "min"
    limit = timedelta(minutes=wait.value.amount)
    assert arrival(limit, first=first, ruleset=rules, scope=scope).walkover is None
    late = arrival(limit + timedelta(seconds=1), first=first, ruleset=rules, scope=scope).walkover
    assert late is not None
    assert late.source == wait.source


def test_all_regulations_have_been_asked() -> None:
    assert len(ALL) > 30
    stating = {rules.regulation for _, rules, scope in ALL if isinstance(_source(rules, scope), Article)}
    assert stating == set(available()) - {"domino-fid"}, "FID says nothing of lists"


def _source(rules: Ruleset, scope: Scope) -> object:
    figures = (most_names(rules, scope), fewest_names(rules, scope), to_start(rules, scope))
    return next(
        (figure.source for figure in figures if figure is not None and isinstance(figure.source, Article)), None
    )
