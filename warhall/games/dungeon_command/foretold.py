"""What an option comes to, said beside it: a commander's numbers, levels against Leadership, what an end gives up."""

from __future__ import annotations

from warhall.games.dungeon_command import actions as act
from warhall.games.dungeon_command.state import DungeonCommand
from warhall.kernel.actions import Action
from warhall.kernel.outlook import Sentence
from warhall.kernel.state import Decision

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
            level = tables.level[kind]
            left = g.leadership[seat] - g.led[seat]
            return Sentence("tells-deploy", {"level": level, "left": left - level}, "DC-5.3")
        case act.Play(order=kind) | act.PlayAssisted(order=kind):
            order = tables.orders[kind]
            return Sentence("tells-order", {"level": order.level, "type": order.type}, ORDER_RULES[order.type])
        case act.EndPhase() if decision.ask == "activate":
            waiting = len([code for code in decision.options if isinstance(g.game.codec.action(code), act.Activate)])
            return Sentence("tells-end-phase", {"count": waiting}, "DC-8.6") if waiting else None
        case _:
            return None
