"""The first version: persons, tokens, tables, their logs and snapshots, members and presets."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "person",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("folded", sa.String(80)),
        sa.Column("password", sa.Text()),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
        sa.UniqueConstraint("folded", name="uq_person_folded"),
    )
    op.create_table(
        "token",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_token"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_token_person_person", ondelete="CASCADE"),
    )
    op.create_index("ix_token_person", "token", ["person"])
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("tended", sa.Boolean(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("keys", sa.Text(), nullable=False),
        sa.Column("info", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game_table"),
    )
    op.create_index("ix_game_table_list", "game_table", ["private", "status", "created"])
    _of_tables()


def _of_tables() -> None:
    """What belongs to a table and goes with it."""
    op.create_table(
        "event",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("client", sa.String(100)),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_event"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_event_table_id_game_table", ondelete="CASCADE"
        ),
    )
    op.create_index("uq_event_client", "event", ["table_id", "client"], unique=True)
    op.create_table(
        "snapshot",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshot"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_snapshot_table_id_game_table", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "member",
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_member"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_member_person_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_member_table_id_game_table", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "preset",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("ask", sa.String(80), nullable=False),
        sa.Column("notation", sa.Text(), nullable=False),
        sa.Column("until", sa.String(100), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "ask", name="pk_preset"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_preset_table_id_game_table", ondelete="CASCADE"
        ),
    )
