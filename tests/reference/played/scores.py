"""Matches of two sides played out: rallies, goals, hands, boards; each with the sheet that a referee would write."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from random import Random

from core.exact import Number
from core.play.sheet import Ending, Incident, Pair, Part, Segment, Sheet
from tests.reference.played.rules import Rules
from tests.reference.played.truth import CARDS, Played, Truth, added, walked_over

Partial = tuple[Segment, Pair, int | None]
"""A segment as it is written, its points as they count, and who won it."""

Play = Callable[[Random, Rules, int, "Offences"], Partial]
Offences = tuple[Counter[str], Counter[str]]


def rally(dice: Random, rules: Rules, index: int, _: Offences) -> Partial:
    """Points one by one until one side has the target with the lead, or the cap."""
    target, lead, cap = rules.target(index), rules.target(index, "lead"), rules.target(index, "cap")
    score = [0, 0]
    close = dice.random() < 0.3
    if close:
        score = [target - 2, target - 2] if target > 2 else [0, 0]
    skill = dice.choice([0.3, 0.5, 0.5, 0.7])
    while True:
        winner = 0 if dice.random() < skill else 1
        score[winner] += 1
        most, least = max(score), min(score)
        if most >= target and (most - least >= lead or (cap is not None and most >= cap)):
            pair = (score[0], score[1])
            return Segment(pair), pair, winner


def goals(dice: Random, rules: Rules, index: int, _: Offences) -> Partial:
    """A period, or half of it, in which anything may happen."""
    pair = (dice.choice([0, 0, 1, 1, 2, 3]), dice.choice([0, 0, 1, 1, 2, 3]))
    return Segment(pair), pair, None


def game(dice: Random, rules: Rules, index: int, _: Offences) -> Partial:
    """A game of chess shares out one point."""
    half = Fraction(1, 2)
    pairs: list[Pair] = [(1, 0), (0, 1), (half, half)]
    pair = dice.choice(pairs)
    return Segment(pair), pair, None


def ends(dice: Random, rules: Rules, index: int, _: Offences) -> Partial:
    """Bocha: balls of so many points each go to one side, end by end, up to the target and not beyond."""
    target, ball = rules.target(index), rules.of("values.ball", 1)
    score = [0, 0]
    while max(score) < target:
        score[dice.randrange(2)] += ball * dice.choice([1, 1, 2, 3, 4])
    counts = (min(score[0], target), min(score[1], target))
    return Segment((score[0], score[1])), counts, 0 if score[0] > score[1] else 1


def hands(dice: Random, rules: Rules, index: int, offences: Offences) -> Partial:
    """Hands of one winner each, and penalties between them, until a hand or a credit wins the partial."""
    target, capped = rules.target(index), rules.of("match.overshoot") == "capped"
    wins_at = rules.of("penalties.wins_at", target)
    worth = {"truco": [1, 1, 1, 3, 6], "domino": [0, 7, 18, 30, 55]}[rules.modality.id]
    known = [name for name in rules.modality.infractions if rules.penalty(name, 1) and rules.goes(name)]
    score: list[Number] = [0, 0]
    parts: list[Part] = []
    winner: int | None = None
    while winner is None:
        side = dice.randrange(2)
        if known and dice.random() < 0.12:
            name = dice.choice(known)
            points = rules.penalty(name, offences[side][name] + 1)
            if points is None:
                continue
            offences[side][name] += 1
            parts.append(Part(side, infraction=name))
            if rules.goes(name) == "to the other side":
                score[1 - side] += points
                if points and score[1 - side] >= wins_at:
                    winner = 1 - side
            else:
                score[side] -= points
            continue
        points, how = dice.choice(worth), ""
        if rules.modality.id == "truco" and score[side] == target - 1 and dice.random() < 0.4:
            side, points, how = 1 - side, rules.of("values.eleven_lost", 3), "eleven lost"
        elif rules.modality.id == "domino":
            how = dice.choice(["out", "out", "block", "level block"])
        parts.append(Part(side, points, how))
        if how == "level block" and rules.of("values.level_block", "blocker loses") != "blocker loses":
            points = 0
        score[side] += points
        if points and score[side] >= target and score[side] > score[1 - side]:
            winner = side
            score[side] = min(score[side], target) if capped else score[side]
    pair = (score[0], score[1])
    without_penalties = all(not part.infraction for part in parts)
    told = not without_penalties or dice.random() < 0.5
    return Segment((0, 0), tuple(parts)) if told else Segment(pair), pair, winner


def melds(dice: Random, rules: Rules, index: int, offences: Offences) -> Partial:
    """Canastra: one hand gives points to both; who stands in front past the target when a hand ends has won."""
    target = rules.target(index)
    wins_at = rules.of("penalties.wins_at", target)
    known = ["nothing melded", "irregular meld", "signals"]
    known = [name for name in known if rules.penalty(name, 1) and rules.goes(name) == "to the other side"]
    score: list[Number] = [0, 0]
    parts: list[Part] = []
    while True:
        side = dice.randrange(2)
        if known and dice.random() < 0.15:
            name = dice.choice(known)
            points = rules.penalty(name, 1) or 0
            parts.append(Part(side, infraction=name))
            score[1 - side] += points
            if score[1 - side] >= wins_at:
                return Segment((0, 0), tuple(parts)), (score[0], score[1]), 1 - side
            continue
        own, other = 10 * dice.randint(-10, 90), 10 * dice.randint(-10, 60)
        if dice.random() < 0.1:
            other = own
        parts.append(Part(side, own, dice.choice(["out", "stock"]), other=other))
        score[side] += own
        score[1 - side] += other
        ahead = 0 if score[0] > score[1] else 1
        gained = (own, other) if side == 0 else (other, own)
        in_front = gained[ahead] > 0 or gained[ahead] > gained[1 - ahead]
        if score[0] != score[1] and score[ahead] >= target and in_front:
            return Segment((0, 0), tuple(parts)), (score[0], score[1]), ahead


KINDS: dict[str, Play] = {
    "bocha": ends,
    "canastra": melds,
    "domino": hands,
    "futebol-dos-presidentes": goals,
    "futebol-suico": goals,
    "futevolei": rally,
    "futsal": goals,
    "sinuca": rally,
    "tenis-de-mesa": rally,
    "tenis-de-quadra": rally,
    "truco": hands,
    "volei-de-areia": rally,
    "volei-de-quadra": rally,
    "xadrez": game,
}


def play(dice: Random, rules: Rules) -> Played:
    """One match: played to its end mostly; else not played, void, or one side or both not there, or gone."""
    odd = dice.random()
    if odd < 0.04:
        return Played(None, None)
    if odd < 0.06:
        return Played(Sheet(ending=Ending.VOID), Truth(void=True))
    if odd < 0.14:
        missing = frozenset({dice.randrange(2)}) if dice.random() < 0.8 else frozenset({0, 1})
        return Played(Sheet(ending=Ending.WALKOVER, missing=missing), walked_over(rules, missing))
    sheet, truth = played(dice, rules)
    if odd < 0.18 and rules.of("abandonment.score", "as walkover") == "as walkover":
        return abandoned(dice, rules, sheet, truth)
    return Played(sheet, truth)


def played(dice: Random, rules: Rules) -> tuple[Sheet, Truth]:
    """Segment by segment until the match is over."""
    one = KINDS[rules.modality.id]
    offences: Offences = (Counter(), Counter())
    segments: list[Segment] = []
    partials: list[Pair] = []
    won = [0, 0]
    while len(segments) < rules.most_segments and (rules.all_played or max(won) < rules.to_win):
        segment, pair, winner = one(dice, rules, len(segments), offences)
        segments.append(segment)
        partials.append(pair)
        if winner is not None:
            won[winner] += 1
    points = added(tuple(partials))
    level = won if rules.by_segments else points
    winner = None if level[0] == level[1] else 0 if level[0] > level[1] else 1
    decider = Sheet()
    if winner is None:
        winner, decider = decided(dice, rules)
    cards, incidents = shown(dice, rules)
    sheet = replace(decider, segments=tuple(segments), incidents=incidents)
    own = (won[0], won[1]) if rules.by_segments else (0, 0)
    return sheet, Truth(winner, points, own, tuple(partials), cards=cards)


def decided(dice: Random, rules: Rules) -> tuple[int | None, Sheet]:
    """A level match: it stands, or a replay, a lot or a shoot-out parts it, which leaves the score as it was."""
    deciders, side = rules.of("match.deciders", ()), dice.randrange(2)
    if rules.of("match.draw") == "decided" and "replay" in deciders:
        if dice.random() < 0.3:
            return side, Sheet(extra_time=(Segment((Fraction(1, 2), Fraction(1, 2))),), lots=side)
        return side, Sheet(extra_time=(Segment(((1, 0), (0, 1))[side]),))
    if deciders and deciders[0] == "shoot-out" and dice.random() < 0.15:
        kicks = dice.choice([(2, 1), (3, 2), (1, 0)])
        return side, Sheet(shoot_out=kicks if side == 0 else kicks[::-1])
    return None, Sheet()


def shown(dice: Random, rules: Rules) -> tuple[tuple[dict[str, int], dict[str, int]], tuple[Incident, ...]]:
    """Cards, in the sports whose cards do nothing to the score."""
    found: tuple[dict[str, int], dict[str, int]] = ({}, {})
    listed = []
    if KINDS[rules.modality.id] is goals and dice.random() < 0.4:
        for side in (0, 1):
            for name in CARDS:
                if times := dice.choice([0, 0, 0, 1, 2]):
                    found[side][name] = times
                    listed.append(Incident(name, side, times))
    return found, tuple(listed)


def abandoned(dice: Random, rules: Rules, sheet: Sheet, truth: Truth) -> Played:
    """A side leaves while the last segment is in play: the other is credited the score of a walkover."""
    side = dice.randrange(2)
    before = Sheet(sheet.segments[:-1], incidents=sheet.incidents, ending=Ending.ABANDONED, missing=frozenset({side}))
    given = walked_over(rules, frozenset({side}))
    return Played(before, replace(given, missing=frozenset(), left=frozenset({side}), cards=truth.cards))
