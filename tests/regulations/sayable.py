"""What a committee can set without code, item by item: how each is written, and the key that obeys it."""

Item = tuple[str, str, str]
"""The sport, the rule as a line of an article, and the path of the figure that it gives."""

ITEMS: dict[str, Item] = {
    "number of groups": ("futsal", 'stage = [{ name = "g", kind = "groups", groups = 3 }]', "stage.g.groups"),
    "size of groups": (
        "futsal",
        'stage = [{ name = "g", kind = "groups", group_size = "4 to 5" }]',
        "stage.g.group_size",
    ),
    "single or double round": ("futsal", 'stage = [{ name = "g", kind = "round robin", legs = 2 }]', "stage.g.legs"),
    "who goes on": ("futsal", 'stage = [{ name = "g", kind = "groups", advance = 2 }]', "stage.g.advance"),
    "crossings": (
        "futsal",
        (
            'stage = [{ name = "g", kind = "groups", groups = 2, advance = 2 }, '
            '{ name = "m", kind = "knock-out", crossings = ["1A x 2B", "1B x 2A"] }]'
        ),
        "stage.m.crossings",
    ),
    "seeding": ("futsal", 'lots = { seeds = "previous edition", separate = "delegation" }', "lots.seeds"),
    "byes": ("futsal", 'stage = [{ name = "m", kind = "knock-out", byes = "lot" }]', "stage.m.byes"),
    "third place": (
        "futsal",
        'stage = [{ name = "m", kind = "knock-out", third_place = "better campaign" }]',
        "stage.m.third_place",
    ),
    "double elimination": (
        "futsal",
        'stage = [{ name = "m", kind = "double elimination", reset = "played" }]',
        "stage.m.reset",
    ),
    "repechage": (
        "futsal",
        (
            'stage = [{ name = "g", kind = "groups", advance = 2 }, '
            '{ name = "r", kind = "repechage", from = "eliminated in g", returns_to = "semi-final" }]'
        ),
        "stage.r.returns_to",
    ),
    "swiss rounds": ("futsal", 'stage = [{ name = "s", kind = "swiss", rounds = 5 }]', "stage.s.rounds"),
    "best of a place across groups": (
        "futsal",
        'stage = [{ name = "g", kind = "groups", advance = 2, advance_best = { place = 3, sides = 2 } }]',
        "stage.g.advance_best",
    ),
    "groups of unequal size": (
        "futsal",
        'across_groups = { equalise = "without the last placed" }',
        "across_groups.equalise",
    ),
    "score of a walkover": ("futsal", "walkover = { score = { points = [3, 0] } }", "walkover.score"),
    "the second walkover": ("futsal", "walkover = { excluded_after = 2 }", "walkover.excluded_after"),
    "what a withdrawal does": (
        "futsal",
        'withdrawal = { annulled_if = "before half of its matches", rest = "walkovers" }',
        "withdrawal.annulled_if",
    ),
    "after a split": (
        "futsal",
        'tiebreak = { any = ["goal difference in group", "lot"], after_split = "restart" }',
        "tiebreak.after_split",
    ),
    "whether the mini-league shrinks": (
        "futsal",
        'tiebreak = { any = ["wins among tied", "lot"], mini_league = "shrinks" }',
        "tiebreak.mini_league",
    ),
    "deadline of entries": ("futsal", "entry = { closes = 2027-04-30 }", "entry.closes"),
    "deadline of a protest": ("futsal", 'protest = { deadline = "30 min after the match" }', "protest.deadline"),
    "employees and associates": (
        "futsal",
        'bonds = { associate = "associado" }\neligibility = { bond = "at least 50 % employee" }',
        "eligibility.bond",
    ),
    "sexes": ("truco", 'roster = { composition = ["1 man, 1 woman", "2 women"] }', "roster.composition"),
    "age on a day": (
        "futsal",
        'eligibility = { age = "35 or more", age_on = 2027-12-31 }',
        "eligibility.age_on",
    ),
    "how many modalities an athlete may enter": (
        "futsal",
        "eligibility = { per_athlete = { modalities = 2 } }",
        "eligibility.per_athlete",
    ),
    "modalities that clash": ("futsal", 'eligibility = { clashes = [["futsal", "truco"]] }', "eligibility.clashes"),
    "trophy: points by place": (
        "futsal",
        'trophy = [{ name = "Geral", by_place = [13, 8, 5] }]',
        "trophy.Geral.by_place",
    ),
    "trophy: weights": (
        "futsal",
        'trophy = [{ name = "Geral", by_place = [13, 8, 5], weights = { futsal = 2 } }]',
        "trophy.Geral.weights",
    ),
    "trophy: more firsts, seconds": (
        "futsal",
        'trophy = [{ name = "Geral", by_place = [3, 1], tiebreak = ["places counted back", "shared"] }]',
        "trophy.Geral.tiebreak",
    ),
    "tolerance": (
        "futsal",
        'walkover = { tolerance = { first = "10 min", next = "5 min" } }',
        "walkover.tolerance.next",
    ),
    "documents": (
        "futsal",
        'documents = [{ what = "identidade", of = "athlete", when = "before the match" }]',
        "documents.identidade.when",
    ),
}
