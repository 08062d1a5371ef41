"""A state as plain data: numbers become names, and what has its usual value is left out."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from warhall.games.tyrants.actions import WHITE
from warhall.games.tyrants.position.parts import (
    CARDS,
    Memory,
    Position,
    SeatPart,
    TurnPart,
    aspects_played,
    cards_left,
    markers_held,
    troops_left,
)
from warhall.games.tyrants.setup import outer_section
from warhall.games.tyrants.state import COLOURS, EMPTY, Tyrants
from warhall.geometry.masks import cells_of
from warhall.kernel.written import written


def write(g: Tyrants) -> dict[str, Any]:
    """A state as plain data."""
    return msgspec.to_builtins(_Writing(g).position())  # type: ignore[no-any-return]


class _Writing:
    """Turns numbers into names."""

    def __init__(self, g: Tyrants) -> None:
        self.g = g
        self.tables = g.game.tables
        self.names = g.seat_names()

    def position(self) -> Position:
        g, tables = self.g, self.tables
        halves = [tables.half_decks[half] for half in g.half_decks]
        return written(
            Position,
            g,
            seats={name: self.seat(seat) for seat, name in enumerate(self.names)},
            half_decks=None if sorted(halves) == sorted(tables.setup.half_decks) else halves,
            section=outer_section(tables, g.layout) if len(tables.layouts_for[g.seats]) > 1 else None,
            white=self.white(),
            market=CARDS.each("market", EMPTY).write(g, g.market) if any(kind != EMPTY for kind in g.market) else [],
            stacks={
                tables.cards[kind].id: g.stacks[stack]
                for stack, kind in enumerate(tables.stack_kinds)
                if g.stacks[stack] != cards_left(g, kind)
            },
            turn=None if (turn := self.turn()) == TurnPart() else turn,
        )

    def white(self) -> list[str] | Literal["start"]:
        g = self.g
        if g.troops[WHITE] == self.tables.layouts[g.layout].white:
            return "start"
        return self.spaces(g.troops[WHITE])

    def seat(self, seat: int) -> SeatPart:
        g = self.g
        trophies = g.trophies[COLOURS * seat : COLOURS * seat + COLOURS]
        return written(
            SeatPart,
            g,
            seat,
            troops=self.spaces(g.troops[seat]),
            spies=self.sites(g.spies[seat]),
            trophies={self.colour(colour): count for colour, count in enumerate(trophies) if count},
            barracks=None if g.barracks[seat] == troops_left(g, seat) else g.barracks[seat],
        )

    def turn(self) -> TurnPart:
        g = self.g
        return written(
            TurnPart,
            g,
            paid=None if g.paid == markers_held(g) else self.sites(g.paid),
            aspects=None if g.aspects == aspects_played(g) else self.aspects(),
            memory=None if (memory := written(Memory, g)) == Memory() else memory,
        )

    def aspects(self) -> dict[str, int]:
        named = (*self.tables.aspects, "none")
        return {aspect: count for aspect, count in zip(named, self.g.aspects, strict=True) if count}

    def spaces(self, mask: int) -> list[str]:
        return [self.tables.space_ids[space] for space in cells_of(mask)]

    def sites(self, mask: int) -> list[str]:
        return [self.tables.sites[site].id for site in cells_of(mask)]

    def colour(self, colour: int) -> str:
        return "white" if colour == WHITE else self.names[colour]
