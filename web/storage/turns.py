"""Turns: of those who wait within one process, who came first goes first, and nobody waits longer than it said."""

from collections import deque
from threading import Event, Lock


class Turns:
    """One at a time, in the order of coming; with a plain lock, which promises no order, one could wait for ever."""

    def __init__(self) -> None:
        self._guard = Lock()
        self._taken = False
        self._waiting: deque[Event] = deque()

    def take(self, patience: float) -> bool:
        """Wait for the turn; False where it did not come within ``patience`` seconds. Who took it has to pass it on."""
        with self._guard:
            if not self._taken:
                self._taken = True
                return True
            mine = Event()
            self._waiting.append(mine)
        if mine.wait(patience):
            return True
        with self._guard:
            if mine.is_set():  # it was given the turn just as it gave up
                return True
            self._waiting.remove(mine)
            return False

    def pass_on(self) -> None:
        """Give the turn to whoever has waited longest."""
        with self._guard:
            if self._waiting:
                self._waiting.popleft().set()
            else:
                self._taken = False
