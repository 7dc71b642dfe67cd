"""The demonstration: an invented event of three days, half played, built by the acts alone and the same every time."""

from dataclasses import dataclass
from datetime import datetime

from web.acts.passwords import hash_password
from web.demo.build import build
from web.demo.cast import EVENT, PEOPLE, Person
from web.storage import find
from web.storage.database import Database


@dataclass(frozen=True, slots=True)
class Demo:
    """The short name of the event, and who can enter with which password, to be printed at start."""

    event: str
    people: tuple[Person, ...]


def build_demo(database: Database, now: datetime) -> Demo:
    """Build the event around the day of ``now``, whole or not at all; where it is there already, it stays as it is."""
    with database.reading() as session:
        there = find.event(session, EVENT) is not None
    if not there:
        hashes = {person.email: hash_password(person.password) for person in PEOPLE}
        with database.writing() as session:
            if find.event(session, EVENT) is None:
                build(session, now, hashes)
    return Demo(EVENT, PEOPLE)
