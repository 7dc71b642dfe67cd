"""Modality: what a plugin declares about a sport. The whole interface between the core and a sport."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from core.exact import Number
from core.play.credits import Terms
from core.play.sheet import Segment
from core.rules.article import Cited
from core.rules.refusal import Refusal

_NOTHING: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Word:
    """The sport's own word for a scored fact, in singular and plural, as the language of criteria reads it.

    ``made`` is a further word, besides "for" and "won", by which the sport says what a side made: "balls pocketed".
    """

    one: str
    many: str
    made: str = ""


@dataclass(frozen=True, slots=True)
class Counted:
    """What a modality's own count makes of one segment written part by part (the hands of a partida).

    ``points`` per side; ``winner`` the side that won the segment by the sport's own arithmetic, None where the format
    decides; ``running`` the sums after each part, for the sheet's ledger; ``kind`` the sport's word for the kind of
    win; ``wrong`` what cannot be, its ``at`` counted from the segment ("parts.2").
    """

    points: tuple[Number, Number]
    winner: int | None = None
    running: tuple[tuple[Number, Number], ...] = ()
    kind: str = ""
    wrong: tuple[Refusal, ...] = ()


Count = Callable[[Segment, Terms], Counted]
"""The sport's arithmetic: a segment written part by part, and what it is told about it, to points.

Without one, core/play/parts.py counts: each hand's points go to the side that won it, each infraction's by the
regulation. A sport with arithmetic of its own may call that with a function for its hand, or only credits.credit.
"""


Asks = Callable[[Segment, tuple[Number, Number], Terms], tuple[str, str]]
"""What the next hand asks of each side, given the sums so far: the path of a figure ("values.first_meld"), or ""."""


@dataclass(frozen=True, slots=True)
class Points:
    """How the points of a segment come, so that a sheet that cannot be is refused.

    ``single``: one at a time (rally point, racks), so that a segment ends exactly where the target and the lead end it;
    otherwise they come by hands, and overshoot says what the last one may add. ``unit`` is the smallest part of a point
    (1/2 in chess); where the regulation says what that is, ``worth`` is the path of its figure ("values.ball"), and
    ``stated`` that figure once a format has found it. ``negative``: whether the sport's own count can go below zero;
    ``together`` whether one hand gives points to both sides, so that both can pass the target in it (canastra);
    ``shared`` what the two sides' points of a segment add up to (1 in chess), None where nothing binds them.
    """

    single: bool = False
    unit: Number = 1
    negative: bool = False
    together: bool = False
    shared: Number | None = None
    worth: str = ""
    stated: Cited[Number] | None = None


Check = Callable[[Number, Mapping[str, Any]], Refusal | None]
"""The sport's own limit of a mark: the mark, and the figures under ``values``."""


LinePoints = Callable[[str, Mapping[str, Any]], Mapping[Number, str]]
"""The points that a line of the sport's own sheet may have, by the figures under ``values``; each with the path of the
figure behind it ("values.four"), "" where there is none."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What a sport of performances says of its marks.

    ``finer``: a mark finer than the precision is "refused", or counts as the next worse step ("worse": a time is taken
    up, a distance cut down). ``check`` refuses a mark that the sport cannot give, by the figure at ``limit``
    ("values.balls"). Where a try is the sum of a sheet of ``lines`` (the numbers and figures of dice), ``line_points``
    says what each may have.
    """

    finer: str = "refused"
    check: Check | None = None
    limit: str = ""
    lines: tuple[str, ...] = ()
    line_points: LinePoints | None = None


@dataclass(frozen=True)
class Modality:
    """One sport: how it is scored, its words, its infractions, and its defaults in the regulation language.

    ``id`` as in the language ("volei-de-quadra"); ``name`` an English msgid; ``point``, ``segment``, ``board`` the
    sport's words for the facts; ``infractions`` what a referee can write, by name, with an English description;
    ``facts`` further facts that its sheets count ("9s"); ``values`` the figures that its own count asks for, with
    their defaults; ``kinds_of_win`` words of ``by_win``; ``roles`` of athletes; ``words`` extra words that the count
    knows, by key ("hand": {"void"}); ``defaults`` rule tables of the language; ``basis`` says for each table (or
    "table.key") whose rule the default is, "" for the rest; ``form`` names the kind of result form; ``points`` how
    points come, ``marks`` how marks do; ``count`` is the sport's own arithmetic where it has one,
    ``asks`` what a hand asks of a side that is so far on.
    """

    id: str
    name: str
    form: str
    defaults: Mapping[str, Any]
    basis: Mapping[str, str]
    point: Word = Word("point", "points")
    segment: Word = Word("segment", "segments")
    board: Word = Word("board", "boards")
    infractions: Mapping[str, str] = field(default_factory=lambda: _NOTHING)
    facts: tuple[str, ...] = ()
    values: Mapping[str, Any] = field(default_factory=lambda: _NOTHING)
    kinds_of_win: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    words: Mapping[str, frozenset[str]] = field(default_factory=lambda: _NOTHING)
    points: Points = Points()
    marks: Marks = Marks()
    count: Count | None = None
    asks: Asks | None = None
