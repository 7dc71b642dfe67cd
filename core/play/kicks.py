"""A shoot-out kick by kick: whose turn it is, what the next kick may end, and what cannot be."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from core.play.sheet import Kick, Pair, Sheet


@dataclass(frozen=True, slots=True)
class Series:
    """How a shoot-out goes: so many kicks each (None: nobody said), then one by one where ``sudden``.

    ``different``: each kick of the series has another taker, and afterwards nobody kicks again before everybody of the
    line-up has; ``line_ups`` may be empty.
    """

    shots: int | None
    sudden: bool = True
    different: bool = False
    line_ups: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())


@dataclass(frozen=True, slots=True)
class Turn:
    """The next kick: of which side, its how-manieth; the side that wins if it goes in, and if it does not."""

    side: int
    number: int
    if_in: int | None
    if_out: int | None


def tally(kicks: Sequence[Kick]) -> tuple[int, int]:
    """The kicks that went in, per side."""
    scored = Counter(kick.side for kick in kicks if kick.scored)
    return scored[0], scored[1]


def went_in(sheet: Sheet) -> Pair | None:
    """The result of the sheet's shoot-out: from its kicks where they are written, else as it stands; None without."""
    return tally(sheet.kicks) if sheet.kicks else sheet.shoot_out


def winner(kicks: Sequence[Kick], series: Series) -> int | None:
    """Who has won after these kicks, None while nobody has.

    The series stops as soon as the side behind can no longer draw level, and after it each pair of kicks decides (IFAB
    Laws of the Game, Law 10).
    """
    goals, taken = tally(kicks), Counter(kick.side for kick in kicks)
    shots = series.shots
    if shots is None:
        return None if goals[0] == goals[1] or len(kicks) % 2 else int(goals[1] > goals[0])
    if len(kicks) <= 2 * shots:
        for side in (0, 1):
            if goals[side] > goals[1 - side] + shots - taken[1 - side]:
                return side
        return None
    if not series.sudden or len(kicks) % 2 or goals[0] == goals[1]:
        return None
    return int(goals[1] > goals[0])


def over(kicks: Sequence[Kick], series: Series) -> bool:
    """True where no further kick is due: somebody won, or the series is level and nothing follows it here."""
    level_end = not series.sudden and series.shots is not None and len(kicks) >= 2 * series.shots
    return level_end or winner(kicks, series) is not None


def turn(kicks: Sequence[Kick], series: Series, first: int) -> Turn | None:
    """The next kick, None where the shoot-out is over. ``first`` begins where nobody has kicked yet."""
    if over(kicks, series):
        return None
    side = (kicks[0].side if kicks else first) ^ (len(kicks) % 2)
    number = len(kicks) // 2 + 1
    ends = [winner((*kicks, Kick(side, scored)), series) for scored in (True, False)]
    return Turn(side, number, ends[0], ends[1])


def faults(kicks: Sequence[Kick], series: Series) -> tuple[tuple[int, str], ...]:
    """What cannot be, by the place of the kick: out of turn, after the end, a taker who kicks again too soon."""
    found: list[tuple[int, str]] = []
    for index, kick in enumerate(kicks):
        before = kicks[:index]
        if over(before, series):
            code = "kick after the end"
            found.append((index, code))
        elif kick.side != kicks[0].side ^ (index % 2):
            code = "kick out of turn"
            found.append((index, code))
        if series.different and kick.taker and _too_soon(kick, index, before, series):
            code = "taker kicks again"
            found.append((index, code))
    return tuple(found)


def _too_soon(kick: Kick, index: int, before: Sequence[Kick], series: Series) -> bool:
    own = Counter(each.taker for each in before if each.side == kick.side and each.taker)
    if index < 2 * (series.shots or 0):
        return own[kick.taker] > 0
    everybody = set(series.line_ups[kick.side]) | set(own)
    return any(own[name] < own[kick.taker] for name in everybody)
