"""Setting a competition of performances up: the start lists of each contest, and the hour and venue of each heat."""

from datetime import datetime

from fastapi import APIRouter, Response
from starlette.datastructures import FormData

from core.fixtures.lanes import events
from core.rules.refusal import Refusal
from web.acts import heats, schedule
from web.acts.answers import Refused
from web.acts.heats import Lane
from web.acts.schedule import Slot
from web.contests import Contest, of_marks, stages_of
from web.facts.heat import fixture_of
from web.facts.refusals import said
from web.facts.start_lists import MOST_HEATS, heat_setup, start_lists
from web.forms import Posted, text
from web.pages.setup import BELOW, back, shown, whole
from web.rendering import page
from web.rulings import ruleset_of
from web.storage import find
from web.visit import UnknownError, Visit, Visited

router = APIRouter()


@router.get(f"{BELOW}/competicoes/{{competition}}/series", name="start_lists")
def start_lists_kept(visit: Visited, prova: str = "", fase: str = "", quantas: int = 0) -> Response:
    """The start lists of a contest, the first one unless another is named: who starts in which heat and lane."""
    ruleset = ruleset_of(visit.session, visit.of_competition())
    first = events(ruleset, visit.of_competition().category)[0], stages_of(ruleset)[0]
    return lists_page(visit, contest_of(visit, prova or first[0], fase or first[1]), min(max(quantas, 0), MOST_HEATS))


def lists_page(
    visit: Visit, contest: Contest, wanted: int = 0, form: FormData | None = None, refused: tuple[Refusal, ...] = ()
) -> Response:
    """The form, with what was typed where it was refused; each reason beside its entry."""
    facts = start_lists(visit, contest, wanted)
    typed = {name: value for name, value in form.multi_items() if isinstance(value, str)} if form else {}
    places: dict[str, list[Refusal]] = {}
    for refusal in refused:
        places.setdefault(refusal.at if refusal.at in typed else "", []).append(refusal)
    told = {at: said(those, visit) for at, those in places.items()}
    return page(visit, "committee/start_lists.html", 422 if refused else 200, **facts, typed=typed, refused=told)


def contest_of(visit: Visit, name: str, stage: str) -> Contest:
    """The contest of an address or a form, if the regulation has it. Raises UnknownError."""
    competition = visit.of_competition()
    ruleset = ruleset_of(visit.session, competition)
    known = name in events(ruleset, competition.category) and stage in stages_of(ruleset)
    if not known or not of_marks(visit.session, competition):
        raise UnknownError
    return Contest(name, stage)


@router.post(f"{BELOW}/competicoes/{{competition}}/series", name="start_lists_sent")
def start_lists_sent(visit: Visited, form: Posted) -> Response:
    """Draws the start lists of a contest up."""
    contest = contest_of(visit, text(form, "prova"), text(form, "fase"))
    lists: dict[int, list[Lane]] = {}
    missing = []
    for entry in find.entries(visit.session, visit.of_competition().id):
        position = whole(form, f"heat.{entry.id}", 0)
        if position == 0:
            continue
        written = text(form, f"lane.{entry.id}").strip()
        if not written:
            missing.append(Refusal("lane missing", f"lane.{entry.id}"))
        lane = Lane(entry.id, whole(form, f"lane.{entry.id}", 0), text(form, f"athlete.{entry.id}"))
        lists.setdefault(position, []).append(lane)
    if missing:
        return lists_page(visit, contest, 0, form, tuple(missing))
    with visit.writing() as rows:
        answer = heats.set_start_lists(rows.session, rows.competition, contest, lists, visit.by())
    if isinstance(answer, Refused):
        return lists_page(visit, contest, 0, form, answer.refusals)
    return back(visit, f"competicoes/{visit.of_competition().slug}")


@router.get(f"{BELOW}/series/{{heat}}", name="heat_kept")
def heat_kept(visit: Visited) -> Response:
    """When and where a heat is held."""
    return shown(visit, "heat.html", heat_setup(visit, fixture_of(visit)))


@router.post(f"{BELOW}/series/{{heat}}", name="heat_kept_sent")
def heat_kept_sent(visit: Visited, form: Posted) -> Response:
    """Gives a heat its hour and venue."""
    fixture, written = fixture_of(visit), text(form, "starts_at").strip()
    try:
        starts_at = datetime.fromisoformat(written).replace(tzinfo=visit.zone) if written else None
    except ValueError:
        wrong = Refusal("not an hour", "starts_at", found=written)
        return shown(visit, "heat.html", heat_setup(visit, fixture), form, wrong)
    slot = Slot(fixture.match.number, starts_at, text(form, "venue"))
    with visit.writing() as rows:
        answer = schedule.schedule(rows.session, rows.event, [slot], visit.by())
    if isinstance(answer, Refused):
        return shown(visit, "heat.html", heat_setup(visit, fixture), form, *answer.refusals)
    return back(visit, f"competicoes/{fixture.competition.slug}")
