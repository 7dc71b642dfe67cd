"""Silence: figures that no article states and where the default taken changes who wins."""

from collections.abc import Iterator

from core.standings.chain import chains
from core.standings.criterion import Criterion
from regulations.checks.subject import Subject, is_stated, written
from regulations.finding import Finding
from regulations.language.tables import find
from regulations.sentences import PRODUCT

_FORMAT = ("match.segments", "match.best_of", "match.first_to", "match.target")
_POINTS = ("table_points.win", "table_points.draw", "table_points.loss", "table_points.by_score")
_AWARDS = ("walkover.score", "penalties.points_go")
_ALWAYS = ("withdrawal.annulled_if",)
"""Those of the product itself, which nobody states for it."""


def silent(subject: Subject) -> Iterator[Finding]:
    """A remark for each figure that had to be taken from a default where a guess changes who wins."""
    for path in (*_FORMAT, *_POINTS, *_AWARDS):
        if path == "table_points.draw" and not _draws(subject):
            continue
        figure = subject.rules.figure(path)
        if figure is not None and figure.value is not None and not is_stated(figure) and not subject.left_open(path):
            yield _silence(subject, path, subject.rules.modality, written(figure.value))
    for path in _ALWAYS:
        if subject.rules.figure(path) is None:
            yield _silence(subject, path, PRODUCT, _default(path))
    yield from _tiebreak(subject)


def _draws(subject: Subject) -> bool:
    """True where a match can end level."""
    best_of, first_to = (subject.rules.value(f"match.{key}") for key in ("best_of", "first_to"))
    return subject.rules.value("encounter.boards") is not None or not (first_to or (best_of and best_of % 2))


def _tiebreak(subject: Subject) -> Iterator[Finding]:
    kept = {key: subject.rules.figure(f"tiebreak.{key}") for key in ("two", "more", "any")}
    stated = [key for key, figure in kept.items() if figure is not None and figure.value and is_stated(figure)]
    if subject.left_open("tiebreak.any"):
        return
    if not stated:
        for key, figure in kept.items():
            if figure is not None and figure.value:
                yield _silence(subject, f"tiebreak.{key}", subject.rules.modality, written(figure.value))
        return
    long = [link.value for link in chains(subject.rules).for_size(3) if not link.value.last_resort]
    split = subject.rules.figure("tiebreak.after_split")
    if split is None and len(long) > 1:
        yield _silence(subject, "tiebreak.after_split", PRODUCT, _default("tiebreak.after_split"))
    goes_on = split is None or split.value == "continue"
    if goes_on and subject.rules.figure("tiebreak.mini_league") is None and _longest_run(long) > 1:
        yield _silence(subject, "tiebreak.mini_league", PRODUCT, _default("tiebreak.mini_league"))
    best = any(subject.rules.under(f"stage.{name}").get("advance_best") for name in subject.rules.names("stage"))
    if best and subject.rules.figure("across_groups.by") is None:
        yield _silence(subject, "across_groups.by", PRODUCT, _default("across_groups.by"))


def _longest_run(chain: list[Criterion]) -> int:
    longest = run = 0
    for criterion in chain:
        run = run + 1 if criterion.in_run else 0
        longest = max(longest, run)
    return longest


def _default(path: str) -> str:
    found = find(path)
    return written(found.default) if found else ""


def _silence(subject: Subject, path: str, owner: str, value: str) -> Finding:
    return Finding("silence", subject.file, params={"path": path, "owner": owner, "value": value})
