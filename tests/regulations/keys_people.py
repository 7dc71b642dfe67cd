"""§§ 5, 6, 14 and 15 of the language: a line for each key, and what it is read as."""

from datetime import date, datetime
from fractions import Fraction
from typing import Any

from core.rules.forms import Duration, Mix, Moment, Money, Part, Range

MAN, WOMAN = Part("man", 1), Part("woman", 1)
HALF = Fraction(1, 2)

KEYS: list[tuple[str, str, dict[str, Any]]] = [
    # § 5
    (
        "futsal",
        'category = [{ name = "master", sex = "men" }]',
        {"category.master.name": "master", "category.master.sex": "men"},
    ),
    (
        "atletismo",
        'event = [{ name = "200 m", kind = "individual", category = "male" }]',
        {"event.200 m.name": "200 m", "event.200 m.kind": "individual", "event.200 m.category": ("male",)},
    ),
    ("futsal", "roster = { athletes = 12, athletes_min = 7 }", {"roster.athletes": 12, "roster.athletes_min": 7}),
    ("futsal", "roster = { starters = 5, reserves = 7 }", {"roster.starters": 5, "roster.reserves": 7}),
    ("futsal", "roster = { to_start = 4, to_continue = 3 }", {"roster.to_start": 4, "roster.to_continue": 3}),
    (
        "volei-de-quadra",
        'roster = { composition = ["1 man, 1 woman", "2 women"], list_composition = "at most 2 men" }',
        {
            "roster.composition": (Mix((MAN, WOMAN)), Mix((Part("woman", 2),))),
            "roster.list_composition": (Mix((Part("man", 2, "at most"),)),),
        },
    ),
    ("truco", 'roster = { composition = "free" }', {"roster.composition": "free"}),
    ("futsal", "roster = { roles = { goalkeeper = 1 } }", {"roster.roles": {"goalkeeper": 1}}),
    (
        "futsal",
        'roster = { staff = { coach = 1, medical = 1 }, captain = "required" }',
        {"roster.staff": {"coach": 1, "medical": 1}, "roster.captain": "required"},
    ),
    ("futsal", 'roster = { staff = "free", captain = "none" }', {"roster.staff": "free", "roster.captain": None}),
    (
        "futsal",
        'roster = { substitutions = 6, substitutions_per = "segment", substitutions_when = "between segments" }',
        {
            "roster.substitutions": 6,
            "roster.substitutions_per": "segment",
            "roster.substitutions_when": "between segments",
        },
    ),
    (
        "futsal",
        'roster = { substitutions = "free", return = "once" }',
        {"roster.substitutions": "free", "roster.return": "once"},
    ),
    ("futsal", 'roster = { each_plays = "1 segment" }', {"roster.each_plays": "1 segment"}),
    (
        "futsal",
        'roster = { formed_by = "lots", partners = "drawn each round" }',
        {"roster.formed_by": "lots", "roster.partners": "drawn each round"},
    ),
    (
        "futsal",
        'roster = { closes = "first match", changes_after = ["injury", "end of bond"] }',
        {"roster.closes": Moment("first match"), "roster.changes_after": ("injury", "end of bond")},
    ),
    (
        "futsal",
        'roster = { line_up = "15 min before the match" }',
        {"roster.line_up": Moment("15 min before the match", Duration(15, "min"))},
    ),
    # § 6
    (
        "futsal",
        'bonds = { employee = "funcionário", associate = "associado" }',
        {"bonds.employee": "funcionário", "bonds.associate": "associado"},
    ),
    (
        "futsal",
        'eligibility = { bond = ["100 % employee", "at least 50 % employee"] }',
        {
            "eligibility.bond": (
                Mix((Part("employee", 1, percent=True),)),
                Mix((Part("employee", HALF, "at least", percent=True),)),
            )
        },
    ),
    (
        "futsal",
        'eligibility = { hired_by = 2026-12-31, bond_for = "90 days" }',
        {"eligibility.hired_by": date(2026, 12, 31), "eligibility.bond_for": Duration(90, "days")},
    ),
    (
        "futsal",
        'eligibility = { age = "35 or more", age_on = "entry date", age_except = { goalkeeper = "30 or more" } }',
        {
            "eligibility.age": Range(35, None),
            "eligibility.age_on": Moment("entry date"),
            "eligibility.age_except": {"goalkeeper": Range(30, None)},
        },
    ),
    ("futsal", "eligibility = { age_on = 2027-01-01 }", {"eligibility.age_on": date(2027, 1, 1)}),
    ("domino", 'eligibility = { classes = ["Primeira", "Segunda"] }', {"eligibility.classes": ("Primeira", "Segunda")}),
    (
        "domino",
        'eligibility = { licence = "of the season", federated = "required" }',
        {"eligibility.licence": "of the season", "eligibility.federated": "required"},
    ),
    (
        "domino",
        'eligibility = { same = "nationality", suspended = "admitted" }',
        {"eligibility.same": "nationality", "eligibility.suspended": "admitted"},
    ),
    (
        "atletismo",
        "eligibility = { per_athlete = { modalities = 2, categories = 1, events = 3, individual = 1, relay = 1 } }",
        {"eligibility.per_athlete": {"modalities": 2, "categories": 1, "events": 3, "individual": 1, "relay": 1}},
    ),
    (
        "futsal",
        'eligibility = { clashes = [["futsal", "xadrez"], ["futsal", "truco", "domino"]] }',
        {"eligibility.clashes": (("futsal", "xadrez"), ("futsal", "truco", "domino"))},
    ),
    (
        "futsal",
        "entry = { per_delegation = 1, closes = 2027-05-02T18:00:00 }",
        {"entry.per_delegation": 1, "entry.closes": datetime(2027, 5, 2, 18)},  # noqa: DTZ001 - as TOML writes it
    ),
    (
        "futsal",
        'entry = { closes = "72 h before the draw" }',
        {"entry.closes": Moment("72 h before the draw", Duration(72, "h"))},
    ),
    (
        "futsal",
        'entry = { minimum = 4, minimum_of = "delegations", maximum = 16 }',
        {"entry.minimum": 4, "entry.minimum_of": "delegations", "entry.maximum": 16},
    ),
    (
        "futsal",
        'entry = { invitations = 2, merge = "8 or fewer" }',
        {"entry.invitations": 2, "entry.merge": Range(None, 8)},
    ),
    ("futsal", 'entry = { counts_for = "no trophy" }', {"entry.counts_for": "no trophy"}),
    # § 14
    (
        "futsal",
        'protest = { deadline = "30 min after the match", lodged_by = "captain", form = "oral" }',
        {
            "protest.deadline": Moment("30 min after the match", Duration(30, "min")),
            "protest.lodged_by": "captain",
            "protest.form": "oral",
        },
    ),
    (
        "futsal",
        'protest = { deadline = "before the next round" }',
        {"protest.deadline": Moment("before the next round")},
    ),
    (
        "futsal",
        'protest = { fee = "200 BRL", refund = "never" }',
        {"protest.fee": Money(200, "BRL"), "protest.refund": "never"},
    ),
    (
        "futsal",
        'protest = { panel = "junta", answer = "1 day", appeal = "none" }',
        {"protest.panel": "junta", "protest.answer": Duration(1, "days"), "protest.appeal": None},
    ),
    (
        "futsal",
        'documents = [{ what = "súmula", of = "match", when = "end of the match", signed_by = ["um de cada lado"] }]',
        {
            "documents.súmula.what": "súmula",
            "documents.súmula.of": "match",
            "documents.súmula.when": Moment("end of the match"),
            "documents.súmula.signed_by": ("um de cada lado",),
        },
    ),
    (
        "futsal",
        'calendar = { pause = "2 h", matches_per_day = 2 }',
        {"calendar.pause": Duration(2, "h"), "calendar.matches_per_day": 2},
    ),
    (
        "futsal",
        'authority = { omitted_cases = "modality coordinator", sanctions = "panel" }',
        {"authority.omitted_cases": "modality coordinator", "authority.sanctions": "panel"},
    ),
    # § 15
    (
        "futsal",
        'trophy = [{ name = "Geral", ranks = "delegations", sums = ["futsal"], by_place = [13, 8, 5] }]',
        {
            "trophy.Geral.name": "Geral",
            "trophy.Geral.ranks": "delegations",
            "trophy.Geral.sums": ("futsal",),
            "trophy.Geral.by_place": (13, 8, 5),
        },
    ),
    (
        "futsal",
        'trophy = [{ name = "Geral", small_fields = { entries = "5 or fewer", by_place = [6, 3] } }]',
        {"trophy.Geral.small_fields": ({"entries": Range(None, 5), "by_place": (6, 3)},)},
    ),
    (
        "futsal",
        'trophy = [{ name = "Geral", by_stage = { "semi-final" = 12 }, stages_add = "each" }]',
        {"trophy.Geral.by_stage": {"semi-final": 12}, "trophy.Geral.stages_add": "each"},
    ),
    (
        "futsal",
        (
            'trophy = [{ name = "Geral", weights = { futsal = 2 }, '
            'factors = [{ fact = "conduct grade", range = "2 or fewer", times = "1/2" }] }]'
        ),
        {
            "trophy.Geral.weights": {"futsal": 2},
            "trophy.Geral.factors": ({"fact": "conduct grade", "range": Range(None, 2), "times": HALF},),
        },
    ),
    (
        "futsal",
        'trophy = [{ name = "Geral", best_only = 1, equal_places = "average" }]',
        {"trophy.Geral.best_only": 1, "trophy.Geral.equal_places": "average"},
    ),
    (
        "futsal",
        'trophy = [{ name = "Geral", participation = 1, per_athlete_entered = "1/2", per_win = 2, at_most = 10 }]',
        {
            "trophy.Geral.participation": 1,
            "trophy.Geral.per_athlete_entered": HALF,
            "trophy.Geral.per_win": 2,
            "trophy.Geral.at_most": 10,
        },
    ),
    (
        "futsal",
        (
            'trophy = [{ name = "Geral", bonus = { name = "desfile", adds = 1 }, '
            'deduction = [{ name = "walkover", takes = 3 }] }]'
        ),
        {
            "trophy.Geral.bonus": ({"name": "desfile", "adds": 1},),
            "trophy.Geral.deduction": ({"name": "walkover", "takes": 3},),
        },
    ),
    (
        "futsal",
        (
            'trophy = [{ name = "Geral", divide_by = "participants", needs = { modalities = "4 or more" }, '
            'divisions = [{ name = "A", members = "300 or more" }] }]'
        ),
        {
            "trophy.Geral.divide_by": "participants",
            "trophy.Geral.needs": {"modalities": Range(4, None)},
            "trophy.Geral.divisions": ({"name": "A", "members": Range(300, None)},),
        },
    ),
    (
        "futsal",
        'trophy = [{ name = "Geral", tiebreak = ["places counted back", "shared"] }]',
        {"trophy.Geral.tiebreak": ("places counted back", "shared")},
    ),
]
"""The sport, the line, and each figure by path; criteria are compared by their phrases."""
