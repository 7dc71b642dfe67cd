"""The application: the pages, behind the shield, over one database."""

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from fastapi import Depends, FastAPI

from web.failures import answer_failures
from web.forms import posted
from web.pages import ROUTERS
from web.security import Shield
from web.storage.database import Database
from web.storage.memory import Memory
from web.visit import visiting

ROOT: Final = Path(__file__).parents[1]
SHOWN: Final = ("core", "modalities", "regulations", "reports", "web")
ANSWERS_KEPT: Final = 400


def create_app(database: Database) -> FastAPI:
    """The application over a database. Every request is asked who may, and every write for its form's token."""
    app = FastAPI(title="Súmula", docs_url=None, redoc_url=None, openapi_url=None)
    app.state.database = database
    app.state.answers = Memory(ANSWERS_KEPT)
    app.state.version = version(ROOT / package for package in SHOWN)
    for router in ROUTERS:
        app.include_router(router, dependencies=[Depends(visiting), Depends(posted)])
    answer_failures(app)
    app.add_middleware(Shield)
    return app


def version(folders: Iterable[Path]) -> str:
    """Names what makes the answers: another code, template or sentence gives another name."""
    seen = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in {".py", ".html", ".css", ".js", ".po", ".toml"}:
                about = path.stat()
                seen.update(f"{path} {about.st_size} {about.st_mtime_ns}\n".encode())
    return seen.hexdigest()[:12]
