"""What a form brought: read once, believed only with the token that its page was given."""

from typing import Annotated

from fastapi import Depends, Request
from starlette.datastructures import FormData

from web.security import READS, token_is_right
from web.visit import UnknownError, Visit, Visited

NOTHING = "\0"
"""No field of a browser can hold it, and not every database takes it."""
OURS = frozenset({"form"})
"""Fields that a page adds by itself and that are made anew when it is shown again."""


class StrangeFormError(Exception):
    """The form does not carry the token of the one who sends it: it is old, or was made elsewhere."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit


async def posted(request: Request, visit: Visited) -> FormData:
    """The fields of a write; nothing for a read. Raises StrangeFormError, UnknownError for what no browser sends."""
    if request.method in READS:
        return FormData()
    form = await request.form()
    if any(NOTHING in name or NOTHING in str(value) for name, value in form.multi_items()):
        raise UnknownError
    if not token_is_right(visit.holder, text(form, "form")):
        await form.close()  # a file that came along is not kept
        raise StrangeFormError(visit)
    return form


Posted = Annotated[FormData, Depends(posted)]
"""What every handler of a write takes."""


def text(form: FormData, name: str, otherwise: str = "") -> str:
    """A field as text."""
    value = form.get(name, otherwise)
    return value if isinstance(value, str) else otherwise


def fields(form: FormData) -> list[tuple[str, str]]:
    """All fields, to be shown again where the form could not be taken."""
    return [(name, value) for name, value in form.multi_items() if isinstance(value, str) and name not in OURS]
