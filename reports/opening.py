"""How an explanation begins: who is level, with what, and which list of which article applies."""

from core.rules.article import Article
from core.standings.criterion import Whole
from core.standings.ranking import Ranking
from reports.citation import cite, default_words
from reports.criteria import count_of_teams, criterion_fact
from reports.prose import Prose, Run, capital, joined, listed, prose
from reports.ties import BrokenTie, chain_named
from reports.verdicts import teams_with
from reports.voice import Voice


def level_figures(tie: BrokenTie, voice: Voice) -> str:
    """What those level have in common: "6 pontos"."""
    return listed((voice.value(cited.value, value) for cited, value in tie.level), voice.t)


def summary(tie: BrokenTie, voice: Voice) -> str:
    """The tie in a few words: "Três equipes com 6 pontos"."""
    if tie.level:
        return teams_with(len(tie.sides), level_figures(tie, voice), voice)
    return capital(
        voice.t.ngettext("%(count)s team compared", "%(count)s teams compared", len(tie.sides))
        % {"count": count_of_teams(len(tie.sides), voice.t)}
    )


def opening(tie: BrokenTie, ranking: Ranking, voice: Voice) -> Prose:
    """Who is level, and by which list the tie is broken."""
    return joined([*_who(tie, ranking, voice), Run(" "), *_which_list(tie, voice)])


def without_ties(ranking: Ranking, voice: Voice) -> tuple[str, Prose]:
    """Summary and opening of a ranking that left nobody level."""
    t = voice.t
    by = listed((criterion_fact(cited.value, voice.modality, t) for cited in voice.chains.by), t)
    if len(ranking.places) < 2:
        return t.gettext("No comparison to make"), prose(t.gettext("There is nobody to compare with."), {})
    words = t.gettext("Only %(criteria)s") % {"criteria": by}
    source = cite(voice.chains.by[0], t)
    if source:
        sentence = t.gettext("By %(criteria)s (%(article)s) no two are level: no tie-break was needed.")
    else:
        sentence = t.gettext("By %(criteria)s no two are level: no tie-break was needed.")
    return words, prose(sentence, {"criteria": by, "article": source})


def nothing_played(ranking: Ranking) -> bool:
    """True where no side has a settled match, so that there is nothing to explain."""
    counted = [place.facts["matches"] for place in ranking.places if "matches" in place.facts]
    return bool(counted) and not any(counted)


def _who(tie: BrokenTie, ranking: Ranking, voice: Voice) -> Prose:
    t = voice.t
    values: dict[str, str | Prose] = {"names": voice.all(tie.sides), "figures": level_figures(tie, voice)}
    if not tie.level and voice.chains.won_by == "mark":
        return prose(t.gettext("%(names)s are compared over their heats."), values)
    if not tie.level:
        return prose(t.gettext("%(names)s are compared over their groups."), values)
    if ranking.provisional:
        return prose(t.gettext("For now, %(names)s stand level with %(figures)s."), values)
    return prose(t.gettext("%(names)s finished with %(figures)s."), values)


def _which_list(tie: BrokenTie, voice: Voice) -> Prose:
    """The list that the tie begins with, and what is not asked because of it."""
    t = voice.t
    steps = [step for step in tie.steps if step.chain != "loses_right"]
    if not steps:
        return _without_steps(tie, voice)
    name = steps[0].chain
    chain = chain_named(name, voice.chains)
    count = count_of_teams(len(steps[0].sides), t)
    values: dict[str, str | Prose] = {"count": count, "article": cite(chain[0], t)}
    if not isinstance(chain[0].source, Article):
        return prose(default_words(chain[0].source, t), {})
    if name == "two":
        return prose(t.gettext("With two level, the list for two teams applies (%(article)s)."), values)
    if name == "more" and _begins_with_head_to_head(voice):
        sentence = t.gettext(
            "With %(count)s level, the list for three or more teams applies (%(article)s), and not the head-to-head."
        )
        return prose(sentence, values)
    if name == "more":
        return prose(t.gettext("With %(count)s level, the list for three or more teams applies (%(article)s)."), values)
    if name == "unfinished":
        sentence = t.gettext("While a match of the group is open, the list for that case applies (%(article)s).")
        return prose(sentence, values)
    if name == "across" and voice.chains.won_by == "mark":
        return prose(t.gettext("What the heats have in common is the mark (%(article)s)."), values)
    if name == "across":
        return prose(t.gettext("The list for comparing groups applies (%(article)s)."), values)
    return prose(t.gettext("The list of criteria applies (%(article)s)."), values)


def _without_steps(tie: BrokenTie, voice: Voice) -> Prose:
    """Why no criterion of a list was asked."""
    t = voice.t
    if tie.steps and tie.steps[0].split:
        sentence = t.gettext("Whoever lost the right to the tie-break stands below (%(article)s).")
        return prose(sentence, {"article": cite(tie.steps[0].criterion, t)})
    if not tie.level:
        return prose(t.gettext("Who stands last in a group is not settled: until then nothing is compared."), {})
    if not tie.steps and voice.chains.for_size(len(tie.sides)):
        return prose(t.gettext("While a match of the group is open, the place is shared."), {})
    return prose(t.gettext("No article says how to break this tie: the place is shared."), {})


def _begins_with_head_to_head(voice: Voice) -> bool:
    two = voice.chains.two
    return bool(two) and two is not None and two[0].value.whole is Whole.HEAD_TO_HEAD
