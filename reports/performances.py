"""Why a side of a contest of performances has no place, in words."""

from collections.abc import Mapping
from typing import Final

from reports.language import Translator, marked

WHY: Final[Mapping[str, str]] = {
    "no mark": marked("no mark"),
    "DNF": marked("did not finish"),
    "DNS": marked("did not start"),
    "DQ": marked("disqualified"),
    "": marked("not entered yet"),
}


def unplaced_words(why: str, t: Translator) -> str:
    """The word of a status, as it is read."""
    return t.gettext(WHY[why])
