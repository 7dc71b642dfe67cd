"""Which articles of a regulation are at work: what obeys each of their figures, and which case would notice without it.

A figure is **exercised** where a case no longer comes out as its author says once the figure is taken away or swapped
for another that the language admits. That a case merely passes by a figure does not count. Figures that act on a score,
a table or a list must be shown by one; a line of ``figures`` serves only those that no sheet can show.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from core.competition import Standings, standings
from core.rules.article import Article, Cited
from core.rules.ruleset import EVERYWHERE, Ruleset, Scope, Statement
from core.standings.criterion import Criterion
from regulations.case import Case
from regulations.case_figures import unlike
from regulations.entry import Entry
from regulations.figures import Stated
from regulations.finding import Finding
from regulations.forms.form import Context
from regulations.language.acts import acted_on, only_written
from regulations.language.tables import find
from regulations.regulation import Regulation
from regulations.variants import Place, rulesets
from regulations.worked import played_out

_NAMES = (".name", ".what")
_AT_THE_TABLE = (
    *("infraction.hand", "infraction.applied", "match.interrupted", "walkover.justified", "discipline.longest"),
    *("match.inner.deciding.target", "match.inner.deciding.lead", "match.shoot_out.takers", "encounter.between"),
)
"""What the referee or the board does: a hand played again, points of a tie-break written as a game, who shoots."""
_NO_POINTS = frozenset(("hand", "warning", "applied"))
"""Effects of an infraction that leave the score as it is."""
_COUNTED_BY_THE_FORM = (
    *("values.winner_writes", "values.first_meld", "values.clean_", "values.dirty_", "values.joker_", "values.card"),
    *("values.going_out", "values.lost_morto", "values.full_house", "values.four", "values.straight", "values.five"),
)
"""What turns pips, cards and dice into the points that a case has already."""
_ON_PAPER = frozenset(
    (
        "roster",
        "bonds",
        "eligibility",
        "entry",
        "category",
        "event",
        "stage",
        "lots",
        "protest",
        "documents",
        "calendar",
    )
) | {"authority", "trophy", "notice"}
"""Tables of which no score and no table depends: a line of ``figures`` shows what they say."""


@dataclass(frozen=True)
class Figure:
    """One figure of one article, or one criterion of a chain (``part``, by its letter or its words).

    ``left``: it is left to the committee. ``how``: "obeyed" where something acts on it, "shown" where it is information
    by nature, "printed" where something should obey it and nothing does yet. ``case`` is the one that would notice.
    """

    file: str
    article: str
    path: str
    key: str
    part: str = ""
    left: bool = False
    how: str = "obeyed"
    case: str = ""

    @property
    def said(self) -> str:
        """The figure as a list of what is missing names it."""
        named = f"{self.path}, {self.part}" if self.part else self.path
        return f"to set: {named}" if self.left else named


@dataclass(frozen=True)
class Coverage:
    """Every figure of a regulation. ``articles`` is how many there are, those that are only read too."""

    regulation: str
    articles: int
    figures: tuple[Figure, ...]

    def of_articles(self) -> Mapping[tuple[str, str], tuple[Figure, ...]]:
        """The figures by the article that states them, in order."""
        found: dict[tuple[str, str], list[Figure]] = {}
        for figure in self.figures:
            found.setdefault((figure.file, figure.article), []).append(figure)
        return {article: tuple(own) for article, own in found.items()}

    @property
    def stating(self) -> int:
        """How many articles state a rule."""
        return len(self.of_articles())

    @property
    def applied(self) -> int:
        """How many of them have no figure that something should obey and nothing does."""
        return sum(all(figure.how != "printed" for figure in own) for own in self.of_articles().values())

    @property
    def exercised(self) -> int:
        """How many of them have every figure noticed by a case."""
        return sum(all(figure.case for figure in own) for own in self.of_articles().values())

    @property
    def missing(self) -> tuple[Figure, ...]:
        """The figures that no case would notice."""
        return tuple(figure for figure in self.figures if not figure.case)


def unshown(found: Coverage) -> Iterator[Finding]:
    """A remark for each article with figures that no case would notice."""
    for (file, number), figures in found.of_articles().items():
        missing = [figure.said for figure in figures if not figure.case]
        if missing:
            yield Finding("shown by no case", f"{file}.toml", number, params={"figures": "; ".join(missing)})


def percent(part: int, whole: int) -> int:
    """A whole percentage, rounded down: 100 only where nothing is missing."""
    return 100 if whole == 0 else part * 100 // whole


def coverage(regulation: Regulation, cases: Mapping[str, Case]) -> Coverage:
    """What the cases show of the regulation, by their names; cases of other regulations are passed over."""
    asked = [_Asked.of(name, case) for name, case in cases.items() if case.ruleset.regulation == regulation.name]
    figures: list[Figure] = []
    for entry in regulation.entries:
        for figure, stated in _figures(entry):
            if stated is not None and _replaced(regulation, entry, stated):
                continue
            case = next((each.name for each in asked if each.shows(entry, figure, stated, regulation)), "")
            figures.append(replace(figure, case=case))
    numbers = {(entry.article.file, entry.article.number) for entry in regulation.entries}
    return Coverage(regulation.name, len(numbers), tuple(figures))


def _figures(entry: Entry) -> Iterator[tuple[Figure, Stated | None]]:
    """The figures of an entry; the name of a thing only where nothing else is said of it."""
    article = entry.article
    things = {stated.path.rpartition(".")[0] for stated in entry.figures if not stated.path.endswith(_NAMES)}
    for stated in entry.figures:
        if stated.path.endswith(".plan") or (stated.path.endswith(_NAMES) and stated.path.rpartition(".")[0] in things):
            continue
        one = Figure(article.file, article.number, stated.path, stated.key, how=_how(stated.key))
        for part in _parts(stated.value):
            yield replace(one, part=part), stated
    for bounds in entry.to_set:
        yield Figure(article.file, article.number, bounds.path, bounds.path, left=True), None


def _replaced(regulation: Regulation, entry: Entry, stated: Stated) -> bool:
    """True where an exception stands in place of the figure everywhere, so that it is in force nowhere."""
    layers = regulation.layers
    return any(
        layers.regions.inside(entry.region, other.region) and not other.region.narrowing.since
        for other in layers.by_path.get(stated.path, ())
        if any(old.entry is entry and old.raw is stated.raw for old in other.overrode)
    )


def _parts(value: Any) -> tuple[str, ...]:
    """The criteria of a chain, each a figure of its own; "" for the whole of anything else."""
    if isinstance(value, tuple) and value and all(isinstance(each, Criterion) for each in value):
        return tuple(f"{each.letter}) {each.phrase}" if each.letter else each.phrase for each in value)
    return ("",)


def _how(key: str) -> str:
    if acted_on(key):
        return "obeyed"
    return "printed" if only_written(key) and not key.endswith(_NAMES) else "shown"


def on_sheets(path: str, key: str) -> bool:
    """True where a score, a table or an incident depends on the figure, so that a case must show it at work."""
    by_hand = key in _AT_THE_TABLE or path.startswith((*_COUNTED_BY_THE_FORM, "walkover.tolerance."))
    return acted_on(key) and key.partition(".")[0] not in _ON_PAPER and not by_hand


def _may_be_said(figure: Figure, ruleset: Ruleset) -> bool:
    """True where a line of ``figures`` is enough.

    That is what no sheet shows, and what an infraction does only if the referee says so, or by its card already.
    """
    if not on_sheets(figure.path, figure.key):
        return True
    if figure.key in ("penalties.repeats_by", "penalties.repeats_within"):
        return all(_scoreless(ruleset.value(path)) for path in _repeated(ruleset))
    if figure.key == "match.overshoot":  # The points of a board enter no table of encounters.
        return ruleset.value("encounter.boards") is not None
    if figure.key == "table_points.draw":
        return bool(ruleset.value("match.draw") == "decided")
    if figure.key == "abandonment.partner":
        return bool(ruleset.value("roster.partners") != "drawn each round")
    infraction, _, effect = figure.path.rpartition(".")
    return infraction.startswith("infraction.") and _done_by_hand(infraction, effect, ruleset)


def _done_by_hand(infraction: str, effect: str, ruleset: Ruleset) -> bool:
    """True for what is not done by itself: at discretion, by the card already, or where nobody writes infractions."""
    if ruleset.value("match.won_by") == "mark":
        return True
    value = ruleset.value(f"{infraction}.{effect}")
    match effect:
        case "again":
            return _scoreless(value)
        case "athlete":
            return str(value).startswith("replaced")
        case "loses" if ruleset.value(f"{infraction}.card") is not None:
            return True
        case "card" | "loses" | "side":
            return bool(ruleset.value(f"{infraction}.applied", otherwise="always") != "always")
    return False


def _repeated(ruleset: Ruleset) -> Iterator[str]:
    return (f"infraction.{name}.again" for name in ruleset.names("infraction"))


def _scoreless(again: Any) -> bool:
    """True where a repetition changes no score."""
    effects = again if isinstance(again, tuple) else (again,)
    return all(not each or each.keys() <= _NO_POINTS for each in effects)


# ------------------------------------------------------------------------------------------ what one case would notice


@dataclass(frozen=True)
class _Listening(Ruleset):
    """A ruleset that remembers what it was asked for: a figure nobody asks for changes nothing."""

    asked: set[str] = field(default_factory=set, compare=False, repr=False)

    def figure(self, path: str, scope: Scope = EVERYWHERE) -> Cited[Any] | None:
        self.asked.add(path)
        return super().figure(path, scope)

    def under(self, prefix: str, scope: Scope = EVERYWHERE) -> Mapping[str, Cited[Any]]:
        self.asked.add(f"{prefix}.")
        return super().under(prefix, scope)


@dataclass(frozen=True)
class _Asked:
    """One case, how it comes out, and which figures were asked for on the way. ``right``: as its author says."""

    name: str
    case: Case
    due: tuple[Any, ...]
    right: bool
    asked: frozenset[str]
    above: tuple[str, ...]

    @classmethod
    def of(cls, name: str, case: Case) -> "_Asked":
        rules = case.ruleset
        listening = _Listening(
            rules.regulation, rules.modality, rules.category, rules.statements, rules.articles, rules.title
        )
        due, wrong = _outcome(case, listening)
        asked = frozenset(listening.asked)
        right = not wrong and not unlike(case.figures, rules, case.left)
        return cls(name, case, due, right, asked, tuple(path for path in asked if path.endswith(".")))

    def shows(self, entry: Entry, figure: Figure, stated: Stated | None, regulation: Regulation) -> bool:
        """True where the case comes out right as the regulation is, and no longer without the figure."""
        if not self.right or not entry.region.covers(self.case.ruleset.modality, self.case.ruleset.category):
            return False
        if stated is None:
            cited = entry.article.cite()
            return any(line.bounds and (line.path, line.article) == (figure.path, cited) for line in self.case.figures)
        place = self._place(entry, figure, stated)
        if place is None:
            return False
        if _may_be_said(figure, self.case.ruleset) and self._says(place):
            return True
        if figure.path not in self.asked and not figure.path.startswith(self.above):
            return False
        form = at.form if (at := find(figure.path)) is not None else None
        context = regulation.contexts.of(self.case.ruleset.modality)
        return any(self._notices(other) for other in rulesets(self.case.ruleset, place, form, context))

    def _place(self, entry: Entry, figure: Figure, stated: Stated) -> Place | None:
        """The statement of the figure in the case's ruleset, with those of other articles that say the same."""
        own = [each for each in self.case.ruleset.statements if each.path == figure.path]
        there = next((each for each in own if _is(each, entry.article, stated)), None)
        if there is None:
            return None
        same = tuple(each for each in own if each is not there and _alike(each, there))
        return Place((there, *same), _parts(stated.value).index(figure.part) if figure.part else None)

    def _says(self, place: Place) -> bool:
        """True where a line of ``figures`` would no longer be so."""
        lines = [line for line in self.case.figures if line.path == place.statements[0].path and not line.bounds]
        return bool(lines) and bool(unlike(lines, next(rulesets(self.case.ruleset, place, None, Context())), ()))

    def _notices(self, ruleset: Ruleset) -> bool:
        due, wrong = _outcome(self.case, ruleset)
        return wrong or due != self.due


def _is(statement: Statement, article: Article, stated: Stated) -> bool:
    return (
        statement.figure.source == article
        and statement.figure.value == stated.value
        and (stated.entries is None or statement.narrowing.entries == stated.entries)
    )


def _alike(one: Statement, other: Statement) -> bool:
    same = one.figure.value == other.figure.value and one.narrowing == other.narrowing
    return same and isinstance(one.figure.source, Article)


def _outcome(case: Case, ruleset: Ruleset) -> tuple[tuple[Any, ...], bool]:
    """What is due, and whether anything comes out otherwise than the author says."""
    found: Standings = standings(case.record, ruleset, case.modality)
    return found.due, bool(played_out(replace(case, ruleset=ruleset), found))
