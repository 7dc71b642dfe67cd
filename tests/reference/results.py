"""Ledger rows for tests: a result in one line gives the rows of both sides."""

from core.modality import Word
from core.play.sheet import Pair
from core.rules.article import Cited, Default
from core.standings.chain import Chain
from core.standings.criterion import Criterion
from core.standings.ledger import Ledger, Row
from core.standings.phrase import Vocabulary, read_criterion

WORDS = Vocabulary(
    Word("point", "points"),
    Word("segment", "segments"),
    Word("board", "boards"),
    frozenset({"9s"}),
    frozenset({"primeira", "grupos"}),
    frozenset({"yellow", "red"}),
)


def phrase(text: str) -> Criterion:
    """A criterion from its phrase."""
    return read_criterion(text, WORDS)


def chain(*texts: str) -> Chain:
    """A chain from its phrases."""
    return tuple(Cited(phrase(text), Default()) for text in texts)


def ledger(text: str, gives: tuple[int, int, int] = (3, 1, 0)) -> Ledger:
    """Matches "A 1-0 B", one a line; "A 3:1 B" is in segments. ``gives`` are the points of win, draw and loss."""
    rows: list[Row] = []
    for number, line in enumerate(text.strip().splitlines(), start=1):
        first, score, second = line.split()
        by_segments = ":" in score
        a, b = (int(figure) for figure in score.replace(":", "-").split("-"))
        for side, rival, own, other in ((first, second, a, b), (second, first, b, a)):
            result = "win" if own > other else "loss" if own < other else "draw"
            points = {"win": gives[0], "draw": gives[1], "loss": gives[2]}[result]
            pair: Pair = (own, other)
            rows.append(
                Row(
                    f"{number}: {line.strip()}",
                    side,
                    rival,
                    result,
                    points,
                    at_most=gives[0],
                    first=side == first,
                    round=number,
                    points=(0, 0) if by_segments else pair,
                    segments=pair if by_segments else (0, 0),
                )
            )
    return Ledger(tuple(rows))
