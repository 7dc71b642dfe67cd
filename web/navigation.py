"""The tabs of an event, for everybody and for those with a role in it."""

from dataclasses import dataclass
from typing import Final

from web.visit import Visitor


@dataclass(frozen=True, slots=True)
class Tab:
    """A link of the shell. ``roomy``: on a phone it is found in the map at the foot."""

    url: str
    name: str
    here: bool = False
    roomy: bool = False


# Tab, address below the event's, and the routes where one is in it.
PUBLIC: Final = (
    ("Today", "", frozenset({"today", "day"})),
    ("Sports", "modalidades", frozenset({"competitions", "competition", "why"})),
    ("Programme", "programacao", frozenset({"programme", "match"})),
    ("Delegations", "delegacoes", frozenset({"delegations", "delegation"})),
    ("Regulation", "regulamento", frozenset({"regulations", "regulation"})),
)
ALWAYS: Final = 3
"""Tabs that a phone shows too."""


def tabs(visit: Visitor) -> list[Tab]:
    """The tabs that everybody sees."""
    if visit.event is None:
        return []
    return [
        Tab(f"/{visit.event.slug}/{below}", visit.t.gettext(name), visit.route in routes, number >= ALWAYS)
        for number, (name, below, routes) in enumerate(PUBLIC)
    ]


def own_tabs(visit: Visitor) -> list[Tab]:
    """What a person with a role in the event sees besides."""
    if visit.event is None or visit.person is None or not visit.person.involved(visit.event.id):
        return []
    own = [Tab(f"/{visit.event.slug}/meus-jogos", visit.t.gettext("My matches"), visit.route == "my_matches")]
    if visit.person.on_committee(visit.event.id):
        own.append(Tab(f"/{visit.event.slug}/comissao", visit.t.gettext("Committee"), visit.route == "panel"))
    return own
