"""§ 13: stages and lots."""

from dataclasses import dataclass

from regulations.forms.crossing import CROSSING
from regulations.forms.either import either
from regulations.forms.form import Context, Form, NotThis
from regulations.forms.listed import Listed
from regulations.forms.number import COUNT, POSITIVE
from regulations.forms.range import RANGE
from regulations.forms.record import Named, Record
from regulations.forms.text import Pattern
from regulations.forms.word import Name, words
from regulations.language.key import MODALITY, Key, Shape, Table, Things

KINDS = (
    *("round robin", "groups", "knock-out", "double elimination", "swiss", "production", "heats", "circuit"),
    *("repechage", "consolation"),
)
IN_ROUNDS = frozenset({"knock-out", "double elimination", "repechage", "consolation"})
"""Kinds of stage whose rounds have the names of a knock-out's."""

MUST_BE_SAID = "must be said"


@dataclass(frozen=True)
class FromStage:
    """ "losers of NAME", "eliminated in NAME": the name of a stage or a round."""

    def read(self, value: object, context: Context) -> str:
        """As written."""
        if not isinstance(value, str):
            raise NotThis
        for start in ("losers of ", "eliminated in "):
            if value.startswith(start):
                Name("stage", rounds=True).read(value.removeprefix(start), context)
                return value
        raise NotThis

    def written(self, context: Context) -> tuple[str, ...]:  # noqa: ARG002
        """Both ways."""
        return ('"losers of …"', '"eliminated in …"')


REMATCH = either(words("never"), Pattern(r"after [1-9]\d* rounds?(, unless impossible)?", ("after 2 rounds",)))

_STAGE: dict[str, tuple[Form, str]] = {
    "kind": (words(*KINDS), "required"),
    "from": (
        either(words("entries", "advanced", "best loser", "invited"), FromStage()),
        "first stage: entries; then advanced",
    ),
    "groups": (either(POSITIVE, Listed(POSITIVE)), "1"),
    "group_size": (RANGE, "none"),
    "legs": (POSITIVE, "1"),
    "rounds": (POSITIVE, MUST_BE_SAID),
    "advance": (COUNT, "must be said, if a stage follows"),
    "advance_best": (
        Record({"place": POSITIVE, "sides": POSITIVE}, ("sides",), "{ place = 3, sides = 2 }"),
        "none",
    ),
    "needs": (Named(RANGE, example='{ "conduct grade" = "4 or more" }'), "none"),
    "once_qualified": (words("plays on", "stops"), "plays on"),
    "carries": (words("nothing", "all results", "results among the advanced", "table points"), "nothing"),
    "crossings": (Listed(CROSSING), "by seeds"),
    "two_legs": (words("aggregate", "wins", "table points"), "aggregate"),
    "second_leg": (words("better campaign", "lot"), "better campaign"),
    "third_place": (words("match", "better campaign", "loser to the champion", "both", "none"), "match"),
    "places": (RANGE, "1 to 4"),
    "eliminated": (words("share the place", "by campaign"), "share the place"),
    "byes": (words("seed", "better campaign", "lot", "last entered", "weakest"), "seed"),
    "bye_again": (words("never", "after all had one"), "after all had one"),
    "reset": (words("played", "none"), "played"),
    "returns_to": (either(Name("stage", rounds=True), Pattern(r"round [1-9]\d*", ("round 2",))), "none"),
    "pairing": (words("by score", "lots"), "by score"),
    "rematch": (REMATCH, "never"),
    "lanes": (POSITIVE, MODALITY),
    "lanes_by": (words("lot", "mark of the previous round"), "lot"),
    "count_best": (POSITIVE, "all"),
}


PLAN = Listed(
    Record(
        {"entries": RANGE, **{key: form for key, (form, _) in _STAGE.items()}},
        ("entries",),
        '{ entries = "7 to 9", groups = 2, advance = 2 }',
    )
)
"""Keys of the stage by number of entries; each row is one more statement of its keys, narrowed to those entries."""

STAGE = Things(
    {"kind": Key(*_STAGE["kind"]), "plan": Key(PLAN), **{key: Key(*both) for key, both in _STAGE.items()}},
)

LOTS = Table(
    {
        "seeds": Key(words("previous edition", "ranking", "committee", "lot", "none")),
        "pots": Key(POSITIVE),
        "separate": Key(Listed(words("delegation", "region", "same group"))),
        "held_by": Key(words("system", "committee"), "system"),
        "method": Key(words("coin", "balls", "dominoes", "numbers"), "numbers"),
    }
)

TABLES: dict[str, Shape] = {"stage": STAGE, "lots": LOTS}
