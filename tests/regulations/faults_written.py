"""Faults in how a regulation is written: keys, words, forms, names. For each a small one, and what is said of it."""

from tests.regulations.reading import GENERAL, article, head, note, of

STAGES = 'stage = [{ name = "grupos", kind = "groups", advance = 2 }, { name = "mata-mata", kind = "knock-out" }]'
ROUNDS = "round of 16, quarter-final, semi-final, third place, final"
NAMELESS = '[[article]]\ntext = "Vale o regulamento oficial da modalidade."\n'

ERRORS = {
    # not TOML
    "not TOML": (
        {"futsal.toml": head("futsal") + '[[article]]\nnumber = "1º"\ntiebreak = { two = ["lot"],\n any = "lot" }\n'},
        (
            "futsal.toml, line 6: an inline table ends on the line where it begins. "
            "Close it with }, or open [article.tiebreak]."
        ),
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
        'futsal.toml, art. 3º: deciders = "shootout". Did you mean "shoot-out"? It may be "extra time",',
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
    # a phrase of another word
    "turned": (
        of("futsal", article("4º", 'tiebreak = { any = ["most head-to-head", "lot"] }')),
        'futsal.toml, art. 4º: "most" can\'t turn "head-to-head". Write "head-to-head".',
    ),
    "unknown criterion": (
        of("futsal", article("4º", 'tiebreak = { any = ["zzzz", "lot"] }')),
        'futsal.toml, art. 4º: "zzzz" is no criterion. There is: table points,',
    ),
    "unknown criterion, nearest": (
        of("futsal", article("4º", 'tiebreak = { any = ["goal diference", "lot"] }')),
        'futsal.toml, art. 4º: "goal diference" is no criterion. Did you mean "goal difference"? There is: ',
    ),
    "unknown fact": (
        of("futsal", article("4º", 'tiebreak = { any = ["zzzz in group", "lot"] }')),
        'futsal.toml, art. 4º: "zzzz" is no fact that is counted here. There is: ',
    ),
    "unknown fact, nearest": (
        of("futsal", article("4º", 'tiebreak = { any = ["gol for in group", "lot"] }')),
        'futsal.toml, art. 4º: "gol for" is no fact that is counted here. Did you mean "goals for"? There is: ',
    ),
    "kept by segment": (
        of("futsal", article("4º", 'tiebreak = { any = ["wins in the last 2 segments", "lot"] }')),
        'futsal.toml, art. 4º: "wins" isn\'t kept segment by segment. Ask for points or segments there.',
    ),
    "unknown qualifier": (
        of("futsal", article("4º", 'tiebreak = { any = ["goal difference in group, zzzz", "lot"] }')),
        'futsal.toml, art. 4º: "zzzz" is no qualifier here. There is: without walkovers,',
    ),
    "unknown qualifier, nearest": (
        of("futsal", article("4º", 'tiebreak = { any = ["goal difference in group, if 2", "lot"] }')),
        'futsal.toml, art. 4º: "if 2" is no qualifier here. Did you mean "if two"? There is: ',
    ),
    # chain that goes on after a last resort
    "after a last resort": (
        of("futsal", article("5º", 'tiebreak = { any = ["lot", "seed"] }')),
        'futsal.toml, art. 5º: "seed" stands after "lot" and can\'t be reached. Remove it or move it up.',
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
        (
            'futsal.toml: the article that begins "Vale o regulamento oficial da modalidade" has no number. '
            'Add number = "…", as it is printed.'
        ),
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
        (
            f'futsal.toml, art. 3º: "semi final" is no stage here. Did you mean "semi-final"? '
            f"Stages are: grupos, mata-mata; rounds: {ROUNDS}."
        ),
    ),
    "stage of nothing, and nothing like it": (
        of("futsal", article("3º", 'applies = { stage = "zzz" }\nmatch = { cap = 4 }')),
        f'futsal.toml, art. 3º: "zzz" is no stage here. Stages are: –; rounds: {ROUNDS}.',
    ),
    "another modality than that of the file": (
        of("futsal", article("3º", 'applies = { modality = "truco" }\nmatch = { cap = 4 }')),
        (
            'futsal.toml, art. 3º: applies to ["truco"], and all of its file is of futsal. '
            "Take it out, or move the article to general.toml."
        ),
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
        (
            'canastra.toml, art. 1º: "clean_canasta" is no value of the modality\'s count here. '
            'Did you mean "clean_canastra"? Declared are: clean_canastra, going_out, level_block.'
        ),
    ),
    "a word that the count does not know": (
        of("canastra", article("1º", 'values = { level_block = "nobody" }')),
        'canastra.toml, art. 1º: level_block = "nobody". Write "blocker loses" or "nobody writes".',
    ),
    "a word where the count asks for a number": (
        of("canastra", article("1º", 'values = { going_out = "muito" }')),
        'canastra.toml, art. 1º: going_out = "muito". Write 12 or "1/2".',
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
        (
            'futsal.toml, art. 7º: inferred gives a reason for "match.target", which this article does not state. '
            "It states: match.cap."
        ),
    ),
    "reason for no letter": (
        of("futsal", article("7º", 'tiebreak = { any = ["a) lot"] }\ninferred = { "tiebreak.any.b" = "x" }')),
        'futsal.toml, art. 7º: inferred gives a reason for "tiebreak.any.b", and the list has no b. It has: a.',
    ),
    "left open, and nothing": (
        of("futsal", article("7º", 'to_set = { "match.targt" = "any" }')),
        (
            'futsal.toml, art. 7º: to_set names "match.targt", which is no figure of the language. '
            'Did you mean "match.target"?'
        ),
    ),
    "left open, and nothing near": (
        of("futsal", article("7º", 'to_set = { zzz = "any" }')),
        'futsal.toml, art. 7º: to_set names "zzz", which is no figure of the language. Tables are: category, event,',
    ),
    "left open within another form": (
        of("futsal", article("7º", 'to_set = { "match.target" = "20 min to 30 min" }')),
        'futsal.toml, art. 7º: to_set: "match.target" can\'t lie within "20 min to 30 min". Write "3 to 5", or "any".',
    ),
    "named twice": (
        of("futsal", article("7º", 'card = [{ name = "blue" }, { name = "blue" }]')),
        'futsal.toml, art. 7º: card names "blue" twice in one article. Put both into one.',
    ),
    "full stop in a name": (
        of("futsal", article("7º", 'card = [{ name = "2.º amarelo" }]')),
        'futsal.toml, art. 7º: the name "2.º amarelo" has a full stop, which parts names here. Write it without.',
    ),
}
