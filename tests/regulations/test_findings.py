"""What the linter finds: for each kind of fault a small regulation that has it, and the sentence that is said."""

import pytest

from tests.regulations.reading import GENERAL, article, findings, head, note, of, texts

STAGES = 'stage = [{ name = "grupos", kind = "groups", advance = 2 }, { name = "mata-mata", kind = "knock-out" }]'
TWO_GROUPS = 'stage = [{ name = "grupos", kind = "groups", groups = 2, advance = 2 }, { name = "m", kind = "knock-out"'
LATE = 'walkover = { tolerance = { first = "10 min" } }'
LATER = 'walkover = { tolerance = { first = "15 min" } }'
ROUNDS = "round of 16, quarter-final, semi-final, third place, final"
NAMELESS = '[[article]]\ntext = "Vale o regulamento oficial da modalidade."\n'

ERRORS = {
    # not TOML
    "not TOML": (
        {"futsal.toml": head("futsal") + '[[article]]\nnumber = "1º"\ntiebreak = { two = ["lot"],\n any = "lot" }\n'},
        "futsal.toml, line 6: an inline table ends on the line where it begins. "
        "Close it with }, or open [article.tiebreak].",
    ),
    # unknown key; key under the wrong heading
    "unknown key": (
        of("futsal", article("7º", 'ranking = { bye = "wins in group" }')),
        'futsal.toml, art. 7º: ranking has no "bye". Did you mean "by"? It has: by, ranks.',
    ),
    "unknown key, nothing near": (
        of("futsal", article("7º", 'ranking = { zzz = "wins in group" }')),
        'futsal.toml, art. 7º: ranking has no "zzz". It has: by, ranks.',
    ),
    "unknown key within a figure": (
        of("volei-de-quadra", article("7º", 'walkover = { late = { every = "10 min", lose = "segment" } }')),
        'volei-de-quadra.toml, art. 7º: walkover.late has no "lose". Did you mean "loses"? It has: every, loses.',
    ),
    "article's key under a heading": (
        {"futsal.toml": head("futsal") + '[[article]]\nnumber = "5º"\n[article.tiebreak]\nany = "lot"\ntext = "x"\n'},
        'futsal.toml, art. 5º: "text" stands inside tiebreak. Move it above [article.tiebreak].',
    ),
    "table under the heading of a list": (
        {
            "futsal.toml": head("futsal")
            + '[[article]]\nnumber = "5º"\ntext = "x"\n[[article.stage]]\nname = "a"\nkind = "groups"\nlots = {}\n'
        },
        'futsal.toml, art. 5º: "lots" stands inside stage. Move it above [[article.stage]].',
    ),
    "key of another table": (
        of("futsal", article("7º", "match = { win = 3 }")),
        'futsal.toml, art. 7º: match has no "win"; table_points has. Move it: table_points = { win = … }.',
    ),
    "key of a table within": (
        of("futsal", article("7º", 'match = { segment = "15 min" }')),
        'futsal.toml, art. 7º: match has no "segment"; match.time has. Move it: match.time = { segment = … }.',
    ),
    "unknown key of an article": (
        of("futsal", article("7º", 'aplies = { stage = "final" }')),
        'futsal.toml, art. 7º: an article has no "aplies". Did you mean "applies"? It has: number, text, applies,',
    ),
    "rule table above its article": (
        {"futsal.toml": head("futsal", rest="match = { segments = 2 }\n")},
        'futsal.toml: "match" stands at the top of the file. Move it below [[article]].',
    ),
    "unknown key of the head": (
        {"futsal.toml": head("futsal", rest='categorias = "male"\n')},
        'futsal.toml: the file has no "categorias". Did you mean "categories"? It has: title, source, language,',
    ),
    "one bracket": (
        {"futsal.toml": head("futsal") + '[article]\nnumber = "1º"\n'},
        "futsal.toml: [article] is written once for each article. Write [[article]], with two brackets on each side.",
    ),
    "note in another file": (
        {"futsal.toml": head("futsal") + note(1, "")},
        "futsal.toml: notes stand in notes.toml, and articles in the other files. Move it there.",
    ),
    # word not in the list; wrong form
    "word not in the list": (
        of("futsal", article("3º", 'match = { overshoot = "keep" }')),
        'futsal.toml, art. 3º: overshoot = "keep". Write "kept" or "capped".',
    ),
    "word not in a long list": (
        of("futsal", article("3º", 'match = { deciders = ["extra time", "shootout"] }')),
        'futsal.toml, art. 3º: deciders = "shootout". Did you mean "shoot-out"? It may be "extra time", "golden point",',
    ),
    "decimal fraction": (
        of("futsal", article("4º", "table_points = { win = 0.5 }")),
        'futsal.toml, art. 4º: win = 0.5. Write "1/2".',
    ),
    "true": (
        of("futsal", article("4º", "roster = { return = true }")),
        'futsal.toml, art. 4º: return = true. Write "allowed", "once" or "none".',
    ),
    "no unit": (
        of("futsal", article("4º", "match = { time = { segment = 15 } }")),
        'futsal.toml, art. 4º: segment = 15. Write "15 min".',
    ),
    "date between quotes": (
        of("futsal", article("4º", 'eligibility = { hired_by = "2026-12-31" }')),
        'futsal.toml, art. 4º: hired_by = "2026-12-31". Write 2026-12-31.',
    ),
    "a word in place of a table": (
        of("futsal", article("4º", "match = 3")),
        "futsal.toml, art. 4º: match = 3. Write { won_by = … }.",
    ),
    "a part missing": (
        of("futsal", article("4º", 'table_points = { bonus = { name = "desfile" } }')),
        "futsal.toml, art. 4º: table_points.bonus has no adds. Add it: adds = 2.",
    ),
    # criterion without WHERE; doubtful word
    "criterion without WHERE": (
        of("futsal", article("4º", 'tiebreak = { any = ["c) goal difference", "lot"] }')),
        'futsal.toml, art. 4º, c: "goal difference" over which matches? Write goal difference among tied,',
    ),
    "doubtful word": (
        of("futsal", article("4º", 'tiebreak = { any = ["goal average in group", "lot"] }')),
        'futsal.toml, art. 4º: "goal average": a division or a subtraction? Write goal ratio or goal difference.',
    ),
    # chain that goes on after a last resort
    "after a last resort": (
        of("futsal", article("5º", 'tiebreak = { any = ["lot", "seed"] }')),
        'futsal.toml, art. 5º: "seed" stands after "lot" and can\'t be reached. Remove it or move it up.',
    ),
    # disagreement
    "disagreement": (
        {"general.toml": GENERAL + article("3º", LATE), **of("futsal", article("4º", LATER))},
        'futsal.toml, art. 4º: says walkover.tolerance.first = "15 min"; general, art. 3º says '
        'walkover.tolerance.first = "10 min". If futsal is the exception, add overrides = "general, 3º".',
    ),
    "disagreement within a file": (
        of("futsal", article("4º", "match = { segments = 2 }"), article("5º", "match = { segments = 3 }")),
        "futsal.toml, art. 5º: says match.segments = 3; art. 4º says match.segments = 2. "
        'If art. 5º is the exception, add overrides = "4º", or narrow it with applies.',
    ),
    "disagreement between two ways of saying": (
        of("futsal", article("4º", "match = { segments = 2 }"), article("5º", "match = { best_of = 3 }")),
        "futsal.toml, art. 5º: says match.best_of = 3; art. 4º says match.segments = 2.",
    ),
    "disagreement of a note": (
        {**of("futsal", article("4º", LATE)), "notes.toml": note(1, f'applies = {{ modality = "futsal" }}\n{LATER}')},
        'notes.toml, note 1: says walkover.tolerance.first = "15 min"; futsal, art. 4º says '
        'walkover.tolerance.first = "10 min". If note 1 is the exception, add overrides = "futsal, 4º".',
    ),
    # citation that leads nowhere, or to no conflict
    "citation of nothing": (
        {"general.toml": GENERAL + article("3º", LATE), **of("futsal", article("4º", 'overrides = "general, 30º"'))},
        'futsal.toml, art. 4º: overrides "general, 30º", which isn\'t there. Did you mean 3º?',
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
    # number, text, source, or a note's date, reason, signature missing; entries of one number apart
    "no source": (
        {"futsal.toml": 'title = "Futsal"\nmodality = "futsal"\n'},
        'futsal.toml: no source. Add source = "…" at the top of the file.',
    ),
    "no text": (
        {"futsal.toml": head("futsal") + '[[article]]\nnumber = "5º"\n'},
        'futsal.toml, art. 5º: no text. Add text = "…".',
    ),
    "no number": (
        {"futsal.toml": head("futsal") + NAMELESS},
        'futsal.toml: the article that begins "Vale o regulamento oficial da modalidade" has no number. '
        'Add number = "…", as it is printed.',
    ),
    "no reason": (
        {"notes.toml": '[[note]]\nnumber = 5\ndate = 2027-05-02\nsigned = "Comissão"\ntext = "Texto."\n'},
        'notes.toml, note 5: no reason. A note says when, why and by whom. Add reason = "…".',
    ),
    "no date": (
        {"notes.toml": '[[note]]\nnumber = 5\nreason = "Chuva."\nsigned = "Comissão"\ntext = "Texto."\n'},
        "notes.toml, note 5: no date. A note says when, why and by whom. Add date = 2027-05-02.",
    ),
    "entries apart": (
        of("futsal", article("4º", ""), article("5º", ""), article("4º", "")),
        "futsal.toml, art. 4º: its entries stand apart. Put them one after the other.",
    ),
    "notes out of order": (
        {"notes.toml": note(2, "") + note(1, "")},
        "notes.toml, note 1: it stands after note 2. Put the notes in the order of their numbers.",
    ),
    # name of nothing
    "stage of nothing": (
        of("futsal", article("7º", STAGES), article("3º", 'applies = { stage = "semi final" }\nmatch = { cap = 4 }')),
        f'futsal.toml, art. 3º: "semi final" is no stage here. Did you mean "semi-final"? '
        f"Stages are: grupos, mata-mata; rounds: {ROUNDS}.",
    ),
    "card of nothing": (
        of("futsal", article("7º", 'infraction = [{ name = "x", card = "blue" }]')),
        'futsal.toml, art. 7º: "blue" is no card here. Declared are: yellow, red.',
    ),
    "category of nothing": (
        {"futsal.toml": head("futsal", rest='categories = ["male", "famale"]\n')},
        'futsal.toml: "famale" is no category here. Did you mean "female"? Declared are: male, female, mixed, open.',
    ),
    "bond of nothing": (
        of("futsal", article("1º", 'eligibility = { bond = "50 % associate" }')),
        'futsal.toml, art. 1º: "associate" is no bond here. Declared are: employee.',
    ),
    "value of nothing": (
        of("canastra", article("1º", "values = { clean_canasta = 300 }")),
        'canastra.toml, art. 1º: "clean_canasta" is no value of the modality\'s count here. '
        'Did you mean "clean_canastra"? Declared are: clean_canastra, going_out, level_block.',
    ),
    "modality of nothing": (
        {"futebool.toml": head("futebool")},
        'futebool.toml: there is no modality "futebool". Did you mean "futevolei"?',
    ),
    "category that is not disputed": (
        {
            **of("futsal", rest='categories = ["male", "female"]\n'),
            "futsal.mixed.toml": head("futsal", rest='category = "mixed"\n'),
        },
        'futsal.mixed.toml: the category "mixed" is not one of futsal. There are: male, female.',
    ),
    "two files of one modality": (
        {"futsal.toml": head("futsal"), "futsal2.toml": head("futsal")},
        "futsal2.toml: futsal.toml too is of futsal. Put the articles of both into one file.",
    ),
    "regulation that is not there": (
        {"general.toml": GENERAL + 'follows = "nada"\n'},
        'general.toml: follows "nada", which isn\'t there. Regulations are: ',
    ),
    "reason for nothing": (
        of("futsal", article("7º", 'match = { cap = 3 }\ninferred = { "match.target" = "x" }')),
        'futsal.toml, art. 7º: inferred gives a reason for "match.target", which this article does not state. '
        "It states: match.cap.",
    ),
    "reason for no letter": (
        of("futsal", article("7º", 'tiebreak = { any = ["a) lot"] }\ninferred = { "tiebreak.any.b" = "x" }')),
        'futsal.toml, art. 7º: inferred gives a reason for "tiebreak.any.b", and the list has no b. It has: a.',
    ),
    "left open, and nothing": (
        of("futsal", article("7º", 'to_set = { "match.targt" = "any" }')),
        'futsal.toml, art. 7º: to_set names "match.targt", which is no figure of the language. '
        'Did you mean "match.target"?',
    ),
    "left open within another form": (
        of("futsal", article("7º", 'to_set = { "match.target" = "20 min to 30 min" }')),
        'futsal.toml, art. 7º: to_set: "match.target" can\'t lie within "20 min to 30 min". Write "3 to 5", or "any".',
    ),
    "full stop in a name": (
        of("futsal", article("7º", 'card = [{ name = "2.º amarelo" }]')),
        'futsal.toml, art. 7º: the name "2.º amarelo" has a full stop, which parts names here. Write it without.',
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
    "seat of nobody": (
        of("futsal", article("7º", f'{TWO_GROUPS}, crossings = ["1A x 2B", "1B x 2A", "1C x 3A"] }}]')),
        "futsal.toml, art. 7º: crossings: 1C does not advance and 3A does not advance.",
    ),
    # figures that exclude each other
    "more than athletes": (
        of("futsal", article("2º", "roster = { athletes = 12, starters = 5, reserves = 8 }")),
        "futsal.toml, art. 2º: starters 5 and reserves 8 are more than athletes 12. Change one of them.",
    ),
    "start with more than play": (
        of("futsal", article("2º", "roster = { starters = 5, to_start = 6 }")),
        "futsal.toml, art. 2º: to_start 6 is more than starters 5. Change one of them.",
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
        "volei-de-quadra.toml, art. 5º, b: 3-0 can't come out of best_of = 3. "
        "State [2, 0], or keep it as written and say why in inferred.",
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


@pytest.mark.parametrize(("files", "said"), ERRORS.values(), ids=ERRORS)
def test_the_fault_is_found_and_the_remedy_said(files: dict[str, str], said: str) -> None:
    errors = texts(files, error=True)
    assert any(text.startswith(said) for text in errors), "\n".join(errors)


def test_all_are_found_and_not_only_the_first() -> None:
    files = {
        "general.toml": GENERAL + article("1º", "entry = { minimum = 0.5 }"),
        **of(
            "futsal",
            article("1º", 'match = { overshoot = "keep", draw = "stand", cap = true }'),
            article("2º", 'tiebreak = { any = ["a) goal difference", "b) gol for in group", "lot"] }'),
        ),
        "truco.toml": "title = \n",
    }
    assert [(finding.file, finding.article, finding.letter) for finding in findings(files) if finding.error] == [
        ("general.toml", "1º", ""),
        ("futsal.toml", "1º", ""),
        ("futsal.toml", "1º", ""),
        ("futsal.toml", "1º", ""),
        ("futsal.toml", "2º", "a"),
        ("futsal.toml", "2º", "b"),
        ("truco.toml", "", ""),
    ]


def test_a_modality_that_is_not_there_yet_is_told_and_its_articles_are_kept() -> None:
    files = {"bocha.toml": head("bocha") + article("1º", "match = { target = 24 }"), **of("futsal")}
    said = texts(files)
    assert (
        'bocha.toml: there is no modality "bocha" here yet, so the figures of this file are not read. '
        "Its articles can be shown; nothing can be ranked by them."
    ) in said


def test_a_file_that_is_not_toml_brings_no_false_alarm_elsewhere() -> None:
    files = {
        "futsal.toml": "title = \n",
        "notes.toml": note(1, 'overrides = "futsal, 3º"\napplies = { modality = "futsal", stage = "grupos" }'),
    }
    assert [finding.file for finding in findings(files) if finding.error] == ["futsal.toml"]
