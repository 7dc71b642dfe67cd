"""Which results a shoot-out can end with: so many kicks each, alternating, stopped once decided, then one by one."""

from functools import lru_cache


@lru_cache(maxsize=64)
def endings(shots: int) -> frozenset[tuple[int, int]]:
    """Every result that a series of ``shots`` kicks each can end with, level ones included, whoever kicks first.

    The series stops as soon as the side behind can no longer draw level (IFAB Laws of the Game, Law 10).
    """
    found: set[tuple[int, int]] = set()
    states = {(0, 0, 0)}  # kicks taken by both together, goals of whoever kicks first, goals of the other
    while states:
        taken, first, second = states.pop()
        left_first = shots - (taken + 1) // 2
        left_second = shots - taken // 2
        if first > second + left_second or second > first + left_first or taken == 2 * shots:
            found |= {(first, second), (second, first)}
            continue
        kicker = taken % 2
        states |= {(taken + 1, first, second), (taken + 1, first + (kicker == 0), second + (kicker == 1))}
    return frozenset(found)


def possible(result: tuple[int, int], shots: int | None, sudden_death: bool, may_be_level: bool) -> bool:
    """True where the shoot-out can end so; ``shots`` None: nobody said how many, so any winner will do.

    After a level series sudden death ends it by one, at whatever figure.
    """
    first, second = result
    if first == second:
        return may_be_level and (shots is None or result in endings(shots))
    if shots is None:
        return True
    return result in endings(shots) or (sudden_death and abs(first - second) == 1)
