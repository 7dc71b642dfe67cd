"""The one place where the steps of a ranking and the refusals of a sheet become sentences."""

from collections.abc import Mapping, Sequence

from core.modality import Modality
from core.standings.chain import Chains
from core.standings.ranking import Ranking
from reports.citation import criterion_citation, run
from reports.criteria import criterion_name, criterion_words
from reports.crosstable import Results
from reports.dues import due_words
from reports.explanation import Explanation, TieWords
from reports.language import Translator
from reports.opening import nothing_played, opening, summary, without_ties
from reports.prose import Prose, Run, joined, listed_prose, prose
from reports.readings import Alternatives, readings
from reports.refusals import say
from reports.steps import steps
from reports.ties import BrokenTie, chain_named, ties
from reports.verdicts import shared_words
from reports.voice import Voice

FEW = 4
"""So many others are named as not part of a tie; in a larger table nobody would ask."""

__all__ = ["criterion_words", "explain", "say"]


def explain(  # noqa: PLR0913 - what can be told depends on what is at hand, each thing by its name
    ranking: Ranking,
    chains: Chains,
    modality: Modality,
    names: Mapping[str, str],
    translator: Translator,
    *,
    short: Mapping[str, str] | None = None,
    codes: Mapping[str, str] | None = None,
    results: Results | None = None,
    alternatives: Alternatives | None = None,
) -> Explanation:
    """Why the order of one ranking is what it is.

    ``names`` are the usual names by side; ``short`` stand beside values and ``codes`` head crosstables. ``results``,
    the settled matches by id, give the mini-leagues. ``alternatives`` are rankings under other readings, by the key
    that they change ("after_split"): with them, a reading says whether the result depends on it.
    """
    voice = Voice(modality, chains, names, translator, short or {}, codes or {})
    if nothing_played(ranking):
        nothing = translator.gettext("No match has ended yet")
        return Explanation(nothing, (Run(nothing + "."),))
    broken = ties(ranking)
    if not broken:
        words, sentence = without_ties(ranking, voice)
        return Explanation(words, sentence, due=due_words(ranking.due, None, voice))
    told = tuple(_tie(tie, ranking, voice, results or {}, alternatives or {}) for tie in broken)
    return Explanation(
        summary=several(told, translator),
        opening=(),
        ties=told,
        due=due_words([due for due in ranking.due if not any(due in tie.due for tie in broken)], None, voice),
        open=any(sum(step.applied for step in tie.steps) > 1 or tie.due for tie in told),
    )


def several(told: Sequence[TieWords], t: Translator) -> str:
    """The ties of one table in a few words, or how many there are."""
    if len(told) <= 2:
        return "; ".join(tie.summary for tie in told)
    return t.ngettext("%(n)s tie", "%(n)s ties", len(told)) % {"n": len(told)}


def _tie(tie: BrokenTie, ranking: Ranking, voice: Voice, results: Results, alternatives: Alternatives) -> TieWords:
    return TieWords(
        sides=tie.sides,
        summary=summary(tie, voice),
        opening=opening(tie, ranking, voice),
        steps=steps(tie, ranking, voice, results),
        readings=tuple(readings(tie, ranking, voice, results, alternatives)),
        left_out=_left_out(tie, ranking, voice),
        due=due_words(tie.due, tie, voice),
        shared=shared_words(tie.sides, ranking, voice),
    )


def _left_out(tie: BrokenTie, ranking: Ranking, voice: Voice) -> tuple[Prose, ...]:
    """What did not enter: the criteria that were never reached, and who was not part of the tie."""
    t = voice.t
    asked = [step.criterion for step in tie.steps]
    items = []
    for name in [step.chain for step in tie.steps][-1:]:
        rest = [cited for cited in chain_named(name, voice.chains) if cited not in asked]
        for before, cited in zip([None, *rest], rest, strict=False):
            words = criterion_name(cited.value, voice.modality, t)
            where = criterion_citation(cited, name, voice.chains, t)
            if before is not None and before.source == cited.source and cited.value.letter:
                where = cited.value.letter
            items.append(joined([Run(f"{words} ("), run(cited, where), Run(")")]) if where else (Run(words),))
    unreached = t.gettext("It was not necessary to go as far as %(criteria)s.")
    found = [prose(unreached, {"criteria": listed_prose(items, t)})] if items else []
    others = [place.side for place in ranking.places if place.side not in tie.sides]
    sentence = t.ngettext(
        "%(names)s was not part of this tie.", "%(names)s were not part of this tie.", len(others)
    ) % {"names": voice.all(others)}
    if 0 < len(others) <= FEW:
        found.append((Run(sentence),))
    return tuple(found)
