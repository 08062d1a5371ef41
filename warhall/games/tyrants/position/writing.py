"""A state as plain data: numbers become names, and what has its usual value is left out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from warhall.games.tyrants.actions import WHITE
from warhall.games.tyrants.position.parts import (
    ENDINGS,
    STAGES,
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
from warhall.games.tyrants.state import COLOURS, EMPTY, NONE, Tyrants
from warhall.geometry.masks import cells_of


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
        return Position(
            seats={name: self.seat(seat) for seat, name in enumerate(self.names)},
            half_decks=None if sorted(halves) == sorted(tables.setup.half_decks) else halves,
            section=outer_section(tables, g.layout) if len(tables.layouts_for[g.seats]) > 1 else None,
            first=self.names[g.first] if g.first else None,
            round=g.round,
            ending=ENDINGS[g.ending],  # type: ignore[arg-type]
            white=self.white(),
            market=self.cards_or_none(g.market) if any(kind != EMPTY for kind in g.market) else [],
            market_deck=self.cards(g.market_deck[::-1]),
            devoured=self.cards(g.devoured[::-1]),
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
        return SeatPart(
            hand=self.cards(g.hands[seat]),
            deck=self.cards(g.decks[seat][::-1]),
            discard=self.cards(g.discards[seat][::-1]),
            inner_circle=self.cards(g.inner[seat]),
            troops=self.spaces(g.troops[seat]),
            spies=self.sites(g.spies[seat]),
            trophies={self.colour(colour): count for colour, count in enumerate(trophies) if count},
            vp=g.vp[seat],
            barracks=None if g.barracks[seat] == troops_left(g, seat) else g.barracks[seat],
        )

    def turn(self) -> TurnPart:
        g = self.g
        return TurnPart(
            seat=self.names[g.active] if g.active else None,
            stage=STAGES[g.stage],  # type: ignore[arg-type]
            power=g.power,
            influence=g.influence,
            played=self.cards_or_none(g.played),
            waiting=g.waiting,
            shown=self.cards(g.shown),
            opened=g.opened,
            paid=None if g.paid == markers_held(g) else self.sites(g.paid),
            aspects=None if g.aspects == aspects_played(g) else self.aspects(),
            memory=None if (memory := self.memory()) == Memory() else memory,
        )

    def aspects(self) -> dict[str, int]:
        named = (*self.tables.aspects, "none")
        return {aspect: count for aspect, count in zip(named, self.g.aspects, strict=True) if count}

    def memory(self) -> Memory:
        g = self.g
        return Memory(
            card=None if g.card == EMPTY else self.tables.cards[g.card].id,
            this=g.this,
            that_site=None if g.that_site == NONE else self.tables.sites[g.that_site].id,
            those_sites=self.sites(g.those_sites),
            victim=None if g.victim == NONE else self.colour(g.victim),
            causer=None if g.causer == NONE else self.names[g.causer],
            deployed=[self.tables.space_ids[space] for space in g.deployed],
            aside=self.cards_or_none(g.aside),
        )

    def cards(self, kinds: Iterable[int]) -> list[str]:
        return [self.tables.cards[kind].id for kind in kinds]

    def cards_or_none(self, kinds: Iterable[int]) -> list[str | None]:
        return [None if kind == EMPTY else self.tables.cards[kind].id for kind in kinds]

    def spaces(self, mask: int) -> list[str]:
        return [self.tables.space_ids[space] for space in cells_of(mask)]

    def sites(self, mask: int) -> list[str]:
        return [self.tables.sites[site].id for site in cells_of(mask)]

    def colour(self, colour: int) -> str:
        return "white" if colour == WHITE else self.names[colour]
