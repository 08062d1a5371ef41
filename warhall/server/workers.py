"""The processes in which is thought, each looked after on its own, and the line before them.

Here: who comes next, starting and ending processes, times and figures. Not here: what is thought (`tasks`). The time of
a job counts from the moment its process begins with it: waiting in the line costs nothing. A process that does not
answer in time, though it was told when to stop, is ended alone; nobody else's job suffers.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Literal, TypeAlias, TypeVar

import msgspec

from warhall.kernel.errors import WarhallError
from warhall.server.thinking import PACK, READ_AHEAD, Job, Reply
from warhall.server.turns import Turns

log = logging.getLogger(__name__)

Kind: TypeAlias = Literal["bot", "hint", "chance", "why", "analysis"]
KINDS: tuple[Kind, ...] = ("bot", "hint", "chance", "why", "analysis")
BACKGROUND = frozenset({"analysis"})
"""What is only thought about when nobody waits at a table."""
START_SECONDS = 60.0
"""So long a process may take to start, and to read what a job is about."""
GRACE = 5.0
"""So much longer than told a job may take before its process is ended: its clock is not read at every step."""
LINE_BYTES = 64 * 1024 * 1024
STEPS = (0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
CLOSING = Reply(fault="the hall is closing")
T = TypeVar("T")


class ThoughtError(WarhallError):
    """There is no answer: the job failed, its process died, or it had to be ended."""


class Spread:
    """How long things took: a histogram for Prometheus."""

    def __init__(self) -> None:
        self.counts = [0] * len(STEPS)
        self.count = 0
        self.sum = 0.0
        self.longest = 0.0

    def add(self, seconds: float) -> None:
        """Count one."""
        self.count += 1
        self.sum += seconds
        self.longest = max(self.longest, seconds)
        for number, step in enumerate(STEPS):
            if seconds <= step:
                self.counts[number] += 1


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """A job with all that is needed to queue it fairly."""

    kind: Kind
    person: str
    """For whom it is done: whoever set up the bot, or asks."""
    table: str
    task: str
    body: bytes
    seconds: float


class Waiting:
    """An order in the line."""

    __slots__ = ("future", "order", "since")

    def __init__(self, order: Order, future: asyncio.Future[Reply]) -> None:
        self.order = order
        self.future = future
        self.since = time.monotonic()


class Worker:
    """One process."""

    def __init__(self, process: Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, *arguments: str) -> Worker:
        """A process that is ready for jobs; it knows the same modules as this one."""
        env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "warhall.server.thinking",
            *arguments,
            stdin=PIPE,
            stdout=PIPE,
            env=env,
            limit=LINE_BYTES,
        )
        worker = cls(process)
        try:
            async with asyncio.timeout(START_SECONDS):
                await worker._hear()
        except BaseException:
            await worker.end()
            raise
        return worker

    async def work(self, order: Order, grace: float) -> Reply:
        """Do a job.

        Raises:
            TimeoutError: it is not done in time.
            ThoughtError: the process is gone.
        """
        job = Job(order.task, order.seconds, msgspec.Raw(order.body))
        assert self.process.stdin is not None  # noqa: S101  it was opened with a pipe
        try:
            self.process.stdin.write(msgspec.json.encode(job) + b"\n")
            await self.process.stdin.drain()
        except OSError:
            raise ThoughtError("the process is gone") from None
        # Not `wait_for`: before Python 3.12 it forgets that it was cancelled if the answer comes at the same moment.
        async with asyncio.timeout(START_SECONDS):
            reply = await self._hear()
        if reply.begun:
            async with asyncio.timeout(order.seconds + grace):
                reply = await self._hear()
        return reply

    async def _hear(self) -> Reply:
        assert self.process.stdout is not None  # noqa: S101  it was opened with a pipe
        try:
            line = await self.process.stdout.readline()
        except OSError:
            line = b""
        if not line:
            raise ThoughtError("the process is gone")
        try:
            return msgspec.json.decode(line, type=Reply)
        except msgspec.DecodeError as error:
            raise ThoughtError(f"no answer: {error}") from None

    async def end(self) -> None:
        """End the process, whatever it does."""
        with suppress(ProcessLookupError):
            self.process.kill()
        if self.process.stdin is not None:
            self.process.stdin.close()
        await self.process.wait()


class Workers:
    """All processes of this server that think, and what waits for them."""

    def __init__(self, number: int, grace: float = GRACE, packs: Sequence[Path] = ()) -> None:
        """So many processes, which know these content packs."""
        self.number = number
        self.grace = grace
        self.ended = 0
        """How many processes died or had to be ended."""
        self.late: Counter[Kind] = Counter()
        """How many jobs ran out of time and answered with what they had."""
        self.waits = {kind: Spread() for kind in KINDS}
        self.thoughts = {kind: Spread() for kind in KINDS}
        self._front: Turns[Waiting] = Turns()
        self._back: Turns[Waiting] = Turns()
        self._bell = asyncio.Condition()
        self._busy = 0
        self._slots: list[asyncio.Task[None]] = []
        self._closed = False
        self._arguments = tuple(f"{PACK}{folder}" for folder in packs)

    def open(self) -> None:
        """Start a process before it is needed, and let all of them read the games ahead."""
        self._arguments = (READ_AHEAD, *self._arguments)
        self._start(ready=True)

    def _start(self, *, ready: bool = False) -> None:
        if not self._slots and not self._closed:
            for each in range(self.number):
                serving = self._serve(ready=ready and each == 0)
                self._slots.append(asyncio.create_task(serving, name=f"thinker {each}"))

    async def close(self) -> None:
        """End every process; who waits is told."""
        self._closed = True
        for slot in self._slots:
            slot.cancel()
        await asyncio.gather(*self._slots, return_exceptions=True)
        for line in (self._front, self._back):
            while (waiting := line.take()) is not None:
                _settle(waiting, CLOSING)

    @property
    def queued(self) -> int:
        """How many jobs of people at tables wait."""
        return len(self._front)

    @property
    def queued_behind(self) -> int:
        """How many jobs wait until nobody at a table does."""
        return len(self._back)

    @property
    def busy(self) -> int:
        """How many processes are at work."""
        return self._busy

    async def do(self, order: Order, answer: type[T]) -> tuple[T, bool]:
        """Wait for an order's turn and have it done: the answer, and whether its time had run out.

        Raises:
            ThoughtError: there is no answer.
        """
        if self._closed:
            raise ThoughtError(str(CLOSING.fault))
        waiting = Waiting(order, asyncio.get_running_loop().create_future())
        line = self._back if order.kind in BACKGROUND else self._front
        line.put(order.person, order.table, waiting)
        self._start()
        async with self._bell:
            self._bell.notify()
        reply = await waiting.future
        if reply.fault is not None:
            raise ThoughtError(reply.fault)
        try:
            return msgspec.json.decode(reply.value, type=answer), reply.late
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise ThoughtError(f"no such answer: {error}") from None

    async def _next(self) -> Waiting:
        async with self._bell:
            while True:
                # The last idle process is kept for tables, where there are several.
                spare = self.number == 1 or self._busy < self.number - 1
                waiting = self._front.take() or (self._back.take() if spare else None)
                if waiting is None:
                    await self._bell.wait()
                elif not waiting.future.done():
                    return waiting

    async def _serve(self, *, ready: bool) -> None:
        """One place at which a process works; a process that fails is replaced."""
        worker = await self._started() if ready else None
        try:
            while True:
                waiting = await self._next()
                self._busy += 1
                try:
                    if worker is not None and worker.process.returncode is not None:  # it died while nobody asked it
                        await self._end(worker)
                        worker = None
                    worker = worker or await self._started()
                    if worker is None:
                        _settle(waiting, Reply(fault="no process to think in"))
                    elif not await self._work(worker, waiting):
                        await self._end(worker)
                        worker = None
                finally:
                    self._busy -= 1
                    _settle(waiting, CLOSING)
                    async with self._bell:
                        self._bell.notify()
        finally:
            if worker is not None:
                await worker.end()

    async def _end(self, worker: Worker) -> None:
        self.ended += 1
        await worker.end()

    async def _started(self) -> Worker | None:
        """A new process; None if there is none to be had."""
        try:
            return await Worker.start(*self._arguments)
        except (OSError, TimeoutError, ThoughtError) as error:
            log.warning("no process to think in", extra={"error": type(error).__name__})
            self.ended += 1
            return None

    async def _work(self, worker: Worker, waiting: Waiting) -> bool:
        """Have one job done; whether the process is still good for more."""
        order = waiting.order
        begun = time.monotonic()
        self.waits[order.kind].add(begun - waiting.since)
        try:
            reply = await worker.work(order, self.grace)
        except TimeoutError:
            _settle(waiting, Reply(fault="thought too long"))
            return False
        except ThoughtError as error:
            _settle(waiting, Reply(fault=str(error)))
            return False
        finally:
            self.thoughts[order.kind].add(time.monotonic() - begun)
        self.late[order.kind] += reply.late
        _settle(waiting, reply)
        return True


def _settle(waiting: Waiting, reply: Reply) -> None:
    if not waiting.future.done():  # who asked may have gone away
        waiting.future.set_result(reply)
