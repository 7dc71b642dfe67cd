"""A semi-final that the committee adds by hand: it needs a winner, and its shots are written one by one."""

from tests.web.site import HERE, Site, words

SETUP = f"{HERE}/comissao/competicoes/futsal-masculino"


def semi_final(site: Site) -> int:
    """The number of a new semi-final between the first two entries."""
    committee = site.someone("comissao")
    page = committee.get(SETUP)
    sides = [fixture.first.entry for fixture in site.matches("futsal-masculino")]
    first, second = sides[0], next(one for one in sides if one.id != sides[0].id)
    fields = {"round": "/semi-final", "first": str(first.id), "second": str(second.id)}
    assert committee.send(page, fields | {"second": str(first.id)}, "/mata-mata").status_code == 422
    assert committee.send(page, fields, "/mata-mata").status_code == 303
    return max(fixture.match.number for fixture in site.matches("futsal-masculino"))


def test_a_level_semi_final_is_decided_kick_by_kick(site: Site) -> None:
    before = len(site.matches("futsal-masculino"))
    number = semi_final(site)
    assert len(site.matches("futsal-masculino")) == before + 1
    person, here = site.someone("futsal"), f"{HERE}/jogos/{number}/sumula"
    person.send(person.get(here), {"s0.0": "2", "s0.1": "1", "s1.0": "0", "s1.1": "1", "do": "save"}, "/sumula")
    level = person.send(person.get(here), {"do": "check"}, "/sumula")
    assert level.status_code == 422
    assert person.send(person.get(here), {"kick": "in"}, "/sumula").status_code == 422, "nobody said who begins"
    person.send(person.get(here), {"kick": "in", "kick.first": "1", "kick.taker": "9 Ana"}, "/sumula")
    for kick in ("out", "in", "out"):
        assert person.send(person.get(here), {"kick": kick}, "/sumula").status_code == 303
    page = person.get(here)
    assert 'value="back"' in page.text
    assert 'id="kick-in"' not in page.text, "two in against none of two: decided"
    check = person.get(person.send(page, {"do": "check"}, "/sumula").headers["location"])
    assert check.status_code == 200
    assert person.send(check, {}, "/conferir").status_code == 303
    public = site.visitor().get(f"{HERE}/jogos/{number}")
    assert "2 (0)" in words(public)
    assert "2 (2)" in words(public)
    competition = words(site.visitor().get(f"{HERE}/futsal-masculino"))
    assert "2 (2)" in competition
    assert "emifinal" in competition
