"""``./sumula regulation chains``: how often each criterion decides, and how often a lot is due, in invented groups."""

import json
import sys
from collections.abc import Iterator
from typing import Annotated

import typer

from core.competition import advance as sent_on
from core.competition import advance_best
from core.simulation.tally import added
from core.simulation.trial import APART, EQUAL, Setup, exact, trial, ways
from regulations.regulation import Regulation
from reports.language import Translator, translator
from reports.rules.chain_report import (
    ChainReport,
    ListShown,
    chain_report,
    count_words,
    method_words,
    report_json,
    share_words,
)
from reports.rules.places import stems
from web.chance import of_run
from web.simulating import MOST_SIDES, Counted
from web.terminal import language

BAR = 24
"""Signs of the longest bar."""

Size = Annotated[int, typer.Option(help="Sides of a group.", min=2, max=MOST_SIDES)]
Runs = Annotated[int, typer.Option(help="Groups to draw, where there are too many ways to walk through.", min=1)]
Seed = Annotated[str, typer.Option(help="The same seed gives the same counts.")]
Advance = Annotated[int, typer.Option(help="How many go on; as the regulation says where it is not given.", min=-1)]
Place = Annotated[int, typer.Option(help="The place compared across groups; 0 compares none.", min=-1)]
Apart = Annotated[bool, typer.Option("--apart", help="Sides of different strength.")]
Category = Annotated[str, typer.Option(help="The category; the first one where none is named.")]


def setup_of(
    regulation: Regulation, file: str, category: str, size: int, advance: int, place: int, apart: bool
) -> Setup:
    """What is simulated. Raises BadParameter for a file without a sport, or a category that is not disputed."""
    sport, _, own = file.partition(".")
    if file not in stems(regulation) or sport not in regulation.modalities:
        known = [stem for stem in stems(regulation) if stem.partition(".")[0] in regulation.modalities]
        raise typer.BadParameter(f"{file}: {', '.join(known)}", param_hint="FILE")
    disputed = regulation.categories(sport)
    if category and category not in disputed:
        raise typer.BadParameter(f"{category}: {', '.join(disputed)}", param_hint="--category")
    ruleset = regulation.ruleset(sport, category or own or disputed[0])
    return Setup(
        ruleset,
        regulation.modalities[sport],
        size,
        min(size - 1, (sent_on(ruleset, "", size) or 2) if advance < 0 else advance),
        min(size, advance_best(ruleset, "", size)[0] if place < 0 else place),
        APART if apart else EQUAL,
    )


def tell_chains(setup: Setup, runs: int, seed: str, as_json: bool) -> None:
    """Counts and tells. Ctrl-C ends it early, with what has been counted by then."""
    t = translator(language())
    counted = _counted(setup, runs, seed, t)
    report = chain_report(setup, counted.tally, t, seed=seed, ways=counted.ways)
    if as_json:
        typer.echo(json.dumps(report_json(report), ensure_ascii=False))
        return
    for line in _lines(report, t):
        typer.echo(line)


def _counted(setup: Setup, runs: int, seed: str, t: Translator) -> Counted:
    if number := ways(setup):
        return Counted(exact(setup), 0, runs, seed, number)
    tally, done = dict(trial(setup, of_run(seed, 0))), 1
    label = t.gettext("Drawing groups")
    try:
        with typer.progressbar(range(1, runs), label=label, file=sys.stderr) as numbers:
            for number in numbers:
                tally = added(tally, trial(setup, of_run(seed, number)))
                done = number + 1
    except KeyboardInterrupt:
        typer.echo(t.gettext("Stopped early."), err=True)
    return Counted(tally, done, runs, seed)


def _lines(report: ChainReport, t: Translator) -> Iterator[str]:
    yield method_words(report, t)
    yield " ".join(report.model)
    if report.not_drawn:
        what = "; ".join(report.not_drawn)
        yield t.gettext("Not drawn, so that all are level in it: %(what)s.") % {"what": what}
    for row in (*report.ties, report.waiting, report.sharing):
        yield f"{row.words}: {count_words(row.count, t)} ({share_words(row.share, t)})"
    for one_list in (*report.lists, *((report.border,) if report.border else ())):
        yield ""
        yield from _listed(one_list, t)


def _listed(one: ListShown, t: Translator) -> Iterator[str]:
    yield one.title
    for row in one.rows:
        named = f"{row.letter}) {row.words}" if row.letter else row.words
        bar = ("█" if row.separates else "░") * round(row.share * BAR)
        reached = "" if row.asked is None else f" / {count_words(row.asked, t)}"
        figures = f"{share_words(row.share, t):>8}  {bar:<{BAR}}  {count_words(row.count, t)}{reached}"
        yield f"  {figures}  {named}{f'  ({row.cite})' if row.cite else ''}"
