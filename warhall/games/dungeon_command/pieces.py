"""Creatures and cards change: put down, moved, tapped, drawn, discarded, destroyed; always through here.

Here: the changes and their events. Not here: whether they are allowed, and what follows from them.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from warhall.games.dungeon_command import events as ev
from warhall.games.dungeon_command.actions import Kind, Order, SourceName, Square, Unit
from warhall.games.dungeon_command.on_board import OFF
from warhall.games.dungeon_command.score import broken
from warhall.games.dungeon_command.state import GONE, NONE, DungeonCommand, kind_of, owner_of
from warhall.games.dungeon_command.statics import hit_points
from warhall.geometry.masks import cells_of
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.words import Name


def put(g: DungeonCommand, unit: int, place: int) -> None:
    """A creature stands at a place; off the battlefield or out of play it covers no square."""
    seat, before = g.controllers[unit], g.cells[unit]
    cells = ring = 0
    if place >= 0:
        side = g.game.tables.side[g.kinds[unit]]
        cells, ring = g.board.spaces[side][place], g.board.around[side][place]
    g.places[unit] = place
    g.cells[unit] = cells
    g.rings[unit] = ring
    g.taken[seat] = g.taken[seat] & ~before | cells
    g.line_up()
    if not before or not cells:
        g.call_up(seat)
    g.fronts[seat] = g.front_of(seat)


class Placing(NamedTuple):
    """By which rule a creature comes where it is deployed, and what lets it."""

    rule: str = "DC-25.10"
    where: Literal["zone", "near", "own", "lent"] = "zone"
    powers: tuple[Name, ...] = ()
    units: tuple[Unit, ...] = ()


BY_EFFECT = Placing()


def come_into_play(g: DungeonCommand, seat: int, kind: int, place: int, placing: Placing = BY_EFFECT) -> int:
    """DC-5.8, DC-25.6: a creature card from hand becomes a creature, untapped and undamaged."""
    g.creature_hands[seat].remove(kind)
    unit = new_unit(g, seat, kind)
    put(g, unit, place)
    g.eventful = 1
    g.uncovered += 1
    if g.ears is not None:
        rule, where, powers, units = placing
        g.tell(rule, ev.Deployed(Seat(seat), Unit(unit), Square(place), where, powers, units))
    open_chests(g, unit, g.cells[unit])
    return unit


def new_unit(g: DungeonCommand, seat: int, kind: int) -> int:
    """A creature that stands nowhere yet."""
    unit = len(g.kinds)
    g.ordinals.append(1 + g.kinds.count(kind))
    g.kinds.append(kind)
    g.owners.append(seat)
    g.controllers.append(seat)
    g.places.append(OFF)
    g.cells.append(0)
    g.rings.append(0)
    g.damage.append(0)
    g.used.append(0)
    g.attached.append(())
    g.gifts.append(0)
    g.venom.append(0)
    gear = g.game.tables.gear(kind, ())
    g.gear.append(gear)
    g.able.append(gear.able)
    g.sure.append(gear.sure)
    return unit


def open_chests(g: DungeonCommand, unit: int, entered: int) -> None:
    """DC-24.2, DC-24.3: chests on squares that a creature enters are turned over."""
    found = entered & g.board.treasure_mask
    if not found:
        return
    for square in cells_of(found):
        number = g.board.treasure_at[square]
        value = g.chests[number]
        if value:
            g.chests[number] = 0
            g.tokens[number] += value
            g.opened.append(value)
            g.eventful = 1
            g.uncovered += 1
            if g.ears is not None:
                g.tell("DC-24.2", ev.ChestRevealed(Unit(unit), Square(square), value))


def tap(g: DungeonCommand, unit: int, source: int) -> None:
    """DC-9.13: tap a creature by an effect of a card or power."""
    if not g.tapped >> unit & 1:
        g.tapped |= 1 << unit
        if g.ears is not None:
            g.tell("DC-9.10", ev.Tapped(Unit(unit), SourceName(source)))
    elif g.ears is not None:
        g.tell("DC-9.13", ev.Unturned(Unit(unit), SourceName(source), "yes"))


def untap(g: DungeonCommand, unit: int, source: int = NONE) -> None:
    """DC-9.11, DC-9.13, DC-9.14: untap a creature, in its time or by an effect of a card or power."""
    if g.tapped >> unit & 1:
        g.tapped &= ~(1 << unit)
        if g.ears is not None and source == NONE:
            g.tell("DC-9.11", ev.Untapped((Unit(unit),)))
        elif g.ears is not None:
            g.tell("DC-9.14", ev.Freed(Unit(unit), SourceName(source)))
    elif g.ears is not None and source != NONE:
        g.tell("DC-9.13", ev.Unturned(Unit(unit), SourceName(source), "no"))


MORALE_FOR: dict[str, Literal["lost", "cowered", "treasure"]] = {
    "DC-22.4": "lost",
    "DC-23.4": "cowered",
    "DC-24.4": "treasure",
}
"""What a change of Morale is for, by its rule; else an effect says so."""


def change_morale(g: DungeonCommand, seat: int, change: int, rule: str) -> None:
    """DC-4.6: Morale rises or falls; it has no upper limit and may go below 0."""
    g.morale[seat] += change
    g.eventful = 1
    if g.ears is not None:
        signed, now = (text.replace("-", "−") for text in (f"{change:+}", f"{g.morale[seat]}"))
        g.tell(rule, ev.MoraleChanged(Seat(seat), change, g.morale[seat], signed, now, MORALE_FOR.get(rule, "effect")))


def draw_orders(g: DungeonCommand, seat: int, count: int, rule: str = "DC-7.5", source: int = NONE) -> None:
    """DC-7.5, DC-7.6: draw as many order cards as the deck has, perhaps by an effect of a card or power."""
    deck, hand = g.decks[seat], g.hands[seat]
    before = len(hand)
    for _ in range(min(count, len(deck))):
        kind = deck.pop()
        hand.append(kind)
        g.held[seat] |= 1 << kind
        g.uncovered += 1
    if g.ears is not None and len(hand) > before:
        drawn = tuple(Order(kind) for kind in sorted(hand[before:]))  # in which order they lay is nobody's to know
        by: Literal["yes", "no"] = "no" if source == NONE else "yes"
        powers = () if source == NONE else (SourceName(source),)
        hidden = ev.DrewHidden(Seat(seat), len(drawn), by, powers)
        g.tell(rule, ev.Drew(Seat(seat), drawn, by, powers), (seat,), hidden)
        if not deck:
            g.tell("DC-7.6", ev.DeckEmptied(Seat(seat), "orders"))
    elif g.ears is not None and source != NONE:
        g.tell("DC-7.6", ev.NoneDrawn(Seat(seat), SourceName(source)))
    hand.sort()


def draw_creatures(g: DungeonCommand, seat: int, rule: str = "DC-26.4") -> None:
    """DC-4.5, DC-26.4: refill the creature hand to the commander's number."""
    deck, hand = g.creature_decks[seat], g.creature_hands[seat]
    wanted = g.game.tables.commanders[g.commanders[seat]].creature_hand
    before = len(hand)
    while len(hand) < wanted and deck:
        hand.append(deck.pop())
        g.uncovered += 1
    if g.ears is not None and len(hand) > before:
        drawn = tuple(Kind(kind) for kind in sorted(hand[before:]))
        g.tell(rule, ev.Mustered(Seat(seat), drawn), (seat,), ev.MusteredHidden(Seat(seat), len(drawn)))
        if not deck:
            g.tell("DC-26.4", ev.DeckEmptied(Seat(seat), "creatures"))
    hand.sort()


def discard_from_hand(g: DungeonCommand, seat: int, kind: int, rule: str, source: int = NONE) -> None:
    """DC-9.15, DC-15.14: an order card in hand goes to the discard pile, as a cost or by an effect of a source."""
    take_from_hand(g, seat, kind)
    g.discards[seat].append(kind)
    if g.ears is not None:
        by: Literal["yes", "no"] = "no" if source == NONE else "yes"
        g.tell(rule, ev.Discarded(Seat(seat), Order(kind), "hand", by, () if source == NONE else (SourceName(source),)))


def take_from_hand(g: DungeonCommand, seat: int, kind: int) -> None:
    """An order card leaves the hand, openly."""
    g.hands[seat].remove(kind)
    g.uncovered += 1
    if kind not in g.hands[seat]:
        g.held[seat] &= ~(1 << kind)
        if kind not in g.decks[seat]:
            g.unseen[seat] &= ~(1 << kind)


def attach(g: DungeonCommand, unit: int, card: int) -> None:
    """DC-15.10: a card is put under a creature card."""
    g.attached[unit] = tuple(sorted((*g.attached[unit], card)))
    g.fit_out(unit)
    g.call_up(g.controllers[unit])
    if g.ears is not None:
        g.tell("DC-15.10", ev.CardAttached(Unit(unit), Order(kind_of(card))))


def remove_card(g: DungeonCommand, unit: int, card: int) -> None:
    """DC-15.11, DC-15.15: an attached card goes to its owner's discard pile; the creature may not survive it."""
    cards = list(g.attached[unit])
    cards.remove(card)
    g.attached[unit] = tuple(cards)
    g.fit_out(unit)
    g.call_up(g.controllers[unit])
    if g.ears is not None:
        g.tell("DC-15.11", ev.CardRemoved(Unit(unit), Order(kind_of(card))))
    g.discards[owner_of(card)].append(kind_of(card))
    if g.damage[unit] >= hit_points(g, unit):
        destroy(g, unit)
        broken(g)


def destroy(g: DungeonCommand, unit: int) -> None:
    """DC-22.3 to DC-22.5: the creature leaves play, its cards go to their owners, its owner loses Morale."""
    owner = g.owners[unit]
    if g.ears is not None:
        g.tell("DC-22.2", ev.Destroyed(Unit(unit)))
    cards, g.attached[unit] = g.attached[unit], ()
    g.fit_out(unit)
    leave_battlefield(g, unit, GONE)
    g.graveyards[owner].append(g.kinds[unit])
    for card in cards:
        order = kind_of(card)
        g.discards[owner_of(card)].append(order)
        if g.ears is not None:
            g.tell("DC-22.3", ev.Discarded(Seat(owner_of(card)), Order(order), "creature"))
    g.damage[unit] = g.used[unit] = g.gifts[unit] = g.venom[unit] = 0
    gone = ~(1 << unit)
    g.tapped &= gone
    g.activated &= gone
    g.burnt &= gone
    change_morale(g, owner, -g.game.tables.level[g.kinds[unit]], "DC-22.4")


def leave_battlefield(g: DungeonCommand, unit: int, place: int) -> None:
    """DC-8.11: an active creature that leaves the battlefield ends its activation."""
    put(g, unit, place)
    if g.active == unit:
        g.active = NONE
        g.burnt = 0


def kinds_in_hand(g: DungeonCommand, seat: int, *_: object) -> list[int]:
    """The kinds of order in a hand."""
    return list(dict.fromkeys(g.hands[seat]))


def not_in_hand(g: DungeonCommand, seat: int, kind: int, *_: object) -> Refusal | None:
    """DC-15.14: only cards in hand can be discarded."""
    if kind in g.hands[seat]:
        return None
    return refusal("DC-15.14", "not-in-hand", card=Name("order", g.game.tables.orders[kind].id))
