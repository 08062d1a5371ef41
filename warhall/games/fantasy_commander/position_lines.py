"""What can be written of a position: its fields, their bounds, and what is meant where one is left out."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from warhall.games.fantasy_commander.aims import KINDS
from warhall.games.fantasy_commander.state import ACTIVE
from warhall.games.fantasy_commander.tables import NONE
from warhall.games.fantasy_commander.view import COLOURS, FACES, PHASES, STEPS
from warhall.kernel.written import Names, as_held

Small: TypeAlias = Annotated[int, msgspec.Meta(ge=-1, le=999)]
Mask: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]
Numbers: TypeAlias = Annotated[list[Small], msgspec.Meta(max_length=300)]
Words: TypeAlias = Annotated[list[str], msgspec.Meta(max_length=300)]

CARDS = Names(lambda g: g.game.tables.card_of)
HEXES = Names(lambda g: [g.game.tables.board.name(cell) for cell in range(g.game.tables.board.size)])
KINDS_OF_UNITS = Names(lambda g: g.game.tables.kind_of)
COLOURS_OF_ORDERS = Names(lambda g: COLOURS)
FACES_OF_DICE = Names(lambda g: FACES)
PHASES_OF_ROUNDS = Names(lambda g: PHASES)
COLOUR_STEPS = Names(lambda g: STEPS)


class UnitLine(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One unit: its card, its side, its hex, its tokens."""

    unit: str
    side: str
    at: str | None = None
    wounds: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    fatigue: Annotated[int, msgspec.Meta(ge=0, le=99), as_held("fatigue")] = 0
    order: Annotated[str | None, COLOURS_OF_ORDERS.one("orders", NONE)] = None
    exchanged: bool = False
    """FC-9.10: its order is a purple one in exchange."""
    defends: bool = False
    late: bool = False
    drank: bool = False
    """FC-26.30: has used Vampirism this round."""
    destroyed: bool = False


class SideLine(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One side: cards (the last of a deck is its top), orders, dice, points."""

    deck: Annotated[Words, CARDS.each("decks")] = []
    discard: Annotated[Words, CARDS.each("discards")] = []
    laid: Annotated[Words, CARDS.each("laid")] = []
    reserve: dict[str, Small] = {}
    spent: dict[str, Small] = {}
    given: dict[str, Small] = {}
    vp: Annotated[Small, as_held("vp")] = 0
    scored: Numbers = []
    """What the points were for, by the lines of the scenario's scoring."""
    slain: Annotated[int, msgspec.Meta(ge=0, le=99999), as_held("slain")] = 0
    dice: Annotated[Words, FACES_OF_DICE.each("order_dice")] = []
    marked: Annotated[Words, FACES_OF_DICE.each("marked")] = []
    rerolls: Annotated[Small, as_held("rerolls")] = 0
    wide_rerolls: Annotated[Small, as_held("wide_rerolls")] = 0
    rolling: Annotated[Small, as_held("rolling")] = 0
    fewer: Annotated[Small, as_held("fewer")] = 0
    lays: Annotated[Small, as_held("lays")] = 0
    knows: tuple[Small, Small] = (0, 0)
    """How many cards it knows from the top of its own deck and of the other's."""


class Written(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole position."""

    kind: str = KINDS[0]
    scenario: str | None = None
    map: str | None = None
    factions: Words = []
    players: Words = []
    round: Annotated[Small, as_held("round")] = 1
    phase: Annotated[str, PHASES_OF_ROUNDS.one("phase")] = PHASES[ACTIVE]
    colour: Annotated[str, COLOUR_STEPS.one("colour")] = STEPS[0]
    turn: str | None = None
    initiative: str | None = None
    first: str | None = None
    board: str | None = None
    zones: str | None = None
    points: Words | None = None
    towns: Words | None = None
    fallen: Annotated[Small, as_held("fallen")] = 0
    units: list[UnitLine] = []
    former: Words = []
    """The units of the battle before, while those of the next are picked."""
    effects: list[list[Any]] = []
    sides: dict[str, SideLine] = {}
    play_to: Small = NONE
    round_limit: Annotated[Small, as_held("round_limit")] = 20
    deck_face: str = "up"
    supply: dict[str, Annotated[int, msgspec.Meta(ge=0, le=255)]] | None = None
    recruits: dict[str, Annotated[int, msgspec.Meta(ge=0, le=255)]] | None = None
    ranged_max: Annotated[Small, as_held("ranged_max")] = 0
    fog: Annotated[Small, as_held("fog")] = 0
    run_bonus: Annotated[int, msgspec.Meta(ge=-9, le=9), as_held("run_bonus")] = 0
    ready: Annotated[Mask, as_held("ready")] = 0
    declined: Annotated[Mask, as_held("declined")] = 0
    playing: Annotated[str | None, CARDS.one("playing", NONE)] = None
    placed: Annotated[bool, as_held("placed")] = False
    waiting: Annotated[Words, as_held("waiting")] = []
    chosen: Words = []
    picked: Annotated[Small, as_held("picked")] = NONE
    last_laid: Annotated[str | None, HEXES.one("last_laid", NONE)] = None
    monsters: Annotated[Small, as_held("monsters")] = NONE
    buildings: dict[str, Small] = {}
    razed: Annotated[Small, as_held("razed")] = 0
    activation: dict[str, Any] | None = None
    attack: dict[str, Any] | None = None
    muster: dict[str, Any] | None = None
    campaign: dict[str, Any] | None = None
