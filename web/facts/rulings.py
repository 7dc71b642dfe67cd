"""Rulings of the board in words, and everything decided that counts in a table: by ruling, by withdrawal, by rule."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from core.competition import Record, Standings
from core.discipline.ruling import decision
from core.exact import plain
from core.rules.article import Source
from core.rules.forms import Duration, Money
from reports import dates, numbers
from reports.annulled import annulled
from reports.citation import citation, default_words
from reports.language import Translator, marked_in
from reports.rules.values import figure_words
from web.acts.rulings import article_of
from web.facts.regulation import article_links
from web.rulings import record_of, regulation_of, standings_of
from web.storage import find
from web.storage.rulings import in_force, revoked, rulings
from web.storage.tables import Competition, Delegation, Entry, Match, Ruling
from web.visit import Visit

KINDS: Final[Mapping[str, str]] = {
    "suspension": marked_in("ruling", "suspension"),
    "expulsion": marked_in("ruling", "expulsion of an athlete"),
    "admission": marked_in("ruling", "admission by exception"),
    "fine": marked_in("ruling", "fine"),
    "points": marked_in("ruling", "table points"),
    "loss": marked_in("ruling", "loss of a match"),
    "replay": marked_in("ruling", "match to be played again"),
    "exclusion": marked_in("ruling", "exclusion of a side"),
    "omitted case": marked_in("ruling", "case not covered by the regulation"),
    "revocation": marked_in("ruling", "revocation"),
}


@dataclass(frozen=True, slots=True)
class RulingRow:
    """A ruling as its line says it: about whom, what it does, by which article, who decided and why.

    ``revoked`` is the number of the one that revoked it, "" while it holds.
    """

    number: int
    when: str
    kind: str
    about: str
    words: str
    article: str
    source: Source | None
    author: str
    reason: str
    match: int | None = None
    revoked: str = ""


@dataclass(frozen=True, slots=True)
class Decided:
    """One decision that counts in a table: a sentence, and its citation with its source."""

    words: str
    cite: str
    source: Source | None
    reason: str = ""


def rulings_facts(visit: Visit) -> Mapping[str, Any]:
    """All rulings of the event, the latest first, those revoked too."""
    return {"rulings": ruling_rows(visit)[::-1], "link": article_links(visit)}


def ruling_rows(visit: Visit) -> list[RulingRow]:
    """The rulings of the event, by number."""
    rows = rulings(visit.session, visit.of_event().id)
    gone = revoked(rows)
    return [_row(row, gone, visit) for row in rows]


def _row(row: Ruling, gone: Mapping[int, int], visit: Visit) -> RulingRow:
    t, session = visit.t, visit.session
    source = article_of(regulation_of(session, visit.of_event()), row.article) if row.article else None
    match = session.get(Match, row.match_id) if row.match_id else None
    return RulingRow(
        number=row.number,
        when=dates.short_day(row.on, t),
        kind=t.pgettext("ruling", KINDS[row.what]),
        about=_about(row, visit),
        words=effect_words(row, t),
        article=citation(source, t) if source else "",
        source=source,
        author=row.author,
        reason=row.reason,
        match=match.number if match else None,
        revoked=str(gone.get(row.number, "")),
    )


def _about(row: Ruling, visit: Visit) -> str:
    """Whom a ruling is about: "Caio (Alfa)", with the competition where it is about one entry."""
    session = visit.session
    entry = session.get(Entry, row.entry_id) if row.entry_id else None
    delegation = session.get(Delegation, row.delegation_id) if row.delegation_id else None
    name = entry.name if entry else delegation.name if delegation else ""
    who = f"{row.athlete} ({name})" if row.athlete and name else row.athlete or name
    competition = session.get_one(Competition, entry.competition_id).name if entry else ""
    return f"{who}, {competition}" if competition else who


def effect_words(row: Ruling, t: Translator) -> str:
    """What a ruling does, in a few words."""
    detail, words = row.detail, []
    if "length" in detail:
        words.append(figure_words(Duration(*detail["length"]), t))
    if "points" in detail:
        figure = plain(Fraction(detail["points"]))
        told = t.ngettext("%(points)s table point", "%(points)s table points", numbers.plural_of(figure, t))
        words.append(told % {"points": numbers.figure(figure, t, signed=True)})
    if "score" in detail:
        words.append(score_words(detail["score"], t))
    if "fine" in detail:
        words.append(figure_words(Money(plain(Fraction(detail["fine"][0])), detail["fine"][1]), t))
    if row.revokes is not None:
        words.append(t.gettext("revokes ruling %(number)s") % {"number": row.revokes})
    return ", ".join(words)


def score_words(score: Any, t: Translator) -> str:
    """The score by which a match is lost."""
    if isinstance(score, str):
        return figure_words(score, t, None, "abandonment.score")
    return ", ".join(numbers.score((pair[0], pair[1]), t) for pair in score.values())


# ------------------------------------------------------------------------------------------ what counts in a table


def decided(visit: Visit, competition: Competition, names: Mapping[str, str]) -> list[Decided]:
    """Everything decided that counts in the competition's table, in words."""
    session = visit.session
    found, record = standings_of(session, competition), record_of(session, competition)
    lost = found.book.forfeits
    rows = {str(row.id): row for row in find.matches(session, competition.id)} if lost else {}
    return [
        *(_by_ruling(visit, competition) if record.rulings else ()),
        *(_left(visit, competition) if record.withdrawn or record.excluded else ()),
        *_put_out(visit, found, names),
        *_annulled(visit, found, record, names),
        *_forfeited(visit, found, names, rows),
        *(_adjusted(visit, competition) if record.adjustments else ()),
    ]


def _by_ruling(visit: Visit, competition: Competition) -> Iterator[Decided]:
    """The rulings in force that move something in the table."""
    rows = in_force(rulings(visit.session, competition.event_id))
    entries = find.entries(visit.session, competition.id) if rows else []
    delegations = {entry.delegation_id for entry in entries}
    for row in rows:
        ours = row.competition_id == competition.id or (row.competition_id is None and row.delegation_id in delegations)
        if not ours or row.what not in ("points", "loss", "replay", "exclusion"):
            continue
        shown = _row(row, {}, visit)
        words = [shown.about] if row.what == "points" else [shown.kind.capitalize(), shown.about]
        if shown.match is not None:
            words.append(visit.t.gettext("match %(number)s") % {"number": shown.match})
        source = decision(row.number, row.reason)
        told = ", ".join(word for word in (*words, shown.words) if word)
        yield Decided(told, citation(source, visit.t), source, row.reason)


def _left(visit: Visit, competition: Competition) -> Iterator[Decided]:
    """The sides that left or were put out by the committee."""
    t = visit.t
    for row in find.withdrawals(visit.session, competition.id):
        name = visit.session.get_one(Entry, row.entry_id).name
        said = t.gettext("%(side)s was excluded") if row.kind == "excluded" else t.gettext("%(side)s withdrew")
        yield Decided(said % {"side": name}, "", None, row.reason)


def _put_out(visit: Visit, found: Standings, names: Mapping[str, str]) -> Iterator[Decided]:
    """The sides that a rule put out by itself."""
    for side, why in found.put_out.items():
        cite = citation(why.source, visit.t)
        if getattr(why.source, "file", "") == "rulings" or side not in names:
            continue
        words = visit.t.gettext("%(side)s is out by rule") % {"side": names[side]}
        yield Decided(words, cite or default_words(why.source, visit.t), why.source)


def _annulled(visit: Visit, found: Standings, record: Record, names: Mapping[str, str]) -> Iterator[Decided]:
    """The sides whose matches no criterion counts."""
    results = [(match, found.outcomes[match.id]) for match in record.matches if match.id in found.outcomes]
    for side, source in annulled(found, results).items():
        told = visit.t.gettext("%(side)s left, and its matches count for nobody.") % {"side": names.get(side, "")}
        yield Decided(told, citation(source, visit.t) or default_words(source, visit.t), source)


def _forfeited(
    visit: Visit, found: Standings, names: Mapping[str, str], rows: Mapping[str, Match]
) -> Iterator[Decided]:
    """The matches lost by what the cards of several amounted to."""
    t = visit.t
    for match, lost_by in found.book.forfeits.items():
        row, outcome = rows.get(match), found.outcomes.get(match)
        for each in lost_by:
            if row is None or outcome is None or each.side not in outcome.losers:
                continue
            side = str((row.first_entry, row.second_entry)[each.side])
            words = t.gettext("%(side)s loses match %(number)s by cards that add up")
            told = words % {"side": names.get(side, ""), "number": row.number}
            yield Decided(told, citation(each.why.source, t) or default_words(each.why.source, t), each.why.source)


def _adjusted(visit: Visit, competition: Competition) -> Iterator[Decided]:
    """Table points given or taken without a ruling."""
    t = visit.t
    for row in find.adjustments(visit.session, competition.id):
        figure = plain(Fraction(row.points))
        told = t.ngettext("%(points)s table point", "%(points)s table points", numbers.plural_of(figure, t))
        words = told % {"points": numbers.figure(figure, t, signed=True)}
        yield Decided(f"{visit.session.get_one(Entry, row.entry_id).name}: {words}", row.name, None, row.reason)
