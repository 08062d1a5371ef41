"""What the others hear of an order or power that was announced: all that was chosen and paid for it (DC-9.15)."""

from __future__ import annotations

from collections.abc import Sized
from typing import Literal

from warhall.games.dungeon_command import events as ev
from warhall.games.dungeon_command.actions import MELEE, Order, SourceName, Square, Unit
from warhall.games.dungeon_command.entries import item_words
from warhall.games.dungeon_command.operations import Who
from warhall.games.dungeon_command.orders import attack_kinds
from warhall.games.dungeon_command.state import NONE, DungeonCommand, Item, kind_of
from warhall.games.dungeon_command.tables import Source
from warhall.kernel.actions import Seat
from warhall.kernel.words import Name


def told(things: Sized) -> Literal["yes", "no"]:
    """Whether there is anything to be told of."""
    return "yes" if things else "no"


def tell_announced(g: DungeonCommand, item: Item, source: Source) -> None:
    """What the others hear of it."""
    if g.ears is None:
        return
    targets = target_named(item, source)
    foes = () if item.aim == NONE else (Unit(item.aim),)
    squares = () if item.square == NONE else (Square(item.square),)
    at: ev.Aimed = "unit" if targets else "square" if squares else "nothing"
    cards = tuple(map(Order, item.paid))
    choices = choices_named(g, item, source)
    if source.is_order:
        helpers = tuple(map(Unit, item.helpers))
        played = ev.OrderPlayed(
            Seat(item.seat),
            Order(source.order),
            Unit(item.unit),
            at,
            targets,
            squares,
            told(helpers),
            helpers,
            told(cards),
            cards,
            *choices,
        )
        g.tell("DC-15.1", played)
    elif source.sheds:
        g.tell("DC-18.1", ev.ShedAnnounced(Unit(item.unit), Order(source.order)))
    else:
        used = ev.PowerUsed(
            Unit(item.unit),
            SourceName(source.number),
            at,
            targets,
            told(foes),
            foes,
            squares,
            told(cards),
            cards,
            *choices,
        )
        g.tell("DC-18.1", used)


def target_named(item: Item, source: Source) -> tuple[Unit, ...]:
    """DC-9.7: the creature that was chosen, also where it chose itself; not who could only be itself."""
    only_itself = source.target is None or source.target.who is Who.SELF
    return () if item.target == NONE or (only_itself and item.target == item.unit) else (Unit(item.target),)


def choices_named(g: DungeonCommand, item: Item, source: Source) -> ev.Choices:
    """DC-9.15, DC-19.13, DC-22.13: the kind of attack, the option, the attached card, the action that is answered."""
    open_kind = source.attack != NONE and len(attack_kinds(g, source, item.unit)) > 1
    options = () if source.choice == NONE else (Name("option", f"{source.choice}.{item.option}"),)
    removed = () if item.removed == NONE else (Order(kind_of(item.removed)),)
    answered = next((other for other in g.stack if other.number == item.answers), None)
    against, whose = ((), ()) if answered is None else ((item_words(g, answered)[0],), (Unit(answered.unit),))
    return ev.Choices(
        "none" if not open_kind else "melee" if item.attack == MELEE else "ranged",
        told(options),
        options,
        told(removed),
        removed,
        "no" if answered is None else "own" if answered.source == NONE else "card",
        against,
        whose,
    )
