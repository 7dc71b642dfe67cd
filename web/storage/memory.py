"""Memory: a small bounded place for what was computed from a revision, so that it is computed once."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any, TypeVar, cast

T = TypeVar("T")


class Memory:
    """The latest ``size`` things by key; the one longest unused goes first. Safe among threads."""

    def __init__(self, size: int = 256) -> None:
        self._size = size
        self._kept: OrderedDict[Hashable, Any] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, compute: Callable[[], T], keep: Callable[[], bool] = lambda: True) -> T:
        """What is kept under the key, computed if there is nothing, and kept where that is to be kept."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return cast(T, self._kept[key])
        found = compute()
        if not keep():
            return found
        with self._lock:
            self._kept[key] = found
            while len(self._kept) > self._size:
                self._kept.popitem(last=False)
        return found
