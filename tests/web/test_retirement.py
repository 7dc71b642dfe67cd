"""Field report H05 on a page: who leaves in the middle loses, and what was played stays as it was played."""

import pytest

from tests.web.site import HERE, Site, words

VOLEI = "volei-de-quadra-feminino"


@pytest.mark.parametrize("leaver", [0, 1])
def test_the_side_that_leads_and_leaves_loses_and_the_page_says_how(site: Site, leaver: int) -> None:
    person, number = site.someone("volei"), site.unplayed(VOLEI)
    here = f"{HERE}/jogos/{number}"
    typed = {"s0.0": "21", "s0.1": "15", "s1.0": "9", "s1.1": "4", "do": "save"}
    assert person.send(person.get(f"{here}/sumula"), typed, "/sumula").status_code == 303
    page = person.get(f"{here}/outro-fim")
    chosen = {"end": f"abandoned.{leaver}", "reason": "Lesão no joelho", "left_by": "7 Ana"}
    check = person.send(page, chosen, "/outro-fim")
    assert check.status_code == 200
    fixture = next(each for each in site.matches(VOLEI) if each.match.number == number)
    sides = (fixture.first, fixture.second)
    stays = sides[1 - leaver]
    assert stays is not None
    assert f"Vitória de {stays.entry.name}." in words(check)
    assert person.send(check, {}, "/conferir").status_code == 303
    public = words(site.visitor().get(here))
    assert "Abandon" in public
    assert "21 a 15" in public
    assert "9 a 4" in public
