"""What a table is played with: picked by its host, and picked anew as long as nobody else sits there.

Here: what the rules say about it, and what may still be changed. Not here: who sits where (`seating`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from warhall.kernel.errors import WarhallError
from warhall.kernel.game import Game
from warhall.server.desk import Desk
from warhall.server.facts import Clock, Repicked, Who
from warhall.server.faults import HallError, fault_of
from warhall.server.seating import check_clock, check_draft, check_host


class Repick(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What an open table shall be played with instead; the seats stay as they are."""

    mode: str | None = None
    options: dict[str, Any] = {}
    clock: Clock | None = None
    hints: bool = True


def picked(game: Game, players: int, mode: str | None, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a game as it will find them.

    Raises:
        HallError: the rules forbid them.
    """
    try:
        agreed = game.choose({**options, "players": players, "mode": mode or game.modes[0]})
        check_draft(game.draft(game, agreed))
    except WarhallError as error:
        raise fault_of(error) from error
    found: dict[str, Any] = msgspec.to_builtins(agreed)
    return found


def repicked(desk: Desk, person: Who, wish: Repick) -> Repicked:
    """What the host picks instead: nobody sits down to one game and plays another.

    Raises:
        HallError: it is too late for that, or the rules forbid it.
    """
    check_host(desk, person)
    ledger = desk.ledger
    if ledger.status != "open":
        raise HallError("not-open", "the game has begun")
    if any(chair.person is not None and chair.person.id != person.id for chair in ledger.chairs):
        raise HallError("not-now", "somebody else sits here already")
    if ledger.record is not None or desk.game is None or desk.stranded:
        raise HallError("not-now", "this game goes on from another")
    check_clock(wish.clock)
    options = picked(desk.game, len(ledger.chairs), wish.mode, wish.options)
    return Repicked(options=options, clock=wish.clock, hints=wish.hints)
