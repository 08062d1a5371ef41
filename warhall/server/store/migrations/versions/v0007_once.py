"""A resent request is known from the log itself: who adds to it has read all of it."""

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Drop the index that proved it a second time: to keep it was a third of the work of storing a move."""
    op.drop_index("uq_event_client", "event")
