"""Carrying out attacks, and the powers that attacks trigger (chapter 19, DC-18.6, DC-18.12)."""

from __future__ import annotations

from typing import Literal

from warhall.games.dungeon_command import events as ev
from warhall.games.dungeon_command.actions import MELEE, RANGED, Unit
from warhall.games.dungeon_command.combat import attack_damage, can_attack, melee_condition
from warhall.games.dungeon_command.damage import aimed_at, deal
from warhall.games.dungeon_command.operations import AttackKind, Condition, Happening
from warhall.games.dungeon_command.state import GONE, NONE, DungeonCommand, Item
from warhall.games.dungeon_command.statics import has_adjacent_enemy, is_adjacent, is_friend
from warhall.kernel.state import step
from warhall.kernel.words import Name


def make_attack(g: DungeonCommand, item: Item, own: int | None, bonus: int, *, preventable: bool = True) -> bool:
    """DC-19.1, DC-19.11: the attack of the action that is being resolved; False if it fails (DC-10.8)."""
    target, attack = aimed_at(item), item.attack
    if target == NONE or not can_attack(g, item.unit, target, attack):
        if g.ears is not None:
            unit, gone = Unit(item.unit), target == NONE or g.places[target] < 0
            if gone:
                g.tell("DC-19.11", ev.Failed(unit, "attack"))
            elif attack == RANGED and has_adjacent_enemy(g, item.unit):
                g.tell("DC-19.7", ev.FellShort(unit, Unit(target), "enemy"))
            else:
                g.tell("DC-19.11", ev.FellShort(unit, Unit(target), "reach"))
        return False
    near = int(is_adjacent(g, item.unit, target))
    g.push(attack_made, target, g.places[target], g.controllers[target], near)
    number = attack_damage(g, item.unit, target, attack, own=own, bonus=bonus)
    if g.ears is not None and not (item.dodged | item.cowered) >> target & 1:
        tell_raised(g, item, target, bonus)
    if attack == MELEE:
        g.venom[item.unit] = 0
    item.dealt = 0
    deal(g, item, [(target, number)], preventable=preventable)
    return True


def tell_raised(g: DungeonCommand, item: Item, target: int, bonus: int) -> None:
    """DC-18.10, DC-19.9, DC-19.10: what adds to the damage of an attack."""
    tables, unit = g.game.tables, Unit(item.unit)
    if bonus:
        tell_more(g, "DC-19.9", unit, bonus, tables.sources[item.source].label)
    if item.attack == MELEE:
        if g.venom[item.unit]:
            tell_more(g, "DC-18.10", unit, g.venom[item.unit], tables.poison, "earlier")
        for rule in tables.bonuses[g.kinds[item.unit]]:
            if rule.condition is None or melee_condition(g, rule.condition, item.unit, target):
                label = f"{tables.creatures[g.kinds[item.unit]].id}.{rule.id}" if rule.name is not None else None
                tell_more(g, "DC-19.10", unit, rule.n, label, "ability")
    for card in g.attached[target]:
        if more := tables.attacked_bonus[card >> 3]:
            tell_more(g, "DC-19.10", unit, more, tables.order_ids[card >> 3])


def tell_more(
    g: DungeonCommand,
    rule: str,
    unit: Unit,
    amount: int,
    label: str | None,
    nameless: Literal["earlier", "ability"] = "ability",
) -> None:
    """More damage by an effect of this name, or by one without a name."""
    named = () if label is None else (Name("source", label),)
    g.tell(rule, ev.DamageRaised(unit, amount, "effect" if named else nameless, named))


@step
def attack_made(g: DungeonCommand, target: int, place: int, seat: int, near: int) -> None:
    """DC-18.12: the powers that the attack triggers wait until the action is done.

    Args:
        g: the state.
        target: who was attacked.
        place: where that stood.
        seat: who controlled it.
        near: whether it was adjacent to the attacker.
    """
    item = g.now
    if item is None or g.places[item.unit] < 0:
        return
    tables = g.game.tables
    unit = item.unit
    entries = [(number, NONE) for number in tables.creature_triggers[g.kinds[unit]]]
    for card in g.attached[unit]:
        entries += [(number, card) for number in tables.attached_triggers[card >> 3]]
    for number, card in entries:
        source = tables.sources[number]
        if _happened(g, item, source.event, target) and _fits(g, item, source.condition, seat, near):
            g.fired.append((g.controllers[unit], number, unit, card, target, place, seat))


def _happened(g: DungeonCommand, item: Item, event: Happening | None, target: int) -> bool:
    """Whether an attack was what a trigger waits for."""
    match event:
        case Happening.ATTACK_HIT_DAMAGE:
            return item.dealt >= 10
        case Happening.RANGED_ATTACK_RESOLVED:
            return item.attack == RANGED
        case Happening.ATTACK_RESOLVED:
            return True
        case Happening.DESTROYS_BY_MELEE:
            return item.attack == MELEE and item.dealt > 0 and g.places[target] == GONE
        case _:
            return False


def _fits(g: DungeonCommand, item: Item, condition: Condition | None, seat: int, near: int) -> bool:
    """Whether the kind of attack, the nearness and the side of the target are as a trigger asks."""
    if condition is None:
        return True
    if condition.target_adjacent and not near:
        return False
    if condition.destroyed_enemy and is_friend(g, seat, g.controllers[item.unit]):
        return False
    wanted = condition.kind
    return wanted in (None, AttackKind.ANY) or item.attack == (MELEE if wanted is AttackKind.MELEE else RANGED)
