"""The words of a fact, "goals conceded", "3 goals conceded", "GA", from its name, measure and the sport's words."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from core.modality import Modality, Word
from core.standings.criterion import Measure
from reports.language import Translator, marked, marked_plural

SCORED: Final = ("point", "segment", "board")

COUNTED: Final[Mapping[str, str]] = {
    "table points": marked("table points"),
    "wins": marked("wins"),
    "draws": marked("draws"),
    "losses": marked("losses"),
    "matches": marked("matches"),
    "walkovers": marked("walkovers"),
    "abandonments": marked("abandonments"),
    "cards": marked("cards"),
    "yellow cards": marked("yellow cards"),
    "red cards": marked("red cards"),
    "card weight": marked("card weight"),
    "fouls": marked("fouls"),
    "infractions": marked("infractions"),
    "conduct grade": marked("conduct grade"),
    "deductions": marked("deductions"),
    "win share": marked("share of wins"),
    "table point share": marked("share of table points"),
}

WITH_NUMBER: Final[Mapping[str, tuple[str, str]]] = {
    "table points": marked_plural("%(n)s point", "%(n)s points"),
    "wins": marked_plural("%(n)s win", "%(n)s wins"),
    "draws": marked_plural("%(n)s draw", "%(n)s draws"),
    "losses": marked_plural("%(n)s loss", "%(n)s losses"),
    "matches": marked_plural("%(n)s match", "%(n)s matches"),
    "walkovers": marked_plural("%(n)s walkover", "%(n)s walkovers"),
    "abandonments": marked_plural("%(n)s abandonment", "%(n)s abandonments"),
    "cards": marked_plural("%(n)s card", "%(n)s cards"),
    "yellow cards": marked_plural("%(n)s yellow card", "%(n)s yellow cards"),
    "red cards": marked_plural("%(n)s red card", "%(n)s red cards"),
    "fouls": marked_plural("%(n)s foul", "%(n)s fouls"),
    "infractions": marked_plural("%(n)s infraction", "%(n)s infractions"),
}

_MEASURED: Final[Mapping[Measure, tuple[str, str]]] = {
    Measure.FOR: ("{many} scored", "{many} won"),
    Measure.AGAINST: ("{many} conceded", "{many} lost"),
    Measure.DIFFERENCE: ("{one} difference", "{one} difference"),
    Measure.RATIO: ("{one} ratio", "{one} ratio"),
    Measure.SHARE: ("share of {many} scored", "share of {many} won"),
}
_LETTER: Final[Mapping[Measure, tuple[str, str]]] = {
    Measure.FOR: ("F", "W"),
    Measure.AGAINST: ("A", "L"),
    Measure.DIFFERENCE: ("D", "D"),
    Measure.RATIO: ("R", "R"),
    Measure.SHARE: ("S", "S"),
}


class Scored(NamedTuple):
    """The msgids of a scored fact: its phrase, one and many of it with their number, and its abbreviation."""

    phrase: str
    one: str
    many: str
    abbreviation: str


def word_of(fact: str, modality: Modality) -> Word:
    """The sport's word for a scored fact: point, segment or board."""
    return {"point": modality.point, "segment": modality.segment, "board": modality.board}[fact]


def scored(fact: str, measure: Measure, modality: Modality) -> Scored:
    """The msgids of a scored fact in the sport's words. The catalogue is extracted by this same function."""
    word = word_of(fact, modality)
    level = 0 if fact == "point" else 1
    phrase = _MEASURED[measure][level]
    initial = word.one[:1].upper()
    if level and initial == modality.point.one[:1].upper():
        initial = word.one[:2].capitalize()
    return Scored(
        phrase.format(one=word.one, many=word.many),
        "%(n)s " + phrase.format(one=word.one, many=word.one),
        "%(n)s " + phrase.format(one=word.one, many=word.many),
        initial + _LETTER[measure][level],
    )


def table_key(fact: str, measure: Measure, modality: Modality) -> str:
    """The phrase under which a place's facts keep a figure: "goals for", "set difference", "wins"."""
    if fact not in SCORED:
        return fact
    word = word_of(fact, modality)
    if measure in (Measure.FOR, Measure.AGAINST):
        endings = ("for", "against") if fact == "point" else ("won", "lost")
        return f"{word.many} {endings[measure is Measure.AGAINST]}"
    return f"{word.one} {measure.value}"


def phrase(fact: str, measure: Measure, modality: Modality, t: Translator) -> str:
    """What is counted, without where: "gols sofridos", "saldo de gols", "vitórias"."""
    if fact in SCORED:
        return t.gettext(scored(fact, measure, modality).phrase)
    if fact in COUNTED:
        return t.gettext(COUNTED[fact])
    if fact.endswith(" cards"):
        return t.gettext("cards: %(card)s") % {"card": t.gettext(fact.removesuffix(" cards"))}
    return t.gettext(fact)
