"""The readings that a tie rests on where the articles are silent: what is open, what is done, and does it matter."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from core.rules.article import Article, Cited
from core.standings.ranking import Ranking
from reports.citation import citation, criterion_citation, default_words
from reports.crosstable import Results
from reports.explanation import Law, Reading
from reports.in_play import InPlay
from reports.language import marked
from reports.numbers import ordinal
from reports.prose import capital
from reports.ties import BrokenTie
from reports.verdicts import best_place
from reports.voice import Voice


class Alternative(NamedTuple):
    """Another value of a key of the chains, and the ranking that it would give."""

    value: str
    ranking: Ranking


Alternatives = Mapping[str, Iterable[Alternative]]
"""Other readings by the key that they change."""


@dataclass(frozen=True, slots=True)
class Open:
    """What a key leaves open, as a sentence, and each of its values as a clause."""

    question: str
    values: Mapping[str, str]


QUESTIONS: Final[Mapping[str, Open]] = {
    "after_split": Open(
        marked("The text does not say what follows when a criterion separates only some of those level."),
        {
            "continue": marked("those still level go on to the next criterion"),
            "restart": marked("those still level start their list again, by their new number"),
            "repeat mini-league": marked("those still level begin the matches among themselves again, by themselves"),
            "first only": marked("only the first is placed and all the others start again"),
            "last only": marked("only the last is placed and all the others start again"),
        },
    ),
    "mini_league": Open(
        marked("The text does not say whose matches count once some have been separated."),
        {
            "fixed": marked("the matches among all that were level at the start count to the end"),
            "shrinks": marked("only the matches among those still level count"),
        },
    ),
    "two_then": Open(
        marked("The text does not say what two teams take when their own list does not separate them."),
        {
            "more": marked("the list for three or more follows, from its first criterion"),
            "shared": marked("they share the place"),
        },
    ),
    "two_left": Open(
        marked("The text does not say which list the two take that are left of a larger tie."),
        {
            "stay": marked("they stay in the list for three or more"),
            "two": marked("they take the list for two"),
        },
    ),
    "head_to_head": Open(
        marked("The text does not say how several meetings are counted in the head-to-head."),
        {
            "table points": marked("by the table points of those meetings"),
            "wins": marked("by the wins of those meetings"),
            "aggregate": marked("by the aggregate score of those meetings"),
        },
    ),
    "never_met": Open(
        marked("The text does not say what follows when teams that are level have not met."),
        {
            "next criterion": marked("the next criterion is taken"),
            "shared": marked("they share the place"),
            "no mini-league": marked("criteria among those level are passed over"),
        },
    ),
    "walkovers": Open(
        marked("The text does not say whether walkovers count in the tie-break."),
        {"counted": marked("they count"), "left out": marked("they are left out")},
    ),
    "nothing_against": Open(
        marked("The text does not say what a ratio is worth when nothing was conceded."),
        {
            "above all": marked("it stands above every other"),
            "as 1 against": marked("it is worked out as if one had been conceded"),
        },
    ),
    "equalise": Open(
        marked("The text does not say how groups of different sizes are made comparable."),
        {
            "as they stand": marked("the figures are compared as they stand"),
            "per match": marked("totals and differences are divided by the matches played"),
            "without the last placed": marked("matches against the last placed of the larger groups are left out"),
            "dropping matches": marked("the surplus matches are dropped, as the text orders"),
        },
    ),
}


def readings(tie: BrokenTie, ranking: Ranking, voice: Voice, results: Results, others: Alternatives) -> list[Reading]:
    """The readings that came into play at a tie: keys that no article states, and whatever is marked as inferred."""
    found = []
    play = InPlay(tie, ranking, voice.chains, results)
    for key in QUESTIONS:
        cited: Cited[str] = getattr(voice.chains, key)
        silent = not isinstance(cited.source, Article) or cited.inferred is not None
        if silent and play.has(key):
            found.append(_of_key(key, cited, tie, ranking, voice, others.get(key, ())))
    seen: set[str] = set()
    for step in tie.steps:
        why = step.criterion.inferred
        if why is not None and step.skipped is None and why not in seen:
            seen.add(why)
            cite = capital(criterion_citation(step.criterion, step.chain, voice.chains, voice.t))
            law = Law(cite, why, _article(step.criterion))
            found.append(Reading("criterion", voice.t.gettext("Adopted reading"), (why,), law))
    return found


def reading_words(key: str, value: str, voice: Voice) -> str:
    """What one value of a key means, as a clause."""
    return voice.t.gettext(QUESTIONS[key].values[value])


def _of_key(
    key: str, cited: Cited[str], tie: BrokenTie, ranking: Ranking, voice: Voice, others: Iterable[Alternative]
) -> Reading:
    t = voice.t
    adopted = t.gettext("Adopted: %(reading)s.") % {"reading": reading_words(key, cited.value, voice)}
    sentences = [t.gettext(QUESTIONS[key].question), adopted]
    if cited.inferred:
        sentences.append(cited.inferred)
    tried = list(others)
    changed = [(other, moved) for other in tried if (moved := _moved(tie, ranking, other.ranking))]
    for other, moved in changed:
        places = t.gettext("%(name)s would be %(place)s")
        clauses = "; ".join(
            places % {"name": voice.name(side), "place": ordinal(best_place((side,), other.ranking), t)}
            for side in moved
        )
        sentences.append(
            t.gettext("If instead %(reading)s, %(clauses)s.")
            % {"reading": reading_words(key, other.value, voice), "clauses": clauses}
        )
    depends = bool(changed) if tried else None
    law = Law(capital(citation(cited.source, t)), default_words(cited.source, t), _article(cited))
    return Reading(key, title(depends, voice), tuple(sentences), law, depends)


def title(depends: bool | None, voice: Voice) -> str:
    """The heading of a reading, by whether the result depends on it."""
    if depends is None:
        return voice.t.gettext("Adopted reading")
    if depends:
        return voice.t.gettext("Adopted reading: this result depends on it")
    return voice.t.gettext("Adopted reading: this result does not depend on it")


def _moved(tie: BrokenTie, ranking: Ranking, other: Ranking) -> list[str]:
    """The sides of the tie whose place would be another, best first."""
    now = {place.side: (place.place, place.shared) for place in ranking.places}
    return [p.side for p in other.places if p.side in tie.sides and (p.place, p.shared) != now[p.side]]


def _article(cited: Cited[object]) -> Article | None:
    return cited.source if isinstance(cited.source, Article) else None
