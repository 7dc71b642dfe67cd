"""The committee's draft of the regulation: begun from another, its files, thrown away, put in force."""

import re
from dataclasses import dataclass

from fastapi import APIRouter, Response
from fastapi.responses import RedirectResponse
from starlette.datastructures import FormData

from core.rules.refusal import Refusal
from modalities import catalogue
from regulations.read import RegulationError
from regulations.writing import starting
from reports.language import Translator
from web.acts import drafts
from web.acts.answers import Refused
from web.acts.drafts import StaleDraft
from web.acts.names import clean, short_name
from web.facts.drafting import FIXED, drafting_facts
from web.facts.refusals import beside
from web.facts.sources import DEFAULTS, source_files
from web.facts.stale_draft import stale_facts
from web.forms import Posted, text
from web.numerals import whole
from web.regulating.keys import table_words
from web.rendering import page
from web.storage.drafts import draft_of
from web.visit import Rows, UnknownError, Visit, Visited

router = APIRouter()

BELOW = "/{event}/comissao/regulamento"


@router.get(BELOW, name="drafting")
def drafting(visit: Visited) -> Response:
    """The draft, or what it may be begun from."""
    return page(visit, "committee/regulation/draft.html", **drafting_facts(visit), refused={}, typed={}, link=no_link)


@router.post(BELOW, name="drafting_sent")
def drafting_sent(visit: Visited, form: Posted) -> Response:
    """Begins a draft, adds or takes out a file, brings it up to the text in force, throws it away, puts it in force."""
    try:
        with visit.writing() as rows:
            answer = _done(visit, rows, form)
    except RegulationError:
        answer = Refused((Refusal("regulation with errors", "draft"),))
    if isinstance(answer, Refused):
        facts = drafting_facts(visit) | {"typed": dict(_typed(form)), "link": no_link}
        return page(
            visit, "committee/regulation/draft.html", 422, **facts, refused=beside(answer.refusals, visit, _typed(form))
        )
    if isinstance(answer, StaleDraft):
        return page(visit, "committee/regulation/stale.html", 409, **stale_facts(visit, answer, "", ""))
    return RedirectResponse(f"/{visit.of_event().slug}/{answer}", 303)


def _typed(form: FormData) -> dict[str, str]:
    return {name: value for name, value in form.multi_items() if isinstance(value, str)}


def _done(visit: Visit, rows: Rows, form: FormData) -> str | Refused | StaleDraft:
    """Where to go on, or why not."""
    session, event, by = rows.session, rows.event, visit.by()
    seen, here = seen_version(form), "comissao/regulamento"
    match text(form, "do"):
        case "begin":
            source = text(form, "source")
            files = source_files(visit, source, event)
            if not files:
                return Refused((Refusal("choice missing", "source"),))
            begun = drafts.begin(session, event, files, by, source)
            return begun if isinstance(begun, Refused) else here
        case "discard":
            return drafts.discard(session, event, seen, by) or here
        case "bring up":
            up = drafts.brought_up(session, event, seen, by)
            return up if isinstance(up, Refused | StaleDraft) else here
        case "enforce":
            answer = drafts.enforce(session, event, seen, by)
            return answer if isinstance(answer, Refused | StaleDraft) else "regulamento/versoes"
        case "new file" | "remove file":
            return _filed(visit, rows, form, seen)
    raise UnknownError


def _filed(visit: Visit, rows: Rows, form: FormData, seen: int) -> str | Refused | StaleDraft:
    """A file more, or one less."""
    draft = draft_of(rows.session, rows.event.id)
    files = dict(draft.files) if draft is not None else {}
    if text(form, "do") == "remove file":
        stem = text(form, "file")
        if stem in FIXED or f"{stem}.toml" not in files:
            return Refused((Refusal("choice missing", "file"),))
        del files[f"{stem}.toml"]
        goes_on = "comissao/regulamento"
    else:
        new = new_file(visit, form, files)
        if isinstance(new, Refused):
            return new
        files[f"{new.stem}.toml"] = new.text
        goes_on = f"comissao/regulamento/{new.stem}"
    answer = drafts.save(rows.session, rows.event, files, seen, visit.by())
    return answer if isinstance(answer, Refused | StaleDraft) else goes_on


@dataclass(frozen=True, slots=True)
class NewFile:
    """A file that is to be added."""

    stem: str
    text: str


def new_file(visit: Visit, form: FormData, files: dict[str, str]) -> NewFile | Refused:
    """The file of a sport, of its defaults or copied; or that of one category of a sport that has one."""
    sport, category = text(form, "sport"), clean(text(form, "category"))
    modality = catalogue.find(sport)
    if modality is None:
        return Refused((Refusal("choice missing", "sport"),))
    t = visit.t
    written = t.gettext("written by the committee")
    stem = f"{sport}.{short_name(category)}" if category else sport
    if f"{stem}.toml" in files or (category and not short_name(category)):
        return Refused((Refusal("file already there", "category" if category else "sport", f"{stem}.toml"),))
    title = t.gettext(modality.name)
    if category:
        return NewFile(stem, starting.of_category(sport, category, f"{title}, {category}", written))
    if (source := text(form, "copy", DEFAULTS)) != DEFAULTS:
        copied = source_files(visit, source, None).get(f"{sport}.toml")
        if copied is None:
            return Refused((Refusal("no file of the sport there", "copy", title),))
        return NewFile(stem, copied)
    return NewFile(stem, starting.of_defaults(modality, title, written, lambda table: default_text(table, t)))


def default_text(table: str, t: Translator) -> str:
    """The article that states a default, in words."""
    return t.gettext("%(table)s: as the sport plays by default.") % {"table": table_words(table, t)}


def seen_version(form: FormData) -> int:
    """The version of the draft that the person saw."""
    return whole(text(form, "seen")) or 0


def no_link(source: object) -> str:
    """An article of the draft has no public place yet."""
    del source
    return ""


def files_of(visit: Visit) -> tuple[dict[str, str], int] | None:
    """The draft's files and its version, None where there is no draft."""
    draft = draft_of(visit.session, visit.of_event().id)
    return None if draft is None else (dict(draft.files), draft.version)


def stem_of(file: str) -> str:
    """The stem of a file's address. Raises UnknownError for what is no name of a file."""
    if not re.fullmatch(r"[a-z0-9-]+(\.[a-z0-9-]+)?", file):
        raise UnknownError
    return file
