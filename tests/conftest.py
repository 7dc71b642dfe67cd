"""How properties are tried: few examples for each commit, no deadline, since a busy machine is not a wrong answer.

And the databases that tests run on.
"""

from hypothesis import settings

from tests.databases import (  # noqa: F401 - fixtures are known by being here
    built_postgresql,
    built_sqlite,
    database,
    demo_database,
    empty_database,
    empty_postgresql,
    migrated_postgresql,
    migrated_sqlite,
    postgresql,
    sqlite_database,
)

settings.register_profile("each commit", max_examples=100, deadline=None)
settings.load_profile("each commit")
