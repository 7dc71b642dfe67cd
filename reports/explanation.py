"""An explanation of a ranking, ready to be shown: every text in the reader's language, every citation by itself."""

from dataclasses import dataclass

from core.rules.article import Article
from reports.prose import Prose


@dataclass(frozen=True, slots=True)
class Law:
    """What a step stands on. ``citation`` begins with a capital ("Art. 4º, b"), "" for a default, which ``text`` then
    names; else ``text`` is the article's, in the regulation's own language. ``repeated``: quoted at a step above."""

    citation: str
    text: str
    article: Article | None = None
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class SideValue:
    """A side's value at a step: ``name`` in its short form, ``text`` the figure as written."""

    side: str
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class CrossCell:
    """The scores of one side against one rival, its own first; ``won`` where it won all of them."""

    scores: tuple[str, ...] = ()
    won: bool = False
    itself: bool = False


@dataclass(frozen=True, slots=True)
class CrossRow:
    """One side's row of a crosstable."""

    side: str
    name: str
    cells: tuple[CrossCell, ...]


@dataclass(frozen=True, slots=True)
class CrossTable:
    """Everyone against everyone: ``codes`` head the columns (with their full names), ``rows`` in the same order."""

    codes: tuple[tuple[str, str], ...]
    rows: tuple[CrossRow, ...]
    introduction: str = ""


@dataclass(frozen=True, slots=True)
class StepWords:
    """One criterion at one tie. ``introduction`` says who is asked, where that changed; ``cross`` is the mini-league
    where a new one begins; ``split`` where it separated somebody; ``applied`` is False where it was passed over."""

    title: str
    values: tuple[SideValue, ...]
    verdict: str
    split: bool
    applied: bool
    law: Law
    introduction: str = ""
    cross: CrossTable | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """A reading that no article states, or that was inferred. ``depends``: whether another reading gives this tie
    another order; None where that was not computed. ``law`` is the citation, "" for a default."""

    key: str
    title: str
    sentences: tuple[str, ...]
    law: Law
    depends: bool | None = None


@dataclass(frozen=True, slots=True)
class DueWords:
    """What must be recorded before some sides can be parted: ``what`` is "lot", "play-off", "committee", "border"."""

    what: str
    sides: tuple[str, ...]
    title: str
    sentences: tuple[Prose, ...]


@dataclass(frozen=True, slots=True)
class TieWords:
    """One tie: ``summary`` in a few words, ``opening`` who is level and which list applies, its steps in order, the
    readings that came into play, what was never reached, and what is due."""

    sides: tuple[str, ...]
    summary: str
    opening: Prose
    steps: tuple[StepWords, ...]
    readings: tuple[Reading, ...] = ()
    left_out: tuple[Prose, ...] = ()
    due: tuple[DueWords, ...] = ()
    shared: str = ""


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why the order is what it is. ``opening`` says it all where there was no tie to break; ``open``: a tie went
    beyond its first criterion, or waits for something, so that a page shows it without being asked."""

    summary: str
    opening: Prose
    ties: tuple[TieWords, ...] = ()
    due: tuple[DueWords, ...] = ()
    open: bool = False
