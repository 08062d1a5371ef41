"""Analyses of finished games are kept with their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table of analyses."""
    op.create_table(
        "analysis",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_analysis"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_analysis_table_id_game_table", ondelete="CASCADE"
        ),
    )
