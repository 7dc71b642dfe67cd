"""Sides of a closed group with different numbers of matches: that it is so, and which matches count for nobody."""

from collections.abc import Sequence

from core.standings.chain import Chains
from core.standings.ranking import Ranking
from reports.language import Translator
from reports.prose import listed


def is_uneven(ranking: Ranking, chains: Chains) -> bool:
    """True where every match has ended and the sides have different numbers of them all the same; marks have none."""
    if ranking.provisional or chains.won_by == "mark":
        return False
    return len({place.facts.get("matches", 0) for place in ranking.places}) > 1


def uneven_words(ranking: Ranking, chains: Chains, void: Sequence[int], t: Translator) -> str:
    """What a reader is told of it, "" where there is nothing to tell. ``void``: the numbers of the matches that count
    for nobody between sides of the group; where there is none, the table is not to be taken as final."""
    if not is_uneven(ranking, chains):
        return ""
    if not void:
        return t.gettext("The numbers of matches differ, and no reason for it is recorded: the table is not final.")
    sentence = t.ngettext(
        "The numbers of matches differ: match %(numbers)s counts for neither side.",
        "The numbers of matches differ: matches %(numbers)s count for neither side.",
        len(void),
    )
    return sentence % {"numbers": listed([str(number) for number in void], t)}
