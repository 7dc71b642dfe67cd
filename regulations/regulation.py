"""A regulation that has loaded: its articles, its remarks, and the ruleset of each of its competitions."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from core.modality import Modality
from core.rules.article import Article
from core.rules.ruleset import Ruleset, Statement
from regulations.bounds import ToSet
from regulations.defaults import beneath
from regulations.entry import Entry
from regulations.finding import Finding
from regulations.layers import Laid, Layers
from regulations.names import Contexts


@dataclass(frozen=True)
class FileHead:
    """The head of one file. ``categories`` are those that it says are disputed, () where it says nothing of them."""

    file: str
    title: str = ""
    source: str = ""
    modality: str = ""
    category: str = ""
    categories: tuple[str, ...] = ()


@dataclass(frozen=True)
class Regulation:
    """``name`` is that of its folder; ``files`` its texts by file name, enough to load it again.

    ``title``, ``source`` and ``language`` are those of general.toml; ``heads`` those of each file, by the name that
    citations use ("futsal"); ``findings`` the remarks; ``modalities`` those that can be ranked, by id.
    """

    name: str
    title: str
    source: str
    language: str
    files: Mapping[str, str]
    findings: tuple[Finding, ...]
    modalities: Mapping[str, Modality]
    heads: Mapping[str, FileHead]
    entries: tuple[Entry, ...]
    layers: Layers = field(compare=False, repr=False)
    contexts: Contexts = field(compare=False, repr=False)
    _rulesets: dict[tuple[str, str], Ruleset] = field(default_factory=dict, compare=False, repr=False)

    def articles(self, file: str) -> tuple[Entry, ...]:
        """The articles of one file ("futsal", "general", "notes") in order, with what each of them states."""
        return tuple(entry for entry in self.entries if entry.article.file == file)

    def categories(self, modality: str) -> tuple[str, ...]:
        """The categories disputed in a modality: as its file says, else general.toml, else "open" and its own files."""
        heads = [head for head in self.heads.values() if head.modality == modality]
        stated = next((head.categories for head in heads if not head.category), ())
        general = self.heads["general"].categories if "general" in self.heads else ()
        own = (head.category or "open" for head in heads)
        return stated or general or tuple(dict.fromkeys(own)) or ("open",)

    def ruleset(self, modality: str, category: str = "open") -> Ruleset:
        """The figures of one competition, each with its article. KeyError where the regulation has no such modality."""
        key = (modality, category)
        if key not in self._rulesets:
            self._rulesets[key] = laid_over(self, self.modalities[modality], category)
        return self._rulesets[key]

    def to_set(self, modality: str, category: str = "open") -> tuple[tuple[Entry, ToSet], ...]:
        """The figures left to the committee in one competition, with the article that leaves each and its bounds."""
        return tuple(
            (entry, bounds)
            for entry in self.entries
            if entry.region.covers(modality, category)
            for bounds in entry.to_set
        )

    def unset(self, modality: str, category: str = "open") -> tuple[tuple[Entry, ToSet], ...]:
        """Those of ``to_set`` that no article, note or committee has set; they must be before the draw."""
        ruleset = self.ruleset(modality, category)
        stated = {statement.path for statement in ruleset.statements if isinstance(statement.figure.source, Article)}
        return tuple(
            (entry, bounds)
            for entry, bounds in self.to_set(modality, category)
            if not any(bounds.covers(path) for path in stated)
        )


def laid_over(regulation: Regulation, modality: Modality, category: str) -> Ruleset:
    """The ruleset of a competition: the modality's defaults, overlaid by the articles that hold for it."""
    return ruleset(
        regulation.name,
        modality,
        category,
        (laid for laid in regulation.layers if laid.region.covers(modality.id, category)),
        (entry.article for entry in regulation.entries if entry.region.covers(modality.id, category)),
        next((head.title for head in regulation.heads.values() if head.modality == modality.id), regulation.title),
    )


def ruleset(
    name: str, modality: Modality, category: str, laid: Iterable[Laid], articles: Iterable[Article], title: str = ""
) -> Ruleset:
    """The ruleset of these figures over the modality's defaults, weakest first.

    Of what an article takes away only that is kept which something weaker states.
    """
    stated = list(laid)
    statements: list[Statement] = list(beneath(modality, stated))
    known = {statement.path for statement in statements}
    for figure in stated:
        if not figure.because or figure.path in known:
            statements.append(figure.statement())
            known.add(figure.path)
    return Ruleset(name, modality.id, category, tuple(statements), tuple(dict.fromkeys(articles)), title)
