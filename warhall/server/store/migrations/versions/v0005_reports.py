"""What people complain of."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "report",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("about", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["by"], ["person.id"], name="fk_report_by_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_report_table_id_game_table", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_report"),
    )
    op.create_index("uq_report_once", "report", ["by", "about", "table_id"], unique=True)
