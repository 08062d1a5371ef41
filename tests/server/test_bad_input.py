"""What no honest client sends: each gets an answer in 4xx, and nothing of it is a fault of the hall."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from tests.server.conftest import Open, Opener, Served
from tests.server.playing import line_to

pytestmark = pytest.mark.anyio

DEEP = b'{"name":' + b"[" * 20_000 + b"]" * 20_000 + b"}"


@pytest.fixture(autouse=True)
def no_fault(caplog: pytest.LogCaptureFixture) -> None:
    """Nothing here is the hall's fault, so nothing is logged as one."""
    caplog.set_level(logging.INFO, "warhall")


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]


@pytest.mark.parametrize("path", ["/assets/" + "a" * 5_000 + ".js", "/" + "b/" * 2_000, "/" + "c" * 5_000])
async def test_a_path_that_no_file_can_have_is_not_found_or_the_page(
    opener: Opener, sqlite: str, tmp_path: Path, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><title>Hall</title>", encoding="utf-8")
    hall = await opener(sqlite, client=tmp_path)
    answer = await hall.client.get(path)
    assert answer.status_code == (404 if path.startswith("/assets") else 200)
    assert faults(caplog) == []


@pytest.mark.parametrize(
    "body",
    [DEEP, b'{"name": "\xff\xfe"}', b"\xff\xfe\x00", b"{", b"[]", b'{"name": "\\ud800"}', b'{"name": 1e999999}', b""],
    ids=["deep", "not utf-8", "binary", "cut off", "a list", "half a character", "a huge number", "nothing"],
)
@pytest.mark.parametrize("path", ["/api/guests", "/api/login", "/api/tables", "/api/records"])
async def test_a_body_that_cannot_be_read_is_refused(
    hall: Open, path: str, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    anna = await hall.guest()
    headers = {**anna.headers, "content-type": "application/json"}
    answer = await hall.client.post(path, content=body, headers=headers)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["code"] in ("bad-request", "bad-record", "bad-login", "too-big")
    assert faults(caplog) == []


@pytest.mark.parametrize("kind", [None, 7, ["watch"], {"a": 1}, True, "", "nothing", "x" * 1_000])
async def test_a_message_says_by_a_text_what_it_is(
    served: Served, kind: object, caplog: pytest.LogCaptureFixture
) -> None:
    anna = await served.guest()
    line = await line_to(served.address, anna.token)
    await line.socket.send(json.dumps({"type": kind, "id": "a", "table": "t"}))
    answer = await line.hear("error")
    assert (answer["code"], answer["id"]) == ("bad-request", "a")
    assert "type" in answer["message"]
    assert faults(caplog) == []


async def test_the_page_says_once_in_which_letters_it_is_written(opener: Opener, sqlite: str, tmp_path: Path) -> None:
    bare = await opener(sqlite)
    assert (await bare.client.get("/")).headers["content-type"].count("charset") == 1
    (tmp_path / "index.html").write_text("<!doctype html><title>Hall</title>", encoding="utf-8")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").write_text("1", encoding="utf-8")
    built = await opener(sqlite, client=tmp_path)
    for path in ("/", "/assets/a.js"):
        assert (await built.client.get(path)).headers["content-type"].count("charset") == 1
