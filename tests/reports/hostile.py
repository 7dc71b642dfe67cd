"""Renders pages that try to reach a file or a host, and tells every file that was opened and every address asked for.

Run as a program: ``python -m tests.reports.hostile``. What Python opens and connects to is heard by an audit hook.
"""

import os
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

ADDRESSES = (
    "file:///etc/hostname",
    "/etc/hostname",
    "../../../../etc/hostname",
    "http://127.0.0.1:9/x",
    "http://[::1]:9/x",
    "http://169.254.169.254/latest/meta-data/",
    "https://localhost:9/x",
    "http://private.example/x",
    "//127.0.0.1:9/x",
    "ftp://127.0.0.1/x",
    "data:text/css,p{color:red}",
    "sumula-font:../../etc/hostname",
)
FORMS = (
    '<img src="{}">',
    '<link rel="stylesheet" href="{}">',
    '<link rel="attachment" href="{}">',
    '<a rel="attachment" href="{}">x</a>',
    '<object data="{}"></object>',
    '<embed src="{}">',
    '<iframe src="{}"></iframe>',
    '<style>@import url("{}");</style>',
    '<style>@font-face {{ font-family: x; src: url("{}") }} p {{ font-family: x }}</style>',
    '<p style="background: url({}); list-style-image: url({}); content: url({})">x</p>',
    '<svg><image href="{}" width="9" height="9"/></svg>',
    '<svg><use href="{}#a"/></svg>',
    '<svg xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="{}" width="9" height="9"/></svg>',
    '<base href="{}"><img src="x.png">',
    '<meta http-equiv="refresh" content="0; url={}">',
)
LOCAL_FONT = "<style>@font-face { font-family: y; src: local('DejaVu Sans') } p { font-family: y }</style><p>x</p>"


def pages() -> Iterable[str]:
    """Every form with every address, and a name that asks the system for a font."""
    yield LOCAL_FONT
    for form in FORMS:
        yield "".join(form.format(*[address] * form.count("{}")) for address in ADDRESSES)


def main() -> None:
    """Prints what was reached that is not Python's own, the library's, or a packaged font; then the attachments."""
    from reports.pdf import fonts, render  # noqa: PLC0415 - what importing opens is not of interest

    render("<p>x</p>", "")
    own = (sys.prefix, sys.base_prefix, str(Path(tempfile.gettempdir()) / "weasyprint-"), str(Path.cwd()))
    known = {str(path) for path in fonts().values()}
    reached: list[str] = []

    def heard(event: str, facts: tuple[object, ...]) -> None:
        if event.startswith(("socket.", "urllib.", "ftplib.", "http.", "subprocess.", "os.system")):
            reached.append(f"{event} {facts}")
        elif event == "open" and not (str(facts[0]) in known or str(facts[0]).startswith(own)):
            reached.append(f"open {facts[0]}")

    sys.addaudithook(heard)
    for page in pages():
        pdf = render(f"<!doctype html><title>x</title><p>x</p>{page}", "p { color: black }")
        if b"EmbeddedFile" in pdf or b"/Filespec" in pdf:
            reached.append(f"attached by {page}")
    print(*(reached or ["nothing reached"]), sep="\n")  # noqa: T201 - the answer
    with Path(os.devnull).open("rb"):
        print("heard the control" if reached[-1:] == [f"open {os.devnull}"] else "deaf")  # noqa: T201


if __name__ == "__main__":
    main()
