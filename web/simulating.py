"""Simulating chains piece by piece: what has been counted so far is carried along, so that any run can be the last."""

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from core.exact import Number
from core.simulation.tally import Key, added
from core.simulation.trial import Setup, exact, trial, ways
from web.chance import of_run

MOST_RUNS: Final = 20_000
MOST_SIDES: Final = 8
A_PIECE: Final = 400
PATIENCE: Final = 0.8
"""Seconds that one piece may take, in which it does at least LEAST runs."""
LEAST: Final = 10


@dataclass(frozen=True)
class Counted:
    """What has been counted: ``done`` of ``runs`` from ``seed``; ``ways`` where all of them were walked through."""

    tally: Mapping[Key, Number]
    done: int
    runs: int
    seed: str
    ways: int = 0

    @property
    def finished(self) -> bool:
        """True where nothing is left to do."""
        return self.ways > 0 or self.done >= self.runs


def begun(setup: Setup, runs: int, seed: str) -> Counted:
    """Every way, where there are few; else nothing yet of so many runs."""
    number = ways(setup)
    return Counted(exact(setup), 0, runs, seed, number) if number else Counted({}, 0, runs, seed)


def further(setup: Setup, counted: Counted, patience: float = PATIENCE) -> Counted:
    """The next piece of it: the same counts in whatever pieces it is done."""
    tally, done = dict(counted.tally), counted.done
    until = time.monotonic() + patience
    for number in range(counted.done, min(counted.runs, counted.done + A_PIECE)):
        if number >= counted.done + LEAST and time.monotonic() > until:
            break
        tally = added(tally, trial(setup, of_run(counted.seed, number)))
        done = number + 1
    return Counted(tally, done, counted.runs, counted.seed)


def written(tally: Mapping[Key, Number]) -> str:
    """The counts as a page carries them along."""
    return json.dumps([[*key, count] for key, count in sorted(tally.items())], separators=(",", ":"))


def read(text: str) -> dict[Key, Number] | None:
    """The counts that a page brought back; None for what it cannot have been given."""
    try:
        rows = json.loads(text)
    except ValueError:
        return None
    found: dict[Key, Number] = {}
    for row in rows if isinstance(rows, list) and len(rows) < 500 else [None]:
        if not isinstance(row, list) or len(row) < 2 or not all(isinstance(part, str) for part in row[:-1]):
            return None
        count = row[-1]
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= 10 * MOST_RUNS:
            return None
        found[tuple(row[:-1])] = count
    return found
