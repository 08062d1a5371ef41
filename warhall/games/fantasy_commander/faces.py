"""The structures of a view: what goes to clients, terminals and bots. What is secret is decided elsewhere (`view`)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from warhall.games.fantasy_commander.operations import Colour, Face
from warhall.kernel.outlook import Sentence

BattleKind: TypeAlias = Literal["scenario", "epic", "raid"]
BattlePhase: TypeAlias = Literal["muster", "deploy", "generate", "look", "give", "active", "end", "settlement"]
AttackBy: TypeAlias = Literal["melee", "shot", "magic", "card"]


class EffectView(msgspec.Struct, frozen=True):
    """A lasting change on a unit: what it is and how long it lasts.

    Where it has them also its property, the roll, support or ban that it is about, the face of a die, and its numbers
    (of a range the base and the maximum).
    """

    what: str
    until: str
    property: str | None
    of: str | None
    face: str | None
    numbers: list[int]


class UnitView(msgspec.Struct, frozen=True, kw_only=True):
    """One unit with its tokens; `order` is None where there is none or where it is hidden."""

    id: str
    card: str
    side: int
    hex: str | None
    left: int
    size: int
    wounds: int
    fatigue: int
    stamina: int | None
    order: Colour | None
    late: bool
    defends: bool
    weak: bool
    exhausted: bool
    destroyed: bool
    properties: list[str]
    effects: list[EffectView]
    curses: list[str]


class SideView(msgspec.Struct, frozen=True, kw_only=True):
    """One side: points, reserve (red, blue, green, purple; None if hidden), dice, deck and piles."""

    faction: str
    vp: int
    slain: int
    reserve: list[int] | None
    spent: list[int]
    order_dice: list[Face] | None
    marked: list[Face] | None
    rerolls: int | None
    finished: bool
    deck: int
    top: list[str]
    """The cards known from the top."""
    rest: list[str]
    """The other cards of the deck, in no order."""
    discard: list[str]
    laid: list[str]
    monsters: bool


class TownView(msgspec.Struct, frozen=True):
    """A town: its name, its hex, who holds it, and whether it was destroyed."""

    town: str
    hex: str
    held: int | None
    fallen: bool


class ActivationView(msgspec.Struct, frozen=True):
    """The activation in progress."""

    unit: str
    colour: Colour
    moved: str
    tired: bool
    items: list[str]
    paid: list[int]
    sweeping: bool
    paths: dict[str, list[str]]
    """While the unit is asked to act: the hexes that each offered move and run goes through, by its notation."""
    sights: dict[str, list[str]]
    """While a unit that may shoot is asked to act: every enemy in range, and the hexes that block the line to it."""


class AttackView(msgspec.Struct, frozen=True, kw_only=True):
    """The attack in progress: dice as they lie, and what is left of them."""

    by: AttackBy
    attacker: str
    target: str
    attack_dice: int
    defence_dice: int
    charge: int
    defending: bool
    attack_support: bool
    defence_support: bool
    attack_roll: list[Face]
    defence_roll: list[Face]
    marked: list[Face]
    damage: int
    panic: int
    damage_back: int
    panic_back: int
    lost: int
    lost_back: int
    rushing: bool
    retreating: str | None
    retreat_left: int
    retreat_damage: int


class MusterView(msgspec.Struct, frozen=True):
    """Armies and decks being built."""

    armies: list[list[str]]
    decks: list[list[str]]
    points: list[int]
    limits: list[int]


class EntryView(msgspec.Struct, frozen=True):
    """A unit of a roster."""

    entry: int
    card: str
    side: int
    marks: int
    away: bool
    fights: bool


class CampaignView(msgspec.Struct, frozen=True, kw_only=True):
    """The campaign: tracks, rosters, settlements."""

    mission: int
    factions: list[str]
    """Of the players; in a raid the monsters have the other side of the table."""
    reputation: list[int]
    prosperity: list[int]
    supplies: list[int]
    roster: list[EntryView]
    built: list[list[str]]
    damaged: list[list[str]]
    escalation: str | None
    drawn: list[str]
    raid: str | None
    winner: int | None
    prestige: list[bool]
    by_dice: list[bool]
    hunted: list[int]


class ScoringView(msgspec.Struct, frozen=True):
    """What earns victory points: in words, for whom (None: both), and how many each side has got by it."""

    say: Sentence
    to: int | None
    vp: list[int]


class AimView(msgspec.Struct, frozen=True):
    """How the battle is won: the aim, the last round, what scores, and what else the scenario changes."""

    goal: Sentence
    limit: Sentence | None
    scoring: list[ScoringView]
    conditions: list[Sentence]


class BattleView(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table."""

    kind: BattleKind
    scenario: str | None
    map: str | None
    round: int
    round_limit: int
    phase: BattlePhase
    colour: Colour | None
    turn: int
    initiative: int
    play_to: int
    aim: AimView
    terrain: list[str]
    """Rows of glyphs, the top row first; odd rows stand half a hex to the right."""
    points: list[str]
    towns: list[TownView]
    zones: list[list[str]]
    buildings: dict[str, int]
    """Hexes of buildings with the damage on them."""
    supply: dict[str, int]
    units: list[UnitView]
    sides: list[SideView]
    playing: str | None
    picked: str | None
    activation: ActivationView | None
    attack: AttackView | None
    muster: MusterView | None
    campaign: CampaignView | None
