"""What persons have learnt: chapters of lessons, and puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "progress",
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("item", sa.String(80), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("hints", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(16)),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "kind", "item", name="pk_progress"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_progress_person_person", ondelete="CASCADE"),
    )
    op.create_index("ix_progress_item", "progress", ["game", "kind", "item"])
