"""The other end: starts the process of a sport, gives it two seconds for each answer, starts it anew when it died."""

import atexit
import contextlib
import os
import selectors
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import IO, Any, Final

from core.exact import Number
from core.modality import Counted
from core.play.credits import Terms
from core.play.sheet import Segment
from core.rules.refusal import Refusal
from modalities.isolated import coding, counting
from modalities.isolated.coding import NonsenseError
from modalities.isolated.declaration import Declared, read_declaration
from modalities.isolated.failure import PluginError

ANSWER: Final = 2
START: Final = 20
REST: Final = 30
"""Seconds: for an answer; for our own process to start; in which a plugin that failed is not asked again."""
WINDOW: Final = 30
SPENT: Final = 8
"""Seconds: in a window of that length no more than this is spent waiting for one plugin."""
LONGEST: Final = 1 << 20
"""Bytes of an answer."""


@dataclass
class _Running:
    """A process, the file of its errors, and whose it is: after a fork a child must not speak into that pipe."""

    process: subprocess.Popen[bytes]
    errors: IO[bytes]
    owner: int = field(default_factory=os.getpid)


@dataclass
class Plugin:
    """The sport at ``target`` ("package.module:MODALITY"), in a process of its own."""

    target: str
    _running: _Running | None = None
    _failed: tuple[float, str, str] | None = None
    _lock: threading.Lock = field(default_factory=threading.Lock)
    _kinds: tuple[str, ...] = ()
    _owner: int = field(default_factory=os.getpid)
    _window: tuple[float, float] = (0, 0)

    def declared(self) -> Declared:
        """What it declares, its functions asking the process. Raises PluginError."""
        try:
            found = read_declaration(self.ask({"do": "declare"}), self.count, self.check)
        except NonsenseError as error:
            raise self._fail("nonsense", str(error)) from None
        self._kinds = found.modality.kinds_of_win
        return found

    def count(self, segment: Segment, terms: Terms) -> Counted:
        """The sport's count of a segment. Raises PluginError."""
        question = {"segment": counting.write_segment(segment), "terms": counting.write_terms(terms)}
        try:
            return counting.read_counted(self.ask({"do": "count", **question}), segment, self._kinds)
        except NonsenseError as error:
            raise self._fail("nonsense", str(error)) from None

    def check(self, mark: Number, figures: Mapping[str, Any]) -> Refusal | None:
        """The sport's limit of a mark. Raises PluginError."""
        answer = self.ask({"do": "check", "mark": mark, "figures": figures})
        try:
            return None if answer is None else counting.read_refusal(answer)
        except NonsenseError as error:
            raise self._fail("nonsense", str(error)) from None

    def ask(self, question: Mapping[str, Any]) -> Any:
        """The answer to one question. Raises PluginError: at once, for a while, after it has failed."""
        if self._owner != os.getpid():  # After a fork: neither the process nor whoever holds the lock is ours.
            self._owner, self._lock = os.getpid(), threading.Lock()
        with self._lock:
            if self._failed is not None and time.monotonic() < self._failed[0]:
                raise PluginError(self.target, *self._failed[1:])
            self._failed = None
            running, began = self._started(), time.monotonic()
            line = self._line(running, ANSWER, coding.write(question))
            self._spend(time.monotonic() - began)
            try:
                return coding.read(line)
            except NonsenseError as error:
                raise self._fail("nonsense", str(error)) from None

    def stop(self) -> None:
        """Ends the process, if there is one of ours."""
        running, self._running = self._running, None
        if running is None or running.owner != os.getpid():
            return
        with contextlib.suppress(ProcessLookupError):  # It leads a session of its own: whatever it started ends too.
            os.killpg(running.process.pid, signal.SIGKILL)
        running.process.wait()
        for pipe in (running.process.stdin, running.process.stdout, running.errors):
            if pipe is not None:
                pipe.close()

    def _spend(self, seconds: float) -> None:
        now = time.monotonic()
        since, spent = self._window if now < self._window[0] + WINDOW else (now, 0)
        self._window = (since, spent + seconds)
        if spent + seconds > SPENT:
            self._window = (0, 0)
            raise self._fail("too slow", f"{SPENT} s")

    def _started(self) -> _Running:
        running = self._running
        if running is not None and running.owner == os.getpid() and running.process.poll() is None:
            return running
        self.stop()
        errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed when the process is stopped
        kept = {name: os.environ[name] for name in ("PATH", "LANG", "TMPDIR") if name in os.environ}
        process = subprocess.Popen(  # noqa: S603 - our own program; the target is that of an installed package
            [sys.executable, "-m", "modalities.isolated.worker", self.target],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            env={**kept, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PYTHONDONTWRITEBYTECODE": "1"},
            start_new_session=True,
        )
        self._running = running = _Running(process, errors)
        atexit.register(self.stop)
        self._line(running, START)
        return running

    def _line(self, running: _Running, seconds: int, question: str = "") -> str:
        """Says the question, if there is one, and waits for a line; a process that gives none in time is ended."""
        process, until = running.process, time.monotonic() + seconds
        if process.stdin is None or process.stdout is None:
            raise self._fail("died")
        found = bytearray()
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            try:
                if question:
                    process.stdin.write(question.encode("ascii") + b"\n")
                    process.stdin.flush()
            except BrokenPipeError:
                raise self._fail("died", _last_words(running)) from None
            while not found.endswith(b"\n"):
                left = until - time.monotonic()
                if left <= 0 or not selector.select(left):
                    raise self._fail("too slow", f"{seconds} s")
                read = os.read(process.stdout.fileno(), 65_536)
                found += read
                if not read:
                    process.wait()
                    raise self._fail("died", _last_words(running))
                if len(found) > LONGEST:
                    raise self._fail("nonsense", "an answer without an end")
        return found.decode("ascii", "replace")

    def _fail(self, code: str, detail: str = "") -> PluginError:
        self._failed = (time.monotonic() + REST, code, detail)
        self.stop()
        return PluginError(self.target, code, detail)


def _last_words(running: _Running) -> str:
    """The last line that the process wrote of its error: "ValueError: …"."""
    running.errors.seek(0, os.SEEK_END)
    running.errors.seek(max(0, running.errors.tell() - 4_000))
    lines = [line.strip() for line in running.errors.read().decode("utf-8", "replace").splitlines() if line.strip()]
    return lines[-1][:200] if lines else f"exit {running.process.returncode}"
