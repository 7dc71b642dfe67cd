"""Writers killed at any moment lose nothing that they said was kept, and leave nothing half done."""

import multiprocessing
import os
import random
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import Connection

import pytest
from sqlalchemy import text

from tests.acts.events import Small, small_event
from tests.storage.writer import write_on, write_some
from web.acts.results import versions_of
from web.storage.database import Database
from web.storage.journal import broken_at, changes
from web.storage.tables import Event, Match

context = multiprocessing.get_context("forkserver")
context.set_forkserver_preload(["tests.storage.writer"])


@pytest.fixture
def small(database: Database) -> Small:
    with database.writing() as session:
        return small_event(session)


def killed(database: Database, small: Small, process: int, after: float) -> list[tuple[int, int, int]]:
    """What a writer said was kept before it was killed, so many seconds after its first word."""
    url = database.url.render_as_string(hide_password=False)
    mine, its = context.Pipe(duplex=False)
    writer = context.Process(target=write_on, args=(url, small.matches[0].id, small.by.who, process, its))
    writer.start()
    its.close()
    kept = [mine.recv()]
    time.sleep(after)
    assert writer.pid is not None
    os.kill(writer.pid, signal.SIGKILL)
    writer.join()
    kept += _rest(mine)
    mine.close()
    return kept


def _rest(pipe: Connection) -> list[tuple[int, int, int]]:
    found = []
    while pipe.poll():
        try:
            found.append(pipe.recv())
        except EOFError:
            break
    return found


def kill_many(database: Database, small: Small, times: int) -> None:
    chance = random.Random(times)
    kept = [each for n in range(times) for each in killed(database, small, n, chance.uniform(0, 0.06))]
    assert len(kept) > times
    with database.reading() as session:
        versions = versions_of(session, session.get_one(Match, small.matches[0].id))
        stored = {v.version: v.sheet.segments[0].points for v in versions}
        assert {version: (process, number) for version, process, number in kept}.items() <= stored.items()
        assert sorted(stored) == list(range(1, len(stored) + 1))
        assert session.get_one(Match, small.matches[0].id).version == len(stored)
        event = session.get_one(Event, 1)
        assert broken_at(session, event) is None
        saved = [change.detail["version"] for change in changes(session, event) if change.act == "save sheet"]
        assert saved == sorted(stored)
        if database.embedded:
            assert session.connection().execute(text("PRAGMA integrity_check")).scalar_one() == "ok"
            assert session.connection().execute(text("PRAGMA foreign_key_check")).all() == []


def test_twenty_killed_writers_lose_nothing_that_they_said_was_kept(database: Database, small: Small) -> None:
    kill_many(database, small, 20)


@pytest.mark.nightly
def test_five_hundred_killed_writers_lose_nothing_that_they_said_was_kept(database: Database, small: Small) -> None:
    kill_many(database, small, 500)


def together(database: Database, small: Small, processes: int, times: int) -> None:
    url = database.url.render_as_string(hide_password=False)
    with ProcessPoolExecutor(processes, mp_context=context) as pool:
        own = [pool.submit(write_some, url, small.matches[0].id, small.by.who, n, times) for n in range(processes)]
        assert [each.result() for each in own] == [times] * processes
    with database.reading() as session:
        assert session.get_one(Match, small.matches[0].id).version == processes * times
        assert broken_at(session, session.get_one(Event, 1)) is None


def test_processes_that_save_at_once_wait_for_one_another(database: Database, small: Small) -> None:
    together(database, small, processes=4, times=15)


@pytest.mark.nightly
def test_twenty_processes_that_save_at_once_wait_for_one_another(database: Database, small: Small) -> None:
    together(database, small, processes=20, times=100)
