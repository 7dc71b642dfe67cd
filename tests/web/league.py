"""A second event beside the demonstration: four invented teams in Spain's league of domino, target 100."""

import re

from regulations.find import folder_of
from regulations.read import texts
from tests.acts.events import NAMES, done
from web.acts.accounts import invite
from web.acts.competitions import NewCompetition, enter, open_competition
from web.acts.delegations import add_delegation
from web.acts.events import NewEvent, open_event
from web.acts.groups import make_matches, seat_groups
from web.demo.cast import COMMITTEE
from web.storage import find
from web.storage.database import Database
from web.storage.journal import By

LEAGUE = "liga-inventada"


def build_league(database: Database) -> None:
    """By the acts alone; who sits on the demonstration's committee sits on its own."""
    with database.writing() as session:
        here = find.events(session)[0]
        account = find.account(session, COMMITTEE.email)
        assert account is not None
        by = By(account.id, find.versions(session, 1)[-1].at, "mesa 1")
        files = texts(folder_of("domino-espana"))
        said = files["domino.toml"].replace('to_set   = { "match.target" = "any" }', "match    = { target = 100 }")
        files["domino.toml"] = re.sub(r"(?m)^to_set .*\n", "", said)
        new = NewEvent(LEAGUE, "Liga Inventada", "Vila Inventada", here.starts, here.ends, "inventado", files)
        event = done(open_event(session, new, by))
        done(invite(session, event, COMMITTEE.name, COMMITTEE.email, by, None))
        sides = [done(add_delegation(session, event, names, by)) for names in NAMES]
        competition = done(open_competition(session, event, NewCompetition("domino", "open", "Liga", 1), by))
        entries = [done(enter(session, competition, one, by)).id for one in sides]
        done(seat_groups(session, competition, [entries], by))
        done(make_matches(session, competition, by))
