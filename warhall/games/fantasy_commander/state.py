"""What is on the table: units, tokens, decks, the activation and the attack in progress. No rules here.

Units are numbers in the order in which they joined the battle; a set of units or of hexes is a mask. Side 0 and side 1
are the seats. The last card of a deck is its top. A hex of -1 is off the map: not yet deployed, or destroyed.
"""

from __future__ import annotations

from dataclasses import field

from warhall.games.fantasy_commander.contexts import Activation, Attack, Campaign, Muster
from warhall.games.fantasy_commander.tables import NONE, FantasyGame
from warhall.kernel.declared import Mask, Pair, PerSeat, Pile, declared, hidden, secret
from warhall.kernel.state import State
from warhall.kernel.words import Name

SCENARIO, EPIC, RAID = range(3)
"""What kind of battle it is."""
MUSTER, DEPLOY, GENERATE, LOOK, GIVE, ACTIVE, END, SETTLE = range(8)
"""The phases; SETTLE is between the battles of a campaign."""
STEPS = 5
"""Colour steps: red, blue, green, yellow, and the purple orders left over."""
SECOND = "second"
"""What the second seat is called where both are of one faction (FC-29.7)."""
BY_MELEE, BY_SHOT, BY_MAGIC, BY_CARD = range(4)


def owner_of(g: Battle, unit: int) -> int:
    """The side of a unit."""
    return g.owners[unit]


@declared
class Battle(State):
    """One game of Fantasy Commander."""

    game: FantasyGame

    kind: int = SCENARIO
    scenario: int = NONE
    chart: int = NONE
    factions: bytes
    """The faction of each side."""
    players: bytes
    """The factions that the seats are called by; in a raid the monsters fill a side that has no seat."""
    mirrored: bool = False
    face_up: bool = True
    """FC-5.6: the top card of a deck is open."""
    round_limit: int = 20
    play_to: int = 0
    zones: PerSeat[Mask]
    terrain: bytes
    points: Mask = 0
    """The capture points."""
    towns: bytes = b""
    """Where the towns of the scenario are or were."""
    fallen: int = 0
    """FC-27.22: how many of them have been destroyed."""
    supply: bytes
    """Terrain hexes left, by kind."""
    recruits: bytes
    """Units that can still be summoned, by card."""
    ranged_max: int = 0
    """No shot beyond this distance while the fog lasts; 0: no fog."""
    fog: int = 0
    """The last round of the fog."""
    run_bonus: int = 0

    kinds: bytes = b""
    former: bytes = b""
    """The units of the battle before, as long as no others stand ready: what happened to them is still being told."""
    owners: bytes = b""
    hexes: list[int] = field(default_factory=list)
    wounds: list[int] = field(default_factory=list)
    fatigue: list[int] = field(default_factory=list)
    orders: list[int] = secret(of=owner_of, default_factory=list)
    dead: Mask = 0
    defended: Mask = 0
    """The units with a defence token."""
    vamped: Mask = 0
    """FC-26.30: the units that have used Vampirism this round."""
    exchanged: Mask = secret(of=owner_of, default=0)
    """FC-9.10: the units whose token is a purple one in exchange, as long as it can be taken back."""
    late: Mask = 0
    """FC-12.14: units whose token was changed after its step."""
    occupied: PerSeat[Mask] = field(default_factory=lambda: [0, 0])
    """The hexes of each side's units."""
    leaders: bytes = b""
    """The units with an aura."""
    effects: list[tuple[int, int, int, int, int, int]] = field(default_factory=list)
    """Lasting changes: unit, until, and an effect of the tables."""
    touched: Mask = 0
    """The units that `effects` speaks of."""

    decks: Pair[Pile] = hidden(default_factory=lambda: [[], []])
    discards: Pair[Pile] = field(default_factory=lambda: [[], []])
    laid: Pair[Pile] = field(default_factory=lambda: [[], []])
    """FC-13.13: unique terrain cards on the table."""
    known: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """How many cards from the top a side knows: of its own deck and the other's, side by side (2 * who + whose)."""

    round: int = 0
    phase: int = MUSTER
    initiative: int = 0
    first: int = 0
    """Who deploys first."""
    vp: PerSeat[int] = field(default_factory=lambda: [0, 0])
    scored: Pair[list[int]] = field(default_factory=lambda: [[], []])
    """FC-7.1: what the victory points of each side were for: so many by each line of the scenario's scoring."""
    slain: PerSeat[int] = field(default_factory=lambda: [0, 0])
    """Points of enemy units that each side has destroyed."""
    reserve: list[int] = secret(of=lambda g, place: place // 4, default_factory=lambda: [0] * 8)
    """Red, blue, green and purple orders of side 0, then of side 1."""
    spent: list[int] = field(default_factory=lambda: [0] * 8)
    """Orders paid or lost openly this round."""
    given: list[int] = field(default_factory=lambda: [0] * 8)
    """Orders laid on units this round, once they are shown."""
    order_dice: Pair[list[int]] = secret(default_factory=lambda: [[], []])
    """Faces of the order dice."""
    rerolls: PerSeat[int] = secret(default_factory=lambda: [0, 0])
    """FC-9.7: free rerolls left."""
    wide_rerolls: PerSeat[int] = secret(default_factory=lambda: [0, 0])
    """FC-28.5: rerolls of any number of dice left."""
    rolling: PerSeat[int] = secret(default_factory=lambda: [0, 0])
    """How far each side's generating has come (see `orders`)."""
    marked: Pair[list[int]] = secret(default_factory=lambda: [[], []])
    """Faces of order dice marked for a reroll of any number."""
    fewer: PerSeat[int] = field(default_factory=lambda: [0, 0])
    """FC-9.13: orders fewer in the coming command phase."""
    ready: Mask = 0
    """Which sides have finished the step of the command phase."""
    colour: int = 0
    """The colour step."""
    turn: int = 0
    """Who activates next."""
    declined: Mask = 0
    """FC-12.5: which sides have declined since the last activation."""
    playing: int = NONE
    """The card that is being played."""
    placed: bool = False
    """Whether the terrain of the card being played was put on the map."""
    waiting: list[str] = field(default_factory=list)
    """Operations of the card on the unit that will be activated."""
    chosen: Mask = 0
    """The units chosen by the operation before."""
    picked: int = NONE
    """What was picked and not yet put: a unit to deploy, a terrain to lay."""
    last_laid: int = NONE
    """FC-29.4: the hex that the opponent has just placed."""
    lays: PerSeat[int] = field(default_factory=lambda: [0, 0])
    """Terrain hexes that each side may still place."""

    activation: Activation | None = None
    attack: Attack | None = None
    muster: Muster | None = None
    campaign: Campaign | None = None
    monsters: int = NONE
    """FC-C.13: the side that the monsters of a raid fill."""
    buildings: list[int] = field(default_factory=list)
    """FC-C.16: the hexes of the buildings that stand."""
    building_damage: list[int] = field(default_factory=list)
    razed: int = 0
    """Buildings destroyed in this raid."""

    def seat_names(self) -> tuple[str, ...]:
        """The seats are called by their factions."""
        names = [self.game.tables.printed.factions[number].id for number in self.players]
        if self.mirrored:
            names[1] = SECOND
        return tuple(names)

    def unit_names(self, spare: tuple[str, ...]) -> tuple[str, ...]:
        """What the units are called."""
        return self.game.tables.unit_names(self.kinds or self.former, spare)

    def entry_name(self, number: int) -> Name | None:
        """What a unit of the roster is called."""
        campaign = self.campaign
        if campaign is None or number >= len(campaign.kinds):
            return None
        return Name("unit", self.game.tables.printed.units[campaign.kinds[number]].id)

    def start_name(self, number: int) -> Name | None:
        """Where a waiting start-of-activation effect comes from."""
        if self.activation is None or number >= len(self.activation.items):
            return None
        kind, _, ident = self.activation.items[number].partition("/")[0].partition(".")
        return Name({"start": "terrain", "card": "card"}.get(kind, "property"), ident or kind)

    def slot_name(self, number: int) -> Name | None:
        """What a property that the activated unit can pay for is called."""
        if self.activation is None:
            return None
        paid = self.game.tables.kinds[self.kinds[self.activation.unit]].paid
        return paid[number].name if number < len(paid) else None
