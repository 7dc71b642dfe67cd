"""A page carries no inline script or style and loads nothing from elsewhere, so that its policy can forbid both."""

import re
from html.parser import HTMLParser

from tests.house.tree import expect_none, files, text

EXECUTED = re.compile(r"style|on[a-z]+|hx-on.*")
ELSEWHERE = re.compile(r"\s*(https?:)?//")


class Inline(HTMLParser):
    """Collects what a strict content security policy would block in a template."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "style" or (tag == "script" and "src" not in dict(attrs)):
            self.found.append(f"{self.getpos()[0]}: <{tag}>")
        for name, value in attrs:
            code = EXECUTED.fullmatch(name) or (value or "").lstrip().startswith(("javascript:", "js:"))
            loads = name == "src" or (tag, name) == ("link", "href")
            if code or (loads and ELSEWHERE.match(value or "")):
                self.found.append(f'{self.getpos()[0]}: {name}="{value}"')


def blocked(template: str) -> list[str]:
    """What the policy would block in a template, each with its line."""
    parser = Inline()
    parser.feed(template)
    return parser.found


def test_pages_obey_a_strict_content_security_policy() -> None:
    found = [f"{path}:{what}" for path in files(".html", under="web") for what in blocked(text(path))]
    expect_none(found, "The policy forbids it: put style in a class, script in a file, and serve both ourselves.")


def test_what_the_policy_would_block_is_seen() -> None:
    assert blocked('<a href="{{ url }}" class="x">y</a><script src="/static/x.js"></script>') == []
    assert blocked('<p style="color: red">') == ['1: style="color: red"']
    assert blocked('\n<b onclick="f()">') == ['2: onclick="f()"']
    assert blocked("<script>f()</script><style>p {}</style>") == ["1: <script>", "1: <style>"]
    assert blocked('<script src="//elsewhere.example/x.js"></script>') == ['1: src="//elsewhere.example/x.js"']
