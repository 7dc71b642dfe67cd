"""What the chain of a sport does to invented results: asked by the committee, counted piece by piece."""

from collections.abc import Mapping

from fastapi import APIRouter, Response

from web.facts.chains import asked, chains_facts
from web.forms import Posted
from web.numerals import whole
from web.rendering import page
from web.simulating import Counted, begun, further, read
from web.visit import Visit, Visited

router = APIRouter()

HERE = "/{event}/comissao/regulamento/desempate/{file}"


@router.get(HERE, name="chains")
def chains(visit: Visited, file: str) -> Response:
    """The question, with the figures of the regulation filled in."""
    question = asked(visit, file, {})
    return page(visit, "committee/regulation/chains.html", **chains_facts(visit, question, None, going=False))


@router.post(HERE, name="chains_sent")
def chains_sent(visit: Visited, file: str, form: Posted) -> Response:
    """The next runs, added to what the page has counted so far; or no more."""
    typed = {name: value for name, value in form.multi_items() if isinstance(value, str)}
    question = asked(visit, file, typed)
    counted = _so_far(typed, question.runs, question.seed)
    if counted is None:
        counted = begun(question.setup, question.runs, question.seed)
    elif typed.get("do") == "stop":
        return _shown(visit, file, typed, counted, going=False)
    if not counted.finished:
        counted = further(question.setup, counted)
    return _shown(visit, file, typed, counted, going=not counted.finished)


def _shown(visit: Visit, file: str, typed: Mapping[str, str], counted: Counted, *, going: bool) -> Response:
    facts = chains_facts(visit, asked(visit, file, typed), counted, going=going)
    return page(visit, "committee/regulation/chains.html", **facts)


def _so_far(typed: Mapping[str, str], runs: int, seed: str) -> Counted | None:
    """What the page has counted; None where it begins, or what it brought is no count of ours."""
    if typed.get("do") == "start":
        return None
    tally, done = read(typed.get("counted", "")), whole(typed.get("done", ""))
    if tally is None or done is None or tally.get(("runs",)) != done:
        return None
    return Counted(tally, done, runs, seed)
