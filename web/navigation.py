"""The tabs of an event, for everybody and for those with a role in it."""

from dataclasses import dataclass
from typing import Final

from reports.language import marked
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
    (marked("Today"), "", frozenset({"today", "day"})),
    (marked("Sports"), "modalidades", frozenset({"competitions", "competition", "why", "discipline", "rulings"})),
    (marked("Programme"), "programacao", frozenset({"programme", "match", "heat"})),
    (marked("Delegations"), "delegacoes", frozenset({"delegations", "delegation"})),
    (
        marked("Regulation"),
        "regulamento",
        frozenset({"versions", "version", "notes", "note"} | {"regulations", "regulation", "summary"}),
    ),
)
DRAFT: Final = frozenset(
    {"experiment", "new_note", "new_note_sent", "to_set", "to_set_sent", "import", "import_read", "import_sent"}
    | {"chains", "chains_sent"}
    | {"drafting", "drafting_sent", "draft_file", "draft_file_sent", "draft_checked", "draft_text", "draft_text_sent"}
)
COMMITTEE: Final = (
    (marked("Waiting"), "comissao", frozenset({"panel", "confirm_sent", "lot", "lot_sent"})),
    (
        marked("Competitions"),
        "comissao/competicoes",
        frozenset(
            {"competitions_kept", "competitions_kept_sent", "competition_kept", "entry_sent", "groups_sent", "leaving"}
            | {"matches_sent", "match_kept", "match_kept_sent"}
            | {"start_lists", "start_lists_sent", "heat_kept", "heat_kept_sent"}
        ),
    ),
    (
        marked("Discipline"),
        "comissao/disciplina",
        frozenset({"discipline_kept", "ruling_sent", "brought_sent"}),
    ),
    (marked("Delegations"), "comissao/delegacoes", frozenset({"delegations_kept", "delegations_kept_sent"})),
    (marked("Regulation"), "comissao/regulamento", DRAFT),
    (marked("People"), "comissao/pessoas", frozenset({"people", "people_sent", "link_sent"})),
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
        own.append(Tab(f"/{visit.event.slug}/comissao", visit.t.gettext("Committee")))
    return own


def committee_tabs(visit: Visitor) -> list[Tab]:
    """The committee's own line."""
    if visit.event is None:
        return []
    return [
        Tab(f"/{visit.event.slug}/{below}", visit.t.gettext(name), visit.route in routes)
        for name, below, routes in COMMITTEE
    ]
