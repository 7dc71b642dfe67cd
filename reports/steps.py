"""The steps of a tie in words: each criterion in order with its values, its verdict and its article."""

from collections.abc import Sequence

from core.rules.article import Article
from core.standings.criterion import Where, Whole
from core.standings.ranking import Ranking, Step
from reports.citation import criterion_citation, default_words
from reports.criteria import criterion_words
from reports.crosstable import Results, crosstable
from reports.explanation import CrossTable, Law, SideValue, StepWords
from reports.prose import capital
from reports.ties import BrokenTie, chain_named
from reports.verdicts import best_place, verdict
from reports.voice import Voice


def steps(tie: BrokenTie, ranking: Ranking, voice: Voice, results: Results) -> tuple[StepWords, ...]:
    """The steps in the order taken; an article is quoted once and then only cited."""
    found: list[StepWords] = []
    quoted: set[Article] = set()
    league: tuple[str, ...] = ()
    before: Step | None = None
    for step in tie.steps:
        source = step.criterion.source
        law = _law(step, voice, repeated=source in quoted)
        if isinstance(source, Article):
            quoted.add(source)
        cross = None
        if _mini_league(step) and step.over != league:
            league = step.over
            cross = _league(step, ranking, results, voice)
        found.append(_words(step, ranking, voice, law, _introduction(step, before, voice), cross))
        before = step
    return tuple(found)


def _words(
    step: Step, ranking: Ranking, voice: Voice, law: Law, introduction: str, cross: CrossTable | None
) -> StepWords:
    return StepWords(
        title=_title(step, voice),
        values=_values(step, ranking, voice),
        verdict=verdict(step, ranking, voice),
        split=step.split,
        applied=step.skipped is None,
        law=law,
        introduction=introduction,
        cross=cross,
    )


def _title(step: Step, voice: Voice) -> str:
    if step.chain == "loses_right":
        return voice.t.gettext("Who loses the right to the tie-break")
    among = len(step.over) if len(step.over) > len(step.sides) else 0
    return criterion_words(step.criterion.value, voice.modality, voice.t, among)


def _values(step: Step, ranking: Ranking, voice: Voice) -> tuple[SideValue, ...]:
    """Each side's figure, in the order of the table; an order that was drawn or decided has none but its verdict."""
    if step.skipped is not None or step.criterion.value.last_resort or step.chain == "loses_right":
        return ()
    figures = voice.figures(step.criterion.value, step.values)
    order = sorted(step.values, key=lambda side: (best_place((side,), ranking), voice.short_name(side)))
    return tuple(SideValue(side, voice.short_name(side), figures[side]) for side in order)


def _law(step: Step, voice: Voice, *, repeated: bool) -> Law:
    source = step.criterion.source
    if isinstance(source, Article):
        cited = criterion_citation(step.criterion, step.chain, voice.chains, voice.t)
        return Law(capital(cited), source.text, source, repeated)
    return Law("", default_words(source, voice.t))


def _mini_league(step: Step) -> bool:
    among = step.criterion.value.where is Where.AMONG_TIED or step.criterion.value.whole is Whole.SWEEP
    return among and step.skipped is None and len(step.over) > 2


def _league(step: Step, ranking: Ranking, results: Results, voice: Voice) -> CrossTable | None:
    """The mini-league's crosstable; None where its matches are not at hand."""
    among = {name: found for name, found in results.items() if set(found[0].sides) <= set(step.over)}
    if not among:
        return None
    sentence = voice.t.ngettext(
        "Only the %(n)s match among them counts now:", "Only the %(n)s matches among them count now:", len(among)
    )
    order = sorted(step.over, key=lambda side: (best_place((side,), ranking), voice.name(side)))
    return crosstable(order, among, voice, sentence % {"n": len(among)})


def _introduction(step: Step, before: Step | None, voice: Voice) -> str:
    """Who is asked and from which list, where that is not what it was a step before."""
    if before is None or (step.sides == before.sides and step.chain == before.chain):
        return ""
    names = {"names": voice.all(step.sides)}
    if before.chain == "loses_right":
        return voice.t.gettext("Between %(names)s:") % names
    if step.chain != before.chain:
        return _other_list(step, before, voice) % names
    if _index(step, voice) <= _index(before, voice) and set(step.sides) < set(before.sides):
        return voice.t.gettext("%(names)s are still level and start the list again:") % names
    if set(step.sides) < set(before.sides):
        return voice.t.gettext("%(names)s are still level:") % names
    return voice.t.gettext("Between %(names)s:") % names


def _other_list(step: Step, before: Step, voice: Voice) -> str:
    if step.sides == before.sides:
        return voice.t.gettext("The list for two did not separate them; the longer list follows:")
    if step.chain == "two":
        return voice.t.gettext("%(names)s are left and take the list for two:")
    return voice.t.gettext("%(names)s take the list for three or more:")


def _index(step: Step, voice: Voice) -> int:
    """The place of a step's criterion in its list."""
    chain: Sequence[object] = chain_named(step.chain, voice.chains)
    return chain.index(step.criterion) if step.criterion in chain else len(chain)
