"""Lays the articles over one another, figure by figure, and finds where two of them disagree (language, § 4)."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from core.rules.article import Article, Cited
from core.rules.ruleset import Statement
from regulations import citation
from regulations.bounds import ToSet
from regulations.entry import Entry
from regulations.finding import Finding
from regulations.forms.form import show
from regulations.language.lifts import lifted
from regulations.region import Region, Regions


@dataclass(eq=False)
class Laid:
    """One figure of one entry in its place. ``because`` is the path that takes this one away, "" where it is stated."""

    path: str
    value: Any
    raw: object
    entry: Entry
    region: Region
    because: str = ""
    also: list[Article] = field(default_factory=list)
    overrode: list["Laid"] = field(default_factory=list)

    def cited(self) -> Cited[Any]:
        """The value with its article, the reason where it was inferred, and what it overrode."""
        return Cited(
            self.value,
            self.entry.article,
            tuple(dict.fromkeys(self.also)),
            self.entry.reason(self.path),
            self.entry.parts.get(self.path, {}),
            tuple(other.cited() for other in self.overrode if not other.because),
        )

    def statement(self) -> Statement:
        """As the ruleset holds it."""
        return Statement(self.path, self.cited(), self.region.narrowing)

    def said(self) -> str:
        """As a message says it: first_to = 2."""
        return f"{self.because or self.path} = {show(self.raw)}"


Targets = Mapping[int, tuple[Entry, ...]]
"""The entries that an entry overrides, by the identity of the entry."""


class Layers:
    """All figures of a regulation by path, weakest first. ``targets`` says which entries each one overrides."""

    def __init__(self, entries: Iterable[Entry], targets: Targets, regions: Regions) -> None:
        self.regions = regions
        self.by_path: dict[str, list[Laid]] = {}
        self._targets = targets
        self._open: list[tuple[Entry, ToSet]] = []
        self._differences: dict[tuple[int, int], list[tuple[Laid, Laid]]] = {}
        self._entries: dict[int, Entry] = {}
        self.findings: list[Finding] = []
        listed = tuple(entries)
        for entry in listed:
            self._open += [(entry, bounds) for bounds in entry.to_set]
        for entry in listed:
            self._entries[id(entry)] = entry
            for laid in _figures(entry):
                self._lay(laid)
        self.findings += self._disagreements()

    def __iter__(self) -> Iterator[Laid]:
        for stack in self.by_path.values():
            yield from stack

    def overrides(self, entry: Entry, other: Entry) -> bool:
        """True where the entry names the other, by its number, in ``overrides``."""
        return any(target is other for target in self._targets.get(id(entry), ()))

    def left_open(self, path: str) -> Iterator[tuple[Entry, ToSet]]:
        """The articles that leave the figure to the committee, with the bounds."""
        return ((entry, bounds) for entry, bounds in self._open if bounds.covers(path))

    def _lay(self, new: Laid) -> None:
        stack = self.by_path.setdefault(new.path, [])
        self._within_bounds(new)
        position = len(stack)
        for at, old in enumerate(tuple(stack)):
            if old.entry is new.entry:
                continue
            met = self.regions.meet(old.region, new.region)
            if met is None or self._covered(stack[at + 1 :], old, met):
                continue
            if self._compare(new, old):
                position = min(position, at)
        stack.insert(position, new)

    def _covered(self, stronger: list[Laid], old: Laid, met: Region) -> bool:
        """True where something stronger already holds in all of the region in which the two could disagree."""
        return any(other.entry is not old.entry and self.regions.inside(met, other.region) for other in stronger)

    def _compare(self, new: Laid, old: Laid) -> bool:
        """Settles which of two figures holds where both could; True where the older one is the stronger."""
        if new.value == old.value and not (new.because and old.because):
            self._alike(new, old)
            return self._narrower_in_file(old, new)
        if self.overrides(new.entry, old.entry):
            new.overrode.append(old)
            return False
        if new.because and old.because:
            return False
        if self._narrower_in_file(new, old):
            new.overrode.append(old)
            return False
        if self._narrower_in_file(old, new):
            old.overrode.append(new)
            return True
        if new.entry.note is None or not any(entry is old.entry for entry, _ in self.left_open(new.path)):
            pair = (id(new.entry), id(old.entry))
            self._differences.setdefault(pair, []).append((new, old))
        return False

    def _narrower_in_file(self, small: Laid, large: Laid) -> bool:
        """True where the first applies inside the other, in one file. Days narrow nothing: a later note says so."""
        same = small.entry.article.file == large.entry.article.file
        return same and self.regions.strictly_inside(small.region.always, large.region.always)

    def _alike(self, new: Laid, old: Laid) -> None:
        here, there = new.entry.article, old.entry.article
        if new.because or old.because or (here.file, here.number) == (there.file, there.number):
            return
        if self.regions.inside(new.region, old.region):
            new.also += (there, *old.also)
        if self.regions.inside(old.region, new.region):
            old.also.append(here)
        if not new.path.endswith((".name", ".what")):
            spoken = citation.spoken(there, here.file)
            self.findings.append(new.entry.finding("restated", path=new.path, other=spoken))

    def _within_bounds(self, new: Laid) -> None:
        for entry, bounds in self.left_open(new.path):
            if (
                not bounds.admits(new.value)
                and not self.overrides(new.entry, entry)
                and self.regions.meet(entry.region, new.region) is not None
            ):
                article = citation.opening(entry.article, new.entry.article.file)
                self.findings.append(
                    new.entry.finding(
                        "out of bounds", path=new.path, found=show(new.raw), article=article, allowed=bounds.written()
                    )
                )

    def _disagreements(self) -> Iterator[Finding]:
        """One finding for each two entries that disagree, with all the figures in which they do."""
        for (here, there), pairs in self._differences.items():
            new, old = self._entries[here], self._entries[there]
            own = new.article.file
            within = own == old.article.file
            yield new.finding(
                "disagreement within a file" if within else "disagreement",
                here=", ".join(dict.fromkeys(laid.said() for laid, _ in pairs)),
                there=", ".join(dict.fromkeys(laid.said() for _, laid in pairs)),
                other=citation.spoken(old.article, own),
                exception=citation.spoken(new.article, own) if within or new.note else own,
                citation=_cited_too(new, citation.written(old.article, own)),
            )

    def changes(self, entry: Entry, target: Entry) -> bool:
        """True where the entry changes some figure of the one that it overrides."""
        theirs = {figure.path: figure.value for figure in target.figures}
        met = self.regions.meet(entry.region, target.region)
        if met is None:
            return False
        for laid in _figures(entry):
            if laid.path in theirs and theirs[laid.path] != laid.value:
                return True
            if any(bounds.covers(laid.path) for bounds in target.to_set):
                return True
        return any(bounds.covers(path) for bounds in entry.to_set for path in theirs)


def _figures(entry: Entry) -> Iterator[Laid]:
    """The figures of an entry, and of each alternative that one of them takes away, that it does."""
    stated = {figure.path for figure in entry.figures}
    for figure in entry.figures:
        region = entry.region.within_entries(figure.entries)
        if figure.value is not None:
            for path in lifted(figure.path):
                if path not in stated:
                    yield Laid(path, None, figure.raw, entry, region, because=figure.path)
        yield Laid(figure.path, figure.value, figure.raw, entry, region)


def _cited_too(entry: Entry, new: str) -> str:
    """The value of ``overrides``, ready to paste: with what the entry overrides already."""
    both = [*entry.overrides, new]
    return show(both[0]) if len(both) == 1 else show(both)
