"""How articles lie over one another: defaults below, narrower and later above, exceptions declared, notes on top."""

from datetime import date

from core.rules.article import Article, Cited, Default
from core.rules.ruleset import EVERYWHERE, Ruleset, Scope
from tests.regulations.reading import GENERAL, article, head, note, of, regulation, rules, texts, value

ON = {day: Scope(on=date(2027, 5, day)) for day in (1, 2, 3)}


def figure(ruleset: Ruleset, path: str, scope: Scope = EVERYWHERE) -> Cited[object]:
    found = ruleset.figure(path, scope)
    assert found is not None
    return found


def source(ruleset: Ruleset, path: str, scope: Scope = EVERYWHERE) -> str:
    """Where a figure comes from: its article, or whose default it is."""
    found = figure(ruleset, path, scope).source
    return f"{found.file} {found.number}" if isinstance(found, Article) else found.owner


# ------------------------------------------------------------------------------------------------ defaults


def test_a_default_gives_way_silently_and_says_on_what_it_stands() -> None:
    ruleset = rules("futsal", article("1º", "match = { segments = 3 }"))
    assert (value(ruleset, "match.segments"), source(ruleset, "match.segments")) == (3, "futsal 1º")
    assert figure(ruleset, "match.won_by").source == Default("futsal", "the sport's laws")
    assert figure(ruleset, "table_points.win").source == Default("futsal", "made for the tests")
    assert figure(ruleset, "card.red.weight").source == Default("futsal", "the sport's own rule")


def test_a_card_is_lifted_whole_by_the_first_article_that_names_it() -> None:
    ruleset = rules("futsal", article("1º", 'card = [{ name = "red", weight = 2 }]'))
    assert value(ruleset, "card.red.weight") == 2
    assert value(ruleset, "card.red.suspension") is None
    assert value(ruleset, "card.yellow.weight") == 1


def test_articles_add_up_on_what_they_name() -> None:
    ruleset = rules(
        "futsal",
        article("1º", 'card = [{ name = "red", weight = 2 }]'),
        article("2º", 'card = [{ name = "red", athlete = "sent off" }]'),
    )
    assert (value(ruleset, "card.red.weight"), value(ruleset, "card.red.athlete")) == (2, "sent off")


def test_stating_one_chain_lifts_the_default_ones_all_together() -> None:
    ruleset = rules("futsal", article("1º", 'tiebreak = { two = ["head-to-head", "lot"] }'))
    assert value(ruleset, "tiebreak.any") is None
    assert value(ruleset, "tiebreak.after_split") is None
    kept = rules("futsal", article("1º", 'tiebreak = { after_split = "continue" }'))
    assert value(kept, "tiebreak.any") is not None
    assert value(kept, "tiebreak.after_split") == "continue"


def test_stages_and_events_are_lifted_all_together() -> None:
    ruleset = rules("atletismo", article("1º", 'stage = [{ name = "final direta", kind = "heats" }]'))
    assert ruleset.names("stage") == ("final direta",)
    assert ruleset.names("event") == ("100 m", "4 × 100")
    events = rules("atletismo", article("1º", 'event = [{ name = "200 m", kind = "individual" }]'))
    assert events.names("event") == ("200 m",)
    assert events.names("stage") == ("séries", "decisão")


def test_a_default_is_lifted_only_where_the_article_holds() -> None:
    ruleset = rules("futsal", article("1º", 'applies = { stage = "final" }\ntiebreak = { two = "lot" }'))
    assert value(ruleset, "tiebreak.any") is not None
    assert value(ruleset, "tiebreak.any", Scope(round="final")) is None
    assert value(ruleset, "tiebreak.two", Scope(round="final")) is not None


def test_stages_that_are_lifted_in_one_place_are_still_there_in_another() -> None:
    ruleset = rules(
        "atletismo", article("1º", 'applies = { event = "100 m" }\nstage = [{ name = "final direta", kind = "heats" }]')
    )
    assert ruleset.names("stage") == ("séries", "decisão")
    assert ruleset.names("stage", Scope(event="100 m")) == ("final direta",)


def test_values_of_the_modality_are_defaults() -> None:
    ruleset = rules("canastra", article("1º", "values = { clean_canastra = 300 }"))
    assert source(ruleset, "values.clean_canastra") == "canastra 1º"
    assert (value(ruleset, "values.going_out"), source(ruleset, "values.going_out")) == (100, "canastra")


def test_none_takes_away() -> None:
    ruleset = rules(
        "volei-de-quadra",
        article("1º", 'match = { lead = "none", deciding = "none" }\ntiebreak = { any = "none" }'),
    )
    assert value(ruleset, "match.lead") is None
    assert value(ruleset, "match.deciding.target") is None
    assert value(ruleset, "tiebreak.any") is None


# ------------------------------------------------------------------------------------------------ ways to say the same


def test_stating_one_length_lifts_the_others() -> None:
    ruleset = rules("volei-de-quadra", article("1º", "match = { first_to = 2 }"))
    assert (value(ruleset, "match.first_to"), value(ruleset, "match.best_of")) == (2, None)


def test_points_by_score_replace_win_and_loss_and_keep_the_draw() -> None:
    ruleset = rules("futsal", article("1º", 'table_points = { by_score = { "2-0" = [3, 0] } }'))
    assert [value(ruleset, f"table_points.{key}") for key in ("win", "draw", "loss")] == [None, 1, None]
    back = rules("volei-de-quadra", article("1º", "table_points = { win = 2, loss = 0 }"))
    assert (value(back, "table_points.by_score"), value(back, "table_points.win")) == (None, 2)


def test_points_by_game_replace_win_draw_and_loss() -> None:
    for key in ("per_segment", "per_board", "match_bonus"):
        ruleset = rules("futsal", article("1º", f"table_points = {{ {key} = 1 }}"))
        assert [value(ruleset, f"table_points.{other}") for other in ("win", "draw", "loss")] == [None, None, None]
        assert value(ruleset, f"table_points.{key}") == 1


# ------------------------------------------------------------------------------------------------ within a file


def test_the_narrower_article_wins_wherever_it_stands() -> None:
    wide = article("1º", "match = { segments = 2, cap = 9 }")
    narrow = article("2º", 'applies = { stage = "final" }\nmatch = { segments = 4 }')
    for order in ((wide, narrow), (narrow, wide)):
        ruleset = rules("futsal", *order)
        final = Scope(stage="mata-mata", round="final")
        assert (value(ruleset, "match.segments"), value(ruleset, "match.segments", final)) == (2, 4)
        assert value(ruleset, "match.cap", final) == 9
        assert [other.value for other in figure(ruleset, "match.segments", final).overrode] == [2]


def test_a_round_lies_inside_its_stage() -> None:
    stages = article(
        "1º", 'stage = [{ name = "mata-mata", kind = "knock-out" }, { name = "liga", kind = "swiss", rounds = 3 }]'
    )
    whole = article("2º", 'applies = { stage = "mata-mata" }\nmatch = { segments = 3 }')
    final = article("3º", 'applies = { stage = "final" }\nmatch = { segments = 4 }')
    league = article("4º", 'applies = { stage = "liga" }\nmatch = { segments = 1 }')
    for order in ((stages, whole, final, league), (league, final, whole, stages)):
        ruleset = rules("futsal", *order)
        assert value(ruleset, "match.segments", Scope(stage="mata-mata", round="semi-final")) == 3
        assert value(ruleset, "match.segments", Scope(stage="mata-mata", round="final")) == 4
        assert value(ruleset, "match.segments", Scope(stage="liga")) == 1


def test_articles_that_hold_in_different_places_do_not_disagree() -> None:
    ruleset = rules(
        "futsal",
        article("1º", 'applies = { entries = "8 or fewer" }\nmatch = { segments = 3 }'),
        article("2º", 'applies = { entries = "9 or more" }\nmatch = { segments = 1 }'),
        article("3º", 'applies = { delegation = "Vinícola" }\nentry = { per_delegation = 2 }'),
        article("4º", 'applies = { delegation = "Moinho" }\nentry = { per_delegation = 3 }'),
    )
    assert [value(ruleset, "match.segments", Scope(entries=n)) for n in (8, 9)] == [3, 1]
    assert value(ruleset, "entry.per_delegation", Scope(delegation="Moinho")) == 3
    assert value(ruleset, "entry.per_delegation") is None


def test_articles_that_only_overlap_must_say_which_is_the_exception() -> None:
    semi = article("1º", 'applies = { stage = ["semi-final", "final"] }\nmatch = { segments = 3 }')
    final = 'applies = { stage = ["final", "third place"] }\nmatch = { segments = 4 }'
    errors = texts(of("futsal", semi, article("2º", final)), error=True)
    assert len(errors) == 1
    assert 'add overrides = "1º"' in errors[0]
    ruleset = rules("futsal", semi, article("2º", f'overrides = "1º"\n{final}'))
    assert [value(ruleset, "match.segments", Scope(round=r)) for r in ("semi-final", "final", "third place")] == [
        3,
        4,
        4,
    ]


def test_a_wider_article_that_overrides_a_narrower_one_wins_over_it() -> None:
    ruleset = rules(
        "futsal",
        article("1º", 'applies = { stage = "final" }\nmatch = { segments = 4 }'),
        article("2º", 'overrides = "1º"\nmatch = { segments = 2 }'),
    )
    assert value(ruleset, "match.segments", Scope(round="final")) == 2


def test_an_amendment_names_what_it_amends_and_holds_from_its_day() -> None:
    old, new = article("1º", "match = { segments = 2 }"), "since = 2027-05-02\nmatch = { segments = 1 }"
    assert len(texts(of("futsal", old, article("1º-A", new)), error=True)) == 1
    ruleset = rules("futsal", old, article("1º-A", f'overrides = "1º"\n{new}'))
    assert [value(ruleset, "match.segments", ON[day]) for day in (1, 2, 3)] == [2, 1, 1]


# ------------------------------------------------------------------------------------------------ across files


def test_articles_that_say_the_same_are_both_cited() -> None:
    found = regulation(
        {
            "general.toml": GENERAL + article("3º", "calendar = { matches_per_day = 2 }"),
            **of("futsal", article("9º", "calendar = { matches_per_day = 2 }")),
        }
    ).ruleset("futsal")
    cited = figure(found, "calendar.matches_per_day")
    assert isinstance(cited.source, Article)
    assert (cited.source.file, [other.file for other in cited.also]) == ("futsal", ["general"])


def test_three_articles_that_state_a_figure_alike_are_all_cited() -> None:
    stated = "calendar = { matches_per_day = 2 }"
    found = regulation(of("futsal", *(article(number, stated) for number in ("1º", "2º", "3º")))).ruleset("futsal")
    cited = figure(found, "calendar.matches_per_day")
    assert isinstance(cited.source, Article)
    assert [cited.source.number, *(other.number for other in cited.also)] == ["3º", "2º", "1º"]


def test_an_exception_of_one_modality_leaves_the_others_alone() -> None:
    found = regulation(
        {
            "general.toml": GENERAL + article("Art. 3º, b", "calendar = { matches_per_day = 2 }"),
            **of("futsal", article("9º", 'overrides = "general, 3, B"\ncalendar = { matches_per_day = 3 }')),
            **of("truco"),
        }
    )
    assert value(found.ruleset("futsal"), "calendar.matches_per_day") == 3
    assert value(found.ruleset("truco"), "calendar.matches_per_day") == 2


def test_general_may_speak_of_one_modality_in_its_own_words() -> None:
    found = regulation(
        {
            "general.toml": GENERAL
            + article("3º", 'applies = { modality = "futsal" }\ntiebreak = { any = ["goals for in group", "lot"] }'),
            **of("futsal"),
            **of("truco"),
        }
    )
    assert source(found.ruleset("futsal"), "tiebreak.any") == "general 3º"
    assert value(found.ruleset("truco"), "tiebreak.any") is None


def test_a_category_file_lies_over_its_modality() -> None:
    files = {
        "futsal.toml": head("futsal", rest='categories = ["male", "female"]\n')
        + article("1º", "match = { segments = 2 }"),
        "futsal.female.toml": head("futsal", rest='category = "female"\n')
        + article("1º", 'overrides = "futsal, 1º"\nmatch = { segments = 1 }'),
    }
    found = regulation(files)
    assert value(found.ruleset("futsal", "male"), "match.segments") == 2
    assert source(found.ruleset("futsal", "female"), "match.segments") == "futsal.female 1º"
    assert [a.file for a in found.ruleset("futsal", "male").articles] == ["futsal"]


def test_categories_are_those_of_the_modality_s_file_else_of_general() -> None:
    heads = {
        "general.toml": GENERAL + 'categories = ["male", "female"]\n',
        "futsal.toml": head("futsal", rest='categories = "mixed"\n'),
        "truco.toml": head("truco"),
    }
    found = regulation(heads)
    assert (found.categories("futsal"), found.categories("truco")) == (("mixed",), ("male", "female"))
    del heads["general.toml"]
    found = regulation({**heads, "truco.mixed.toml": head("truco", rest='category = "mixed"\n')})
    assert found.categories("truco") == ("open", "mixed")


def test_what_is_overridden_already_need_not_be_named_again() -> None:
    found = regulation(
        {
            "general.toml": GENERAL + article("1º", "calendar = { matches_per_day = 1 }"),
            **of("futsal", article("1º", 'overrides = "general, 1º"\ncalendar = { matches_per_day = 2 }')),
            "notes.toml": note(1, 'overrides = "futsal, 1º"\ncalendar = { matches_per_day = 3 }'),
        }
    )
    assert value(found.ruleset("futsal"), "calendar.matches_per_day", ON[3]) == 3


# ------------------------------------------------------------------------------------------------ notes


def test_a_note_holds_from_its_day_and_cites_itself() -> None:
    found = regulation(
        {
            **of("futsal", article("3º", "match = { segments = 2 }")),
            "notes.toml": note(
                4, 'overrides = "futsal, 3º"\napplies = { modality = "futsal" }\nmatch = { segments = 1 }'
            ),
        }
    ).ruleset("futsal")
    assert [value(found, "match.segments", ON[day]) for day in (1, 2, 3)] == [2, 1, 1]
    assert figure(found, "match.segments", ON[3]).source.cite() == "nota 4"
    assert [other.value for other in figure(found, "match.segments", ON[3]).overrode] == [2]


def test_a_note_may_reach_back() -> None:
    again = 'applies = { modality = "futsal" }\nplayed = "recomputed"\nmatch = { segments = 1 }'
    found = regulation({**of("futsal"), "notes.toml": note(1, again)}).ruleset("futsal")
    assert value(found, "match.segments", ON[1]) == 1


def test_articles_whose_days_do_not_meet_do_not_disagree() -> None:
    ruleset = rules(
        "futsal",
        article("1º", "until = 2027-05-01\nmatch = { segments = 2 }"),
        article("2º", "since = 2027-05-02\nmatch = { segments = 1 }"),
    )
    assert [value(ruleset, "match.segments", ON[day]) for day in (1, 2)] == [2, 1]


def test_a_later_note_overrides_an_earlier_one() -> None:
    first = 'applies = { modality = "futsal" }\nmatch = { segments = 1 }'
    silent = note(1, first) + note(2, first.replace("1 }", "3 }"), day="2027-05-03")
    assert len(texts({**of("futsal"), "notes.toml": silent}, error=True)) == 1
    found = regulation(
        {**of("futsal"), "notes.toml": note(1, first) + note(2, f'overrides = "note 1"\n{first.replace("1 }", "3 }")}')}
    ).ruleset("futsal")
    assert value(found, "match.segments", ON[3]) == 3


def test_a_note_on_one_modality_s_articles_leaves_the_others_alone() -> None:
    found = regulation(
        {
            **of("futsal", article("1º", "match = { cap = 5 }")),
            **of("truco"),
            "notes.toml": note(1, 'overrides = "futsal, 1º"\nmatch = { cap = 6 }'),
        }
    )
    assert value(found.ruleset("futsal"), "match.cap", ON[3]) == 6
    assert value(found.ruleset("truco"), "match.cap", ON[3]) is None


# ------------------------------------------------------------------------------------------------ inferred


def test_inferred_holds_for_all_figures_of_the_entry_or_for_those_named() -> None:
    whole = rules("futsal", article("1º", 'match = { cap = 5 }\ninferred = "Lido assim."'))
    assert figure(whole, "match.cap").inferred == "Lido assim."
    some = rules(
        "futsal",
        article(
            "1º",
            'match = { cap = 5, draw = "stands" }\ntiebreak = { any = ["a) wins in group", "lot"] }\n'
            'inferred = { "match.cap" = "Um.", "tiebreak.any.a" = "Dois.", "tiebreak.any.lot" = "Três." }',
        ),
    )
    assert (figure(some, "match.cap").inferred, figure(some, "match.draw").inferred) == ("Um.", None)
    assert figure(some, "tiebreak.any").inferred_parts == {"a": "Dois.", "lot": "Três."}


def test_what_was_inferred_of_a_plan_was_inferred_of_its_rows() -> None:
    ruleset = rules(
        "futsal",
        article(
            "7º",
            'stage = [{ name = "g", kind = "groups", plan = [{ entries = "2 or more", groups = 2 }] }]\n'
            'inferred = { "stage.g.plan" = "Lido assim." }',
        ),
    )
    assert figure(ruleset, "stage.g.groups", Scope(entries=8)).inferred == "Lido assim."
    assert figure(ruleset, "stage.g.kind").inferred is None


def test_a_path_whose_quotes_were_forgotten_is_understood() -> None:
    ruleset = rules("futsal", article("1º", 'match.cap = 5\ninferred.match.cap = "Um."\nto_set.match.cap = "3 to 8"'))
    assert figure(ruleset, "match.cap").inferred == "Um."
