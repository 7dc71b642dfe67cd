"""Which keys something acts on today: the one table to edit when a part of the product learns to obey a key.

A key is named by its path without names ("card.weight"); "match.deciding." stands for all below it.
"""

ACTS = (
    *("match.won_by", "match.segments", "match.best_of", "match.first_to"),
    *("match.target", "match.lead", "match.cap", "match.overshoot", "match.deciding.", "match.inner."),
    *("match.draw", "match.deciders", "match.extra_time.segments", "match.extra_time.measures"),
    *("match.extra_time.target", "match.shoot_out.takers", "match.interrupted", "encounter.between"),
    "penalties.repeats_within",
    *("match.shoot_out.shots", "match.time.limit", "match.time.at_limit"),
    *("encounter.boards", "encounter.halves", "encounter.play", "encounter.wins_with", "values"),
    "table_points.",
    *("walkover.score", "walkover.measures", "walkover.double", "walkover.excluded_after", "walkover.excluded_from"),
    *("abandonment.score", "withdrawal.annulled_if", "withdrawal.played", "withdrawal.rest", "withdrawal.score"),
    *("withdrawal.measures", "exclusion.annulled_if", "exclusion.played", "exclusion.rest", "exclusion.score"),
    "exclusion.measures",
    *("penalties.points_go", "penalties.wins_at", "penalties.below_zero", "penalties.booked", "penalties.rounding"),
    "penalties.repeats_by",
    *("infraction.points", "infraction.points_go", "infraction.hand", "infraction.loses", "infraction.side"),
    *("infraction.again", "infraction.applied", "infraction.card", "infraction.athlete", "infraction.suspension"),
    *("infraction.fine", "card.weight", "card.equals", "card.loses", "card.side", "card.score", "card.athlete"),
    *("card.suspension", "card.fine", "card.applied", "discipline.", "abandonment.card", "abandonment.partner"),
    *("walkover.athletes_barred", "walkover.fine", "withdrawal.athletes_barred", "exclusion.athletes_barred"),
    *("roster.athletes", "roster.athletes_min", "roster.starters", "roster.reserves", "roster.to_start"),
    *("roster.to_continue", "roster.composition", "roster.list_composition", "roster.roles", "roster.staff"),
    *("roster.captain", "roster.substitutions", "roster.substitutions_per", "roster.substitutions_when"),
    *("roster.return", "roster.each_plays", "roster.formed_by", "roster.partners", "roster.closes"),
    *("roster.changes_after", "roster.line_up", "category.sex", "event.kind", "bonds"),
    *("eligibility.bond", "eligibility.hired_by", "eligibility.bond_for", "eligibility.age", "eligibility.age_on"),
    *("eligibility.age_except", "eligibility.classes", "eligibility.licence", "eligibility.federated"),
    *("eligibility.same", "eligibility.suspended", "eligibility.per_athlete", "eligibility.clashes"),
    *("entry.per_delegation", "entry.closes", "entry.minimum", "entry.minimum_of", "entry.maximum"),
    *("entry.invitations", "entry.merge", "entry.counts_for"),
    *("walkover.tolerance.first", "walkover.tolerance.next", "walkover.tolerance.first_of", "walkover.given_for"),
    *("walkover.late", "walkover.announced", "walkover.justified"),
    *("protest.deadline", "protest.lodged_by", "protest.form", "protest.fee", "protest.refund", "protest.panel"),
    *("protest.answer", "protest.appeal", "calendar.pause", "calendar.matches_per_day"),
    *("ranking.", "tiebreak.", "across_groups.", "performance."),
    *("stage.kind", "stage.advance", "stage.advance_best", "stage.lanes", "stage.lanes_by", "event.category"),
    *("trophy.ranks", "trophy.sums", "trophy.by_place", "trophy.small_fields", "trophy.by_stage", "trophy.stages_add"),
    *("trophy.weights", "trophy.factors", "trophy.best_only", "trophy.equal_places", "trophy.participation"),
    *("trophy.per_athlete_entered", "trophy.per_win", "trophy.at_most", "trophy.bonus", "trophy.deduction"),
    *("trophy.divide_by", "trophy.needs", "trophy.divisions", "trophy.tiebreak"),
)
"""Obeyed: a place, a score or a refusal depends on it."""

NOT_YET = ("ranking.ranks",)
"""Exceptions to the above."""

SHOWN = (
    *("notice", "infraction.warning", "card.warning", "documents.", "authority."),
    *("match.time.segment", "match.time.interval", "match.time.timeout", "match.time.timeouts", "match.time.move"),
    *("match.time.clock", "match.extra_time.segment", "match.extra_time.interval", "match.slot"),
)
"""Shown and nothing more: information by nature, which no program could obey.

A warning is told where the infraction is written and costs nothing; the referee's watch obeys times; papers are asked
for at the desk; who decides is a person.
"""


def acted_on(generic: str) -> bool:
    """True where something obeys the key."""
    return generic not in NOT_YET and _within(generic, ACTS)


def only_written(generic: str) -> bool:
    """True where the key should be obeyed and nothing does so yet: it is printed with its article, and that is all."""
    return not acted_on(generic) and not _within(generic, SHOWN)


def _within(generic: str, table: tuple[str, ...]) -> bool:
    return any(generic == entry or (entry.endswith(".") and generic.startswith(entry)) for entry in table)
