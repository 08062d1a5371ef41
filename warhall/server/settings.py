"""What can be set when the hall is opened."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One value per knob, each with a default that fits a house on one machine."""

    database: str = "sqlite:///warhall.sqlite"
    """`sqlite:///FILE` or `postgresql://USER@HOST/NAME`."""
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Further origins whose pages may open the socket, besides the server's own."""
    client: Path = Path(__file__).parent / "client"
    """The built web client; it may be missing."""
    processes: int = 1
    """So many processes serve the hall at one port; more than one needs PostgreSQL."""
    packs: tuple[Path, ...] = ()
    """Folders of content packs that the games are played with."""
    bot_workers: int = 1
    bots_ready: bool = True
    """Whether a worker is started before the first bot is asked."""
    bot_seconds: float = 10.0
    """A bot plays the best it has found after so long; what it waits before it begins does not count."""
    hint_seconds: float = 3.0
    """So long a hint is thought about at most."""
    analysis_looks: int | None = None
    """How many positions an analysis looks at for each choice; by default as many as the level `normal` does."""
    list_seconds: float = 1.0
    """How often the hall's list of tables learns whose turn it is in the games that go on."""
    poll_seconds: float = 2.0
    """How often watched tables are looked up, in case a doorbell was lost."""
    watch_seconds: float = 30.0
    """A bot's turn that nobody took care of for so long is taken over by this process."""
    presence_seconds: float = 15.0
    """How often a process tells the others who is here; after three times that it is taken for gone."""
    pulse_seconds: float = 5.0
    """How often a process gives a sign of life; a silence of three times that stops the clocks of all games."""
    live_tables: int = 500
    """So many tables are kept in memory; idle ones make room."""
    rest_seconds: float = 120.0
    """After so long without anybody wanting something of it, a table is put away; it is read anew when it is wanted."""
    snapshot_every: int = 50
    message_bytes: int = 64 * 1024
    record_bytes: int = 4 * 1024 * 1024
    messages_per_second: float = 50.0
    """Per connection; twice as many in a burst."""
    requests_per_second: float = 50.0
    """Per address; four times as many in a burst."""
    sign_ins_per_minute: float = 20.0
    """Per address: new guests, claims and log-ins."""
    log_ins_per_minute: float = 10.0
    """Per name that somebody tries to log in with, whatever the address."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose word about the visitor's own address is taken; otherwise nobody's is."""
    header_seconds: float = 10.0
    """Who has not said within so long what they want is hung up on."""
    body_seconds: float = 30.0
    """So long any part of a body may take to come."""
    sockets_per_address: int = 100
    chats_per_minute: float = 30.0
    """Per person, at all tables together."""
    tables_per_person: int = 200
    """So many open or running tables a host may have."""
    bot_tables_per_person: int = 100
    """So many of them may be running with bots."""
    group_commit: int = 256
    """So many appends share one transaction at most."""
