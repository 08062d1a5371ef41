"""What an option comes to, said beside it: what the end of a phase leaves unused."""

from __future__ import annotations

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.state import Dungeoneer
from warhall.kernel.actions import Action
from warhall.kernel.outlook import Sentence
from warhall.kernel.state import Decision


def foretell(g: Dungeoneer, decision: Decision, action: Action) -> Sentence | None:
    """DG-8.7: AP that are left when the own feats end; one of them may be saved."""
    ap = g.ap[decision.seat]
    if not isinstance(action, act.End) or decision.ask != "feats" or not ap:
        return None
    return Sentence("tells-end-feats", {"ap": ap}, "DG-8.7")
