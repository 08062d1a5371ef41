"""What an option comes to, said beside it: what a creature leaves undone when its turn ends."""

from __future__ import annotations

from warhall.games.dnd_miniatures import actions as act
from warhall.games.dnd_miniatures.state import ATTACK_USED, MOVE_USED, DndMiniatures
from warhall.kernel.actions import Action
from warhall.kernel.outlook import Sentence
from warhall.kernel.state import Decision


def foretell(g: DndMiniatures, decision: Decision, action: Action) -> Sentence | None:
    """DM-7.1: the actions that ending the turn gives up, as far as any is possible."""
    if not isinstance(action, act.EndTurn):
        return None
    possible = {type(g.game.codec.action(code)) for code in decision.options}
    attack = not g.done & ATTACK_USED and bool(possible & ATTACKS)
    move = not g.done & MOVE_USED and bool(possible & MOVES)
    if not attack and not move:
        return None
    return Sentence("tells-end-turn", {"left": "both" if attack and move else "attack" if attack else "move"}, "DM-7.1")


ATTACKS: set[type[Action]] = {act.Attack, act.Burst, act.Blast, act.Cone, act.Line, act.Charge}
MOVES: set[type[Action]] = {act.Move, act.Shift}
