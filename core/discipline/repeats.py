"""Offences that count as repeated beyond one match: how often each side had committed each before a match began."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from core.discipline.cards import written_offences
from core.discipline.play_order import in_order_of_play
from core.play.format import Format
from core.play.match import Match

Earlier = tuple[Mapping[str, int], Mapping[str, int]]
"""How often each side had committed each offence."""

BEYOND = ("phase", "competition")
"""``penalties.repeats_within`` where a match does not begin with a clean sheet."""


def repeated_before(
    matches: Sequence[Match],
    form_of: Callable[[Match], Format],
    played: Sequence[str] = (),
    stages: Sequence[str] = (),
) -> Mapping[str, Earlier]:
    """For each match by id, the offences of its sides in earlier ones of the phase, or of the competition (§ 10).

    Nothing for a match whose regulation counts repetitions within it alone. Open sheets count nowhere.
    """
    forms = {match.id: form_of(match) for match in matches}
    if not any(form.figures.get("penalties.repeats_within") in BEYOND for form in forms.values()):
        return {}
    found: dict[str, Earlier] = {}
    done: dict[tuple[str, str], Counter[str]] = {}
    for match in in_order_of_play(matches, played, stages):
        form, sheet = forms[match.id], match.sheet
        within = form.figures.get("penalties.repeats_within")
        if match.second is None or within not in BEYOND:
            continue
        keys = [(match.stage if within == "phase" else "", side) for side in (match.first, match.second)]
        first, second = (Counter(done.get(key, Counter())) for key in keys)
        found[match.id] = (first, second)
        if sheet is None or sheet.open:
            continue
        for name, side, times in written_offences(sheet, form):
            done.setdefault(keys[side], Counter())[name] += times
    return found
