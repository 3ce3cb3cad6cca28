"""Whether a table allows hints; reviews of finished matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()))
    # As for a table that is made now and says nothing: where people meet over the network, there are none.
    op.execute("UPDATE matches SET hints = FALSE WHERE id IN (SELECT match FROM seats WHERE kind = 'link')")
    op.create_table(
        "reviews",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("job", sa.String(length=24), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"],
            ["matches.id"],
        ),
        sa.PrimaryKeyConstraint("match", "seat"),
    )


def downgrade() -> None:
    op.drop_table("reviews")
    op.drop_column("matches", "hints")
