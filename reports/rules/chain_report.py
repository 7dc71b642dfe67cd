"""What a simulation of a chain found, in words: each criterion's share, lots due, places shared, the border."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from core.exact import Number, plain
from core.simulation.depth import criteria
from core.simulation.drawn_marks import FIGURES
from core.simulation.tally import Tally, chain_of
from core.simulation.trial import COMPARED, EQUAL, Setup, across_chain
from core.standings.chain import Chains
from reports import numbers
from reports.citation import criterion_citation, default_words
from reports.criteria import criterion_words
from reports.language import Translator, marked
from reports.prose import capital

LISTS: Final[Mapping[str, str]] = {
    "two": marked("Two level"),
    "more": marked("Three or more level"),
    "any": marked("Any number level"),
    "unfinished": marked("While the group is open"),
    "across": marked("Across groups"),
}
LEFT: Final[Mapping[str, str]] = {
    "lot": marked("a lot is due"),
    "play-off": marked("an extra match is due"),
    "committee": marked("a decision of the committee is due"),
    "shared": marked("the place stays shared"),
}
DEPTHS: Final[Mapping[str, str]] = {
    "results": marked(
        "Only who wins is drawn: the lists look at nothing else. Between equal sides each result is as likely."
    ),
    "segments": marked("Each %(segment)s is won by either side, until the match ends as the format says."),
    "points": marked("Each match is played out to a score that its format can give."),
    "figures": marked("Each try is made of %(n)s figures from 0 to %(most)s, all equally likely."),
    "marks": marked("Each try is one of a hundred marks, one step of the precision apart, all equally likely."),
}
SCORES: Final = (
    marked("A match that the clock ends has 12 attacks, of either side; one in four scores."),
    marked("Points come one by one, won by either side."),
    marked("A hand is won by either side and is worth at most a quarter of the points that win."),
)
NOT_DRAWN: Final = frozenset(
    {"walkovers", "abandonments", "fouls", "infractions", "deductions", "conduct grade", "participants"}
)


@dataclass(frozen=True, slots=True)
class Row:
    """One outcome: its words, its article, how often it happened and was reached, and its share of the whole."""

    words: str
    cite: str
    count: Number
    asked: Number | None
    share: Fraction
    separates: bool = True
    letter: str = ""

    @property
    def width(self) -> str:
        """The share as the width of a bar of 100."""
        return f"{float(round(self.share * 1000)) / 10:g}"


@dataclass(frozen=True, slots=True)
class ListShown:
    """One list: how often something ended in it, and the rows of what ended it."""

    key: str
    title: str
    total: Number
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class ChainReport:
    """The report. ``method``: "exact" (all ``ways`` walked through) or "simulation" (``runs`` from ``seed``)."""

    method: str
    runs: int
    ways: int
    seed: str
    size: int
    advance: int
    place: int
    sides: str
    model: tuple[str, ...]
    not_drawn: tuple[str, ...]
    ties: tuple[Row, ...]
    lists: tuple[ListShown, ...]
    border: ListShown | None
    waiting: Row
    sharing: Row


def chain_report(setup: Setup, tally: Tally, t: Translator, *, seed: str, ways: int = 0) -> ChainReport:
    """The report of what was counted; ``ways`` where every one of them was, 0 where runs were drawn."""
    reader = _Reader(setup, tally, t, across_chain(setup.chains))
    runs = tally.get(("runs",), 0)
    return ChainReport(
        "exact" if ways else "simulation",
        0 if ways else int(runs),
        ways,
        seed,
        setup.size,
        setup.advance,
        setup.place,
        setup.sides,
        tuple(reader.model()),
        tuple(reader.not_drawn()),
        tuple(reader.ties()),
        tuple(reader.lists()),
        reader.border(),
        reader.of_runs(t.gettext("Groups in which something would be due"), ("waiting", "any")),
        reader.of_runs(t.gettext("Groups in which a place is shared at the end, or until then"), ("sharing", "any")),
    )


@dataclass(frozen=True)
class _Reader:
    setup: Setup
    tally: Tally
    t: Translator
    found: Chains

    def lists(self) -> Iterator[ListShown]:
        for name, title in LISTS.items():
            rows = tuple(self._rows(name))
            total = sum((row.count for row in rows), start=Fraction(0))
            if any(row.asked or row.count for row in rows):
                yield ListShown(name, self.t.gettext(title), plain(total), _shares(rows, total))

    def border(self) -> ListShown | None:
        """What parts the last one inside from the first one outside."""
        keys = [key for key in self.tally if key[0] == "border"]
        if not keys:
            return None
        total = sum((Fraction(self.tally[key]) for key in keys), start=Fraction(0))
        rows: list[Row] = []
        for name in ("by", *LISTS):
            for at, cited in enumerate(chain_of(self.found, name)):
                if count := self.tally.get(("border", name, str(at)), 0):
                    words = criterion_words(cited.value, self.setup.modality, self.t)
                    if name != "by":
                        gaps = {"list": self.t.gettext(LISTS[name]), "criterion": words}
                        words = self.t.gettext("%(list)s: %(criterion)s") % gaps
                    rows.append(
                        Row(words, self._cite(cited, name), count, None, Fraction(0), letter=cited.value.letter)
                    )
        rows += [
            Row(capital(self.t.gettext(LEFT[what])), "", count, None, Fraction(0), separates=False)
            for what in LEFT
            if (count := self.tally.get(("border", "left", what), 0))
        ]
        title = self.t.gettext("The border between place %(inside)s and place %(outside)s") % {
            "inside": self.setup.advance,
            "outside": self.setup.advance + 1,
        }
        return ListShown("border", title, plain(total), _shares(tuple(rows), total))

    def ties(self) -> Iterator[Row]:
        for size in range(2, self.setup.size + 1):
            if count := self.tally.get(("ties", str(size)), 0):
                words = self.t.gettext("Ties of %(n)s") % {"n": size}
                yield Row(words, "", count, None, Fraction(count) / self._runs())

    def of_runs(self, words: str, key: tuple[str, ...]) -> Row:
        count = self.tally.get(key, 0)
        return Row(words, "", count, None, Fraction(count) / self._runs())

    def model(self) -> Iterator[str]:
        """How results were drawn, sentence by sentence."""
        setup, t = self.setup, self.t
        depth = ("figures" if setup.back_from else "marks") if setup.marks else setup.drawing.depth
        segment = t.pgettext("segment", setup.modality.segment.one)
        figures = setup.ruleset.value("values.balls", setup.scope, FIGURES)
        yield t.gettext(DEPTHS[depth]) % {"segment": segment, "n": figures, "most": setup.back_from}
        if depth == "points":
            yield t.gettext(_score(setup))
            if setup.drawing.cards:
                yield t.gettext("Yellow and red cards are drawn too: none to three, and none or one, for each side.")
        equal = t.gettext("All sides are equally strong.")
        apart = t.gettext("The first side is twice as strong as the last, the others between them in even steps.")
        if not setup.marks:
            yield equal if setup.sides == EQUAL else apart
        if setup.place:
            yield t.gettext("%(n)s groups are drawn, to compare their places %(place)s.") % {
                "n": COMPARED,
                "place": setup.place,
            }

    def not_drawn(self) -> Iterator[str]:
        """What the lists ask and no result tells, so that everybody is level in it."""
        for criterion in dict.fromkeys(criteria(self.found)):
            if criterion.fact in NOT_DRAWN or criterion.whole in ("registration order", "seed", "participants"):
                yield criterion_words(criterion, self.setup.modality, self.t)

    def _rows(self, name: str) -> Iterator[Row]:
        """The criteria of a list in order, then what was left at its end."""
        last: dict[str, str] = {}
        for at, cited in enumerate(chain_of(self.found, name)):
            cite = self._cite(cited, name)
            if cited.value.last_resort:
                last[str(cited.value.whole)] = cite
                continue
            count = self.tally.get(("split", name, str(at)), 0)
            asked = self.tally.get(("asked", name, str(at)), 0)
            words = criterion_words(cited.value, self.setup.modality, self.t)
            yield Row(words, cite, count, asked, Fraction(0), letter=cited.value.letter)
        if stake := self.tally.get(("split", name, "stake"), 0):
            yield Row(self.t.gettext("what is said for a place at stake"), "", stake, None, Fraction(0))
        for what, words in LEFT.items():
            if count := self.tally.get(("left", name, what), 0):
                yield Row(capital(self.t.gettext(words)), last.get(what, ""), count, None, Fraction(0), separates=False)

    def _cite(self, cited: Any, name: str) -> str:
        return criterion_citation(cited, name, self.found, self.t) or default_words(cited.source, self.t)

    def _runs(self) -> Fraction:
        return Fraction(self.tally.get(("runs",), 0)) or Fraction(1)


def method_words(report: ChainReport, t: Translator) -> str:
    """What was counted: all ways, or so many groups drawn from a seed."""
    if report.ways:
        text = t.ngettext(
            "Exact: the one way in which a group of %(size)s can come out.",
            "Exact: all %(n)s ways in which a group of %(size)s can come out.",
            report.ways,
        )
        return text % {"n": numbers.number(report.ways, t), "size": report.size}
    text = t.ngettext(
        "Simulation: %(n)s group of %(size)s, seed %(seed)s. The same seed gives the same counts.",
        "Simulation: %(n)s groups of %(size)s, seed %(seed)s. The same seed gives the same counts.",
        report.runs,
    )
    return text % {"n": numbers.number(report.runs, t), "size": report.size, "seed": report.seed}


def share_words(share: Fraction, t: Translator) -> str:
    """ "37,2 %", which never breaks."""
    return f"{numbers.number(share * 100, t, decimals=1)}\N{NO-BREAK SPACE}%"


def count_words(count: Number, t: Translator) -> str:
    """A count of runs as it is; an exact share of all ways as a fraction."""
    return numbers.number(count, t) if isinstance(count, int) else str(count)


def report_json(report: ChainReport) -> dict[str, Any]:
    """The same as data: exact values are strings."""

    def row(one: Row) -> dict[str, Any]:
        named = {"what": one.words, "article": one.cite, "count": str(one.count), "share": str(one.share)}
        return named | ({} if one.asked is None else {"asked": str(one.asked)})

    def listed(one: ListShown) -> dict[str, Any]:
        return {"list": one.key, "total": str(one.total), "rows": [row(each) for each in one.rows]}

    return {
        "method": report.method,
        "runs": report.runs,
        "ways": report.ways,
        "seed": report.seed,
        "size": report.size,
        "advance": report.advance,
        "place": report.place,
        "sides": report.sides,
        "model": list(report.model),
        "not drawn": list(report.not_drawn),
        "ties": [row(each) for each in report.ties],
        "waiting": row(report.waiting),
        "sharing": row(report.sharing),
        "lists": [listed(each) for each in report.lists],
        "border": None if report.border is None else listed(report.border),
    }


def _shares(rows: tuple[Row, ...], total: Number) -> tuple[Row, ...]:
    return tuple(
        Row(row.words, row.cite, row.count, row.asked, Fraction(row.count) / (total or 1), row.separates, row.letter)
        for row in rows
    )


def _score(setup: Setup) -> str:
    points = setup.modality.points
    form = setup.drawing.form
    if form.rule.target.value is None:
        return SCORES[0]
    return SCORES[1] if points.single or form.rule.overshoot.value is None else SCORES[2]
