"""What lessons and puzzles claim of a position of Dungeon Command: `morale silver`, `left sl_drider#1`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from warhall.games.dungeon_command.state import DungeonCommand
from warhall.games.dungeon_command.statics import hit_points
from warhall.kernel.game import UnknownFactError, no_fact

GONE = -2


def found(g: DungeonCommand, seat: int, word: str, wanted: Any, moments: Sequence[DungeonCommand]) -> object:  # noqa: C901, PLR0911, PLR0912  one line a word
    """What is true of a seat, a creature or a square."""
    what, _, of = word.partition(" ")
    match what:
        case "morale":
            return g.morale[_seat(g, of)]
        case "leadership":
            return g.leadership[_seat(g, of)]
        case "used":
            return g.led[_seat(g, of)]
        case "hand":
            return len(g.hands[_seat(g, of)])
        case "damage":
            return g.damage[_creature(g, of)]
        case "left":
            return hit_points(g, _creature(g, of)) - g.damage[_creature(g, of)]
        case "tapped":
            return bool(g.tapped >> _creature(g, of) & 1)
        case "gone":
            return g.places[_creature(g, of)] == GONE
        case "tokens":
            return g.tokens[g.board.treasure_at[g.board.map.cell_named(of)]]
        case "stack":
            return len(g.stack)
        case "turn":
            return g.seat_names()[g.turn]
        case "round":
            return g.round
        case _:
            return no_fact(g, seat, word, wanted, moments)


def _seat(g: DungeonCommand, name: str) -> int:
    if name not in g.seat_names():
        raise UnknownFactError(f"no seat {name[:40]!r}: there are {', '.join(g.seat_names())}")
    return g.seat_names().index(name)


def _creature(g: DungeonCommand, name: str) -> int:
    names = [g.unit_name(number) for number in range(len(g.kinds))]
    if name not in names:
        raise UnknownFactError(f"no creature {name[:60]!r}: there are {', '.join(names)}")
    return names.index(name)
