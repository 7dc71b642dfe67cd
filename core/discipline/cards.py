"""Cards, infractions and fouls of a sheet: what each side's row counts, and what makes a side lose the match."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from core.discipline.worth import declared, reaches, times
from core.exact import Number
from core.play.athlete import key
from core.play.credits import effects
from core.play.format import Format
from core.play.sheet import Ending, Sheet
from core.rules.article import Cited

Counts = tuple[tuple[tuple[str, Number], ...], tuple[tuple[str, Number], ...]]
NO_COUNTS: Counts = ((), ())

# Cards that the language of criteria knows by itself, declared or not.
_ALWAYS_CARDS = frozenset({"yellow", "red"})
_SENT_OFF = frozenset({"sent off", "expelled"})
_FOULS = frozenset({"foul", "fouls"})


@dataclass(frozen=True, slots=True)
class Given:
    """One card or infraction: to whom, and its effects by key. ``times`` over where it is a card or a counted fact.

    ``athlete`` is as written, ``key`` what tells them apart (core/play/athlete.py); both "" where nobody said.
    """

    name: str
    side: int
    athlete: str
    key: str
    times: int
    card: bool
    infraction: bool
    effects: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A side that loses the match whatever the score, the figure that says so, and by what score if one is stated."""

    side: int
    why: Cited[Any]
    score: Cited[str] | None = None


def given(sheet: Sheet, form: Format, boards: bool = True) -> Iterator[Given]:
    """Everything given on the sheet, in order, boards included unless told; an infraction is followed by its card.

    Whoever abandoned is given the card that ``abandonment.card`` says. How often an infraction was repeated counts
    within the match, by side or by athlete (``penalties.repeats_by``).
    """
    repeated: Counter[tuple[int, str, str]] = Counter()
    by_athlete = form.figures.get("penalties.repeats_by") == "athlete"
    for name, whose, count in _written(sheet, boards):
        if name in _ALWAYS_CARDS or f"card.{name}" in form.effects:
            yield _card(name, whose, count, form)
            continue
        if name not in form.modality.infractions and f"infraction.{name}" not in form.effects:
            yield Given(name, *whose, count, card=False, infraction=False, effects={})
            continue
        for _ in range(count):
            again = (whose[0], whose[2] if by_athlete else "", name)
            repeated[again] += 1
            before = form.repeated[whose[0]].get(_offence(name, whose[1], form), 0)
            found = effects(name, before + repeated[again], form.figures)
            yield Given(name, *whose, 1, card=False, infraction=True, effects=found)
            if found.get("card") and found.get("applied", "always") == "always":
                yield _card(found["card"], whose, 1, form)
    left = form.figures.get("abandonment.card") if sheet.ending is Ending.ABANDONED else None
    if left is not None:
        for side in sorted(sheet.missing):
            yield _card(left, _whose(sheet, side, sheet.left_by[side]), 1, form)


def written_offences(sheet: Sheet, form: Format) -> Iterator[tuple[str, int, int]]:
    """The infractions of a sheet, boards included: what a repetition counts ("gato", "gato, Davi"), side, how often."""
    for name, whose, count in _written(sheet, boards=True):
        if name in form.modality.infractions or f"infraction.{name}" in form.effects:
            yield _offence(name, whose[1], form), whose[0], count


def _offence(name: str, athlete: str, form: Format) -> str:
    """As core.play.credits.offence has it."""
    return f"{name}, {athlete}" if athlete and form.figures.get("penalties.repeats_by") == "athlete" else name


def counted(sheet: Sheet, form: Format) -> Counts:
    """The counted facts of each side: "cards", "yellow cards", "card weight", "infractions", "fouls", "expulsions", and
    each infraction or other incident under its own name. A card without a weight weighs nothing.
    """
    left = sheet.ending is Ending.ABANDONED
    if not (sheet.incidents or sheet.boards or left or any(segment.parts for segment in sheet.segments)):
        return NO_COUNTS
    facts: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    weights: list[Number] = [0, 0]
    for each in given(sheet, form):
        own = facts[each.side]
        if each.card:
            own["cards"] += each.times
            own[f"{each.name} cards"] += each.times
            weights[each.side] += each.times * each.effects.get("weight", 0)
        elif each.infraction:
            own["infractions"] += each.times
            own[each.name] += each.times
        else:
            own["fouls" if each.name in _FOULS else each.name] += each.times
        if each.effects.get("athlete") in _SENT_OFF:
            own["expulsions"] += each.times
    return _listed(facts[0], weights[0]), _listed(facts[1], weights[1])


def forfeits(sheet: Sheet, form: Format) -> tuple[Forfeit, ...]:
    """The sides that cards or infractions make lose the match (language, § 10, ``loses``, ``side``), each once.

    A card that ``equals`` others of the same athlete counts as shown when those were; without a name on the sheet
    nobody knows whose they were, and it does not. A card that equals one that loses the match ("1 red, 1 yellow") loses
    it too. What happened at a board costs that board alone.
    """
    lost = ("match",) if sheet.boards else ("match", "board")
    found: dict[int, Forfeit] = {}
    cards: dict[tuple[int, str], Counter[str]] = {}
    for each in given(sheet, form, boards=False):
        duty = each.effects.get("applied", "always") == "always"
        if each.card and each.key and duty:
            cards.setdefault((each.side, each.key), Counter())[each.name] += each.times
        if (figure := _losing(each, form, lost)) is not None:
            score = form.cited.get(f"card.{each.name}.score") if each.card else None
            found.setdefault(each.side, Forfeit(each.side, figure, score))
        elif each.card and duty and (costs := losing_card(each.name, form, lost)):
            found.setdefault(each.side, replace(costs, side=each.side))
    equals = declared(form.effects)
    for (side, _), shown in cards.items():
        for card, figure in _that_lose(form, lost):
            if times(card.removeprefix("card."), shown, equals):
                found.setdefault(side, Forfeit(side, figure, form.cited.get(f"{card}.score")))
    return tuple(found[side] for side in sorted(found))


def losing_card(name: str, form: Format, lost: tuple[str, ...] = ("match", "board")) -> Forfeit | None:
    """What a card costs its side's match, of whichever side: its own effect, or that of a card which it is worth."""
    equals = declared(form.effects)
    for card, figure in _that_lose(form, lost):
        if reaches(name, card.removeprefix("card."), equals):
            return Forfeit(0, figure, form.cited.get(f"{card}.score"))
    return None


def _that_lose(form: Format, lost: tuple[str, ...]) -> Iterator[tuple[str, Cited[Any]]]:
    """The declared cards that lose the match by themselves, each with the figure that says so."""
    for card in form.effects:
        figure = form.cited.get(f"{card}.loses") if card.startswith("card.") else None
        if figure is not None and figure.value in lost:
            yield card, figure


_Whose = tuple[int, str, str]
"""A side, an athlete as written, and the athlete's key."""


def _whose(sheet: Sheet, side: int, athlete: str) -> _Whose:
    return side, athlete, key(athlete, sheet.line_ups[side])


def _written(sheet: Sheet, boards: bool) -> Iterator[tuple[str, _Whose, int]]:
    for segment in sheet.segments:
        for part in segment.parts:
            if part.infraction:
                yield part.infraction, _whose(sheet, part.side, part.athlete), 1
    for incident in sheet.incidents:
        yield incident.name, _whose(sheet, incident.side, incident.athlete), incident.times
    for board in sheet.boards if boards else ():
        own = board if any(board.line_ups) else replace(board, line_ups=sheet.line_ups)
        yield from _written(own, boards)


def _card(name: str, whose: _Whose, count: int, form: Format) -> Given:
    found = form.effects.get(f"card.{name}", {})
    return Given(name, *whose, count, card=True, infraction=False, effects=found)


def _losing(each: Given, form: Format, lost: tuple[str, ...]) -> Cited[Any] | None:
    """The figure by which what was given loses the match; nothing that is left to discretion does by itself."""
    if each.effects.get("applied", "always") != "always":
        return None
    table = "card" if each.card else "infraction"
    for effect, words in (("loses", lost), ("side", ("disqualified",))):
        if each.effects.get(effect) in words:
            start = f"{table}.{each.name}"
            return form.cited.get(f"{start}.{effect}") or form.cited.get(f"{start}.again")
    return None


def _listed(facts: Counter[str], weight: Number) -> tuple[tuple[str, Number], ...]:
    listed: dict[str, Number] = dict(facts)
    if "cards" in facts:
        listed["card weight"] = weight
    return tuple(sorted(listed.items()))
