"""A value of a regulation as people write it: figures, durations, mixes, moments, scores, effects, plans."""

import re
from collections.abc import Callable, Mapping
from datetime import date, datetime
from fractions import Fraction
from typing import Any, Final

from core.modality import Modality
from core.rules import forms
from core.standings.chain import Drop
from core.standings.criterion import Criterion, Measure
from reports import dates, numbers
from reports.criteria import criterion_words
from reports.facts import phrase
from reports.language import Translator, marked
from reports.prose import capital, listed
from reports.rules.labels import COUNTED, LABELS, UNITS
from reports.rules.moments import moment_words

SCORES: Final = ("walkover.score", "table_points.by_decider")
"""Pairs that are a score, the present side's or the winner's figure first."""


def figure_words(value: Any, t: Translator, modality: Modality | None = None, key: str = "") -> str:
    """The value in words. ``key`` is the figure's path without names ("walkover.score"), by which a pair is a score."""
    return "; ".join(figure_lines(value, t, modality, key))


def figure_lines(value: Any, t: Translator, modality: Modality | None = None, key: str = "") -> tuple[str, ...]:
    """The same, a list in as many lines as it has parts that need a line of their own."""
    if isinstance(value, tuple | list) and value:
        if key in ("infraction.again", "card.again"):
            return tuple(_again(each, at, len(value), t, modality, key) for at, each in enumerate(value))
        if isinstance(value[0], dict):
            return tuple(_record(each, t, modality, key) for each in value)
        if isinstance(value[0], Criterion | Drop):
            return tuple(one_word(each, t, modality, key) for each in value)
        if isinstance(value[0], forms.Mix):
            return (alternatives((one_word(each, t, modality) for each in value), t),)
    return (one_word(value, t, modality, key),)


def one_word(value: Any, t: Translator, modality: Modality | None = None, key: str = "") -> str:
    """A value that is no list of lines."""
    match value:
        case Criterion():
            words = criterion_words(value, modality, t) if modality else value.phrase
            return f"{value.letter}) {words}" if value.letter else words
        case Drop():
            return _dropped(value, t, modality)
        case int() | Fraction():
            return numbers.number(value, t)
        case datetime():
            return f"{dates.long_day(value.date(), t)}, {dates.hour(value, t)}"
        case date():
            return dates.long_day(value, t)
        case tuple() | list() | frozenset():
            return _list(value, t, modality, key)
        case dict():
            return _record(value, t, modality, key)
        case None:
            return t.pgettext("rule", "none")
        case str():
            return _word(value, t, modality)
    return form_words(value, t)


def form_words(value: Any, t: Translator) -> str:
    """A value of one of the forms of the language: duration, range, percentage, mix, money, moment."""
    match value:
        case forms.Duration(amount, unit):
            one, many = UNITS[unit]
            return t.ngettext(one, many, amount) % {"n": amount}
        case forms.Range(low, high, unit):
            figures = {"low": _bound(low, t), "high": _bound(high, t), "unit": _unit(high or low, unit, t)}
            if high is None:
                return _spaced(t.gettext("%(low)s %(unit)s or more") % figures)
            if low is None:
                return _spaced(t.gettext("%(high)s %(unit)s or fewer") % figures)
            if low == high:
                return _spaced(f"{figures['low']} {figures['unit']}")
            return _spaced(t.gettext("%(low)s to %(high)s %(unit)s") % figures)
        case forms.Percent(share, of):
            figure = numbers.number(share * 100, t)
            return t.gettext("%(figure)s %% of the target") % {"figure": figure} if of else f"{figure} %"
        case forms.Mix(parts):
            return listed((_part_words(part, t) for part in parts), t)
        case forms.Money(amount, currency):
            return f"{numbers.number(amount, t)} {currency}"
        case forms.Moment(text):
            return moment_words(text, t)
    return str(value)


def alternatives(words: Any, t: Translator) -> str:
    """ "A ou B": any of them will do."""
    found = list(dict.fromkeys(words))
    if len(found) < 2:
        return "".join(found)
    return t.gettext("%(several)s, or %(last)s") % {"several": ", ".join(found[:-1]), "last": found[-1]}


def score_words(pair: Any, t: Translator) -> str:
    """ "5 a 0"."""
    return t.gettext("%(one)s to %(other)s") % {"one": numbers.number(pair[0], t), "other": numbers.number(pair[1], t)}


def counted_words(name: str, amount: Any, t: Translator) -> str:
    """ "2 amarelos", "1 mulher": what is counted takes the form of its number."""
    if name in COUNTED and isinstance(amount, int):
        one, many = COUNTED[name]
        return t.ngettext(one, many, amount) % {"n": numbers.number(amount, t)}
    return f"{numbers.number(amount, t)} {t.pgettext('rule', name)}"


def _bound(end: Any, t: Translator) -> str:
    return "" if end is None else numbers.number(end, t)


def _unit(end: Any, unit: str, t: Translator) -> str:
    """The unit of a range alone, in the form of its larger end."""
    if unit not in UNITS:
        return unit
    one, many = UNITS[unit]
    return (t.ngettext(one, many, int(end)) % {"n": ""}).strip()


def _spaced(words: str) -> str:
    return " ".join(words.split())


def _word(value: str, t: Translator, modality: Modality | None) -> str:
    """A word of the language or of the sport; what is neither is the regulation's own and stays as it is."""
    if not value:
        return ""
    if re.fullmatch(r"best \d+", value):
        return t.gettext("the best %(n)s") % {"n": value.removeprefix("best ")}
    said = t.pgettext("rule", value)
    if said != value or t.language == "en":
        return said
    known = modality.infractions.get(value, value) if modality else value
    as_moment = moment_words(value, t)
    return as_moment if as_moment != value else t.gettext(known)


def _list(value: Any, t: Translator, modality: Modality | None, key: str) -> str:
    parts = [one_word(one, t, modality) for one in value]
    if key in SCORES or key == "pair":
        return score_words(value, t)
    if key == "stage.crossings":
        return ", ".join(f"{seat_words(one[0], t)} × {seat_words(one[1], t)}" for one in value)
    if key == "match.deciders":
        return ", ".join(parts)
    if all(isinstance(one, int | Fraction) for one in value):
        return ", ".join(parts)
    return listed(parts, t) if parts else t.pgettext("rule", "none")


def seat_words(seat: str, t: Translator) -> str:
    """A seat of a knock-out: "1A" as it is, "melhor 2º", "vencedor do 1"."""
    if found := re.fullmatch(r"(?:(\d+)(?:st|nd|rd|th) )?best (\d+)(?:st|nd|rd|th)", seat):
        best = t.gettext("best %(place)s") % {"place": numbers.ordinal(int(found[2]), t)}
        if not found[1]:
            return best
        return t.gettext("%(number)s %(best)s") % {"number": numbers.ordinal(int(found[1]), t), "best": best}
    if found := re.fullmatch(r"(winner|loser|seed|invited) (\d+)", seat):
        return t.gettext(SEATS[found[1]]) % {"n": found[2]}
    return seat


SEATS: Final[Mapping[str, str]] = {
    "winner": marked("winner of %(n)s"),
    "loser": marked("loser of %(n)s"),
    "seed": marked("seed %(n)s"),
    "invited": marked("guest %(n)s"),
}


def _record(value: Mapping[str, Any], t: Translator, modality: Modality | None, key: str) -> str:
    """A table that is one figure: what is ruled of each of its names."""
    said: Mapping[str, Callable[..., str]] = {
        "walkover.score": _credited,
        "table_points.by_score": _given,
        "table_points.by_win": _given,
        "roster.roles": _people,
        "roster.staff": _people,
    }
    if key in said:
        return said[key](value, t, modality)
    if set(value) == {"place", "sides"}:
        place = numbers.ordinal(value["place"], t)
        text = t.ngettext("the best %(place)s", "the %(n)s best among the %(place)s", value["sides"])
        return text % {"n": value["sides"], "place": place}
    if set(value) == {"cards", "suspension"}:
        gaps = {name: one_word(each, t, modality) for name, each in value.items()}
        return t.gettext("%(cards)s: suspension of %(suspension)s") % gaps
    if "name" in value and ("adds" in value or "takes" in value):
        adds = value["adds"] if "adds" in value else -value["takes"]
        return f"{_word(str(value['name']), t, modality)}: {numbers.number(adds, t, signed=True)}"
    table = key.partition(".")[0]
    pairs = []
    for name, each in value.items():
        inner = f"{table}.{name}"
        words = one_word(each, t, modality, inner)
        pairs.append(f"{_name(name, inner, t)}: {words}")
    return "; ".join(pairs)


def _name(name: str, inner: str, t: Translator) -> str:
    return t.pgettext("figure", LABELS[inner]) if inner in LABELS else t.pgettext("rule", name)


def _credited(value: Mapping[str, Any], t: Translator, modality: Modality | None) -> str:
    """A credited score at each of its levels in the sport's words: "sets 2 a 0, pontos 25 a 0 em cada"."""
    words = []
    for level, pair in value.items():
        fact = level.removesuffix("s")
        name = phrase(fact, Measure.FOR, modality, t) if modality else t.pgettext("rule", level)
        each = level == "points" and len(value) > 1
        text = t.gettext("%(fact)s %(score)s in each") if each else "%(fact)s %(score)s"
        words.append(text % {"fact": name, "score": score_words(pair, t)})
    return capital(", ".join(words)) if len(words) > 1 else score_words(next(iter(value.values())), t)


def _given(value: Mapping[str, Any], t: Translator, modality: Modality | None) -> str:
    """Table points by score or by kind of win: "2–0 dá 3 e 0"."""
    text = t.gettext("%(score)s gives %(winner)s to the winner and %(loser)s to the loser")
    found = []
    for score, pair in value.items():
        shown = score.replace("-", numbers.DASH) if re.fullmatch(r"\d+-\d+", score) else _word(score, t, modality)
        gaps = {"score": shown, "winner": numbers.number(pair[0], t), "loser": numbers.number(pair[1], t)}
        found.append(text % gaps)
    return "; ".join(found)


def _people(value: Mapping[str, Any], t: Translator, modality: Modality | None) -> str:  # noqa: ARG001 - one signature
    return listed((counted_words(name, amount, t) for name, amount in value.items()), t)


def _again(effects: Mapping[str, Any], at: int, of: int, t: Translator, modality: Modality | None, key: str) -> str:
    """What the 2nd, 3rd … time costs; the last one repeats."""
    message = t.gettext("from time %(n)s on: %(effects)s") if at == of - 1 else t.gettext("time %(n)s: %(effects)s")
    return message % {"n": at + 2, "effects": _record(effects, t, modality, key)}


def _dropped(drop: Drop, t: Translator, modality: Modality | None) -> str:
    fact = phrase(drop.fact, drop.measure, modality, t) if modality else drop.fact
    text = t.ngettext(
        "with %(n)s win, the %(result)s with the lowest %(fact)s",
        "with %(n)s wins, the %(result)s with the lowest %(fact)s",
        drop.wins,
    )
    return text % {"n": drop.wins, "result": t.pgettext("rule", drop.result), "fact": fact}


def _part_words(part: forms.Part, t: Translator) -> str:
    if part.percent:
        words = f"{numbers.number(part.amount * 100, t)} % {t.pgettext('share', part.what)}"
    else:
        words = counted_words(part.what, part.amount, t)
    bound = {"at least": t.gettext("at least %(figure)s"), "at most": t.gettext("at most %(figure)s")}
    return bound.get(part.bound, "%(figure)s") % {"figure": words}
