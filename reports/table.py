"""The standings table: its columns follow the regulation's chain; page, PDF and spreadsheets print this one."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from core.exact import ABOVE_ALL, Number, Value
from core.modality import Modality
from core.standings.chain import Chain, Chains
from core.standings.criterion import Criterion, Measure, Whole
from core.standings.ranking import Place, Ranking
from core.standings.tally import share
from reports.criteria import criterion_fact
from reports.facts import SCORED, phrase, scored, table_key
from reports.language import Translator, marked_in
from reports.numbers import decimals_for, figure, mark, ordinal
from reports.opening import nothing_played
from reports.performances import unplaced_words
from reports.prose import alphabetical, capital
from reports.voice import Voice


@dataclass(frozen=True, slots=True)
class Column:
    """``title`` explains the ``abbreviation`` in full; a ``spare`` column goes first where there is little room."""

    key: str
    abbreviation: str
    title: str
    spare: bool = False

    @property
    def classes(self) -> str:
        """How the stylesheet calls its cells."""
        return "pts" if self.key == "table points" else "spare" if self.spare else ""


@dataclass(frozen=True, slots=True)
class Cell:
    """A figure as written and as it is; ``value`` None where there is nothing to count, text for a mark that has a unit
    or decimals: a file has it as the officials write it."""

    text: str
    value: Value | str | None
    classes: str = ""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A side's row. ``through``: qualified for good, whatever is still drawn; ``maybe``: in the zone, provisional;
    ``due``: on a shared place that waits for something; ``cut``: the line above the row is the cut. ``place`` is None
    while nothing was played: nobody leads then; and of who has no mark in a contest of performances: ``why``, in words.
    """

    place: int | None
    side: str
    name: str
    cells: tuple[Cell, ...]
    through: bool = False
    maybe: bool = False
    due: bool = False
    cut: bool = False
    why: str = ""

    @property
    def position(self) -> str:
        """The place as written."""
        return "–" if self.place is None else str(self.place)

    @property
    def mark(self) -> str:
        """The one mark that says most: "due", "through", "maybe" or ""."""
        return "due" if self.due else "through" if self.through else "maybe" if self.maybe else ""

    @property
    def classes(self) -> str:
        """How the stylesheet calls the row."""
        return " ".join(name for name in ("through", "maybe", "due", "cut") if getattr(self, name))


@dataclass(frozen=True, slots=True)
class Marks:
    """Which marks the table bears, so that its key explains those alone."""

    through: bool
    maybe: bool
    due: bool
    cut: bool


@dataclass(frozen=True, slots=True)
class StandingsTable:
    """A table ready to be printed; ``note`` is what has to be said of it beside its key."""

    columns: tuple[Column, ...]
    rows: tuple[TableRow, ...]
    provisional: bool = False
    note: str = ""

    @property
    def marks(self) -> Marks:
        """The marks that some row bears."""
        rows = self.rows
        return Marks(*(any(getattr(row, mark) for row in rows) for mark in ("through", "maybe", "due", "cut")))


def standings_table(
    ranking: Ranking,
    chains: Chains,
    modality: Modality,
    names: Mapping[str, str],
    translator: Translator,
    advance: int = 0,
) -> StandingsTable:
    """The table of one ranking. ``advance`` is how many of the group qualify, 0 where nobody does.

    Those who share a place stand in alphabetical order, which means nothing; no cut runs between them.
    """
    voice = Voice(modality, chains, names, translator)
    columns = _columns(ranking, voice)
    figures = {column.key: _figures(column.key, ranking, voice) for column in columns}
    order = sorted(ranking.places, key=lambda place: (place.place, alphabetical(voice.name(place.side))))
    zone = _zone(ranking, advance)
    played = not nothing_played(ranking)
    waiting = {side for due in ranking.due for side in due.sides} if played else set()
    firsts = [index for index, place in enumerate(order) if place.place == index + 1]
    cut = next((index for index in firsts if index >= advance > 0), None)
    rows = tuple(
        TableRow(
            place.place if played else None,
            place.side,
            voice.name(place.side),
            tuple(_cell(column, place, figures[column.key]) for column in columns),
            through=place.side in zone and not ranking.provisional,
            maybe=place.side in zone and ranking.provisional,
            due=place.side in waiting and not ranking.provisional,
            cut=index == cut,
            why=unplaced_words(place.why, translator) if place.why else "",
        )
        for index, place in enumerate(order)
    )
    return StandingsTable(columns, (*rows, *_without_place(ranking, columns, voice)), ranking.provisional)


def _without_place(ranking: Ranking, columns: tuple[Column, ...], voice: Voice) -> Iterable[TableRow]:
    """Who has no mark, below the others: by why, and then by the alphabet."""
    order = {why: number for number, why in enumerate(dict.fromkeys(each.why for each in ranking.unplaced))}
    for each in sorted(ranking.unplaced, key=lambda each: (order[each.why], alphabetical(voice.name(each.side)))):
        why = unplaced_words(each.why, voice.t)
        cells = (_of_unplaced(column, each.facts, voice) for column in columns)
        yield TableRow(None, each.side, voice.name(each.side), tuple(cells), why=why)


def _of_unplaced(column: Column, facts: Mapping[str, Value], voice: Voice) -> Cell:
    value = facts.get(column.key)
    return Cell("" if value is None else figure(value, voice.t), value, column.classes)


# -------------------------------------------------------------------------------------------------------------- columns

FIXED: Final[Mapping[str, str]] = {
    "table points": marked_in("table points", "Pts"),
    "matches": marked_in("matches", "P"),
    "wins": marked_in("wins", "W"),
    "draws": marked_in("draws", "D"),
    "losses": marked_in("losses", "L"),
    "walkovers": marked_in("walkovers", "WO"),
}


def _columns(ranking: Ranking, voice: Voice) -> tuple[Column, ...]:
    """Points, matches, wins, draws, losses; then what the chain measures, in its order."""
    asked = [cited.value for chain in _lists(voice.chains) for cited in chain]
    measured = dict.fromkeys(
        (criterion.fact, criterion.measure)
        for criterion in map(_first_counted, asked)
        if _is_column(criterion, voice.modality)
    )
    facts = {criterion.fact for criterion in asked}
    return (
        *(_fixed(key, facts, voice.t) for key in FIXED if _is_shown(key, ranking, voice)),
        *(_by(criterion, voice) for criterion in _by_alone(voice)),
        *(_of_place(place, voice.t) for place in _places_counted(ranking, asked)),
        *(_measured(fact, measure, voice) for fact, measure in measured),
    )


def _places_counted(ranking: Ranking, asked: Iterable[Criterion]) -> range:
    """The places that a trophy counts back, as far as three columns show them."""
    known = {name for place in ranking.places for name in place.facts if name.startswith("place ")}
    back = any(criterion.whole is Whole.PLACES_BACK for criterion in asked)
    return range(1, 1 + sum(f"place {n}" in known for n in (1, 2, 3))) if back else range(0)


def _of_place(place: int, t: Translator) -> Column:
    title = t.gettext("number of times in %(place)s place") % {"place": ordinal(place, t)}
    return Column(f"place {place}", ordinal(place, t), capital(title), spare=place > 1)


def _lists(chains: Chains) -> Iterable[Chain]:
    return [chain for chain in (chains.by, chains.two, chains.more, chains.any) if chain]


def _first_counted(criterion: Criterion) -> Criterion:
    """Of figures counted back from 9, the first: so many 9s; any other criterion is itself."""
    return Criterion("", fact=f"{criterion.number}s") if criterion.whole is Whole.COUNTED_BACK else criterion


def _is_column(criterion: Criterion, modality: Modality) -> bool:
    """A measure of the sport that a row can show: scored facts and the sport's own counts."""
    if criterion.rivals or criterion.whole is not None:
        return False
    return criterion.fact in SCORED or criterion.fact in modality.facts


def _is_shown(key: str, ranking: Ranking, voice: Voice) -> bool:
    """Draws where the sport knows them or one happened; walkovers where one happened; nothing that nobody counts."""
    happened = any(place.facts.get(key, 0) != 0 for place in ranking.places)
    if key in ("matches", "wins", "losses") and voice.chains.won_by == "mark":
        return False
    if happened or key == "walkovers":
        return happened
    if key == "draws":
        return "draw" in voice.modality.defaults.get("table_points", {})
    return not _by_alone(voice)


def _by_alone(voice: Voice) -> list[Criterion]:
    """What makes sides level and no other column shows: a mark, an average, a grade."""
    by = [cited.value for cited in voice.chains.by]
    return [criterion for criterion in by if not _is_column(criterion, voice.modality) and criterion.fact not in FIXED]


def _by(criterion: Criterion, voice: Voice) -> Column:
    title = capital(criterion_fact(criterion, voice.modality, voice.t))
    return Column(f"by {criterion.phrase}", title, title)


def _fixed(key: str, asked: set[str], t: Translator) -> Column:
    spare = key in ("draws", "losses") and key not in asked
    return Column(key, t.pgettext(key, FIXED[key]), capital(phrase_of(key, t)), spare)


def phrase_of(key: str, t: Translator) -> str:
    """What a fixed column counts."""
    return t.gettext(key)


def _measured(fact: str, measure: Measure, voice: Voice) -> Column:
    title = capital(phrase(fact, measure, voice.modality, voice.t))
    key = table_key(fact, measure, voice.modality)
    if fact not in SCORED:
        return Column(key, title, title)
    ids = scored(fact, measure, voice.modality)
    return Column(key, voice.t.pgettext(ids.phrase, ids.abbreviation), title)


# -------------------------------------------------------------------------------------------------------------- figures


def _figures(key: str, ranking: Ranking, voice: Voice) -> dict[str, tuple[Value | str | None, str]]:
    by = {f"by {s.criterion.value.phrase}": s.values for s in reversed(ranking.steps) if s.chain == "by"}
    is_mark = any(key == f"by {criterion.phrase}" and voice.is_mark(criterion) for criterion in _by_alone(voice))
    if is_mark:  # known of everybody, also where sides of several heats are compared and nothing was to be parted
        values: dict[str, Value | None] = {p.side: p.facts.get("mark") for p in ranking.places}
    elif key.startswith("by "):
        values = {p.side: by.get(key, {}).get(p.side) for p in ranking.places}
    else:
        values = {place.side: _value(key, place.facts, voice) for place in ranking.places}
    if is_mark:
        written = {s: "" if v is None else mark(v, voice.chains.precision, voice.t) for s, v in values.items()}
        return {s: (_in_files(values[s], text), text) for s, text in written.items()}
    decimals = decimals_for(value for value in values.values() if value is not None)
    signed = key.endswith(f" {Measure.DIFFERENCE}")
    return {
        side: (value, "" if value is None else figure(value, voice.t, signed=signed, decimals=decimals))
        for side, value in values.items()
    }


def _in_files(value: Value | None, text: str) -> Value | str | None:
    """A mark in a file: a number where it is written as one, else as it is written (1:02,35; 5,10 m)."""
    return value if isinstance(value, int) and text == str(value) else text or None


def _value(key: str, facts: Mapping[str, Value], voice: Voice) -> Value | None:
    """A figure of the row; ratios and shares are made of the figures for and against.

    A match that the side missed is no match played: it stands in the column of walkovers alone.
    """
    played, missed = facts.get("matches"), facts.get("walkovers", 0)
    if key == "matches" and isinstance(played, int) and isinstance(missed, int):
        return played - missed
    if key in facts:
        return facts[key]
    for fact in SCORED:
        won, lost = (facts.get(table_key(fact, way, voice.modality)) for way in (Measure.FOR, Measure.AGAINST))
        if not isinstance(won, int | Fraction) or not isinstance(lost, int | Fraction):
            continue
        if key == table_key(fact, Measure.RATIO, voice.modality):
            return measured_ratio(won, lost, above_all=voice.chains.nothing_against.value == "above all")
        if key == table_key(fact, Measure.SHARE, voice.modality):
            return share(won, won + lost)
    return 0


def measured_ratio(won: Number, lost: Number, *, above_all: bool) -> Value:
    """won ÷ lost as the chain has it (language, section 11, nothing_against)."""
    if won and not lost:
        return ABOVE_ALL if above_all else won
    return share(won, lost)


def _cell(column: Column, place: Place, figures: Mapping[str, tuple[Value | str | None, str]]) -> Cell:
    value, text = figures[place.side]
    return Cell(text, value, column.classes)


# ---------------------------------------------------------------------------------------------------------------- marks


def _zone(ranking: Ranking, advance: int) -> frozenset[str]:
    """The sides that are inside the qualifying zone whatever is still to be drawn among those who share a place."""
    return frozenset() if nothing_played(ranking) else ranking.inside(advance)
