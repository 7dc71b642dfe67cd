"""A match as a page shows it: its condition in a word, its sides with their scores, when and where."""

from dataclasses import dataclass
from typing import Final

from core.exact import Number
from core.play.outcome import Outcome
from core.play.sheet import Ending, Pair
from core.rules.article import Article
from modalities.isolated.failure import PluginError
from reports import dates, numbers
from reports.citation import citation, default_words
from reports.crosstable import main_score
from reports.language import marked
from reports.plugins import failure_words
from web.storage.programme import Fixture, Side
from web.visit import Visitor

DECIDED_BY: Final = {
    "extra time": marked("Decided in extra time."),
    "golden point": marked("Decided by the golden point."),
    "shoot-out": marked("Decided by penalty shots."),
    "sudden death": marked("Decided by penalty shots, one by one."),
    "extra segment": marked("Decided in an extra partial."),
    "replay": marked("Decided in a replay."),
    "better campaign": marked("Decided by the better campaign."),
    "countback": marked("Decided by counting back."),
    "lot": marked("Decided by lot."),
}


STOPPED: Final = {
    "suspended": marked("Suspended"),
    "replayed": marked("To be played again"),
    "new date": marked("To have a new date"),
}


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands: settled with its outcome, in play with the score so far, to be played again, or neither.

    ``stopped`` is how a match that stopped goes on ("suspended"); ``failure`` why nobody can say anything of its sport.
    """

    outcome: Outcome | None = None
    so_far: Pair | None = None
    partials: tuple[Pair, ...] = ()
    in_play: bool = False
    again: bool = False
    stopped: str = ""
    failure: PluginError | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """One partial's figure of a side; ``live`` while it is in play."""

    figure: str
    live: bool = False


@dataclass(frozen=True, slots=True)
class SideRow:
    """One side of a match: no score means that it is still to be played."""

    name: str
    score: str = ""
    parts: tuple[Part, ...] = ()
    won: bool = False
    lost: bool = False


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match, ready for its row. ``word`` and ``mark`` state its condition; ``why`` is the article of an award.

    ``heat`` is what a heat is called, which stands among the matches with its starters as sides.
    """

    number: int
    url: str
    competition: str
    competition_url: str
    sides: tuple[SideRow, ...]
    word: str = ""
    mark: str = ""
    small: str = ""
    hour: str = ""
    day: str = ""
    venue: str = ""
    decided: str = ""
    why: str = ""
    article: Article | None = None
    enter_url: str = ""
    heat: str = ""


def match_row(fixture: Fixture, standing: Standing, visitor: Visitor, slug: str) -> MatchRow:
    """The row of a match in the event of that short name."""
    word, mark = condition(fixture, standing, visitor)
    starts, closed = fixture.match.starts_at, fixture.latest.at if fixture.latest and mark != "live" else None
    local = starts.astimezone(visitor.zone) if starts else None
    t, address = visitor.t, f"/{slug}/jogos/{fixture.match.number}"
    may = visitor.person is not None and visitor.person.may_record(fixture.match.event_id, fixture.competition.id)
    why = standing.outcome.why if standing.outcome else None
    return MatchRow(
        number=fixture.match.number,
        url=address,
        competition=competition_words(fixture, visitor),
        competition_url=f"/{slug}/{fixture.competition.slug}"
        + (f"#{anchor(fixture.group.name)}" if fixture.group else ""),
        sides=side_rows(fixture, standing, visitor),
        word=word,
        mark=mark,
        small=dates.hour(closed.astimezone(visitor.zone), t) if closed else "",
        hour=dates.hour(local, t) if local else t.gettext("to be set"),
        day=dates.weekday(local.date(), t) if local else "",
        venue=fixture.match.venue,
        decided=failure_words(standing.failure, t) if standing.failure else decided_words(standing.outcome, visitor),
        why=(citation(why.source, t) or default_words(why.source, t)) if why else "",
        article=why.source if why and isinstance(why.source, Article) else None,
        enter_url=f"{address}/sumula" if may and mark not in ("done", "check") and fixture.second else "",
    )


def condition(fixture: Fixture, standing: Standing, visitor: Visitor) -> tuple[str, str]:
    """The word for how a match stands, and its mark; both empty for one to come."""
    t, latest, outcome = visitor.t, fixture.latest, standing.outcome
    if fixture.second is None:
        return t.gettext("Bye"), "done"
    if standing.failure is not None:
        return t.gettext("Sport not available"), "off"
    if outcome is None:
        if latest is None:
            return "", ""
        if standing.again:
            return t.gettext("To be played again"), "open"
        if standing.stopped:
            return t.gettext(STOPPED[standing.stopped]), "open"
        return (t.gettext("Live"), "live") if latest.state == "open" else (t.gettext("Refused"), "off")
    if outcome.void:
        return t.gettext("Void"), "off"
    if latest is not None and latest.state == "closed":
        return t.gettext("To be checked"), "check"
    endings = {Ending.WALKOVER: t.gettext("W.O."), Ending.ABANDONED: t.gettext("Abandoned")}
    return endings.get(outcome.ending, t.gettext("Final")), "done"


def decided_words(outcome: Outcome | None, visitor: Visitor) -> str:
    """What decided the match where the score did not, as a sentence."""
    if outcome is None:
        return ""
    if outcome.ending is Ending.WALKOVER:
        return (
            visitor.t.gettext("Neither side came.") if len(outcome.missing) > 1 else visitor.t.gettext("Side absent.")
        )
    if outcome.ending is Ending.ABANDONED:
        return visitor.t.gettext("Abandoned.")
    return visitor.t.gettext(DECIDED_BY[outcome.decided_by]) if outcome.decided_by else ""


def side_rows(fixture: Fixture, standing: Standing, visitor: Visitor) -> tuple[SideRow, ...]:
    """Both sides with their scores; one where it is a bye."""
    sides = [side for side in (fixture.first, fixture.second) if side is not None]
    outcome = standing.outcome
    if outcome is not None and not outcome.void:
        won_by = "segments" if any(outcome.segments) else "total"
        scores: tuple[Number, Number] | None = main_score(outcome, won_by)
        if len(outcome.missing) > 1:
            scores = None
        partials = outcome.partials
    else:
        scores, partials = standing.so_far, standing.partials
    return tuple(
        SideRow(
            name=side.entry.name,
            score=_score(scores, outcome, index, visitor),
            parts=_parts(partials, index, standing.in_play, visitor),
            won=outcome is not None and outcome.winner == index,
            lost=outcome is not None and index in outcome.losers,
        )
        for index, side in enumerate(sides)
    )


def _score(scores: Pair | None, outcome: Outcome | None, index: int, visitor: Visitor) -> str:
    """The figure; shots of a shoot-out stand beside it in brackets and are never part of it."""
    if scores is None:
        return ""
    figure = numbers.number(scores[index], visitor.t)
    shots = outcome.shoot_out if outcome else None
    return f"{figure} ({numbers.number(shots[index], visitor.t)})" if shots else figure


def _parts(partials: tuple[Pair, ...], index: int, in_play: bool, visitor: Visitor) -> tuple[Part, ...]:
    """The partials where there are several."""
    if len(partials) < 2:
        return ()
    last = len(partials) - 1
    return tuple(
        Part(numbers.number(partial[index], visitor.t), in_play and number == last)
        for number, partial in enumerate(partials)
    )


def competition_words(fixture: Fixture, visitor: Visitor) -> str:
    """The competition with its group or its round: "Futsal masculino, grupo C", "Futsal masculino, semifinal"."""
    if fixture.match.round_name:
        return f"{fixture.competition.name}, {round_words(fixture.match.round_name, visitor)}"
    if fixture.group is None or not fixture.group.name:
        return fixture.competition.name
    return visitor.t.gettext("%(competition)s, group %(group)s") % {
        "competition": fixture.competition.name,
        "group": fixture.group.name,
    }


def round_words(name: str, visitor: Visitor) -> str:
    """The round of a knock-out."""
    return visitor.t.pgettext("rule", name)


def anchor(group: str) -> str:
    """Where a group stands on its competition's page."""
    return f"grupo-{group.lower()}" if group else "grupo"


def short(side: Side) -> str:
    """The short name of a side: its delegation's, unless the entry has a name of its own."""
    return side.delegation.short if side.entry.name == side.delegation.name else side.entry.name
