"""The processes that think: each is looked after on its own, and what waits is served fairly."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest

from tests.guard import GUARD
from warhall.server.thinking import Reply
from warhall.server.workers import Kind, Order, ThoughtError, Worker, Workers

pytestmark = pytest.mark.anyio
BAD = "tests.server.bad_thinkers"


def order(task: str, body: object = "", person: str = "anna", kind: Kind = "bot", seconds: float = GUARD) -> Order:
    return Order(
        kind=kind, person=person, table="t", task=f"{BAD}:{task}", body=msgspec.json.encode(body), seconds=seconds
    )


@pytest.fixture
async def make() -> AsyncIterator[Callable[..., Workers]]:
    made: list[Workers] = []

    def workers(number: int = 1, grace: float = 30.0) -> Workers:
        made.append(Workers(number, grace))
        return made[-1]

    yield workers
    for each in made:
        await each.close()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(GUARD):
        while not true():
            await asyncio.sleep(0.002)


async def test_a_process_that_hangs_is_ended_alone(make: Callable[..., Workers], tmp_path: Path) -> None:
    workers = make(2, grace=0.05)
    gate = tmp_path / "open"
    other = asyncio.create_task(workers.do(order("echo", str(gate)), str))
    await until(lambda: workers.busy == 1)
    with pytest.raises(ThoughtError, match="too long"):
        await workers.do(order("stall", seconds=0.05), str)
    assert workers.ended == 1
    gate.touch()
    assert await other == (str(gate), False)


async def test_a_process_that_dies_costs_only_its_own_job(make: Callable[..., Workers], tmp_path: Path) -> None:
    workers = make(2)
    gate = tmp_path / "open"
    other = asyncio.create_task(workers.do(order("echo", str(gate)), str))
    await until(lambda: workers.busy == 1)
    with pytest.raises(ThoughtError, match="gone"):
        await workers.do(order("die"), str)
    assert (await workers.do(order("echo", "next"), str))[0] == "next"
    gate.touch()
    assert (await other)[0] == str(gate)


async def test_a_process_that_died_idle_is_replaced_before_the_next_job(make: Callable[..., Workers]) -> None:
    workers = make()
    first, _ = await workers.do(order("pid"), int)
    os.kill(first, signal.SIGKILL)
    second = first
    async with asyncio.timeout(GUARD):
        while second == first:
            try:
                second, _ = await workers.do(order("pid"), int)
            except ThoughtError:  # nobody has noticed yet that it is gone
                await asyncio.sleep(0.002)
    assert workers.ended == 1


async def test_waiting_does_not_count_as_thinking(make: Callable[..., Workers], tmp_path: Path) -> None:
    workers = make(grace=30.0)
    gate = tmp_path / "open"
    first = asyncio.create_task(workers.do(order("echo", str(gate)), str))
    await until(lambda: workers.busy == 1)
    second = asyncio.create_task(workers.do(order("echo", "second", seconds=0.0), str))
    await until(lambda: workers.queued == 1)
    gate.touch()
    assert (await second)[0] == "second"
    assert (await first)[0] == str(gate)
    assert workers.waits["bot"].count == 2
    assert workers.waits["bot"].longest > 0
    assert workers.ended == 0


async def test_persons_take_turns_and_the_background_comes_last(make: Callable[..., Workers], tmp_path: Path) -> None:
    workers = make()
    gate = tmp_path / "open"
    done: list[str] = []

    async def ask(name: str, person: str, kind: Kind = "bot") -> None:
        await workers.do(order("echo", name, person, kind), str)
        done.append(name)

    first = asyncio.create_task(workers.do(order("echo", str(gate)), str))
    await until(lambda: workers.busy == 1)
    wanted = [
        ("analysis", "zoe", "analysis"),
        *((f"guest {n}", "guest", "bot") for n in range(4)),
        ("anna", "a", "hint"),
    ]
    tasks = []
    for name, person, kind in wanted:
        tasks.append(asyncio.create_task(ask(name, person, kind)))  # type: ignore[arg-type]  # one of the kinds
        await asyncio.sleep(0)
    await until(lambda: (workers.queued, workers.queued_behind) == (5, 1))
    gate.touch()
    await asyncio.gather(first, *tasks)
    assert done == ["guest 0", "anna", "guest 1", "guest 2", "guest 3", "analysis"]


async def test_background_work_leaves_a_process_free(make: Callable[..., Workers], tmp_path: Path) -> None:
    workers = make(2)
    gate = tmp_path / "open"
    long = [asyncio.create_task(workers.do(order("echo", str(gate), kind="analysis"), str)) for _ in range(2)]
    await until(lambda: workers.busy == 1 and workers.queued_behind == 1)
    assert (await workers.do(order("echo", "at the table"), str))[0] == "at the table"
    assert (workers.busy, workers.queued_behind) == (1, 1)
    gate.touch()
    await asyncio.gather(*long)


async def test_what_a_job_raises_is_told_and_the_process_goes_on(make: Callable[..., Workers]) -> None:
    workers = make()
    before, _ = await workers.do(order("pid"), int)
    with pytest.raises(ThoughtError, match="RuntimeError: I give up"):
        await workers.do(order("crash"), str)
    with pytest.raises(ThoughtError, match="no such answer"):
        await workers.do(order("echo", "text"), int)
    assert (await workers.do(order("pid"), int))[0] == before
    assert workers.ended == 0


async def test_who_goes_away_while_waiting_is_not_thought_for(make: Callable[..., Workers], tmp_path: Path) -> None:
    workers = make()
    gate = tmp_path / "open"
    first = asyncio.create_task(workers.do(order("echo", str(gate)), str))
    await until(lambda: workers.busy == 1)
    gone = asyncio.create_task(workers.do(order("die"), str))
    await until(lambda: workers.queued == 1)
    gone.cancel()
    gate.touch()
    await first
    assert (await workers.do(order("echo", "x"), str))[0] == "x"
    assert workers.ended == 0


async def test_closing_tells_those_who_wait(make: Callable[..., Workers]) -> None:
    workers = make()
    running = asyncio.create_task(workers.do(order("stall"), str))
    waiting = asyncio.create_task(workers.do(order("echo", "x"), str))
    await until(lambda: workers.busy == 1 and workers.queued == 1)
    await workers.close()
    for each in (running, waiting):
        with pytest.raises(ThoughtError, match="closing"):
            await each
    with pytest.raises(ThoughtError, match="closing"):
        await workers.do(order("echo"), str)


async def test_a_process_that_is_opened_early_reads_the_games_while_it_has_nothing_to_do(
    make: Callable[..., Workers],
) -> None:
    workers = make()
    workers.open()
    async with asyncio.timeout(GUARD):
        while not (await workers.do(order("has_read", "warhall.games.dnd_miniatures"), bool))[0]:
            await asyncio.sleep(0.02)
    idle = make()
    assert not (await idle.do(order("has_read", "warhall.games.dnd_miniatures"), bool))[0]


class Pipes:
    """As much of a process as a worker talks to."""

    def __init__(self) -> None:
        self.stdin = self
        self.stdout = asyncio.StreamReader()

    def write(self, line: bytes) -> None:
        pass

    async def drain(self) -> None:
        pass


@pytest.mark.parametrize("later", range(6))
async def test_a_job_that_is_called_off_the_moment_its_answer_comes_is_called_off(later: int) -> None:
    pipes = Pipes()
    job = asyncio.create_task(Worker(pipes).work(order("echo"), 1.0))  # type: ignore[arg-type]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    pipes.stdout.feed_data(msgspec.json.encode(Reply()) + b"\n")
    for _ in range(later):
        await asyncio.sleep(0)
    if job.cancel():
        with pytest.raises(asyncio.CancelledError):
            await job
