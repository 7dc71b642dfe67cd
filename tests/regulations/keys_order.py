"""§§ 11 to 13 of the language: a line for each key, and what it is read as."""

from fractions import Fraction
from typing import Any

from core.rules.forms import Percent, Range
from core.standings.chain import Drop
from core.standings.criterion import Measure

STAGE = 'stage = [{ name = "fase", kind = '
NEXT = ', { name = "depois", kind = "knock-out" }]'

KEYS: list[tuple[str, str, dict[str, Any]]] = [
    # § 11
    (
        "futsal",
        'ranking = { by = ["table points in group", "wins in group"], ranks = "delegations" }',
        {"ranking.by": ("table points in group", "wins in group"), "ranking.ranks": "delegations"},
    ),
    (
        "futsal",
        'tiebreak = { two = ["a) head-to-head", "lot"], more = ["goals for among tied", "lot"], any = "lot" }',
        {
            "tiebreak.two": ("head-to-head", "lot"),
            "tiebreak.more": ("goals for among tied", "lot"),
            "tiebreak.any": ("lot",),
        },
    ),
    (
        "futsal",
        'tiebreak = { any = "lot", two_then = "shared", two_left = "two", after_split = "repeat mini-league" }',
        {"tiebreak.two_then": "shared", "tiebreak.two_left": "two", "tiebreak.after_split": "repeat mini-league"},
    ),
    (
        "futsal",
        'tiebreak = { any = "lot", mini_league = "shrinks", head_to_head = "aggregate", never_met = "no mini-league" }',
        {
            "tiebreak.mini_league": "shrinks",
            "tiebreak.head_to_head": "aggregate",
            "tiebreak.never_met": "no mini-league",
        },
    ),
    (
        "futsal",
        (
            'tiebreak = { any = "lot", walkovers = "left out", nothing_against = "as 1 against", '
            'loses_right = ["walkover", "expulsion"] }'
        ),
        {
            "tiebreak.walkovers": "left out",
            "tiebreak.nothing_against": "as 1 against",
            "tiebreak.loses_right": ("walkover", "expulsion"),
        },
    ),
    (
        "futsal",
        'tiebreak = { any = "lot", unfinished = ["wins in group", "shared"], at_stake = "play-off" }',
        {"tiebreak.unfinished": ("wins in group", "shared"), "tiebreak.at_stake": "play-off"},
    ),
    (
        "futsal",
        (
            'across_groups = { by = "goal ratio in phase", equalise = "dropping matches", '
            'drop = [{ wins = 3, result = "win", lowest = "goal difference" }] }'
        ),
        {
            "across_groups.by": ("goal ratio in phase",),
            "across_groups.equalise": "dropping matches",
            "across_groups.drop": (Drop(3, "win", "point", Measure.DIFFERENCE),),
        },
    ),
    # § 12
    (
        "atletismo",
        'performance = { better = "lower", precision = "1/100 s", attempts = 3, take = "best 2" }',
        {
            "performance.better": "lower",
            "performance.precision": "1/100 s",
            "performance.attempts": 3,
            "performance.take": "best 2",
        },
    ),
    (
        "bolao",
        'performance = { counting = 4, discard = "lowest", passes = 2, passes_take = "sum of places" }',
        {
            "performance.counting": 4,
            "performance.discard": "lowest",
            "performance.passes": 2,
            "performance.passes_take": "sum of places",
        },
    ),
    (
        "bolao",
        (
            'performance = { handicap = { base = 180, percent = "75 %", at_most = 50 }, '
            'absent = { scores = "average", less = 5, at_most = 1 }, no_mark = "last" }'
        ),
        {
            "performance.handicap": {"base": 180, "percent": Percent(Fraction(3, 4)), "at_most": 50},
            "performance.absent": {"scores": "average", "less": 5, "at_most": 1},
            "performance.no_mark": "last",
        },
    ),
    # § 13
    (
        "futsal",
        STAGE + '"groups", from = "entries", groups = 2, group_size = "4 to 5", legs = 2, advance = 2 }' + NEXT,
        {
            "stage.fase.name": "fase",
            "stage.fase.kind": "groups",
            "stage.fase.from": "entries",
            "stage.fase.groups": 2,
            "stage.fase.group_size": Range(4, 5),
            "stage.fase.legs": 2,
            "stage.fase.advance": 2,
        },
    ),
    (
        "futsal",
        STAGE + '"groups", groups = [4, 4, 3], advance = 1, advance_best = { place = 2, sides = 1 } }]',
        {"stage.fase.groups": (4, 4, 3), "stage.fase.advance_best": {"place": 2, "sides": 1}},
    ),
    (
        "futsal",
        STAGE + '"round robin", needs = { "conduct grade" = "4 or more" }, once_qualified = "stops", '
        'carries = "table points" }]',
        {
            "stage.fase.needs": {"conduct grade": Range(4, None)},
            "stage.fase.once_qualified": "stops",
            "stage.fase.carries": "table points",
        },
    ),
    (
        "futsal",
        STAGE + '"knock-out", crossings = ["1A x 2B", "1B x best 2nd"], two_legs = "wins", second_leg = "lot" }]',
        {
            "stage.fase.crossings": (("1A", "2B"), ("1B", "best 2nd")),
            "stage.fase.two_legs": "wins",
            "stage.fase.second_leg": "lot",
        },
    ),
    (
        "futsal",
        STAGE + '"knock-out", third_place = "both", places = "1 to 8", eliminated = "by campaign" }]',
        {"stage.fase.third_place": "both", "stage.fase.places": Range(1, 8), "stage.fase.eliminated": "by campaign"},
    ),
    (
        "futsal",
        STAGE + '"double elimination", byes = "weakest", bye_again = "never", reset = "none" }]',
        {"stage.fase.byes": "weakest", "stage.fase.bye_again": "never", "stage.fase.reset": None},
    ),
    (
        "futsal",
        STAGE + '"repechage", from = "losers of semi-final", returns_to = "final" }]',
        {"stage.fase.from": "losers of semi-final", "stage.fase.returns_to": "final"},
    ),
    (
        "truco",
        STAGE + '"swiss", rounds = 5, pairing = "lots", rematch = "after 2 rounds, unless impossible" }]',
        {
            "stage.fase.rounds": 5,
            "stage.fase.pairing": "lots",
            "stage.fase.rematch": "after 2 rounds, unless impossible",
        },
    ),
    (
        "atletismo",
        STAGE + '"heats", lanes = 8, lanes_by = "mark of the previous round", count_best = 3 }]',
        {"stage.fase.lanes": 8, "stage.fase.lanes_by": "mark of the previous round", "stage.fase.count_best": 3},
    ),
    (
        "futsal",
        STAGE + '"groups", plan = [{ entries = "2 to 6", groups = 1 }, { entries = "7 or more", groups = 2 }] }]',
        {"stage.fase.plan": ({"entries": Range(2, 6), "groups": 1}, {"entries": Range(7, None), "groups": 2})},
    ),
    (
        "futsal",
        'lots = { seeds = "previous edition", pots = 2, separate = ["delegation", "same group"] }',
        {"lots.seeds": "previous edition", "lots.pots": 2, "lots.separate": ("delegation", "same group")},
    ),
    (
        "futsal",
        'lots = { held_by = "committee", method = "balls" }',
        {"lots.held_by": "committee", "lots.method": "balls"},
    ),
]
"""The sport, the line, and each figure by path; criteria are compared by their phrases."""
