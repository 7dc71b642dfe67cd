"""Which form a sport's result has."""

from collections.abc import Mapping
from typing import Any, Final, Protocol

from core.play.format import Format
from core.play.sheet import Sheet
from web.entry import encounter, hands, partials, periods, sets
from web.entry.draft import Draft


class Kind(Protocol):
    """A kind of form: its template, and the ways between sheet and form."""

    @property
    def TEMPLATE(self) -> str: ...  # noqa: N802

    def read(self, draft: Draft, rules: Format) -> None:
        """Makes the draft's sheet of what was typed and pressed."""

    def fields(self, sheet: Sheet) -> dict[str, str]:
        """What stands in the fields of a sheet."""

    def facts(self, sheet: Sheet, rules: Format) -> Mapping[str, Any]:
        """What the form shows besides."""


KINDS: Final[Mapping[str, Kind]] = {"periods": periods, "sets": sets, "hands": hands, "partials": partials}


def kind_of(rules: Format) -> Kind:
    """The form of the sport, or of an encounter of boards; figures by partial where the sport names one not known."""
    if encounter.is_encounter(rules):
        return encounter
    return KINDS.get(rules.modality.form, partials)
