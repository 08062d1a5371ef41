"""What an option comes to, said beside it: what each order colour does, what a die becomes, what a thing costs."""

from __future__ import annotations

from warhall.games.fantasy_commander import actions as do
from warhall.games.fantasy_commander.combat import activation_of
from warhall.games.fantasy_commander.muster import points
from warhall.games.fantasy_commander.operations import Colour
from warhall.games.fantasy_commander.orders import COLOUR_AT
from warhall.games.fantasy_commander.properties import card
from warhall.games.fantasy_commander.state import Battle
from warhall.games.fantasy_commander.tables import COLOUR_OF_FACE
from warhall.kernel.actions import Action
from warhall.kernel.outlook import Sentence
from warhall.kernel.state import Decision
from warhall.kernel.words import Name

COLOURS = tuple(Colour)


def foretell(g: Battle, decision: Decision, action: Action) -> Sentence | None:  # noqa: PLR0911  one line an action
    """FC-9.4, FC-9.5, FC-10.2, FC-10.6, FC-12.1: when a colour acts, which order a die gives, what is paid."""
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
        case do.TakeOrder() if g.face_up and g.decks[decision.seat]:
            printed = g.game.tables.card_order[g.decks[decision.seat][-1]]
            return Sentence("tells-take-order", {"colour": _colour(printed)}, "FC-13.2")
        case do.Pay(item=number):
            return _price(g, number)
        case do.AddUnit(kind=kind) if g.muster is not None:
            cost, spent = g.game.tables.kinds[kind].cost, points(g.game.tables, g.muster.armies[decision.seat])
            return Sentence(
                "tells-add-unit", {"cost": cost, "left": g.muster.limits[decision.seat] - spent - cost}, "FC-3.1"
            )
        case _:
            return None


def _colour(colour: int) -> Name:
    return Name("colour", COLOURS[colour].value)


def _price(g: Battle, number: int) -> Sentence:
    """FC-14.5, FC-14.8: the orders that a property costs."""
    paid = card(g, activation_of(g).unit).paid[number]
    orders = tuple(_colour(COLOUR_AT[place]) for place, price in enumerate(paid.cost) for _ in range(price))
    if not orders:
        return Sentence("tells-pay-any", {"count": paid.any}, "FC-14.8")
    return Sentence("tells-pay", {"orders": orders}, "FC-14.5")
