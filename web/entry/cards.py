"""Cards on a result form: one is written with side, colour, shirt and minute; one written by mistake is taken off."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from core.play.sheet import Incident
from core.rules.refusal import Refusal
from web.entry.draft import Draft
from web.forms import text

MOST_MINUTES = 150


@dataclass(frozen=True, slots=True)
class CardRow:
    """A card as its line says it; ``index`` is its place on the sheet."""

    index: int
    name: str
    side: int
    athlete: str
    minute: int | None


def read_cards(draft: Draft, names: tuple[str, ...]) -> None:
    """Writes the card whose button was pressed, or takes one off."""
    incidents = list(draft.sheet.incidents)
    drop = draft.pressed("drop")
    if drop in map(str, range(len(incidents))):
        del incidents[int(drop)]
    if draft.pressed("do") == "card":
        name, side = text(draft.form, "card"), text(draft.form, "card.side")
        shirt = draft.typed["card.athlete"] = text(draft.form, "card.athlete").strip()
        minute = draft.figure("card.minute", "card.minute")
        if name not in names:
            draft.wrong.append(Refusal("no such card", "card", found=name, allowed=", ".join(names)))
        if side not in ("0", "1"):
            draft.wrong.append(Refusal("side missing", "card.side"))
        if minute is not None and (not isinstance(minute, int) or minute > MOST_MINUTES):
            draft.wrong.append(Refusal("not a minute", "card.minute", found=str(minute), allowed=str(MOST_MINUTES)))
        if not draft.wrong:
            incidents.append(
                Incident(name, int(side), athlete=shirt[:80], minute=minute if isinstance(minute, int) else None)
            )
            draft.typed |= {"card.athlete": "", "card.minute": ""}
    draft.sheet = replace(draft.sheet, incidents=tuple(incidents))


def card_rows(incidents: tuple[Incident, ...], names: tuple[str, ...]) -> list[CardRow]:
    """The cards of a sheet, in the order in which they were written."""
    return [
        CardRow(index, one.name, one.side, one.athlete, one.minute)
        for index, one in enumerate(incidents)
        if one.name in names
    ]


def card_names(figures: Mapping[str, object]) -> tuple[str, ...]:
    """The cards that the regulation knows, by the paths of its figures ("card.yellow.weight")."""
    return tuple(dict.fromkeys(path.split(".")[1] for path in figures if path.startswith("card.")))
