"""What a player can do: every action with its notation, and the codec that numbers them.

Here: the types. Not here: which of them are offered (the asking steps), why one is refused (their laws).

A movement is offered by where it ends; by which path is left to the program, which takes the safest. Whoever wants
another path gives it whole: `move-by c4 d5 e5`. Orders are announced step by step: `play`, then whatever the card asks
for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NewType, TypeAlias, get_args

from warhall.games.dungeon_command.operations import MOST_OPTIONS
from warhall.games.dungeon_command.printed import MOST_SEATS, Printed
from warhall.geometry.names import cell_name
from warhall.kernel import roles
from warhall.kernel.actions import Action, Codec, Seat, Vocabulary
from warhall.kernel.vocabularies import Entries, Seats, Squares, Units
from warhall.kernel.words import Name

if TYPE_CHECKING:
    from warhall.games.dungeon_command.state import DungeonCommand
    from warhall.games.dungeon_command.tables import Tables

Square = NewType("Square", int)
Unit = NewType("Unit", int)
"""A creature in play, counted in the order of deployment."""
Kind = NewType("Kind", int)
"""A kind of creature card."""
Order = NewType("Order", int)
"""A kind of order card."""
PowerName = NewType("PowerName", int)
SourceName = NewType("SourceName", int)
"""An order, power or trigger by its number; only events speak of it."""
Commander = NewType("Commander", int)
Tile = NewType("Tile", int)
Turn = NewType("Turn", int)
Entry = NewType("Entry", int)
"""An effect that waits, an action on the stack, an option of a card: counted from 1."""
Attack = NewType("Attack", int)
Until = NewType("Until", int)

MOST_SQUARES = 40 * 40
MOST_ENTRIES = 32
AttackName: TypeAlias = Literal["melee", "ranged"]
ATTACKS: tuple[AttackName, ...] = get_args(AttackName)
MELEE, RANGED = range(2)
UntilName: TypeAlias = Literal["stack-empty", "others-act", "attacked", "turn-end"]
UNTILS: tuple[UntilName, ...] = get_args(UntilName)
STACK_EMPTY, OTHERS_ACT, ATTACKED, TURN_END = range(1, 5)
"""How long a seat lets its chances go by; 0 is not at all."""
TURNS = (0, 90, 180, 270)


class Move(Action, frozen=True, tag="move"):
    """DC-11.1: the active creature's move, by its last square."""

    square: roles.To[Square]


class MoveBy(Action, frozen=True, tag="move-by"):
    """DC-11.1: the same with its whole path."""

    path: tuple[Square, ...]


class Sprint(Action, frozen=True, tag="sprint"):
    """DC-18.13: a move as a standard action."""

    square: roles.To[Square]


class SprintBy(Action, frozen=True, tag="sprint-by"):
    """DC-18.13: the same with its whole path."""

    path: tuple[Square, ...]


class Go(Action, frozen=True, tag="go"):
    """DC-14.17: where a movement of an order or power ends."""

    square: roles.To[Square]


class GoBy(Action, frozen=True, tag="go-by"):
    """DC-14.17: the same with its whole path."""

    path: tuple[Square, ...]


class Stay(Action, frozen=True, tag="stay"):
    """DC-11.7: a movement of 0 squares."""


class Activate(Action, frozen=True, tag="activate"):
    """DC-8.1: activate a creature."""

    unit: Unit


class EndActivation(Action, frozen=True, tag="end-activation"):
    """DC-8.5: end the activation."""


class EndPhase(Action, frozen=True, tag="end-phase"):
    """DC-8.6, DC-25.5: end the Activate or the Deploy phase."""


class Strike(Action, frozen=True, tag="strike"):
    """DC-19.3: the creature's own melee attack."""

    unit: roles.Harmed[Unit]


class Shoot(Action, frozen=True, tag="shoot"):
    """DC-19.5: the creature's own ranged attack."""

    unit: roles.Harmed[Unit]


class Collect(Action, frozen=True, tag="collect"):
    """DC-24.4: collect treasure."""

    square: Square


class Play(Action, frozen=True, tag="play"):
    """DC-15.1: play an order on a creature; helpers are asked for where its level falls short."""

    order: Order
    unit: Unit


class PlayAssisted(Action, frozen=True, tag="play-assisted"):
    """DC-16.10: the same with helpers, needed or not."""

    order: Order
    unit: Unit


class Use(Action, frozen=True, tag="use"):
    """DC-18.1: use a power of a creature or of a card attached to it."""

    unit: Unit
    power: PowerName


class Command(Action, frozen=True, tag="command"):
    """DC-18.11: use a power of the commander."""

    power: PowerName


class Dodge(Action, frozen=True, tag="dodge"):
    """DC-20.10: tap a creature with cover to dodge."""

    unit: Unit


class Pass(Action, frozen=True, tag="pass"):
    """DC-10.2: let this chance to respond go by."""


class PassUntil(Action, frozen=True, tag="pass-until"):
    """DC-10.2: let all chances go by for a while."""

    until: Until


class Assist(Action, frozen=True, tag="assist"):
    """DC-16.1: tap a creature to assist."""

    unit: Unit


class Done(Action, frozen=True, tag="done"):
    """No more of it."""


class Target(Action, frozen=True, tag="target"):
    """DC-9.7: name a creature as target."""

    unit: Unit


class NoTarget(Action, frozen=True, tag="no-target"):
    """DC-9.15: leave the target out, where the card allows it."""


class At(Action, frozen=True, tag="at"):
    """DC-20.18: name a square as target."""

    square: Square


class Choose(Action, frozen=True, tag="choose"):
    """DC-9.15: name the option of a card."""

    option: Entry


class Remove(Action, frozen=True, tag="remove"):
    """DC-9.15: name the attached card to be removed."""

    order: Order
    seat: Seat


class By(Action, frozen=True, tag="by"):
    """DC-19.13: name the kind of attack."""

    attack: Attack


class Against(Action, frozen=True, tag="against"):
    """DC-22.13, DC-20.16: name the action on the stack that is answered; the lowest is 1."""

    item: Entry


class AgainstNothing(Action, frozen=True, tag="against-nothing"):
    """DC-22.15: the prevention names nothing."""


class Discard(Action, frozen=True, tag="discard"):
    """DC-15.14: discard an order card."""

    order: Order


class Cower(Action, frozen=True, tag="cower"):
    """DC-23.1: have a creature cower."""

    unit: Unit


class Endure(Action, frozen=True, tag="endure"):
    """DC-23.1: let the creature take the damage."""

    unit: Unit


class Accept(Action, frozen=True, tag="accept"):
    """DC-18.6: use an effect that one may use."""


class Decline(Action, frozen=True, tag="decline"):
    """DC-18.6: do not use it."""


class Next(Action, frozen=True, tag="next"):
    """DC-7.9, DC-10.15: which of several effects comes next."""

    effect: Entry


class Deploy(Action, frozen=True, tag="deploy"):
    """DC-5.5: deploy a creature from hand; a large one by its upper left square."""

    creature: roles.By[Kind]
    square: roles.To[Square]


class Place(Action, frozen=True, tag="place"):
    """DC-18.14: where a hidden creature returns."""

    square: roles.To[Square]


class Lead(Action, frozen=True, tag="lead"):
    """DC-4.1: choose the commander."""

    commander: Commander


class First(Action, frozen=True, tag="first"):
    """DC-5.1, DC-29.3: name the player who deploys first."""

    seat: Seat


class Lay(Action, frozen=True, tag="lay"):
    """DC-2.16: lay a tile, by the upper left square of the turned tile."""

    tile: Tile
    square: Square
    turn: Turn


ACTIONS = (
    Move,
    MoveBy,
    Sprint,
    SprintBy,
    Go,
    GoBy,
    Stay,
    Activate,
    EndActivation,
    EndPhase,
    Strike,
    Shoot,
    Collect,
    Play,
    PlayAssisted,
    Use,
    Command,
    Dodge,
    Pass,
    PassUntil,
    Assist,
    Done,
    Target,
    NoTarget,
    At,
    Choose,
    Remove,
    By,
    Against,
    AgainstNothing,
    Discard,
    Cower,
    Endure,
    Accept,
    Decline,
    Next,
    Deploy,
    Place,
    Lead,
    First,
    Lay,
)


def codec_of(printed: Printed, tables: Tables) -> Codec:
    """The codec for a set of content."""
    units = MOST_SEATS * printed.setup.creature_copies_max * len(printed.creatures)
    return Codec(
        ACTIONS,
        {
            Square: Squares("square", map(str, range(MOST_SQUARES))),
            Unit: Units("unit", (f"unit-{number + 1}" for number in range(units))),
            Kind: Vocabulary("creature", [creature.id for creature in printed.creatures]),
            Order: Vocabulary("order", [order.id for order in printed.orders]),
            PowerName: Vocabulary("power", tables.power_names),
            SourceName: Vocabulary("source", [source.label for source in tables.sources]),
            Commander: Vocabulary("commander", [commander.id for commander in printed.commanders]),
            Tile: Vocabulary("tile", [tile.id for tile in printed.tiles]),
            Turn: Vocabulary("turn", map(str, TURNS)),
            Entry: Entries("entry", (str(number + 1) for number in range(max(MOST_ENTRIES, MOST_OPTIONS)))),
            Attack: Vocabulary("attack", ATTACKS),
            Until: Vocabulary("until", UNTILS),
            Seat: Seats(MOST_SEATS),
        },
    )


def unit_word(g: DungeonCommand, unit: int) -> Name:
    """A creature in play as a fact."""
    return g.game.tables.unit_word(g.kinds[unit], g.ordinals[unit])


def square_word(g: DungeonCommand, square: int) -> Name:
    """A square as a fact."""
    return Name("square", cell_name(square, g.board.width))
