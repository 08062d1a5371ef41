"""How Alembic runs here: on the connection that `engine.migrate` gives it."""

from alembic import context

from warhall.server.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=connection.dialect.name == "sqlite")
context.run_migrations()
