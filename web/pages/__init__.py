"""The pages: one file per idea, each a router. Their order is that in which addresses are tried."""

from typing import Final

from web.pages import (
    account,
    closing,
    committee,
    competition,
    delegations,
    draft_file,
    drafting,
    draws,
    events,
    health,
    heats,
    match,
    my_matches,
    people,
    regulation,
    setup,
    sheet,
    sign_in,
    start_lists,
    today,
)

ROUTERS: Final = (
    events.router,
    health.router,
    sign_in.router,
    account.router,
    today.router,
    match.router,
    sheet.router,
    closing.router,
    heats.router,
    delegations.router,
    draws.router,
    regulation.router,
    my_matches.router,
    committee.router,
    drafting.router,
    draft_file.router,
    setup.router,
    start_lists.router,
    people.router,
    competition.router,  # last: /{event}/{competition} is any other word
)
