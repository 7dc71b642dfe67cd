"""Which keys something acts on today: the one table to edit when a part of the product learns to obey a key.

A key is named by its path without names ("card.weight"); "match.deciding." stands for all below it.
"""

ACTS = (
    *("match.won_by", "match.segments", "match.best_of", "match.first_to"),
    *("match.target", "match.lead", "match.cap", "match.overshoot", "match.deciding.", "match.inner."),
    *("match.draw", "match.deciders", "match.extra_time.", "match.shoot_out."),
    *("match.time.limit", "match.time.at_limit"),
    *("encounter.boards", "encounter.halves", "encounter.play", "encounter.wins_with", "values"),
    "table_points.",
    *("walkover.score", "walkover.measures", "walkover.double", "walkover.given_for"),
    *("abandonment.score", "withdrawal.", "exclusion."),
    "penalties.",
    *("infraction.points", "infraction.points_go", "infraction.hand", "infraction.loses", "infraction.side"),
    *("infraction.again", "infraction.applied"),
    "card.weight",
    *("ranking.", "tiebreak.", "across_groups."),
    *("stage.kind", "stage.groups", "stage.group_size", "stage.legs", "stage.advance"),
)
"""Obeyed: a place, a score or a refusal depends on it."""

NOT_YET = ("table_points.by_place", "table_points.by_win", "ranking.ranks")
"""Exceptions to the above."""

SHOWN = ("notice",)
"""Shown and nothing more, as the language says: nobody computes them."""


def acted_on(generic: str) -> bool:
    """True where something obeys the key."""
    return generic not in NOT_YET and _within(generic, ACTS)


def only_written(generic: str) -> bool:
    """True where the key should be obeyed and nothing does so yet: it is printed with its article, and that is all."""
    return not acted_on(generic) and not _within(generic, SHOWN)


def _within(generic: str, table: tuple[str, ...]) -> bool:
    return any(generic == entry or (entry.endswith(".") and generic.startswith(entry)) for entry in table)
