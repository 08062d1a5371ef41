"""What the tests of the hall share: a hall on each database, its doors, and a real server around it."""

from __future__ import annotations

import asyncio
import itertools
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

import asyncpg
import httpx
import pytest
import uvicorn
from argon2 import PasswordHasher
from litestar import Litestar

from tests.guard import GUARD
from tests.seeded import Seeded
from tests.server.playing import Visitor, guest
from tests.server.postgres import cluster
from tests.server.process import Cradle
from warhall.games import rooms
from warhall.server import people, workers
from warhall.server.app import application, behind_doors, build
from warhall.server.hall import Hall
from warhall.server.punctual import punctual
from warhall.server.secret import draws
from warhall.server.settings import Settings
from warhall.server.wire import Wire

NUMBERS = itertools.count(1)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def duel() -> None:
    """The game with secrets, dice and simultaneous choices is in the hall of the tests."""
    rooms()["duel"] = "tests.kernel.duel"


@pytest.fixture(autouse=True)
def seeded(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids, keys, dice and bots of every hall follow from the name of the test."""
    monkeypatch.setattr(draws, "source", Seeded(request.node.nodeid))


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords are hashed as in every hall, but not so dearly: nobody steals the names of the tests."""
    monkeypatch.setattr(people, "PasswordHasher", partial(PasswordHasher, time_cost=1, memory_cost=64, parallelism=1))


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that starts or reads its game slowly, since the machine is busy, is waited for."""
    monkeypatch.setattr(workers, "START_SECONDS", GUARD)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str | None]:
    with cluster() as url:
        yield url


@pytest.fixture(scope="session")
def one_cradle() -> Iterator[Cradle]:
    opened = Cradle()
    yield opened
    opened.close()


@pytest.fixture
def cradle(one_cradle: Cradle, request: pytest.FixtureRequest) -> Cradle:
    """Where the processes of this test come from; what they draw follows from its name."""
    one_cradle.seed(request.node.nodeid)
    return one_cradle


async def new_postgres(server: str) -> str:
    """The URL of a new, empty database."""
    name = f"hall_{os.getpid()}_{next(NUMBERS)}"  # several processes of tests may share one server
    connection = await asyncpg.connect(server)
    await connection.execute(f"DROP DATABASE IF EXISTS {name}")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return f"{server.rpartition('/')[0]}/{name}"


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'hall.sqlite'}"


@pytest.fixture(params=["sqlite", "postgres"])
async def database(request: pytest.FixtureRequest, sqlite: str) -> str:
    """An empty database, once of each kind."""
    if request.param == "sqlite":
        return sqlite
    server = request.getfixturevalue("postgres")
    if server is None:
        pytest.skip("no PostgreSQL here, and no WARHALL_TEST_POSTGRES")
    return await new_postgres(server)


class Time:
    """A clock that stands until it is moved on."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


def settings_for(database: str, **more: object) -> Settings:
    """Settings that do not hinder a test."""
    usual: dict[str, object] = {
        "requests_per_second": 1e9,
        "sign_ins_per_minute": 1e9,
        "messages_per_second": 1e9,
        "log_ins_per_minute": 1e9,
        "chats_per_minute": 1e9,
        "tables_per_person": 1_000_000,
        "bot_tables_per_person": 1_000_000,
        "header_seconds": GUARD,
        "body_seconds": GUARD,
        "poll_seconds": 0.05,
        "list_seconds": 0.05,
        "bots_ready": False,
        "bot_seconds": GUARD,
        "client": Path("there-is-none"),
    }
    return Settings(database=database, **{**usual, **more})  # type: ignore[arg-type]  # given by name


class Open(NamedTuple):
    """An open hall and a way in."""

    hall: Hall
    client: httpx.AsyncClient

    async def guest(self, name: str = "Anna") -> Visitor:
        return await guest(self.client, name)

    @property
    def nobody(self) -> Visitor:
        return Visitor(self.client)


Opener = Callable[..., Awaitable[Open]]


SPARE: dict[int, list[Litestar]] = {}
"""Applications whose halls are closed, by the size of the messages that they take."""


@contextmanager
def application_of(hall: Hall) -> Iterator[Litestar]:
    """An application that serves a hall: all that it knows of it is set here, so it can serve another one later."""
    spare = SPARE.setdefault(hall.settings.message_bytes, [])
    app = spare.pop() if spare else build(hall, opens=False)
    app.state.hall = hall
    yield app
    spare.append(app)


@pytest.fixture
async def opener() -> AsyncIterator[Opener]:
    """Opens halls and closes them after the test."""
    async with AsyncExitStack() as stack:

        async def opened(database: str, now: Callable[[], float] | None = None, **more: object) -> Open:
            settings = settings_for(database, **more)
            hall = Hall(settings) if now is None else Hall(settings, now)
            await hall.open()
            stack.push_async_callback(hall.close)
            app = stack.enter_context(application_of(hall))
            transport = httpx.ASGITransport(app=behind_doors(app, hall), raise_app_exceptions=False)
            client = httpx.AsyncClient(transport=transport, base_url="http://hall", timeout=GUARD)
            await stack.enter_async_context(client)
            return Open(hall, client)

        yield opened


@pytest.fixture
async def hall(opener: Opener, sqlite: str) -> Open:
    return await opener(sqlite)


class Served(NamedTuple):
    """A hall behind a real web server."""

    hall: Hall
    client: httpx.AsyncClient
    address: str

    async def guest(self, name: str = "Anna") -> Visitor:
        return await guest(self.client, name)


Server = Callable[..., Awaitable[Served]]


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    """Starts web servers in this process and stops them after the test."""
    async with AsyncExitStack() as stack:

        async def serve(database: str, now: Callable[[], float] | None = None, **more: object) -> Served:
            settings = settings_for(database, **more)
            hall = Hall(settings) if now is None else Hall(settings, now)
            config = uvicorn.Config(
                application(hall),
                port=0,
                http=punctual(settings.header_seconds),  # type: ignore[arg-type]  # a class made for these settings
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=list(settings.proxies),
                ws=Wire,
                ws_per_message_deflate=False,
                ws_max_size=settings.message_bytes,
                log_config=None,
                access_log=False,
                lifespan="on",
                timeout_graceful_shutdown=1,
            )
            running = uvicorn.Server(config)
            running.capture_signals = lambda: __import__("contextlib").nullcontext()  # type: ignore[method-assign]
            task = asyncio.create_task(running.serve())

            async def stop() -> None:
                running.should_exit = True
                await task

            stack.push_async_callback(stop)
            while not running.started:
                assert not task.done(), task.exception()
                await asyncio.sleep(0.01)
            port = running.servers[0].sockets[0].getsockname()[1]
            address = f"http://127.0.0.1:{port}"
            client = httpx.AsyncClient(base_url=address, timeout=GUARD)
            await stack.enter_async_context(client)
            return Served(hall, client, address)

        yield serve


@pytest.fixture
async def served(server: Server, sqlite: str) -> Served:
    return await server(sqlite)
