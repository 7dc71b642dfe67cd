"""Counts of a simulation: what each list was asked, what it separated, what was left to lots, where a border fell."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from core.exact import Number, plain
from core.standings.chain import Chain, Chains
from core.standings.ranking import Ranking, Step

Key = tuple[str, ...]
Tally = Mapping[Key, Number]
"""Counts by what they are of.

``runs``; ``ties``, size, of a ranking; ``asked`` and ``split``, list, number of the criterion in it ("stake" where the
figure at_stake stood in for it); ``left``, list, what for ("lot", "play-off", "committee", "shared") where nothing
separated a part; ``waiting`` and ``sharing``, where: runs in which something was due, or a place was shared at the end;
``border``, list, number: what parted the side inside from the one outside; ``across``: runs that compared groups.
"""

LISTS = ("by", "two", "more", "any", "unfinished", "across", "loses_right")


def added(one: Tally, other: Tally) -> dict[Key, Number]:
    """Both counts together."""
    found: dict[Key, Number] = dict(one)
    for key, count in other.items():
        found[key] = (
            plain(Fraction(found.get(key, 0)) + count) if isinstance(count, Fraction) else found.get(key, 0) + count
        )
    return found


def times(tally: Tally, chance: Fraction) -> dict[Key, Number]:
    """The counts of one way, by its probability."""
    return {key: plain(chance * count) for key, count in tally.items()}


def of_group(ranking: Ranking, found: Chains, border: int) -> Tally:
    """What one ranking of a group adds to the counts; ``border`` 0 for none."""
    count: Counter[Key] = Counter({("runs",): 1})
    levels = _levels(ranking)
    count.update(("ties", str(len(level))) for level in levels if len(level) > 1)
    _of_steps(ranking, found, count)
    if ranking.due:
        count["waiting", "any"] += 1
    if any(place.shared for place in ranking.places):
        count["sharing", "any"] += 1
    if 0 < border < len(ranking.places):
        count[_parted(ranking, found, border)] += 1
    return count


def of_across(ranking: Ranking, found: Chains) -> Tally:
    """What one comparison across groups adds to the counts."""
    count: Counter[Key] = Counter({("across",): 1})
    _of_steps(ranking, found, count, only="across")
    if ranking.due:
        count["waiting", "across"] += 1
    if any(place.shared for place in ranking.places):
        count["sharing", "across"] += 1
    return count


def chain_of(found: Chains, name: str) -> Chain:
    """The list of that name, as the steps call it."""
    return {"by": found.by, "two": found.two, "more": found.more, "any": found.any, "unfinished": found.unfinished}.get(
        name, found.across_by
    ) or ()


def _of_steps(ranking: Ranking, found: Chains, count: "Counter[Key]", only: str = "") -> None:
    for step in ranking.steps:
        if step.chain == "by" or step.skipped is not None or (only and step.chain != only):
            continue
        number = _number(step, found)
        count["asked", step.chain, number] += 1
        if step.split:
            count["split", step.chain, number] += 1
    for part, what in _left(ranking):
        last = next((step.chain for step in reversed(ranking.steps) if step.sides == part and step.chain != "by"), "")
        if last:
            count["left", last, what] += 1


def _left(ranking: Ranking) -> Iterable[tuple[tuple[str, ...], str]]:
    """The parts that stayed level, and what they wait for."""
    due = {each.sides: each.what for each in ranking.due}
    for sides in ranking.order():
        if len(sides) > 1:
            yield sides, due.get(sides, "shared")


def _levels(ranking: Ranking) -> list[tuple[str, ...]]:
    """The sides in levels before any tie-break."""
    levels: list[tuple[str, ...]] = [tuple(sorted(place.side for place in ranking.places))]
    for step in ranking.steps:
        if step.chain == "by" and step.sides in levels:
            at = levels.index(step.sides)
            levels[at : at + 1] = list(step.parts)
    return levels


def _parted(ranking: Ranking, found: Chains, border: int) -> Key:
    """What parts the last side inside from the first one outside."""
    inside, outside = (ranking.places[at] for at in (border - 1, border))
    if inside.place == outside.place:
        shared = next(sides for sides in ranking.order() if inside.side in sides)
        return ("border", "left", dict(_left(ranking)).get(shared, "shared"))
    for step in ranking.steps:
        holding = [part for part in step.parts if inside.side in part or outside.side in part]
        if inside.side in step.sides and outside.side in step.sides and len(holding) == 2:
            return ("border", step.chain, _number(step, found))
    return ("border", "by", "0")


def _number(step: Step, found: Chains) -> str:
    chain: Sequence[object] = chain_of(found, step.chain)
    return next(
        (str(at) for at, cited in enumerate(chain) if cited is step.criterion or cited == step.criterion), "stake"
    )
