"""What a list, a line-up, an arrival or a protest is refused for, in words, and what cannot be decided yet."""

import re
from collections.abc import Mapping
from typing import Final

from reports.language import Translator, marked, marked_plural

SENTENCES: Final[Mapping[str, str]] = {
    # The list
    "athlete named twice": marked("%(who)s is named twice"),
    "too many names": marked("%(who)s: %(found)s names; at most %(allowed)s"),
    "too few names": marked("%(who)s: %(found)s names; at least %(allowed)s"),
    "sexes of a list": marked("%(who)s: the list has %(found)s; it takes %(allowed)s"),
    "too few of a role": marked("%(who)s: %(found)s on the list; at least %(allowed)s"),
    "too many of the staff": marked("%(who)s: %(found)s on the bench; at most %(allowed)s"),
    "no captain": marked("%(who)s: nobody is named captain"),
    "captain not on the list": marked("%(who)s: the captain, %(found)s, is not on the list"),
    "team formed by another": marked("%(who)s: team formed by %(found)s; it has to be by %(allowed)s"),
    "list closed": marked("%(who)s: changed at %(found)s; the list was open until %(allowed)s"),
    "list open for other reasons": marked("%(who)s: the list is closed, and only these open it: %(allowed)s"),
    "line-up too late": marked("%(who)s: names handed in: %(found)s; it takes: %(allowed)s"),
    # Who may be on it
    "bonds of a list": marked("%(who)s: the list has %(found)s; it takes %(allowed)s"),
    "bond that does not exist": marked("%(who)s: bond “%(found)s”; there are %(allowed)s"),
    "hired too late": marked("%(who)s: bound since %(found)s; it takes %(allowed)s at the latest"),
    "bond too short": marked("%(who)s: bound since %(found)s; it takes %(allowed)s at the entry"),
    "age": marked("%(who)s: aged %(found)s; it takes %(allowed)s"),
    "class not admitted": marked("%(who)s: class “%(found)s”; admitted are %(allowed)s"),
    "no licence": marked("%(who)s: no licence was shown"),
    "licence of another season": marked("%(who)s: licence of %(found)s; it takes that of %(allowed)s"),
    "not federated": marked("%(who)s does not belong to the federation"),
    "federated": marked("%(who)s belongs to the federation, whose players are barred"),
    "names that do not share": marked("%(who)s: %(found)s on one list; all have to be of one %(allowed)s"),
    "of another delegation": marked("%(who)s is of %(found)s; the list is of %(allowed)s"),
    "suspended": marked("%(who)s is serving a suspension"),
    # What one athlete or delegation may enter
    "athlete entered too often": marked("%(who)s is entered in %(found)s: at most %(allowed)s"),
    "on two lists": marked("%(who)s is on %(found)s: nobody can play for two sides of one competition"),
    "modalities that clash": marked("%(who)s is entered in %(found)s: only %(allowed)s of them"),
    "too few entries": marked("There are %(found)s entries; with fewer than %(allowed)s it does not take place"),
    "too few delegations": marked(
        "There are %(found)s delegations; with fewer than %(allowed)s it does not take place"
    ),
    "too many invitations": marked("%(who)s would be invitation %(found)s; the committee has %(allowed)s"),
    "delegations may not merge": marked("%(found)s may not enter together"),
    "too large to merge": marked("%(who)s has %(found)s members; it takes %(allowed)s to enter together"),
    "entry too late": marked("%(who)s: entered at %(found)s; entries were open until %(allowed)s"),
    # At the table
    "too few to start": marked("%(who)s: %(found)s present; it takes %(allowed)s to start"),
    "too few to go on": marked("%(who)s: %(found)s left; it takes %(allowed)s to go on"),
    "too many in play": marked("%(who)s: %(found)s in play; at most %(allowed)s"),
    "sexes in play": marked("%(who)s: %(found)s in play; it takes %(allowed)s"),
    "not on the list": marked("%(who)s is not on the list of %(allowed)s"),
    "too many substitutions": marked("%(who)s: %(found)s substitutions; at most %(allowed)s"),
    "substitution out of time": marked("%(who)s entered %(found)s; it has to be %(allowed)s"),
    "leaves without being in play": marked("%(who)s was not in play, and cannot leave"),
    "enters while in play": marked("%(who)s was in play already, and cannot enter"),
    "came back": marked("%(who)s had left, and cannot come back"),
    "played too little": marked("%(who)s played in %(found)s; the least is %(allowed)s"),
    # Arrival, protest, programme
    "later than the tolerance": marked("%(who)s: %(found)s late; the tolerance is of %(allowed)s: W.O."),
    "lateness costs": marked("%(who)s, %(late)s late, loses %(found)s"),
    "walkover": marked("%(who)s loses by W.O.: %(found)s"),
    "protest too late": marked("%(who)s: protest lodged: %(found)s; the deadline was: %(allowed)s"),
    "protest by another": marked("%(who)s: protest lodged by %(found)s; it has to be by %(allowed)s"),
    "protest in another form": marked("%(who)s: protest %(found)s; it has to be %(allowed)s"),
    "protest without its deposit": marked("%(who)s: deposit of the protest: %(found)s; it takes %(allowed)s"),
    "too little rest": marked("%(who)s: %(found)s of rest before match %(match)s; at least %(allowed)s"),
    "too many matches in a day": marked("%(who)s: %(found)s matches in a day; at most %(allowed)s"),
    # Trophies
    "below a threshold": marked("%(who)s does not compete: %(fact)s %(found)s; it takes %(allowed)s"),
    "in no division": marked("%(who)s, with %(found)s members, is in no division"),
    # What cannot be decided yet
    "fact not known": marked("%(who)s: not decided: nobody has said how many or how much: %(fact)s"),
    "whether it counts is not known": marked("%(who)s: not decided: the committee has not said whether it counts"),
    "sexes of a list not known": marked("%(who)s: not decided: it is not said who is a man and who a woman"),
    "bonds of a list not known": marked("%(who)s: not decided: some bonds are not known"),
    "bond not known": marked("%(who)s: not decided: the bond is not known"),
    "day of hiring not known": marked("%(who)s: not decided: since when they are bound is not known"),
    "day of the entry not known": marked("%(who)s: not decided: the day of the entry is not known"),
    "birth not known": marked("%(who)s: not decided: the day of birth is not known"),
    "day of the age not known": marked("%(who)s: not decided: the day on which age is taken is not known"),
    "class not known": marked("%(who)s: not decided: the class is not known"),
    "licence not known": marked("%(who)s: not decided: nobody has looked at the licence"),
    "season of the licence not known": marked("%(who)s: not decided: of which season the licence is is not known"),
    "federation not known": marked("%(who)s: not decided: it is not known whether they belong to the federation"),
    "shared fact not known": marked("%(who)s: not decided: what the list has to share is not known of them"),
    "members not known": marked("%(who)s: not decided: how many members it has is not known"),
    "list closes at a time not known": marked("%(who)s: not decided: when the list closes is not known"),
    "line-up due at a time not known": marked("%(who)s: not decided: when the names are due is not known"),
    "entries close at a time not known": marked("%(who)s: not decided: when entries close is not known"),
    "protest due at a time not known": marked("%(who)s: not decided: until when it could be lodged is not known"),
}

WORDS: Final = frozenset(
    {
        marked("delegation"),
        marked("committee"),
        marked("lots"),
        marked("nationality"),
        marked("department"),
        marked("employee"),
        marked("associate"),
        marked("captain"),
        marked("delegation head"),
        marked("accredited delegate"),
        marked("written"),
        marked("oral"),
        marked("injury"),
        marked("end of bond"),
        marked("in play"),
        marked("any time"),
        marked("between segments"),
        marked("between halves"),
        marked("between matches"),
        marked("1 segment"),
        marked("1 match"),
        marked("every match"),
        marked("absence"),
        marked("below minimum"),
        marked("no uniform"),
        marked("ineligible athlete"),
        marked("refusal"),
        marked("coach"),
        marked("assistant"),
        marked("medical"),
        marked("modalities"),
        marked("modalities entered"),
        marked("competitions"),
        marked("teams"),
        marked("participants"),
        marked("athletes"),
        marked("members"),
        marked("conduct grade"),
        marked("before the match"),
        marked("start of the match"),
        marked("segment"),
        marked("board"),
        marked("match"),
    }
)
"""Words of the language that these refusals name; what a regulation calls itself stays as it is."""

_SEXES: Final = {
    "man": marked_plural("%(n)s man", "%(n)s men"),
    "woman": marked_plural("%(n)s woman", "%(n)s women"),
}
_ABOUT_THE_MATCH: Final = {
    "before": marked("%(time)s before the match"),
    "after": marked("%(time)s after the match"),
}
_TIME: Final = re.compile(r"(\d+ (?:s|min)) (before|after) the match")
_PIECES: Final = re.compile(r"(, | / )")
_PART: Final = re.compile(r"((?:≥ |≤ )?)(\d+)( %)? (.+)")


def told(text: str, t: Translator, roles: frozenset[str] = frozenset()) -> str:
    """A figure of these refusals in the language: "3 man, 1 woman" is "3 homens, 1 mulher"."""
    return "".join(piece if _PIECES.fullmatch(piece) else _piece(piece, t, roles) for piece in _PIECES.split(text))


def _piece(piece: str, t: Translator, roles: frozenset[str]) -> str:
    if piece in WORDS:
        return t.gettext(piece)
    if time := _TIME.fullmatch(piece):
        return t.gettext(_ABOUT_THE_MATCH[time[2]]) % {"time": time[1]}
    part = _PART.fullmatch(piece)
    if part is None:
        return piece
    bound, number, percent, word = part.groups()
    if word in _SEXES and not percent:
        return bound + t.ngettext(*_SEXES[word], int(number)) % {"n": number}
    if word in _SEXES:
        one = t.ngettext(*_SEXES[word], 2) % {"n": ""}
        return f"{bound}{number} % {one.strip()}"
    known = word in WORDS or word in roles
    return f"{bound}{number}{percent or ''} {t.gettext(word) if known else word}"
