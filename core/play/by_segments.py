"""A match won by segments: sets, partidas, racks; all played, best of so many, or first to so many."""

from core.play.format import Format
from core.play.reading import Read, concluded, read_segments, written
from core.play.score import Score, leader
from core.play.segment import summed
from core.play.sheet import Pair, Sheet
from core.rules.refusal import Refusal


def by_segments(sheet: Sheet, form: Format, wrong: list[Refusal], finished: bool = True) -> Score:
    """The score of a match won by segments (language, § 7).

    Refused: a segment that is not finished, or past its end; one after the match was decided; a match not decided; a
    summary ("3:1") that the segments do not give. The winner is computed, never taken from the sheet.
    ``finished`` False: the match stopped in the middle, so too little is no fault.
    """
    segments = written(sheet.segments, wrong, "segments")
    if not segments and sheet.won is not None:
        _refuse_summary(sheet.won, form, wrong, finished)
        return Score(leader(sheet.won), segments=sheet.won)
    read = concluded(read_segments(segments, form, wrong), form, wrong, finished)
    won = _won(read, form, wrong)
    if not any(each.fault for each in read):  # An unfinished segment has said already that the match goes on.
        _refuse_length(won, len(read), form, wrong, finished)
    if sheet.won is not None and sheet.won != won:
        found, allowed = f"{sheet.won[0]}:{sheet.won[1]}", f"{won[0]}:{won[1]}"
        wrong.append(Refusal("summary that the segments do not give", "won", found, allowed))
    partials = tuple(each.points for each in read)
    return Score(
        winner=leader(won),
        points=summed(partials, form),
        segments=won,
        partials=partials,
        kind=read[-1].kind if read else "",
    )


def _won(read: list[Read], form: Format, wrong: list[Refusal]) -> tuple[int, int]:
    """Segments won by each side; those after the decision are refused and not counted."""
    won = [0, 0]
    for index, each in enumerate(read):
        if form.ends != "segments" and max(won) >= form.needed:
            found, allowed = f"{won[0]}:{won[1]}", str(form.length.value)
            wrong.append(Refusal("segment after the match", f"segments.{index}", found, allowed, form.length.source))
        elif each.winner is not None:
            won[each.winner] += 1
    return won[0], won[1]


def _refuse_length(won: Pair, played: int, form: Format, wrong: list[Refusal], finished: bool) -> None:
    """Too few segments, or too many of a match in which all are played. The clock may end it with fewer."""
    if form.ends == "segments" and played > form.most:
        wrong.append(Refusal("number of segments", "segments", str(played), str(form.most), form.length.source))
    decided = form.ends != "segments" and max(won) >= form.needed
    timed = form.at_limit.value is not None and played > 0
    if finished and played < form.most and not decided and not timed:
        wrong.append(_not_finished(won, form, "segments"))


def _refuse_summary(won: tuple[int, int], form: Format, wrong: list[Refusal], finished: bool) -> None:
    """A summary has to be one that the format can give."""
    most, played = max(won), sum(won)
    if form.ends != "segments" and most > form.needed:
        found = f"{min(won[0], form.needed)}:{min(won[1], form.needed)}"
        wrong.append(Refusal("segment after the match", "won", found, str(form.length.value), form.length.source))
    elif min(won) < 0:
        wrong.append(Refusal("points below zero", "won", f"{won[0]}:{won[1]}", "0"))
    elif played > form.most:
        wrong.append(Refusal("number of segments", "won", str(played), str(form.most), form.length.source))
    elif finished and played < form.most and (form.ends == "segments" or most < form.needed):
        wrong.append(_not_finished(won, form, "won"))


def _not_finished(won: Pair, form: Format, at: str) -> Refusal:
    allowed = str(form.length.value if form.ends == "segments" else form.needed)
    found = f"{won[0]}:{won[1]}"
    return Refusal("match not finished", at, found, allowed, form.length.source, params={"ends": form.ends})
