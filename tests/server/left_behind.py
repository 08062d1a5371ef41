"""Leave a database behind for those who come after: `python -m tests.server.left_behind`, before the tables change.

It is written to `databases/` under the number of the newest migration, as SQL: Anna and Bert claim their names, play
one game of four to its end and seven moves of another one, and Anna begins a game of Tyrants with a bot.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import httpx

from tests.server.conftest import settings_for
from tests.server.playing import Visitor, guest
from warhall.kernel.dice import SeededDice
from warhall.server.app import build
from warhall.server.doors import Doors
from warhall.server.hall import Hall

DATABASES = Path(__file__).parent / "databases"
PASSWORDS = {"Anna": "correct horse battery", "Bert": "staple battery horse"}


async def leave(database: str) -> None:
    """Play some in a hall on an empty database."""
    hall = Hall(settings_for(database))
    await hall.open()
    transport = httpx.ASGITransport(app=Doors(build(hall, opens=False), hall))
    async with httpx.AsyncClient(transport=transport, base_url="http://hall", timeout=60) as client:
        people = [await guest(client, name) for name in PASSWORDS]
        for person, (name, password) in zip(people, PASSWORDS.items(), strict=True):
            await person.want("/api/me/claim", {"name": name, "password": password})
        for moves in (42, 7):
            await play_four(people, moves)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        await people[0].want("/api/tables", {"game": "tyrants", "seats": seats})
    await hall.close()


async def play_four(people: list[Visitor], moves: int) -> None:
    """By chance, in turns; at most so many moves."""
    dice = SeededDice(moves)
    wish = {"game": "four", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = (await people[0].want("/api/tables", wish))["table"]["id"]
    await people[1].want(f"/api/tables/{table}/join", {})
    for move in range(moves):
        seat = move % 2
        seen = (await people[seat].see(f"/api/tables/{table}/outlook", seat=seat))["outlook"]
        if seen["question"] is None:
            return
        options = seen["question"]["options"]
        await people[seat].act(table, options[dice.below(len(options))]["notation"])


def main() -> None:
    """Play, and write what was stored."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "hall.sqlite")
        asyncio.run(leave(f"sqlite:///{file}"))
        with closing(sqlite3.connect(file)) as connection:
            (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            target = DATABASES / f"{version}.sql"
            target.write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")
    print(target)  # noqa: T201  for whoever commits it


if __name__ == "__main__":
    main()
