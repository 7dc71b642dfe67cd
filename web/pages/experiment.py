"""The draft tried on the event before it counts."""

from fastapi import APIRouter, Response
from fastapi.responses import RedirectResponse

from web.facts.experiment import experiment_facts
from web.facts.regulation import article_links
from web.pages.drafting import BELOW
from web.rendering import page
from web.visit import Visited

router = APIRouter()


@router.get(f"{BELOW}/experimentar", name="experiment")
def experiment(visit: Visited) -> Response:
    """What the draft would change, and the button that puts it in force."""
    facts = experiment_facts(visit)
    if facts is None:
        return RedirectResponse(f"/{visit.of_event().slug}/comissao/regulamento", 303)
    return page(visit, "committee/regulation/experiment.html", **facts, link=article_links(visit))
