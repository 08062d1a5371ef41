"""The tables of the database. Migrations in `migrations/` lead to exactly this; a test compares them."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PERSON = Table(
    "person",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(80), unique=True, doc="The claimed name, case and width folded; none for a guest."),
    Column("password", Text, doc="The argon2 hash; none for a guest."),
    Column("created", Float, nullable=False),
    Column("emblem", String(24), nullable=False, server_default=""),
    Column("shows", String(8), nullable=False, server_default="everyone", doc="Who may see the history of games."),
    Column("friend_key", String(32), doc="The secret of the link by which one becomes a friend."),
    Index("uq_person_friend_key", "friend_key", unique=True),
)

TOKEN = Table(
    "token",
    METADATA,
    Column("hash", String(64), primary_key=True, doc="SHA-256 of the token: who reads the database has no token."),
    Column("person", String(16), ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

TABLE = Table(
    "game_table",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("status", String(16), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("tended", Boolean, nullable=False, doc="Whether bots or clocks need looking after while it is played."),
    Column("seed", LargeBinary, nullable=False, doc="The secret behind the commitment."),
    Column("keys", Text, nullable=False, doc="The secret keys of links, as JSON."),
    Column("info", Text, nullable=False, doc="What everybody may know of it after its last fact, as JSON."),
    Column("host", String(16), nullable=False, server_default="", doc="Who made it, where that counts."),
    Column("aside", Text, doc="Why it cannot be gone on with, if it cannot: a code, a colon, and the reason."),
    Column("settled", Boolean, nullable=False, server_default=false(), doc="Whether its results are kept."),
    Index("ix_game_table_list", "private", "status", "created"),
    Index("ix_game_table_host", "host", "status"),
)

EVENT = Table(
    "event",
    METADATA,
    Column("table_id", String(16), ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    # Each request stands here once without an index of them: a fact gets the next number only from who has read all
    # facts before it, and so knows every request that was done.
    Column("client", String(100), doc="Whose request it was, so that a resent one is known."),
    Column("body", Text, nullable=False),
)

SNAPSHOT = Table(
    "snapshot",
    METADATA,
    Column("table_id", String(16), ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

ANALYSIS = Table(
    "analysis",
    METADATA,
    Column("table_id", String(16), ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("body", LargeBinary, nullable=False, doc="What an analysis of the finished game has found, as JSON."),
)

MEMBER = Table(
    "member",
    METADATA,
    Column("person", String(16), ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(16), ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
)

PRESET = Table(
    "preset",
    METADATA,
    Column("table_id", String(16), ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("ask", String(80), primary_key=True),
    Column("notation", Text, nullable=False),
    Column("until", String(100), nullable=False),
)

PROGRESS = Table(
    "progress",
    METADATA,
    Column("person", String(16), ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(80), primary_key=True),
    Column("kind", String(16), primary_key=True, doc="A chapter or a puzzle."),
    Column("item", String(80), primary_key=True),
    Column("state", String(16), nullable=False),
    Column("step", Integer, nullable=False, doc="Steps of a chapter that were reached; attempts at a puzzle."),
    Column("hints", Integer, nullable=False),
    Column("table_id", String(16), doc="Where one goes on."),
    Column("touched", Float, nullable=False),
    Index("ix_progress_item", "game", "kind", "item"),
)

REPORT = Table(
    "report",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", String(16), ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("about", String(16), nullable=False, doc="The person who is complained of."),
    Column("table_id", String(16), ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False),
    Column("lines", Text, nullable=False, doc="The last lines of the talk as they were then, as JSON."),
    Index("uq_report_once", "by", "about", "table_id", unique=True),
)

RATING = Table(
    "rating",
    METADATA,
    Column("person", String(16), ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(80), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

RESULT = Table(
    "result",
    METADATA,
    Column("table_id", String(16), ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(16), ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("game", String(80), nullable=False),
    Column("at", Float, nullable=False),
    Column("outcome", String(16), nullable=False),
    Column("against", String(16), nullable=False, doc="Persons, or the strongest level of the bots."),
    Column("score", Integer),
    Column("best", Integer, doc="The best score of the others."),
    Column("before", Float, doc="The rating before the game; none if it did not count."),
    Column("after", Float),
    Column("deviation", Float, doc="How far off the rating after it may be."),
    Index("ix_result_person", "person", "at"),
)

FRIEND = Table(
    "friend",
    METADATA,
    Column("person", String(16), ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("friend", String(16), ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Float, nullable=False),
)

PULSE = Table(
    "pulse",
    METADATA,
    Column("process", String(16), primary_key=True),
    Column("at", Float, nullable=False, doc="When this process last gave a sign."),
)

CLOSURE = Table(
    "closure",
    METADATA,
    Column("since", Float, primary_key=True, doc="When the last sign was given before."),
    Column("until", Float, nullable=False),
)
