"""A regulation out of the event and into it as a folder: a zip of its files, seen and linted before it is saved."""

from fastapi import APIRouter, Response
from fastapi.responses import RedirectResponse
from starlette.datastructures import FormData, UploadFile

from core.rules.refusal import Refusal
from regulations.archive import ArchiveError, packed, unpacked
from regulations.compare import changes
from web.acts import drafts
from web.acts.answers import Refused
from web.acts.drafts import StaleDraft
from web.facts.changes import changes_shown
from web.facts.refusals import beside
from web.facts.stale_draft import stale_facts
from web.forms import Posted, text
from web.pages.drafting import BELOW, no_link, seen_version
from web.regulating.desk import linted
from web.rendering import page
from web.storage import find
from web.storage.drafts import draft_of
from web.visit import Visit, Visited

router = APIRouter()

FILE = "file:"


@router.get(f"{BELOW}/baixar.zip", name="regulation_zip")
def regulation_zip(visit: Visited) -> Response:
    """The draft as a folder; the text in force where there is none."""
    event = visit.of_event()
    draft = draft_of(visit.session, event.id)
    files = (draft or find.regulation_text(visit.session, event.id)).files
    headers = {"Content-Disposition": f'attachment; filename="{event.slug}-regulamento.zip"'}
    return Response(packed(files, event.slug), media_type="application/zip", headers=headers)


@router.get(f"{BELOW}/importar", name="import")
def import_form(visit: Visited) -> Response:
    """Where a folder is taken in."""
    return shown(visit, {})


@router.post(f"{BELOW}/importar/pasta", name="import_read")
def import_read(visit: Visited, form: Posted) -> Response:
    """Reads a folder and shows what is in it; nothing is saved yet."""
    upload = form.get("folder")
    data = b""
    if isinstance(upload, UploadFile):
        with upload.file as file:
            data = file.read()
    try:
        files = unpacked(data)
    except ArchiveError as error:
        return shown(visit, {}, (Refusal(error.code, "folder", error.about),))
    return shown(visit, files)


@router.post(f"{BELOW}/importar", name="import_sent")
def import_sent(visit: Visited, form: Posted) -> Response:
    """Takes the files that were shown into the draft, in place of what it had."""
    files = typed_files(form)
    with visit.writing() as rows:
        if draft_of(rows.session, rows.event.id) is None:
            begun = drafts.begin(rows.session, rows.event, files, visit.by(), "folder")
            refused = begun.refusals if isinstance(begun, Refused) else ()
            answer = None
        else:
            answer = drafts.save(rows.session, rows.event, files, seen_version(form), visit.by())
            refused = answer.refusals if isinstance(answer, Refused) else ()
    if refused:
        return shown(visit, files, refused)
    if isinstance(answer, StaleDraft):
        return page(visit, "committee/regulation/stale.html", 409, **stale_facts(visit, answer, "", ""))
    return RedirectResponse(f"/{visit.of_event().slug}/comissao/regulamento", 303)


def typed_files(form: FormData) -> dict[str, str]:
    """The files that the page carried along."""
    found = ((name.removeprefix(FILE), text(form, name)) for name in form if name.startswith(FILE))
    return {name: body.replace("\r\n", "\n") for name, body in found}


def shown(visit: Visit, files: dict[str, str], refusals: tuple[Refusal, ...] = ()) -> Response:
    """The page: where to choose a folder; once one is read, what it says against the text in force."""
    event = visit.of_event()
    draft = draft_of(visit.session, event.id)
    text_in_force = find.regulation_text(visit.session, event.id)
    checked = linted(files, text_in_force.files) if files else None
    return page(
        visit,
        "committee/regulation/import.html",
        422 if refusals else 200,
        files=files,
        version=draft.version if draft else 0,
        checked=checked,
        errors=[each.text(visit.t.gettext) for each in checked.findings if each.error] if checked else [],
        changes=changes_shown(changes(text_in_force.files, files), files, visit.t) if files else [],
        refused=beside(refusals, visit, ()),
        link=no_link,
    )
