"""The form of a heat's sheet, its check before it counts, and two versions of it at once."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from core.play.heat import HeatSheet, closed
from core.play.mark import TIME
from core.play.performance import Performance, PerformanceRule, Status
from core.play.reckoning import reckoned
from core.play.settle_performance import Mark, settle_performance
from core.rules.article import Cited
from core.rules.refusal import Refusal
from core.standings.criterion import Measure
from core.standings.ranking import Ranking
from reports import dates, numbers
from reports.facts import phrase
from reports.language import marked_in
from reports.performances import WHY, in_brief, passes_words, try_words
from reports.prose import Prose, capital
from web.acts.answers import HeatStale, HeatVersion
from web.contests import RankedContest, contest_of, heats_of, ranked, rule_of
from web.entry.heats import Grid, HeatDraft, fields, grid_of, place
from web.facts.check import Move, Row
from web.facts.heat_rows import contest_words, heat_words
from web.facts.matches import short
from web.facts.refusals import said
from web.facts.regulation import article_links
from web.facts.sheet import CitedWords, cite
from web.rulings import modality_of
from web.storage.heat_sheets import write_heat
from web.storage.heats import HeatFixture
from web.visit import Visit

OF_THE_WHOLE: Final = (Status.DNS, Status.DNF, Status.DQ)
"""Words of an entry as a whole."""

DICE: Final = (
    marked_in("dice", "full house"),
    marked_in("dice", "four"),
    marked_in("dice", "straight"),
    marked_in("dice", "five"),
)
"""The figures of a sheet of dice; its numbers are the same in every language."""

RULES: Final = {
    "passes": marked_in("figure", "passes"),
    "attempts": marked_in("figure", "attempts"),
    "take": marked_in("figure", "what counts of the attempts"),
    "counting": marked_in("figure", "athletes that count"),
    "discard": marked_in("figure", "left out"),
    "precision": marked_in("figure", "precision"),
}


@dataclass(frozen=True, slots=True)
class EntryShown:
    """An entry on the form: its lane, its side's key, its short name."""

    lane: int
    key: str
    name: str


def carry(sheet: HeatSheet) -> str:
    """A sheet as a form carries it from one page to the next; it is checked whole when it comes back."""
    return json.dumps(write_heat(sheet), ensure_ascii=False, separators=(",", ":"))


def places(refusals: tuple[Refusal, ...], visit: Visit) -> dict[str, list[Prose]]:
    """Refusals by the field beside which they stand; "" for what has no field of its own."""
    found: dict[str, list[Prose]] = {}
    for refusal, words in zip(refusals, said(refusals, visit), strict=True):
        found.setdefault(place(refusal.at), []).append(words)
    return found


def head(visit: Visit, heat: HeatFixture) -> dict[str, Any]:
    """What every page of a heat says at its head."""
    t, starts = visit.t, heat.match.starts_at
    local = starts.astimezone(visit.zone) if starts else None
    title = ", ".join(filter(None, (contest_words(contest_of(heat)), heat_words(heat, visit))))
    return {
        "competition": heat.competition,
        "number": heat.match.number,
        "title": capital(title),
        "url": f"/{visit.of_event().slug}/series/{heat.match.number}",
        "when": f"{dates.weekday(local.date(), t)}, {dates.hour(local, t)}" if local else t.gettext("hour to be set"),
        "venue": heat.match.venue,
        "link": article_links(visit),
    }


def form_facts(
    visit: Visit, heat: HeatFixture, version: HeatVersion, sheet: HeatSheet, draft: HeatDraft | None
) -> dict[str, Any]:
    """Everything the form shows but what was refused."""
    t, session = visit.t, visit.session
    rule, modality = rule_of(session, heat.competition, heat), modality_of(heat.competition)
    grid = draft.grid if draft else grid_of(rule, modality.facts)
    names = {starter.key: starter.start.athlete for starter in heat.starters}
    lines = HeatSheet(tuple(sheet.of(key) for key in names), sheet.remarks, sheet.open)
    there = fields(lines, rule, grid, numbers.comma(t))
    there |= {f"a.{key}.0": name for key, name in names.items() if not there.get(f"a.{key}.0")}
    local = version.at.astimezone(visit.zone) if version.at else None
    return head(visit, heat) | {
        "action": f"/{visit.of_event().slug}/series/{heat.match.number}/sumula",
        "version": version,
        "recorded": dates.hour(local, t) if local else "",
        "correcting": version.state != "open",
        "entries": [EntryShown(each.start.lane, each.key, short(each.side)) for each in heat.starters],
        "grid": grid,
        "timed": rule.precision.value.unit == TIME,
        "by_athlete": rule.by_athlete,
        "averages": rule.handicap.value is not None,
        "words": [(str(word), t.gettext(WHY[word])) for word in (*OF_THE_WHOLE, Status.NO_MARK)],
        "whole": [(str(word), t.gettext(WHY[word])) for word in OF_THE_WHOLE],
        "lines": [t.pgettext("dice", name) if name in DICE else name for name in rule.marks.lines],
        "single": not rule.marks.lines and (grid.rows, grid.tries, grid.passes) == (1, 1, 1),
        "counted": [phrase(name, Measure.COUNT, modality, t) for name in grid.counted],
        "figures": [name.removesuffix("s") if name[:-1].isdigit() else "" for name in grid.counted],
        "hint": hint(rule, visit),
        "rules": list(rules(rule, visit)),
        "fields": there | (draft.typed if draft else {}),
        "remarks": sheet.remarks,
    }


def hint(rule: PerformanceRule, visit: Visit) -> str:
    """How a mark is written, by what is measured."""
    t, unit = visit.t, rule.precision.value.unit
    if unit == TIME:
        return t.gettext("Minutes and seconds apart, or as 1:02.35. An empty line is not entered yet.")
    if unit in numbers.MEASURED:
        return t.gettext("In %(unit)s, with decimals: 5.43. An empty line is not entered yet.") % {"unit": unit}
    return t.gettext("Whole figures. An empty line is not entered yet.")


def rules(rule: PerformanceRule, visit: Visit) -> Iterator[tuple[str, CitedWords]]:
    """The figures by which the marks count, each with its article."""
    for name, label in RULES.items():
        figure: Cited[Any] = getattr(rule, name)
        if figure.value is None or _says_nothing(name, rule):
            continue
        value = figure.value.text if name == "precision" else figure.value
        words = visit.t.pgettext("rule", value) if isinstance(value, str) else numbers.number(value, visit.t)
        yield visit.t.pgettext("figure", label), cite(figure, visit, words)


def _says_nothing(name: str, rule: PerformanceRule) -> bool:
    """True for what is of no moment here: one pass, one attempt and what counts of it, a precision of whole figures."""
    return {
        "passes": rule.passes.value == 1,
        "attempts": rule.attempts.value == 1,
        "take": rule.attempts.value == 1,
        "discard": rule.counting.value is None,
        "precision": rule.precision.value.step == 1,
    }.get(name, False)


# ------------------------------------------------------------------------------------------------ before it counts


def check_facts(visit: Visit, heat: HeatFixture, seen: int, sheet: HeatSheet, reason: str) -> dict[str, Any]:
    """What the check shows of a sheet that can be closed: each mark in words, and what moves."""
    offered = closed(sheet)
    now, then = _contest(visit, heat, {}), _contest(visit, heat, {heat.match.id: offered})
    return head(visit, heat) | {
        "action": f"/{visit.of_event().slug}/series/{heat.match.number}/conferir",
        "sheet_url": f"/{visit.of_event().slug}/series/{heat.match.number}/sumula",
        "seen": seen,
        "carried": carry(sheet),
        "reason": reason,
        "correcting": heat.latest is not None and heat.latest.state != "open",
        "written": list(_lines(visit, heat, then)),
        "remarks": sheet.remarks,
        "changes": moves(visit, now, then),
    }


def _contest(visit: Visit, heat: HeatFixture, other: Mapping[int, HeatSheet]) -> RankedContest:
    found = ranked(visit.session, heat.competition, heats_of(visit.session, heat.competition), other)
    return next(one for one in found if one.contest == contest_of(heat))


def _lines(visit: Visit, heat: HeatFixture, found: RankedContest) -> Iterator[tuple[str, str, str]]:
    """Name, mark and tries of each starter, as they would count."""
    for starter in heat.starters:
        each = found.performances.get(starter.key)
        if each is None:
            continue
        yield starter.side.entry.name, mark_words(each, found, visit), tries_words(each, found, visit)


def mark_words(each: Performance, found: RankedContest, visit: Visit) -> str:
    """The mark, or in full why there is none."""
    settled = settle_performance(each, found.rule, found.record.performances)
    if not isinstance(settled, Mark):
        return ""
    if settled.value is None:
        return visit.t.gettext(WHY[str(settled.why or "")])
    return try_words(settled.value, found.rule.precision.value.text, visit.t)


def tries_words(each: Performance, found: RankedContest, visit: Visit) -> str:
    """Every try in one line, what does not count in brackets; "" for a single one, or one that cannot be."""
    field = found.record.performances
    if isinstance(settle_performance(each, found.rule, field), tuple):
        return ""
    return in_brief(passes_words(reckoned(each, found.rule, field), found.rule.precision.value.text, visit.t))


def moves(visit: Visit, now: RankedContest, then: RankedContest) -> list[Move]:
    """The sides whose place or mark over the whole contest would change, each in words."""
    names = {starter.key: starter.side.entry.name for one in then.heats for starter in one.starters}
    before, after = _standing(now, visit), _standing(then, visit)
    return [
        Move(names[side], _moved(before.get(side), there, visit))
        for side, there in after.items()
        if before.get(side) != there
    ]


def _standing(found: RankedContest, visit: Visit) -> dict[str, tuple[int | None, str]]:
    """Each side's place over the whole contest, with its mark or the word for why there is none."""
    ranking: Ranking = found.overall.rankings[0]
    standing: dict[str, tuple[int | None, str]] = {
        place.side: (place.place, mark_words(found.performances[place.side], found, visit))
        for place in ranking.places
        if place.side in found.performances
    }
    return standing | {each.side: (None, visit.t.gettext(WHY[each.why])) for each in ranking.unplaced}


def _moved(before: tuple[int | None, str] | None, after: tuple[int | None, str], visit: Visit) -> str:
    t = visit.t
    place, mark = after
    if place is None:
        return mark
    figures = {"place": numbers.ordinal(place, t), "mark": mark}
    now = t.gettext("%(place)s, %(mark)s") % figures
    if before is None or before[0] in (None, place):
        return now
    return t.gettext("from %(before)s to %(now)s") % {"before": numbers.ordinal(before[0] or 0, t), "now": now}


# ------------------------------------------------------------------------------------------------ two at once


def stale_facts(visit: Visit, heat: HeatFixture, answer: HeatStale, draft: HeatDraft | None) -> dict[str, Any]:
    """Both versions side by side, and all that was typed, to be sent again."""
    t, current = visit.t, answer.current
    theirs, mine = (_contest(visit, heat, {heat.match.id: closed(each)}) for each in (current.sheet, answer.offered))
    at = dates.hour(current.at.astimezone(visit.zone), t) if current.at else ""
    closing = not answer.offered.open
    there = f"/{visit.of_event().slug}/series/{heat.match.number}"
    rule = rule_of(visit.session, heat.competition, heat)
    grid: Grid = grid_of(rule, modality_of(heat.competition).facts)
    typed = fields(answer.offered, rule, grid, numbers.comma(t)) | (draft.typed if draft else {})
    return head(visit, heat) | {
        "action": f"{there}/{'conferir' if closing else 'sumula'}",
        "sheet_url": f"{there}/sumula",
        "current": current.version,
        "theirs_head": f"{current.name}, {at}" if current.name else t.gettext("Now"),
        "rows": [
            Row(name, _one(theirs, key, visit), _one(mine, key, visit))
            for key, name in ((starter.key, starter.side.entry.name) for starter in heat.starters)
        ],
        "typed": [("sheet", carry(answer.offered)), *typed.items()],
    }


def _one(found: RankedContest, side: str, visit: Visit) -> str:
    each = found.performances.get(side)
    return (mark_words(each, found, visit) if each is not None else "") or "–"
