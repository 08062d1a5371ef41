"""The short way of a socket: frames as the standard has them, and the usual way where the short one is closed."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from tests.guard import GUARD
from tests.server.conftest import Served
from tests.server.playing import line_to, table_of
from warhall.server.wire import WAITING, framed

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_what_a_client_by_the_standard_reads(length: int) -> None:
    text = ("é" * length).encode()[:length]
    client = ClientProtocol(parse_uri("ws://hall/"), max_size=None, state=OPEN)
    client.receive_data(framed(text))
    frames = client.events_received()
    assert [(type(each), each.opcode, bytes(each.data), each.fin) for each in frames if isinstance(each, Frame)] == [
        (Frame, Opcode.TEXT, text, True)
    ]


async def test_who_sends_many_at_once_is_answered_in_order(served: Served) -> None:
    """More than wait for a session at a time, so that the line is stopped and goes on."""
    anna = await served.guest()
    line = await line_to(served.address, anna.token)
    idents = [f"p{number}" for number in range(5 * WAITING)]
    for ident in idents:
        await line.socket.send(json.dumps({"type": "ping", "id": ident}))
    assert [(await line.hear("pong"))["id"] for _ in idents] == idents
    await line.socket.close()


async def test_who_does_not_read_is_told_all_when_they_do(served: Served) -> None:
    """More is said than the line holds: it waits on the usual way, and comes in order."""
    anna, boris = await served.guest(), await served.guest("Boris")
    table = await table_of(anna, boris)
    address = served.address.replace("http", "ws") + "/api/socket"
    async with connect(address, max_queue=1, compression=None, ping_interval=None) as slow:
        await slow.send(json.dumps({"type": "hello", "token": boris.token}))
        await slow.send(json.dumps({"type": "watch", "table": table}))
        for number in range(150):
            await anna.want(f"/api/tables/{table}/chat", {"text": f"{number} " + "x" * 490})
        heard: list[str] = []
        async with asyncio.timeout(GUARD):
            while len(heard) < 150:
                message = json.loads(await slow.recv())
                heard += [each["text"].split()[0] for each in message.get("events", []) if each["kind"] == "chat"]
    assert heard == [str(number) for number in range(150)]


@pytest.mark.parametrize("step", [1, 2, 3, 7, 1000])
async def test_frames_are_understood_however_they_are_cut(served: Served, step: int) -> None:
    """Texts whole and in parts, a ping between the parts, a long one; cut anywhere on their way."""
    anna = await served.guest()
    host, port = served.address.removeprefix("http://").split(":")
    client = ClientProtocol(parse_uri(f"ws://{host}:{port}/api/socket"), max_size=None)
    reader, writer = await asyncio.open_connection(host, int(port))

    async def told(want: int) -> list[str]:
        texts: list[str] = []
        async with asyncio.timeout(GUARD):
            while len(texts) < want:
                client.receive_data(await reader.read(4096))
                events = [each for each in client.events_received() if isinstance(each, Frame)]
                texts += [bytes(each.data).decode() for each in events if each.opcode in (Opcode.TEXT, Opcode.PONG)]
        return texts

    client.send_request(client.connect())
    writer.write(b"".join(client.data_to_send()))
    while client.state is not OPEN:
        client.receive_data(await reader.read(4096))
        client.events_received()
    client.send_text(json.dumps({"type": "hello", "token": anna.token}).encode())
    client.send_text(b'{"type":"ping",', fin=False)
    client.send_ping(b"between")
    client.send_continuation(b'"id":"parts"}', fin=True)
    client.send_text(b'{"type":"ping","id":"whole"}')
    client.send_text(b'{"type":"ping","id":"long"' + b" " * 700 + b"}")
    data = b"".join(client.data_to_send())
    for at in range(0, len(data), step):
        writer.write(data[at : at + step])
        await asyncio.sleep(0)
    heard = await told(5)
    writer.close()
    assert "between" in heard
    assert [json.loads(text)["id"] for text in heard if '"pong"' in text] == ["parts", "whole", "long"]


async def test_a_text_that_is_no_text_and_one_that_is_too_long_close_the_line(served: Served) -> None:
    for text, code in ((b"\xff\xfe", 1007), (b" " * 70_000, 1009)):
        async with connect(served.address.replace("http", "ws") + "/api/socket", compression=None) as line:
            line.protocol.send_text(text)
            line.send_data()
            await asyncio.wait_for(line.wait_closed(), GUARD)
            assert line.close_code == code
