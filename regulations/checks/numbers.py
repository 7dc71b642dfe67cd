"""Numbers in a text, in figures or in words (Portuguese, Spanish, English), and those that an article's keys state.

A rough reading, for remarks alone: nothing is ever computed from it.
"""

import re
from collections.abc import Iterator, Mapping
from datetime import date

_UNITS = {
    "zero": 0, "cero": 0,
    "dois": 2, "duas": 2, "dos": 2, "two": 2, "três": 3, "tres": 3, "three": 3, "quatro": 4, "cuatro": 4, "four": 4,
    "cinco": 5, "five": 5, "seis": 6, "six": 6, "sete": 7, "siete": 7, "seven": 7, "oito": 8, "ocho": 8, "eight": 8,
    "nove": 9, "nueve": 9, "nine": 9, "dez": 10, "diez": 10, "ten": 10, "onze": 11, "once": 11, "eleven": 11,
    "doze": 12, "doce": 12, "twelve": 12, "treze": 13, "trece": 13, "thirteen": 13, "quatorze": 14, "catorze": 14,
    "catorce": 14, "fourteen": 14, "quinze": 15, "quince": 15, "fifteen": 15, "dezesseis": 16, "dieciséis": 16,
    "sixteen": 16, "dezessete": 17, "diecisiete": 17, "seventeen": 17, "dezoito": 18, "dieciocho": 18, "eighteen": 18,
    "dezenove": 19, "diecinueve": 19, "nineteen": 19, "veintiuno": 21, "veinticuatro": 24, "veinticinco": 25,
}  # fmt: skip
_TENS = {
    "vinte": 20, "veinte": 20, "twenty": 20, "trinta": 30, "treinta": 30, "thirty": 30, "quarenta": 40,
    "cuarenta": 40, "forty": 40, "cinquenta": 50, "cincuenta": 50, "fifty": 50, "sessenta": 60, "sesenta": 60,
    "sixty": 60, "setenta": 70, "seventy": 70, "oitenta": 80, "ochenta": 80, "eighty": 80, "noventa": 90, "ninety": 90,
}  # fmt: skip
_HUNDREDS = {
    "cem": 100, "cento": 100, "cien": 100, "ciento": 100, "duzentos": 200, "doscientos": 200, "trezentos": 300,
    "trescientos": 300, "quatrocentos": 400, "cuatrocientos": 400, "quinhentos": 500, "quinientos": 500,
}  # fmt: skip
_WORDS = {**_UNITS, **_TENS, **_HUNDREDS}
_ONE = {"um": 1, "uma": 1, "uno": 1, "una": 1, "one": 1}
"""An article as often as a number: read only after "vinte e"."""

# In a Spanish text "once" and "dos" are numbers; in a Portuguese or English one "dos" and "once" are other words.
_DOUBTFUL = frozenset({"dos", "once", "doce"})

_FIGURE = re.compile(r"\d+(?:[.,]\d+)?")
_TOKEN = re.compile(r"\d+(?:[.,]\d+)?[ºª°]?|[^\W\d_]+", re.UNICODE)
_CITED = frozenset({"art", "artigo", "artículo", "article", "alínea", "letra", "inciso", "capítulo", "cap", "nota"})


def in_words(text: str) -> Iterator[tuple[str, str]]:
    """Each number of a text, as figures and as it was written; no ordinals, no citations, no lone "um"."""
    tokens = _TOKEN.findall(text)
    at = 0
    while at < len(tokens):
        token = tokens[at].lower()
        cited = at > 0 and tokens[at - 1].lower() in _CITED
        if token[0].isdecimal():
            if token[-1] not in "ºª°" and not cited:
                yield token.replace(",", "."), token
            at += 1
        elif token in _WORDS and token not in _DOUBTFUL:
            number, after = _spelt(tokens, at)
            if not cited:
                yield str(number), " ".join(tokens[at:after])
            at = after
        else:
            at += 1


def _spelt(tokens: list[str], at: int) -> tuple[int, int]:
    """The number spelt from here on, and where it ends: "cento e trinta e cinco", "dois mil"."""
    number = last = _WORDS[tokens[at].lower()]
    at += 1
    while at < len(tokens):
        word = tokens[at].lower()
        linked = word in ("e", "y", "and") and at + 1 < len(tokens)
        following = tokens[at + 1].lower() if linked else word
        value = (_WORDS | _ONE).get(following)
        if following in ("mil", "thousand"):
            number, last = number * 1000, 1000
        elif value is not None and last >= 20 and value < last and (linked or (last % 10 == 0 and value < 10)):
            number, last = number + value, value
        else:
            return number, at
        at += 2 if linked else 1
    return number, at


def in_figures(value: object) -> Iterator[str]:
    """Every number that stands somewhere in a value as written."""
    match value:
        case bool():
            return
        case int():
            yield str(abs(value))
        case str():
            yield from (found.replace(",", ".") for found in _FIGURE.findall(value))
        case date():
            yield from (str(part) for part in (value.year, value.month, value.day))
        case Mapping():
            for key, each in value.items():
                yield from in_figures(key)
                yield from in_figures(each)
        case list():
            for each in value:
                yield from in_figures(each)
        case _:
            return
