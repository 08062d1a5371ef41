"""What a player can do: every action with its notation, and the codec that numbers them.

Here: the types. Not here: what forbids them, which of them are offered and what they do: that stands with the rules of
their chapters, where the questions are declared that they answer.

A movement is offered by where it ends; the program takes the safest path. Whoever wants another gives it whole:
`move-by c4 d5 e5`. A creature of several squares is named by its north-west square.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NewType

from warhall.games.dnd_miniatures.battlefield import MOST_SIDE
from warhall.games.dnd_miniatures.printed import MOST_SEATS
from warhall.geometry.names import cell_name
from warhall.kernel import roles
from warhall.kernel.actions import Action, Codec, Seat, Vocabulary
from warhall.kernel.vocabularies import Entries, Seats, Squares, Units
from warhall.kernel.words import Name

if TYPE_CHECKING:
    from warhall.games.dnd_miniatures.state import DndMiniatures
    from warhall.games.dnd_miniatures.tables import Tables

Square = NewType("Square", int)
Unit = NewType("Unit", int)
"""A creature of the battle, counted seat by seat."""
Kind = NewType("Kind", int)
"""A stat card."""
AttackName = NewType("AttackName", int)
PowerName = NewType("PowerName", int)
MapName = NewType("MapName", int)
Letter = NewType("Letter", int)
CornerName = NewType("CornerName", int)
Facing = NewType("Facing", int)
Offset = NewType("Offset", int)
Entry = NewType("Entry", int)
ConditionName = NewType("ConditionName", int)
DamageName = NewType("DamageName", int)
SourceName = NewType("SourceName", int)

MOST_SQUARES = MOST_SIDE * MOST_SIDE
MOST_UNITS = 16 * MOST_SEATS
MOST_ENTRIES = 24
LETTERS = ("A", "B")
CORNERS = ("nw", "ne", "se", "sw")
FACINGS = ("north", "east", "south", "west")
OFFSETS = tuple(str(number) for number in range(-4, 8))
FIRST_OFFSET = -4


class Move(Action, frozen=True, tag="move"):
    """DM-7.2: a move action, by where it ends."""

    square: roles.To[Square]


class MoveBy(Action, frozen=True, tag="move-by"):
    """DM-8.20: the same with its whole path."""

    path: tuple[Square, ...]


class Burrow(Action, frozen=True, tag="burrow"):
    """DM-9.7: a move action under ground."""

    square: roles.To[Square]


class Shift(Action, frozen=True, tag="shift"):
    """DM-8.13: a shift of one square."""

    square: roles.To[Square]


class FreeShift(Action, frozen=True, tag="free-shift"):
    """A shift without an action, by an ability."""

    square: roles.To[Square]


class Charge(Action, frozen=True, tag="charge"):
    """DM-16.1: charge a creature, ending in a square."""

    unit: roles.Harmed[Unit]
    square: roles.To[Square]


class ChargeBy(Action, frozen=True, tag="charge-by"):
    """DM-16.13: the same with its whole path."""

    unit: Unit
    path: tuple[Square, ...]


class Transfer(Action, frozen=True, tag="transfer"):
    """DM-24.19: transfer by a teleporter."""

    square: roles.To[Square]


class Go(Action, frozen=True, tag="go"):
    """DM-8.20: go on with a movement, or make a granted one."""

    square: roles.To[Square]


class GoBy(Action, frozen=True, tag="go-by"):
    """DM-8.20: the same with its whole path."""

    path: tuple[Square, ...]


class Stop(Action, frozen=True, tag="stop"):
    """DM-8.2: move no farther."""


class Attack(Action, frozen=True, tag="attack"):
    """DM-12.1: an attack on a creature; further targets are asked for."""

    attack: AttackName
    unit: roles.Harmed[Unit]


class Target(Action, frozen=True, tag="target"):
    """DM-12.2: name a further target, the next victim, or the target of a power."""

    unit: Unit


class Done(Action, frozen=True, tag="done"):
    """DM-12.7: no more of it."""


class Burst(Action, frozen=True, tag="burst"):
    """DM-14.7: a burst."""

    attack: roles.Laid[AttackName]


class Blast(Action, frozen=True, tag="blast"):
    """DM-14.12: a radius, by its origin square."""

    attack: roles.Laid[AttackName]
    square: Square


class Cone(Action, frozen=True, tag="cone"):
    """DM-14.8: a cone: facing, origin point, and the column of its middle, counted from the attacker's first."""

    attack: roles.Laid[AttackName]
    facing: Facing
    corner: CornerName
    shift: Offset


class Line(Action, frozen=True, tag="line"):
    """DM-14.9: a line from a corner of the space to a corner of a square."""

    attack: roles.Laid[AttackName]
    corner: CornerName
    square: Square
    end: CornerName


class Use(Action, frozen=True, tag="use"):
    """DM-23.3: use a power of a creature."""

    unit: roles.By[Unit]
    power: PowerName


class Pass(Action, frozen=True, tag="pass"):
    """Let the chance go by."""


class Opportunity(Action, frozen=True, tag="opportunity"):
    """DM-19.1: an opportunity attack by a creature."""

    unit: Unit


class To(Action, frozen=True, tag="to"):
    """DM-20.4, DM-20.9: where a creature is put."""

    square: roles.To[Square]


class Choose(Action, frozen=True, tag="choose"):
    """DM-21.7: which effect or die comes next, counted from 1."""

    entry: Entry


class EndTurn(Action, frozen=True, tag="end-turn"):
    """DM-7.1: the creature does no more."""


class Activate(Action, frozen=True, tag="activate"):
    """DM-6.8: activate a creature."""

    unit: Unit


class Deploy(Action, frozen=True, tag="deploy"):
    """DM-5.7: deploy a creature."""

    unit: roles.By[Unit]
    square: roles.To[Square]


class TakeMap(Action, frozen=True, tag="map"):
    """DM-5.5: choose the map."""

    map: MapName


class TakeLetter(Action, frozen=True, tag="letter"):
    """DM-5.6: choose the start area."""

    letter: Letter


class TakeCorner(Action, frozen=True, tag="corner"):
    """DM-27.11: choose a corner of the map."""

    corner: CornerName


class First(Action, frozen=True, tag="first"):
    """DM-6.6: name the player who goes first."""

    seat: Seat


class Recruit(Action, frozen=True, tag="recruit"):
    """DM-27.1: take a figure of the opened boosters into the warband."""

    creature: Kind


ACTIONS = (
    Move,
    MoveBy,
    Burrow,
    Shift,
    FreeShift,
    Charge,
    ChargeBy,
    Transfer,
    Go,
    GoBy,
    Stop,
    Attack,
    Target,
    Done,
    Burst,
    Blast,
    Cone,
    Line,
    Use,
    Pass,
    Opportunity,
    To,
    Choose,
    EndTurn,
    Activate,
    Deploy,
    TakeMap,
    TakeLetter,
    TakeCorner,
    First,
    Recruit,
)


def codec_of(tables: Tables) -> Codec:
    """The codec for a set of content."""
    return Codec(
        ACTIONS,
        {
            Square: Squares("square", map(str, range(MOST_SQUARES))),
            Unit: Units("unit", (f"unit-{number + 1}" for number in range(MOST_UNITS))),
            Kind: Vocabulary("card", tables.labels),
            AttackName: Vocabulary("attack", tables.attack_names),
            PowerName: Vocabulary("power", tables.power_names),
            SourceName: Vocabulary("source", tables.source_names),
            MapName: Vocabulary("map", [each.id for each in tables.printed.maps]),
            Letter: Vocabulary("letter", LETTERS),
            CornerName: Vocabulary("corner", CORNERS),
            Facing: Vocabulary("facing", FACINGS),
            Offset: Vocabulary("offset", OFFSETS),
            Entry: Entries("entry", (str(number + 1) for number in range(MOST_ENTRIES))),
            ConditionName: Vocabulary("condition", tables.conditions),
            DamageName: Vocabulary("damage", tables.damage_types),
            Seat: Seats(MOST_SEATS),
        },
    )


def unit_word(g: DndMiniatures, unit: int) -> Name:
    """A creature as a fact."""
    return g.game.tables.unit_word(g.kinds[unit], g.ordinals[unit])


def square_word(g: DndMiniatures, square: int) -> Name:
    """A square as a fact."""
    return Name("square", cell_name(square, g.board.width))
