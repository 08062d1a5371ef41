"""The halls of tests have the same luck every time; a hall that is opened by anybody else has the machine's."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.guard import GUARD
from tests.seeded import Seeded
from tests.server.conftest import Open, Opener
from tests.server.playing import Visitor, bot
from warhall.server.secret import Draws, draws, machine, new_id, new_key, new_number, new_seed, new_token

pytestmark = pytest.mark.anyio


async def bots_at_play(anna: Visitor, game: str) -> str:
    made = await anna.want("/api/tables", {"game": game, "seats": [bot("random"), bot("random")]})
    return str(made["table"]["id"])


async def record_of(hall: Open, who: Visitor, table: str) -> str:
    async with asyncio.timeout(GUARD):
        while (await who.see(f"/api/tables/{table}"))["status"] != "over":
            await asyncio.sleep(0.01)
    return (await who.get(f"/api/tables/{table}/record")).text


async def games_in(hall: Open, order: Sequence[str], *, noise: bool) -> dict[str, tuple[str, str]]:
    """Games of several people at once, asked for in some order: the table and the record of each."""
    people = {name: await hall.guest(name) for name in ("four", "duel")}
    tables = {}
    for game in order:
        tables[game] = await bots_at_play(people[game], game)
        if noise:
            stranger = await hall.guest("Stranger")
            await stranger.code("/api/login", {"name": "nobody", "password": "no password"})
            await bots_at_play(stranger, "four")
    return {game: (tables[game], await record_of(hall, people[game], tables[game])) for game in ("four", "duel")}


async def test_what_one_table_draws_hangs_on_nothing_that_happens_beside_it(
    opener: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = []
    for seed, order, noise in (("a", ("four", "duel"), False), ("a", ("duel", "four"), True), ("b", ("four",), False)):
        monkeypatch.setattr(draws, "source", Seeded(seed))
        hall = await opener(f"sqlite:///{tmp_path / str(len(played))}", lambda: 1_800_000_000.0)
        if seed == "a":
            played.append(await games_in(hall, order, noise=noise))
        else:
            anna = await hall.guest("four")
            table = await bots_at_play(anna, "four")
            played.append({"four": (table, await record_of(hall, anna, table))})
    assert played[0] == played[1]
    assert played[0]["four"][1] != played[2]["four"][1]


def test_nobody_but_a_test_changes_where_chance_comes_from(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Draws().source is machine
    monkeypatch.setattr(draws, "source", machine)
    for draw in (lambda: new_id("person"), lambda: new_key("t"), lambda: new_token("p"), lambda: new_seed("t")):
        assert draw() != draw()
    assert len({new_number("guess") for _ in range(20)}) == 20
