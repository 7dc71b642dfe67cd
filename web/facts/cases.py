"""The worked cases that a committee keeps, as its pages show them: each with what comes out of it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from modalities import catalogue
from modalities.isolated.failure import PluginError
from reports.plugins import failure_words
from web.acts.worked_cases import NewCase, parts_of
from web.facts.setup import CATEGORIES
from web.rendering import moment
from web.rulings import regulation_of
from web.storage import find
from web.storage.tables import WorkedCase
from web.trials import Trial, file_of, kept_file, trial
from web.visit import UnknownError, Visit


@dataclass(frozen=True, slots=True)
class CaseRow:
    """A kept case, and whether it comes out."""

    url: str
    title: str
    sport: str
    when: str
    wrong: tuple[str, ...]


def cases_facts(visit: Visit) -> Mapping[str, Any]:
    """All kept cases of the event."""
    return {"cases": list(_rows(visit))}


def _rows(visit: Visit) -> Iterable[CaseRow]:
    event = visit.of_event()
    for case in find.worked_cases(visit.session, event.id):
        tried = tried_now(kept_file(case), visit)
        url = f"/{event.slug}/comissao/regulamento/casos/{case.id}"
        yield CaseRow(
            url, case.title, sport_words(visit, case.modality, case.category), moment(visit, case.at), tried.wrong
        )


def tried_now(text: str, visit: Visit) -> Trial:
    """The case under the regulation in force; what a plugin did instead is something that is otherwise."""
    try:
        return trial(text, regulation_of(visit.session, visit.of_event()), visit.t)
    except PluginError as error:
        return Trial(wrong=(failure_words(error, visit.t),), read=False)


def case_facts(visit: Visit, case: WorkedCase | None, typed: NewCase | None = None) -> Mapping[str, Any]:
    """The form of a case, new or kept, with what comes out of what stands in it."""
    new = typed or (NewCase("", "", "") if case is None else parts_of(case))
    text = file_of(new.title, new.modality, new.category, new.text) if new.modality else ""
    return {
        "case": case,
        "new": new,
        "tried": tried_now(text, visit) if text else None,
        "choices": list(_choices(visit)),
        "chosen": f"{new.modality}/{new.category}",
    }


def _choices(visit: Visit) -> Iterable[tuple[str, str]]:
    """Every sport of the regulation in each of its categories."""
    regulation = regulation_of(visit.session, visit.of_event())
    for sport in sorted(regulation.modalities):
        for category in regulation.categories(sport):
            yield f"{sport}/{category}", sport_words(visit, sport, category)


def sport_words(visit: Visit, sport: str, category: str) -> str:
    """A sport and a category by their names."""
    found = catalogue.find(sport)
    name = visit.t.gettext(found.name) if found is not None else sport
    return f"{name}, {visit.t.gettext(CATEGORIES.get(category, category))}"


def case_of(visit: Visit, number: int | None) -> WorkedCase:
    """The kept case of that number. Raises UnknownError."""
    found = None if number is None else find.worked_case(visit.session, visit.of_event().id, number)
    if found is None:
        raise UnknownError
    return found
