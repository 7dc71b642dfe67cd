"""§§ 7 to 10 of the language: a line for each key, and what it is read as."""

from datetime import date
from fractions import Fraction
from typing import Any

from core.rules.forms import Duration, Mix, Moment, Money, Part, Percent

TEN = Percent(Fraction(1, 10), "target")

KEYS: list[tuple[str, str, dict[str, Any]]] = [
    # § 7
    ("domino", 'match = { won_by = "segments", segments = 3 }', {"match.won_by": "segments", "match.segments": 3}),
    ("domino", "match = { best_of = 3 }", {"match.best_of": 3, "match.first_to": None}),
    ("domino", "match = { first_to = 2 }", {"match.first_to": 2}),
    (
        "domino",
        'match = { target = 100, lead = 2, cap = 110, overshoot = "capped" }',
        {"match.target": 100, "match.lead": 2, "match.cap": 110, "match.overshoot": "capped"},
    ),
    (
        "tenis-de-quadra",
        "match = { deciding = { target = 10, lead = 1, inner = { target = 7 } } }",
        {"match.deciding.target": 10, "match.deciding.lead": 1, "match.deciding.inner.target": 7},
    ),
    (
        "tenis-de-quadra",
        "match = { inner = { target = 6, lead = 2, deciding = { target = 7 } } }",
        {"match.inner.target": 6, "match.inner.lead": 2, "match.inner.deciding.target": 7},
    ),
    (
        "domino",
        'match = { time = { segment = "15 min", interval = "3 min", timeout = "1 min", move = "20 s" } }',
        {
            "match.time.segment": Duration(15, "min"),
            "match.time.interval": Duration(3, "min"),
            "match.time.timeout": Duration(1, "min"),
            "match.time.move": Duration(20, "s"),
        },
    ),
    (
        "domino",
        'match = { time = { clock = "stopped", timeouts = 0, limit = "60 min", at_limit = "one more hand" } }',
        {
            "match.time.clock": "stopped",
            "match.time.timeouts": 0,
            "match.time.limit": Duration(60, "min"),
            "match.time.at_limit": "one more hand",
        },
    ),
    ("domino", 'match = { slot = "50 min" }', {"match.slot": Duration(50, "min")}),
    (
        "futsal",
        'match = { draw = "decided", deciders = ["extra time", "shoot-out"] }',
        {"match.draw": "decided", "match.deciders": ("extra time", "shoot-out")},
    ),
    ("futsal", 'match = { deciders = "lot" }', {"match.deciders": ("lot",)}),
    (
        "futsal",
        (
            'match = { extra_time = { segments = 2, segment = "5 min", interval = "1 min", target = 1, '
            'measures = "left out" } }'
        ),
        {
            "match.extra_time.segments": 2,
            "match.extra_time.segment": Duration(5, "min"),
            "match.extra_time.interval": Duration(1, "min"),
            "match.extra_time.target": 1,
            "match.extra_time.measures": "left out",
        },
    ),
    (
        "futsal",
        'match = { shoot_out = { shots = 3, takers = "different" } }',
        {"match.shoot_out.shots": 3, "match.shoot_out.takers": "different"},
    ),
    ("futsal", 'match = { interrupted = "panel decides" }', {"match.interrupted": "panel decides"}),
    (
        "domino",
        'encounter = { boards = 6, between = "pairs", halves = 2 }',
        {"encounter.boards": 6, "encounter.between": "pairs", "encounter.halves": 2},
    ),
    (
        "domino",
        'encounter = { boards = ["simples", "dupla"], play = "until decided", wins_with = "more than half" }',
        {
            "encounter.boards": ("simples", "dupla"),
            "encounter.play": "until decided",
            "encounter.wins_with": "more than half",
        },
    ),
    (
        "canastra",
        'values = { clean_canastra = 300, level_block = "nobody writes" }',
        {"values.clean_canastra": 300, "values.level_block": "nobody writes", "values.going_out": 100},
    ),
    ("volei-de-quadra", 'notice = { "net height" = "2.43 m" }', {"notice.net height": "2.43 m"}),
    # § 8
    (
        "futsal",
        'table_points = { win = 3, draw = "3/2", loss = -1 }',
        {"table_points.win": 3, "table_points.draw": Fraction(3, 2), "table_points.loss": -1},
    ),
    (
        "futsal",
        "table_points = { walkover_win = 3, walkover_loss = -1, announced_loss = 0, abandonment = 0 }",
        {
            "table_points.walkover_win": 3,
            "table_points.walkover_loss": -1,
            "table_points.announced_loss": 0,
            "table_points.abandonment": 0,
        },
    ),
    (
        "volei-de-quadra",
        'table_points = { by_score = { "2-0" = [3, 0], "2-1" = [2, 1] } }',
        {"table_points.by_score": {"2-0": (3, 0), "2-1": (2, 1)}},
    ),
    (
        "canastra",
        "table_points = { by_win = { clean = [3, 0] }, by_decider = [2, 1] }",
        {"table_points.by_win": {"clean": (3, 0)}, "table_points.by_decider": (2, 1)},
    ),
    (
        "domino",
        "table_points = { per_segment = 1, per_board = 1, match_bonus = 2 }",
        {"table_points.per_segment": 1, "table_points.per_board": 1, "table_points.match_bonus": 2},
    ),
    (
        "bolao",
        "table_points = { by_place = [12, 9, 7, 6], participation = 1, bye = 3 }",
        {"table_points.by_place": (12, 9, 7, 6), "table_points.participation": 1, "table_points.bye": 3},
    ),
    (
        "futsal",
        'table_points = { bonus = [{ name = "desfile", adds = 1 }], deduction = { name = "walkover", takes = "1/2" } }',
        {
            "table_points.bonus": ({"name": "desfile", "adds": 1},),
            "table_points.deduction": ({"name": "walkover", "takes": Fraction(1, 2)},),
        },
    ),
    # § 9
    (
        "futsal",
        'walkover = { tolerance = { first = "10 min", next = "5 min", first_of = "half day" } }',
        {
            "walkover.tolerance.first": Duration(10, "min"),
            "walkover.tolerance.next": Duration(5, "min"),
            "walkover.tolerance.first_of": "half day",
        },
    ),
    (
        "futsal",
        'walkover = { given_for = ["absence", "no uniform"], measures = "left out" }',
        {"walkover.given_for": ("absence", "no uniform"), "walkover.measures": "left out"},
    ),
    ("futsal", "walkover = { score = { points = [3, 0] } }", {"walkover.score": {"points": (3, 0)}}),
    ("domino", 'walkover = { score = "target to 0" }', {"walkover.score": "target to 0"}),
    (
        "futsal",
        'walkover = { announced = "72 h before the match", justified = "new date", double = "void" }',
        {
            "walkover.announced": Moment("72 h before the match", Duration(72, "h")),
            "walkover.justified": "new date",
            "walkover.double": "void",
        },
    ),
    (
        "volei-de-quadra",
        'walkover = { late = { every = "10 min", loses = "segment" } }',
        {"walkover.late": {"every": Duration(10, "min"), "loses": "segment"}},
    ),
    (
        "futsal",
        'walkover = { excluded_after = 2, excluded_from = "games", athletes_barred = "1 year", fine = "500 BRL" }',
        {
            "walkover.excluded_after": 2,
            "walkover.excluded_from": "games",
            "walkover.athletes_barred": Duration(1, "year"),
            "walkover.fine": Money(500, "BRL"),
        },
    ),
    (
        "domino",
        'abandonment = { score = "completed", card = "red", partner = "goes on" }',
        {"abandonment.score": "completed", "abandonment.card": "red", "abandonment.partner": "goes on"},
    ),
    (
        "futsal",
        (
            'withdrawal = { annulled_if = "always", played = "walkovers", rest = "not played", '
            'replacement = "next in the ranking" }'
        ),
        {
            "withdrawal.annulled_if": "always",
            "withdrawal.played": "walkovers",
            "withdrawal.rest": "not played",
            "withdrawal.replacement": "next in the ranking",
        },
    ),
    ("futsal", "withdrawal = { annulled_if = 2027-05-02 }", {"withdrawal.annulled_if": date(2027, 5, 2)}),
    (
        "futsal",
        'withdrawal = { score = { points = [3, 0] }, measures = "counted", athletes_barred = "2 matches" }',
        {
            "withdrawal.score": {"points": (3, 0)},
            "withdrawal.measures": "counted",
            "withdrawal.athletes_barred": Duration(2, "matches"),
        },
    ),
    (
        "futsal",
        'exclusion = { annulled_if = "never", played = "stand", rest = "walkovers", replacement = "none" }',
        {
            "exclusion.annulled_if": "never",
            "exclusion.played": "stand",
            "exclusion.rest": "walkovers",
            "exclusion.replacement": None,
        },
    ),
    (
        "domino",
        'exclusion = { score = "target to 0", measures = "left out", athletes_barred = "90 days" }',
        {
            "exclusion.score": "target to 0",
            "exclusion.measures": "left out",
            "exclusion.athletes_barred": Duration(90, "days"),
        },
    ),
    # § 10
    (
        "domino",
        (
            'penalties = { points_go = "to the other side", wins_at = 150, below_zero = "stops at 0", '
            'booked = "after the hand" }'
        ),
        {
            "penalties.points_go": "to the other side",
            "penalties.wins_at": 150,
            "penalties.below_zero": "stops at 0",
            "penalties.booked": "after the hand",
        },
    ),
    (
        "domino",
        'penalties = { rounding = "nearest", repeats_within = "phase", repeats_by = "athlete" }',
        {"penalties.rounding": "nearest", "penalties.repeats_within": "phase", "penalties.repeats_by": "athlete"},
    ),
    (
        "domino",
        'infraction = [{ name = "gato", points = "10 % of target", points_go = "from the offender", hand = "void" }]',
        {
            "infraction.gato.name": "gato",
            "infraction.gato.points": TEN,
            "infraction.gato.points_go": "from the offender",
            "infraction.gato.hand": "void",
        },
    ),
    (
        "canastra",
        (
            'infraction = [{ name = "final", points = "cards in hand", '
            'points_go = "to the other side", hand = "ends, own melds lost" }]'
        ),
        {"infraction.final.points": "cards in hand", "infraction.final.hand": "ends, own melds lost"},
    ),
    (
        "domino",
        (
            'infraction = [{ name = "sair", loses = "match", side = "disqualified", '
            'warning = "written", card = "yellow" }]'
        ),
        {
            "infraction.sair.loses": "match",
            "infraction.sair.side": "disqualified",
            "infraction.sair.warning": "written",
            "infraction.sair.card": "yellow",
        },
    ),
    (
        "domino",
        (
            'infraction = { name = "sair", athlete = "replaced, else disqualified", '
            'suspension = "1 year", fine = "50 BRL" }'
        ),
        {
            "infraction.sair.athlete": "replaced, else disqualified",
            "infraction.sair.suspension": Duration(1, "year"),
            "infraction.sair.fine": Money(50, "BRL"),
        },
    ),
    (
        "domino",
        (
            'infraction = [{ name = "sair", warning = "verbal", applied = "if the other side asks", '
            'again = [{ card = "yellow" }, { side = "disqualified" }] }]'
        ),
        {
            "infraction.sair.applied": "if the other side asks",
            "infraction.sair.again": ({"card": "yellow"}, {"side": "disqualified"}),
        },
    ),
    (
        "domino",
        'card = [{ name = "black", weight = 5, equals = ["3 yellow", "1 red, 1 yellow"], score = "target to 0" }]',
        {
            "card.black.name": "black",
            "card.black.weight": 5,
            "card.black.equals": (Mix((Part("yellow", 3),)), Mix((Part("red", 1), Part("yellow", 1)))),
            "card.black.score": "target to 0",
        },
    ),
    (
        "domino",
        (
            'card = [{ name = "red", points = 10, points_go = "from the offender", hand = "replayed", loses = "match", '
            'side = "disqualified", warning = "verbal", card = "yellow", athlete = "sent off", suspension = "1 match", '
            'fine = "10 BRL", again = { athlete = "expelled" }, applied = "always" }]'
        ),
        {
            "card.red.points": 10,
            "card.red.points_go": "from the offender",
            "card.red.hand": "replayed",
            "card.red.loses": "match",
            "card.red.side": "disqualified",
            "card.red.warning": "verbal",
            "card.red.card": "yellow",
            "card.red.athlete": "sent off",
            "card.red.suspension": Duration(1, "matches"),
            "card.red.fine": Money(10, "BRL"),
            "card.red.again": ({"athlete": "expelled"},),
            "card.red.applied": "always",
        },
    ),
    (
        "futsal",
        'discipline = { cards_over = "year", carried_until = "31 December", wiped = "before the semi-final" }',
        {
            "discipline.cards_over": "year",
            "discipline.carried_until": Moment("31 December"),
            "discipline.wiped": Moment("before the semi-final"),
        },
    ),
    (
        "futsal",
        (
            'discipline = { annulled_matches = "fall", accumulated = [{ cards = "3 yellow", suspension = "1 match" }], '
            'longest = "1 year", unserved = "lapses" }'
        ),
        {
            "discipline.annulled_matches": "fall",
            "discipline.accumulated": ({"cards": Mix((Part("yellow", 3),)), "suspension": Duration(1, "matches")},),
            "discipline.longest": Duration(1, "year"),
            "discipline.unserved": "lapses",
        },
    ),
]
"""The sport, the line, and each figure by path; criteria are compared by their phrases."""
