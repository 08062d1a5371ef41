"""The parts of a position file: what `position` reads and writes."""

from __future__ import annotations

from typing import Annotated

import msgspec

from warhall.games.dnd_miniatures.battlefield import AreaOf, Flow
from warhall.games.dnd_miniatures.state import FULL_RULES, NONE, PHASES, DndMiniatures
from warhall.games.dnd_miniatures.under_way import Fight, Motion
from warhall.kernel.written import Names, as_held, flag, number

ANY = 1 << 70
"""No set of boxes or of kinds of damage reaches so far."""
SEATS = Names(DndMiniatures.seat_names)
UNITS = Names(lambda g: [g.unit_name(unit) for unit in range(len(g.kinds))])
FIGURES = Names(lambda g: g.game.tables.labels)
PHASES_OF_BATTLES = Names(lambda g: PHASES)


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
    pool: Annotated[list[str], FIGURES.each("pools")] = []
    picks: list[str] = []
    finished: Annotated[int, as_held("finished")] = 0


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
    boxes: Annotated[int, number("boxes", 0, ANY)] = 0
    spent: Annotated[int, number("spent")] = 0
    activated: Annotated[int, number("activations")] = 0
    ended: Annotated[int, number("ended")] = 0
    suffered: Annotated[int, number("suffered", 0, ANY)] = 0
    last_blow: Annotated[int, number("last_blow", 0, ANY)] = 0
    awards: list[int] = []


class TurnPart(Plain, frozen=True, kw_only=True):
    """The turn in progress."""

    seat: Annotated[str | None, SEATS.one("turn", NONE)] = None
    owed: Annotated[int, as_held("owed")] = 0
    active: Annotated[str | None, UNITS.one("active", NONE)] = None
    done: Annotated[int, as_held("done")] = 0
    serial: Annotated[int, as_held("serial")] = 0
    struck: Annotated[list[str], UNITS.mask("struck")] = []
    acted: Annotated[list[str], UNITS.mask("acted")] = []
    used: list[tuple[str, str]] = []
    attacks: Annotated[int, as_held("attacks")] = 0


class Position(Plain, frozen=True, kw_only=True):
    """A whole position."""

    map: MapPart
    scenario: Annotated[str, as_held("scenario")] = "assault"
    limit: Annotated[int, as_held("limit")] = 200
    target: int | None = None
    lessons: Annotated[int, as_held("lessons")] = FULL_RULES
    seats: dict[str, SeatPart]
    vp: list[int] = []
    creatures: list[CreaturePart] = []
    phase: Annotated[str, PHASES_OF_BATTLES.one("phase")] = "round"
    round: Annotated[int, as_held("round")] = 1
    first: str | None = None
    quiet: Annotated[int, as_held("quiet")] = 0
    eventful: Annotated[bool, flag("eventful")] = False
    winner: Annotated[str | None, SEATS.one("winner", NONE)] = None
    rolls: list[list[int]] = []
    order: list[int] | None = None
    turns: Annotated[int, as_held("turns")] = 2
    turn: TurnPart | None = None
    unveiled: Annotated[list[str], UNITS.mask("unveiled")] = []
    teleported: Annotated[list[str], UNITS.mask("teleported")] = []
    dying: Annotated[list[str], UNITS.mask("dying")] = []
    late: Annotated[list[str], UNITS.mask("late")] = []
    returning: Annotated[list[tuple[int, int, int, int]], as_held("returning")] = []
    saving: Annotated[list[int], as_held("saving")] = []
    fights: list[Fight] = []
    areas: list[list[str]] = []
    """The squares of each attack in progress that has an area."""
    motions: Annotated[list[Motion], as_held("motions")] = []
