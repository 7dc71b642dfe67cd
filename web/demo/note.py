"""The official note of the demonstration: what referees are told beside the regulation; it changes no place."""

from datetime import date

from web.acts.notes import put_in_force
from web.demo.clock import done
from web.regulating.note import NewNote
from web.storage.database import Session
from web.storage.journal import By
from web.storage.tables import Event


def publish(session: Session, event: Event, on: date, by: By) -> None:
    """Put the note in force."""
    note = NewNote(
        on=on,
        reason="Duas delegações têm uniforme da mesma cor.",
        signed="Comissão organizadora",
        text="No futsal, quando as cores se confundem, a equipe citada em segundo lugar joga de colete.",
        applies={"modality": "futsal"},
        figures={"notice": {"colete": "a equipe citada em segundo lugar"}},
    )
    done(put_in_force(session, event, [note], by))
