"""What a person shows of themselves, results and ratings, and friends."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the columns and make the tables."""
    op.add_column("person", sa.Column("emblem", sa.String(24), nullable=False, server_default=""))
    op.add_column("person", sa.Column("shows", sa.String(8), nullable=False, server_default="everyone"))
    op.add_column("person", sa.Column("friend_key", sa.String(32)))
    op.create_index("uq_person_friend_key", "person", ["friend_key"], unique=True)
    op.add_column("game_table", sa.Column("settled", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "rating",
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("volatility", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_rating_person_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "game", name="pk_rating"),
    )
    op.create_table(
        "result",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("outcome", sa.String(16), nullable=False),
        sa.Column("against", sa.String(16), nullable=False),
        sa.Column("score", sa.Integer()),
        sa.Column("best", sa.Integer()),
        sa.Column("before", sa.Float()),
        sa.Column("after", sa.Float()),
        sa.Column("deviation", sa.Float()),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_result_table_id_game_table", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_result_person_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_result"),
    )
    op.create_index("ix_result_person", "result", ["person", "at"])
    op.create_table(
        "friend",
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("friend", sa.String(16), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_friend_person_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["friend"], ["person.id"], name="fk_friend_friend_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "friend", name="pk_friend"),
    )
