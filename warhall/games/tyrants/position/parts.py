"""What a position consists of, and what it need not say because the rest tells it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from warhall.games.tyrants.actions import WHITE
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
from warhall.kernel.written import Names, as_held, number

ENDINGS = {"no": NOT_ENDING, "troops": LAST_TROOP, "market": MARKET_EMPTY}
STAGES = {"set-up": SET_UP, "1": STAGE_1, "2": STAGE_2}


CARDS = Names(lambda g: g.game.tables.kinds)
SITES = Names(lambda g: g.game.tables.site_numbers)
SPACES = Names(lambda g: g.game.tables.spaces)
SEATS = Names(Tyrants.seat_names)
COLOURS_OF_TROOPS = Names(lambda g: {name: colour for colour, name in enumerate(g.seat_names())} | {"white": WHITE})
STAGE_NAMES = Names(lambda g: STAGES)
ENDING_NAMES = Names(lambda g: ENDINGS)


class Plain(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a position: a misspelt field is a fault, and what has its usual value is left out."""


class SeatPart(Plain, frozen=True, kw_only=True):
    """What one player has."""

    hand: Annotated[list[str], CARDS.each("hands")] = []
    deck: Annotated[list[str], CARDS.top_down("decks")] = []
    discard: Annotated[list[str], CARDS.top_down("discards")] = []
    inner_circle: Annotated[list[str], CARDS.each("inner")] = []
    troops: list[str] = []
    spies: list[str] = []
    trophies: dict[str, int] = {}
    vp: Annotated[int, number("vp")] = 0
    barracks: int | None = None
    """Fewer troops than are left over: the others are out of the game."""


class Memory(Plain, frozen=True, kw_only=True):
    """What the card that is being resolved remembers."""

    card: Annotated[str | None, CARDS.one("card", EMPTY)] = None
    this: Annotated[int, as_held("this")] = NONE
    that_site: Annotated[str | None, SITES.one("that_site", NONE)] = None
    those_sites: Annotated[list[str], SITES.mask("those_sites")] = []
    victim: Annotated[str | None, COLOURS_OF_TROOPS.one("victim", NONE)] = None
    causer: Annotated[str | None, SEATS.one("causer", NONE)] = None
    deployed: Annotated[list[str], SPACES.each("deployed")] = []
    aside: Annotated[list[str | None], CARDS.each("aside", EMPTY)] = []


class TurnPart(Plain, frozen=True, kw_only=True):
    """The turn in progress."""

    seat: Annotated[str | None, SEATS.one("active", 0)] = None
    stage: Annotated[Literal["set-up", "1", "2"], STAGE_NAMES.one("stage")] = "1"
    power: Annotated[int, number("power")] = 0
    influence: Annotated[int, number("influence")] = 0
    played: Annotated[list[str | None], CARDS.each("played", EMPTY)] = []
    waiting: Annotated[list[tuple[str, int]], as_held("waiting")] = []
    shown: Annotated[list[str], CARDS.each("shown")] = []
    opened: Annotated[bool, as_held("opened")] = False
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
    first: Annotated[str | None, SEATS.one("first", 0)] = None
    round: Annotated[int, as_held("round")] = 1
    ending: Annotated[Literal["no", "troops", "market"], ENDING_NAMES.one("ending")] = "no"
    white: list[str] | Literal["start"] = []
    market: list[str | None] = []
    market_deck: Annotated[list[str], CARDS.top_down("market_deck")] = []
    devoured: Annotated[list[str], CARDS.top_down("devoured")] = []
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
