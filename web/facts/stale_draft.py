"""Two versions of the draft at once: what the person would have saved, and what somebody saved meanwhile."""

from collections.abc import Mapping
from typing import Any

from regulations.compare import changes
from web.acts.drafts import StaleDraft
from web.facts.changes import ChangeShown, changes_shown
from web.rendering import moment
from web.visit import Visit


def stale_facts(visit: Visit, stale: StaleDraft, file: str, was: str) -> Mapping[str, Any]:
    """Both, with their differences from what the person saw; ``file`` is the one that was edited, "" for none."""
    mine: list[ChangeShown] = []
    theirs: list[ChangeShown] = []
    if file and was:
        before = {**stale.offered, file: was}
        mine = changes_shown(changes(before, stale.offered), stale.offered, visit.t)
        theirs = changes_shown(changes(before, {**before, file: stale.files.get(file, was)}), stale.files, visit.t)
    return {
        "file": file,
        "stem": file.removesuffix(".toml"),
        "version": stale.version,
        "who": stale.name,
        "when": moment(visit, stale.at) if stale.at else "",
        "mine": mine,
        "theirs": theirs,
        "text": stale.offered.get(file, ""),
        "current": stale.files.get(file, ""),
    }
