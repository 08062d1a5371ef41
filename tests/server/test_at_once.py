"""Actions that are taken as soon as they come: at a free table, in their order, told to all, never lost to others."""

from __future__ import annotations

import asyncio

import pytest

from tests.guard import GUARD
from tests.server.conftest import Served, Server
from tests.server.playing import line_to, table_of
from warhall.server.lock import Lock
from warhall.server.session import Session
from warhall.server.store.writer import Append

pytestmark = pytest.mark.anyio


async def test_a_lock_goes_to_who_came_first_and_past_who_left() -> None:
    lock, had = Lock(), []
    assert lock.take()
    assert not lock.take()

    async def want(name: str) -> None:
        async with lock:
            had.append(name)

    tasks = [asyncio.create_task(want(name)) for name in ("anna", "boris", "clara", "dora")]
    await asyncio.sleep(0)
    tasks[1].cancel()
    lock.release()  # it is handed to the first now, who leaves before having it
    tasks[0].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert had == ["clara", "dora"]
    assert not lock.locked()


async def test_an_action_at_a_free_table_waits_for_nobody(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, boris = await served.guest(), await served.guest("Boris")
    table = await table_of(anna, boris)
    mine, other = await line_to(served.address, anna.token), await line_to(served.address, boris.token)
    await other.ask("watch", "update", table=table)

    async def never(*_: object) -> None:
        raise AssertionError("it went the long way")

    with monkeypatch.context() as patch:
        patch.setattr(served.hall.moves, "act", never)
        assert (await mine.ask("act", "ack", table=table, notation="drop a", count=0, id="a"))["n"] == 4
    assert (await other.hear("update"))["n"] == 4
    # What is wrong with an action is found out on the long way.
    for id_, count, code in (("b", 1, "refused"), ("c", 0, "stale")):
        error = await mine.ask("act", "ack", table=table, notation="drop a", count=count, id=id_)
        assert error["code"] == code
    again = await mine.ask("act", "ack", table=table, notation="drop a", count=0, id="a")
    assert (again["n"], again["again"]) == (4, True)
    for each in (mine, other):
        await each.socket.close()


class Slow:
    """A disk on which nothing is written before it is let."""

    def __init__(self, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked, self.may = asyncio.Event(), asyncio.Event()
        self._appending = served.hall.store.writer.appending
        monkeypatch.setattr(served.hall.store.writer, "appending", self.appending)

    def appending(self, append: Append) -> asyncio.Future[None]:
        return asyncio.ensure_future(self._append(append))

    async def _append(self, append: Append) -> None:
        self.asked.set()
        await self.may.wait()
        await self._appending(append)


async def test_what_comes_after_an_action_waits_until_it_is_on_disk(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, boris = await served.guest(), await served.guest("Boris")
    table = await table_of(anna, boris)
    line, other = await line_to(served.address, anna.token), await line_to(served.address, boris.token)
    slow = Slow(served, monkeypatch)
    await line.say("act", table=table, notation="drop a", count=0, id="a")
    await line.say("ping", id="p")
    async with asyncio.timeout(GUARD):
        await slow.asked.wait()
    for _ in range(3):  # a hall that does not wait would have answered the first before the last of these
        await other.ask("ping", "pong", id="q")
    slow.may.set()
    await line.hear("pong")
    assert [each["type"] for each in line.heard][-2:] == ["ack", "pong"]
    for each in (line, other):
        await each.socket.close()


async def test_an_action_overtakes_no_message_that_waited_for_the_one_before_it(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, boris = await served.guest(), await served.guest("Boris")
    table = await table_of(anna, boris)
    line, other = await line_to(served.address, anna.token), await line_to(served.address, boris.token)
    slow, later, tried = Slow(served, monkeypatch), [], []
    go_on = Session._go_on

    def another_comes(session: Session) -> None:
        """The one before is on disk, the reader holds what waited for it and has not been woken yet."""
        go_on(session)
        with monkeypatch.context() as patch:
            patch.setattr(served.hall.moves, "act_now", lambda *asked: bool(tried.append(asked)))
            later.append(session.heard(f'{{"type":"act","table":"{table}","notation":"drop b","count":1,"id":"b"}}'))

    monkeypatch.setattr(Session, "_go_on", another_comes)
    await line.say("act", table=table, notation="drop a", count=0, id="a")
    await line.say("ping", id="p")
    async with asyncio.timeout(GUARD):
        await slow.asked.wait()
    for _ in range(3):  # by now the reader has taken the ping
        await other.ask("ping", "pong", id="q")
    slow.may.set()
    await line.hear("pong")
    assert (later, tried) == ([False], [])
    for each in (line, other):
        await each.socket.close()


async def test_who_leaves_while_it_is_written_has_acted(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, boris = await served.guest(), await served.guest("Boris")
    table = await table_of(anna, boris)
    line, other = await line_to(served.address, anna.token), await line_to(served.address, boris.token)
    await other.ask("watch", "update", table=table)
    slow = Slow(served, monkeypatch)
    await line.say("act", table=table, notation="drop a", count=0, id="a")
    async with asyncio.timeout(GUARD):
        await slow.asked.wait()
        await line.socket.close()
    slow.may.set()
    assert (await other.hear("update"))["n"] == 4
    await other.socket.close()


async def test_an_action_that_cannot_be_written_is_refused_and_can_be_sent_again(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, boris = await served.guest(), await served.guest("Boris")
    table = await table_of(anna, boris)
    line = await line_to(served.address, anna.token)

    def fail(_: Append) -> asyncio.Future[None]:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        future.set_exception(OSError("no space left on device"))
        return future

    with monkeypatch.context() as patch:
        patch.setattr(served.hall.store.writer, "appending", fail)
        error = await line.ask("act", "ack", table=table, notation="drop a", count=0, id="a")
        assert error["code"] == "no-database"
    done = await line.ask("act", "ack", table=table, notation="drop a", count=0, id="a")
    assert (done["n"], done["again"]) == (4, False)
    await line.socket.close()


async def test_an_action_whose_place_was_taken_elsewhere_gets_the_next(server: Server, sqlite: str) -> None:
    one, two = await server(sqlite, poll_seconds=GUARD), await server(sqlite)
    anna, boris = await one.guest(), await one.guest("Boris")
    table = await table_of(anna, boris)
    line = await line_to(one.address, anna.token)
    there = await line_to(two.address, boris.token)
    assert (await there.ask("chat", "ack", table=table, text="hello", id="c"))["n"] == 4
    assert one.hall.tables.desks[table].ledger.number == 3  # it has not heard of it
    done = await line.ask("act", "ack", table=table, notation="drop a", count=0, id="a")
    assert (done["n"], done["count"]) == (5, 1)
    for each in (line, there):
        await each.socket.close()


async def test_the_end_of_a_game_is_told_by_who_made_it(served: Served) -> None:
    anna, boris = await served.guest(), await served.guest("Boris")
    table = await table_of(anna, boris)
    lines = [await line_to(served.address, who.token) for who in (anna, boris)]
    await lines[1].ask("watch", "update", table=table)
    for count, column in enumerate("ababab"):
        await lines[count % 2].ask("act", "ack", table=table, notation=f"drop {column}", count=count, id=f"m{count}")
    done = await lines[0].ask("act", "ack", table=table, notation="drop a", count=6, id="last")
    assert done["n"] == 10
    while (update := await lines[1].hear("update"))["info"]["status"] != "over":
        pass
    assert update["n"] == 11
    assert not served.hall.tables.desks[table].lock.locked()
    for line in lines:
        await line.socket.close()
