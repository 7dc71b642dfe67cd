"""Setting an event up: delegations, competitions, entries, groups, matches and their hours."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from fastapi import APIRouter, Response
from fastapi.responses import RedirectResponse
from starlette.datastructures import FormData

from core.rules.refusal import Refusal
from web import numerals
from web.acts import competitions, delegations, groups, knock_out, schedule
from web.acts.answers import Refused
from web.acts.competitions import NewCompetition
from web.acts.delegations import Names
from web.acts.schedule import Slot
from web.contests import of_marks
from web.facts.refusals import beside
from web.facts.setup import competition_setup, competitions_setup, delegations_setup, match_setup
from web.facts.start_lists import contests_setup
from web.forms import Posted, text
from web.rendering import page
from web.storage import find
from web.visit import UnknownError, Visit, Visited

router = APIRouter()

BELOW = "/{event}/comissao"


def shown(
    visit: Visit, template: str, facts: Mapping[str, Any], form: FormData | None = None, *no: Refusal
) -> Response:
    """A page of the setting up, with what was typed where it was refused."""
    typed = {name: value for name, value in form.multi_items() if isinstance(value, str)} if form else {}
    more = {"refused": beside(no, visit, typed), "typed": typed}
    return page(visit, f"committee/{template}", 422 if no else 200, **{**facts, **more})


def back(visit: Visit, below: str) -> Response:
    """Where the form came from, as it is now."""
    return RedirectResponse(f"/{visit.of_event().slug}/comissao/{below}", 303)


@router.get(f"{BELOW}/delegacoes", name="delegations_kept")
def delegations_kept(visit: Visited) -> Response:
    """The delegations, and the form of a new one."""
    return shown(visit, "delegations.html", delegations_setup(visit))


@router.post(f"{BELOW}/delegacoes", name="delegations_kept_sent")
def delegations_kept_sent(visit: Visited, form: Posted) -> Response:
    """Adds a delegation."""
    official, name, short, code = (text(form, field) for field in ("official", "name", "short", "code"))
    names = Names(official, name, short, code.strip().upper())
    with visit.writing() as rows:
        answer = delegations.add_delegation(rows.session, rows.event, names, visit.by())
    if isinstance(answer, Refused):
        return shown(visit, "delegations.html", delegations_setup(visit), form, *answer.refusals)
    return back(visit, "delegacoes")


@router.get(f"{BELOW}/competicoes", name="competitions_kept")
def competitions_kept(visit: Visited) -> Response:
    """The competitions, and the form of a new one."""
    return shown(visit, "competitions.html", competitions_setup(visit))


@router.post(f"{BELOW}/competicoes", name="competitions_kept_sent")
def competitions_kept_sent(visit: Visited, form: Posted) -> Response:
    """Opens a competition."""
    modality, _, category = text(form, "what").partition("/")
    new = NewCompetition(modality, category, text(form, "name"), whole(form, "advance", 0), whole(form, "legs", 1))
    with visit.writing() as rows:
        answer = competitions.open_competition(rows.session, rows.event, new, visit.by())
    if isinstance(answer, Refused):
        return shown(visit, "competitions.html", competitions_setup(visit), form, *answer.refusals)
    return back(visit, f"competicoes/{answer.slug}")


@router.get(f"{BELOW}/competicoes/{{competition}}", name="competition_kept")
def competition_kept(visit: Visited, groups: int = 0) -> Response:
    """The entries of a competition, its groups, its matches: the next step has its form."""
    if of_marks(visit.session, visit.of_competition()):
        return shown(visit, "contests.html", contests_setup(visit))
    return shown(visit, "competition.html", competition_setup(visit, groups))


@router.post(f"{BELOW}/competicoes/{{competition}}/inscricoes", name="entry_sent")
def entry_sent(visit: Visited, form: Posted) -> Response:
    """Enters a delegation."""
    with visit.writing() as rows:
        delegation = find.delegation(rows.session, rows.event.id, text(form, "delegation"))
        if delegation is None:
            return entered(visit, form, Refused((Refusal("choice missing", "delegation"),)))
        answer = competitions.enter(rows.session, rows.competition, delegation, visit.by(), text(form, "name"))
    return entered(visit, form, answer)


@router.post(f"{BELOW}/competicoes/{{competition}}/grupos", name="groups_sent")
def groups_sent(visit: Visited, form: Posted) -> Response:
    """Seats everybody in groups."""
    seats: dict[int, list[int]] = {}
    for entry in find.entries(visit.session, visit.of_competition().id):
        seats.setdefault(whole(form, f"group.{entry.id}", 0), []).append(entry.id)
    with visit.writing() as rows:
        seated = [seats[group] for group in sorted(seats)]
        answer = groups.seat_groups(rows.session, rows.competition, seated, visit.by())
    return entered(visit, form, answer)


@router.post(f"{BELOW}/competicoes/{{competition}}/jogos", name="matches_sent")
def matches_sent(visit: Visited, form: Posted) -> Response:
    """Makes the matches of all groups."""
    with visit.writing() as rows:
        answer = groups.make_matches(rows.session, rows.competition, visit.by())
    return entered(visit, form, answer)


@router.post(f"{BELOW}/competicoes/{{competition}}/mata-mata", name="knock_out_sent")
def knock_out_sent(visit: Visited, form: Posted) -> Response:
    """Adds one match of a named round."""
    stage, _, round_name = text(form, "round").rpartition("/")
    first, second = whole(form, "first", 0), whole(form, "second", 0)
    with visit.writing() as rows:
        answer = knock_out.add_match(rows.session, rows.competition, stage, round_name, first, second, visit.by())
    return entered(visit, form, answer)


def entered(visit: Visit, form: FormData, answer: object) -> Response:
    """The competition as it is now, or what was refused."""
    if isinstance(answer, Refused):
        if of_marks(visit.session, visit.of_competition()):
            return shown(visit, "contests.html", contests_setup(visit), form, *answer.refusals)
        return shown(visit, "competition.html", competition_setup(visit), form, *answer.refusals)
    return back(visit, f"competicoes/{visit.of_competition().slug}")


@router.get(f"{BELOW}/jogos/{{number}}", name="match_kept")
def match_kept(visit: Visited) -> Response:
    """When and where a match is played."""
    return shown(visit, "match.html", match_setup(visit))


@router.post(f"{BELOW}/jogos/{{number}}", name="match_kept_sent")
def match_kept_sent(visit: Visited, form: Posted) -> Response:
    """Gives a match its hour and venue."""
    match, written = visit.of_match(), text(form, "starts_at").strip()
    try:
        starts_at = datetime.fromisoformat(written).replace(tzinfo=visit.zone) if written else None
    except ValueError:
        return shown(visit, "match.html", match_setup(visit), form, Refusal("not an hour", "starts_at", found=written))
    slot = Slot(match.number, starts_at, text(form, "venue"))
    with visit.writing() as rows:
        answer = schedule.schedule(rows.session, rows.event, [slot], visit.by())
    if isinstance(answer, Refused):
        return shown(visit, "match.html", match_setup(visit), form, *answer.refusals)
    if visit.competition is None:
        raise UnknownError
    return back(visit, f"competicoes/{visit.competition.slug}")


def whole(form: FormData, name: str, otherwise: int) -> int:
    """A small whole number of a form; what is none is out of every range."""
    written = text(form, name).strip()
    if not written:
        return otherwise
    number = numerals.whole(written)
    return -1 if number is None else number
