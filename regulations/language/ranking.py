"""§ 11: ranking and tie-break, and the comparison across groups."""

from collections.abc import Mapping
from typing import Any

from core.standings.chain import Drop
from regulations.forms.criterion import CRITERION, LAST_RESORT, MEASURE
from regulations.forms.form import Context
from regulations.forms.listed import Listed
from regulations.forms.number import COUNT
from regulations.forms.record import Record
from regulations.forms.word import words
from regulations.language.key import MODALITY, Key, Shape, Table

CHAIN = Listed(CRITERION)
AFTER_SPLIT = words("continue", "restart", "repeat mini-league", "first only", "last only")


class DropForm(Record):
    """Which match a side with too many loses."""

    def read(self, value: object, context: Context) -> Any:
        """As the standings take it."""
        found: Mapping[str, Any] = super().read(value, context)
        fact, measure = found["lowest"]
        return Drop(found["wins"], found["result"], fact, measure)


RANKING = Table(
    {
        "by": Key(CHAIN, "table points in phase, or mark"),
        "ranks": Key(words("sides", "athletes", "delegations"), "sides"),
    }
)

TIEBREAK = Table(
    {
        "two": Key(CHAIN, MODALITY),
        "more": Key(CHAIN, MODALITY),
        "any": Key(CHAIN, MODALITY),
        "two_then": Key(words("more", "shared"), "more"),
        "two_left": Key(words("stay", "two"), "stay"),
        "after_split": Key(AFTER_SPLIT, "continue"),
        "mini_league": Key(words("fixed", "shrinks"), "fixed"),
        "head_to_head": Key(words("table points", "wins", "aggregate"), "table points"),
        "never_met": Key(words("next criterion", "shared", "no mini-league"), "next criterion"),
        "walkovers": Key(words("counted", "left out"), "counted"),
        "nothing_against": Key(words("above all", "as 1 against"), "above all"),
        "loses_right": Key(Listed(words("walkover", "abandonment", "expulsion"))),
        "unfinished": Key(CHAIN, "shared"),
        "at_stake": Key(LAST_RESORT, "lot"),
    }
)

ACROSS_GROUPS = Table(
    {
        "by": Key(CHAIN, "ranking.by, then more (else any) without among tied, head-to-head and sweep"),
        "equalise": Key(
            words("as they stand", "per match", "without the last placed", "dropping matches"), "per match"
        ),
        "drop": Key(
            Listed(
                DropForm(
                    {"wins": COUNT, "result": words("win", "draw", "loss"), "lowest": MEASURE},
                    ("wins", "result", "lowest"),
                    '{ wins = 3, result = "win", lowest = "goal difference" }',
                )
            )
        ),
    }
)

TABLES: dict[str, Shape] = {"ranking": RANKING, "tiebreak": TIEBREAK, "across_groups": ACROSS_GROUPS}
