"""Small leagues of invented teams, ranked by the engine itself: what the tests of reports look at."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from core.modality import Modality, Word
from core.play.match import Match
from core.play.outcome import Outcome
from core.play.sheet import Ending, Sheet
from core.rules.article import Article, Cited, Default
from core.standings.chain import Chain, Chains
from core.standings.ledger import Ledger, Row
from core.standings.phrase import read_criterion, vocabulary
from core.standings.rank import in_words_of, rank
from core.standings.ranking import Place, Ranking, Recorded

FUTSAL = Modality(
    "futsal", "Futsal", "periods", {"table_points": {"win": 3, "draw": 1, "loss": 0}}, {}, Word("goal", "goals"),
    Word("period", "periods"),
)  # fmt: skip
VOLLEYBALL = Modality("volei-de-quadra", "Indoor volleyball", "sets", {}, {}, segment=Word("set", "sets"))

FOURTH = Article(
    "futsal",
    "4º",
    "Empate entre duas: confronto direto, gols sofridos, saldo, gols marcados, disciplina, sorteio. Três ou mais: "
    "vitórias, gols sofridos, saldo e gols marcados entre si; depois saldo, gols sofridos e gols marcados no grupo, "
    "disciplina e sorteio.",
)
SEVENTH = Article("futsal", "7º", "Vitória três pontos, empate um.")
TWO = (
    "a) head-to-head", "b) goals against in group", "c) goal difference in group", "d) goals for in group",
    "e) card weight in phase", "f) lot",
)  # fmt: skip
MORE = (
    "a) wins among tied", "b) goals against among tied", "c) goal difference among tied", "d) goals for among tied",
    "e) goal difference in group", "f) goals against in group", "g) goals for in group", "h) card weight in phase",
    "i) lot",
)  # fmt: skip


def chain(phrases: Sequence[str], modality: Modality = FUTSAL, article: Article | None = FOURTH) -> Chain:
    """Phrases as a chain that one article states, or as a default."""
    words = vocabulary(modality)
    return tuple(Cited(read_criterion(phrase, words), article or Default()) for phrase in phrases)


POINTS = chain(("table points in phase",), article=SEVENTH)
CHAINS = Chains(by=POINTS, two=chain(TWO), more=chain(MORE))

Played = tuple[str, tuple[int, int], str]
"""First side, score, second side."""


@dataclass(frozen=True)
class League:
    """Matches of one group with what a ranking of them needs."""

    played: Sequence[Played]
    chains: Chains = CHAINS
    group: str = ""
    open_matches: tuple[str, ...] = ()
    walkovers: frozenset[int] = frozenset()
    recorded: Recorded = field(default_factory=Recorded)
    modality: Modality = FUTSAL
    sides: tuple[str, ...] = ()

    def ranking(self, chains: Chains | None = None) -> Ranking:
        """The engine's ranking, its figures under the sport's words."""
        rows = [row for number, played in enumerate(self.played) for row in self._rows(number, played)]
        sides = tuple(dict.fromkeys([*self.sides, *(row.side for row in rows)]))
        ledger = Ledger(tuple(rows), unsettled={self.group: self.open_matches})
        found = rank(sides, ledger, chains or self.chains, self.recorded, group=self.group)
        places = tuple(
            Place(p.place, p.side, p.shared, p.group, in_words_of(self.modality, p.facts)) for p in found.places
        )
        return Ranking(places, found.steps, found.due, found.provisional, found.group)

    def results(self) -> Mapping[str, tuple[Match, Outcome]]:
        """The settled matches by id."""
        found = {}
        for number, (first, score, second) in enumerate(self.played):
            own, theirs = score
            winner = None if own == theirs else int(theirs > own)
            ending = Ending.WALKOVER if number in self.walkovers else Ending.PLAYED
            losers: frozenset[int] = frozenset() if winner is None else frozenset({1 - winner})
            outcome = Outcome(winner, losers, points=score, ending=ending)
            found[str(number)] = (Match(str(number), first, second, self.group, sheet=Sheet()), outcome)
        return found

    def _rows(self, number: int, played: Played) -> list[Row]:
        first, (own, theirs), second = played
        awarded = number in self.walkovers
        pair = []
        for at, side, rival, score in ((True, first, second, (own, theirs)), (False, second, first, (theirs, own))):
            result = "win" if score[0] > score[1] else "draw" if score[0] == score[1] else "loss"
            points = {"win": 3, "draw": 1, "loss": 0}[result]
            pair.append(
                Row(
                    str(number),
                    side,
                    rival,
                    result,
                    points,
                    3,
                    at,
                    self.group,
                    points=score,
                    awarded=awarded,
                    absent=awarded and result == "loss",
                )
            )
        return pair


NAMES = {
    "1": "Vinícola Nossa Senhora da Conceição",
    "2": "Crédito Três Irmãos",
    "3": "Eletrificação Rural do Jacuizinho",
    "4": "Laticínios Campo Alegre",
}
SHORT = {"1": "Conceição", "2": "Três Irmãos", "3": "Jacuizinho", "4": "Campo Alegre"}
CODES = {"1": "VNC", "2": "CTI", "3": "ERJ", "4": "LCA"}

GROUP_B = League(
    (
        *(("1", (3, 1), "3"), ("2", (3, 0), "4"), ("3", (2, 1), "2")),
        *(("1", (4, 2), "4"), ("2", (2, 1), "1"), ("3", (5, 0), "4")),
    ),
    group="B",
)
"""Three teams level, as in the product's own page."""

GROUP_D = League(
    (
        *(("1", (1, 0), "2"), ("1", (1, 0), "3"), ("1", (3, 1), "4")),
        *(("2", (1, 1), "3"), ("2", (2, 0), "4"), ("3", (2, 0), "4")),
    ),
    group="D",
)
"""Two teams level in everything: a lot is due."""
