"""A moment of a regulation in words: "15 minutos antes do jogo", "31 de dezembro", "2ª rodada"."""

import calendar
import re
from collections.abc import Mapping
from typing import Final

from babel.dates import get_month_names

from reports.language import Translator, marked, marked_in
from reports.rules.labels import UNITS

ABOUT: Final[Mapping[str, str]] = {
    "before": marked("before %(anchor)s"),
    "after": marked("after %(anchor)s"),
    "start of": marked("at the start of %(anchor)s"),
    "end of": marked("at the end of %(anchor)s"),
}
LEADING: Final[Mapping[str, str]] = {
    "before": marked("%(time)s before %(anchor)s"),
    "after": marked("%(time)s after %(anchor)s"),
}
ANCHORS: Final = (
    marked_in("anchor", "the match"),
    marked_in("anchor", "the first match"),
    marked_in("anchor", "the next match"),
    marked_in("anchor", "the last match"),
    marked_in("anchor", "the encounter"),
    marked_in("anchor", "the round"),
    marked_in("anchor", "the first round"),
    marked_in("anchor", "the next round"),
    marked_in("anchor", "the draw"),
    marked_in("anchor", "the stage"),
    marked_in("anchor", "the next stage"),
    marked_in("anchor", "the phase"),
    marked_in("anchor", "the next phase"),
    marked_in("anchor", "the competition"),
    marked_in("anchor", "the games"),
    marked_in("anchor", "the segment"),
    marked_in("anchor", "the half"),
    marked_in("anchor", "the day"),
    marked_in("anchor", "the next day"),
    marked_in("anchor", "the round of 16"),
    marked_in("anchor", "the quarter-final"),
    marked_in("anchor", "the semi-final"),
    marked_in("anchor", "the third place"),
    marked_in("anchor", "the final"),
)
"""With the article, for Portuguese and Spanish join it to the word before: "d" and "o jogo", "de" and "l partido"."""
ALONE: Final[Mapping[str, str]] = {
    "entry date": marked("the day of the entry"),
    "first match": marked("until the first match"),
    "draw": marked("until the draw"),
}
HOURS: Final[Mapping[str, str]] = {
    "day": marked("%(hour)s of the day"),
    "next day": marked("%(hour)s of the next day"),
    "day before": marked("%(hour)s of the day before"),
}
_ABOUT = re.compile(r"(?:(\d+) (s|min|h|days|year|matches|segments) )?(before|after|start of|end of) (?:the )?(.+)")
_MONTHS: Final = {name: at for at, name in enumerate(calendar.month_name) if name}


def moment_words(text: str, t: Translator) -> str:
    """The moment in words; a text that is none stays as it is."""
    if text in ALONE:
        return t.gettext(ALONE[text])
    if found := re.fullmatch(r"round (\d+)", text):
        return t.gettext("round %(n)s") % {"n": found[1]}
    if found := re.fullmatch(r"(\d\d?:\d\d) of the (day|next day|day before)", text):
        hour = found[1].replace(":", "h") if t.language == "pt-BR" else found[1]
        return t.gettext(HOURS[found[2]]) % {"hour": hour}
    if (found := re.fullmatch(r"(\d+) (\w+)", text)) and found[2] in _MONTHS:
        month = str(get_month_names("wide", "format", t.locale)[_MONTHS[found[2]]])
        return t.gettext("%(day)s %(month)s") % {"day": found[1], "month": month}
    if found := _ABOUT.fullmatch(text):
        return _about(found, t)
    return text


def _about(found: re.Match[str], t: Translator) -> str:
    amount, unit, word, anchor = found.groups()
    known = f"the {anchor}"
    if known in ANCHORS:
        named = t.pgettext("anchor", known)
    elif number := re.fullmatch(r"round (\d+)", anchor):
        named = t.pgettext("anchor", "the round %(n)s") % {"n": number[1]}
    else:
        named = t.pgettext("anchor", "the stage “%(name)s”") % {"name": anchor}
    if amount is None:
        return t.gettext(ABOUT[word]) % {"anchor": named}
    one, many = UNITS[unit]
    time = t.ngettext(one, many, int(amount)) % {"n": amount}
    return t.gettext(LEADING[word]) % {"time": time, "anchor": named}
