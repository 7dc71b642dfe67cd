"""Sets point by point, a big button for each side that says what its point will do; or typed as they ended."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from core.play.format import Format
from core.play.settle import progress
from core.play.sheet import Sheet
from web.entry import partials
from web.entry.draft import Draft

TEMPLATE: Final = "sheet/sets.html"

fields = partials.fields


def read(draft: Draft, rules: Format) -> None:
    """The sheet of what was typed, and of the point whose button was pressed."""
    point, current = draft.pressed("point"), progress(draft.sheet, rules).current
    if point in ("0", "1") and current is not None:
        draft.add(f"s{current}.{point}", 1)
    partials.read(draft, rules)


def facts(sheet: Sheet, rules: Format) -> Mapping[str, Any]:
    """What the form shows besides its fields: the set in play, and what the next point of each side will do."""
    so_far = progress(sheet, rules)
    current = so_far.current
    return {
        **partials.facts(sheet, rules),
        "current": current if so_far.following else None,
        "points": so_far.partials[current] if current is not None and current < len(so_far.partials) else (0, 0),
        "following": so_far.following or (),
        "sums": so_far.points,
    }


def undone(history: Sequence[Sheet]) -> Sheet | None:
    """The sheet before the last step, None where there is none: a step that was undone is not one.

    ``history`` are the sheets of all versions, the first first.
    """
    path: list[Sheet] = []
    for sheet in history:
        if len(path) > 1 and path[-2] == sheet:
            path.pop()
        elif not path or path[-1] != sheet:
            path.append(sheet)
    return path[-2] if len(path) > 1 else None
