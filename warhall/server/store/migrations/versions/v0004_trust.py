"""Who made a table, tables that are set aside, signs of life of processes, and closures of the hall."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column and make the tables."""
    op.add_column("game_table", sa.Column("host", sa.String(16), nullable=False, server_default=""))
    op.add_column("game_table", sa.Column("aside", sa.Text()))
    op.create_index("ix_game_table_host", "game_table", ["host", "status"])
    op.create_table(
        "pulse",
        sa.Column("process", sa.String(16), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("process", name="pk_pulse"),
    )
    op.create_table(
        "closure",
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("since", name="pk_closure"),
    )
