"""The parts of a position file: what `position` reads and writes."""

from __future__ import annotations

import msgspec

from warhall.games.dnd_miniatures.battlefield import AreaOf, Flow
from warhall.games.dnd_miniatures.state import FULL_RULES
from warhall.games.dnd_miniatures.under_way import Fight, Motion


class Plain(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a position: a misspelt field is a fault, and what has its usual value is left out."""


class MapPart(Plain, frozen=True, kw_only=True):
    """The map: one of the content by its name alone, or a drawn one."""

    name: str = "drawn"
    drawn: str = ""
    zones: str = ""
    areas: list[AreaOf] = []
    edges: list[tuple[int, int, str]] = []
    flows: list[Flow] = []


class SeatPart(Plain, frozen=True, kw_only=True):
    """What one player has."""

    team: int | None = None
    letter: int = -1
    map: str = ""
    pool: list[str] = []
    picks: list[str] = []
    finished: int = 0


class EffectPart(Plain, frozen=True, kw_only=True):
    """A lasting effect."""

    what: str = "condition"
    of: str = ""
    code: int = 0
    n: int = 0
    until: str = "battle"
    deadline: int = 0
    source: str = ""
    author: str = ""
    worse: str = ""


class CreaturePart(Plain, frozen=True, kw_only=True):
    """A creature of the battle."""

    card: str
    of: str
    controller: str | None = None
    at: str = ""
    """Its north-west square; empty: not yet deployed, or gone."""
    gone: bool = False
    hp: int | None = None
    temporary: list[tuple[str, int]] = []
    effects: list[EffectPart] = []
    boxes: int = 0
    spent: int = 0
    activated: int = 0
    ended: int = 0
    suffered: int = 0
    last_blow: int = 0
    awards: list[int] = []


class TurnPart(Plain, frozen=True, kw_only=True):
    """The turn in progress."""

    seat: str | None = None
    owed: int = 0
    active: str | None = None
    done: int = 0
    serial: int = 0
    struck: list[str] = []
    acted: list[str] = []
    used: list[tuple[str, str]] = []
    attacks: int = 0


class Position(Plain, frozen=True, kw_only=True):
    """A whole position."""

    map: MapPart
    scenario: str = "assault"
    limit: int = 200
    target: int | None = None
    lessons: int = FULL_RULES
    seats: dict[str, SeatPart]
    vp: list[int] = []
    creatures: list[CreaturePart] = []
    phase: str = "round"
    round: int = 1
    first: str | None = None
    quiet: int = 0
    eventful: bool = False
    winner: str | None = None
    rolls: list[list[int]] = []
    order: list[int] | None = None
    turns: int = 2
    turn: TurnPart | None = None
    unveiled: list[str] = []
    teleported: list[str] = []
    dying: list[str] = []
    late: list[str] = []
    returning: list[tuple[int, int, int, int]] = []
    saving: list[int] = []
    fights: list[Fight] = []
    areas: list[list[str]] = []
    """The squares of each attack in progress that has an area."""
    motions: list[Motion] = []
