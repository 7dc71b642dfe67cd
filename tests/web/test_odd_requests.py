"""Requests that no page of ours sends: answered, with less than 500 and without a change, on both databases."""

import pytest

from tests.web.site import BASE, EVENT, HERE, Site, Someone, form_of
from web.app import create_app
from web.storage.database import Database

FORM = "application/x-www-form-urlencoded"
TEXTS = ("", "\u202eabc", "é", "٣", "😀", "x" * 10_000, "9" * 5_000, "a\r\nX: y", "//[", "%(a)s")
SHEETS = (
    '{"remarks":"\\ud800"}',
    '{"remarks":"\\u0000"}',
    '{"segments":[{"points":[' + "9" * 5_000 + ",0]}]}",
    '{"segments":[{"points":[1e999,0]}]}',
    "[" * 50_000,
    '{"incidents":[{"name":"yellow","side":0,"athlete":"\\udfff"}]}',
    '{"boards":[{"boards":[{}]}]}',
)
HEADERS = (
    {"accept-language": "pt;q=nan,xx;q=,,;;;q=1,\xff"},
    {"accept-language": "x," * 5_000},
    {"cookie": 'sumula="; lang=xx; sumula-visit=\xe9; =; ;;;'},
    {"cookie": "lang=../../etc/passwd; sumula=" + "x" * 5_000},
    {"if-none-match": '*, W/"\xff'},
    {"range": "bytes=5-1,-,x-"},
    {"hx-request": "true", "hx-current-url": "javascript:1"},
    {"host": "["},
    {"host": "elsewhere.example/x"},
    {"accept": "\xff"},
)


@pytest.fixture
def there(demo_database: Database) -> Site:
    """The application over the demonstration, on each of the two databases."""
    return Site(create_app(demo_database), demo_database)


def test_odd_words_in_addresses_are_not_there(there: Site) -> None:
    visitor = there.visitor()
    for word in ("%00", "a%00b", "%ff", "..%2f..%2fetc", "%2e%2e", "٣", "%F0%9F%98%80", "x" * 5_000, "9" * 5_000):
        for path in (f"/{word}/", f"{HERE}/{word}", f"{HERE}/{word}.pdf", f"{HERE}/jogos/{word}", f"/static/{word}"):
            assert visitor.get(path).status_code == 404, path
        for path in (f"{HERE}/dias/{word}", f"{HERE}/delegacoes/{word}", f"{HERE}/regulamento/{word}"):
            assert visitor.get(path).status_code == 404, path
        assert visitor.get(f"{HERE}/futsal-masculino/por-que/{word}").status_code == 404, word
        assert visitor.get(f"/convite/{word}").status_code in (200, 404), word


def test_odd_queries_and_headers_change_nothing(there: Site) -> None:
    visitor = there.visitor()
    plain = visitor.get(f"{HERE}/futsal-masculino").text
    for query in ("lang=xx", "lang=", "lang=%00", "closed=x", "groups=-1", "x=" + "y" * 5_000, "%00=%00"):
        assert visitor.get(f"{HERE}/futsal-masculino?{query}").text == plain, query
    for headers in HEADERS:
        encoded = {name.encode(): value.encode("latin-1") for name, value in headers.items()}
        answer = there.visitor().client.get(f"{HERE}/futsal-masculino", headers=encoded)
        assert answer.status_code == (400 if "host" in headers else 200), headers


def test_odd_words_in_the_sign_in(there: Site) -> None:
    visitor = there.visitor()
    page = visitor.get("/entrar")
    for text in TEXTS:
        for name in ("email", "form", "next"):
            assert visitor.send(page, {name: text}, "/entrar").status_code in (401, 403, 429), (name, text[:20])
        assert visitor.send(page, dict.fromkeys(("email", "password"), "a\0b"), "/entrar").status_code == 404
    page = visitor.get("/convite/nobody")
    for text in TEXTS:
        assert visitor.send(page, {"password": text}, "/convite").status_code == 422, text[:20]


def test_odd_words_in_the_committees_forms_are_taken_or_refused(there: Site) -> None:
    person = there.someone("comissao")
    for path, names in (
        ("comissao/delegacoes", ("official", "name", "short", "code")),
        ("comissao/competicoes", ("name", "what", "advance", "legs")),
        ("comissao/pessoas", ("name", "email", "role")),
    ):
        page = person.get(f"{HERE}/{path}")
        for name in names:
            for text in TEXTS:
                answer = person.send(page, {name: text}, path)
                assert answer.status_code in (303, 422), (path, name, text[:20])
            assert person.send(page, {name: "a\0b"}, path).status_code == 404, (path, name)
    page = person.get(f"{HERE}/comissao/jogos/1")
    for name, text in (*(("starts_at", text) for text in TEXTS if text), ("venue", "x" * 10_000)):
        assert person.send(page, {name: text}, "comissao/jogos").status_code == 422, (name, text[:20])


def test_odd_words_on_a_sheet_are_refused_and_make_no_version(there: Site) -> None:
    for who, competition in (("futsal", "futsal-feminino"), ("domino", "domino-dupla-livre")):
        person, number = there.someone(who), there.unplayed(competition)
        address = f"{HERE}/jogos/{number}/sumula"
        _, fields = form_of(person.get(address), "/sumula")
        for text in SHEETS:
            for below in ("sumula", "conferir"):
                sent = fields | {"sheet": text, "do": "save"}
                assert person.post(f"{HERE}/jogos/{number}/{below}", sent).status_code in (404, 422), text[:30]
        for text in TEXTS[1:]:
            for name in ("s0.0", "points", "card.minute", "remarks", "drop", "penalty"):
                for do in ("hand", "card"):
                    answer = person.post(address, fields | {name: text, "do": do, "plus": "s0.0"})
                    assert answer.status_code in (303, 422), (name, text[:20])


def test_bodies_that_are_no_forms(there: Site) -> None:
    number = there.unplayed("futsal-feminino")
    for who in (there.visitor(), there.someone("futsal")):
        for path in ("/entrar", f"{HERE}/jogos/{number}/sumula"):
            for kind, body in bodies():
                answer = who.client.post(path, content=body, headers={"origin": BASE, "content-type": kind})
                assert 400 <= answer.status_code < 500, (path, kind, body[:40])
    assert there.versions(number) == 0


def bodies() -> list[tuple[str, bytes]]:
    """Bodies with the kind that they claim to be."""
    part = b'--x\r\nContent-Disposition: form-data; name="%s"%s\r\n\r\n%s\r\n--x--\r\n'
    return [
        (FORM, b"&".join(b"f%d=1" % number for number in range(1_500))),
        (FORM, b"%ff=%ff&form=%00&=&&&==;"),
        (f"{FORM}; charset=utf-16", b"form=x"),
        ("multipart/form-data", b"x"),
        ("multipart/form-data; boundary=x", part % (b"form", b'; filename="../../x"', b"x")),
    ]


@pytest.mark.parametrize("origin", ["null", "http://[", "http://testserver.elsewhere", "http://testserver:1", ""])
def test_a_write_with_a_strange_origin_is_refused(there: Site, origin: str) -> None:
    person = there.someone("comissao")
    page = person.get(f"{HERE}/comissao/delegacoes")
    address, fields = form_of(page, "delegacoes")
    assert person.post(address, fields, origin=origin).status_code == 403


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "FOO"])
def test_other_methods_are_refused(there: Site, method: str) -> None:
    visitor = there.visitor()
    for path in ("/", f"{HERE}/", f"{HERE}/futsal-masculino.pdf", f"{HERE}/jogos/1/sumula"):
        answer = visitor.client.request(method, path, headers={"origin": BASE})
        assert answer.status_code in (303, 401, 405), path


def test_head_is_get_without_its_body(there: Site) -> None:
    visitor = there.visitor()
    for path in ("/", "/saude", f"{HERE}/", f"{HERE}/futsal-masculino.csv", "/static/sumula.css", "/nada", "/conta"):
        head, get = visitor.client.head(path), visitor.get(path)
        assert (head.status_code, head.content) == (get.status_code, b"")
        assert head.headers.get("etag") == get.headers.get("etag")
        assert head.headers.get("content-length") == get.headers.get("content-length")


def test_fields_that_a_form_does_not_have_are_not_written(there: Site) -> None:
    person: Someone = there.someone("comissao")
    more = {"id": "1", "event_id": "2", "slug": "outro", "number": "77", "is_admin": "1", "revision": "9", "state": "x"}
    names = {"official": "Cooperativa Nova", "name": "Cooperativa Nova", "short": "Nova", "code": "NOV"}
    page = person.get(f"{HERE}/comissao/delegacoes")
    assert person.send(page, names | more, "delegacoes").status_code == 303
    assert there.visitor().get(f"{HERE}/delegacoes/cooperativa-nova").status_code == 200
    assert there.visitor().get(f"/{EVENT}/delegacoes/outro").status_code == 404
