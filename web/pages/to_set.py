"""The figures left to the committee: set on one page before the draw, by a note that says when and why."""

from typing import Any

from fastapi import APIRouter, Response
from fastapi.responses import RedirectResponse
from starlette.datastructures import FormData

from core.rules.refusal import Refusal
from regulations.finding import RegulationError
from regulations.forms.form import show
from regulations.language.tables import find as find_key
from regulations.setting import set_figures
from reports.language import translator
from reports.rules.figures import figure_words, label
from web.acts import notes
from web.acts.answers import Refused
from web.acts.names import clean
from web.facts.refusals import beside
from web.facts.regulation import article_links
from web.facts.to_set import Open, desk_of, open_figures, to_set_facts
from web.forms import Posted, text
from web.pages.drafting import BELOW
from web.regulating.desk import Desks
from web.regulating.field import read
from web.regulating.note import NewNote, tables_of
from web.regulating.widget import EMPTY, node_at, tree
from web.rendering import page
from web.rulings import regulation_of
from web.visit import Visit, Visited

router = APIRouter()

Chosen = list[tuple[Open, Any, Any]]
"""A figure with its value as written and as read."""


@router.get(f"{BELOW}/a-fixar", name="to_set")
def to_set(visit: Visited) -> Response:
    """What is left open, and what it may be."""
    return shown(visit, None)


@router.post(f"{BELOW}/a-fixar", name="to_set_sent")
def to_set_sent(visit: Visited, form: Posted) -> Response:
    """Sets what was typed, all together, or refuses all with the article of each."""
    chosen, wrong = _chosen(visit, form)
    if not chosen and not wrong:
        wrong = [Refusal("figure missing", "")]
    if wrong:
        return shown(visit, form, tuple(wrong))
    made = list(_notes(visit, form, chosen))
    try:
        with visit.writing() as rows:
            answer = notes.put_in_force(rows.session, rows.event, made, visit.by())
    except RegulationError as error:
        return shown(visit, form, (), [each.text(visit.t.gettext) for each in error.findings if each.error])
    if isinstance(answer, Refused):
        return shown(visit, form, answer.refusals)
    return RedirectResponse(visit.path, 303)


def _chosen(visit: Visit, form: FormData) -> tuple[Chosen, list[Refusal]]:
    regulation = regulation_of(visit.session, visit.of_event())
    desks, nodes = Desks(regulation.files, visit.t), tree(_typed(form))
    found: Chosen = []
    wrong: list[Refusal] = []
    for one in open_figures(visit, regulation):
        key = find_key(one.bounds.path)
        if key is None or key.form is None or one.drawn:
            continue
        desk = desk_of(desks, one)
        raw = read(key.form, node_at(nodes, tuple(one.name.split("/"))), desk)
        if raw is EMPTY:
            continue
        path = one.bounds.path
        rules, findings = set_figures(regulation, one.sport, one.categories[0], {path: raw})
        if findings:
            wrong.append(
                Refusal("figure outside its bounds", one.name, show(raw), one.bounds.written(), one.entry.article)
            )
        found.append((one, raw, rules.value(path)))
    return found, wrong


def _notes(visit: Visit, form: FormData, chosen: Chosen) -> list[NewNote]:
    """One note for each figure, in the language of the regulation."""
    regulation = regulation_of(visit.session, visit.of_event())
    t, today = translator(regulation.language), visit.today()
    found: list[NewNote] = []
    for one, raw, value in chosen:
        sport = regulation.modalities[one.sport]
        own = one.entry.region.categories
        applies: dict[str, Any] = {"modality": one.sport, **({"category": sorted(own)} if own else {})}
        said = f"{label(one.bounds.path, t, sport)}: {figure_words(value, t, sport, one.bounds.path)}"
        found.append(
            NewNote(
                on=today,
                reason=clean(text(form, "reason")),
                signed=clean(text(form, "signed")),
                text=t.gettext("The committee sets %(figure)s.") % {"figure": said},
                applies=applies,
                figures=tables_of(one.bounds.path, raw),
            )
        )
    return found


def _typed(form: FormData) -> dict[str, str]:
    return {name: value for name, value in form.multi_items() if isinstance(value, str)}


def shown(
    visit: Visit, form: FormData | None, refusals: tuple[Refusal, ...] = (), findings: list[str] | None = None
) -> Response:
    """The page, with what was typed and why it was refused."""
    typed = _typed(form) if form is not None else {}
    facts = to_set_facts(visit, tree(typed))
    status = 422 if refusals or findings else 200
    names = [figure.name.rpartition(".")[2] for sport in facts["sports"] for figure in sport.figures]
    return page(
        visit,
        "committee/regulation/to_set.html",
        status,
        **facts,
        typed={"signed": facts["signed"], **typed},
        refused=beside(refusals, visit, [*names, "reason", "signed"]),
        findings=findings or [],
        link=article_links(visit),
    )
