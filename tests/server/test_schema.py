"""The OpenAPI schema tells the truth: whatever is sent, the answer is one that the schema knows, and never a fault."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.guard import GUARD
from tests.server.conftest import settings_for
from warhall.server.app import application, build
from warhall.server.hall import Hall
from warhall.server.settings import Settings

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real server in a thread of its own."""
    file: Path = tmp_path_factory.mktemp("schema") / "hall.sqlite"
    hall = Hall(settings_for(f"sqlite:///{file}"))
    config = uvicorn.Config(application(hall), port=0, log_config=None, access_log=False, lifespan="on")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()))
    thread.start()
    while not server.started:
        assert thread.is_alive()
        thread.join(0.02)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join()


@pytest.fixture(scope="module")
def headers(address: str) -> dict[str, str]:
    token = httpx.post(f"{address}/api/guests", json={"name": "Schema"}, timeout=GUARD).json()["token"]
    return {"authorization": f"Bearer {token}"}


schema = schemathesis.openapi.from_dict(
    build(Hall(Settings(database="sqlite:///never-opened.sqlite")), opens=False).openapi_schema.to_schema()
)


@schema.parametrize()
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_the_schema_says(case: schemathesis.Case, address: str, headers: dict[str, str]) -> None:
    if case.path == "/api/logout":
        headers = {}  # the token is needed for the others
    case.call_and_validate(base_url=address, headers=headers, checks=CHECKS, timeout=GUARD)
