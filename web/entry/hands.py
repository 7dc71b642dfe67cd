"""A partial hand by hand, with running sums to check against the paper, and penalties as rows of their own."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from core.play.format import Format
from core.play.progress import Progress
from core.play.settle import progress
from core.play.sheet import Pair, Part, Segment, Sheet
from core.rules.article import Cited, Default
from core.rules.refusal import Refusal
from web.entry import partials
from web.entry.cards import infraction_names
from web.entry.draft import SIDES, Draft
from web.forms import text

TEMPLATE: Final = "sheet/hands.html"
OUT: Final = "out"
"""How a hand ends where nothing else is said."""
USUAL: Final = (OUT, "plain")
"""The ways that stand first."""
_BOTH: Final = ("points.0", "points.1")
"""The fields of a hand that gives points to both sides."""

fields = partials.fields


@dataclass(frozen=True, slots=True)
class Line:
    """One row of the ledger: a hand, numbered, or a penalty; the sums after it, and who got points."""

    number: int
    part: Part
    sums: Pair
    got: int | None


@dataclass(frozen=True, slots=True)
class Penalty:
    """An infraction that can be written: its description (a msgid), its points as the regulation states them."""

    name: str
    words: str
    points: Cited[Any] | None


def read(draft: Draft, rules: Format) -> None:
    """The sheet of what was typed: a hand or a penalty more, or the last of them taken back."""
    partials.read(draft, rules)
    match draft.pressed("do"):
        case "hand":
            _write(draft, rules, _hand(draft, rules))
        case "back":
            _take_back(draft)
    if name := draft.pressed("penalty"):
        _write(draft, rules, _penalty(draft, name, rules))


def _hand(draft: Draft, rules: Format) -> Part:
    won, how = text(draft.form, "won"), text(draft.form, "how", OUT)
    together = rules.modality.points.together
    figures = [draft.figure(name, "points") for name in (_BOTH if together else ("points",))]
    if won not in ("0", "1") and not (together and how != OUT):  # Where the cards run out nobody ends the hand.
        draft.wrong.append(Refusal("side missing", "won"))
    if None in figures and not any(each.at == "points" for each in draft.wrong):
        draft.wrong.append(Refusal("figure missing", "points"))
    side = int(won == "1")
    own, other = (figures[side], figures[1 - side]) if together else (figures[0], 0)
    return Part(side, own or 0, how if how != OUT else "", other=other or 0)


def _penalty(draft: Draft, name: str, rules: Format) -> Part:
    offender = text(draft.form, "offender")
    if offender not in ("0", "1"):
        draft.wrong.append(Refusal("side missing", "offender"))
    if name not in {one.name for one in penalties(rules)}:
        draft.wrong.append(Refusal("no such infraction", "offender", found=name[:40]))
    athlete = draft.typed["offender.athlete"] = text(draft.form, "offender.athlete").strip()[:80]
    return Part(int(offender == "1"), infraction=name, athlete=athlete)


def _write(draft: Draft, rules: Format, part: Part) -> None:
    """Adds the part to the partial in play."""
    current = progress(draft.sheet, rules).current
    if current is None:
        draft.wrong.append(Refusal("part after the end", "points"))
    if draft.wrong or current is None:
        return
    segments = list(draft.sheet.segments)
    while len(segments) <= current:
        segments.append(Segment((0, 0)))
    segments[current] = Segment((0, 0), parts=(*segments[current].parts, part))
    draft.sheet = replace(draft.sheet, segments=tuple(segments))
    draft.typed.update(dict.fromkeys(("points", "offender.athlete", *_BOTH), ""))


def _take_back(draft: Draft) -> None:
    """Takes the last part off the last partial that has any."""
    segments = list(draft.sheet.segments)
    for index in range(len(segments) - 1, -1, -1):
        if parts := segments[index].parts:
            segments[index] = replace(segments[index], parts=parts[:-1], points=(0, 0))
            if not segments[index].parts and index == len(segments) - 1:
                segments.pop()
            break
    draft.sheet = replace(draft.sheet, segments=tuple(segments))


def facts(sheet: Sheet, rules: Format) -> Mapping[str, Any]:
    """What the form shows besides its fields: the partial in play, its ledger and sums, and the penalties."""
    so_far = progress(sheet, rules)
    current = so_far.current
    written = [index for index, segment in enumerate(sheet.segments) if segment.parts]
    shown = current if current is not None else (written[-1] if written else None)
    written_by_parts = {one.name for one in penalties(rules)}
    there = shown is not None and shown < len(sheet.segments)
    lines = ledger(sheet.segments[shown or 0], so_far.running[shown or 0]) if there else []
    return {
        **partials.facts(sheet, rules),
        "current": current,
        "shown": shown,
        "lines": lines,
        "sums": so_far.partials[shown or 0] if there else (0, 0),
        "next_hand": sum(not line.part.infraction for line in lines) + 1,
        "lacks": so_far.lacks,
        "together": rules.modality.points.together,
        "ways": sorted(rules.modality.words.get("how", ()), key=lambda way: (way not in USUAL, way)),
        "asks": _asks(sheet, so_far, rules),
        "penalties": penalties(rules),
        "infraction_names": tuple(name for name in infraction_names(rules) if name not in written_by_parts),
        "by_parts": {index: so_far.partials[index] for index in written},
    }


def _asks(sheet: Sheet, so_far: Progress, rules: Format) -> list[Cited[Any] | None]:
    """The figure that the next hand asks of each side, where the sport asks one."""
    current = so_far.current
    if rules.modality.asks is None or current is None:
        return [None, None]
    segment = sheet.segments[current] if current < len(sheet.segments) else Segment((0, 0))
    sums = so_far.partials[current] if current < len(so_far.partials) else (0, 0)
    asked = rules.modality.asks(segment, sums, rules.terms(current))
    return [rules.cited.get(path) or (Cited(rules.figures[path], Default()) if path else None) for path in asked]


def ledger(segment: Segment, running: tuple[Pair, ...]) -> list[Line]:
    """The rows of a partial: each part with the sums after it."""
    lines: list[Line] = []
    before: Pair = (0, 0)
    for part, sums in zip(segment.parts, running, strict=False):
        got = next((side for side in SIDES if sums[side] > before[side]), None)
        number = sum(not line.part.infraction for line in lines) + 1
        lines.append(Line(number, part, sums, got))
        before = sums
    return lines


def penalties(rules: Format) -> list[Penalty]:
    """The infractions that change the partial in play: its points, the first time or later, the hand, who wins it."""
    names = dict.fromkeys(path.split(".")[1] for path in rules.cited if path.startswith("infraction."))
    return [
        Penalty(name, rules.modality.infractions.get(name, name), rules.cited.get(f"infraction.{name}.points"))
        for name in names
        if any(rules.figures.get(f"infraction.{name}.{effect}") for effect in ("points", "hand"))
        or rules.figures.get(f"infraction.{name}.loses") == "segment"
        or _costs_again(rules.cited.get(f"infraction.{name}.again"))
    ]


def _costs_again(figure: Cited[Any] | None) -> bool:
    """True where a repetition costs points."""
    return figure is not None and any(effects.get("points") for effects in figure.value or ())
