"""The invented regulation of the language's own page loads whole, and each figure knows its article."""

from datetime import date
from fractions import Fraction
from pathlib import Path

from core.rules.article import Article, Default
from core.rules.forms import Duration, Mix, Part, Range
from core.rules.ruleset import Ruleset, Scope
from core.standings.chain import chains
from regulations.read import Regulation, load, load_files
from tests.regulations.sports import SPORTS

FOLDER = Path(__file__).parent / "vale_azul"


def vale_azul() -> Regulation:
    return load(FOLDER, SPORTS.get)


def cited(ruleset: Ruleset, path: str, scope: Scope | None = None) -> str:
    """The article of a figure, as its regulation would be quoted."""
    figure = ruleset.figure(path, scope or Scope())
    assert figure is not None
    assert isinstance(figure.source, Article)
    return f"{figure.source.file} {figure.source.number}"


def test_it_loads_and_says_what_it_is() -> None:
    found = vale_azul()
    assert not any(finding.error for finding in found.findings)
    assert (found.name, found.title) == ("vale_azul", "Jogos do Vale Azul, regulamento geral")
    assert (found.source, found.language) == ("Edição de 2027-02-10", "pt-BR")
    assert list(found.modalities) == ["futsal"]
    assert found.categories("futsal") == ("female", "master")
    assert [entry.article.number for entry in found.articles("futsal")][:3] == ["1º", "2º", "3º"]


def test_an_exception_wins_and_keeps_what_it_overrode() -> None:
    rules = vale_azul().ruleset("futsal", "female")
    first = rules.figure("walkover.tolerance.first")
    assert first is not None
    assert first.value == Duration(15, "min")
    assert cited(rules, "walkover.tolerance.first") == "futsal 4º"
    assert [(other.value, other.source.number) for other in first.overrode if isinstance(other.source, Article)] == [
        (Duration(10, "min"), "3º")
    ]
    assert cited(rules, "walkover.tolerance.first_of") == "general 3º"
    assert rules.value("walkover.score") == {"points": (3, 0)}


def test_only_the_finals_have_extra_time() -> None:
    rules = vale_azul().ruleset("futsal", "female")
    final = Scope(stage="mata-mata", round="final")
    assert rules.value("match.deciders") == ("shoot-out",)
    assert rules.value("match.deciders", final) == ("extra time", "shoot-out", "sudden death")
    assert rules.value("match.extra_time.segment", final) == Duration(5, "min")
    assert rules.value("match.shoot_out.shots", final) == 3
    assert rules.value("match.shoot_out.shots") is None


def test_an_article_of_one_category_holds_there_alone() -> None:
    found = vale_azul()
    assert found.ruleset("futsal", "female").value("eligibility.age") is None
    master = found.ruleset("futsal", "master")
    assert master.value("eligibility.age") == Range(35, None)
    assert master.value("eligibility.age_except") == {"goalkeeper": Range(30, None)}
    assert master.value("eligibility.hired_by") == date(2026, 12, 31)
    assert master.value("eligibility.bond") == (Mix((Part("employee", Fraction(1, 2), "at least", percent=True),)),)


def test_its_chains_cite_their_letters() -> None:
    found = chains(vale_azul().ruleset("futsal", "female"))
    assert found.two is not None
    assert found.more is not None
    assert found.any is None
    assert [(link.value.letter, link.source.cite(link.value.letter)) for link in found.two][:2] == [
        ("a", "art. 5º, a"),
        ("d", "art. 5º, d"),
    ]
    assert [link.value.phrase for link in found.more][1] == "goal difference among tied"
    assert found.after_split.value == "restart"


def test_named_things_meet_by_name_and_lift_their_default() -> None:
    rules = vale_azul().ruleset("futsal", "female")
    assert rules.value("card.red.weight") == 2
    assert rules.value("card.red.suspension") == Duration(1, "matches")
    assert rules.names("card") == ("yellow", "red")
    assert rules.names("infraction") == ("ofensa à arbitragem",)
    assert rules.value("infraction.ofensa à arbitragem.again") == ({"athlete": "expelled"},)


def test_a_plan_is_asked_by_the_number_of_entries() -> None:
    rules = vale_azul().ruleset("futsal", "female")
    assert rules.names("stage") == ("grupos", "mata-mata")
    groups = {n: rules.value("stage.grupos.groups", Scope(entries=n)) for n in (4, 6, 7, 9, 10, 30)}
    assert groups == {4: 1, 6: 1, 7: 2, 9: 2, 10: 3, 30: 3}
    assert rules.value("stage.grupos.advance_best", Scope(entries=12)) == {"place": 2, "sides": 1}
    assert rules.value("stage.mata-mata.crossings", Scope(entries=8)) == (("1A", "2B"), ("1B", "2A"))
    figure = rules.figure("stage.grupos.groups", Scope(entries=8))
    assert figure is not None
    assert figure.inferred is not None
    assert figure.inferred.startswith("O original não diz")


def test_what_is_not_stated_is_a_default_and_says_whose() -> None:
    rules = vale_azul().ruleset("futsal", "female")
    figure = rules.figure("match.won_by")
    assert figure is not None
    assert figure.source == Default("futsal", "the sport's laws")


def test_what_is_left_to_the_committee_is_known() -> None:
    ((entry, bounds),) = vale_azul().to_set("futsal", "female")
    assert (entry.article.number, bounds.path, bounds.written()) == ("3º", "match.time.segment", "10 min to 15 min")
    assert vale_azul().unset("futsal", "female") == ()


def test_its_texts_are_enough_to_load_it_again() -> None:
    found = vale_azul()
    again = load_files(found.files, SPORTS.get, found.name)
    for category in found.categories("futsal"):
        assert again.ruleset("futsal", category) == found.ruleset("futsal", category)


def test_its_remarks_say_where_a_default_was_taken() -> None:
    said = [finding.text() for finding in vale_azul().findings]
    silence = "is stated nowhere: default of the product,"
    assert not any(f"tiebreak.mini_league {silence}" in text for text in said)
    assert not any("tiebreak.after_split" in text for text in said)
    assert "1 of 13 entries are inferred." in said
