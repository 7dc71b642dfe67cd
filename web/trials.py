"""A worked case tried under a regulation: what comes out, and what is otherwise than its author expects."""

from dataclasses import dataclass

from core.competition import standings
from modalities import catalogue
from modalities.isolated.failure import PluginError
from regulations.case import CaseError, case_of
from regulations.read import Regulation, RegulationError
from reports.case_json import ranking_text
from reports.language import Translator
from reports.plugins import failure_words
from reports.wording import say
from reports.worked import disagreements
from web.storage import find
from web.storage.database import Session
from web.storage.tables import WorkedCase

EVENT = "event"
"""How the text of a kept case names the regulation of its event."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What came out, as text; what is otherwise, one sentence each. ``read``: it could be read at all."""

    outcome: str = ""
    wrong: tuple[str, ...] = ()
    read: bool = True


def trial(text: str, regulation: Regulation, t: Translator) -> Trial:
    """Try a case file that uses the regulation as "event/…". Raises PluginError."""
    try:
        case = case_of(text, catalogue.find, lambda _: regulation)
    except (CaseError, RegulationError) as error:
        return Trial(wrong=tuple(one.text(t.gettext) for one in error.findings if one.error), read=False)
    result = standings(case.record, case.ruleset, case.modality)
    refused = [
        f"{match}: {say(refusal, t, case.modality)}"
        for match, refusals in result.refusals.items()
        for refusal in refusals
    ]
    matches = {match.id: match for match in case.record.matches}
    outcome = ranking_text(result, case.modality, t, matches) if result.rankings else ""
    expects = case.people is not None and case.people.expected is not None
    return Trial(outcome, (*(() if expects else refused), *disagreements(case, result, t)))


def file_of(title: str, modality: str, category: str, text: str) -> str:
    """The whole case file of a kept case, from its parts."""
    quoted = title.replace("\\", "\\\\").replace('"', '\\"')
    return f'title = "{quoted}"\nuse = "{EVENT}/{modality}"\ncategory = "{category}"\n{text}'


def kept_file(case: WorkedCase) -> str:
    """The same of a row."""
    return file_of(case.title, case.modality, case.category, case.text)


@dataclass(frozen=True, slots=True)
class Failing:
    """A kept case that fails, and why."""

    case: WorkedCase
    why: tuple[str, ...]


def failing(
    session: Session, event_id: int, regulation: Regulation, t: Translator, of: tuple[str, str] | None = None
) -> tuple[Failing, ...]:
    """The kept cases of an event that do not come out under a regulation; those of a sport out of order do not.

    ``of``: only those of one sport in one category.
    """
    kept = find.worked_cases(session, event_id)
    found = ((case, _wrong(case, regulation, t)) for case in kept if of is None or of == (case.modality, case.category))
    return tuple(Failing(case, wrong) for case, wrong in found if wrong)


def _wrong(case: WorkedCase, regulation: Regulation, t: Translator) -> tuple[str, ...]:
    try:
        return trial(kept_file(case), regulation, t).wrong
    except PluginError as error:
        return (failure_words(error, t),)
