"""Dealing damage: avoidance, prevention, cowering, destruction, in this order (chapters 22 and 23)."""

from __future__ import annotations

from collections.abc import Iterable

from warhall.games.dungeon_command import actions as act
from warhall.games.dungeon_command import events as ev
from warhall.games.dungeon_command.actions import SourceName, Unit, unit_word
from warhall.games.dungeon_command.pieces import change_morale, destroy
from warhall.games.dungeon_command.score import broken
from warhall.games.dungeon_command.state import GONE, HAZARD, SCRIPT, DungeonCommand, Item
from warhall.games.dungeon_command.statics import hit_points, is_meant
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Word


def blocked(g: DungeonCommand, unit: int) -> int:
    """DC-22.12: what allies with Block take away from every damage."""
    blocks, kinds = g.game.tables.blocks, g.kinds
    found = 0
    for seat, crew in enumerate(g.crews):
        for other in crew:
            for block in blocks[kinds[other]]:
                if is_meant(g, block.to, seat, other, unit):
                    found += block.n
    return found


def promised(item: Item, unit: int) -> int:
    """DC-22.8: what preventions would take away from the damage that an action deals a creature."""
    return sum(item.prevented[at + 1] for at in range(0, len(item.prevented), 2) if item.prevented[at] == unit)


def prevented(g: DungeonCommand, item: Item, unit: int, amount: int) -> int:
    """DC-22.8, DC-22.12: what preventions, then Block, take away from damage to a creature."""
    spared = min(amount, promised(item, unit))
    block = min(amount - spared, blocked(g, unit))
    if g.ears is not None:
        if spared:
            g.tell("DC-22.8", ev.Prevented(Unit(unit), spared, "cards", *cause(item)))
        if block:
            g.tell("DC-22.12", ev.Prevented(Unit(unit), block, "block", *cause(item)))
    return spared + block


def deal(g: DungeonCommand, item: Item, hits: Iterable[tuple[int, int]], *, preventable: bool = True) -> None:
    """DC-22.12: damage of one action; who dodged or cowered is out, then prevention, then the choice to cower.

    Args:
        g: the state.
        item: the action that deals it.
        hits: creatures and amounts, all at the same time (DC-22.7).
        preventable: whether preventions and Block take anything away.
    """
    left = []
    for unit, full in hits:
        if g.places[unit] == GONE or item.cowered >> unit & 1:
            continue
        if item.dodged >> unit & 1:
            if g.ears is not None:
                g.tell("DC-20.12", ev.Dodged(Unit(unit), Unit(item.unit), *cause(item)))
            continue
        amount = full
        if preventable:
            amount -= prevented(g, item, unit, full)
        elif g.ears is not None and (promised(item, unit) or blocked(g, unit)):
            g.tell("DC-22.12", ev.Unpreventable(Unit(unit)))
        if amount > 0:
            left.append((unit, amount, 0))
    if left:
        if len(left) > 1:
            seats, turn = g.seats, g.turn
            left.sort(key=lambda hit: ((g.controllers[hit[0]] - turn) % seats, hit[0]))
        g.hits = left
        g.push(settle)
        g.push(cowering, 0)


def cower_loss(amount: int) -> int:
    """DC-23.4: 1 Morale for every 10 damage avoided."""
    return amount // 10


def can_cower(g: DungeonCommand, number: int) -> bool:
    """DC-23.6, DC-23.12: Morale must cover this loss together with those decided before."""
    unit, amount, _ = g.hits[number]
    seat = g.controllers[unit]
    pending = sum(
        cower_loss(more) for other, more, is_cowering in g.hits if is_cowering and g.controllers[other] == seat
    )
    return g.morale[seat] >= pending + cower_loss(amount)


@step
def cowering(g: DungeonCommand, number: int) -> Decision | None:
    """DC-23.1, DC-23.8: each controller decides for each creature, the player whose turn it is first."""
    while number < len(g.hits) and not can_cower(g, number):
        number += 1
    if number < len(g.hits):
        g.push(cower, number)
    return None


@step
def cower(g: DungeonCommand, number: int) -> Decision | None:
    """DC-23.1: whether a creature cowers."""
    unit, _, _ = g.hits[number]
    return COWER.offer_each(g, g.controllers[unit], (unit,), (unit,))


def hit_words(g: DungeonCommand, seat: int, number: int) -> dict[str, Word]:
    """DC-23.4: the creature, the damage, and the Morale that cowering costs."""
    unit, amount, _ = g.hits[number]
    return {"unit": unit_word(g, unit), "amount": amount, "loss": cower_loss(amount)}


def not_hit(g: DungeonCommand, seat: int, unit: int, number: int) -> Refusal | None:
    """DC-23.1: the creature that is hit."""
    hit = g.hits[number][0]
    return None if unit == hit else refusal("DC-23.1", "not-hit", unit=unit_word(g, hit))


def endure(g: DungeonCommand, seat: int, unit: int, number: int) -> None:
    """DC-23.2: the creature will take the damage."""
    g.push(cowering, number + 1)


def cowers(g: DungeonCommand, seat: int, unit: int, number: int) -> None:
    """DC-23.2: the choice is made before the damage is put on."""
    g.hits[number] = (unit, g.hits[number][1], 1)
    g.push(cowering, number + 1)


COWER = Question(
    "cower",
    "DC-23.1",
    Verb(act.Endure, does=endure, forbids=not_hit),
    Verb(act.Cower, does=cowers, forbids=not_hit),
    words=hit_words,
)


@step
def settle(g: DungeonCommand) -> None:
    """DC-22.2, DC-22.7, DC-23.3: all damage is put on and all losses are taken before the end is looked at."""
    hits, g.hits = g.hits, []
    item = g.now
    fallen = []
    for unit, amount, is_cowering in hits:
        if is_cowering:
            _cowers(g, unit, amount)
            continue
        g.damage[unit] += amount
        g.eventful = 1
        if item is not None and unit == aimed_at(item):
            item.dealt += amount
        if g.ears is not None:
            g.tell("DC-22.1", ev.Damaged(Unit(unit), amount, g.damage[unit], *cause(item)))
        if g.damage[unit] >= hit_points(g, unit):
            fallen.append(unit)
    for unit in fallen:
        destroy(g, unit)
    broken(g)


def cause(item: Item | None) -> tuple[ev.Cause, tuple[SourceName, ...]]:
    """DC-9.2: what deals the damage, by name if it is a card or power."""
    if item is None or item.what not in (SCRIPT, HAZARD):
        return "attack", ()
    return ("hazard", ()) if item.what == HAZARD else ("effect", (SourceName(item.source),))


def aimed_at(item: Item) -> int:
    """The target of the attack of an action."""
    return item.aim if item.aim >= 0 else item.target


def _cowers(g: DungeonCommand, unit: int, amount: int) -> None:
    """DC-23.3, DC-23.11: it takes nothing from this source, now or later; its controller pays with Morale."""
    item = g.now
    if item is not None:
        item.cowered |= 1 << unit
        for other in g.stack:
            if other.group == item.group:
                other.cowered |= 1 << unit
    loss = cower_loss(amount)
    if g.ears is not None:
        g.tell("DC-23.3", ev.Cowered(Unit(unit), amount, *cause(item)))
    change_morale(g, g.controllers[unit], -loss, "DC-23.4")


QUESTIONS = (COWER,)
