"""Sports as the tests of the language need them: their words, and defaults small enough to be read at a glance."""

from core.modality import Modality, Word

BASIS = {"": "made for the tests"}

SPORTS = {
    sport.id: sport
    for sport in (
        Modality(
            id="futsal",
            name="Futsal",
            form="periods",
            point=Word("goal", "goals"),
            segment=Word("period", "periods"),
            roles=("goalkeeper",),
            infractions={"misconduct": "Misconduct"},
            defaults={
                "match": {"won_by": "total", "segments": 2, "deciders": ["shoot-out"]},
                "table_points": {"win": 3, "draw": 1, "loss": 0},
                "walkover": {"score": {"points": [5, 0]}},
                "tiebreak": {"any": ["goal difference in phase", "lot"], "after_split": "restart"},
                "card": [{"name": "yellow", "weight": 1}, {"name": "red", "weight": 3, "suspension": "1 match"}],
            },
            basis={**BASIS, "card.red": "the sport's own rule", "match": "the sport's laws"},
        ),
        Modality(
            id="volei-de-quadra",
            name="Volleyball",
            form="sets",
            segment=Word("set", "sets"),
            defaults={
                "match": {"won_by": "segments", "best_of": 5, "target": 25, "lead": 2, "deciding": {"target": 15}},
                "table_points": {"by_score": {"3-0": [3, 0], "3-1": [3, 0], "3-2": [2, 1]}},
                "tiebreak": {"any": ["wins in phase", "set ratio in phase"]},
            },
            basis=BASIS,
        ),
        Modality(
            id="futevolei",
            name="Footvolley",
            form="sets",
            segment=Word("set", "sets"),
            defaults={"match": {"won_by": "segments", "segments": 1, "target": 18}},
            basis=BASIS,
        ),
        Modality(
            id="domino",
            name="Dominoes",
            form="hands",
            segment=Word("partial", "partials"),
            board=Word("game", "games"),
            infractions={"signals": "Signals", "gato": "A tile that does not fit"},
            defaults={"match": {"won_by": "segments", "first_to": 1, "target": 200, "overshoot": "kept"}},
            basis=BASIS,
        ),
        Modality(
            id="canastra",
            name="Canasta",
            form="hands",
            segment=Word("partial", "partials"),
            values={"clean_canastra": 200, "going_out": 100, "level_block": "blocker loses"},
            words={
                "hand": frozenset({"own melds lost"}),
                "points": frozenset({"cards in hand"}),
                "level_block": frozenset({"blocker loses", "nobody writes"}),
            },
            kinds_of_win=("clean", "dirty"),
            defaults={"match": {"won_by": "segments", "first_to": 2, "target": 2000, "overshoot": "kept"}},
            basis=BASIS,
        ),
        Modality(
            id="bolao",
            name="Bowling",
            form="attempts",
            point=Word("pin", "pins"),
            facts=("9s",),
            defaults={"match": {"won_by": "mark"}, "performance": {"better": "higher", "precision": "1 pin"}},
            basis=BASIS,
        ),
        Modality(
            id="atletismo",
            name="Athletics",
            form="marks",
            defaults={
                "event": [{"name": "100 m", "kind": "individual"}, {"name": "4 × 100", "kind": "relay"}],
                "performance": {"better": "lower", "precision": "1/100 s"},
                "stage": [{"name": "séries", "kind": "heats", "advance": 2}, {"name": "decisão", "kind": "heats"}],
            },
            basis=BASIS,
        ),
        Modality(
            id="futebol-suico",
            name="Seven-a-side",
            form="periods",
            point=Word("goal", "goals"),
            roles=("goalkeeper",),
            defaults={"match": {"won_by": "total", "segments": 2}, "table_points": {"win": 3, "draw": 1, "loss": 0}},
            basis=BASIS,
        ),
        Modality(
            id="tenis-de-quadra",
            name="Tennis",
            form="sets",
            point=Word("game", "games"),
            segment=Word("set", "sets"),
            defaults={
                "match": {"won_by": "segments", "best_of": 3, "target": 6, "lead": 2, "inner": {"target": 4, "lead": 1}}
            },
            basis=BASIS,
        ),
        Modality(id="truco", name="Truco", form="hands", defaults={}, basis=BASIS),
    )
}
