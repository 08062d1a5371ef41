"""What can be written of a position: its fields, their bounds, and what is meant where one is left out."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from warhall.games.fantasy_commander.aims import KINDS
from warhall.games.fantasy_commander.state import ACTIVE
from warhall.games.fantasy_commander.tables import NONE
from warhall.games.fantasy_commander.view import PHASES, STEPS

Small: TypeAlias = Annotated[int, msgspec.Meta(ge=-1, le=999)]
Mask: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]
Numbers: TypeAlias = Annotated[list[Small], msgspec.Meta(max_length=300)]
Words: TypeAlias = Annotated[list[str], msgspec.Meta(max_length=300)]


class UnitLine(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One unit: its card, its side, its hex, its tokens."""

    unit: str
    side: str
    at: str | None = None
    wounds: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    fatigue: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    order: str | None = None
    exchanged: bool = False
    """FC-9.10: its order is a purple one in exchange."""
    defends: bool = False
    late: bool = False
    drank: bool = False
    """FC-26.30: has used Vampirism this round."""
    destroyed: bool = False


class SideLine(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One side: cards (the last of a deck is its top), orders, dice, points."""

    deck: Words = []
    discard: Words = []
    laid: Words = []
    reserve: dict[str, Small] = {}
    spent: dict[str, Small] = {}
    given: dict[str, Small] = {}
    vp: Small = 0
    scored: Numbers = []
    """What the points were for, by the lines of the scenario's scoring."""
    slain: Annotated[int, msgspec.Meta(ge=0, le=99999)] = 0
    dice: Words = []
    marked: Words = []
    rerolls: Small = 0
    wide_rerolls: Small = 0
    rolling: Small = 0
    fewer: Small = 0
    lays: Small = 0
    knows: tuple[Small, Small] = (0, 0)
    """How many cards it knows from the top of its own deck and of the other's."""


class Written(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole position."""

    kind: str = KINDS[0]
    scenario: str | None = None
    map: str | None = None
    factions: Words = []
    players: Words = []
    round: Small = 1
    phase: str = PHASES[ACTIVE]
    colour: str = STEPS[0]
    turn: str | None = None
    initiative: str | None = None
    first: str | None = None
    board: str | None = None
    zones: str | None = None
    points: Words | None = None
    towns: Words | None = None
    fallen: Small = 0
    units: list[UnitLine] = []
    former: Words = []
    """The units of the battle before, while those of the next are picked."""
    effects: list[list[Any]] = []
    sides: dict[str, SideLine] = {}
    play_to: Small = NONE
    round_limit: Small = 20
    deck_face: str = "up"
    supply: dict[str, Annotated[int, msgspec.Meta(ge=0, le=255)]] | None = None
    recruits: dict[str, Annotated[int, msgspec.Meta(ge=0, le=255)]] | None = None
    ranged_max: Small = 0
    fog: Small = 0
    run_bonus: Annotated[int, msgspec.Meta(ge=-9, le=9)] = 0
    ready: Mask = 0
    declined: Mask = 0
    playing: str | None = None
    placed: bool = False
    waiting: Words = []
    chosen: Words = []
    picked: Small = NONE
    last_laid: str | None = None
    monsters: Small = NONE
    buildings: dict[str, Small] = {}
    razed: Small = 0
    activation: dict[str, Any] | None = None
    attack: dict[str, Any] | None = None
    muster: dict[str, Any] | None = None
    campaign: dict[str, Any] | None = None
