"""What is on the table: creatures, cards, the stack, and the turn in progress. No rules here.

Creatures in play are numbered in the order in which they came; lists by creature never shrink. A set of squares or of
creatures is a mask. Cards in hands, decks and piles are numbers of kinds: copies are alike. The last card of a deck is
its top.

An attached card is one number: kind, owner, and whether its power was used this turn (`attached_card`).
"""

from __future__ import annotations

from dataclasses import field
from typing import Literal, TypeAlias, get_args

from warhall.games.dungeon_command.on_board import OnBoard
from warhall.games.dungeon_command.tables import DungeonCommandGame
from warhall.kernel.declared import Mask, PerSeat, Pile, declared, hidden, secret
from warhall.kernel.errors import PositionError
from warhall.kernel.part import Part

NONE = -1
GONE = -2
"""The place of a creature that is no longer in play."""

SET_UP, REFRESH, ACTIVATE, DEPLOY, CLEANUP = range(5)
Phase: TypeAlias = Literal["set-up", "refresh", "activate", "deploy", "cleanup"]
PHASES: tuple[Phase, ...] = get_args(Phase)

MOVE, SPRINT, ATTACK, SCRIPT, HAZARD, DODGE, COLLECT = range(7)
"""What an item on the stack is."""
ITEMS = ("move", "sprint", "attack", "script", "hazard", "dodge", "collect")

USED_MELEE, USED_RANGED, USED_SPRINT = 1, 2, 4
"""DC-9.3: bits of what a creature used this turn; its printed powers follow."""
SHIFTS, PASSES_WALLS = 1, 2
"""Bits of what a creature was granted."""

ALL_DAMAGE = 100_000

WORTHWHILE, EVERY = range(2)
CHANCES = ("worthwhile", "every")
"""DC-D80, DC-D85: for which responses a seat is asked."""

TRIGGERED, RETURNING, BURNING = range(3)
"""What an effect of Refresh step 1 or Cleanup step 1 is: a trigger of an attached card, a return, hazard damage."""


def attached_card(kind: int, owner: int, used: int = 0) -> int:
    """An attached card as one number."""
    return (kind * 4 + owner) * 2 + used


def kind_of(card: int) -> int:
    """The kind of an attached card."""
    return card >> 3


def owner_of(card: int) -> int:
    """The owner of an attached card."""
    return card >> 1 & 3


@declared(kw_only=False)
class Item(Part):
    """DC-10.1: an action on the stack, or one that is being announced or resolved."""

    what: int
    seat: int
    """Who put it there: the player of the action (DC-9.17)."""
    unit: int = NONE
    """The acting creature, or the bearer."""
    source: int = NONE
    """The order, power or trigger, for a script."""
    part: int = 0
    """Which action of the source."""
    number: int = 0
    """A number of its own, by which answers name it."""
    group: int = 0
    """Common to all actions of one card or power."""
    card: int = NONE
    """The kind of order card that is carried out and not yet discarded or attached."""
    owner: int = NONE
    """The owner of the order card, attached or not."""
    attached: int = NONE
    """The attached card whose power or trigger it is."""
    target: int = NONE
    aim: int = NONE
    """A separate target of the attack."""
    square: int = NONE
    option: int = 0
    removed: int = NONE
    """The attached card named to be removed."""
    attack: int = NONE
    """Melee or ranged."""
    answers: int = NONE
    """The number of the action whose damage is prevented, or that is dodged."""
    path: tuple[int, ...] = ()
    helpers: tuple[int, ...] = ()
    paid: tuple[int, ...] = ()
    """Order cards discarded as cost."""
    foe: int = NONE
    """The target of the attack that triggered it."""
    foe_at: int = NONE
    """Where that stood (DC-22.16)."""
    foe_seat: int = NONE
    """Who controlled it."""
    prevented: list[int] = field(default_factory=list)
    """Creatures and amounts in turn."""
    dodged: Mask = 0
    cowered: Mask = 0
    """DC-23.11: creatures that cowered from this source."""
    dealt: int = 0
    """What the attack of this action dealt to its target."""


@declared
class DungeonCommand(OnBoard):
    """One game of Dungeon Command."""

    game: DungeonCommandGame

    ground: str
    """The battlefield as one text."""
    mode: int
    teams: PerSeat[int]
    packs: PerSeat[int]
    """The faction whose tiles each seat brings."""
    commanders: PerSeat[int]
    symbols: int = 0
    """Whether the seats play the gold and the silver half of one pack (DC-28.1)."""
    chances: int = WORTHWHILE

    phase: int = SET_UP
    turn: int = 0
    """Whose turn it is."""
    first: int = 0
    """Who deployed first."""
    round: int = 1
    quiet: int = 0
    """DC-27.9: turns in a row in which nothing happened."""
    eventful: int = 0
    """Whether something happened in this turn."""

    morale: PerSeat[int]
    leadership: PerSeat[int]
    hands: PerSeat[Pile] = secret(pool="orders", in_order=True)
    decks: PerSeat[Pile] = hidden(pool="orders")
    discards: PerSeat[Pile]
    creature_hands: PerSeat[Pile] = secret(pool="creatures", in_order=True)
    creature_decks: PerSeat[Pile] = hidden(pool="creatures")
    graveyards: PerSeat[Pile]

    kinds: list[int]
    ordinals: list[int]
    """The number in a creature's name."""
    owners: list[int]
    controllers: list[int]
    places: list[int]
    """The upper left square of each creature."""
    cells: list[Mask]
    """The squares of each creature."""
    damage: list[int]
    tapped: Mask = 0
    activated: Mask = 0
    used: list[int]
    attached: list[tuple[int, ...]]
    gifts: list[int]
    venom: list[int]
    """DC-D76: the bonus to the next melee attack."""
    taken: PerSeat[Mask]
    """The squares of the creatures it controls."""

    active: int = NONE
    moved: int = 0
    """Whether the active creature has used its move."""
    burnt: Mask = 0
    """DC-13.5: creatures that hazardous terrain has damaged in this activation."""
    commanded: Mask = 0
    """Commander powers used this turn."""
    drawn: int = 0
    """Whether the card of Refresh step 3 was drawn, and the phase is not over."""

    chests: list[int] = hidden()
    """For each treasure square, the value of its closed chest; 0 is none."""
    tokens: list[int]
    """For each treasure square, the treasure tokens on it."""
    opened: list[int]
    """The values of the chests that were turned over."""

    stack: list[Item]
    now: Item | None = None
    """The action that is being resolved."""
    draft: Item | None = None
    """The action that is being announced."""
    fired: list[tuple[int, ...]]
    """Triggered effects that wait to be put on the stack."""
    due: list[tuple[int, int, int]]
    """Effects of Refresh step 1 or Cleanup step 1 that are still to come."""
    hits: list[tuple[int, int, int]]
    """The damage that is being dealt: creature, amount, whether it cowers."""
    serial: int = 0
    passing: PerSeat[int]

    def __post_init__(self) -> None:
        """The tables of the battlefield, and who stands where on it."""
        self.play_on(self.game.tables.board_of(self.ground))
        try:
            self.look_round()
        except (LookupError, ValueError, TypeError, OverflowError):
            raise PositionError("creatures", "places, kinds and owners do not fit together") from None

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.morale)

    def seat_names(self) -> tuple[str, ...]:
        """The seats are called by the metal of their markers (DC-28.7)."""
        return METALS[: len(self.morale)]

    def unit_name(self, unit: int) -> str:
        """What a creature in play is called: its card and a number."""
        return f"{self.game.tables.creatures[self.kinds[unit]].id}#{self.ordinals[unit]}"

    def after(self, seat: int) -> list[int]:
        """The other seats, clockwise from the one after a seat."""
        seats = len(self.morale)
        return [(seat + step) % seats for step in range(1, seats)]


METALS = ("gold", "silver", "copper", "iron")
