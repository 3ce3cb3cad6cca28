"""Alembic's door: it runs on the connection that the server hands over."""

from __future__ import annotations

from alembic import context

from pentapolis.server.store.models import Base  # Alembic runs this file outside of its package

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,  # SQLite changes a table by making it anew
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
