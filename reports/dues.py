"""What is still due before some sides can be parted: a lot, an extra match, a decision."""

from collections.abc import Iterable, Mapping
from typing import Final

from core.exact import Value
from core.rules.article import Article
from core.standings.criterion import Whole
from core.standings.ranking import Due, Step
from reports.citation import criterion_citation, run
from reports.criteria import with_where
from reports.explanation import DueWords
from reports.language import marked
from reports.prose import Prose, listed, prose
from reports.ties import BrokenTie
from reports.voice import Voice

TITLES: Final[Mapping[str, str]] = {
    "lot": marked("Lots are still to be drawn between %(names)s"),
    "play-off": marked("An extra match is still to be played between %(names)s"),
    "committee": marked("The committee is still to decide between %(names)s"),
    "border": marked("The place shared by %(names)s must be parted first"),
}
_ORDERS: Final[Mapping[str, str]] = {
    "lot": marked("Lots are to be drawn by %(article)s."),
    "play-off": marked("The extra match is ordered by %(article)s."),
    "committee": marked("The decision is left to the committee by %(article)s."),
}


def due_words(due: Iterable[Due], tie: BrokenTie | None, voice: Voice) -> tuple[DueWords, ...]:
    """Each thing that is due, with what its sides have in common and the article that orders it."""
    return tuple(_due(one, tie, voice) for one in due)


def _due(due: Due, tie: BrokenTie | None, voice: Voice) -> DueWords:
    t = voice.t
    names = voice.all(due.sides)
    sentences: list[Prose] = []
    if tie is not None and (common := _common(due, tie, voice)):
        sentence = t.gettext("%(names)s are level in everything: %(figures)s.")
        sentences.append(prose(sentence, {"names": names, "figures": common}))
    if due.source is not None and isinstance(due.source.source, Article) and due.what in _ORDERS:
        chain = next((s.chain for s in tie.steps if s.criterion == due.source), "any") if tie is not None else "any"
        cite = run(due.source, criterion_citation(due.source, chain, voice.chains, t))
        sentences.append(prose(t.gettext(_ORDERS[due.what]), {"article": (cite,)}))
    return DueWords(due.what, due.sides, t.gettext(TITLES[due.what]) % {"names": names}, tuple(sentences))


def _common(due: Due, tie: BrokenTie, voice: Voice) -> str:
    """The values that the sides share, criterion by criterion."""
    sides = set(due.sides)
    asked = [s for s in tie.steps if sides <= set(s.sides) and s.skipped is None and s.chain != "loses_right"]
    words = [
        _value(step, step.values[due.sides[0]], voice)
        for step in asked
        if not step.criterion.value.last_resort and len({step.values[side] for side in due.sides}) == 1
    ]
    return listed(dict.fromkeys(words), voice.t)


def _value(step: Step, value: Value, voice: Voice) -> str:
    criterion = step.criterion.value
    if criterion.whole is Whole.HEAD_TO_HEAD:
        return voice.t.gettext("%(figure)s in the head-to-head") % {"figure": voice.value(criterion, value)}
    return with_where(criterion, value, voice.modality, voice.t)
