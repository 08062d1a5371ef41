"""Opening the hall on this machine: the web server with its settings, the logs, and the browser."""

from __future__ import annotations

import gc
import socket
import sys
import threading
import webbrowser

import uvicorn

from warhall.games import games, lay
from warhall.kernel.errors import WarhallError
from warhall.server.app import application
from warhall.server.hall import Hall
from warhall.server.logs import write_logs
from warhall.server.settings import Settings
from warhall.server.speech import say


class PortError(WarhallError):
    """The port cannot be used."""


def run(settings: Settings, *, opens_browser: bool) -> None:
    """Serve until interrupted."""
    write_logs()
    lay(*settings.packs)
    listening = listen(settings.host, settings.port)
    port = listening.getsockname()[1]
    shown = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host  # noqa: S104  only compared
    address = f"http://{shown}:{port}/"
    config = uvicorn.Config(
        application(Hall(settings)),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=settings.message_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    server = _Server(config, address, opens_browser=opens_browser)
    settle()
    server.run(sockets=[listening])
    if not server.started:
        raise SystemExit(1)


def settle() -> None:
    """Read every game now, so that nobody waits for it at the table, and keep the collector off what stays for ever.

    A full collection looks at all that was ever read, a quarter of a million objects, while every table waits.
    """
    games()
    gc.freeze()


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
            sys.stdout.write(say("hall-open", address=self.address) + "\n")
            sys.stdout.flush()
            if self.opens_browser:
                threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()
