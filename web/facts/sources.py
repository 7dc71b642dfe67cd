"""What a regulation may be begun from: those that come along, those of one's other events, an empty one."""

import tomllib
from typing import Final

from regulations.find import available, folder_of
from regulations.read import texts
from regulations.writing import starting
from web.storage import find
from web.storage.tables import Event
from web.visit import Visit

IN_FORCE: Final = "in force"
EMPTY: Final = "empty"
EVENT: Final = "event:"
DEFAULTS: Final = "defaults"


def sources(visit: Visit) -> list[tuple[str, str]]:
    """What a draft may be begun from: the text in force, any regulation, that of another event, an empty one."""
    t = visit.t
    found = [(IN_FORCE, t.gettext("the regulation in force in this event"))]
    found += regulations_shown(visit)
    return found


def regulations_shown(visit: Visit) -> list[tuple[str, str]]:
    """The regulations that may be copied, those of the events on whose committee the person is, an empty one."""
    t = visit.t
    found = [(name, title_of(name)) for name in available()]
    mine = visit.signed_in().committees
    for event in find.events(visit.session):
        if event.id in mine and event != visit.event:
            said = t.gettext("that of %(event)s") % {"event": event.name}
            found.append((f"{EVENT}{event.slug}", said))
    return [*found, (EMPTY, t.gettext("an empty one"))]


def title_of(name: str) -> str:
    """What a regulation is called, before it is read; its short name where it does not say."""
    try:
        found = tomllib.loads((folder_of(name) / "general.toml").read_text(encoding="utf-8")).get("title")
    except (OSError, ValueError):
        found = None
    return f"{found} ({name})" if isinstance(found, str) else name


def source_files(visit: Visit, source: str, event: Event | None, name: str = "") -> dict[str, str]:
    """The texts of what was chosen; {} for what is not there, or not for this person."""
    t = visit.t
    if source == IN_FORCE and event is not None:
        return dict(find.regulation_text(visit.session, event.id).files)
    if source == EMPTY:
        title = name or (event.name if event is not None else "")
        return starting.empty(title or t.gettext("Regulation"), t.gettext("written by the committee"), t.language)
    if source.startswith(EVENT):
        other = find.event(visit.session, source.removeprefix(EVENT))
        if other is not None and visit.signed_in().on_committee(other.id):
            return dict(find.regulation_text(visit.session, other.id).files)
        return {}
    return texts(folder_of(source)) if source in available() else {}


def copies(visit: Visit) -> list[tuple[str, str]]:
    """What a new file of a sport may be copied from."""
    return [(DEFAULTS, visit.t.gettext("the defaults of the sport")), *regulations_shown(visit)[:-1]]
