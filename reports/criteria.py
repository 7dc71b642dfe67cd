"""A criterion in words: "Menos gols sofridos entre si", and its value with its noun: "3 gols sofridos"."""

from collections.abc import Mapping
from typing import Final

from core.exact import Value
from core.modality import Modality
from core.standings.criterion import Criterion, Measure, Where, Whole
from core.standings.phrase import FEWEST
from reports.facts import SCORED, WITH_NUMBER, phrase, scored, word_of
from reports.language import Translator, marked, marked_in
from reports.numbers import figure, ordinal, plural_of

WHOLE: Final[Mapping[Whole, str]] = {
    Whole.HEAD_TO_HEAD: marked("head-to-head"),
    Whole.SWEEP: marked("beat all the others, or lost to all"),
    Whole.BACKWARDS: marked("table points round by round, from the last one backwards"),
    Whole.MARK: marked("mark"),
    Whole.PLACES_BACK: marked("most first places, then second places, and so on"),
    Whole.BUCHHOLZ: marked("Buchholz: table points of the rivals"),
    Whole.MEDIAN: marked("median Buchholz: table points of the rivals, without the highest and the lowest"),
    Whole.SONNEBORN_BERGER: marked("Sonneborn-Berger: table points of rivals beaten, half of those drawn with"),
    Whole.PROGRESSIVE: marked("progressive total of table points"),
    Whole.AS_BLACK: marked("games as black"),
    Whole.PARTICIPANTS: marked("number of participants"),
    Whole.MODALITIES: marked("number of sports entered"),
    Whole.PARITY: marked("balance of women and men"),
    Whole.REGISTRATION: marked("order of registration"),
    Whole.SEED: marked("seed"),
    Whole.LOT: marked("drawing of lots"),
    Whole.PLAY_OFF: marked("extra match"),
    Whole.COMMITTEE: marked("decision of the committee"),
    Whole.SHARED: marked("place shared"),
}

_PLAIN_WHERE: Final[Mapping[Where, str]] = {
    Where.OWN: marked("%(figure)s"),
    Where.AMONG_TIED: marked("%(figure)s among those level"),
    Where.GROUP: marked("%(figure)s in the group"),
    Where.LEG: marked("%(figure)s in this leg"),
    Where.PHASE: marked("%(figure)s in the stage"),
    Where.COMPETITION: marked("%(figure)s in the whole competition"),
    Where.GAMES: marked("%(figure)s in the whole games"),
}
_VALUES: Final = frozenset({"card weight", "conduct grade", "win share", "table point share"})
"""Counted facts that are a figure rather than a number of things: lowest and highest, not fewest and most."""


def criterion_words(criterion: Criterion, modality: Modality, t: Translator, among: int = 0) -> str:
    """The criterion as a heading, with a capital. ``among``: the mini-league's size where it is larger than the tie."""
    words = _whole(criterion, t) if criterion.whole is not None else _measure(criterion, modality, t, among)
    return words[:1].upper() + words[1:]


def criterion_name(criterion: Criterion, modality: Modality, t: Translator) -> str:
    """The criterion inside a sentence, without a capital."""
    return _whole(criterion, t) if criterion.whole is not None else _measure(criterion, modality, t, 0)


def criterion_fact(criterion: Criterion, modality: Modality, t: Translator) -> str:
    """Only what the criterion counts, without where or direction: "pontos ganhos"."""
    return _whole(criterion, t) if criterion.whole is not None else _noun(criterion, modality, t)


def with_number(criterion: Criterion, value: Value, modality: Modality, t: Translator, shown: str = "") -> str:
    """The value with its noun: "3 gols sofridos", "1 vitória", "saldo de gols +1". ``shown``: the figure as written."""
    shown = shown or figure(value, t, signed=is_difference(criterion))
    if criterion.whole is not None:
        return shown
    plain = not criterion.per_match and not criterion.rivals and not criterion.venue
    if plain and criterion.fact in SCORED and criterion.measure in (Measure.FOR, Measure.AGAINST):
        ids = scored(criterion.fact, criterion.measure, modality)
        return t.ngettext(ids.one, ids.many, plural_of(value, t)) % {"n": shown}
    if plain and criterion.fact in WITH_NUMBER:
        one, many = WITH_NUMBER[criterion.fact]
        return t.ngettext(one, many, plural_of(value, t)) % {"n": shown}
    return t.gettext("%(figure)s %(n)s") % {"figure": _noun(criterion, modality, t), "n": shown}


def with_where(criterion: Criterion, value: Value, modality: Modality, t: Translator) -> str:
    """The value with its noun and over which matches it was counted: "3 gols sofridos no grupo"."""
    return _where(with_number(criterion, value, modality, t), criterion, modality, t, 0)


def is_difference(criterion: Criterion) -> bool:
    """True for figures that are written with their sign."""
    return criterion.measure is Measure.DIFFERENCE


def _whole(criterion: Criterion, t: Translator) -> str:
    if criterion.whole is Whole.COUNTED_BACK:
        words = t.gettext("most %(number)ss, then %(next)ss, and so on") % {
            "number": criterion.number,
            "next": criterion.number - 1,
        }
    else:
        words = t.gettext(WHOLE[criterion.whole or Whole.SHARED])
    return _qualified(words, criterion, t)


def _measure(criterion: Criterion, modality: Modality, t: Translator, among: int) -> str:
    return _qualified(_where(_directed(criterion, modality, t), criterion, modality, t, among), criterion, t)


def _noun(criterion: Criterion, modality: Modality, t: Translator) -> str:
    """What is measured, without direction or where: "saldo de gols fora de casa por jogo"."""
    words = phrase(criterion.fact, criterion.measure, modality, t)
    if criterion.rivals:
        words = t.gettext("%(figure)s of the rivals") % {"figure": words}
    if criterion.venue == "home":
        words = t.gettext("%(figure)s at home") % {"figure": words}
    if criterion.venue == "away":
        words = t.gettext("%(figure)s away") % {"figure": words}
    if criterion.per_match:
        words = t.gettext("average of %(figure)s per match") % {"figure": words}
    return words


def _directed(criterion: Criterion, modality: Modality, t: Translator) -> str:
    """The direction is said where the fewest is better, or where a word turned it."""
    values = {"figure": _noun(criterion, modality, t)}
    counted = criterion.measure is Measure.COUNT
    fewest = criterion.measure is Measure.AGAINST or (
        counted and (criterion.fact in FEWEST or criterion.fact.endswith(" cards"))
    )
    things = not criterion.per_match and (
        criterion.measure in (Measure.FOR, Measure.AGAINST) or (counted and criterion.fact not in _VALUES)
    )
    if criterion.most and not fewest:
        return values["figure"]
    if things:
        return (t.gettext("most %(figure)s") if criterion.most else t.gettext("fewest %(figure)s")) % values
    return (t.gettext("highest %(figure)s") if criterion.most else t.gettext("lowest %(figure)s")) % values


def _where(words: str, criterion: Criterion, modality: Modality, t: Translator, among: int) -> str:
    values = {"figure": words, "n": criterion.number, "stage": criterion.stage}
    match criterion.where:
        case Where.AMONG_TIED if among:
            return t.gettext("%(figure)s among the %(n)s") % {**values, "n": count_of_teams(among, t)}
        case Where.STAGE:
            return t.gettext("%(figure)s in the stage “%(stage)s”") % values
        case Where.FIRST_PLACES:
            return (
                t.ngettext("%(figure)s against the leader", "%(figure)s against the first %(n)s", criterion.number)
                % values
            )
        case Where.LAST_SEGMENTS:
            return t.gettext(last_segments(modality)) % values
        case Where.LAST_MATCHES:
            return (
                t.ngettext("%(figure)s in the last match", "%(figure)s in the last %(n)s matches", criterion.number)
                % values
            )
        case plain:
            return t.gettext(_PLAIN_WHERE[plain]) % values


def last_segments(modality: Modality) -> str:
    """The msgid of "in the last 9 segments" in the sport's words, whose gender it takes."""
    return f"%(figure)s in the last %(n)s {word_of('segment', modality).many}"


def _qualified(words: str, criterion: Criterion, t: Translator) -> str:
    for said, message in (
        (criterion.without_walkovers, marked("%(criterion)s, without walkovers")),
        (criterion.without_extra_time, marked("%(criterion)s, without extra time")),
        (criterion.size == 2, marked("%(criterion)s, if two are level")),
        (criterion.size == 3, marked("%(criterion)s, if three or more are level")),
        (criterion.at_stake, marked("%(criterion)s, if a next stage or a title depends on it")),
        (criterion.for_place, marked("%(criterion)s, if it is for %(place)s place")),
    ):
        if said:
            words = t.gettext(message) % {"criterion": words, "place": ordinal(criterion.for_place, t)}
    return words


_COUNTS: Final = (
    marked_in("teams", "zero"),
    marked_in("teams", "one"),
    marked_in("teams", "two"),
    marked_in("teams", "three"),
    marked_in("teams", "four"),
    marked_in("teams", "five"),
    marked_in("teams", "six"),
    marked_in("teams", "seven"),
    marked_in("teams", "eight"),
    marked_in("teams", "nine"),
    marked_in("teams", "ten"),
)


def count_of_teams(n: int, t: Translator) -> str:
    """How many teams, in words up to ten ("duas": the noun is feminine in Portuguese), then in figures."""
    return t.pgettext("teams", _COUNTS[n]) if n < len(_COUNTS) else str(n)
