"""The parts of a position file: what `position` reads and writes."""

from __future__ import annotations

from typing import Annotated

import msgspec

from warhall.games.dungeon_command.actions import ATTACKS
from warhall.games.dungeon_command.battlefield import Laid
from warhall.games.dungeon_command.state import CHANCES, ITEMS, NONE, PHASES, DungeonCommand
from warhall.kernel.written import MOST, Names, as_held, flag, number

SEATS = Names(DungeonCommand.seat_names)
ORDERS = Names(lambda g: g.game.tables.order_kinds)
CREATURES = Names(lambda g: g.game.tables.creature_kinds)
COMMANDERS = Names(lambda g: g.game.tables.commander_kinds)
UNITS = Names(lambda g: [g.unit_name(unit) for unit in range(len(g.kinds))])
SQUARES = Names(lambda g: g.board.names)
KINDS_OF_ITEMS = Names(lambda g: ITEMS)
KINDS_OF_ATTACKS = Names(lambda g: ATTACKS)
PHASES_OF_TURNS = Names(lambda g: PHASES)
FOR_WHICH_CHANCES = Names(lambda g: CHANCES)


class Plain(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a position: a misspelt field is a fault, and what has its usual value is left out."""


class FieldPart(Plain, frozen=True, kw_only=True):
    """The battlefield: a layout of the content, or a drawn map."""

    layout: str = ""
    face: str = "dungeon"
    map: str = ""
    edges: list[tuple[int, int, int, int]] = []
    tiles: list[Laid] = []
    zones: list[list[str]] = []


class SeatPart(Plain, frozen=True, kw_only=True):
    """What one player has."""

    commander: Annotated[str | None, COMMANDERS.one("commanders", NONE)] = None
    faction: str | None = None
    team: int | None = None
    morale: Annotated[int, number("morale", -MOST)] = 10
    leadership: Annotated[int, number("leadership")] = 10
    hand: Annotated[list[str], ORDERS.sorted("hands")] = []
    deck: Annotated[list[str], ORDERS.top_down("decks")] = []
    discard: Annotated[list[str], ORDERS.top_down("discards")] = []
    creature_hand: Annotated[list[str], CREATURES.sorted("creature_hands")] = []
    creature_deck: Annotated[list[str], CREATURES.top_down("creature_decks")] = []
    graveyard: Annotated[list[str], CREATURES.top_down("graveyards")] = []
    passing: str | None = None


class UnitPart(Plain, frozen=True, kw_only=True):
    """A creature in play, or one that was."""

    card: str
    of: str
    controller: str | None = None
    at: str = ""
    """Its upper left square; empty: hidden, or gone."""
    gone: bool = False
    number: int = 0
    """The number in its name, if it does not follow from the order of the list."""
    damage: Annotated[int, number("damage")] = 0
    tapped: bool = False
    activated: bool = False
    used: Annotated[int, number("used")] = 0
    attached: list[str] = []
    """Owner and card: `silver sl_web`; `*` behind it: its power was used this turn."""
    gifts: Annotated[int, number("gifts")] = 0
    melee_bonus: Annotated[int, number("venom")] = 0
    burnt: bool = False


class ItemPart(Plain, frozen=True, kw_only=True):
    """An action on the stack; creatures, squares and cards by name."""

    what: Annotated[str, KINDS_OF_ITEMS.one("what")]
    seat: Annotated[str, SEATS.one("seat")]
    unit: Annotated[str | None, UNITS.one("unit", NONE)] = None
    source: Annotated[int, as_held("source")] = -1
    part: Annotated[int, as_held("part")] = 0
    number: Annotated[int, number("number")] = 0
    group: Annotated[int, number("group")] = 0
    card: Annotated[str | None, ORDERS.one("card", NONE)] = None
    owner: Annotated[str | None, SEATS.one("owner", NONE)] = None
    attached: Annotated[int, as_held("attached")] = -1
    target: Annotated[str | None, UNITS.one("target", NONE)] = None
    aim: Annotated[str | None, UNITS.one("aim", NONE)] = None
    square: Annotated[str | None, SQUARES.one("square", NONE)] = None
    option: Annotated[int, number("option")] = 0
    removed: Annotated[int, as_held("removed")] = -1
    attack: Annotated[str | None, KINDS_OF_ATTACKS.one("attack", NONE)] = None
    answers: Annotated[int, number("answers", NONE)] = -1
    path: Annotated[list[str], SQUARES.row("path")] = []
    helpers: Annotated[list[str], UNITS.row("helpers")] = []
    paid: Annotated[list[str], ORDERS.row("paid")] = []
    foe: Annotated[str | None, UNITS.one("foe", NONE)] = None
    foe_at: Annotated[str | None, SQUARES.one("foe_at", NONE)] = None
    foe_seat: Annotated[str | None, SEATS.one("foe_seat", NONE)] = None
    prevented: list[tuple[str, int]] = []
    dodged: Annotated[list[str], UNITS.mask("dodged")] = []
    cowered: Annotated[list[str], UNITS.mask("cowered")] = []
    dealt: Annotated[int, number("dealt")] = 0


class TurnPart(Plain, frozen=True, kw_only=True):
    """The turn in progress."""

    seat: str | None = None
    phase: Annotated[str, PHASES_OF_TURNS.one("phase")] = "activate"
    active: Annotated[str | None, UNITS.one("active", NONE)] = None
    moved: Annotated[bool, flag("moved")] = False
    commanded: Annotated[int, number("commanded")] = 0
    drawn: Annotated[bool, flag("drawn")] = False
    eventful: Annotated[bool, flag("eventful")] = False


class Position(Plain, frozen=True, kw_only=True):
    """A whole position."""

    battlefield: FieldPart
    seats: dict[str, SeatPart]
    creatures: list[UnitPart] = []
    mode: str = "standard"
    chances: Annotated[str, FOR_WHICH_CHANCES.one("chances")] = "worthwhile"
    first: str | None = None
    round: Annotated[int, number("round")] = 1
    quiet: Annotated[int, number("quiet")] = 0
    chests: dict[str, int] = {}
    tokens: dict[str, int] = {}
    opened: Annotated[list[int], as_held("opened")] = []
    turn: TurnPart | None = None
    stack: list[ItemPart] = []
    now: ItemPart | None = None
    draft: ItemPart | None = None
    fired: Annotated[list[tuple[int, ...]], as_held("fired")] = []
    due: Annotated[list[tuple[int, int, int]], as_held("due")] = []
    hits: Annotated[list[tuple[int, int, int]], as_held("hits")] = []
    serial: Annotated[int, number("serial")] = 0
