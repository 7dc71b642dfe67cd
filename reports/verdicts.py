"""What one criterion did to a tie, in one sentence: "Não separa: 1 vitória cada", "Jacuizinho fica em 3º"."""

from collections.abc import Mapping
from typing import Final

from core.standings.criterion import Whole
from core.standings.ranking import Ranking, Step
from reports.criteria import count_of_teams
from reports.language import marked
from reports.numbers import ordinal
from reports.prose import capital
from reports.voice import Voice

SKIPPED: Final[Mapping[str, str]] = {
    "only for two": marked("Not applied: it is for two teams only."),
    "only for three or more": marked("Not applied: it is for three or more teams."),
    "not two sides": marked("Not applied: a head-to-head is between two teams, and here there are more."),
    "not at stake": marked("Not applied: no next stage and no title depends on this tie."),
    "never met": marked("Not applied: they have not met."),
    "not all have met": marked("Not applied: not all of them have met."),
    "not known": marked("Not applied: nobody has recorded it for all of them."),
    "no rounds": marked("Not applied: the matches have no rounds."),
}

_DUE: Final[Mapping[Whole, str]] = {
    Whole.LOT: marked("Lots are still to be drawn."),
    Whole.PLAY_OFF: marked("The extra match is still to be played."),
    Whole.COMMITTEE: marked("The committee is still to decide."),
    Whole.SHARED: marked("They share the place."),
}


def verdict(step: Step, ranking: Ranking, voice: Voice) -> str:
    """What the step did, in a sentence with its full stop."""
    t = voice.t
    if step.skipped is not None:
        return skipped(step.skipped, voice)
    if step.split and step.chain == "loses_right":
        lost = step.parts[-1]
        message = t.ngettext(
            "%(names)s lost the right to the tie-break.", "%(names)s lost the right to the tie-break.", len(lost)
        )
        return message % {"names": voice.all(lost)}
    if step.split:
        return _placed(step, ranking, voice)
    whole = step.criterion.value.whole
    if whole is not None and whole in _DUE:
        return t.gettext(_DUE[whole])
    if step.chain == "loses_right":
        return t.gettext("Does not separate: none of them lost the right, or all did.")
    if whole is Whole.SWEEP:
        return t.gettext("Does not separate: none of them beat all the others, none lost to all.")
    value = next(iter(step.values.values()))
    return t.gettext("Does not separate: %(value)s each.") % {"value": voice.value(step.criterion.value, value)}


def skipped(reason: str, voice: Voice) -> str:
    """Why a criterion was passed over."""
    if reason.startswith("not for place "):
        place = ordinal(int(reason.removeprefix("not for place ")), voice.t)
        return voice.t.gettext("Not applied: it is for %(place)s place only.") % {"place": place}
    return voice.t.gettext(SKIPPED[reason])


def best_place(sides: tuple[str, ...], ranking: Ranking) -> int:
    """The first of the places that these sides hold together."""
    return min(place.place for place in ranking.places if place.side in sides)


def _placed(step: Step, ranking: Ranking, voice: Voice) -> str:
    """Whom the step placed. With "first only" and "last only" that is one end; the others start again."""
    t = voice.t
    parts = _decided(step, voice)
    placed = [part[0] for part in parts if len(part) == 1]
    if len(placed) == 1:
        return _alone(placed[0], ranking, voice)
    if placed:
        first, *others = placed
        clauses = [t.gettext("%(name)s is %(place)s") % _named(first, ranking, voice)]
        clauses += [t.gettext("%(name)s, %(place)s") % _named(side, ranking, voice) for side in others]
        return "; ".join(clauses) + "."
    return t.gettext("%(ahead)s ahead of %(behind)s.") % {
        "ahead": voice.all(step.parts[0]),
        "behind": voice.all(side for part in step.parts[1:] for side in part),
    }


def _decided(step: Step, voice: Voice) -> tuple[tuple[str, ...], ...]:
    """The parts that stay as they are: with "first only" and "last only" one end, unless one side alone is left."""
    after = voice.chains.after_split.value
    if after not in ("first only", "last only") or step.chain == "across" or step.criterion.value.last_resort:
        return step.parts
    end = step.parts[:1] if after == "first only" else step.parts[-1:]
    return step.parts if len(step.sides) - len(end[0]) == 1 else end


def _alone(side: str, ranking: Ranking, voice: Voice) -> str:
    return voice.t.gettext("%(name)s takes %(place)s place.") % _named(side, ranking, voice)


def _named(side: str, ranking: Ranking, voice: Voice) -> dict[str, str]:
    return {"name": voice.name(side), "place": ordinal(best_place((side,), ranking), voice.t)}


def shared_words(sides: tuple[str, ...], ranking: Ranking, voice: Voice) -> str:
    """That some sides of a tie still share a place, "" where none do."""
    clauses = []
    for part in ranking.order():
        if len(part) > 1 and set(part) <= set(sides):
            place = ordinal(best_place(part, ranking), voice.t)
            clauses.append(
                voice.t.gettext("%(names)s share %(place)s place.") % {"names": voice.all(part), "place": place}
            )
    return " ".join(clauses)


def teams_with(sides: int, figures: str, voice: Voice) -> str:
    """ "Três equipes com 6 pontos"."""
    return capital(
        voice.t.ngettext("%(count)s team with %(figures)s", "%(count)s teams with %(figures)s", sides)
        % {"count": count_of_teams(sides, voice.t), "figures": figures}
    )
