"""The examples of the language's page, and how the hard places of real regulations are said in it, are all accepted."""

import pytest

from core.rules.forms import Percent
from core.rules.ruleset import Scope
from core.standings.chain import chains
from tests.regulations.reading import article, findings, of, rules, value

TEXT = "O original diz duas coisas."

EXAMPLES = [
    (
        "futsal",
        (
            'roster = { athletes = 4, starters = 2, composition = ["1 man, 1 woman", "2 women"], '
            'substitutions_when = "between matches" }'
        ),
    ),
    (
        "futsal",
        (
            'bonds = { employee = "funcionário", associate = "associado" }\neligibility = { age = "35 or more", '
            'age_except = { goalkeeper = "30 or more" }, bond = ["100 % employee", "50 % employee, 50 % associate"] }'
        ),
    ),
    (
        "volei-de-quadra",
        "match = { best_of = 3, target = 21, lead = 1, deciding = { target = 15 }, time = { timeouts = 0 } }",
    ),
    (
        "volei-de-quadra",
        (
            'table_points = { by_score = { "2-0" = [3, 0], "2-1" = [2, 1] }, walkover_loss = -1, '
            'bonus = [{ name = "desfile", adds = 1 }] }'
        ),
    ),
    (
        "volei-de-quadra",
        (
            'match = { best_of = 3 }\nwalkover = { tolerance = { first = "10 min", next = "5 min" }, '
            "score = { segments = [2, 0], points = [25, 0] }, excluded_after = 2 }"
        ),
    ),
    (
        "domino",
        (
            'penalties = { points_go = "from the offender" }\ninfraction = [{ name = "slow play", warning = "verbal", '
            'again = { points = 10 } }, { name = "signals", points = 50, again = { side = "disqualified" } }]'
        ),
    ),
    (
        "volei-de-quadra",
        (
            'tiebreak = { any = ["table points among tied", "point difference among tied", '
            '"point difference in phase", "lot"], after_split = "restart" }'
        ),
    ),
    ("atletismo", 'performance = { attempts = 3, take = "best 2" }'),
    (
        "futsal",
        (
            'stage = [{ name = "grupos", kind = "groups", group_size = "4 to 5", advance = 2, '
            "advance_best = { place = 3, sides = 2 } }]"
        ),
    ),
    (
        "futsal",
        (
            'documents = [{ what = "score sheet", of = "match", when = "end of the match", '
            'signed_by = ["one of each side"] }]'
        ),
    ),
    ("futsal", 'trophy = [{ name = "Geral", by_place = [13, 8, 5, 3], weights = { futsal = 2 }, best_only = 1 }]'),
]


@pytest.mark.parametrize(("sport", "lines"), EXAMPLES, ids=[lines[:50] for _, lines in EXAMPLES])
def test_each_example_of_the_page_is_accepted(sport: str, lines: str) -> None:
    assert [finding.text() for finding in findings(of(sport, article("1º", lines))) if finding.error] == []


def test_a_hundred_points_and_a_hundred_and_fifty() -> None:
    found = rules(
        "domino",
        article("3º", "match = { first_to = 2, target = 100 }"),
        article(
            "6º, e",
            'penalties = { points_go = "to the other side", wins_at = 150 }\n'
            'inferred = "O 3º diz 100 e o 6º, e, diz 150: 150 só quando é o crédito que decide."',
        ),
    )
    assert (value(found, "match.target"), value(found, "penalties.wins_at")) == (100, 150)
    figure = found.figure("penalties.wins_at")
    assert figure is not None
    assert figure.inferred is not None


def test_what_is_credited_to_the_other_side_and_what_is_not() -> None:
    found = rules(
        "canastra",
        article("8º, a", 'infraction = [{ name = "nothing melded", points = 300, points_go = "from the offender" }]'),
        article("8º, c", 'infraction = [{ name = "irregular final", points = 300, hand = "ends, own melds lost" }]'),
        article("8º, e", 'penalties = { points_go = "to the other side", booked = "at once", wins_at = 2000 }'),
    )
    assert value(found, "infraction.nothing melded.points_go") == "from the offender"
    assert value(found, "infraction.irregular final.hand") == "ends, own melds lost"
    assert value(found, "infraction.irregular final.points_go") is None


def test_two_chains_of_one_article_and_a_letter_that_was_inferred() -> None:
    found = rules(
        "futsal",
        article(
            "4º",
            'tiebreak = { two = ["a) head-to-head", "b) goals against in group", "c) goal difference in group", '
            '"d) goals for in group", "e) card weight in phase", "f) lot"] }',
        ),
        article(
            "4º",
            'tiebreak = { more = ["a) wins among tied", "b) goals against among tied", "c) goal difference among tied",'
            ' "d) goals for among tied", "e) goal difference in group", "f) goals against in group", '
            '"g) goals for in group", "h) card weight in phase", "i) lot"] }\n'
            'inferred = { "tiebreak.more.f" = "Diz \'todas … entre si\': lido como grupo, pois entre si já é b." }',
        ),
    )
    found_chains = chains(found)
    assert found_chains.two is not None
    assert found_chains.more is not None
    assert len(found_chains.two) == 6
    assert [link.value.letter for link in found_chains.more if link.inferred] == ["f"]


FID = (
    article(
        "53",
        'card = [{ name = "yellow" }, { name = "red", equals = "2 yellow", loses = "match", score = "target to 0" }, '
        '{ name = "black", equals = ["3 yellow", "1 red, 1 yellow"], athlete = "expelled" }]',
    ),
    article("53, único", 'discipline = { cards_over = "year", carried_until = "31 December", longest = "1 year" }'),
    article(
        "54",
        'infraction = [{ name = "slow play", warning = "verbal", '
        'again = { card = "yellow", points = "10 % of target" } }]',
    ),
    article(
        "64",
        'infraction = [{ name = "misplaced tile found late", hand = "void", points = "15 % of target", '
        'applied = "at discretion" }]',
    ),
    article(
        "64",
        'penalties = { points_go = "from the offender", rounding = "up" }\n'
        'inferred = "15 % de 150 são 22,5 e o texto não arredonda."',
    ),
    article(
        "67",
        'infraction = [{ name = "false pass", hand = "void", points = "20 % of target" }, '
        '{ name = "false pass against a block", card = "red" }]',
    ),
    article("72", 'abandonment = { score = "target to 0", card = "red", partner = "goes on" }'),
)


def test_cards_that_add_up_and_percentages_of_the_target() -> None:
    found = rules("domino", *FID)
    assert found.names("card") == ("yellow", "red", "black")
    again = value(found, "infraction.slow play.again")
    assert isinstance(again, tuple)
    assert isinstance(again[0]["points"], Percent)
    assert again[0]["points"].of == "target"
    assert value(found, "abandonment.score") == "target to 0"


def test_an_encounter_of_twelve_games() -> None:
    found = rules(
        "domino",
        article(
            "34",
            'encounter = { boards = 6, between = "pairs", halves = 2 }\n'
            'roster = { athletes_min = 16, to_start = 12, substitutions_when = "between halves", return = "none" }\n'
            f'inferred = "{TEXT}"',
        ),
        article("39.1", 'encounter = { wins_with = "more than half" }\ntable_points = { win = 2, draw = 1, loss = 0 }'),
        article(
            "39.3",
            'tiebreak = { any = ["39.3.1) table points among tied", "39.3.1) board ratio among tied", '
            '"39.3.2) board ratio in competition", "39.3.3) results from the last round backwards"] }',
        ),
        article(
            "43",
            'walkover = { tolerance = { first = "30 min", next = "30 min" }, score = { boards = [7, 0] }, '
            'justified = "new date" }\ninferred = "7-0 não cabe em doze partidas; creditado como escrito."',
        ),
        article(
            "45",
            'withdrawal = { annulled_if = "before the end of the first leg", rest = "walkovers" }\n'
            'to_set = { "withdrawal.score" = "any" }',
        ),
        article("20", 'abandonment = { score = "completed" }'),
    )
    assert value(found, "walkover.score") == {"boards": (7, 0)}
    assert value(found, "encounter.halves") == 2
    any_size = chains(found).any
    assert any_size is not None
    assert [link.value.letter for link in any_size] == ["39.3.1", "39.3.1", "39.3.2", "39.3.3"]


def test_a_score_that_does_not_fit_and_says_so_is_only_a_remark() -> None:
    said = findings(
        of(
            "tenis-de-quadra",
            article(
                "5º, b", 'walkover = { score = { segments = [3, 0] } }\ninferred = "Diz 3 a 0; fica como escrito."'
            ),
        )
    )
    assert [finding.code for finding in said if "walkover" in finding.code] == ["walkover score, inferred"]


def test_a_format_that_differs_by_phase() -> None:
    found = rules(
        "futevolei",
        article("2", "match = { segments = 1, target = 18, lead = 1 }"),
        article("2, único", 'applies = { stage = ["semi-final", "final"] }\nmatch = { best_of = 3, target = 15 }'),
    )
    final = Scope(stage="mata-mata", round="final")
    assert (value(found, "match.segments"), value(found, "match.target")) == (1, 18)
    assert (value(found, "match.best_of", final), value(found, "match.target", final)) == (3, 15)
    assert value(found, "match.segments", final) is None
    assert value(found, "match.lead", final) == 1


def test_four_of_five_that_count_and_figures_counted_back() -> None:
    found = rules(
        "bolao",
        article(
            "3º",
            'roster = { athletes = 7, starters = 5, to_start = 4 }\nperformance = { counting = 4, discard = "lowest" }',
        ),
        article("5º", 'tiebreak = { any = ["figures counted back from 9", "lot"] }'),
        article("6º", "performance = { passes = 2 }"),
    )
    assert (value(found, "performance.counting"), value(found, "performance.passes")) == (4, 2)


def test_goalkeepers_may_be_younger() -> None:
    found = rules(
        "futebol-suico",
        article(
            "10",
            'eligibility = { age = "35 or more", age_on = "entry date", age_except = { goalkeeper = "30 or more" } }',
        ),
    )
    assert value(found, "eligibility.age_except") is not None


def test_a_mixed_pair_of_a_list_of_four() -> None:
    found = rules(
        "domino",
        article(
            "02",
            'roster = { starters = 2, composition = ["1 man, 1 woman", "2 women"], '
            'list_composition = ["2 men, 2 women", "1 man, 3 women"] }',
        ),
    )
    composition = value(found, "roster.list_composition")
    assert isinstance(composition, tuple)
    assert [sum(part.amount for part in mix.parts) for mix in composition] == [4, 4]


def test_what_each_tournament_sets() -> None:
    said = findings(
        of(
            "domino",
            article(
                "27",
                'to_set = { "match.target" = "100 to 150", "match.time.limit" = "40 min to 60 min" }\n'
                'match = { time = { at_limit = "leader wins" } }',
            ),
        )
    )
    assert not any(finding.error for finding in said)
    assert [finding.text() for finding in said if finding.code == "left to the committee"] == [
        (
            "domino.toml, art. 27: leaves match.target to the committee (100 to 150), and it is not set. "
            "Set it before the draw: by a note, or on the page of the games."
        ),
        (
            "domino.toml, art. 27: leaves match.time.limit to the committee (40 min to 60 min), and it is not set. "
            "Set it before the draw: by a note, or on the page of the games."
        ),
    ]
