"""Canastra, in pairs: hands that give points to both pairs add up to a partial, penalties as they happen."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import gcd

from core.exact import Number
from core.modality import Counted, Modality, Points, Word
from core.play.credits import Terms
from core.play.parts import count_parts
from core.play.sheet import Part, Segment
from core.rules.refusal import Refusal

WORTH: Mapping[str, Number] = {
    "clean_canastra": 200,
    "dirty_canastra": 100,
    "joker_canastra": 500,
    "card": 10,
    "going_out": 100,
    "lost_morto": -100,
}
FIRST_MELD: Mapping[str, Number] = {"first_meld_from": 1000, "first_meld": 80, "first_meld_after_error": 100}

MELDS_LOST = "ends, own melds lost"

WORDS = {"how": frozenset({"out", "stock", "irregular final"}), "hand": frozenset({MELDS_LOST})}

INFRACTIONS = {
    "nothing melded": "Having melded nothing when the other pair goes out",
    "irregular meld": "Melding cards that do not go together",
    "irregular final": "Going out against the rules",
    "signals": "Signals, gestures or attitudes that give an advantage",
    "misconduct": "Unsporting conduct or indiscipline",
}

DEFAULTS = {
    "roster": {"athletes": 4, "starters": 2, "substitutions": "free", "substitutions_when": "between matches"},
    "match": {"won_by": "segments", "first_to": 1, "target": 2000, "overshoot": "kept", "slot": "90 min"},
    "table_points": {"win": 3, "draw": 1, "loss": 0},
    "walkover": {"score": "target to 0"},
    "infraction": [{"name": "irregular final", "hand": MELDS_LOST}],
    "tiebreak": {"any": ["head-to-head", "point difference among tied", "point difference in phase", "lot"]},
}


@dataclass(frozen=True, slots=True)
class Laid:
    """What a pair has when a hand ends: its canastras by kind, ``cards`` melded (those of canastras too), ``held`` not.

    ``lost_morto``: it never took its morto, or took it and did not come to play from it, or the cards ran out before.
    """

    clean: int = 0
    dirty: int = 0
    jokers: int = 0
    cards: int = 0
    held: int = 0
    lost_morto: bool = False


def hand(
    pairs: tuple[Laid, Laid], out: int | None, worth: Mapping[str, Number] = WORTH, irregular: int | None = None
) -> Part:
    """A hand as it goes on the sheet, from what both pairs have on the table (cooperatives' games of 2019, 4º and 6º).

    ``out`` is the pair that went out, None where the cards ran out; ``irregular`` the one that went out against the
    rules, which ends the hand and leaves it nothing of what it melded (8º, c). Canastras, 10 for each card melded, 100
    for going out, less 100 for the morto lost; and the cards that a pair which has melded still holds count for the one
    that went out (6º, i). A pair that has melded nothing pays the penalty of 8º, a, in place of that.
    """
    first, second = (_made(pairs, side, out, irregular, worth) for side in (0, 1))
    how = "irregular final" if irregular is not None else "stock" if out is None else "out"
    return Part(1, second, how, other=first) if out == 1 else Part(0, first, how, other=second)


def _made(
    pairs: tuple[Laid, Laid], side: int, out: int | None, irregular: int | None, worth: Mapping[str, Number]
) -> Number:
    own, rival = pairs[side], pairs[1 - side]
    points: Number = worth["lost_morto"] if own.lost_morto else 0
    if side != irregular:
        points += own.clean * worth["clean_canastra"] + own.dirty * worth["dirty_canastra"]
        points += own.jokers * worth["joker_canastra"] + own.cards * worth["card"]
    if side == out:
        points += worth["going_out"] + (rival.held * worth["card"] if rival.cards else 0)
    return points


def first_meld(points: Number, error: bool = False, figures: Mapping[str, Number] = FIRST_MELD) -> Number:
    """The least that a pair's first meld of a hand has to be worth: nothing below 1,000 points of the partial, then 80,
    and 100 once it has erred (cooperatives' games of 2019, 6º, k).
    """
    if points < figures["first_meld_from"]:
        return 0
    return figures["first_meld_after_error" if error else "first_meld"]


ERRORS = frozenset({"irregular meld", "irregular final"})


def asks(partial: Segment, sums: tuple[Number, Number], terms: Terms) -> tuple[str, str]:
    """The figure that each pair's next first meld has to reach, "" where it needs none yet (6º, k)."""
    figures: dict[str, Number] = {name: terms.figure(f"values.{name}", figure) for name, figure in FIRST_MELD.items()}
    erred = {part.side for part in partial.parts if part.infraction in ERRORS}
    first, second = (_asked(sums[side], side in erred, figures) for side in (0, 1))
    return first, second


def _asked(points: Number, error: bool, figures: Mapping[str, Number]) -> str:
    if not first_meld(points, error, figures):
        return ""
    return "values.first_meld_after_error" if error else "values.first_meld"


def count(partial: Segment, terms: Terms) -> Counted:
    """The sums of a partial written hand by hand: what each hand gave to both pairs, and penalties in their place.

    A penalty is written before the hand in which it happened. After an irregular final the offender's melds of that
    hand count nothing, so that no more than its lost morto is left of them (8º, c). Past the target the pair in front
    wins; level there, one more hand is played.
    """
    parts: list[Part] = []
    offender: int | None = None
    for part in partial.parts:
        if part.infraction:
            lost = terms.figure(f"infraction.{part.infraction}.hand") == MELDS_LOST
            parts.append(part)
            offender = part.side if lost else offender
        else:
            parts.append(part if offender is None else _without_melds(part, offender))
            offender = None
    counted = count_parts(replace(partial, parts=tuple(parts)), terms)
    return replace(counted, wrong=(*counted.wrong, *_off_the_steps(partial, terms)))


def _without_melds(part: Part, offender: int) -> Part:
    if part.side == offender:
        return replace(part, points=min(part.points, 0))
    return replace(part, other=min(part.other, 0))


def _off_the_steps(partial: Segment, terms: Terms) -> list[Refusal]:
    """Figures that no canastras and cards add up to, where all of those are whole."""
    worth = [terms.figure(f"values.{name}", figure) for name, figure in WORTH.items()]
    step = gcd(*worth) if all(isinstance(figure, int) for figure in worth) else 0
    return [
        Refusal("part of a point", f"parts.{index}", found=f"{part.points}, {part.other}", allowed=str(step))
        for index, part in enumerate(partial.parts)
        if step and not part.infraction and (part.points % step or part.other % step)
    ]


MODALITY = Modality(
    id="canastra",
    name="Canastra",
    form="hands",
    segment=Word("partial", "partials"),
    points=Points(negative=True, together=True),
    infractions=INFRACTIONS,
    values={**WORTH, **FIRST_MELD},
    words=WORDS,
    defaults=DEFAULTS,
    basis={"": "custom of the game: default of the product"},
    count=count,
    asks=asks,
)
