"""Unit cards, terrain and maps in numbers: the rows of the tables.

Here: their forms. Not here: how they are filled from what is printed (`tables`).
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from warhall.games.fantasy_commander.operations import (
    AnyOp,
)
from warhall.games.fantasy_commander.printed import Unit as UnitCard
from warhall.kernel.words import Name

Effect: TypeAlias = tuple[int, int, int, int]
"""A lasting change: what it is (E_...), and up to three numbers."""


class Paid(NamedTuple):
    """A property that must be paid for: cost by colour and of any colour, effects on the unit, operations."""

    cost: tuple[int, int, int]
    any: int
    effects: tuple[Effect, ...]
    ops: tuple[AnyOp, ...]
    name: Name


class Kind(NamedTuple):
    """A unit card in numbers."""

    card: UnitCard
    faction: int
    type: int
    ordinary: bool
    tokens: tuple[int, int, int, int]
    """Red, blue, green and purple orders of its leadership."""
    dice: int
    rerolls: int
    attack: int
    defence: int
    shots: int
    """Dice of the ranged attack; 0 if it has none."""
    base: int
    reach: int
    magic: bool
    size: int
    """Miniatures or health."""
    stamina: int
    """NONE if the card has no such field."""
    move: int
    run: int
    cost: int
    props: int
    levels: tuple[int, ...]
    aura: int
    """The radius of its aura; 0 if it has none."""
    aura_enemy: bool
    aura_props: int
    aura_levels: tuple[int, ...]
    paid: tuple[Paid, ...]


class Soil(NamedTuple):
    """A kind of terrain in numbers."""

    faction: int
    """Whose units it acts on; NONE: everybody's."""
    aura: int
    difficult: bool
    impassable: bool
    blocks: bool
    no_advance: bool
    sees_over: bool
    ignores_damage: int
    rest_restores: int
    reroll_any: bool
    effects: tuple[tuple[Effect, int, int], ...]
    """Lasting changes, each with the type and the property that a unit needs for it (NONE, 0: any)."""
    at_start: tuple[AnyOp, ...]
    command: tuple[AnyOp, ...]


class Field(NamedTuple):
    """All masks that follow from the terrain of a map."""

    impassable: int
    blocks: int
    difficult: int
    patches: dict[int, int]
    """For each kind of difficult terrain its hexes."""
    special: int
    """Hexes whose own terrain changes a unit in it."""
    auras: tuple[tuple[int, int, int], ...]
    """Terrain whose effect reaches farther: kind, hex, and the hexes it reaches."""
    aura_hexes: int


class Chart(NamedTuple):
    """A printed map in numbers."""

    terrain: bytes
    zones: dict[str, int]
    points: int
    towns: tuple[int, ...]
    town_names: tuple[Name, ...]
    buildings: tuple[int, ...]
