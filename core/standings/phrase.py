"""Reads a criterion from its phrase.

[letter)] [fewest | most] [home | away | rivals'] FACT [MEASURE] [per match] WHERE [, QUALIFIER …]
"""

import re
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import Any

from core.modality import Modality, Word
from core.standings.criterion import LAST_RESORTS, Criterion, Measure, Where, Whole

COUNTED = (
    *("table points", "wins", "draws", "losses", "matches", "walkovers", "abandonments", "cards", "yellow cards"),
    *("red cards", "card weight", "fouls", "infractions", "conduct grade", "deductions", "win share"),
    "table point share",
)
FEWEST = frozenset(
    ("losses", "walkovers", "abandonments", "cards", "yellow cards", "red cards", "card weight", "fouls")
) | {"infractions", "deductions"}
LOWEST_FIRST = frozenset({Whole.REGISTRATION, Whole.SEED})
PLACES = {w.value: w for w in (Where.AMONG_TIED, Where.GROUP, Where.LEG, Where.PHASE, Where.COMPETITION, Where.GAMES)}
ROUNDS = frozenset({"round of 16", "quarter-final", "semi-final", "third place", "final"})
WHOLE = {w.value: w for w in Whole if w is not Whole.COUNTED_BACK}
TURNABLE = frozenset(
    {Whole.AS_BLACK, Whole.PARTICIPANTS, Whole.MODALITIES, Whole.PARITY, Whole.REGISTRATION, Whole.SEED, Whole.MARK}
)

_LETTER = re.compile(r"^([\w.]+)\)\s+")
_COUNTED_BACK = re.compile(r"^figures counted back from ([1-9]\d{0,2})$")
_FIRST = re.compile(r"^(.*) against the first ([1-9]\d{0,2})$")
_LAST = re.compile(r"^(.*) in the last ([1-9]\d{0,2}) (\S+)$")


class PhraseError(Exception):
    """A phrase that is no criterion: the code of its sentence, and the words that fill its gaps.

    Codes: "turned", "doubtful", "over which", "no criterion", "no fact", "not by segment", "no qualifier"; those of an
    unknown word have "known", all that there is, and "near", the nearest of them or "".
    """

    def __init__(self, code: str, **gaps: str) -> None:
        super().__init__(f"{code}: {gaps}")
        self.code = code
        self.gaps = gaps


@dataclass(frozen=True)
class Vocabulary:
    """The words that phrases of one competition may use besides those of the language."""

    point: Word = Word("point", "points")
    segment: Word = Word("segment", "segments")
    board: Word = Word("board", "boards")
    facts: frozenset[str] = frozenset()
    stages: frozenset[str] = frozenset()
    cards: frozenset[str] = frozenset()
    known: dict[str, tuple[str, Measure]] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        self.known.update({fact: (fact, Measure.COUNT) for fact in (*COUNTED, *self.facts)})
        self.known.update({f"{card} cards": (f"{card} cards", Measure.COUNT) for card in self.cards})
        own = (("point", self.point), ("segment", self.segment), ("board", self.board))
        plain = tuple((fact, Word(fact, f"{fact}s")) for fact, _ in own)
        for fact, word in plain + own:
            for suffix, measure in (("difference", Measure.DIFFERENCE), ("ratio", Measure.RATIO)):
                self.known[f"{word.one} {suffix}"] = (fact, measure)
            self.known[f"{word.one} share"] = (fact, Measure.SHARE)
            for suffix in ("for", "won", *filter(None, [word.made])):
                self.known[f"{word.many} {suffix}"] = (fact, Measure.FOR)
            for suffix in ("against", "lost"):
                self.known[f"{word.many} {suffix}"] = (fact, Measure.AGAINST)


def vocabulary(
    modality: Modality, stages: frozenset[str] = frozenset(), cards: frozenset[str] = frozenset()
) -> Vocabulary:
    """The words of a modality, with the stages and cards that a regulation declares."""
    return Vocabulary(modality.point, modality.segment, modality.board, frozenset(modality.facts), stages, cards)


def read_criterion(text: str, words: Vocabulary) -> Criterion:
    """The criterion that a phrase states (language, section 11).

    Raises PhraseError where a word is not read, WHERE is left out, or a doubtful word ("average") stands.
    """
    phrase = " ".join(text.replace("’", "'").split())
    letter = ""
    if found := _LETTER.match(phrase):
        letter, phrase = found.group(1), phrase[found.end() :]
    head, *qualifiers = (part.strip() for part in phrase.split(","))
    criterion = _head(head, words)
    for qualifier in qualifiers:
        criterion = _qualified(criterion, qualifier)
    return replace(criterion, phrase=phrase, letter=letter)


def _head(head: str, words: Vocabulary) -> Criterion:
    direction, rest = _prefix(head, ("fewest", "most"))
    whole = Whole.COUNTED_BACK if (back := _COUNTED_BACK.match(rest)) else WHOLE.get(rest)
    if whole is not None:
        if direction and whole not in TURNABLE:
            raise PhraseError("turned", direction=direction, whole=rest)
        most = whole not in LOWEST_FIRST if not direction else direction == "most"
        where = Where.AMONG_TIED if whole is Whole.SWEEP else Where.OWN
        return Criterion(head, whole=whole, where=where, most=most, number=int(back.group(1)) if back else 0)
    venue, rest = _prefix(rest, ("home", "away", "rivals'"))
    rest, over = _where(rest, head, words)
    per_match = rest.endswith(" per match")
    name = rest.removesuffix(" per match")
    fact, measure = _fact(name, over, words)
    fewest = measure is Measure.AGAINST or (measure is Measure.COUNT and (fact in FEWEST or fact.endswith(" cards")))
    most = direction == "most" if direction else not fewest
    rivals = venue == "rivals'"
    return Criterion(
        **over, phrase=head, fact=fact, measure=measure, most=most, per_match=per_match, rivals=rivals,
        venue="" if rivals else venue,
    )  # fmt: skip


def _prefix(text: str, words: tuple[str, ...]) -> tuple[str, str]:
    first, _, rest = text.partition(" ")
    return (first, rest) if first in words and rest else ("", text)


def _where(text: str, head: str, words: Vocabulary) -> tuple[str, dict[str, Any]]:
    """The phrase without its WHERE, and what the WHERE says."""
    for ending, where in PLACES.items():
        if text.endswith(f" {ending}"):
            return text.removesuffix(f" {ending}"), {"where": where}
    if found := _FIRST.match(text):
        return found.group(1), {"where": Where.FIRST_PLACES, "number": int(found.group(2))}
    if found := _LAST.match(text):
        if found.group(3) == "matches":
            return found.group(1), {"where": Where.LAST_MATCHES, "number": int(found.group(2))}
        if found.group(3) in ("segments", words.segment.many):
            return found.group(1), {"where": Where.LAST_SEGMENTS, "number": int(found.group(2))}
    for stage in sorted(words.stages | ROUNDS, key=len, reverse=True):
        if text.endswith(f" in {stage}"):
            return text.removesuffix(f" in {stage}"), {"where": Where.STAGE, "stage": stage}
    return text, {"where": None, "head": head}


def _fact(name: str, where: dict[str, Any], words: Vocabulary) -> tuple[str, Measure]:
    """The fact and measure, once the WHERE has been found; every complaint about either is made here."""
    if re.search(r"\b(average|avg|mean)\b", name):
        raise PhraseError("doubtful", name=name, one=name.split(" ", maxsplit=1)[0])
    if where["where"] is None:
        base = name.removesuffix(" per match")
        if base in words.known:
            raise PhraseError("over which", head=where["head"], name=name)
        raise PhraseError("no criterion", found=where["head"], **_nearest(base, [*words.known, *WHOLE]))
    if name not in words.known:
        raise PhraseError("no fact", found=name, **_nearest(name, list(words.known)))
    fact, measure = words.known[name]
    if where["where"] is Where.LAST_SEGMENTS and fact not in ("point", "segment"):
        raise PhraseError("not by segment", name=name)
    return fact, measure


def _nearest(word: str, known: list[str]) -> dict[str, str]:
    close = get_close_matches(word, known, n=1, cutoff=0.5)
    return {"near": close[0] if close else "", "known": ", ".join(known)}


def _qualified(criterion: Criterion, qualifier: str) -> Criterion:
    place = re.fullmatch(r"if for place ([1-9]\d{0,2})", qualifier)
    if qualifier == "if at stake" or place:
        return replace(criterion, at_stake=not place, for_place=int(place.group(1)) if place else 0)
    if qualifier in ("if two", "if three or more"):
        return replace(criterion, size=2 if qualifier == "if two" else 3)
    if qualifier in ("without walkovers", "without extra time") and criterion.whole not in LAST_RESORTS:
        if qualifier == "without walkovers":
            return replace(criterion, without_walkovers=True)
        return replace(criterion, without_extra_time=True)
    known = ["without walkovers", "without extra time", "if two", "if three or more", "if at stake", "if for place 1"]
    raise PhraseError("no qualifier", found=qualifier, **_nearest(qualifier, known))
