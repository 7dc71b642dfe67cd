"""What every answer carries, and what no write may lack."""

import pytest

from tests.web.site import BASE, HERE, Site, form_of
from tests.web.test_authorisation import address, routes
from web.authorisation import ROUTES, May
from web.security import LARGEST_BODY, path_within


def test_every_answer_has_the_headers(site: Site) -> None:
    person = site.someone("comissao")
    for path in ("/", f"{HERE}/", f"{HERE}/comissao", "/nada", f"{HERE}/futsal-masculino.csv", "/static/sumula.css"):
        headers = person.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_private_pages_are_kept_by_nobody(site: Site) -> None:
    person = site.someone("comissao")
    for path in (f"{HERE}/", f"{HERE}/comissao", f"{HERE}/meus-jogos", "/conta", "/entrar"):
        assert person.get(path).headers["cache-control"] == "no-store", path


def test_cookies_are_out_of_reach_of_scripts_and_other_sites(site: Site) -> None:
    visitor = site.visitor()
    page = visitor.get("/entrar")
    assert "httponly" in page.headers["set-cookie"].lower()
    assert "samesite=lax" in page.headers["set-cookie"].lower()
    secure = visitor.client.get("https://testserver/entrar")
    assert secure.headers["set-cookie"].startswith("__Host-sumula")
    assert "secure" in secure.headers["set-cookie"].lower()
    assert "strict-transport-security" in secure.headers


def test_a_public_page_leaves_no_cookie(site: Site) -> None:
    for path in ("/", f"{HERE}/", f"{HERE}/futsal-masculino", f"{HERE}/regulamento/futsal"):
        assert "set-cookie" not in site.visitor().get(path).headers, path


def test_signing_in_makes_a_new_secret_and_ends_the_old_one(site: Site) -> None:
    person = site.someone("futsal")
    old = person.client.cookies["sumula"]
    again = person.send(
        person.get("/entrar"), {"email": "futsal@exemplo.test", "password": "jogos-de-futsal"}, "/entrar"
    )
    assert again.status_code == 303
    assert person.client.cookies["sumula"] != old
    thief = site.visitor()
    thief.client.cookies.set("sumula", old)
    assert thief.get("/conta").status_code == 303


def test_no_write_without_its_token_or_from_elsewhere(site: Site) -> None:
    person = site.someone("comissao")
    for route in routes(site):
        if "POST" not in (route.methods or ()):
            continue
        path = address(site, route)
        assert person.post(path, {}).status_code == 403, route.name
        assert person.post(path, {"form": "0" * 64}).status_code == 403, route.name
        assert person.post(path, {}, origin="http://elsewhere.example").status_code == 403, route.name
        elsewhere = person.client.post(path, data={}, headers={"sec-fetch-site": "cross-site"})
        assert elsewhere.status_code == 403, route.name
        plain = person.client.post(path, content="form=x", headers={"origin": BASE, "content-type": "text/plain"})
        assert plain.status_code == 415, route.name
        assert person.client.post(path, json={}, headers={"origin": BASE}).status_code == 415, route.name
        assert "GET" in (route.methods or ()) or person.get(path).status_code in (404, 405, 200, 303), route.name


def test_the_token_of_one_person_serves_no_other(site: Site) -> None:
    mine, theirs = site.someone("futsal"), site.someone("comissao")
    number = site.unplayed("futsal-feminino")
    _, fields = form_of(mine.get(f"{HERE}/jogos/{number}/sumula"))
    answer = theirs.post(f"{HERE}/jogos/{number}/sumula", fields)
    assert answer.status_code == 403
    assert site.versions(number) == 0


def test_a_body_above_the_limit_is_not_read(site: Site) -> None:
    person = site.someone("comissao")
    told = person.client.post("/entrar", content=b"x" * (LARGEST_BODY + 1), headers={"origin": BASE})
    assert told.status_code == 413

    def untold() -> object:
        for _ in range(6):
            yield b"x" * (LARGEST_BODY // 5)

    form = {"origin": BASE, "content-type": "application/x-www-form-urlencoded"}
    assert person.client.post("/entrar", content=untold(), headers=form).status_code == 413  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "path", ["//elsewhere.example", "https://elsewhere.example/", "/\\elsewhere.example", "javascript:1", "/x\ny", "x"]
)
def test_nobody_is_sent_elsewhere(path: str, site: Site) -> None:
    assert path_within(path) == "/"
    visitor = site.visitor()
    page = visitor.get("/entrar", referer="x")
    answer = visitor.send(
        page, {"email": "futsal@exemplo.test", "password": "jogos-de-futsal", "next": path}, "/entrar"
    )
    assert answer.headers["location"] == "/"


def test_a_path_of_our_own_is_kept() -> None:
    assert path_within("/jogos-do-vale/meus-jogos?x=1") == "/jogos-do-vale/meus-jogos?x=1"


def test_what_is_public_needs_no_sign_in_and_what_is_not_always_does() -> None:
    public = {name for name, may in ROUTES.items() if may is May.ANYBODY}
    assert not {name for name in public if name.endswith("_sent")} - {"sign_in_sent", "invitation_sent"}


def test_guessing_passwords_is_slowed_down(site: Site) -> None:
    visitor = site.visitor()
    answers = []
    for _ in range(7):
        page = visitor.get("/entrar")
        answers.append(visitor.send(page, {"email": "futsal@exemplo.test", "password": "errada"}, "/entrar"))
    assert {answer.status_code for answer in answers} == {401, 429}
    assert answers[-1].status_code == 429
    assert 'value="futsal@exemplo.test"' in answers[-1].text


def test_an_unknown_person_and_a_wrong_password_look_the_same(site: Site) -> None:
    visitor = site.visitor()
    page = visitor.get("/entrar")
    wrong = visitor.send(page, {"email": "futsal@exemplo.test", "password": "errada"}, "/entrar")
    unknown = visitor.send(page, {"email": "nenhum@exemplo.test", "password": "errada"}, "/entrar")
    assert wrong.text.replace("futsal@", "nenhum@") == unknown.text


def test_whoever_is_out_already_may_sign_out(site: Site) -> None:
    person = site.someone("futsal")
    form = person.get("/conta").text.split('name="form" value="')[1].split('"')[0]
    person.client.cookies.clear()
    answer = person.post("/sair", {"form": form})
    assert (answer.status_code, answer.headers["location"]) == (303, "/")


def test_a_query_that_nobody_asked_for_draws_no_document_anew(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[object] = []

    def draw(facts: object) -> bytes:
        drawn.append(facts)
        return b"x"

    monkeypatch.setattr("web.pages.competition.standings_csv", draw)
    monkeypatch.setattr("web.pages.competition.standings_pdf", draw)
    for number in range(5):
        assert site.visitor().get(f"{HERE}/futsal-masculino.csv?x={number}").content == b"x"
        assert site.visitor().get(f"{HERE}/futsal-masculino.pdf?x={number}").content == b"x"
    assert len(drawn) == 2


def test_logs_hold_no_password_and_no_token(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(0):
        person = site.someone("comissao")
        wrong = site.visitor()
        wrong.send(wrong.get("/entrar"), {"email": "comissao@exemplo.test", "password": "senha-errada-1"}, "/entrar")
        person.get(f"{HERE}/comissao/pessoas")
    # What the test's own client says of its requests is none of the product's logs.
    written = "\n".join(one.getMessage() for one in caplog.records if not one.name.startswith(("httpx", "httpcore")))
    for secret in ("jogos-da-comissao", "senha-errada-1", person.client.cookies["sumula"]):
        assert secret not in written
