"""Cards and infractions on a result form: each with side, athlete and minute; one written by mistake is taken off."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from core.play.format import Format
from core.play.sheet import Incident
from core.rules.refusal import Refusal
from web.entry.draft import Draft
from web.forms import text

MOST_MINUTES = 150


@dataclass(frozen=True, slots=True)
class CardRow:
    """A card or an infraction as its line says it; ``index`` is its place on the sheet."""

    index: int
    name: str
    side: int
    athlete: str
    minute: int | None


def read_cards(draft: Draft, rules: Format) -> None:
    """Writes the card or the infraction whose button was pressed, or takes one off."""
    incidents = list(draft.sheet.incidents)
    drop = draft.pressed("drop")
    if drop in map(str, range(len(incidents))):
        del incidents[int(drop)]
    pressed = draft.pressed("do")
    if pressed in ("card", "infraction"):
        name, side = text(draft.form, pressed), text(draft.form, "card.side")
        athlete = draft.typed["card.athlete"] = text(draft.form, "card.athlete").strip()
        minute = draft.figure("card.minute", "card.minute")
        draft.wrong += _wrong(pressed, name, side, rules)
        if minute is not None and (not isinstance(minute, int) or minute > MOST_MINUTES):
            draft.wrong.append(Refusal("not a minute", "card.minute", found=str(minute), allowed=str(MOST_MINUTES)))
        if not draft.wrong:
            incidents.append(
                Incident(name, int(side), athlete=athlete[:80], minute=minute if isinstance(minute, int) else None)
            )
            draft.typed |= {"card.athlete": "", "card.minute": ""}
    draft.sheet = replace(draft.sheet, incidents=tuple(incidents))


def _wrong(pressed: str, name: str, side: str, rules: Format) -> list[Refusal]:
    found = []
    known = card_names(rules.cited)
    if pressed == "card" and name not in known:
        found.append(Refusal("no such card", "card", found=name[:40], allowed=", ".join(known)))
    if pressed == "infraction" and name not in infraction_names(rules):
        found.append(Refusal("no such infraction", "infraction", found=name[:40]))
    if side not in ("0", "1"):
        found.append(Refusal("side missing", "card.side"))
    return found


def card_rows(incidents: tuple[Incident, ...], rules: Format) -> list[CardRow]:
    """The cards and infractions of a sheet, in the order in which they were written."""
    names = (*card_names(rules.cited), *infraction_names(rules))
    return [
        CardRow(index, one.name, one.side, one.athlete, one.minute)
        for index, one in enumerate(incidents)
        if one.name in names
    ]


def card_names(figures: Mapping[str, object]) -> tuple[str, ...]:
    """The cards that the regulation knows, by the paths of its figures ("card.yellow.weight")."""
    return tuple(dict.fromkeys(path.split(".")[1] for path in figures if path.startswith("card.")))


def infraction_names(rules: Format) -> tuple[str, ...]:
    """The infractions that a referee can write, those that the regulation states before those of the sport alone."""
    stated = (path.split(".")[1] for path in rules.cited if path.startswith("infraction."))
    return tuple(dict.fromkeys((*stated, *rules.modality.infractions)))
