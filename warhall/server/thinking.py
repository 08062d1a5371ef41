"""A process that thinks: it reads one job per line, works on it, and writes the answer as a line.

Here: the program that runs in the process, and the clock of its jobs. Not here: what the jobs are (`tasks`), who gives
them (`workers`). A job names its function; everything that goes in and out is plain data.
"""

from __future__ import annotations

import contextlib
import os
import select
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from warhall.games import lay, rooms

READ_AHEAD = "--read-ahead"
"""Read every game while there is nothing to do, so that nobody waits for it later."""
PACK = "--pack="
"""Before the folder of a content pack that games are played with."""
NICE = 5
"""Thinking gives way to those who serve."""


class Job(msgspec.Struct, frozen=True):
    """What a process is asked to do."""

    task: str
    """The function, as `module:name`; it takes the body and the clock."""
    seconds: float
    """How long it may take from the moment it begins; then it answers with what it has."""
    body: msgspec.Raw


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a process says: that it is ready for jobs, that it has begun one, or how one ended."""

    ready: bool = False
    begun: bool = False
    fault: str | None = None
    """What went wrong, for the log."""
    late: bool = False
    """Whether the time was up before the job was done."""
    value: msgspec.Raw = msgspec.Raw(b"null")


class Clock:
    """The time of one job: it runs from the moment the job has all it needs and begins to think."""

    def __init__(self, seconds: float, tell: Callable[[], None] = lambda: None) -> None:
        self.seconds = seconds
        self.was_late = False
        self._tell = tell
        self._until: float | None = None

    def begin(self) -> None:
        """Start to count, and say so."""
        self._tell()
        self._until = time.monotonic() + self.seconds

    def late(self) -> bool:
        """Whether the time is up."""
        if self._until is not None and time.monotonic() >= self._until:
            self.was_late = True
        return self.was_late


def find(task: str) -> Callable[[bytes, Clock], Any]:
    """The function of a job."""
    module, _, name = task.partition(":")
    function = getattr(import_module(module), name)
    assert callable(function)  # noqa: S101  the server names only its own functions
    return function  # type: ignore[no-any-return]  # every task has this form


def work(job: Job, say: Callable[[Reply], None]) -> Reply:
    """Do one job; whatever it raises becomes the answer."""
    clock = Clock(job.seconds, lambda: say(Reply(begun=True)))
    try:
        value = find(job.task)(bytes(job.body), clock)
        return Reply(value=msgspec.Raw(msgspec.json.encode(value)), late=clock.was_late)
    except Exception as error:
        return Reply(fault=f"{type(error).__name__}: {str(error)[:200]}", late=clock.was_late)


def serve(jobs: BinaryIO, answers: BinaryIO, ahead: Sequence[str] = ()) -> None:
    """Do jobs until there are no more; while there is nothing to do, read modules that will be needed."""

    def say(reply: Reply) -> None:
        answers.write(msgspec.json.encode(reply) + b"\n")
        answers.flush()

    say(Reply(ready=True))
    unread = list(ahead)
    while True:
        while unread and is_idle(jobs):
            import_module(unread.pop(0))
        line = jobs.readline()
        if not line:
            return
        say(work(msgspec.json.decode(line, type=Job), say))


def is_idle(jobs: BinaryIO) -> bool:
    """Whether nobody has anything to do for us; jobs come one at a time, so none lies half read."""
    if os.name == "nt":  # pipes cannot be asked there
        return False
    return not select.select([jobs], [], [], 0)[0]


def main() -> None:
    """The program: jobs come by standard input; what a game prints must not mix with the answers."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    if hasattr(os, "nice"):
        os.nice(NICE)
    lay(*(Path(argument.removeprefix(PACK)) for argument in sys.argv[1:] if argument.startswith(PACK)))
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        serve(sys.stdin.buffer, answers, list(rooms().values()) if READ_AHEAD in sys.argv else ())


if __name__ == "__main__":
    main()
