"""A process that saves one version after another and says so only once it is kept, until somebody kills it."""

from multiprocessing.connection import Connection

from tests.acts.events import NOW, goals
from web.acts.answers import Saved
from web.acts.results import save_sheet
from web.storage.database import Database
from web.storage.journal import By
from web.storage.tables import Match


def write_on(url: str, match_id: int, who: int, process: int, acknowledged: Connection) -> None:
    """Save versions of the match for ever, each with a figure of its own, and send it after the commit."""
    database = Database(url)
    number = 0
    while True:
        number += 1
        with database.writing() as session:
            seen = session.get_one(Match, match_id).version
            by = By(who, NOW, f"process {process}")
            sheet = goals(process, number)
            answer = save_sheet(session, match_id, sheet, seen, by, f"{process} {number}", "de novo", close=True)
        if not isinstance(answer, Saved):
            raise TypeError(answer)
        acknowledged.send((answer.version, process, number))


def write_some(url: str, match_id: int, who: int, process: int, times: int) -> int:
    """Save so many versions of the match, taking turns with other processes; how many were saved."""
    database = Database(url)
    saved = 0
    for number in range(1, times + 1):
        with database.writing() as session:
            seen = session.get_one(Match, match_id).version
            by = By(who, NOW, f"process {process}")
            answer = save_sheet(
                session, match_id, goals(process, number), seen, by, f"{process} {number}", "de novo", close=True
            )
        saved += isinstance(answer, Saved)
    database.close()
    return saved
