"""What an option comes to, said beside it: damage, costs, levels against Leadership, what an end gives up."""

from __future__ import annotations

from warhall.games.dungeon_command import actions as act
from warhall.games.dungeon_command.actions import MELEE, RANGED
from warhall.games.dungeon_command.combat import attack_damage
from warhall.games.dungeon_command.damage import cower_loss
from warhall.games.dungeon_command.state import DungeonCommand
from warhall.games.dungeon_command.statics import hit_points, level
from warhall.kernel.actions import Action
from warhall.kernel.outlook import Sentence
from warhall.kernel.state import Decision
from warhall.kernel.words import Name, Word

ORDER_RULES = {"standard": "DC-17.1", "minor": "DC-17.2", "immediate": "DC-17.3"}


def foretell(g: DungeonCommand, decision: Decision, action: Action) -> Sentence | None:
    """DC-4.2, DC-5.3, DC-8.6, DC-17.1 to DC-17.3, DC-25.2: what the option gives, costs or gives up."""
    tables, seat = g.game.tables, decision.seat
    match action:
        case act.Lead(commander=number):
            leader = tables.commanders[number]
            morale = leader.morale + (tables.setup.first_game.morale_change if g.symbols else 0)
            facts = {"morale": morale, "leadership": leader.leadership, "orders": leader.order_hand}
            return Sentence("tells-lead", {**facts, "creatures": leader.creature_hand}, "DC-4.2")
        case act.Deploy(creature=kind):
            need = tables.level[kind]
            left = g.leadership[seat] - g.led[seat]
            return Sentence("tells-deploy", {"level": need, "left": left - need}, "DC-5.3")
        case act.Play(order=kind) | act.PlayAssisted(order=kind):
            order = tables.orders[kind]
            return Sentence("tells-order", {"level": order.level, "type": order.type}, ORDER_RULES[order.type])
        case act.Use(power=power) | act.Command(power=power):
            rule = "DC-18.1" if isinstance(action, act.Use) else "DC-18.11"
            return Sentence("tells-power", {"deed": Name("deed", tables.power_names[power])}, rule)
        case act.EndPhase() | act.EndActivation():
            return given_up(g, decision, action)
        case _:
            return acted(g, action)


def given_up(g: DungeonCommand, decision: Decision, action: Action) -> Sentence | None:
    """DC-8.5, DC-8.6, DC-25.5: what an end leaves undone."""
    if isinstance(action, act.EndActivation):
        moves = "no" if g.moved else "yes"
        acts = "no" if g.tapped >> g.active & 1 else "yes"
        unused: dict[str, Word] = {"moves": moves, "acts": acts}
        return Sentence("tells-end-activation", unused, "DC-8.5") if "yes" in (moves, acts) else None
    if decision.ask == "activate":
        waiting = len([code for code in decision.options if isinstance(g.game.codec.action(code), act.Activate)])
        return Sentence("tells-end-phase", {"count": waiting}, "DC-8.6") if waiting else None
    left = g.leadership[decision.seat] - g.led[decision.seat]
    return Sentence("tells-end-deploying", {"left": left}, "DC-25.5") if left > 0 else None


def acted(g: DungeonCommand, action: Action) -> Sentence | None:  # noqa: PLR0911  one line an action
    """DC-16.2, DC-18.13, DC-19.4, DC-20.12, DC-23.4, DC-24.4: what a creature's action comes to."""
    match action:
        case act.Strike(unit=target):
            return hit(g, target, MELEE)
        case act.Shoot(unit=target):
            return hit(g, target, RANGED)
        case act.Collect():
            return Sentence("tells-collect", {}, "DC-24.4")
        case act.Sprint():
            return Sentence("tells-sprint", {}, "DC-18.13")
        case act.Dodge():
            return Sentence("tells-dodge", {}, "DC-20.12")
        case act.Assist(unit=unit):
            return Sentence("tells-assist", {"level": level(g, unit)}, "DC-16.2")
        case act.Cower(unit=unit) | act.Endure(unit=unit):
            return spared(g, unit, isinstance(action, act.Cower))
        case _:
            return None


def hit(g: DungeonCommand, target: int, attack: int) -> Sentence:
    """DC-19.4, DC-19.6: the damage of an own attack, if nothing is done about it, and what it leaves."""
    number = attack_damage(g, g.active, target, attack, own=None, bonus=0)
    left = max(0, hit_points(g, target) - g.damage[target] - number)
    return Sentence("tells-attack", {"damage": number, "left": left}, "DC-19.4" if attack == MELEE else "DC-19.6")


def spared(g: DungeonCommand, unit: int, cowers: bool) -> Sentence | None:  # noqa: FBT001  cowering, or else enduring
    """DC-22.2, DC-23.4: what cowering costs, and what enduring leaves."""
    amount = next((amount for other, amount, _ in g.hits if other == unit), None)
    if amount is None:
        return None
    if cowers:
        return Sentence("tells-cower", {"left": g.morale[g.controllers[unit]] - cower_loss(amount)}, "DC-23.4")
    left = max(0, hit_points(g, unit) - g.damage[unit] - amount)
    loss = g.game.tables.level[g.kinds[unit]]
    ends = "yes" if not left and g.morale[g.owners[unit]] <= loss else "no"
    return Sentence("tells-endure", {"left": left, "loss": loss, "ends": ends}, "DC-22.2")
