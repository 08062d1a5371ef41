"""A hall with content packs: tables are played with them, bots know them, and a table without its pack says so."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.server.conftest import Opener
from tests.server.playing import ME, Visitor, bot
from tests.server.test_bots import state_of
from warhall.games import UnknownGameError, game, lay
from warhall.kernel.errors import ContentError
from warhall.server.rest import games as pages

pytestmark = pytest.mark.anyio


@cache
def pack() -> Path:
    return game("tyrants").folder / "example"


@pytest.fixture
def laid() -> Iterator[str]:
    """The example of Tyrants lies over the game in this process; the mark by which tables know it."""
    lay(pack())
    pages.page.cache_clear()
    yield game("tyrants").packs[0]
    lay()
    pages.page.cache_clear()


async def test_a_table_is_played_with_the_packs_of_the_hall(opener: Opener, sqlite: str, laid: str) -> None:
    hall = await opener(sqlite, packs=(pack(),))
    anna = await hall.guest()
    details = await anna.see("/api/games/tyrants")
    assert details["packs"] == [laid]
    assert (await anna.see("/api/games/tyrants/names"))["card"]["noble"]["en"] == "Generous Noble"
    made = await anna.want("/api/tables", {"game": "tyrants", "seats": [bot("random"), bot("random")]})
    ledger = await state_of(hall, made["table"]["id"], lambda ledger: ledger.count >= 4)
    assert ledger.packs == (laid,)
    assert hall.hall.thinkers.fallbacks == 0


async def test_a_table_without_its_pack_says_so_and_one_from_before_goes_on(
    opener: Opener, sqlite: str, laid: str
) -> None:
    hall = await opener(sqlite)
    anna = await hall.guest()
    lay()
    before = (await anna.want("/api/tables", {"game": "tyrants", "seats": [ME, ME]}))["table"]["id"]
    lay(pack())
    table = (await anna.want("/api/tables", {"game": "tyrants", "seats": [ME, ME]}))["table"]["id"]
    assert (await anna.see(f"/api/tables/{before}/outlook"))["outlook"]["count"] == 0
    lay()
    again = Visitor((await opener(sqlite)).client, anna.token)
    answer = await again.post(f"/api/tables/{table}/actions", {"notation": "pass", "count": 0, "seat": 0})
    assert (answer.status_code, answer.json()["code"]) == (410, "pack-gone")
    assert "open_purses" in answer.json()["message"]
    lay(pack())
    back = Visitor((await opener(sqlite)).client, anna.token)
    for each in (before, table):
        assert (await back.see(f"/api/tables/{each}/outlook"))["outlook"]["count"] == 0


def test_a_pack_for_a_game_that_is_not_here_or_a_faulty_one_is_not_laid(tmp_path: Path) -> None:
    about = (pack() / "pack.yaml").read_text(encoding="utf-8")
    (tmp_path / "pack.yaml").write_text(about.replace("game: tyrants", "game: tyrant"), encoding="utf-8")
    with pytest.raises(UnknownGameError, match=r"no game 'tyrant' \(did you mean 'tyrants'\?\)"):
        lay(tmp_path)
    with pytest.raises(ContentError, match=r"nowhere/pack.yaml:1: \$: there is no such file"):
        lay(tmp_path / "nowhere")
    assert game("tyrants").packs == ()
