"""Opening the hall on this machine: the web server with its settings, the logs, and the browser."""

from __future__ import annotations

import asyncio
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess

from warhall.games import lay
from warhall.kernel.errors import WarhallError
from warhall.server.app import application
from warhall.server.faults import trouble_of
from warhall.server.hall import Hall
from warhall.server.logs import write_logs
from warhall.server.punctual import punctual
from warhall.server.settings import Settings
from warhall.server.settling import settle
from warhall.server.sharing import hand_on
from warhall.server.speech import say
from warhall.server.store.engine import DatabaseError, database_url
from warhall.server.store.store import Store
from warhall.server.wire import Wire

STARTING_SECONDS = 600.0
SHARING = "warhall.server.sharing"


class PortError(WarhallError):
    """The port cannot be used."""


class SharingError(WarhallError):
    """Several processes cannot share what they would have to share."""


def run(settings: Settings, *, opens_browser: bool) -> None:
    """Serve until interrupted."""
    write_logs()
    if settings.processes > 1 and database_url(settings.database).get_backend_name() == "sqlite":
        raise SharingError(
            "several processes share PostgreSQL, not a file: --database postgresql://USER@HOST/NAME, or --workers 1"
        )
    lay(*settings.packs)
    asyncio.run(check_database(settings.database))
    listening = listen(settings.host, settings.port)
    port = listening.getsockname()[1]
    shown = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host  # noqa: S104  only compared
    address = f"http://{shown}:{port}/"
    if settings.processes > 1:
        _run_several(settings, listening, address, opens_browser=opens_browser)
        return
    server = _Server(
        _configured(settings, application(Hall(settings)), punctual(settings.header_seconds)),
        address,
        opens_browser=opens_browser,
    )
    settle()
    server.run(sockets=[listening])
    if not server.started:
        raise SystemExit(1)


async def check_database(database: str) -> None:
    """Bring the database up to date before anybody is served: what is wrong with it is said in a sentence.

    Raises:
        DatabaseError: it was written by a newer version, or does not answer.
    """
    store = Store(database)
    try:
        await store.open()
    except Exception as error:
        if trouble_of(error) is None:
            raise
        raise DatabaseError(f"the database does not answer: {error}") from None
    finally:
        await store.close()


def _configured(settings: Settings, app: Any, http: Any, **more: Any) -> uvicorn.Config:
    """How the web server treats visitors."""
    return uvicorn.Config(
        app,
        http=http,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws=Wire,
        ws_per_message_deflate=False,
        ws_max_size=settings.message_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        lifespan="on",
        **more,
    )


def _run_several(settings: Settings, listening: socket.socket, address: str, *, opens_browser: bool) -> None:
    """Serve with several processes at one port; one that dies is replaced, and what it had is read from the log."""
    hand_on(settings)
    config = _configured(settings, f"{SHARING}:hall", f"{SHARING}:line", factory=True, workers=settings.processes)
    several = _Several(config, sockets=[listening])
    several.tell = lambda: _tell(address, opens_browser=opens_browser)
    several.run()


def _tell(address: str, *, opens_browser: bool) -> None:
    """Say where the hall is."""
    sys.stdout.write(say("hall-open", address=address) + "\n")
    sys.stdout.flush()
    if opens_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def listen(host: str, port: int) -> socket.socket:
    """A socket at which the hall is asked.

    Raises:
        PortError: the port cannot be used.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # By this protocol the event loop knows a socket whose small messages must not wait for the answer to large ones.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise PortError(f"cannot listen on {host}:{port}: {error.strerror}") from None
    return listening


class _Server(uvicorn.Server):
    """Says where it is as soon as it is there."""

    def __init__(self, config: uvicorn.Config, address: str, *, opens_browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.opens_browser = opens_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the doors, then tell."""
        await super().startup(sockets)
        if self.started:
            _tell(self.address, opens_browser=self.opens_browser)


class _Several(Multiprocess):
    """Says where the hall is as soon as every process is there."""

    tell: Callable[[], None]

    def init_processes(self) -> None:
        """Start them all and wait for them."""
        super().init_processes()
        if all(each.wait_until_ready(STARTING_SECONDS, self.should_exit) for each in self.processes):
            self.tell()
