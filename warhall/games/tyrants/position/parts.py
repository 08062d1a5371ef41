"""What a position consists of, and what it need not say because the rest tells it."""

from __future__ import annotations

from typing import Literal

import msgspec

from warhall.games.tyrants.setup import stack_size
from warhall.games.tyrants.state import (
    COLOURS,
    EMPTY,
    LAST_TROOP,
    MARKET_EMPTY,
    NONE,
    NOT_ENDING,
    SET_UP,
    STAGE_1,
    STAGE_2,
    Tyrants,
)

ENDINGS = {NOT_ENDING: "no", LAST_TROOP: "troops", MARKET_EMPTY: "market"}
STAGES = {SET_UP: "set-up", STAGE_1: "1", STAGE_2: "2"}


class Plain(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a position: a misspelt field is a fault, and what has its usual value is left out."""


class SeatPart(Plain, frozen=True, kw_only=True):
    """What one player has."""

    hand: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    inner_circle: list[str] = []
    troops: list[str] = []
    spies: list[str] = []
    trophies: dict[str, int] = {}
    vp: int = 0
    barracks: int | None = None
    """Fewer troops than are left over: the others are out of the game."""


class Memory(Plain, frozen=True, kw_only=True):
    """What the card that is being resolved remembers."""

    card: str | None = None
    this: int = NONE
    that_site: str | None = None
    those_sites: list[str] = []
    victim: str | None = None
    causer: str | None = None
    deployed: list[str] = []
    aside: list[str | None] = []


class TurnPart(Plain, frozen=True, kw_only=True):
    """The turn in progress."""

    seat: str | None = None
    stage: Literal["set-up", "1", "2"] = "1"
    power: int = 0
    influence: int = 0
    played: list[str | None] = []
    waiting: list[tuple[str, int]] = []
    shown: list[str] = []
    opened: bool = False
    paid: list[str] | None = None
    """The sites whose markers have given Influence; all that are held, if nothing is said."""
    aspects: dict[str, int] | None = None
    """The aspects of the cards played, if the played area does not tell."""
    memory: Memory | None = None


class Position(Plain, frozen=True, kw_only=True):
    """A whole position."""

    seats: dict[str, SeatPart]
    half_decks: list[str] | None = None
    section: str | None = None
    first: str | None = None
    round: int = 1
    ending: Literal["no", "troops", "market"] = "no"
    white: list[str] | Literal["start"] = []
    market: list[str | None] = []
    market_deck: list[str] = []
    devoured: list[str] = []
    stacks: dict[str, int] = {}
    turn: TurnPart | None = None


def troops_left(g: Tyrants, seat: int) -> int:
    """TU-1.9: the troops of a colour that are neither on the board nor in a trophy hall."""
    trophies = sum(g.trophies[COLOURS * hall + seat] for hall in range(g.seats))
    return g.game.tables.setup.troops - g.troops[seat].bit_count() - trophies


def cards_left(g: Tyrants, kind: int) -> int:
    """The cards of a stack that are nowhere else; none if the stack is not in the game."""
    zones = [*g.decks, *g.hands, *g.discards, *g.inner, g.devoured, g.played, g.aside]
    elsewhere = sum(zone.count(kind) for zone in zones)
    return max(0, stack_size(g.game.tables, kind, g.half_decks) - elsewhere)


def markers_held(g: Tyrants) -> int:
    """The sites whose markers the active player holds, in stage 1 or 2."""
    return 0 if g.stage == SET_UP else g.controlled[g.active] & g.game.tables.marker_sites


def aspects_played(g: Tyrants) -> list[int]:
    """The aspects of the cards in the played area."""
    tables = g.game.tables
    counts = [0] * len(g.aspects)
    for kind in g.played:
        if kind != EMPTY:
            counts[tables.aspect[kind]] += 1
    return counts
