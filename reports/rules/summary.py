"""The referee's summary of a sport: all that is needed beside the court, each line with its article, on one page."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from core.modality import Modality
from core.rules.article import Article, Cited
from core.rules.ruleset import Narrowing, Ruleset, Statement
from regulations.language.tables import find
from regulations.region import Region
from regulations.regulation import Regulation
from reports.citation import citation
from reports.language import Translator
from reports.prose import capital
from reports.rules.figures import label, thing_words
from reports.rules.labels import LABELS
from reports.rules.places import category_words, holds_words, stems, title
from reports.rules.summary_lines import ASKED, LISTS, OF_DECIDERS, OF_MATCHES, SECTIONS, THINGS
from reports.rules.unsaid import default_value
from reports.rules.values import figure_lines

_NAMES = (".name", ".what")


@dataclass(frozen=True, slots=True)
class Line:
    """One line: the thing that it is of ("" where none), what is ruled of it, and its articles.

    ``default`` is "sport" or "product" where no article states it, ``adopted`` that it is a reading and not stated;
    ``silent`` that the regulation does not say it, whatever holds; ``alone`` that it keeps a line to itself.
    """

    name: str
    words: str
    cites: tuple[str, ...] = ()
    default: str = ""
    adopted: bool = False
    silent: bool = False
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and its lines. ``run``: they are small, and read one after another."""

    title: str
    lines: tuple[Line, ...]
    run: bool = False


@dataclass(frozen=True)
class Summary:
    """The summary of one sport for the categories that are played alike. ``language`` is that of the regulation."""

    title: str
    categories: str
    regulation: str
    source: str
    language: str
    sections: tuple[Section, ...]

    @property
    def adopted(self) -> bool:
        """True where some line is a reading."""
        return any(line.adopted for section in self.sections for line in section.lines)

    @property
    def by_default(self) -> bool:
        """True where some line is a default."""
        return any(line.default for section in self.sections for line in section.lines)


def summaries(regulation: Regulation, stem: str, t: Translator) -> tuple[Summary, ...]:
    """One summary for each kind of play in the file of a sport: categories with the same figures share one.

    KeyError for a file that is not there or has no sport that can be ranked.
    """
    if stem not in stems(regulation):
        raise KeyError(stem)
    name, _, own = stem.partition(".")
    modality = regulation.modalities[name]
    apart = {file.partition(".")[2] for file in stems(regulation) if file.startswith(f"{name}.")}
    categories = (own,) if own else tuple(c for c in regulation.categories(name) if c not in apart)
    alike: list[tuple[Ruleset, list[str]]] = []
    for category in categories:
        ruleset = regulation.ruleset(name, category)
        same = next((names for other, names in alike if other.statements == ruleset.statements), None)
        if same is None:
            alike.append((ruleset, [category]))
        else:
            same.append(category)
    head = regulation.heads.get(stem)
    return tuple(
        Summary(
            title(regulation, stem, t),
            capital(category_words(names, t)),
            regulation.title,
            head.source if head and head.source else regulation.source,
            regulation.language,
            tuple(_Reader(regulation, ruleset, modality, t).sections()),
        )
        for ruleset, names in alike
    )


@dataclass(frozen=True)
class _Reader:
    regulation: Regulation
    ruleset: Ruleset
    modality: Modality
    t: Translator

    def sections(self) -> Iterator[Section]:
        """The sections that have a line, each figure in the first that asks for it."""
        said: set[str] = set()
        for heading, paths in SECTIONS.items():
            lines = tuple(_together(line for path in paths for line in self._lines(path, said)))
            if lines:
                yield Section(self.t.gettext(heading), lines, run=paths == ("notice.",))

    def _lines(self, path: str, said: set[str]) -> Iterator[Line]:
        table = path.partition(".")[0]
        if path in (f"{thing}." for thing in THINGS):
            found = list(self._things(table))
        else:
            below = [each for each in self._below(path) if each not in said]
            said.update(below)
            found = [line for each in below for line in self._said(each)]
        yield from found
        if not found and path in ASKED:
            yield from self._silent(path)

    def _below(self, path: str) -> Iterator[str]:
        """The paths that are stated at this one, or below it where it ends in a full stop."""
        for each in dict.fromkeys(statement.path for statement in self.ruleset.statements):
            if (each == path or (path.endswith(".") and each.startswith(path))) and self._meant(each):
                yield each

    def _meant(self, path: str) -> bool:
        """False for figures of a decider that never decides."""
        for above, deciders in OF_DECIDERS.items():
            if path.startswith(above):
                stated = [self.ruleset.value("match.deciders", otherwise=())]
                stated += [each.figure.value or () for each in _narrowed(self.ruleset, "match.deciders")]
                return any(deciders & set(each) for each in stated)
        return True

    def _said(self, path: str) -> Iterator[Line]:
        general = self.ruleset.figure(path)
        if general is not None and general.value is not None and _worth_saying(path, general):
            yield self._line(path, general)
        for statement in _narrowed(self.ruleset, path):
            if statement.figure.value is not None:
                where = "; ".join(self._where(statement.narrowing))
                line = self._line(path, statement.figure)
                words = self.t.gettext("%(where)s: %(figure)s") % {"where": where, "figure": line.words}
                yield replace(line, words=words)

    def _line(self, path: str, figure: Cited[Any]) -> Line:
        generic = _generic(path)
        name = label(path, self.t, self.modality)
        lines = figure_lines(figure.value, self.t, self.modality, generic)
        words = f"{name}: {'; '.join(lines)}"
        adopted = bool(figure.inferred or figure.inferred_parts)
        return Line("", words, self._cites(figure), _default(figure), adopted, alone=path in LISTS)

    def _things(self, table: str) -> Iterator[Line]:
        """A line for each infraction, card or paper, with all that befalls it; the table's plain figures elsewhere."""
        for name in self.ruleset.names(table):
            effects: list[str] = []
            cites: list[str] = []
            sources: list[Cited[Any]] = []
            adopted = False
            for rest, figure in self.ruleset.under(f"{table}.{name}").items():
                path = f"{table}.{name}.{rest}"
                sources.append(figure)
                cites += self._cites(figure)
                adopted = adopted or bool(figure.inferred)
                if figure.value is not None and not path.endswith(_NAMES):
                    effects.append(self._effect(table, rest, figure))
            if table == "documents" or effects:
                default = "" if cites else _default(sources[0])
                called = capital(thing_words(table, name, self.t, self.modality))
                yield Line(called, "; ".join(effects), tuple(dict.fromkeys(cites)), default, adopted)

    def _effect(self, table: str, rest: str, figure: Cited[Any]) -> str:
        key = f"{table}.{rest}"
        lines = figure_lines(figure.value, self.t, self.modality, key)
        if rest == "again":
            return "; ".join(lines)  # they say for themselves from which time on
        return f"{self.t.pgettext('figure', LABELS.get(key, key))}: {'; '.join(lines)}"

    def _silent(self, path: str) -> Iterator[Line]:
        """What the regulation does not say: with the default of the product, where there is one."""
        if path in OF_MATCHES and self.ruleset.value("match.won_by") == "mark":
            return
        t = self.t
        found = find(path)
        if found is None or found.form is None:
            yield Line("", t.gettext("the regulation does not say"), silent=True)
            return
        name = label(path, t, self.modality)
        if found.default in ("none", "modality"):
            words = t.gettext("%(figure)s: does not say") % {"figure": name}
            yield Line("", words, silent=True)
            return
        value = default_value(found.default, t, self.modality)
        words = t.gettext("%(figure)s: does not say; %(value)s") % {"figure": name, "value": value}
        yield Line("", words, default="product", silent=True)

    def _cites(self, figure: Cited[Any]) -> tuple[str, ...]:
        if not isinstance(figure.source, Article):
            return ()
        order = {article: at for at, article in enumerate(self.ruleset.articles)}
        sources = sorted((figure.source, *figure.also), key=lambda article: order.get(article, len(order)))
        return tuple(dict.fromkeys(citation(source, self.t) for source in sources))

    def _where(self, narrowing: Narrowing) -> tuple[str, ...]:
        return holds_words(Region(narrowing=narrowing), Region(), self.regulation, self.t)


def _generic(path: str) -> str:
    found = find(path)
    return found.generic if found else path


def _default(figure: Cited[Any]) -> str:
    if isinstance(figure.source, Article):
        return ""
    return "product" if figure.source.owner == "product" else "sport"


def _worth_saying(path: str, figure: Cited[Any]) -> bool:
    """Not the sport's own zeros, nor the time booked for a match: nobody asks for them beside the court."""
    return isinstance(figure.source, Article) or not (figure.value == 0 and path.startswith("table_points.by"))


def _narrowed(ruleset: Ruleset, path: str) -> Iterator[Statement]:
    """The statements of articles that hold for a part of the competition only."""
    for statement in ruleset.statements:
        if (
            statement.path == path
            and statement.narrowing != Narrowing()
            and isinstance(statement.figure.source, Article)
        ):
            yield statement


def _together(lines: Iterable[Line]) -> Iterator[Line]:
    """Neighbouring lines of the same articles as one."""
    held: Line | None = None
    for line in lines:
        if held is not None and not held.name and not line.name and _alike(held, line):
            held = replace(held, words=f"{held.words}; {line.words}")
            continue
        if held is not None:
            yield held
        held = line
    if held is not None:
        yield held


def _alike(one: Line, other: Line) -> bool:
    same = (one.cites, one.default, one.adopted, one.silent, False)
    return not one.alone and same == (other.cites, other.default, other.adopted, other.silent, other.alone)
