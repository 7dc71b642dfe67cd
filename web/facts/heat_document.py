"""The sheet of a heat as a document."""

from datetime import UTC, datetime

from core.rules.article import Article
from core.standings.criterion import Measure
from reports.facts import phrase
from reports.heat_pdf import HeatDocument, HeatLine
from reports.paper import Imprint
from web.contests import rule_of
from web.entry.heats import Grid, grid_of
from web.facts.document import official
from web.facts.heat import fixture_of
from web.facts.heat_rows import heat_row
from web.facts.heat_sheet import head, rules, tries_words
from web.facts.scores import Scores
from web.rendering import STATIC, moment
from web.rulings import modality_of, regulation_of
from web.visit import Visit


def heat_document(visit: Visit) -> HeatDocument:
    """The heat of the address as it stands at the event's revision."""
    event, heat = visit.of_event(), fixture_of(visit)
    contest = Scores(visit).contest(heat)
    row, told = heat_row(heat, contest, visit), head(visit, heat)
    rule = rule_of(visit.session, heat.competition, heat)
    names = {starter.key: official(starter.side) for starter in heat.starters}
    lines = tuple(
        HeatLine(
            each.lane,
            names[each.key],
            each.athlete,
            each.place,
            each.mark,
            tries_words(contest.performances[each.key], contest, visit) if each.key in contest.performances else "",
        )
        for each in row.starters
    )
    modality = modality_of(heat.competition)
    grid = grid_of(rule, modality.facts)
    return HeatDocument(
        imprint=Imprint(
            language=visit.language,
            event=event.name,
            place=event.place,
            starts=event.starts,
            ends=event.ends,
            regulation=regulation_of(visit.session, event).title,
            revision=event.revision,
            at=(visit.updated or datetime.now(UTC)).astimezone(visit.zone),
            stylesheet=(STATIC / "sumula.css").read_text(encoding="utf-8"),
            address=f"{visit.request.base_url}{event.slug}/series/{heat.match.number}",
        ),
        competition=heat.competition.name,
        title=told["title"],
        where=", ".join(
            filter(None, (moment(visit, heat.match.starts_at) if heat.match.starts_at else "", heat.match.venue))
        ),
        lines=lines,
        boxes=_boxes(grid, visit),
        athletes=grid.rows,
        counted=tuple(
            name.removesuffix("s") if name[:-1].isdigit() else phrase(name, Measure.COUNT, modality, visit.t)
            for name in grid.counted
        ),
        rules=tuple(
            f"{name}: {figure.words} ({figure.cite})"
            for name, figure in rules(rule, visit)
            if isinstance(figure.source, Article)
        ),
        ended=row.ended,
    )


def _boxes(grid: Grid, visit: Visit) -> tuple[str, ...]:
    """The heads of the columns to be written in: athlete, each pass and attempt, the place."""
    t = visit.t
    heads = [t.gettext("Athlete")] if grid.rows > 1 else []
    for number in range(grid.passes):
        for index in range(grid.tries):
            if grid.passes > 1 and grid.tries == 1:
                heads.append(t.gettext("Pass %(number)s") % {"number": number + 1})
            elif grid.tries > 1:
                heads.append(t.gettext("Attempt %(number)s") % {"number": number * grid.tries + index + 1})
            else:
                heads.append(t.gettext("Mark"))
    return (*heads, t.gettext("Place")) if grid.rows == 1 else tuple(heads)
