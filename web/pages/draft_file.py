"""One file of the draft: as a form, as text; what is typed is linted as it changes, and saved with each button."""

from urllib.parse import urlencode

from fastapi import APIRouter, Response
from fastapi.responses import RedirectResponse
from starlette.datastructures import FormData

from core.rules.refusal import Refusal
from regulations.document import read_document
from web.acts import drafts
from web.acts.answers import Refused
from web.acts.drafts import StaleDraft
from web.facts.draft_file import file_facts
from web.facts.draft_findings import findings_of, findings_shown
from web.facts.drafting import file_title, saved_words
from web.facts.refusals import beside
from web.facts.stale_draft import stale_facts
from web.forms import OURS, Posted, text
from web.pages.drafting import BELOW, files_of, no_link, seen_version, stem_of
from web.regulating.deeds import Written, done
from web.regulating.desk import Desks, linted
from web.rendering import page
from web.storage import find
from web.storage.drafts import draft_of
from web.visit import UnknownError, Visit, Visited

router = APIRouter()

FILE = f"{BELOW}/{{file}}"
_NOT_FIELDS = OURS | {"seen", "was", "do"}


@router.get(FILE, name="draft_file")
def draft_file(visit: Visited, file: str) -> Response:
    """The form of a file."""
    found = files_of(visit)
    if found is None:
        return to_draft(visit)
    files, version = found
    return form_page(visit, files, stem_of(file), version, tuple(visit.request.query_params.getlist("abrir")))


@router.post(FILE, name="draft_file_sent")
def draft_file_sent(visit: Visited, file: str, form: Posted) -> Response:
    """Saves what was typed, and does what was pressed."""
    name = f"{stem_of(file)}.toml"
    found = files_of(visit)
    if found is None or name not in found[0]:
        return to_draft(visit)
    was = text(form, "was").replace("\r\n", "\n")
    if read_document(name, was)[0].broken:
        raise UnknownError
    do = text(form, "do") or "save"
    written = typed_in(visit, form, found[0] | {name: was}, name, do)
    files = found[0] | {name: written.text}
    with visit.writing() as rows:
        answer = drafts.save(rows.session, rows.event, files, seen_version(form), visit.by())
    if isinstance(answer, StaleDraft):
        return page(visit, "committee/regulation/stale.html", 409, **stale_facts(visit, answer, name, was))
    if isinstance(answer, Refused):
        return form_page(visit, files, stem_of(file), seen_version(form), written.opened, answer.refusals, was)
    if do == "try":
        return RedirectResponse(f"/{visit.of_event().slug}/comissao/regulamento/experimentar", 303)
    opened = urlencode([("abrir", each) for each in written.opened])
    query = f"?{opened}" if opened else ""
    anchor = f"#{written.anchor}" if written.anchor else ""
    return RedirectResponse(f"{visit.path}{query}{anchor}", 303)


@router.post(f"{FILE}/verificar", name="draft_checked")
def draft_checked(visit: Visited, file: str, form: Posted) -> Response:
    """What the linter says of what is typed; nothing is saved."""
    name = f"{stem_of(file)}.toml"
    found = files_of(visit)
    was = text(form, "was").replace("\r\n", "\n")
    if found is None or name not in found[0] or read_document(name, was)[0].broken:
        raise UnknownError
    written = typed_in(visit, form, found[0] | {name: was}, name, "save")
    files = found[0] | {name: written.text}
    checked = linted(files, in_force(visit))
    document = read_document(name, written.text)[0]
    says = findings_of(document, checked, visit.t)
    return page(
        visit,
        "committee/regulation/checked.html",
        findings=list(findings_shown(visit, files, checked, name)),
        checked=checked,
        says=[(f"e{index}", says.get(f"e{index}", ())) for index in range(len(document.articles))],
        head_said=says.get("head", ()),
    )


@router.get(f"{FILE}/texto", name="draft_text")
def draft_text(visit: Visited, file: str) -> Response:
    """The text of a file, for who writes TOML."""
    found = files_of(visit)
    if found is None or f"{stem_of(file)}.toml" not in found[0]:
        return to_draft(visit)
    return text_page(visit, found[0], stem_of(file), found[1])


@router.post(f"{FILE}/texto", name="draft_text_sent")
def draft_text_sent(visit: Visited, file: str, form: Posted) -> Response:
    """Saves the text as it was written, right or wrong."""
    name = f"{stem_of(file)}.toml"
    found = files_of(visit)
    if found is None or name not in found[0]:
        return to_draft(visit)
    written = text(form, "text").replace("\r\n", "\n")
    files = found[0] | {name: written}
    with visit.writing() as rows:
        answer = drafts.save(rows.session, rows.event, files, seen_version(form), visit.by())
    if isinstance(answer, StaleDraft):
        was = text(form, "was").replace("\r\n", "\n")
        return page(visit, "committee/regulation/stale.html", 409, **stale_facts(visit, answer, name, was))
    if isinstance(answer, Refused):
        return text_page(visit, files, stem_of(file), seen_version(form), answer.refusals)
    return RedirectResponse(visit.path, 303)


def typed_in(visit: Visit, form: FormData, files: dict[str, str], file: str, do: str) -> Written:
    """The file with what was typed, and what was pressed."""
    items = [(name, value) for name, value in form.multi_items() if isinstance(value, str) and name not in _NOT_FIELDS]
    fields = dict(items)
    fields["open"] = "\n".join(value for name, value in items if name == "open")
    return done(file, files[file], fields, do, Desks(files, visit.t).of(file))


def in_force(visit: Visit) -> dict[str, str]:
    """The text in force."""
    return dict(find.regulation_text(visit.session, visit.of_event().id).files)


def to_draft(visit: Visit) -> Response:
    """To the page of the draft, where there is none or it has no such file."""
    return RedirectResponse(f"/{visit.of_event().slug}/comissao/regulamento", 303)


def form_page(
    visit: Visit,
    files: dict[str, str],
    stem: str,
    version: int,
    opened: tuple[str, ...] = (),
    refusals: tuple[Refusal, ...] = (),
    was: str = "",
) -> Response:
    """The form; to the text where the file is no TOML."""
    file = f"{stem}.toml"
    checked = linted(files, in_force(visit))
    facts = file_facts(files, file, checked, visit.t, opened) if file in files else None
    if facts is None:
        return RedirectResponse(f"{visit.path}/texto", 303) if file in files else to_draft(visit)
    draft = draft_of(visit.session, visit.of_event().id)
    document = read_document(file, files[file])[0]
    return page(
        visit,
        "committee/regulation/file.html",
        422 if refusals else 200,
        **facts,
        stem=stem,
        title=file_title(stem, document.head, visit.t),
        version=version,
        saved=saved_words(visit, draft) if draft else ("", ""),
        was=was or files[file],
        checked=checked,
        findings=list(findings_shown(visit, files, checked, file)),
        refused=beside(refusals, visit, ()),
        link=no_link,
    )


def text_page(
    visit: Visit, files: dict[str, str], stem: str, version: int, refusals: tuple[Refusal, ...] = ()
) -> Response:
    """The text area, with what the linter says of the whole."""
    checked = linted(files, in_force(visit))
    document = read_document(f"{stem}.toml", files[f"{stem}.toml"])[0]
    return page(
        visit,
        "committee/regulation/text.html",
        422 if refusals else 200,
        stem=stem,
        title=file_title(stem, document.head, visit.t),
        version=version,
        text=files[f"{stem}.toml"],
        broken=document.broken,
        checked=checked,
        findings=list(findings_shown(visit, files, checked, f"{stem}.toml")),
        refused=beside(refusals, visit, ()),
        link=no_link,
    )
