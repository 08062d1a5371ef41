"""Servers for the browser tests: every game is read once, and a server is forked for each one that is asked for.

`python cradle.py SOCKET` listens at a socket of this machine. Who connects and writes "PORT DATABASE" is told the
number of a new process, which serves there as `warhall serve` would, until it is told to end. The processes in which
its bots think read this file too, and need nothing of the server: so that is imported by those who do.
"""

from __future__ import annotations

import os
import select
import signal
import socket
import sys


def read_all() -> None:
    """Read whatever a server reads when somebody asks for it, so that no server has to."""
    from warhall.games import games
    from warhall.kernel.words import LANGUAGES
    from warhall.server.app import application
    from warhall.server.hall import Hall
    from warhall.server.running import settle
    from warhall.server.settings import Settings

    application(Hall(Settings()))  # the first one takes four times as long as any other; nobody ever opens it
    settle()
    for game in games():
        for language in LANGUAGES:
            game.texts.say(language, "title", {})
            game.catalogue(language)


def serve(port: int, database: str) -> None:
    """Serve until told to end; who asked has nothing more to hear."""
    from warhall.server.running import run
    from warhall.server.settings import Settings

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, sys.stdin.fileno())
    os.dup2(nothing, sys.stdout.fileno())
    run(Settings(port=port, database=database), opens_browser=False)


def main() -> None:
    """Fork a server for everybody who asks, until the standard input ends."""
    read_all()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # who has ended is gone at once, and can be seen to be
    with socket.socket(socket.AF_UNIX) as door:
        door.bind(sys.argv[1])
        door.listen()
        print("open", flush=True)
        while door in select.select([door, sys.stdin], [], [])[0]:
            line, _ = door.accept()
            with line, line.makefile("r") as asked:
                port, database = asked.readline().rstrip("\n").split(" ", 1)
                ident = os.fork()
                if ident:
                    line.sendall(f"{ident}\n".encode())
            if not ident:
                door.close()
                serve(int(port), database)
                return


if __name__ == "__main__":
    main()
