"""What a ranking costs, as a ratio to adding up plain rows in the same run: python -m tests.bench.ranking."""

import gc
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter

from core.competition import Group, Record, standings
from core.fixtures.round_robin import round_robin
from core.modality import Modality
from core.play.match import Match
from core.play.sheet import Incident, Segment, Sheet
from core.rules.ruleset import Ruleset
from core.standings.ledger import Row
from modalities.catalogue import find
from regulations.find import folder_of
from regulations.read import load


def event(groups: list[int], modality: str, seed: int = 1) -> Record:
    """Groups of the given sizes, every pair met once, with small scores so that ties are frequent."""
    dice = Random(seed)
    matches: list[Match] = []
    made: list[Group] = []
    for number, size in enumerate(groups):
        name = f"g{number}"
        sides = tuple(f"{name}.{i}" for i in range(size))
        made.append(Group(name, sides))
        for turn in round_robin(size):
            for first, second in turn.pairs:
                if second is not None:
                    sheet = played(modality, dice)
                    match = Match(
                        f"{name}.{first}-{second}", sides[first], sides[second], name, round=turn.number, sheet=sheet
                    )
                    matches.append(match)
    return Record(tuple(matches), tuple(made))


def played(modality: str, dice: Random) -> Sheet:
    """A sheet with a plausible small score."""
    if modality == "futsal":
        halves = tuple(Segment((dice.randint(0, 2), dice.randint(0, 2))) for _ in range(2))
        cards = (Incident("yellow", dice.randint(0, 1)),) if dice.random() < 1 / 2 else ()
        return Sheet(halves, incidents=cards)
    sets = [Segment((21, dice.randint(5, 20))), Segment((dice.randint(5, 20), 21)), Segment((15, dice.randint(5, 14)))]
    return Sheet((sets[0], Segment((21, 12)))) if dice.random() < 1 / 2 else Sheet(tuple(sets))


def rows_only(record: Record) -> dict[str, int]:
    """The yardstick: two frozen rows a match, and points added up."""
    points: dict[str, int] = {}
    for match in record.matches:
        assert match.sheet is not None
        assert match.second is not None
        home = sum(int(s.points[0]) for s in match.sheet.segments)
        away = sum(int(s.points[1]) for s in match.sheet.segments)
        for side, rival, own, other in (
            (match.first, match.second, home, away),
            (match.second, match.first, away, home),
        ):
            result = "win" if own > other else "draw" if own == other else "loss"
            given = 3 if own > other else 1 if own == other else 0
            row = Row(match.id, side, rival, result, given, 3, side == match.first, match.group, points=(own, other))
            points[row.side] = points.get(row.side, 0) + int(row.table_points)
    return points


def cost(work: Callable[[], object], times: int = 7) -> float:
    """The best of several runs, in seconds; the collector of garbage rests meanwhile, as timeit has it."""
    best = float("inf")
    for _ in range(times):
        gc.collect()
        gc.disable()
        begin = perf_counter()
        work()
        best = min(best, perf_counter() - begin)
        gc.enable()
    return best


def rules(modality_id: str, category: str) -> tuple[Ruleset, Modality]:
    """The 2019 cooperatives' ruleset of a modality."""
    modality = find(modality_id)
    assert modality is not None
    regulation = load(folder_of("jogos-cooperativas-2019"), find)
    return regulation.ruleset(modality_id, category), modality


def main() -> None:
    """Print the cost of groups of 4 to 40 sides, of events of growing size, and the ratio for 2,500 matches."""
    write = sys.stdout.write
    for modality_id, category in (("futsal", "male"), ("volei-de-quadra", "female")):
        ruleset, modality = rules(modality_id, category)
        write(f"{modality_id}: one group\n sides matches      ms  ratio\n")
        for size in (4, 6, 8, 12, 16, 20, 30, 40):
            record = event([size], modality_id)
            whole = cost(partial(standings, record, ruleset, modality))
            plain = cost(partial(rows_only, record))
            write(f" {size:5} {len(record.matches):7} {whole * 1e3:7.2f} {whole / plain:6.1f}\n")
        write(f"{modality_id}: an event of groups of 9 and 10\ngroups matches      ms  ratio  us/match\n")
        for groups in (15, 30, 60, 120):
            record = event(([9] + [10] * 2) * (groups // 3), modality_id)
            whole = cost(partial(standings, record, ruleset, modality))
            plain = cost(partial(rows_only, record))
            count = len(record.matches)
            write(f" {groups:5} {count:7} {whole * 1e3:7.1f} {whole / plain:6.1f} {whole / count * 1e6:9.1f}\n")


if __name__ == "__main__":
    main()
