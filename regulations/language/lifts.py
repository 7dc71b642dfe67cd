"""What stating one figure takes away: alternatives of one another, and the defaults that are lifted whole."""

LENGTHS = ("segments", "best_of", "first_to")
"""§ 7: one figure, written in three ways."""

BY_RESULT = ("win", "loss")
BY_SCORE = ("by_score",)
BY_GAMES = ("per_segment", "per_board", "match_bonus")
"""§ 8: three ways to say what a match is worth; the last replaces the draw too."""

CHAINS = ("tiebreak.two", "tiebreak.more", "tiebreak.any")
"""§ 11: stating one of them lifts the whole default table."""

BY_NAME = ("infraction", "card")
"""§ 4.2: a default of one of these is lifted by the first article that names it."""

TOGETHER = ("stage", "event")
"""§ 4.2: their defaults are lifted all together."""

_POINTS = {
    **dict.fromkeys(BY_RESULT, (*BY_SCORE, *BY_GAMES)),
    **dict.fromkeys(BY_SCORE, (*BY_RESULT, *BY_GAMES)),
    **dict.fromkeys(BY_GAMES, (*BY_RESULT, "draw", *BY_SCORE)),
    "draw": BY_GAMES,
}


def lifted(path: str) -> tuple[str, ...]:
    """The paths of the other ways to say the same, which stating this one takes away."""
    table, _, key = path.rpartition(".")
    if table == "table_points":
        return tuple(f"{table}.{other}" for other in _POINTS.get(key, ()))
    if key in LENGTHS and table.split(".")[0] == "match" and "extra_time" not in table:
        return tuple(f"{table}.{other}" for other in LENGTHS if other != key)
    return ()


def lifts_default(stated: str, default: str) -> bool:
    """True where an article that states ``stated`` lifts the default at ``default``, though the two paths differ."""
    table = default.partition(".")[0]
    if table in TOGETHER:
        return stated.startswith(f"{table}.")
    if table in BY_NAME:
        return stated.split(".")[:2] == default.split(".")[:2]
    return table == "tiebreak" and stated in CHAINS
