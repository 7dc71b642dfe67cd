"""The field of a criterion: its phrase taken apart into what is counted, over which matches, which way, and when."""

import re
from dataclasses import dataclass
from typing import Any, Final

from core.standings.criterion import LAST_RESORTS, Criterion, Measure, Whole
from core.standings.phrase import FEWEST, PLACES, ROUNDS, WHOLE, Vocabulary
from regulations.forms.word import ROUND_ORDER
from reports.criteria import WHOLE as WHOLE_WORDS
from reports.criteria import criterion_fact
from reports.language import marked_in
from web.regulating.widget import EMPTY, Desk, Node, Option, Widget, below

COUNTED_BACK: Final = "figures counted back from"
FIRST: Final = "against the first"
QUALIFIERS: Final = ("q1", "q2", "q3")
_LETTER = re.compile(r"([\w.]+)\)\s+(.+)")
_BACK = re.compile(rf"{COUNTED_BACK} (\d+)")
_FIRST = re.compile(rf"(.+) {FIRST} (\d+)")
_LAST = re.compile(r"(.+) (in the last) (\d+) (\S+)")

WHERES: Final = (
    marked_in("where", "among tied"),
    marked_in("where", "in group"),
    marked_in("where", "in leg"),
    marked_in("where", "in phase"),
    marked_in("where", "in competition"),
    marked_in("where", "in games"),
    marked_in("where", "against the first"),
    marked_in("where", "in the last segments"),
    marked_in("where", "in the last matches"),
)
WAYS: Final = (marked_in("criterion", "most"), marked_in("criterion", "fewest"))
VENUES: Final = (
    marked_in("criterion", "home"),
    marked_in("criterion", "away"),
    marked_in("criterion", "rivals'"),
)
WHENS: Final = (
    marked_in("criterion", "without walkovers"),
    marked_in("criterion", "without extra time"),
    marked_in("criterion", "if two"),
    marked_in("criterion", "if three or more"),
    marked_in("criterion", "if at stake"),
)
PER_MATCH: Final = marked_in("criterion", "per match")
PLACES_ASKED: Final = 8


@dataclass(frozen=True)
class Phrase:
    """One criterion of a chain."""

    def show(self, raw: Any, name: str, desk: Desk) -> Widget | None:
        """Letter, fact and where; behind them how many, which way, of whom, and when."""
        found = {} if raw is EMPTY else taken_apart(raw, desk.context.vocabulary) if isinstance(raw, str) else None
        if found is None:
            return None
        t = desk.t
        fact, where = found.get("fact", ""), found.get("where", "")

        def choice(key: str, label: str, options: tuple[Option, ...]) -> Widget:
            return Widget(below(name, key), "choice", label, found.get(key, ""), (Option("", "–"), *options))

        ways = tuple(Option(way, t.pgettext("criterion", way)) for way in WAYS)
        venues = tuple(Option(venue, t.pgettext("criterion", venue)) for venue in VENUES)
        whens = tuple(Option(when, t.pgettext("criterion", when)) for when in WHENS)
        each = (Option("per match", t.pgettext("criterion", PER_MATCH)),)
        parts = (
            Widget(below(name, "letter"), "line", t.gettext("letter"), found.get("letter", "")),
            choice("fact", t.gettext("criterion"), _facts(fact, desk)),
            choice("where", t.gettext("over which matches"), _wheres(where, desk)),
            Widget(below(name, "n"), "number", t.gettext("how many"), found.get("n", "")),
            choice("way", t.gettext("which way is better"), ways),
            choice("venue", t.gettext("of which matches"), venues),
            choice("per", t.gettext("average"), each),
            *(choice(key, t.gettext("only where"), (*whens, *_for_places(desk))) for key in QUALIFIERS),
        )
        return Widget(name, "phrase", parts=parts)

    def read(self, node: Node, desk: Desk) -> Any:  # noqa: ARG002
        """The phrase."""
        if not isinstance(node, dict):
            return EMPTY
        said = {key: str(value).strip() for key, value in node.items()}
        if not said.get("fact"):
            return EMPTY
        where, n = said.get("where", ""), said.get("n", "")
        if where == FIRST:
            where = f"{FIRST} {n}"
        elif where.startswith("in the last "):
            where = f"in the last {n} {where.removeprefix('in the last ')}"
        fact = f"{COUNTED_BACK} {n}" if said["fact"] == COUNTED_BACK else said["fact"]
        head = " ".join(filter(None, (said.get("way"), said.get("venue"), fact, said.get("per"), where)))
        phrase = ", ".join([head, *filter(None, (said.get(key) for key in QUALIFIERS))])
        letter = said.get("letter", "").removesuffix(")")
        return f"{letter}) {phrase}" if letter else phrase


def taken_apart(raw: str, words: Vocabulary) -> dict[str, str] | None:
    """The parts of a phrase as they are written; None where it is not one that the field can show."""
    phrase, found = " ".join(raw.split()), {}
    if lettered := _LETTER.fullmatch(phrase):
        found["letter"], phrase = lettered[1], lettered[2]
    head, *qualifiers = phrase.split(", ")
    if len(qualifiers) > len(QUALIFIERS):
        return None
    found |= dict(zip(QUALIFIERS, qualifiers, strict=False))
    head = _first_word(head, WAYS, "way", found)
    if back := _BACK.fullmatch(head):
        return found | {"fact": COUNTED_BACK, "n": back[1]}
    if head in WHOLE:
        return found | {"fact": head}
    head = _first_word(head, VENUES, "venue", found)
    head = _last_words(head, words, found)
    if head.endswith(" per match"):
        head, found["per"] = head.removesuffix(" per match"), "per match"
    return found | {"fact": head} if head in words.known else None


def _first_word(head: str, known: tuple[str, ...], key: str, found: dict[str, str]) -> str:
    first, _, rest = head.partition(" ")
    if first in known and rest:
        found[key] = first
        return rest
    return head


def _last_words(head: str, words: Vocabulary, found: dict[str, str]) -> str:
    """The phrase without its WHERE, which goes into what was found."""
    for where in PLACES:
        if head.endswith(f" {where}"):
            found["where"] = where
            return head.removesuffix(f" {where}")
    if first := _FIRST.fullmatch(head):
        found["where"], found["n"] = FIRST, first[2]
        return first[1]
    if last := _LAST.fullmatch(head):
        found["where"], found["n"] = f"in the last {last[4]}", last[3]
        return last[1]
    for stage in sorted(words.stages | ROUNDS, key=len, reverse=True):
        if head.endswith(f" in {stage}"):
            found["where"] = f"in {stage}"
            return head.removesuffix(f" in {stage}")
    return head


def _facts(written: str, desk: Desk) -> tuple[Option, ...]:
    """All that may be asked: of the score, counted, whole criteria, last resorts; the way that was written first."""
    t, words = desk.t, desk.context.vocabulary
    names: dict[tuple[str, Measure], str] = {}
    for name, key in words.known.items():
        first = names.get(key, "")
        if not first or name == written or (written != first and _canonical(name, key, words)):
            names[key] = name
    scored = t.gettext("of the score")
    counted = t.gettext("counted")
    found = [
        Option(name, _fact_words(name, *key, desk), scored if key[1] is not Measure.COUNT else counted)
        for key, name in names.items()
    ]
    found.sort(key=lambda option: option.group == counted)
    resorts = {resort.value for resort in LAST_RESORTS}
    whole, last = t.gettext("whole criteria"), t.gettext("last resorts")
    found += [Option(name, t.gettext(WHOLE_WORDS[of]), whole) for name, of in WHOLE.items() if name not in resorts]
    found.append(Option(COUNTED_BACK, t.gettext("most of the highest figure, then of the next, and so on"), whole))
    found += [Option(name, t.gettext(WHOLE_WORDS[of]), last) for name, of in WHOLE.items() if name in resorts]
    return tuple(found)


def _canonical(name: str, key: tuple[str, Measure], words: Vocabulary) -> bool:
    """True for the name of a fact in the sport's own word, goals for but sets won."""
    fact, measure = key
    own = {"point": words.point, "segment": words.segment, "board": words.board}.get(fact)
    if own is None:
        return True
    made, against = ("for", "against") if fact == "point" else ("won", "lost")
    return name in {
        Measure.FOR: f"{own.many} {made}",
        Measure.AGAINST: f"{own.many} {against}",
        Measure.SHARE: f"{own.one} share",
    }.get(measure, f"{own.one} {measure.value}")


def _fact_words(name: str, fact: str, measure: Measure, desk: Desk) -> str:
    t = desk.t
    words = name
    if desk.modality is not None:
        words = criterion_fact(Criterion(name, fact=fact, measure=measure), desk.modality, t)
    counted = measure is Measure.COUNT and (fact in FEWEST or fact.endswith(" cards"))
    way = "fewest" if measure is Measure.AGAINST or counted else "most"
    return f"{words}, {t.pgettext('criterion', way)}"


def _wheres(written: str, desk: Desk) -> tuple[Option, ...]:
    t = desk.t
    found = [Option(where, t.pgettext("where", where)) for where in WHERES]
    for stage in (*desk.context.named("stage"), *ROUND_ORDER):
        said = t.gettext(stage) if stage in ROUND_ORDER else stage
        found.append(Option(f"in {stage}", t.gettext("in the stage “%(stage)s”") % {"stage": said}))
    if written and written not in {option.value for option in found}:
        found.append(Option(written, written))
    return tuple(found)


def _for_places(desk: Desk) -> tuple[Option, ...]:
    t = desk.t
    return tuple(
        Option(f"if for place {n}", t.gettext("if for place %(n)s") % {"n": n}) for n in range(1, PLACES_ASKED + 1)
    )


def resorts(desk: Desk) -> tuple[Option, ...]:
    """The last resorts alone."""
    return tuple(Option(of.value, desk.t.gettext(WHOLE_WORDS[of])) for of in Whole if of in LAST_RESORTS)
