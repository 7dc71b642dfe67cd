"""What the regulation leaves to the committee has to be set before the draw: no matches are made until then."""

from dataclasses import replace

from reports.language import LANGUAGES, translator
from reports.refusals import say
from tests.acts.events import NAMES, NOW, REGULATION, codes, done, new_event, somebody
from web.acts import notes
from web.acts.answers import Refused
from web.acts.competitions import NewCompetition, enter, open_competition
from web.acts.delegations import add_delegation
from web.acts.events import open_event
from web.acts.groups import make_matches, seat_groups
from web.regulating.note import NewNote, tables_of
from web.rulings import ruleset_of
from web.storage.database import Database

OPEN = """
[[article]]
number = "4º"
text = "De dez a vinte minutos, como a comissão fixar."
to_set = { "match.time.segment" = "10 min to 20 min" }
"""


def test_there_is_no_draw_before_the_figure_is_set(database: Database) -> None:
    with database.writing() as session:
        by = somebody(session)
        opened = {**REGULATION, "futsal.toml": REGULATION["futsal.toml"] + OPEN}
        event = done(open_event(session, replace(new_event(), files=opened), by))
        sides = [done(add_delegation(session, event, names, by)) for names in NAMES]
        competition = done(open_competition(session, event, NewCompetition("futsal", "male", "Futsal", 1), by))
        entries = [done(enter(session, competition, side, by)) for side in sides]
        done(seat_groups(session, competition, [[entry.id for entry in entries]], by))
        answer = make_matches(session, competition, by)
        assert codes(answer) == {"figure still to be set"}
        assert isinstance(answer, Refused)
        for language in LANGUAGES:
            said = say(answer.refusals[0], translator(language))
            assert "4º" in said
            assert "match.time" not in said
        note = NewNote(
            on=NOW.date(),
            reason="Congresso técnico.",
            signed="Comissão inventada",
            text="Quinze minutos.",
            applies={"modality": "futsal"},
            figures=tables_of("match.time.segment", "15 min"),
        )
        done(notes.put_in_force(session, event, [note], by))
        figure = ruleset_of(session, competition).figure("match.time.segment")
        assert figure is not None
        assert figure.source.cite() == "nota 1"
        assert len(done(make_matches(session, competition, by))) == 6


def test_a_figure_of_a_thing_stands_under_its_name() -> None:
    assert tables_of("stage.grupos.advance", 2) == {"stage": [{"name": "grupos", "advance": 2}]}
    assert tables_of("table_points.win", 3) == {"table_points": {"win": 3}}
