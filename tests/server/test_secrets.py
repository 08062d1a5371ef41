"""Hidden hands leak through no outlet: every byte that a viewer can obtain is searched for what it may not know."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.kernel.duel import CARDS
from tests.seeded import Seeded
from tests.server.conftest import Open, Opener, Served
from tests.server.playing import ME, OPEN, Visitor, line_to, table_of
from warhall.server.secret import draws

pytestmark = pytest.mark.anyio

OUTLETS = ("", "/outlook", "/events", "/steps", "/proof", "/record", "/links")
QUESTIONS = (
    ("/explain", {"notation": "play CARD"}),
    ("/explain", {"thing": {"kind": "card", "id": "CARD"}}),
    ("/plan", {"steps": ["play CARD"], "count": 1}),
    ("/actions", {"notation": "play CARD", "count": 99}),
    ("/commit", {"steps": ["play CARD"], "count": 99}),
    ("/undo", {"count": 1, "actions": 1}),
    ("/undo", {"count": 99, "actions": 1}),
    ("/offers/77", {"yes": True}),
    ("/join", {}),
    ("/leave", {"seat": 0}),
)


async def cards_of(who: Visitor, table: str) -> list[str]:
    return list((await who.see(f"/api/tables/{table}/outlook"))["outlook"]["view"]["hand"])


async def everything(who: Visitor, table: str, own: str) -> str:
    """All that somebody can get to read of a table."""
    found = []
    for outlet in OUTLETS:
        for seat in (None, 0, 1):
            found.append((await who.get(f"/api/tables/{table}{outlet}", seat=seat)).text)
    for path, body in QUESTIONS:
        asked = json.loads(json.dumps(body).replace("CARD", own))
        found.append((await who.post(f"/api/tables/{table}{path}", asked)).text)
    found.append((await who.get("/api/me/tables")).text)
    found.append((await who.get("/api/tables")).text)
    return "\n".join(found)


async def test_an_opponent_and_the_public_cannot_find_a_hidden_card_anywhere(hall: Open) -> None:
    anna, boris, clara = await hall.guest(), await hall.guest("Boris"), await hall.guest("Clara")
    table = await table_of(anna, boris, game="duel")
    hidden, own = await cards_of(anna, table), await cards_of(boris, table)
    await anna.act(table, f"sort {' '.join(reversed(hidden))}")
    await anna.act(table, f"play {hidden[0]}", id="a1")
    seen = await everything(boris, table, own[0])
    assert [card for card in hidden if f'"{card}"' in seen or f" {card}" in seen] == []
    public = await everything(clara, table, "nothing")
    nameless = await everything(hall.nobody, table, "nothing")
    assert [card for card in CARDS if f'"{card}"' in public + nameless or f" {card}" in public + nameless] == []


@pytest.fixture
def certain(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Makes everything that the hall draws by chance the same again."""

    def again() -> None:
        monkeypatch.setattr(draws, "source", Seeded("the same seed"))

    return again


async def test_every_byte_is_the_same_whatever_is_hidden(
    opener: Opener, tmp_path: Path, certain: Callable[[], None]
) -> None:
    """Two halls in which all is equal but the card that an opponent has laid."""
    read = []
    for choice in (0, 1):
        certain()
        hall = await opener(f"sqlite:///{tmp_path / str(choice)}", lambda: 1_800_000_000.0)
        anna, boris, clara = await hall.guest(), await hall.guest("Boris"), await hall.guest("Clara")
        table = await table_of(anna, boris, game="duel")
        cards, own = await cards_of(anna, table), await cards_of(boris, table)
        await anna.act(table, f"play {cards[choice]}")
        read.append([await everything(who, table, own[0]) for who in (boris, clara, hall.nobody)])
    assert read[0] == read[1]


async def test_sockets_tell_each_seat_only_its_own_cards(served: Served) -> None:
    anna, boris = await served.guest(), await served.guest("Boris")
    table = await table_of(anna, boris, game="duel")
    hidden = await cards_of(anna, table)
    lines = [await line_to(served.address, token) for token in (boris.token, None)]
    for line in lines:
        await line.ask("watch", "update", table=table)
    await anna.act(table, f"play {hidden[0]}")
    await anna.want(f"/api/tables/{table}/chat", {"text": "end"})
    for line in lines:
        while not any(event["kind"] == "chat" for event in (await line.hear("update"))["events"]):
            pass
        refused = await line.ask("look", "update", table=table, seat=0)
        assert refused["code"] in ("not-your-seat", "no-token")
        heard = json.dumps(line.heard)
        assert [card for card in hidden if f'"{card}"' in heard or f" {card}" in heard] == []
        await line.socket.close()


@pytest.fixture
def logged(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    with caplog.at_level(logging.DEBUG, logger="warhall"):
        yield caplog


async def test_logs_hold_no_token_password_key_or_card(hall: Open, logged: pytest.LogCaptureFixture) -> None:
    anna, boris = await hall.guest(), await hall.guest("Boris")
    await anna.want("/api/me/claim", {"name": "Anna of the logs", "password": "open sesame"})
    made = await anna.want("/api/tables", {"game": "duel", "seats": [{"kind": "me"}, {"kind": "invited"}]})
    table, key = made["table"]["id"], made["links"]["seats"]["1"]
    await boris.want(f"/api/tables/{table}/join", {"key": key})
    await boris.get(f"/api/tables/{table}", key=key)
    card = (await cards_of(anna, table))[0]
    await anna.act(table, f"play {card}")
    written = "\n".join(str(vars(record)) for record in logged.records if record.name.startswith("warhall"))
    assert "/api/me/claim" in written
    for secret in (anna.token, boris.token, "open sesame", key, card):
        assert str(secret) not in written


async def test_a_warband_that_was_built_is_shown_to_nobody_else_before_the_game_begins(hall: Open) -> None:
    """DM-5.1: both are revealed at the same time."""
    anna, boris = await hall.guest(), await hall.guest("Boris")
    army = {"faction": "wild", "creatures": {"elf_scout": 1}}
    options = {"limit": 50, "armies": [army, army]}
    made = await anna.want("/api/tables", {"game": "dnd_miniatures", "seats": [ME, OPEN], "options": options})
    table = made["table"]["id"]
    assert made["table"]["options"]["armies"] != []
    for outlet in ("", "/outlook", "/picture"):
        for who in (boris, hall.nobody):
            assert "elf_scout" not in (await who.get(f"/api/tables/{table}{outlet}")).text
    assert "elf_scout" not in (await boris.get("/api/tables")).text
    assert (await boris.see(f"/api/tables/{table}"))["options"]["armies"] == [None, None], (
        "that they were built is told"
    )
    begun = await boris.want(f"/api/tables/{table}/join")
    assert begun["options"]["armies"] == made["table"]["options"]["armies"]
