"""The line to a program of somebody else: the pipes of a process that the arena starts, or a socket where it listens.

Here: bytes to and fro, how a program ends and what it may take. Not here: what is said (`programs`).
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from warhall.kernel.errors import OptionsError, WarhallError

CHUNK = 64 * 1024
TAIL = 400
"""So many characters of a program's last words on standard error are told."""
KEPT = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR")
"""What a program gets of our environment."""
CONNECTING = 5.0
"""Seconds until somebody who listens must have answered."""


class Gone(WarhallError):
    """The program plays no further; it says why."""


class Line(Protocol):
    """A way to a program, for one game. Nothing here waits."""

    inlet: int
    """Where it reads, as a file descriptor."""
    outlet: int
    """Where it writes."""
    aside: int | None
    """Where it says what is no message: standard error."""

    def listen(self) -> bool:
        """Keep what it says aside; whether more may come."""

    def memory(self) -> int:
        """How many bytes of memory it holds; 0 where nobody can tell."""

    def lost(self, seconds: float) -> str:
        """Why nothing comes from it any more."""

    def hang_up(self, seconds: float) -> None:
        """Tell it that nothing more will come, and let it go by itself."""

    def end(self) -> None:
        """End it, with all that it has started."""


class Process:
    """A program that is started for one game, on its standard input and output."""

    def __init__(self, words: Sequence[str], seed: int) -> None:
        kept = {name: os.environ[name] for name in KEPT if name in os.environ}
        self.process = subprocess.Popen(  # noqa: S603  whoever runs the arena named it
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**kept, "WARHALL_SEED": str(seed)},
            start_new_session=True,
            bufsize=0,
        )
        process = self.process
        assert process.stdin and process.stdout and process.stderr  # noqa: S101  it was opened with pipes
        self.inlet, self.outlet = process.stdin.fileno(), process.stdout.fileno()
        self.aside: int | None = process.stderr.fileno()
        self._last_words = b""
        for pipe in (self.inlet, self.outlet, process.stderr.fileno()):
            os.set_blocking(pipe, False)

    def listen(self) -> bool:
        """Keep the end of what it says on standard error."""
        chunk = b""
        with suppress(BlockingIOError):
            chunk = os.read(self.process.stderr.fileno(), CHUNK)  # type: ignore[union-attr]  # opened with pipes
            self._last_words = (self._last_words + chunk)[-TAIL:]
            return bool(chunk)
        return True

    def memory(self) -> int:
        """With all that it has started."""
        return memory(self.process.pid)

    def lost(self, seconds: float) -> str:
        """Its last words, once it is gone: a process that closed its output ends, or is ended."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(min(1.0, seconds))
        self.listen()
        said = self._last_words.decode("utf-8", "replace").strip().splitlines()
        code = self.process.poll()
        how = "closed its output" if code is None else f"ended with code {code}"
        return f"{how}: {said[-1][:200]}" if said else how

    def hang_up(self, seconds: float) -> None:
        """Close its input and wait until it has left."""
        self.process.stdin.close()  # type: ignore[union-attr]  # it was opened with pipes
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(max(0.0, seconds))

    def end(self) -> None:
        """End the program and all that it has started."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        self.process.wait()


class Connection:
    """A program that runs already and listens: one connection is one game."""

    aside: int | None = None

    def __init__(self, address: tuple[str, int] | str) -> None:
        """Call it.

        Raises:
            Gone: nobody answers.
        """
        try:
            self.socket = called(address)
        except OSError as error:
            raise Gone(f"nobody listens at {spelt(address)}: {error.strerror or error}") from None
        self.socket.settimeout(0)
        self.inlet = self.outlet = self.socket.fileno()

    def listen(self) -> bool:
        """It has nothing but its line."""
        return False

    def memory(self) -> int:
        """It may run on another machine."""
        return 0

    def lost(self, seconds: float) -> str:
        """Why is not known here."""
        return "hung up"

    def hang_up(self, seconds: float) -> None:
        """Close our half of the line."""
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_WR)

    def end(self) -> None:
        """Close the line; the program listens on for the next game."""
        self.socket.close()


def called(address: tuple[str, int] | str) -> socket.socket:
    """A new connection to whoever listens there."""
    if isinstance(address, tuple):
        return socket.create_connection(address, CONNECTING)
    line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        line.settimeout(CONNECTING)
        line.connect(address)
    except OSError:
        line.close()
        raise
    return line


def read_address(text: str) -> tuple[str, int] | str:
    """Where a program listens, as it is typed: `HOST:PORT`, or the path of a Unix socket.

    Raises:
        OptionsError: it is neither.
    """
    if text.startswith(("/", "./")):
        return text
    host, _, port = text.rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or not 0 < int(port) < 65536:
        raise OptionsError(f"a program that listens is named as socket:HOST:PORT or socket:/PATH, not {text[:80]!r}")
    return host.strip("[]"), int(port)


def spelt(address: tuple[str, int] | str) -> str:
    """An address as it is typed."""
    return address if isinstance(address, str) else f"{address[0]}:{address[1]}"


def memory(pid: int) -> int:
    """Bytes of memory that a process and its children hold; 0 where the system does not tell."""
    total = 0
    with suppress(OSError, ValueError, IndexError):
        folder = Path("/proc") / str(pid)
        total = int((folder / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        for child in (folder / "task" / str(pid) / "children").read_text().split():
            total += memory(int(child))
    return total
