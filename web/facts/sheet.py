"""What the form of a sheet shows: the score so far, the sport's words, the regulation's figures, what was refused."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from core.play.format import Format, SegmentRule
from core.play.progress import Progress
from core.play.settle import progress
from core.play.sheet import Sheet
from core.rules.article import Article, Cited, Source
from core.rules.refusal import Refusal
from reports import dates, numbers
from reports.citation import citation, default_words
from reports.language import marked, marked_in
from reports.prose import Prose, capital
from reports.rules.figures import figure_words, label
from web.acts.answers import Version
from web.entry.kinds import kind_of
from web.facts.athletes import athlete_words
from web.facts.discipline import Kept
from web.facts.matches import Standing, match_row, short
from web.facts.penalties import brings, incident_words
from web.facts.refusals import said
from web.facts.regulation import article_links
from web.rulings import ruleset_of
from web.storage.programme import Fixture
from web.storage.sheets import write_sheet
from web.visit import Visit

CARDS = (marked_in("card", "yellow"), marked_in("card", "red"), marked_in("card", "black"))
WAYS = (
    marked_in("hand", "out"),
    marked_in("hand", "block"),
    marked_in("hand", "level block"),
    marked_in("hand", "plain"),
    marked_in("hand", "eleven lost"),
    marked_in("hand", "stock"),
    marked_in("hand", "irregular final"),
)
LEVEL_BLOCK = {
    "blocker loses": marked("Level count at a block: whoever blocked loses the hand."),
    "nobody writes": marked("Level count at a block: nobody writes."),
    "counts for the starts": marked("Level count at a block: nobody writes, and the hand counts for who starts next."),
}
GOES = {
    "to the other side": marked("goes to the other side"),
    "from the offender": marked("comes off whoever committed it"),
}


@dataclass(frozen=True, slots=True)
class CitedWords:
    """A figure's citation as a page shows it; ``words`` what it says, where that is needed."""

    cite: str
    source: Source
    words: str = ""


@dataclass(frozen=True, slots=True)
class Noted:
    """A reading that was taken and not stated."""

    title: str
    text: str


def places(refusals: tuple[Refusal, ...], visit: Visit) -> dict[str, list[Prose]]:
    """Refusals by the place of the form beside which they stand; "" for what has no field of its own."""
    found: dict[str, list[Prose]] = {}
    for refusal, words in zip(refusals, said(refusals, visit), strict=True):
        found.setdefault(place(refusal.at), []).append(words)
    return found


def place(at: str) -> str:
    """The field of a place on the sheet."""
    parts = at.split(".")
    if parts[0] in ("segments", "extra_time"):
        return ".".join(parts[:2]) if len(parts) > 1 else ""
    if parts[0] == "incidents":
        return "card"
    if parts[0] == "boards" and len(parts) > 1:
        return f"boards.{parts[1]}"
    if parts[0] == "kicks":
        return "shoot_out"
    return at if at in FIELDS else ""


TIMES = ("match.time.", "match.slot", "match.extra_time.segment", "match.extra_time.interval")
"""Figures that whoever writes the sheet looks at the clock for; ``match.extra_time.segments`` is shown with them."""

FIELDS = frozenset(
    {"shoot_out", "points", "won", "offender", "card", "card.side", "card.minute", "reason", "missing", "lots"}
) | {"infraction", "line_ups.0", "line_ups.1", "kick.first", "cause", "late"}


def carry(sheet: Sheet) -> str:
    """A sheet as a form carries it from one page to the next; it is checked whole when it comes back."""
    return json.dumps(write_sheet(sheet), ensure_ascii=False, separators=(",", ":"))


def sheet_facts(visit: Visit, fixture: Fixture, version: Version, sheet: Sheet, rules: Format) -> dict[str, Any]:
    """Everything the form shows but what was typed and refused."""
    t, kind = visit.t, kind_of(rules)
    second = fixture.second or fixture.first
    so_far = progress(sheet, rules)
    segment = t.pgettext("segment", rules.modality.segment.one)
    slug = visit.of_event().slug
    local = version.at.astimezone(visit.zone) if version.at else None
    return {
        "match": match_row(fixture, Standing(), visit, slug),
        "action": f"/{slug}/jogos/{fixture.match.number}/sumula",
        "version": version,
        "recorded": dates.hour(local, t) if local else "",
        "correcting": version.state != "open",
        "carried": carry(sheet),
        "sheet": sheet,
        "sides": [fixture.first.entry.name, second.entry.name],
        "short": [short(fixture.first), short(second)],
        "codes": [fixture.first.delegation.code, second.delegation.code],
        "score": [numbers.number(figure, t) for figure in so_far.score],
        "segment": segment,
        "one_segment": segment.lower(),
        "ended": list(_ended(so_far, segment, visit)),
        "targets": [target_words(visit, rules.rule_of(index)) for index in range(rules.most)],
        "other_end": Markup('<a href="/{}/jogos/{}/outro-fim">{}</a>').format(
            slug, fixture.match.number, t.gettext("another end")
        ),
        "link": article_links(visit),
        "undo": "",
        **_people(visit, fixture, sheet, rules),
        **kind.facts(sheet, rules),
        **_figures(visit, rules),
    }


def _people(visit: Visit, fixture: Fixture, sheet: Sheet, rules: Format) -> Mapping[str, Any]:
    """Who plays, who may not, what one card more would bring, and what each card and infraction does."""
    kept = Kept(visit, fixture.competition)
    match, entries = str(fixture.match.id), (fixture.match.first_entry, fixture.match.second_entry)
    return {
        "line_ups": ["\n".join(side) for side in sheet.line_ups],
        "barred": [kept.barred(match, str(entry)) for entry in entries],
        "next_card": [kept.next_card(str(entry)) for entry in entries],
        "brings": brings(rules, visit.t),
        "incident_words": incident_words(rules, visit.t),
        "athlete": lambda written: athlete_words(written, visit.t),
    }


def _figures(visit: Visit, rules: Format) -> Mapping[str, Any]:
    """The figures of the regulation that the form shows, each with its article."""
    t, cited = visit.t, rules.cited
    infractions = {name: t.gettext(words) for name, words in rules.modality.infractions.items()}
    points = {path.split(".")[1]: figure for path, figure in cited.items() if path.endswith(".points")}
    time, goes = cited.get("match.time.segment"), cited.get("penalties.points_go")
    return {
        "rule": length_words(visit, rules),
        "asked": lambda figure, path: cite(figure, visit, figure_words(figure.value, t, key=path)),
        "times": [
            (label(path, t), cite(figure, visit, figure_words(figure.value, t, key=path)))
            for path, figure in cited.items()
            if path.startswith(TIMES) and figure.value is not None
        ],
        "notices": [
            (capital(name), cite(figure, visit, str(figure.value)))
            for name, figure in ruleset_of(visit.session, visit.of_competition()).under("notice").items()
            if figure.value is not None
        ],
        "minutes": figure_words(time.value, visit.t) if time and time.value else "",
        "infractions": infractions,
        "penalty_points": {name: figure_words(figure.value, visit.t) for name, figure in points.items()},
        "penalty_laws": {n: cite(figure, visit) for n, figure in points.items() if isinstance(figure.source, Article)},
        "penalty_goes": t.gettext(GOES[str(goes.value)]) if goes and goes.value in GOES else "",
        "level_block": _level_block(cited.get("values.level_block"), visit),
        "readings": [
            Noted(t.gettext("Adopted reading"), figure.inferred)
            for path, figure in cited.items()
            if path.startswith("penalties.") and figure.inferred
        ],
    }


def _level_block(figure: Cited[Any] | None, visit: Visit) -> CitedWords | None:
    if figure is None or figure.value not in LEVEL_BLOCK:
        return None
    return cite(figure, visit, visit.t.gettext(LEVEL_BLOCK[figure.value]))


def cite(figure: Cited[Any], visit: Visit, words: str = "") -> CitedWords:
    """The citation of a figure; a default says whose it is."""
    return CitedWords(citation(figure.source, visit.t) or default_words(figure.source, visit.t), figure.source, words)


def length_words(visit: Visit, rules: Format) -> str:
    """How long the match is: "melhor de 3", "vence quem fizer 2"."""
    t, n = visit.t, rules.length.value
    words = {
        "best_of": t.gettext("best of %(n)s") % {"n": n},
        "first_to": t.ngettext("first to win %(n)s", "first to win %(n)s", n) % {"n": n},
        "segments": t.ngettext("%(n)s is played", "%(n)s are played", n) % {"n": n},
    }[rules.ends]
    law = citation(rules.length.source, t)
    return capital(f"{words}, {law}" if law else words)


def _ended(so_far: Progress, segment: str, visit: Visit) -> Iterator[str]:
    """The partials that have ended, in words: "Partida 1: 104 a 88"."""
    t = visit.t
    for index, (points, winner) in enumerate(zip(so_far.partials, so_far.winners, strict=True)):
        if winner is not None:
            first, second = (numbers.number(figure, t) for figure in points)
            words = t.gettext("%(segment)s %(number)s: %(first)s to %(second)s")
            yield words % {"segment": segment, "number": index + 1, "first": first, "second": second}


def target_words(visit: Visit, rule: SegmentRule) -> str:
    """What ends a partial: "até 21, um de vantagem basta"."""
    t = visit.t
    if rule.target.value is None:
        return ""
    figures = {"target": rule.target.value, "lead": rule.lead.value}
    if rule.lead.value == 1:
        return t.gettext("to %(target)s, a lead of one is enough") % figures
    return t.gettext("to %(target)s, with a lead of %(lead)s") % figures
