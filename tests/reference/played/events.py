"""A whole event from one number: a modality, a regulation, groups of sides, matches, points taken and lots drawn."""

from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from random import Random

from core.competition import Group, Record
from core.modality import Modality
from core.play.match import Match
from core.rules.ruleset import Ruleset, Scope
from core.standings.chain import chains
from core.standings.ledger import Adjustment, Ledger
from modalities.catalogue import BUILT_IN, find
from regulations.find import folder_of
from regulations.read import Regulation, inline, load
from tests.reference.played import leaving, marks, scores
from tests.reference.played.rules import Rules
from tests.reference.played.truth import Done, rows
from tests.reference.random_groups import Example
from tests.reference.ranking import ReferenceRanking, reference_rank

MODALITIES = tuple(sorted(modality.id for modality in BUILT_IN))
RECORDS = {"lot": "lots", "play-off": "play_offs", "committee": "decisions"}
GROUPS_OF = "ABC"


@dataclass(frozen=True)
class PlayedEvent:
    """What the product is given, and what whoever played knows: the ledger, and who has no place.

    ``unplaced`` have no mark in a contest, or have left with all that they played.
    """

    modality: Modality
    ruleset: Ruleset
    record: Record
    examples: dict[str, Example]
    unplaced: frozenset[str] = frozenset()


@cache
def _regulation(name: str) -> Regulation:
    return load(folder_of(name), find)


@cache
def rulesets(modality: str) -> tuple[tuple[Modality, Ruleset], ...]:
    """The rulesets under which a modality is played: its own defaults, and every regulation that figures allow."""
    sport = find(modality)
    assert sport is not None
    found = [inline([], sport)]
    names = ["jogos-cooperativas-2019"] + (["domino-comunidades"] if modality == "domino" else [])
    for name in names:
        regulation = _regulation(name)
        found += [regulation.ruleset(modality, category) for category in regulation.categories(modality)[:2]]
    if sport.form == "marks":
        found += [inline([{"number": "1", "text": "Inventado.", "performance": each}], sport) for each in marks.VARIED]
    else:
        found += [inline([{"number": "1", "text": "Inventado.", **each}], sport) for each in leaving.VARIED]
    return tuple((sport, ruleset) for ruleset in found)


def event(modality: str, seed: int) -> PlayedEvent:
    """The event of this number, always the same."""
    dice = Random(f"{modality} {seed}")
    sport, ruleset = dice.choice(rulesets(modality))
    groups = seated(dice)
    scope = Scope(entries=sum(len(group.sides) for group in groups))
    rules = Rules(sport, ruleset, scope)
    taken = tuple(
        Adjustment(side, dice.choice([-1, -2, 1]), "invented", stage="")
        for group in groups
        for side in group.sides
        if dice.random() < 0.04
    )
    record = Record((), groups, adjustments=taken, advance=dice.choice([1, 1, 2]))
    if rules.of("match.won_by") == "mark":
        return marks.contest(dice, rules, record)
    done = played_out(dice, rules, groups)
    out = leaving.out(dice, rules, done)
    ledger_rows, still_open = [], dict[str, tuple[str, ...]]()
    for match, truth in out.done:
        if truth is None:
            still_open[match.group] = (*still_open.get(match.group, ()), match.id)
        else:
            ledger_rows += rows(rules, match, truth)
    matches = [match for match, _ in done]
    dice.shuffle(matches)
    record = replace(record, matches=tuple(matches), withdrawn=out.withdrawn)
    ledger = Ledger(tuple(ledger_rows), taken, {}, still_open)
    return with_lots(dice, PlayedEvent(sport, ruleset, record, asked(rules, record, ledger), out.gone))


def played_out(dice: Random, rules: Rules, groups: tuple[Group, ...]) -> list[Done]:
    """Everybody against everybody, at home or away, with what each match came to."""
    found = []
    for group in groups:
        for number, (first, second) in enumerate(combinations(group.sides, 2), 1):
            sides = (second, first) if dice.random() < 0.5 else (first, second)
            played = scores.play(dice, rules)
            found.append((Match(f"{group.name}{number}", *sides, group.name, sheet=played.sheet), played.truth))
    return found


def seated(dice: Random) -> tuple[Group, ...]:
    """One or two groups of two to five."""
    letters = list("ABCDEFGHIJKL")
    dice.shuffle(letters)
    sizes = [dice.choice([2, 3, 3, 4, 5])] if dice.random() < 0.7 else [dice.choice([2, 3]), dice.choice([2, 3, 4])]
    names = [""] if len(sizes) == 1 else list(GROUPS_OF[: len(sizes)])
    return tuple(
        Group(name, tuple(letters.pop() for _ in range(size))) for name, size in zip(names, sizes, strict=True)
    )


def asked(rules: Rules, record: Record, ledger: Ledger) -> dict[str, Example]:
    """The question to the slow ranking, for each group."""
    members = {group.name: group.sides for group in record.groups}
    found = chains(rules.ruleset, rules.scope)
    return {
        group.name: Example(ledger, members, found, group=group.name, borders=frozenset({record.advance or 1}))
        for group in record.groups
    }


def with_lots(dice: Random, event: PlayedEvent) -> PlayedEvent:
    """Some of what is due, drawn and recorded."""
    for name in event.examples:
        for what, tie in sorted(reference(event, name).due, key=lambda due: (due[0], sorted(due[1]))):
            if what in RECORDS and dice.random() < 0.5:
                order = tuple(dice.sample(sorted(tie), len(tie)))
                known = event.record.recorded
                known = replace(known, **{RECORDS[what]: (*getattr(known, RECORDS[what]), order)})
                examples = {group: replace(each, recorded=known) for group, each in event.examples.items()}
                event = replace(event, record=replace(event.record, recorded=known), examples=examples)
    return event


def reference(event: PlayedEvent, group: str) -> ReferenceRanking:
    """What the slow ranking says of a group."""
    example = event.examples[group]
    placed = tuple(side for side in example.groups[group] if side not in event.unplaced)
    return reference_rank(
        placed, example.ledger, example.chains, example.recorded, group=group, stage="", borders=example.borders
    )
