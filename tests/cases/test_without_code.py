"""What a committee sets without code: each rule is said in a worked case, and the case would notice if it were not."""

from dataclasses import replace
from pathlib import Path

import pytest

from core.competition import standings
from core.rules.ruleset import Ruleset
from core.standings.ranking import Due
from modalities.catalogue import find
from regulations.case import Case, read_case
from regulations.forms.form import Context
from regulations.language.tables import find as key_of
from regulations.variants import Place, rulesets
from regulations.worked import played_out

WORKED = Path(__file__).parent / "worked"

RULES = {
    "points by exact score": ("wo-tira-um-ponto-apesar-do-placar", "table_points.by_score"),
    "a point less for a walkover": ("wo-tira-um-ponto-apesar-do-placar", "table_points.walkover_loss"),
    "wins before points": ("confronto-direto-por-vitorias", "ranking.by"),
    "points for each inner game": ("um-ponto-por-set-e-um-pela-vitoria", "table_points.per_segment"),
    "and a bonus for the whole": ("um-ponto-por-set-e-um-pela-vitoria", "table_points.match_bonus"),
    "ratio": ("equal-wins-set-ratio", "tiebreak.any"),
    "difference": ("equal-wins-set-difference", "tiebreak.any"),
    "average per match": ("melhor-segunda-por-media", "across_groups.equalise"),
    "another chain across groups than inside": ("entre-grupos-outra-lista", "across_groups.by"),
    "without the last placed of larger groups": ("sem-os-jogos-contra-a-ultima", "across_groups.equalise"),
    "matches dropped": ("descarta-dois-jogos", "across_groups.drop"),
    "fewest walkovers": ("menos-wo", "tiebreak.any"),
    "reds, then yellows": ("vermelhos-antes-dos-amarelos", "tiebreak.any"),
    "head-to-head first": ("equal-wins-head-to-head", "tiebreak.any"),
    "head-to-head last": ("confronto-direto-por-ultimo", "tiebreak.any"),
    "head-to-head for exactly two": ("confronto-direto-so-entre-duas", "tiebreak.more"),
    "a play-off in place of the lot": ("jogo-extra-no-lugar-do-sorteio", "tiebreak.at_stake"),
    "a shared place": ("iguais-em-tudo-dividem-por-artigo", "tiebreak.any"),
    "another chain while matches are open": ("enquanto-faltam-jogos-so-o-saldo", "tiebreak.unfinished"),
    "start the chain again": ("mini-league-restart", "tiebreak.after_split"),
    "repeat the mini-league": ("mini-league-repeat", "tiebreak.after_split"),
    "a mini-league that shrinks": ("a-mini-liga-encolhe", "tiebreak.mini_league"),
    "a walkover's score at both levels": ("wo-tira-um-ponto-apesar-do-placar", "walkover.score"),
    "a walkover's score left out": ("placar-de-wo-fora-dos-saldos", "walkover.measures"),
    "neither side comes: both lose": ("wo-duplo-as-duas-perdem", "table_points.walkover_loss"),
    "neither side comes: void": ("wo-duplo-nulo", "walkover.double"),
    "the second walkover excludes": ("o-segundo-wo-exclui", "walkover.excluded_after"),
    "a withdrawal annuls what was played": ("desistencia-no-primeiro-turno-anula", "withdrawal.annulled_if"),
    "a format by stage": ("formato-pela-fase", "match.target"),
    "points beyond the target kept": ("pontos-alem-do-alvo-kept", "match.overshoot"),
    "points beyond the target capped": ("pontos-alem-do-alvo-capped", "match.overshoot"),
    "a bonus by the committee": ("bonus-por-vitoria", "table_points.bonus"),
    "a point for taking part": ("presenca-vale-um", "table_points.participation"),
    "yellow cards forgiven before a round": ("amarelas-caem-antes-da-rodada", "discipline.wiped"),
}


def worked(name: str) -> Case:
    return read_case(WORKED / f"{name}.toml", find)


@pytest.mark.parametrize(("name", "path"), RULES.values(), ids=RULES)
def test_the_rule_is_said_in_a_case_that_would_notice_without_it(name: str, path: str) -> None:
    case = worked(name)
    right = standings(case.record, case.ruleset, case.modality)
    assert played_out(case, right) == ()
    stated = tuple(each for each in case.ruleset.statements if each.path == path and each.figure.source.cite())
    assert stated, f"the case states no {path}"
    at = key_of(path)
    places = [Place((each,)) for each in stated]
    places += [
        Place((each,), part)
        for each in stated
        if isinstance(each.figure.value, tuple)
        for part in range(len(each.figure.value))
    ]
    others = (
        other
        for place in places
        for other in rulesets(case.ruleset, place, at.form if at else None, Context((case.modality,)))
    )
    assert any(noticed(case, other, right.due) for other in others)


def noticed(case: Case, ruleset: Ruleset, due: tuple[Due, ...]) -> bool:
    """True where the case no longer comes out as its author says."""
    changed = replace(case, ruleset=ruleset)
    found = standings(changed.record, changed.ruleset, changed.modality)
    return bool(played_out(changed, found)) or found.due != due
