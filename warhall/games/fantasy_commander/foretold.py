"""What an option comes to, said beside it: what each order colour does, what a die becomes, what a thing costs."""

from __future__ import annotations

from warhall.games.fantasy_commander import actions as do
from warhall.games.fantasy_commander.combat import activation_of, base_dice
from warhall.games.fantasy_commander.muster import points
from warhall.games.fantasy_commander.operations import Choose, Colour, Refresh, Restore, Speed, Summon
from warhall.games.fantasy_commander.orders import COLOUR_AT
from warhall.games.fantasy_commander.properties import bonus_dice, bonus_range, card, props_of
from warhall.games.fantasy_commander.roster import campaign_of
from warhall.games.fantasy_commander.settlement import promotion_cost
from warhall.games.fantasy_commander.state import BY_MELEE, BY_SHOT, Battle
from warhall.games.fantasy_commander.tables import COLOUR_OF_FACE, DEFENCE, FLIGHT, RANGER
from warhall.kernel.actions import Action
from warhall.kernel.outlook import Sentence
from warhall.kernel.state import Decision
from warhall.kernel.words import Name, Word

COLOURS = tuple(Colour)


def foretell(g: Battle, decision: Decision, action: Action) -> Sentence | None:  # noqa: PLR0911  one line an action
    """FC-9.4, FC-9.5, FC-10.2, FC-10.6, FC-12.1: when a colour acts, which order a die gives, what is paid."""
    match action:
        case do.Give(colour=colour):
            name = COLOURS[colour].value
            rules = {"yellow": "FC-10.2", "purple": "FC-10.6"}
            return Sentence(f"tells-order-{name}", {}, rules.get(name, "FC-12.1"))
        case do.Reroll(face=face) if decision.ask != "reroll":
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
        case do.Promote() | do.Recover() | do.Hire() | do.Build() | do.Repair():
            return _supplies(g, decision.seat, action)
        case _:
            return _in_battle(g, decision, action)


def _supplies(g: Battle, side: int, action: Action) -> Sentence | None:
    """FC-C.7 to FC-C.10, FC-C.27: what something costs between the battles, and what is left."""
    tables = g.game.tables
    printed = tables.printed.campaign
    match action:
        case do.Promote(entry=entry):
            cost, rule = promotion_cost(g, side, entry), "FC-C.8"
        case do.Recover():
            cost, rule = printed.return_cost, "FC-C.7"
        case do.Hire(kind=kind):
            cost, rule = printed.hire_costs[tables.printed.units[kind].type], "FC-C.27"
        case do.Build(card=number):
            cost, rule = tables.printed.town_cards[number].cost, "FC-C.9"
        case _:
            cost, rule = printed.repair_cost, "FC-C.10"
    return Sentence("tells-supplies", {"cost": cost, "left": campaign_of(g).supplies[side] - cost}, rule)


def _in_battle(g: Battle, decision: Decision, action: Action) -> Sentence | None:  # noqa: PLR0911  one an action
    """FC-13.1, FC-15.1, FC-16.4 to FC-16.8, FC-17.2, FC-19.4, FC-23.10: what an action in battle comes to."""
    ask = decision.ask
    match action:
        case do.Effect() if g.face_up and g.decks[decision.seat]:
            top = g.game.tables.cards[g.decks[decision.seat][-1]]
            return Sentence("tells-effect", {"card": Name("card", top.id)}, "FC-13.1")
        case do.Recolour(colour=colour):
            return Sentence(f"tells-order-{COLOURS[colour].value}", {}, "FC-12.8")
        case do.Activate(unit=unit) if g.orders[unit] >= 0:
            return Sentence("tells-activate", {"colour": _colour(g.orders[unit])}, "FC-14.4")
        case do.Choose(item=number) if ask == "choose-effect":
            return _chosen(g, number)
        case do.Tire() if g.attack is not None:
            return _token(g, decision.seat)
        case _ if (plain := PLAIN.get((ask, type(action)))) is not None:
            return Sentence(plain[0], {}, plain[1])
        case _ if g.activation is not None and ask in ("act", "strike", "sweep", "defence"):
            return _by_unit(g, ask, action)
        case _:
            return None


PLAIN: dict[tuple[str, type[Action]], tuple[str, str]] = {
    ("turn", do.Decline): ("tells-keep-back", "FC-12.5"),
    ("act", do.Pass): ("tells-pass", "FC-14.3"),
    ("strike", do.Pass): ("tells-pass", "FC-14.3"),
    ("defence", do.Decline): ("tells-no-defence", "FC-17.5"),
    ("regroup", do.Use): ("tells-regroup", "FC-26.28"),
    ("vampirism", do.Use): ("tells-vampirism", "FC-26.30"),
    ("necromancy", do.Use): ("tells-necromancy", "FC-26.23"),
    ("place-terrain", do.Decline): ("tells-no-terrain", "FC-13.14"),
    ("order-dice", do.Use): ("tells-prestige", "FC-C.23"),
    ("spend-reputation", do.Use): ("tells-spend-reputation", "FC-C.23"),
    ("raid-by-dice", do.Use): ("tells-raid-by-dice", "FC-C.20"),
}
"""What an answer comes to where it is always the same, by the question."""


def _chosen(g: Battle, number: int) -> Sentence | None:
    """FC-13.21: what one of the lists of a card does, by its first operation."""
    lists = next((op.of for op in g.game.tables.cards[g.playing].effect if isinstance(op, Choose)), ())
    match lists[number][0] if number < len(lists) else None:
        case Summon(unit=unit):
            return Sentence("tells-choose-summon", {"unit": Name("unit", unit)}, "FC-13.21")
        case Restore(n=count):
            return Sentence("tells-choose-restore", {"count": count}, "FC-4.12")
        case Refresh(n=count):
            return Sentence("tells-choose-refresh", {"count": count}, "FC-13.20")
        case Speed(n=count):
            return Sentence("tells-choose-speed", {"count": count}, "FC-13.20")
        case _:
            return None


def _token(g: Battle, side: int) -> Sentence | None:
    """FC-15.1, FC-15.8: how tired the unit then is."""
    attack = g.attack
    if attack is None:
        return None
    unit = attack.target if g.owners[attack.target] == side else attack.attacker
    return Sentence("tells-tire", {"fatigue": g.fatigue[unit] + 1, "stamina": card(g, unit).stamina}, "FC-15.1")


def _by_unit(g: Battle, ask: str, action: Action) -> Sentence | None:  # noqa: PLR0911  one line an action
    """FC-15.12, FC-16.4, FC-17.2, FC-19.4, FC-23.10: what the active or the attacked unit would do."""
    unit = activation_of(g).unit
    match action:
        case do.Attack():
            return Sentence("tells-attack", {"dice": base_dice(g, unit, BY_MELEE)}, "FC-19.4")
        case do.Shoot(unit=target):
            base = card(g, unit).base + bonus_range(g, unit)[0]
            near = g.game.tables.distance[g.hexes[unit]][g.hexes[target]] <= base
            facts: dict[str, Word] = {"dice": base_dice(g, unit, BY_SHOT), "near": "yes" if near else "no"}
            return Sentence("tells-shot", facts, "FC-23.10")
        case do.Defend():
            defender = unit if ask == "act" or g.attack is None else g.attack.target
            dice = max(0, card(g, defender).defence + bonus_dice(g, defender, DEFENCE))
            return Sentence("tells-defend", {"dice": dice, "order": "kept" if ask == "act" else "given"}, "FC-17.2")
        case do.Counter() if g.attack is not None:
            dice = max(0, card(g, g.attack.target).defence + bonus_dice(g, g.attack.target, DEFENCE))
            return Sentence("tells-counter", {"dice": dice}, "FC-26.7")
        case do.Rest():
            return Sentence("tells-rest", {"count": g.fatigue[unit]}, "FC-15.12") if g.fatigue[unit] else None
        case do.Move(hex=cell) | do.Run(hex=cell):
            return _way(g, unit, cell, running=isinstance(action, do.Run))
        case _:
            return None


def _way(g: Battle, unit: int, cell: int, *, running: bool) -> Sentence | None:
    """FC-16.3 to FC-16.8: what a move or a run gives up; difficult terrain ends the activation."""
    kind = g.terrain[cell]
    ends = g.game.tables.soils[kind].difficult and kind != g.terrain[g.hexes[unit]] and not props_of(g, unit) & RANGER
    if not running and not ends:
        return None
    flies = running and ends and props_of(g, unit) & FLIGHT  # FC-26.12: no token for difficult terrain
    facts: dict[str, Word] = {"how": "run" if running and not flies else "move", "ends": "yes" if ends else "no"}
    return Sentence("tells-way", facts, "FC-16.4" if running else "FC-16.6")


def _colour(colour: int) -> Name:
    return Name("colour", COLOURS[colour].value)


def _price(g: Battle, number: int) -> Sentence:
    """FC-14.5, FC-14.8: the orders that a property costs."""
    paid = card(g, activation_of(g).unit).paid[number]
    orders = tuple(
        Name("order", COLOURS[COLOUR_AT[place]].value) for place, price in enumerate(paid.cost) for _ in range(price)
    )
    if not orders:
        return Sentence("tells-pay-any", {"count": paid.any}, "FC-14.8")
    return Sentence("tells-pay", {"orders": orders}, "FC-14.5")
