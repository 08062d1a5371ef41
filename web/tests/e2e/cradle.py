"""Servers for the browser tests: every game is read once, and a server is forked for each one that is asked for.

`python cradle.py SOCKET` listens at a socket of this machine. Who connects and writes a wish, `{"database": URL, "log":
FILE, "door": SOCKET}` in one line, is told the process and the port of a new server, which serves as `warhall serve`
would until it is told to end, and writes its log to the file. Whatever is written to its door becomes the seed from
which all its chance follows from then on: a test hands over its own name. The process in which its bots think is forked
here as well, for the wish `{"thinks": true, "log": FILE}`: it is told its own id, and then takes jobs on the same line.
How a server starts such a process by itself is proved in `tests/server`.
"""

from __future__ import annotations

import asyncio
import json
import os
import select
import signal
import socket
import sys
import threading
from contextlib import suppress
from pathlib import Path

GUARD = 1200.0
"""A bot that is slow is waited for, so that games do not hang on how busy the machine is."""


def read_all() -> None:
    """Read whatever a server reads when somebody asks for it, so that no server has to."""
    from warhall.games import games
    from warhall.kernel.words import LANGUAGES
    from warhall.server.app import application
    from warhall.server.hall import Hall
    from warhall.server.settings import Settings
    from warhall.server.settling import settle

    application(Hall(Settings()))  # the first one takes four times as long as any other; nobody ever opens it
    settle()
    for game in games():
        for language in LANGUAGES:
            game.texts.say(language, "title", {})
            game.catalogue(language)


def serve(listening: int, wish: dict[str, str]) -> None:
    """Serve until told to end; who asked has nothing more to hear."""
    from warhall.server import workers
    from warhall.server.running import run
    from warhall.server.settings import Settings
    from warhall.server.workers import Worker

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, sys.stdin.fileno())
    os.dup2(nothing, sys.stdout.fileno())
    os.dup2(os.open(wish["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND), sys.stderr.fileno())
    threading.Thread(target=take_seeds, args=[wish["door"]], daemon=True).start()

    async def start_thinker(*_: str) -> Worker:
        return Worker(await Thinker.start(wish["log"]))  # type: ignore[arg-type]  # all that is asked of a process

    Worker.start = start_thinker  # type: ignore[assignment,method-assign]
    workers.START_SECONDS = GUARD
    run(Settings(port=listening, database=wish["database"], bot_seconds=GUARD), opens_browser=False)


class Thinker:
    """A process that thinks, forked from the cradle, as the server sees it: like one that it has started itself."""

    def __init__(self, ident: int, stdout: asyncio.StreamReader, stdin: asyncio.StreamWriter) -> None:
        self.ident, self.stdout, self.stdin = ident, stdout, stdin

    @classmethod
    async def start(cls, log: str) -> Thinker:
        """Ask for one, and wait until it is ready for jobs."""
        from warhall.server.workers import LINE_BYTES

        stdout, stdin = await asyncio.open_unix_connection(sys.argv[1], limit=LINE_BYTES)
        stdin.write(json.dumps({"thinks": True, "log": log}).encode() + b"\n")
        ident = int(await stdout.readline())
        await stdout.readline()
        return cls(ident, stdout, stdin)

    @property
    def returncode(self) -> int | None:
        """Nothing as long as it lives."""
        return 0 if self.stdout.at_eof() else None

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        os.kill(self.ident, signal.SIGKILL)

    async def wait(self) -> None:
        """Wait until it is gone, and its end of the line with it."""
        with suppress(OSError):
            await self.stdout.read()


def think(line: socket.socket, log: str) -> None:
    """Think for whoever is at the other end of a line, until they go."""
    from warhall.server.thinking import main as take_jobs

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    line.sendall(f"{os.getpid()}\n".encode())
    os.dup2(line.fileno(), sys.stdin.fileno())
    os.dup2(line.fileno(), sys.stdout.fileno())
    os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), sys.stderr.fileno())
    line.close()
    take_jobs()


def take_seeds(path: str) -> None:
    """Let the server's chance follow from whatever is written to its door; the answer says that it does."""
    from tests.seeded import seed_draws

    with socket.socket(socket.AF_UNIX) as door:
        door.bind(path)
        door.listen()
        while True:
            line, _ = door.accept()
            with line, line.makefile("r", encoding="utf-8") as asked:
                seed_draws(asked.readline())
                line.sendall(b"seeded\n")


def main() -> None:
    """Fork a server or a thinker for everybody who asks, until the standard input ends."""
    from tests.server.process import free_port

    read_all()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # who has ended is gone at once, and can be seen to be
    with socket.socket(socket.AF_UNIX) as door:
        door.bind(sys.argv[1])
        door.listen()
        print("open", flush=True)
        while door in select.select([door, sys.stdin], [], [])[0]:
            line, _ = door.accept()
            with line, line.makefile("r", encoding="utf-8") as asked:
                wish = json.loads(asked.readline())
                port = 0 if "thinks" in wish else free_port()
                ident = os.fork()
                if ident and port:
                    line.sendall(f"{ident} {port}\n".encode())
                elif not ident:
                    door.close()
                    if not port:
                        think(line.dup(), wish["log"])
                        return
            if not ident:
                serve(port, wish)
                return


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[3]))
    main()
