"""A draw in public, from the committee's form to somebody who draws it again with the page's own program."""

import json
import re
import subprocess
import sys
from html import unescape
from pathlib import Path

from tests.web.site import HERE, Site, form_of, words
from web.storage import find


def program_of(page: str) -> str:
    """The program that the page shows."""
    found = re.search(r"<pre[^>]*><code>(.*?)</code></pre>", page, re.DOTALL)
    assert found is not None
    return unescape(found[1])


def test_a_draw_in_public_is_drawn_again_by_a_stranger(site: Site, tmp_path: Path) -> None:
    person = site.someone("comissao")
    page = person.get(f"{HERE}/sorteios/1")
    assert page.status_code == 200
    answer = person.send(page, {"value": "48.213 - 77"}, "/sortear")
    assert answer.status_code == 303
    public = site.visitor()
    shown = public.get(f"{HERE}/sorteios/1")
    record = public.get(f"{HERE}/sorteios/1.json")
    assert record.headers["content-type"] == "application/json"
    kept = json.loads(record.text)
    for name in kept["order"]:
        assert name in unescape(shown.text)
    assert kept["value"] == "48.213 - 77"
    assert {"algorithm", "announced_at", "announced_by", "drawn_at", "drawn_by", "source", "digest"} <= kept.keys()
    (tmp_path / "program.py").write_text(program_of(shown.text), encoding="utf-8")
    (tmp_path / "record.json").write_text(record.text, encoding="utf-8")
    told = subprocess.run(
        [sys.executable, "-I", "program.py", "record.json"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert json.loads(told.stdout) == kept["order"]
    checked = subprocess.run(
        [sys.executable, "-m", "web", "draw", "verify", str(tmp_path / "record.json")], capture_output=True, check=False
    )
    assert checked.returncode == 0
    (tmp_path / "record.json").write_text(record.text.replace("Loteria", "Rifa"), encoding="utf-8")
    checked = subprocess.run(
        [sys.executable, "-m", "web", "draw", "verify", str(tmp_path / "record.json")], capture_output=True, check=False
    )
    assert checked.returncode == 1


def test_the_list_of_draws_leads_to_each(site: Site) -> None:
    public = site.visitor()
    page = public.get(f"{HERE}/sorteios")
    assert f'href="{HERE}/sorteios/1"' in page.text
    assert f'href="{HERE}/sorteios"' in public.get(f"{HERE}/").text
    assert public.get(f"{HERE}/sorteios/99").status_code == 404
    assert public.get(f"{HERE}/sorteios/nada").status_code == 404
    assert "/sortear" not in public.get(f"{HERE}/sorteios/1").text


def test_a_refused_value_is_told_beside_its_field(site: Site) -> None:
    person = site.someone("comissao")
    page = person.send(person.get(f"{HERE}/sorteios/1"), {"value": "x" * 201}, "/sortear")
    assert page.status_code == 422
    assert 'aria-invalid="true"' in page.text
    assert "x" * 201 in page.text


def test_announcing_from_the_tie_after_a_cancellation(site: Site) -> None:
    person = site.someone("comissao")
    done = person.send(person.get(f"{HERE}/sorteios/1"), {"reason": "A extração <b>não</b> houve"}, "/cancelar")
    assert done.status_code == 303
    page = site.visitor().get(f"{HERE}/sorteios/1")
    assert "A extração <b>não</b> houve" in unescape(page.text)
    assert "<b>não</b>" not in page.text
    with site.database.reading() as session:
        event = find.events(session)[0]
        (draw,) = find.draws(session, event.id)
        slug = next(c.slug for c in find.competitions(session, event.id) if c.id == draw.competition_id)
        entries = [str(entry) for entry in draw.entries]
    tie = person.get(f"{HERE}/comissao/sorteios/{slug}")
    address, fields = form_of(tie, "/anunciar")
    refused = person.client.post(address, data=fields | {"entry": entries}, headers={"origin": "http://testserver"})
    assert refused.status_code == 422
    sent = person.client.post(
        address,
        data=fields | {"entry": entries, "source": "Outra extração"},
        headers={"origin": "http://testserver"},
    )
    assert (sent.status_code, sent.headers["location"]) == (303, f"{HERE}/sorteios/2")
    assert "Outra extração" in words(site.visitor().get(f"{HERE}/sorteios/2"))
