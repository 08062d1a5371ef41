"""The search for leaks finds none in the game with secrets, and finds one that is planted."""

from __future__ import annotations

import pytest

from tests.server.leaks import search
from warhall.games import game
from warhall.kernel.outlook import Outlook
from warhall.server.play import Play
from warhall.server.viewing import Moment

pytestmark = pytest.mark.anyio
SEED = 3


async def test_nothing_that_a_hall_says_tells_worlds_apart_that_look_the_same() -> None:
    duel = game("duel")
    tally = await search(duel, duel.modes[0], 2, SEED, moments=2)
    assert tally is not None
    assert tally.leaks == []
    assert (tally.pairs, tally.actions > 0, tally.answers > 300) == (12, True, True)


async def test_an_outlook_through_the_wrong_eyes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def through_anothers(_: Moment, play: Play, eyes: int | None, *, ahead: bool) -> Outlook:
        return play.table.outlook(0, ahead=ahead)

    monkeypatch.setattr(Moment, "_outlook", through_anothers)
    duel = game("duel")
    tally = await search(duel, duel.modes[0], 2, SEED, moments=2)
    assert tally is not None
    assert any("seat None" in leak for leak in tally.leaks)
    assert not any("2, seat 0," in leak for leak in tally.leaks)
