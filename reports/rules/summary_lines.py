"""What a referee's summary asks of a regulation: its sections, the figures of each, and what must be answered."""

from collections.abc import Mapping
from typing import Final

from reports.language import marked

SECTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    marked("Team"): (
        *("roster.athletes", "roster.athletes_min", "roster.starters", "roster.reserves", "roster.to_start"),
        *("roster.to_continue", "roster.composition", "roster.list_composition", "roster.roles", "roster.staff"),
        *("roster.captain", "roster.substitutions", "roster.substitutions_per", "roster.substitutions_when"),
        *("roster.return", "roster.each_plays", "roster.formed_by", "roster.partners", "roster.closes"),
        *("roster.changes_after", "roster.line_up"),
    ),
    marked("Who may play"): (
        *("bonds.", "eligibility.bond", "eligibility.hired_by", "eligibility.bond_for", "eligibility.age"),
        *("eligibility.age_on", "eligibility.age_except", "eligibility.classes", "eligibility.licence"),
        *("eligibility.federated", "eligibility.same", "eligibility.suspended", "eligibility.per_athlete"),
    ),
    marked("The match"): (
        *("encounter.", "match.won_by", "match.segments", "match.best_of", "match.first_to", "match.target"),
        *("match.lead", "match.cap", "match.overshoot", "match.inner.", "match.deciding.", "match.time.segment"),
        *("match.time.clock", "match.time.interval", "match.time.timeouts", "match.time.timeout", "match.time.move"),
        *("performance.", "values."),
    ),
    marked("How it ends"): (
        *("match.time.limit", "match.time.at_limit", "match.draw", "match.deciders", "match.extra_time."),
        *("match.shoot_out.", "match.interrupted"),
    ),
    marked("Points in the table"): ("table_points.",),
    marked("Walkover, abandonment, withdrawal"): (
        *(
            "walkover.tolerance.first",
            "walkover.tolerance.next",
            "walkover.tolerance.",
            "walkover.given_for",
            "walkover.score",
            "walkover.measures",
            "walkover.announced",
        ),
        *("walkover.justified", "walkover.double", "walkover.late", "walkover.excluded_after"),
        *("walkover.excluded_from", "walkover.athletes_barred", "walkover.fine", "abandonment.score", "abandonment."),
        *("withdrawal.annulled_if", "withdrawal.", "exclusion."),
    ),
    marked("Infractions"): ("penalties.", "infraction."),
    marked("Cards"): ("card.", "discipline."),
    marked("Table and tie-break"): (
        *("ranking.", "tiebreak.two", "tiebreak.more", "tiebreak.any", "tiebreak.after_split", "tiebreak."),
        "across_groups.",
    ),
    marked("Papers to sign"): ("documents.",),
    marked("Protest"): ("protest.deadline", "protest.lodged_by", "protest.", "authority.omitted_cases", "authority."),
    marked("Notices"): ("notice.",),
}
"""Each section by its heading; a path that ends in a full stop is all that is below it."""

ASKED: Final = frozenset(
    {
        *("roster.athletes", "roster.starters", "roster.to_start", "roster.to_continue", "roster.substitutions"),
        *("match.draw", "match.deciders", "match.interrupted", "walkover.tolerance.first", "walkover.tolerance.next"),
        *("walkover.score", "walkover.double", "abandonment.score", "protest.deadline", "withdrawal.annulled_if"),
        *("authority.omitted_cases", "documents.", "infraction.", "card.", "eligibility.bond", "tiebreak.after_split"),
    }
)
"""What a referee asks: where the regulation is silent the summary says so, with the default."""

OF_MATCHES: Final = frozenset(
    {"match.draw", "match.deciders", "match.interrupted", "walkover.score", "walkover.double"}
)
"""Asked only where two sides meet."""

OF_DECIDERS: Final[Mapping[str, frozenset[str]]] = {
    "match.extra_time.": frozenset({"extra time", "golden point", "extra segment", "replay"}),
    "match.shoot_out.": frozenset({"shoot-out", "sudden death"}),
}
"""Figures that mean something only where one of these decides a level match."""

THINGS: Final = ("infraction", "card", "documents")
"""Tables of things that have a line each."""

LISTS: Final = (
    "ranking.by",
    "tiebreak.two",
    "tiebreak.more",
    "tiebreak.any",
    "tiebreak.unfinished",
    "across_groups.by",
)
"""Lists of criteria: each keeps a line to itself."""
