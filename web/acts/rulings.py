"""Recording a ruling of the board, which is never edited: a later one revokes it by its number."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, Final

from core.discipline.ruling import ACTS
from core.exact import Number, plain
from core.rules.forms import Duration, Money
from core.rules.refusal import Refusal
from regulations.read import Regulation
from web.acts.answers import Refused
from web.acts.names import clean, folded, text_refusals
from web.rulings import regulation_of, ruleset_of
from web.storage import find
from web.storage.database import Session
from web.storage.journal import By, record
from web.storage.rulings import revoked, ruling_by_token, rulings
from web.storage.sheets import NotASheetError, read_number, write_number
from web.storage.tables import Competition, Delegation, Entry, Event, Match, Ruling

REVOCATION: Final = "revocation"
SCORES: Final = ("as walkover", "target to 0", "completed", "as it stands", "as it stands if the other side led")
UNITS: Final = ("matches", "days", "year")
_SIDE: Final = frozenset({"suspension", "expulsion", "admission", "fine", "points", "loss", "exclusion"})
_ATHLETE: Final = frozenset({"suspension", "expulsion", "admission"})
_MATCH: Final = frozenset({"loss", "replay"})
_ENTRY: Final = frozenset({"points", "loss"})
"""What is about one entry: table points and a match have no delegation as a whole."""


@dataclass(frozen=True, slots=True)
class NewRuling:
    """What a board decided. ``entry`` or ``delegation`` by id, ``match`` by number; ``score`` a word of ``SCORES`` or
    the score by level, the winner's figure first; ``revokes`` the number of the ruling that holds no more.
    """

    what: str
    on: date
    author: str
    reason: str
    article: str = ""
    entry: int | None = None
    delegation: int | None = None
    athlete: str = ""
    match: int | None = None
    length: Duration | None = None
    points: Number = 0
    score: str | Mapping[str, tuple[int, int]] = "as walkover"
    fine: Money | None = None
    revokes: int | None = None


@dataclass(frozen=True, slots=True)
class _Subject:
    entry: Entry | None
    delegation: Delegation | None
    match: Match | None


def rule(session: Session, event: Event, new: NewRuling, by: By, token: str) -> Ruling | Refused:
    """Record the ruling under the next number. The same form again gets the ruling that it brought first."""
    earlier = ruling_by_token(session, event.id, token)
    if earlier is not None:
        return earlier
    about = _subject(session, event, new)
    found = (*_texts(new, token), *_kind(new), *_about(new, about), *_figures(session, new, about))
    found += (*_article(session, event, new), *_revocation(session, event, new))
    if found:
        return Refused(found)
    match, entry = about.match, about.entry
    of = entry.competition_id if entry else match.competition_id if match else None
    row = Ruling(
        event_id=event.id,
        number=1 + max((each.number for each in rulings(session, event.id)), default=0),
        on=new.on,
        what=new.what,
        competition_id=of,
        entry_id=entry.id if entry else None,
        delegation_id=about.delegation.id if about.delegation else None,
        match_id=match.id if match else None,
        athlete=clean(new.athlete),
        detail=_detail(new, match),
        article=clean(new.article),
        author=clean(new.author),
        reason=clean(new.reason),
        revokes=new.revokes,
        who=by.who,
        at=by.at,
        token=token,
    )
    session.add(row)
    detail = {
        "what": row.what,
        "on": row.on.isoformat(),
        "author": row.author,
        "entry": entry.number if entry else None,
        "competition": session.get_one(Competition, of).slug if of else None,
        "delegation": about.delegation.slug if about.delegation else None,
        "match": match.number if match else None,
        "athlete": row.athlete,
        "detail": row.detail,
        "article": row.article,
        "reason": row.reason,
        "revokes": row.revokes,
    }
    record(session, event, by, "rule", f"ruling {row.number}", detail)
    return row


def _subject(session: Session, event: Event, new: NewRuling) -> _Subject:
    entry = None if new.entry is None else session.get(Entry, new.entry)
    if entry is not None and session.get_one(Competition, entry.competition_id).event_id != event.id:
        entry = None
    delegation = None if new.delegation is None else session.get(Delegation, new.delegation)
    if delegation is not None and delegation.event_id != event.id:
        delegation = None
    return _Subject(entry, delegation, None if new.match is None else find.match(session, event.id, new.match))


def _texts(new: NewRuling, token: str) -> tuple[Refusal, ...]:
    return (
        *text_refusals("author", new.author, 120),
        *text_refusals("reason", new.reason, 2_000),
        *text_refusals("athlete", new.athlete, 80, least=0),
        *text_refusals("article", new.article, 120, least=0),
        *text_refusals("token", token, 80),
    )


def _kind(new: NewRuling) -> tuple[Refusal, ...]:
    return () if new.what in (*ACTS, REVOCATION) else (Refusal("unknown kind of ruling", "what", new.what),)


def _about(new: NewRuling, about: _Subject) -> tuple[Refusal, ...]:
    """What the kind of ruling has to be about, and whether side and match belong together."""
    found = []
    nobody = about.entry is None and (about.delegation is None or new.what in _ENTRY)
    if new.what in _SIDE and nobody:
        found.append(Refusal("ruling about nobody", "side"))
    if new.what in _ATHLETE and not new.athlete.strip():
        found.append(Refusal("ruling without an athlete", "athlete"))
    if new.match is not None and about.match is None:
        found.append(Refusal("no such match", "match", str(new.match)))
    elif new.what in _MATCH and about.match is None:
        found.append(Refusal("ruling without a match", "match"))
    if about.match is not None and about.entry is not None:
        if about.match.competition_id != about.entry.competition_id:
            found.append(Refusal("match of another competition", "match", str(about.match.number)))
        elif about.entry.id not in (about.match.first_entry, about.match.second_entry):
            found.append(Refusal("match of other sides", "match", str(about.match.number)))
    return tuple(found)


def _figures(session: Session, new: NewRuling, about: _Subject) -> tuple[Refusal, ...]:
    found = []
    if new.what == "suspension":
        found += _length(session, new, about)
    if new.what == "points":
        try:
            exact = read_number(write_number(new.points), "points")
        except NotASheetError as error:
            found.append(Refusal("not a figure", "points", error.found))
        else:
            found += [Refusal("points missing", "points")] if exact == 0 else []
    if new.what == "loss" and isinstance(new.score, str) and new.score not in SCORES:
        found.append(Refusal("not a score", "score", new.score[:20]))
    if (new.what == "fine" and new.fine is None) or (new.fine is not None and new.fine.amount <= 0):
        found.append(Refusal("fine missing", "fine"))
    if new.what == "replay" and about.match is not None:
        latest = find.latest_version(session, about.match)
        if latest is None or latest.state == "open":
            found.append(Refusal("match without a sheet to replay", "match", str(about.match.number)))
    return tuple(found)


def _length(session: Session, new: NewRuling, about: _Subject) -> list[Refusal]:
    if new.length is None or not 0 < new.length.amount < 1_000 or new.length.unit not in UNITS:
        return [Refusal("length missing", "length")]
    if about.entry is None:
        return []
    longest = ruleset_of(session, session.get_one(Competition, about.entry.competition_id)).figure("discipline.longest")
    if longest is None or longest.value is None or longest.value.unit != new.length.unit:
        return []
    if new.length.amount <= longest.value.amount:
        return []
    found, allowed = str(new.length.amount), str(longest.value.amount)
    return [Refusal("longer than the longest", "length", found, allowed, longest.source)]


def _article(session: Session, event: Event, new: NewRuling) -> tuple[Refusal, ...]:
    written = clean(new.article)
    if not written or article_of(regulation_of(session, event), written) is not None:
        return ()
    return (Refusal("no such article", "article", written[:40]),)


def article_of(regulation: Regulation, written: str) -> Any:
    """The article that is written so ("futsal, 4º", "53"), None where there is none."""
    wanted = _citation(written)
    known = [entry.article for entry in regulation.entries]
    exact = [a for a in known if wanted == _citation(f"{a.file}, {a.number}")]
    return next(iter(exact or [a for a in known if wanted == _citation(a.number)]), None)


def _citation(written: str) -> str:
    kept = folded(written).replace("artigo", "").replace("art.", "").replace("º", "o").replace("°", "o")
    return "".join(kept.replace("geral", "general").split()).replace("o,", ",").removesuffix("o")


def _revocation(session: Session, event: Event, new: NewRuling) -> tuple[Refusal, ...]:
    if new.what != REVOCATION:
        return ()
    rows = rulings(session, event.id)
    if new.revokes is None or new.revokes not in {row.number for row in rows}:
        return (Refusal("no such ruling", "revokes", str(new.revokes or "")),)
    by = revoked(rows).get(new.revokes)
    return () if by is None else (Refusal("ruling already revoked", "revokes", str(new.revokes), str(by)),)


def _detail(new: NewRuling, match: Match | None) -> dict[str, Any]:
    """The figures of the ruling, and nothing else."""
    found: dict[str, Any] = {}
    if new.what == "suspension" and new.length:
        found["length"] = [new.length.amount, new.length.unit]
    if new.what == "points":
        found["points"] = str(plain(new.points))
    if new.what == "loss":
        found["score"] = new.score if isinstance(new.score, str) else {k: list(v) for k, v in new.score.items()}
    if new.fine is not None:
        found["fine"] = [str(plain(new.fine.amount)), new.fine.currency]
    if new.what == "replay" and match is not None:
        found["version"] = match.version
    return found
