"""How Alembic runs the steps: on the connection that it is given, within the transaction that is already open."""

from alembic import context

from web.storage.tables import Stored

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Stored.metadata,
    transactional_ddl=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
