"""The gaps of the sources: where a text lost a line, contradicts itself or is silent, and the remark that reports it.

Each gap: the file and article at which the linter reports it, one of the figures read so, and words of the reason by
which a reader knows that it is this gap.
"""

from typing import NamedTuple


class Gap(NamedTuple):
    """``figure`` is among those of the remark; ``reason`` stands in what the remark says."""

    what: str
    file: str
    article: str
    figure: str
    reason: str


COOPERATIVES = (
    Gap("first match of what", "general", "geral, 1", "walkover.tolerance.first_of", "'Primeiro' não diz de quê"),
    Gap("who decides the rest", "general", "geral, 2", "authority.omitted_cases", "Só o capítulo 19"),
    Gap("two cannot run a relay of four", "atletismo", "2º", "roster.athletes", "não correm um revezamento"),
    Gap("canastra: table points", "canastra", "7º", "table_points.win", "não diz quanto vale"),
    Gap("canastra: line of two lost", "canastra", "7º", "tiebreak.two", "se perdeu"),
    Gap("canastra: level past the target", "canastra", "3º, f", "notice.level past the target", "no empate"),
    Gap("dominoes: open and mixed", "domino", "1º", "roster.composition", "'livre'"),
    Gap("truco: open and mixed", "truco", "1º", "roster.composition", "'livre'"),
    Gap("chess: open and mixed", "xadrez", "1º", "roster.composition", "'livre'"),
    Gap("dominoes: line of two lost", "domino", "7º", "tiebreak.two.a", "se perdeu"),
    Gap("dominoes: no last criterion", "domino", "7º", "tiebreak.two.lot", "termina na alínea e"),
    Gap("dominoes: one list for all sizes", "domino", "7º", "tiebreak.more", "só traz uma lista"),
    Gap("dominoes: 100 and 150", "domino", "6º, e", "penalties.wins_at", "O art. 3º diz 100 e este diz 150"),
    Gap("dominoes: what the winner writes", "domino", "4º", "values.winner_writes", "não diz o que o vencedor"),
    Gap("futsal: only the draw is left", "futsal", "7º", "table_points.win", "só restou a do empate"),
    Gap(
        "futsal: all matches, among them", "futsal", "4º", "tiebreak.more.f", "'todas as partidas' e também 'entre si'"
    ),
    Gap("suíço: line of defeat lost", "futebol-suico", "12", "table_points.loss", "se perdeu"),
    Gap("suíço: turn or group, all matches", "futebol-suico", "11", "tiebreak.more.d", "'todas as partidas'"),
    Gap("table tennis: table points", "tenis-de-mesa", "3º", "table_points.win", "só remete ao critério"),
    Gap("table tennis: line of two lost", "tenis-de-mesa", "4º", "tiebreak.two", "se perdeu"),
    Gap("table tennis: over which matches", "tenis-de-mesa", "4º", "tiebreak.more.b", "Não diz de que jogos"),
    Gap("tennis: points read as games", "tenis-de-quadra", "4º, b", "tiebreak.any", "pontos lidos como games"),
    Gap("tennis: points of a win", "tenis-de-quadra", "4º, b", "table_points.win", "não dá pontos por elas"),
    Gap("tennis: no chain", "tenis-de-quadra", "4º, b", "tiebreak.any", "não traz outra lista"),
    Gap("tennis: 3 x 0 in best of three", "tenis-de-quadra", "5º, b", "walkover.score", "não cabe em melhor de três"),
    Gap("tennis: reserve and no change", "tenis-de-quadra", "5º, c", "roster.substitutions", "só entra por lesão"),
    Gap("tennis: games of a set", "tenis-de-quadra", "3º, b", "match.inner.target", "não diz quantos games"),
    Gap("truco: table points", "truco", "4º", "table_points.win", "não diz quanto vale"),
    Gap("truco: line of two lost", "truco", "4º", "tiebreak.two", "se perdeu"),
    Gap("beach volleyball: lead", "volei-de-areia", "5º", "match.lead", "cala sobre a vantagem"),
    Gap("beach volleyball: table lost", "volei-de-areia", "9º", "table_points.by_score", "se perdeu"),
    Gap("beach volleyball: line of two lost", "volei-de-areia", "6º", "tiebreak.two", "se perdeu"),
    Gap("volleyball: line of two lost", "volei-de-quadra", "4º", "tiebreak.two", "se perdeu"),
    Gap("volleyball: all matches, among them", "volei-de-quadra", "4º", "tiebreak.more.c", "'todas as partidas'"),
    Gap("chess: a drawn game", "xadrez", "3º", "match.deciders", "não diz o que se faz no empate"),
    Gap("General: tie", "dados", "9º", "tiebreak.any", "não traz critério de desempate"),
    Gap("General: how many rounds", "dados", "3º", "performance.attempts", "não diz quantas rodadas"),
    Gap("pool: table lost", "sinuca", "10º", "table_points.win", "a tabela se perdeu"),
    Gap("pool: two or three", "sinuca", "11º", "tiebreak.more", "'duas ou três equipes'"),
    Gap("futevôlei: articles lost", "futevolei", "4º", "table_points.win", "Os arts. 4º e 5º se perderam"),
    Gap("futevôlei: all matches, among them", "futevolei", "3º", "tiebreak.more.c", "'todas as partidas'"),
)

COMMUNITIES = (
    Gap("over which matches", "domino", "critérios de desempate", "tiebreak.more.b.1", "não diz em que jogos"),
    Gap("below zero", "domino", "17", "penalties.below_zero", "não diz se a conta para em zero"),
)

FID = (
    Gap("target", "domino", "sin artículo, 1", "match.target", "sin decirla"),
    Gap("table points", "domino", "sin artículo, 1", "table_points", "no traen puntos"),
    Gap("chain", "domino", "sin artículo, 1", "tiebreak", "ni desempate"),
    Gap("a share that is not whole", "domino", "64", "penalties.rounding", "no redondea"),
)

VENEZUELA = (
    Gap("level when the time is up", "domino", "26, C", "match.draw", "no dice qué pasa"),
    Gap("12 in two bands", "general", "34, B", "eligibility.age", "llega hasta los 12"),
    Gap("15 in two bands", "general", "34, C", "eligibility.age", "llega hasta los 15"),
    Gap("18 in two bands", "general", "34, D", "eligibility.age", "llega hasta los 18"),
    Gap("21 in two bands", "general", "34, E", "eligibility.age", "llega hasta los 21"),
)

ESPANA = (
    Gap("target", "domino", "18º", "match.target", "no lo dice"),
    Gap("7-0 in twelve games", "domino", "43.1", "walkover.score", "7-0 no cabe en doce partidas"),
    Gap("number 31 lost", "general", "31º", "notice.who hands in", "se perdieron los números"),
    Gap("number 34 lost", "domino", "34º", "roster.athletes_min", "se perdieron los números"),
    Gap("number 35 lost", "domino", "35º", "encounter.boards", "se perdieron los números"),
    Gap("number 36 lost", "domino", "36º", "encounter.between", "se perdieron los números"),
    Gap("number 37 lost", "domino", "37º", "37º", "se perdieron los números"),
)

GAPS = {
    "jogos-cooperativas-2019": COOPERATIVES,
    "domino-comunidades": COMMUNITIES,
    "domino-fid": FID,
    "domino-venezuela": VENEZUELA,
    "domino-espana": ESPANA,
}
