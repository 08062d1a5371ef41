"""The parts of a position file: what `position` reads and writes."""

from __future__ import annotations

import msgspec

from warhall.games.dungeon_command.battlefield import Laid


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

    commander: str | None = None
    faction: str | None = None
    team: int | None = None
    morale: int = 10
    leadership: int = 10
    hand: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    creature_hand: list[str] = []
    creature_deck: list[str] = []
    graveyard: list[str] = []
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
    damage: int = 0
    tapped: bool = False
    activated: bool = False
    used: int = 0
    attached: list[str] = []
    """Owner and card: `silver sl_web`; `*` behind it: its power was used this turn."""
    gifts: int = 0
    melee_bonus: int = 0
    burnt: bool = False


class ItemPart(Plain, frozen=True, kw_only=True):
    """An action on the stack; creatures, squares and cards by name."""

    what: str
    seat: str
    unit: str | None = None
    source: int = -1
    part: int = 0
    number: int = 0
    group: int = 0
    card: str | None = None
    owner: str | None = None
    attached: int = -1
    target: str | None = None
    aim: str | None = None
    square: str | None = None
    option: int = 0
    removed: int = -1
    attack: str | None = None
    answers: int = -1
    path: list[str] = []
    helpers: list[str] = []
    paid: list[str] = []
    foe: str | None = None
    foe_at: str | None = None
    foe_seat: str | None = None
    prevented: list[tuple[str, int]] = []
    dodged: list[str] = []
    cowered: list[str] = []
    dealt: int = 0


class TurnPart(Plain, frozen=True, kw_only=True):
    """The turn in progress."""

    seat: str | None = None
    phase: str = "activate"
    active: str | None = None
    moved: bool = False
    commanded: int = 0
    drawn: bool = False
    eventful: bool = False


class Position(Plain, frozen=True, kw_only=True):
    """A whole position."""

    battlefield: FieldPart
    seats: dict[str, SeatPart]
    creatures: list[UnitPart] = []
    mode: str = "standard"
    chances: str = "worthwhile"
    first: str | None = None
    round: int = 1
    quiet: int = 0
    chests: dict[str, int] = {}
    tokens: dict[str, int] = {}
    opened: list[int] = []
    turn: TurnPart | None = None
    stack: list[ItemPart] = []
    now: ItemPart | None = None
    draft: ItemPart | None = None
    fired: list[tuple[int, ...]] = []
    due: list[tuple[int, int, int]] = []
    hits: list[tuple[int, int, int]] = []
    serial: int = 0
