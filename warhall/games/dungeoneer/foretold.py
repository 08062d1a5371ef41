"""What an option comes to, said beside it: what a card costs, what the end of a phase gives up."""

from __future__ import annotations

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.playing import cost_of
from warhall.games.dungeoneer.state import Dungeoneer
from warhall.games.dungeoneer.tables import X_COST
from warhall.kernel.actions import Action
from warhall.kernel.outlook import Sentence
from warhall.kernel.state import Decision

GLORY_PILE = 0
"""The cards that one pays for oneself."""


def foretell(g: Dungeoneer, decision: Decision, action: Action) -> Sentence | None:
    """DG-5.2, DG-7.10, DG-8.7: the price of a card and who pays it; AP that are left when the own feats end."""
    seat, tables = decision.seat, g.game.tables
    ap = g.ap[seat]
    match action:
        case act.End() if decision.ask == "feats" and ap:
            return Sentence("tells-end-feats", {"ap": ap}, "DG-8.7")
        case act.Play(card=card) | act.PlayAndUse(card=card) if tables.cost[card] != X_COST:
            price = cost_of(g, seat, card)
            if tables.pile[card] == GLORY_PILE:
                return Sentence("tells-glory", {"price": price, "left": g.glory[seat] - price}, "DG-7.10")
            return Sentence("tells-peril", {"price": price}, "DG-5.2")
        case _:
            return None
