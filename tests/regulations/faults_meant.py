"""Faults in what a regulation says: articles that disagree, figures that exclude each other or are left out."""

from tests.regulations.reading import GENERAL, article, note, of

TWO_GROUPS = 'stage = [{ name = "grupos", kind = "groups", groups = 2, advance = 2 }, { name = "m", kind = "knock-out"'
LATE = 'walkover = { tolerance = { first = "10 min" } }'
LATER = 'walkover = { tolerance = { first = "15 min" } }'

ERRORS = {
    # disagreement
    "disagreement": (
        {"general.toml": GENERAL + article("3º", LATE), **of("futsal", article("4º", LATER))},
        (
            'futsal.toml, art. 4º: says walkover.tolerance.first = "15 min"; general, art. 3º says '
            'walkover.tolerance.first = "10 min". If futsal is the exception, add overrides = "general, 3º".'
        ),
    ),
    "disagreement within a file": (
        of("futsal", article("4º", "match = { segments = 2 }"), article("5º", "match = { segments = 3 }")),
        (
            "futsal.toml, art. 5º: says match.segments = 3; art. 4º says match.segments = 2. "
            'If art. 5º is the exception, add overrides = "4º", or narrow it with applies.'
        ),
    ),
    "disagreement between two ways of saying": (
        of("futsal", article("4º", "match = { segments = 2 }"), article("5º", "match = { best_of = 3 }")),
        "futsal.toml, art. 5º: says match.best_of = 3; art. 4º says match.segments = 2.",
    ),
    "disagreement of a note": (
        {**of("futsal", article("4º", LATE)), "notes.toml": note(1, f'applies = {{ modality = "futsal" }}\n{LATER}')},
        (
            'notes.toml, note 1: says walkover.tolerance.first = "15 min"; futsal, art. 4º says '
            'walkover.tolerance.first = "10 min". If note 1 is the exception, add overrides = "futsal, 4º".'
        ),
    ),
    # citation that leads nowhere, or to no conflict
    "citation of nothing": (
        {"general.toml": GENERAL + article("3º", LATE), **of("futsal", article("4º", 'overrides = "general, 30º"'))},
        'futsal.toml, art. 4º: overrides "general, 30º", which isn\'t there. Did you mean 3º?',
    ),
    "citation of nothing, and nothing like it": (
        of("futsal", article("3º", ""), article("4º", 'overrides = "99"')),
        'futsal.toml, art. 4º: overrides "99", which isn\'t there. The articles there are: 3º, 4º.',
    ),
    "citation of no file": (
        of("futsal", article("4º", 'overrides = "regulamento, 3º"')),
        'futsal.toml, art. 4º: overrides "regulamento, 3º", and there is no file of that name. Files are: futsal.',
    ),
    "citation without conflict": (
        {
            "general.toml": GENERAL + article("3º", LATE),
            **of("futsal", article("4º", 'overrides = "general, 3º"\nmatch = { cap = 4 }')),
        },
        'futsal.toml, art. 4º: overrides "general, 3º" but changes none of its figures. Remove it.',
    ),
    # plan with a gap or overlap; seat unfilled or filled twice
    "gap in a plan": (
        of("futsal", article("7º", 'stage = [{ name = "g", kind = "groups", plan = [{ entries = "2 to 9" }] }]')),
        "futsal.toml, art. 7º: plan says nothing for 10 entries. Add a row for them.",
    ),
    "gap within a plan": (
        of(
            "futsal",
            article(
                "7º",
                'stage = [{ name = "g", kind = "groups", plan = [{ entries = "2 to 6" }, { entries = "9 or more" }] }]',
            ),
        ),
        "futsal.toml, art. 7º: plan says nothing for 7 to 8 entries. Add a row for them.",
    ),
    "overlap in a plan": (
        of(
            "futsal",
            article(
                "7º",
                'stage = [{ name = "g", kind = "groups", plan = [{ entries = "2 to 6" }, { entries = "6 or more" }] }]',
            ),
        ),
        "futsal.toml, art. 7º: plan speaks twice of 6 entries. Change one of the rows.",
    ),
    "fewer than the plan knows": (
        of(
            "futsal",
            article("1º", "entry = { minimum = 3 }"),
            article("7º", 'stage = [{ name = "g", kind = "groups", plan = [{ entries = "4 or more" }] }]'),
        ),
        "futsal.toml, art. 7º: plan says nothing for 3 entries. Add a row for them.",
    ),
    "seat filled twice": (
        of("futsal", article("7º", f'{TWO_GROUPS}, crossings = ["1A x 2B", "1B x 2B"] }}]')),
        "futsal.toml, art. 7º: crossings: 2B enters twice and 2A never. Each side that advances enters once.",
    ),
    "seat filled twice, of nobody known": (
        of("futsal", article("7º", 'stage = [{ name = "m", kind = "knock-out", crossings = ["seed 1 x seed 1"] }]')),
        "futsal.toml, art. 7º: crossings: seed 1 enters twice.",
    ),
    "seat never filled": (
        of("futsal", article("7º", f'{TWO_GROUPS}, crossings = ["1A x 2B", "1B x winner 1"] }}]')),
        "futsal.toml, art. 7º: crossings: 2A never enters.",
    ),
    "seat of nobody": (
        of("futsal", article("7º", f'{TWO_GROUPS}, crossings = ["1A x 2B", "1B x 2A", "1C x 3A"] }}]')),
        "futsal.toml, art. 7º: crossings: 1C, 3A does not advance from the stage before.",
    ),
    # figures that exclude each other
    "trophy of itself": (
        of(
            "futsal",
            article(
                "1º",
                'trophy = [{ name = "A", sums = ["B"] }, { name = "B", sums = "C" }, { name = "C", sums = "A" }]',
            ),
        ),
        "futsal.toml, art. 1º: its trophies add one another up without end: A, B, C, A. Take one of them out of sums.",
    ),
    # age, quotas and limits that contradict
    "shares of more than a list": (
        of(
            "futsal",
            article(
                "2º", 'bonds = { associate = "associado" }\neligibility = { bond = "60 % employee, 50 % associate" }'
            ),
        ),
        'futsal.toml, art. 2º: the shares of "60 % employee, 50 % associate" come to 110 per cent of a list. Take',
    ),
    "a list of more than may be named": (
        of("futsal", article("2º", 'roster = { athletes = 3, list_composition = "2 men, 2 women" }')),
        "futsal.toml, art. 2º: list_composition 4 is more than athletes 3. Change one of them.",
    ),
    "roles of more than may be named": (
        of("futsal", article("2º", "roster = { athletes = 1, roles = { goalkeeper = 2 } }")),
        "futsal.toml, art. 2º: roles 2 is more than athletes 1. Change one of them.",
    ),
    "a composition that the category leaves out": (
        of("futsal", article("2º", 'roster = { composition = "1 man, 1 woman" }'), rest='categories = "male"\n'),
        'futsal.toml, art. 2º: the composition "1 man, 1 woman" asks for whom the category male leaves out.',
    ),
    "relays inside fewer events": (
        of("futsal", article("2º", "eligibility = { per_athlete = { events = 1, individual = 2 } }")),
        "futsal.toml, art. 2º: individual 2 is more than events 1. Change one of them.",
    ),
    "fewest entries above the most": (
        of("futsal", article("2º", "entry = { minimum = 8, maximum = 6 }")),
        "futsal.toml, art. 2º: minimum 8 is more than maximum 6. Change one of them.",
    ),
    "more than athletes": (
        of("futsal", article("2º", "roster = { athletes = 12, starters = 5, reserves = 8 }")),
        "futsal.toml, art. 2º: starters 5 and reserves 8 are more than athletes 12. Change one of them.",
    ),
    "start with more than play": (
        of("futsal", article("2º", "roster = { starters = 5, to_start = 6 }")),
        "futsal.toml, art. 2º: to_start 6 is more than starters 5. Change one of them.",
    ),
    "more count than play": (
        of("bolao", article("3º", "roster = { starters = 5 }\nperformance = { counting = 6 }")),
        "bolao.toml, art. 3º: counting 6 is more than starters 5. Change one of them.",
    ),
    "composition of others": (
        of("futsal", article("2º", 'roster = { starters = 2, composition = "1 man, 2 women" }')),
        'futsal.toml, art. 2º: the composition "1 man, 2 woman" is of 3, and starters are 2. Change one of them.',
    ),
    "walkover's segments": (
        of(
            "volei-de-quadra",
            article("5º, b", "match = { best_of = 3 }\nwalkover = { score = { segments = [3, 0] } }"),
        ),
        (
            "volei-de-quadra.toml, art. 5º, b: 3-0 can't come out of best_of = 3. "
            "State [2, 0], or keep it as written and say why in inferred."
        ),
    ),
    "walkover's points": (
        of("volei-de-quadra", article("5º", "match = { target = 21 }\nwalkover = { score = { points = [25, 0] } }")),
        "volei-de-quadra.toml, art. 5º: 25-0 can't come out of target = 21. State [21, 0],",
    ),
    "walkover's boards": (
        of(
            "domino",
            article("5º", "encounter = { boards = 6, halves = 2 }\nwalkover = { score = { boards = [7, 0] } }"),
        ),
        "domino.toml, art. 5º: 7-0 can't come out of boards = 6, halves = 2. State [12, 0],",
    ),
    "one figure in two ways": (
        of("futsal", article("7º", "match = { best_of = 3, first_to = 2 }")),
        "futsal.toml, art. 7º: match.best_of and match.first_to say the same thing in two ways. State one of them.",
    ),
    "since after until": (
        of("futsal", article("7º", "since = 2027-05-03\nuntil = 2027-05-01")),
        "futsal.toml, art. 7º: since 2027-05-03 is after until 2027-05-01. Change one of them.",
    ),
    # figure that must be said
    "how a percentage is rounded": (
        of(
            "domino",
            article("3º", 'match = { target = 150 }\npenalties = { points_go = "from the offender" }'),
            article("64", 'infraction = [{ name = "x", points = "15 % of target" }]'),
        ),
        "domino.toml, art. 64: 15 % of target 150 is 22.5. State penalties.rounding.",
    ),
    "how a percentage of an open target is rounded": (
        of(
            "domino",
            article("3º", 'to_set = { "match.target" = "any" }\npenalties = { points_go = "from the offender" }'),
            article("64", 'infraction = [{ name = "x", again = { points = "10 % of target" } }]'),
        ),
        "domino.toml, art. 64: 10 % of a target that is still to be set may not be whole. State penalties.rounding.",
    ),
    "who gets the points": (
        of("domino", article("6º", 'infraction = [{ name = "x", points = 20 }]')),
        "domino.toml, art. 6º: who gets the 20 points? State penalties.points_go.",
    ),
    "how many advance": (
        of("futsal", article("7º", 'stage = [{ name = "g", kind = "groups" }, { name = "m", kind = "knock-out" }]')),
        'futsal.toml, art. 7º: how many advance from "g" to "m"? State advance in g.',
    ),
    "rounds of a swiss": (
        of("futsal", article("7º", 'stage = [{ name = "g", kind = "swiss" }]')),
        'futsal.toml, art. 7º: how many rounds has "g"? State rounds.',
    ),
    "kind of a stage": (
        of("futsal", article("7º", 'stage = [{ name = "g", groups = 2 }]')),
        'futsal.toml, art. 7º: stage.g has no kind. Add it: kind = "groups".',
    ),
    # to_set out of bounds
    "out of bounds": (
        of(
            "domino",
            article("27", 'to_set = { "match.target" = "100 to 150" }'),
            article("28", "match = { target = 160 }"),
        ),
        "domino.toml, art. 28: match.target = 160. Art. 27 allows 100 to 150.",
    ),
    "out of bounds, in another unit": (
        of(
            "domino",
            article("27", 'to_set = { "match.time.limit" = "40 min to 60 min" }\nmatch = { time = { limit = "2 h" } }'),
        ),
        'domino.toml, art. 27: match.time.limit = "2 h". Art. 27 allows 40 min to 60 min.',
    ),
    "not one of those allowed": (
        of(
            "domino",
            article("27", 'to_set = { "match.overshoot" = ["capped"] }\nmatch = { overshoot = "kept" }'),
        ),
        'domino.toml, art. 27: match.overshoot = "kept". Art. 27 allows "capped".',
    ),
}
