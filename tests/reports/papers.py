"""Documents of invented competitions for the tests of paper and files."""

from collections.abc import Sequence
from datetime import date, datetime
from zoneinfo import ZoneInfo

from reports.language import translator
from reports.paper import Imprint
from reports.standings_pdf import GroupStandings, StandingsDocument
from reports.table import standings_table
from reports.wording import explain
from tests.house.tree import ROOT
from tests.reports.league import CODES, NAMES, SHORT, League

STYLESHEET = (ROOT / "web" / "static" / "sumula.css").read_text(encoding="utf-8")


def imprint(language: str = "pt-BR", event: str = "XII Jogos da Integração Cooperativista") -> Imprint:
    """An invented event on a Saturday afternoon."""
    return Imprint(
        *(language, event, "Ibirapuitã do Sul", date(2026, 9, 18), date(2026, 9, 20)),
        "Regulamento do futsal, edição de 2019",
        412,
        datetime(2026, 9, 19, 15, 12, tzinfo=ZoneInfo("America/Sao_Paulo")),
        STYLESHEET,
        "https://jogos.example/xii/futsal-masculino",
    )


def paper(
    leagues: Sequence[League], language: str = "pt-BR", names: dict[str, str] | None = None, advance: int = 2
) -> StandingsDocument:
    """The standings of these leagues as one document."""
    t = translator(language)
    called = names or NAMES
    groups = []
    for league in leagues:
        ranking = league.ranking()
        told = explain(
            ranking, league.chains, league.modality, called, t, short=SHORT, codes=CODES, results=league.results()
        )
        table = standings_table(ranking, league.chains, league.modality, called, t, advance)
        played = len(league.played)
        groups.append(GroupStandings(league.group, table, told, played, played + len(league.open_matches)))
    return StandingsDocument(imprint(language), "Futsal masculino", tuple(groups), advance)
