"""The annotated regulation: each article beside what is computed from it, and what no article says."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date

from core.modality import Modality
from regulations.entry import Entry
from regulations.figures import Stated
from regulations.finding import Finding
from regulations.language.acts import acted_on
from regulations.layers import Laid
from regulations.region import Region
from regulations.regulation import Regulation
from reports.language import Translator, marked
from reports.prose import capital
from reports.rules.exercised import Exercise
from reports.rules.figures import label
from reports.rules.places import anchors, holds_words, in_force, other_words, own_words, stems, title
from reports.rules.unsaid import Default, LeftOpen, bounds_words, defaults, left_open, product_defaults
from reports.rules.values import figure_lines

NAMES = (".name", ".what")
"""Keys that name a declared thing."""

READ_ONLY = frozenset({"only read", "inferences", "inferred", "nothing acts on"})
"""Findings that the document says in its own way, article by article."""


@dataclass(frozen=True, slots=True)
class Figure:
    """What is computed from an article: what it is, how much.

    ``applied``: something obeys it; else it is shown and nothing more. ``instead`` is what it is an exception to,
    ``replaced`` what holds in its place, each with its article. ``several``: its lines are a list in order.
    """

    name: str
    lines: tuple[str, ...]
    applied: bool = True
    instead: tuple[str, ...] = ()
    replaced: tuple[str, ...] = ()

    @property
    def several(self) -> bool:
        """True where the lines are a list."""
        return len(self.lines) > 1


@dataclass(frozen=True, slots=True)
class Reading:
    """Why a reading was taken, and the figures that it decides."""

    reason: str
    decides: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NoteShown:
    """What an official note says of itself."""

    on: date
    reason: str
    signed: str
    played: str


@dataclass(frozen=True, slots=True)
class ArticleShown:
    """An article beside its figures. ``holds`` is for what it holds, () where that is all of its file."""

    anchor: str
    cite: str
    text: str
    holds: tuple[str, ...]
    figures: tuple[Figure, ...]
    readings: tuple[Reading, ...]
    open: tuple[LeftOpen, ...]
    remarks: tuple[str, ...]
    cases: tuple[Exercise, ...]
    note: NoteShown | None = None


@dataclass(frozen=True, slots=True)
class FileShown:
    """One file: its articles, then what none of them says."""

    stem: str
    title: str
    source: str
    articles: tuple[ArticleShown, ...]
    defaults: tuple[Default, ...] = ()
    product: tuple[Default, ...] = ()
    open: tuple[LeftOpen, ...] = ()
    remarks: tuple[str, ...] = ()
    cases: tuple[Exercise, ...] = ()

    @property
    def shown_only(self) -> bool:
        """True where some figure is shown and nothing more."""
        return any(not figure.applied for article in self.articles for figure in article.figures)


@dataclass(frozen=True)
class Annotated:
    """The document. ``language`` is that of the regulation's own text; ``whole`` that all files are in it."""

    title: str
    source: str
    language: str
    files: tuple[FileShown, ...]
    whole: bool = True


def annotated(
    regulation: Regulation,
    t: Translator,
    files: Sequence[str] = (),
    cases: Mapping[str, Sequence[Exercise]] | None = None,
) -> Annotated:
    """The annotated regulation, whole or of some ``files`` by name ("futsal"). KeyError for one that is not there."""
    known = stems(regulation)
    for name in files:
        if name not in known:
            raise KeyError(name)
    builder = _Builder(regulation, t, cases or {})
    shown = tuple(builder.file(stem) for stem in known if not files or stem in files)
    return Annotated(regulation.title, regulation.source, regulation.language, shown, not files)


@dataclass
class _Builder:
    regulation: Regulation
    t: Translator
    cases: Mapping[str, Sequence[Exercise]]
    above: dict[int, list[Laid]] = field(default_factory=lambda: defaultdict(list))
    """What each entry states, by the identity of the entry."""
    below: dict[int, list[tuple[Laid, Laid]]] = field(default_factory=lambda: defaultdict(list))
    """What is stated in place of a figure of the entry: the figure, and what holds instead."""

    def __post_init__(self) -> None:
        self.places = anchors(self.regulation)
        for laid in self.regulation.layers:
            self.above[id(laid.entry)].append(laid)
            for other in laid.overrode:
                self.below[id(other.entry)].append((other, laid))

    def file(self, stem: str) -> FileShown:
        regulation, t = self.regulation, self.t
        head = regulation.heads.get(stem)
        modality = regulation.modalities.get(stem.partition(".")[0])
        seen: set[str] = set()
        articles = tuple(self.article(entry, modality, seen) for entry in regulation.articles(stem))
        plain = [f for f in regulation.findings if f.file == f"{stem}.toml" and not f.article]
        source = head.source if head and head.source else regulation.source
        shown = FileShown(stem, title(regulation, stem, t), source, articles, remarks=self._said(plain))
        if modality is None:
            return shown
        category = stem.partition(".")[2] or regulation.categories(modality.id)[0]
        ruleset = regulation.ruleset(modality.id, category)
        return replace(
            shown,
            defaults=tuple(defaults(ruleset, modality, t)),
            product=tuple(product_defaults(ruleset, modality, t)),
            open=tuple(left_open(regulation, modality.id, category, t)),
            cases=tuple(self.cases.get(modality.id, ())),
        )

    def article(self, entry: Entry, modality: Modality | None, seen: set[str]) -> ArticleShown:
        home = self._home(entry)
        note = None
        if entry.note is not None:
            played = self.t.gettext(PLAYED[entry.note.played])
            note = NoteShown(entry.note.date, entry.note.reason, entry.note.signed, played)
        number = entry.article.number
        touching = [f for f in self.regulation.findings if f.file == entry.file and f.article == number]
        first = number not in seen
        seen.add(number)
        return ArticleShown(
            anchor=self.places[entry.article],
            cite=capital(own_words(entry, self.t)),
            text=entry.article.text,
            holds=holds_words(entry.region, home, self.regulation, self.t),
            figures=tuple(self.figures(entry, modality)),
            readings=tuple(self.readings(entry, modality)),
            open=tuple(
                LeftOpen(capital(label(bounds.path, self.t, modality)), bounds_words(bounds, self.t), "")
                for bounds in entry.to_set
            ),
            remarks=self._said(touching) if first else (),
            cases=tuple(self._exercising(entry, modality)),
            note=note,
        )

    def figures(self, entry: Entry, modality: Modality | None) -> Iterator[Figure]:
        """What the article states; the names of things that it declares stand in their labels."""
        for stated in entry.figures:
            if stated.entries is not None or (stated.path.endswith(NAMES) and self._has_more(entry, stated)):
                continue
            yield Figure(
                capital(label(stated.path, self.t, modality)),
                figure_lines(stated.value, self.t, modality, stated.key),
                acted_on(stated.key) or stated.path.endswith(NAMES),
                tuple(self._instead(entry, stated.path, modality)),
                tuple(self._replaced(entry, stated.path, modality)),
            )

    def readings(self, entry: Entry, modality: Modality | None) -> Iterator[Reading]:
        """The reasons of the readings taken, each with all that it decides."""
        decided: dict[str, list[str]] = defaultdict(list)
        for stated in entry.figures:
            if stated.entries is not None or stated.path.endswith(NAMES):
                continue
            name = label(stated.path, self.t, modality)
            if reason := entry.reason(stated.path):
                words = "; ".join(figure_lines(stated.value, self.t, modality, stated.key))
                decided[reason].append(f"{name}: {words}")
            for letter, why in entry.parts.get(stated.path, {}).items():
                part = next(each for each in stated.value if letter in (each.letter, each.phrase))
                words = "; ".join(figure_lines((part,), self.t, modality, stated.key))
                decided[why].append(f"{name}, {words}")
        if entry.inferred and not decided:
            decided[entry.inferred] = []
        for reason, found in decided.items():
            yield Reading(reason, tuple(found))

    def _home(self, entry: Entry) -> Region:
        """Where all of the entry's file holds."""
        head = self.regulation.heads.get(entry.article.file)
        if head is None:
            return Region()
        return Region(frozenset({head.modality} - {""}), frozenset({head.category} - {""}))

    def _has_more(self, entry: Entry, named: Stated) -> bool:
        thing = named.path.rpartition(".")[0]
        return any(other.path.startswith(f"{thing}.") and other is not named for other in entry.figures)

    def _instead(self, entry: Entry, path: str, modality: Modality | None) -> Iterator[str]:
        """What the figure is an exception to: "10 minutos (geral, 1)"."""
        for laid in self.above[id(entry)]:
            if path in (laid.path, laid.because):
                for other in laid.overrode:
                    if not other.because:
                        yield self._with_article(other, entry, modality, named=other.path != path)

    def _replaced(self, entry: Entry, path: str, modality: Modality | None) -> Iterator[str]:
        """What holds in place of the figure, from when and for what."""
        for mine, theirs in self.below[id(entry)]:
            if mine.path != path or mine.because:
                continue
            words = self._with_article(theirs, entry, modality, named=bool(theirs.because))
            home = entry.region
            narrowed = holds_words(theirs.region, home, self.regulation, self.t)
            since = [word for word in narrowed if word not in in_force(home, self.t)]
            yield f"{words}, {', '.join(since)}" if since else words

    def _with_article(self, laid: Laid, beside: Entry, modality: Modality | None, *, named: bool) -> str:
        path = laid.because or laid.path
        stated = next((each for each in laid.entry.figures if each.path == path), None)
        words = "" if stated is None else "; ".join(figure_lines(stated.value, self.t, modality, stated.key))
        if named:
            words = f"{label(path, self.t, modality)}: {words}"
        article = other_words(self.regulation, laid.entry, beside.article.file, self.t)
        return self.t.gettext("%(value)s (%(article)s)") % {"value": words, "article": article}

    def _exercising(self, entry: Entry, modality: Modality | None) -> Iterator[Exercise]:
        for sport, cases in self.cases.items():
            if modality is None or sport == modality.id:
                yield from (case for case in cases if case.of(entry.article))

    def _said(self, findings: Iterable[Finding]) -> tuple[str, ...]:
        said = (finding for finding in findings if finding.code not in READ_ONLY)
        return tuple(dict.fromkeys(_placed(finding, self.t) for finding in said))


def _placed(finding: Finding, t: Translator) -> str:
    words = finding.said(t.gettext)
    return f"{finding.letter}: {words}" if finding.letter else words


PLAYED: Mapping[str, str] = {
    "stand": marked("Matches already begun keep the old rule."),
    "recomputed": marked("Matches already played are counted again."),
}
