"""What an option of a turn comes to, said beside it: prices, what is left, and what ending the turn gives up."""

from __future__ import annotations

from warhall.games.tyrants import actions as act
from warhall.games.tyrants.presence import owner
from warhall.games.tyrants.reasons import colour_word
from warhall.games.tyrants.state import Tyrants
from warhall.kernel.actions import Action
from warhall.kernel.outlook import Sentence
from warhall.kernel.state import Decision
from warhall.kernel.words import Word


def foretell(g: Tyrants, decision: Decision, action: Action) -> Sentence | None:  # noqa: PLR0911  one line an option
    """TU-4.5, TU-5.8, TU-9.21, TU-9.81, TU-9.93: what the option costs, gives or gives up."""
    tables, prices = g.game.tables, g.game.tables.setup.prices
    told = _of_card(g, decision, action) or _of_troop(g, decision, action)
    if told is not None:
        return told
    if decision.ask != "act":
        return None
    match action:
        case act.EndTurn():
            lost = {"cards": len(g.hands[decision.seat]), "power": g.power, "influence": g.influence}
            return Sentence("tells-end-turn", {**lost}, "TU-5.8") if any(lost.values()) else None
        case act.Recruit(card=card):
            cost = tables.cost[card]
            return Sentence("tells-recruit", {"cost": cost, "left": g.influence - cost, **_worth(g, card)}, "TU-9.81")
        case act.RecruitDevoured():
            return foretell(g, decision, act.Recruit(act.Kind(g.devoured[-1])))
        case act.Deploy() | act.DeployForVp():
            return _for_power(g, prices.deploy, "TU-9.21")
        case act.ReturnSpy():
            return _for_power(g, prices.return_spy, "TU-9.93")
        case _:
            return None


def _of_card(g: Tyrants, decision: Decision, action: Action) -> Sentence | None:
    """TU-9.30, TU-9.70, TU-9.87, TU-10.2: what becomes of a card, and what it is worth then."""
    if isinstance(action, act.Promote | act.Devour) and g.game.tables.back_to_stack[action.card]:
        return Sentence("tells-stack", {}, "TU-10.2")
    if isinstance(action, act.Promote):
        return Sentence("tells-promote", _worth(g, action.card), "TU-9.70")
    if isinstance(action, act.Devour):
        return Sentence("tells-devour", _worth(g, action.card), "TU-9.30")
    if isinstance(action, act.Recruit) and decision.ask == "recruit":
        return Sentence("tells-worth", _worth(g, action.card), "TU-9.87")
    return None


def _of_troop(g: Tyrants, decision: Decision, action: Action) -> Sentence | None:
    """TU-9.11, TU-9.13: whose troop it is, and what killing it costs."""
    if not isinstance(action, act.Assassinate | act.Supplant | act.Move | act.ReturnTroop):
        return None
    colour = colour_word(g, owner(g, action.space))
    if decision.ask != "act":
        return Sentence("tells-troop", {"colour": colour}, decision.rule)
    price = g.game.tables.setup.prices.assassinate
    return Sentence("tells-kill", {"colour": colour, "need": price, "left": g.power - price}, "TU-9.13")


def _worth(g: Tyrants, card: int) -> dict[str, Word]:
    """TU-11.9, TU-11.10: what a card is worth in the deck and in the inner circle."""
    tables = g.game.tables
    values = {"deck": tables.deck_vp[card], "inner": tables.inner_vp[card]}
    return {where: str(value).replace("-", "−") for where, value in values.items()}


def _for_power(g: Tyrants, price: int, rule: str) -> Sentence:
    """What is paid in Power, and what is left."""
    return Sentence("tells-power", {"need": price, "left": g.power - price}, rule)
