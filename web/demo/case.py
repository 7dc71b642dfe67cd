"""The worked case that the demonstration's committee keeps: a tie that everybody would dispute, and its table."""

from web.acts.worked_cases import NewCase, keep_case
from web.demo.clock import done
from web.storage.database import Session
from web.storage.journal import By
from web.storage.tables import Event

CASE = NewCase(
    title="Três em ciclo: decide o saldo entre elas",
    modality="truco",
    category="open",
    sheets="Alfa  12-8 12-9        Beta\nBeta  12-10 8-12 12-7  Gama\nGama  12-9 12-11       Alfa",
    table="1 Alfa 3\n2 Gama 3\n3 Beta 3",
    reasons="Alfa, Beta, Gama   point difference among tied: +3, -4, +1",
)


def keep(session: Session, event: Event, by: By) -> None:
    """Keep the case."""
    done(keep_case(session, event, CASE, by))
