"""What an option comes to, said beside it: what each order colour does, and what a face of an order die becomes."""

from __future__ import annotations

from warhall.games.fantasy_commander import actions as do
from warhall.games.fantasy_commander.operations import Colour
from warhall.games.fantasy_commander.state import Battle
from warhall.games.fantasy_commander.tables import COLOUR_OF_FACE
from warhall.kernel.actions import Action
from warhall.kernel.outlook import Sentence
from warhall.kernel.state import Decision
from warhall.kernel.words import Name

COLOURS = tuple(Colour)


def foretell(g: Battle, decision: Decision, action: Action) -> Sentence | None:
    """FC-9.4, FC-9.5, FC-10.2, FC-10.6, FC-12.1: when a colour acts, and which order a die gives."""
    match action:
        case do.Give(colour=colour):
            name = COLOURS[colour].value
            rules = {"yellow": "FC-10.2", "purple": "FC-10.6"}
            return Sentence(f"tells-order-{name}", {}, rules.get(name, "FC-12.1"))
        case do.Reroll(face=face):
            return Sentence("tells-face", {"colour": Name("colour", COLOURS[COLOUR_OF_FACE[face]].value)}, "FC-9.4")
        case do.RerollAll():
            return Sentence("tells-reroll-all", {}, "FC-9.5")
        case do.Finish():
            return Sentence("tells-finish", {}, "FC-10.4")
        case _:
            return None
