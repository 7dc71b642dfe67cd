"""One entry of a regulation, understood: an article or a note, the figures that it states and where they hold."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from types import MappingProxyType
from typing import Any

from core.rules.article import Article
from core.rules.forms import Range
from core.rules.ruleset import Narrowing
from regulations.bounds import ToSet, read_bounds
from regulations.document import Document, Raw
from regulations.figures import Stated, read_figures
from regulations.finding import Finding
from regulations.forms.form import Context, Problem, Reading, show
from regulations.forms.record import no_such_key
from regulations.language.head import ARTICLE, NOTE
from regulations.language.lifts import lifted
from regulations.language.tables import TABLES
from regulations.region import Region
from regulations.sentences import ARTICLE as ARTICLE_ITSELF
from regulations.sentences import NOTE as NOTE_ITSELF

_NO_REASONS: Mapping[str, str] = MappingProxyType({})
_NO_PARTS: Mapping[str, Mapping[str, str]] = MappingProxyType({})
_EXAMPLES = {"date": "2027-05-02"}


@dataclass(frozen=True)
class Note:
    """What a note says of itself. ``played``: what becomes of matches already begun, "stand" or "recomputed"."""

    date: date
    reason: str
    signed: str
    played: str


@dataclass(frozen=True)
class Entry:
    """An article, or one of the entries into which it is parted.

    ``inferred`` is the reason where the whole entry was inferred; ``reasons`` those of single figures by path,
    ``parts`` those of single criteria by the path of their list and their letter. ``overrides`` and ``raw`` as written.
    """

    article: Article
    figures: tuple[Stated, ...] = ()
    region: Region = Region()
    overrides: tuple[str, ...] = ()
    inferred: str | None = None
    reasons: Mapping[str, str] = field(default_factory=lambda: _NO_REASONS)
    parts: Mapping[str, Mapping[str, str]] = field(default_factory=lambda: _NO_PARTS)
    to_set: tuple[ToSet, ...] = ()
    note: Note | None = None
    raw: Raw = field(default_factory=dict)

    @property
    def file(self) -> str:
        """The file's name: "futsal.toml", "" inline in a case."""
        return f"{self.article.file}.toml" if self.article.file else ""

    @property
    def any_inferred(self) -> bool:
        """True where the entry, or some figure of it, was inferred."""
        return self.inferred is not None or bool(self.reasons or self.parts)

    def reason(self, path: str) -> str | None:
        """Why the figure was read so, None where it was stated."""
        return self.reasons.get(path, self.inferred)

    def finding(self, code: str, letter: str = "", **params: str | tuple[str, ...]) -> Finding:
        """A finding at this entry."""
        return Finding(code, self.file, self.article.number, letter, params=params)


def read_entry(raw: Raw, document: Document, home: Region, context: Context) -> tuple[Entry, tuple[Finding, ...]]:
    """The entry, and everything that is wrong with it. ``home`` is where all of its file holds."""
    keys = NOTE if document.notes else ARTICLE
    reading = Reading(context)
    known = {**keys, **TABLES}
    reading.problems += [no_such_key(key, known) for key in raw if key not in known]
    plain = {key: reading.read(keys[key], _flat(raw[key], key), key) for key in keys if key in raw}
    figures, wrong = read_figures({key: value for key, value in raw.items() if key in TABLES}, context)
    number, text = str(plain.get("number") or ""), str(plain.get("text") or "")
    bounds, unbound = read_bounds(plain.get("to_set") or {}, context)
    entry = Entry(
        article=Article(document.stem, number, text),
        figures=figures,
        region=_region(home, plain, document),
        overrides=plain.get("overrides") or (),
        inferred=plain["inferred"] if isinstance(plain.get("inferred"), str) else None,
        to_set=bounds,
        note=_note(plain) if document.notes else None,
        raw=raw,
    )
    problems = [*reading.problems, *wrong, *unbound]
    required = [key for key in ("number", "text", *("date", "reason", "signed") * document.notes) if key not in raw]
    findings = [_missing(entry, key, document) for key in required]
    findings += [_placed(entry, problem, document) for problem in problems]
    findings += list(_twice(entry))
    applies = plain.get("applies") or {}
    for key, here in (("modality", home.modalities), ("category", home.categories)):
        if here and not here & frozenset(applies.get(key) or here):
            findings.append(entry.finding("applies elsewhere", found=show(applies[key]), home=", ".join(here)))
    since, until = entry.region.narrowing.since, entry.region.narrowing.until
    if since and until and since > until:
        findings.append(entry.finding("days the wrong way round", since=since.isoformat(), until=until.isoformat()))
    if isinstance(plain.get("inferred"), dict):
        entry, more = _with_reasons(entry, plain["inferred"])
        findings += more
    return entry, tuple(findings)


def _flat(value: object, key: str) -> object:
    """Figures by their paths, also where the quotes around a path were forgotten: { match.target = … }."""
    if key not in ("inferred", "to_set") or not isinstance(value, Mapping):
        return value
    return dict(_paths(value))


def _paths(table: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from _paths(value, f"{above}{key}.")
        else:
            yield f"{above}{key}", value


def _region(home: Region, plain: Mapping[str, Any], document: Document) -> Region:
    applies = plain.get("applies") or {}

    def named(key: str) -> frozenset[str]:
        return frozenset(applies.get(key) or ())

    entries: Range | None = applies.get("entries")
    since = plain.get("since")
    if document.notes and plain.get("played") != "recomputed":
        since = since or plain.get("date")
    return Region(
        modalities=home.modalities or named("modality"),
        categories=home.categories or named("category"),
        narrowing=Narrowing(
            stages=named("stage"),
            events=named("event"),
            divisions=named("division"),
            delegations=named("delegation"),
            entries=None if entries is None else (_whole(entries.low), _whole(entries.high)),
            since=since,
            until=plain.get("until"),
        ),
    )


def _whole(end: Any) -> int | None:
    return None if end is None else int(end)


def _note(plain: Mapping[str, Any]) -> Note | None:
    if not isinstance(plain.get("date"), date):
        return None
    reason, signed = str(plain.get("reason") or ""), str(plain.get("signed") or "")
    return Note(plain["date"], reason, signed, plain.get("played") or "stand")


def _missing(entry: Entry, key: str, document: Document) -> Finding:
    if key == "number":
        return entry.finding("key missing, number", text=entry.article.text[:40] or "…")
    if document.notes and key != "text":
        return entry.finding("key missing, note", missing=key, example=_EXAMPLES.get(key, '"…"'))
    return entry.finding("key missing, article", missing=key)


def _placed(entry: Entry, problem: Problem, document: Document) -> Finding:
    """The finding of a problem: with its file and article, and the table that it is in."""
    params = problem.gaps(NOTE_ITSELF if document.notes else ARTICLE_ITSELF)
    return entry.finding(problem.code, problem.letter, **params)


def _twice(entry: Entry) -> Iterator[Finding]:
    """Two ways to say one figure, both in one entry."""
    paths = [figure.path for figure in entry.figures if figure.value is not None and figure.entries is None]
    for at, path in enumerate(paths):
        for other in lifted(path):
            if other in paths[at + 1 :]:
                yield entry.finding("one figure in two ways", first=path, second=other)


def _with_reasons(entry: Entry, stated: Mapping[str, str]) -> tuple[Entry, list[Finding]]:
    """The entry with the reasons that its ``inferred`` gives figure by figure, or letter by letter."""
    paths = {figure.path: figure for figure in entry.figures}
    reasons: dict[str, str] = {}
    parts: dict[str, dict[str, str]] = {}
    findings: list[Finding] = []
    for path, reason in stated.items():
        within = [each for each in paths if each == path or each.startswith(f"{path}.")]
        if path.endswith(".plan"):
            stage = path.removesuffix("plan")
            within += [each for each in paths if each.startswith(stage) and paths[each].entries is not None]
        above = [each for each in paths if path.startswith(f"{each}.") and isinstance(paths[each].value, tuple)]
        if within:
            reasons.update(dict.fromkeys(within, reason))
        elif above:
            letter = path[len(above[0]) + 1 :]
            known = [part for each in paths[above[0]].value if (part := _letter(each))]
            if letter in known:
                parts.setdefault(above[0], {})[letter] = reason
            else:
                listed = ", ".join(known) or "–"
                findings.append(entry.finding("inferred of no letter", path=path, part=letter, known=listed))
        else:
            listed = ", ".join(paths) or "–"
            findings.append(entry.finding("inferred of nothing", path=path, stated=listed))
    return Entry(**{**vars(entry), "reasons": reasons, "parts": parts}), findings


def _letter(part: object) -> str:
    """The letter of a criterion, or the phrase of one that has none."""
    return getattr(part, "letter", "") or getattr(part, "phrase", "")
