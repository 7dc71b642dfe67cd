"""What the linter remarks: readings that its author should accept or mend. None keeps a regulation from loading."""

import pytest

from regulations.checks.numbers import in_words
from tests.regulations.reading import GENERAL, article, findings, head, note, of, texts

CHAIN = 'tiebreak = { any = ["goal difference in group", "goals for in group", "lot"] }'
SAYS = "If that is the reading, state it with inferred."

REMARKS = {
    "criterion repeated over the same matches": (
        of("futsal", article("11", 'tiebreak = { any = ["a) goals against in group", "d) goals against in phase"] }')),
        (
            "futsal.toml, art. 11, d: goals against in phase repeats a: group and phase hold the same matches here. "
            "Remove one of the two."
        ),
    ),
    "the same criterion twice": (
        of("futsal", article("11", 'tiebreak = { any = ["wins in group", "wins in group", "lot"] }')),
        'futsal.toml, art. 11: wins in group repeats "wins in group". Remove one of the two.',
    ),
    "silence on what follows a split": (
        of("futsal", article("11", CHAIN)),
        f'futsal.toml: tiebreak.after_split is stated nowhere: default of the product, "continue". {SAYS}',
    ),
    "silence on who is in a mini-league": (
        of("futsal", article("11", 'tiebreak = { any = ["wins among tied", "goals for among tied", "lot"] }')),
        f'futsal.toml: tiebreak.mini_league is stated nowhere: default of the product, "fixed". {SAYS}',
    ),
    "silence on points": (
        of("futsal", article("1º", CHAIN)),
        f"futsal.toml: table_points.draw is stated nowhere: default of futsal, 1. {SAYS}",
    ),
    "silence on the chain": (
        of("futsal"),
        f'futsal.toml: tiebreak.any is stated nowhere: default of futsal, ["goal difference in phase", "lot"]. {SAYS}',
    ),
    "silence on a withdrawal": (
        of("futsal"),
        f'futsal.toml: withdrawal.annulled_if is stated nowhere: default of the product, "never". {SAYS}',
    ),
    "silence on how groups are compared": (
        of(
            "futsal",
            article("1º", CHAIN),
            article("7º", 'stage = [{ name = "g", kind = "groups", advance_best = { place = 2, sides = 1 } }]'),
        ),
        "futsal.toml: across_groups.by is stated nowhere: default of the product,",
    ),
    "figure only in words": (
        of("futsal", article("8º", "", text="A rede fica a 2,43 do chão.")),
        "futsal.toml, art. 8º: the text says 2,43 and no key does. State it, or show it with notice.",
    ),
    "article that is only read": (
        of("futsal", article("8º", "", text="Vale a regra oficial.")),
        "futsal.toml, art. 8º: states no figure: the article is only read.",
    ),
    "chain without a last resort": (
        of("domino", article("7º", 'tiebreak = { any = ["board ratio in phase"] }')),
        (
            'domino.toml, art. 7º: ends at "board ratio in phase"; sides still level will share the place. '
            'If a lot decides, add "lot".'
        ),
    ),
    "size without a chain": (
        of("futsal", article("7º", 'tiebreak = { two = ["head-to-head", "lot"] }')),
        (
            "futsal.toml, art. 7º: there is a chain for two and none for more: they will share the place. "
            "State tiebreak.more, or tiebreak.any."
        ),
    ),
    "restated figure": (
        {
            "general.toml": GENERAL + article("3º", "calendar = { matches_per_day = 2 }"),
            **of("futsal", article("9º", "calendar = { matches_per_day = 2 }")),
        },
        (
            "futsal.toml, art. 9º: says calendar.matches_per_day again, as general, art. 3º does. "
            "State it once, unless both texts do."
        ),
    ),
    "inferences": (
        of("futsal", article("1º", 'match = { cap = 3 }\ninferred = "Lido assim."'), article("2º", "")),
        "1 of 2 entries are inferred.",
    ),
    "left to the committee": (
        of("domino", article("27", 'to_set = { "match.cap" = "100 to 150" }')),
        (
            "domino.toml, art. 27: leaves match.cap to the committee (100 to 150), and it is not set. "
            "Set it before the draw: by a note, or on the page of the games."
        ),
    ),
    "note that does not say its modality": (
        {
            **of("futsal", article("1º", "match = { segments = 3 }")),
            "notes.toml": note(1, 'overrides = "futsal, 1º"\nmatch = { segments = 1 }'),
        },
        (
            "notes.toml, note 1: it overrides articles of futsal and does not say for which modality it holds: "
            'read as futsal. Say so: applies = { modality = "futsal" }.'
        ),
    ),
    "plan that starts late": (
        of("futsal", article("7º", 'stage = [{ name = "g", kind = "groups", plan = [{ entries = "4 or more" }] }]')),
        "futsal.toml, art. 7º: plan says nothing for fewer than 4 entries. Add a row, or state entry.minimum = 4.",
    ),
    "keys that nothing acts on": (
        of("futsal", article("2º", 'ranking = { ranks = "athletes" }\nnotice = { "net height" = "2.43 m" }')),
        "futsal.toml: nothing acts on these keys yet; they are shown with their articles: ranking.ranks.",
    ),
    "a reading, with its reason": (
        of("futsal", article("7º", 'table_points = { win = 3 }\ninferred = "A linha se perdeu."')),
        "futsal.toml, art. 7º: table_points.win is a reading, not the text: A linha se perdeu. Accept it, or state",
    ),
    "a reading of one criterion": (
        of(
            "futsal",
            article("7º", f'{CHAIN}\ninferred = {{ "tiebreak.any.goals for in group" = "A ordem se perdeu." }}'),
        ),
        "futsal.toml, art. 7º: tiebreak.any.goals for in group is a reading, not the text: A ordem se perdeu.",
    ),
    "a criterion for more in the chain for two": (
        of(
            "futsal", article("7º", 'tiebreak = { two = ["a) wins in group, if three or more", "lot"], any = ["lot"] }')
        ),
        (
            'futsal.toml, art. 7º, a: "wins in group, if three or more" stands in the chain for two and never applies '
            "there. Remove it, or move it to tiebreak.more."
        ),
    ),
    "credited score that does not fit": (
        of(
            "volei-de-quadra",
            article("5º", 'match = { best_of = 3 }\nwalkover = { score = { segments = [3, 0] } }\ninferred = "Assim."'),
        ),
        "volei-de-quadra.toml, art. 5º: 3-0 can't come out of best_of = 3; it is credited as written, as inferred",
    ),
    "scores that the point table forgets": (
        of("volei-de-quadra", article("5º", 'table_points = { by_score = { "3-0" = [3, 0], "2-1" = [2, 1] } }')),
        "volei-de-quadra.toml, art. 5º: by_score says nothing of 3-2, 3-1, and a match can end so:",
    ),
    "boards that the point table forgets": (
        of("domino", article("5º", 'encounter = { boards = 3 }\ntable_points = { by_score = { "3-0" = [3, 0] } }')),
        "domino.toml, art. 5º: by_score says nothing of 2-1, and a match can end so:",
    ),
    "modality that is not there yet": (
        {"bocha.toml": head("bocha")},
        'bocha.toml: there is no modality "bocha" here yet, so the figures of this file are not read.',
    ),
}


@pytest.mark.parametrize(("files", "said"), REMARKS.values(), ids=REMARKS)
def test_the_remark_is_made_and_the_regulation_loads(files: dict[str, str], said: str) -> None:
    assert not any(finding.error for finding in findings(files))
    assert any(text.startswith(said) for text in texts(files)), "\n".join(texts(files))


SILENT = {
    "a chain that ends by lot": (of("futsal", article("1º", CHAIN)), "no last resort"),
    "two, which goes on in more": (
        of("futsal", article("1º", 'tiebreak = { two = ["head-to-head"], more = ["wins in group", "lot"] }')),
        "no last resort",
    ),
    "group and leg, where there are two legs": (
        of(
            "futsal",
            article("1º", 'tiebreak = { any = ["wins in leg", "wins in group", "lot"] }'),
            article("2º", 'stage = [{ name = "g", kind = "groups", legs = 2 }]'),
        ),
        "criterion repeated",
    ),
    "criteria of different sizes": (
        of("futsal", article("1º", 'tiebreak = { any = ["wins in group, if two", "wins in group", "lot"] }')),
        "criterion twice",
    ),
    "one criterion, after which nothing follows": (
        of("futsal", article("1º", 'tiebreak = { any = ["goals for in group", "lot"] }')),
        "silence: tiebreak.after_split",
    ),
    "a draw that can't be": (of("volei-de-quadra"), "silence: table_points.draw"),
    "a figure left to the committee": (
        of("domino", article("1º", 'to_set = { "match.target" = "any" }')),
        "silence: match.target",
    ),
    "figures that the keys state": (
        of(
            "futsal",
            article(
                "1º",
                'roster = { athletes = 12 }\neligibility = { age = "35 or more", hired_by = 2026-12-31 }',
                text="Doze nomes de trinta e cinco anos, admitidos até 31 de dezembro.",
            ),
        ),
        "figure in words",
    ),
    "the sizes of a tie": (
        of("futsal", article("1º", CHAIN, text="Duas equipes, ou três e mais.")),
        "figure in words",
    ),
    "the other part of a parted article": (
        of(
            "futsal",
            article("1º", "match = { segments = 2 }", text="Dois tempos, e doze nomes."),
            article("1º", "roster = { athletes = 12 }", text="Doze nomes."),
        ),
        "figure in words",
    ),
    "the same article saying it again": (
        of("futsal", article("1º", "match = { segments = 2 }"), article("1º", "match = { segments = 2 }")),
        "restated",
    ),
}


@pytest.mark.parametrize(("files", "code"), SILENT.values(), ids=SILENT)
def test_no_remark_is_made_of(files: dict[str, str], code: str) -> None:
    made = {f"{finding.code}: {finding.params.get('path', '')}" for finding in findings(files)}
    assert not any(remark.startswith(code) for remark in made)


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("trinta e cinco anos", ["35"]),
        ("cento e cinquenta pontos, vinte e um sets", ["150", "21"]),
        ("dois mil pontos e 2,43 m", ["2000", "2.43"]),
        ("treinta y cinco minutos; twenty two players", ["35", "22"]),
        ("dois e três", ["2", "3"]),
        ("um jogo, uma equipe; o art. 3º e a nota 12", []),
        ("dos jogos, once more", []),
    ],
)
def test_numbers_are_read_from_texts(text: str, numbers: list[str]) -> None:
    assert [number for number, _ in in_words(text)] == numbers
