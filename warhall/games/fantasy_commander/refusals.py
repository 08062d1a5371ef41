"""Why an action is not allowed: the exact rule, and the hex, unit or token that stands in the way.

Here: one explaining function for each question. Legality itself is written in the chapters: what a question offers is
legal, and what it does not offer is judged by the same functions that made the offer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from warhall.games.fantasy_commander import actions as do
from warhall.games.fantasy_commander.activation import can_pay, may_rest, rests_in_contact, ways
from warhall.games.fantasy_commander.attacks import can_attack
from warhall.games.fantasy_commander.combat import activation_of
from warhall.games.fantasy_commander.contexts import RAN
from warhall.games.fantasy_commander.deployment import closed_part, lay_spots
from warhall.games.fantasy_commander.effects import TERRAIN_RANGE, is_curse
from warhall.games.fantasy_commander.movement import budget, closed_ground, may_tire, piece, refuse_path
from warhall.games.fantasy_commander.muster import muster_of, refuse_card, refuse_recruit
from warhall.games.fantasy_commander.orders import FREE_AFTER, colours_held, place_of
from warhall.games.fantasy_commander.properties import (
    card,
    enemy_contacts,
    has_curse,
    is_banned,
    props_of,
)
from warhall.games.fantasy_commander.ranged import refuse_shot
from warhall.games.fantasy_commander.settlement import (
    refuse_build,
    refuse_hire,
    refuse_promotion,
    refuse_recovery,
    refuse_repair,
)
from warhall.games.fantasy_commander.state import Battle
from warhall.games.fantasy_commander.tables import (
    BAN_DEFEND,
    BAN_MOVE,
    BAN_PAY,
    BAN_RUN,
    DEFENDER,
    MULTIPLE_ATTACK,
    NONE,
    PURPLE,
    YELLOW,
)
from warhall.kernel.actions import Action
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision
from warhall.kernel.words import Name

Explain: TypeAlias = Callable[[Battle, int, Action, Decision], Refusal | None]


def refuse(g: Battle, seat: int, action: Action) -> Refusal | None:
    """Why a seat that is asked may not do this; None if it may."""
    decision = g.decisions[seat]
    code = g.game.codec.code(action)
    if code is not None and code in decision.options:
        return None
    if isinstance(action, do.Concede):
        return None
    if code is None and not isinstance(action, do.MoveBy | do.RunBy):
        return refusal(decision.rule, "no-such-thing")
    explain = EXPLAIN.get(decision.ask)
    reason = explain(g, seat, action, decision) if explain is not None else None
    if reason is LEGAL:
        return None
    return reason or refusal(decision.rule, "not-now")


LEGAL = refusal("FC-1.8", "not-now")
"""Stands for: not offered, but legal all the same. Never shown."""


def where(g: Battle, cell: int) -> Name:
    """A hex as a fact."""
    return Name("hex", g.game.tables.board.name(cell))


def refuse_army(g: Battle, seat: int, action: Action, decision: Decision) -> Refusal | None:
    """Chapter 3: army building."""
    army = muster_of(g).armies[seat]
    match action:
        case do.AddUnit(kind=kind):
            return refuse_recruit(g, seat, kind)
        case do.DropUnit(kind=kind):
            return LEGAL if kind in army else refusal("FC-3.1", "not-in-army", unit=unit_name(g, kind))
        case do.Done():
            return refusal("FC-3.7", "no-units")
        case _:
            return None


def unit_name(g: Battle, kind: int) -> Name:
    """A unit card as a fact."""
    return Name("unit", g.game.tables.printed.units[kind].id)


def refuse_deck(g: Battle, seat: int, action: Action, decision: Decision) -> Refusal | None:
    """Chapter 5: deck building."""
    muster, tables = muster_of(g), g.game.tables
    deck, size = muster.decks[seat], len(muster.armies[seat])
    match action:
        case do.AddCard(card=number):
            return refuse_card(tables, g.factions[seat], deck, number, size)
        case do.DropCard(card=number):
            return (
                LEGAL
                if number in deck
                else refusal("FC-5.1", "not-in-deck", card=Name("card", tables.cards[number].id))
            )
        case do.Done():
            return refusal("FC-5.1", "deck-size", cards=len(deck), units=size)
        case _:
            return None


def refuse_laying(g: Battle, seat: int, action: Action, decision: Decision) -> Refusal | None:
    """FC-29.4: laying a map."""
    if isinstance(action, do.Lay):
        return refusal("FC-29.4", "not-for-maps", terrain=g.game.tables.terrain_names[action.terrain])
    if isinstance(action, do.On) and not lay_spots(g, g.picked) >> action.hex & 1:
        return refusal("FC-29.4", "no-place", hex=where(g, action.hex))
    return None


def refuse_deployment(g: Battle, seat: int, action: Action, decision: Decision) -> Refusal | None:
    """FC-6.5, FC-6.6: where a unit may not be deployed."""
    if isinstance(action, do.Deploy):
        return _refuse_deployed(g, seat, action.unit)
    if not isinstance(action, do.On):
        return None
    cell, tables = action.hex, g.game.tables
    if (g.occupied[0] | g.occupied[1]) >> cell & 1:
        return refusal("FC-1.6", "occupied", hex=where(g, cell), unit=piece(g, g.hexes.index(cell)))
    if closed_part(g, seat) >> cell & 1:
        return refusal("FC-27.12", "part-full", hex=where(g, cell))
    if not g.zones[seat] >> cell & 1:
        return refusal("FC-6.5", "outside-zone", hex=where(g, cell))
    return refusal("FC-6.6", "impassable", hex=where(g, cell), terrain=tables.terrain_names[g.terrain[cell]])


def _refuse_deployed(g: Battle, seat: int, unit: int) -> Refusal | None:
    if unit >= len(g.kinds) or g.owners[unit] != seat:
        return refusal("FC-6.5", "not-own")
    if g.hexes[unit] >= 0:
        return refusal("FC-6.5", "deployed-already", unit=piece(g, unit))
    return LEGAL


def refuse_dice(g: Battle, seat: int, action: Action, decision: Decision) -> Refusal | None:
    """FC-9.5 to FC-9.8: order dice."""
    match action:
        case do.RerollAll():
            if g.rolling[seat] & FREE_AFTER:
                return refusal("FC-9.7", "free-rerolls-begun")
            return refusal("FC-9.6", "last-die")
        case do.Reroll(face=face):
            if not g.rerolls[seat]:
                return refusal("FC-9.7", "no-free-reroll")
            return refusal("FC-9.7", "no-such-face", face=Name("face", g.game.codec.vocabularies[do.Face].names[face]))
        case do.RerollAny():
            return refusal("FC-28.5", "no-free-reroll")
        case _:
            return None


def refuse_giving(g: Battle, seat: int, action: Action, decision: Decision) -> Refusal | None:
    """Chapter 10: giving orders; any own unit may be named, also one that has an order."""
    if not isinstance(action, do.Give | do.TakeBack):
        return None
    unit = action.unit
    if unit >= len(g.kinds) or g.owners[unit] != seat or g.hexes[unit] < 0:
        return refusal("FC-10.1", "not-own")
    if isinstance(action, do.TakeBack):
        return LEGAL if g.orders[unit] >= 0 else refusal("FC-10.7", "no-order", unit=piece(g, unit))
    if action.colour in colours_held(g, seat):
        return LEGAL
    old = g.orders[unit]
    if old == PURPLE or (old >= 0 and old != YELLOW and place_of(old) == place_of(action.colour)):
        return LEGAL  # the token that lies there now goes back first
    return refusal("FC-10.5", "no-such-order", colour=colour_name(g, action.colour))


def colour_name(g: Battle, colour: int) -> Name:
    """A colour as a fact."""
    return Name("colour", g.game.codec.vocabularies[do.Colour].names[colour])


def refuse_turn(g: Battle, seat: int, action: Action, decision: Decision) -> Refusal | None:
    """Chapter 12, FC-13.1: a side's turn."""
    match action:
        case do.Decline():
            return refusal("FC-12.5", "must-activate")
        case do.Recolour(unit=unit, colour=colour):
            if unit >= len(g.kinds) or g.owners[unit] != seat or g.orders[unit] != PURPLE:
                return refusal("FC-12.8", "no-purple")
            if colour < g.colour:
                return refusal("FC-12.8", "step-over", colour=colour_name(g, colour))
            return refusal("FC-12.8", "colour-not-on-map", colour=colour_name(g, colour))
        case do.Activate():
            return refusal("FC-13.1", "card-first")
        case _:
            return None


def refuse_activation(g: Battle, seat: int, action: Action, decision: Decision) -> Refusal | None:
    """FC-12.1, FC-12.11: which unit may be activated."""
    if not isinstance(action, do.Activate):
        return None
    unit = action.unit
    if unit >= len(g.kinds) or g.owners[unit] != seat or g.hexes[unit] < 0:
        return refusal("FC-12.1", "not-own")
    if g.orders[unit] < 0:
        return refusal("FC-12.11", "no-order", unit=piece(g, unit))
    return refusal("FC-12.1", "other-colour", unit=piece(g, unit), colour=colour_name(g, g.orders[unit]))


def refuse_action(g: Battle, seat: int, action: Action, decision: Decision) -> Refusal | None:
    """FC-14.2 to FC-14.8: the action of a unit."""
    activation = activation_of(g)
    unit = activation.unit
    if isinstance(action, do.Rest):
        return refuse_rest(g, unit) or refusal("FC-15.12", "rest-alone")
    if activation.colour == YELLOW:
        return refusal("FC-14.4", "only-rest", unit=piece(g, unit))
    match action:
        case do.Move() | do.Run() | do.MoveBy() | do.RunBy():
            return refuse_walk(g, unit, action)
        case do.Pay(item=number):
            return refuse_payment(g, unit, number)
        case do.Defend():
            rule = "FC-13.5" if is_banned(g, unit, BAN_DEFEND) else "FC-17.1"
            return refusal(rule, "cannot-defend", unit=piece(g, unit))
        case _:
            return refuse_fight(g, unit, action)


def refuse_rest(g: Battle, unit: int) -> Refusal | None:
    """FC-15.13, FC-15.16, FC-27.8: why a unit cannot rest."""
    if card(g, unit).stamina == NONE:
        return refusal("FC-15.16", "no-stamina", unit=piece(g, unit))
    contacts = enemy_contacts(g, unit)
    if contacts and not rests_in_contact(g, unit):
        return refusal("FC-15.13", "in-contact", unit=piece(g, g.hexes.index(contacts.bit_length() - 1)))
    return None if may_rest(g, unit) else refusal("FC-15.16", "no-stamina", unit=piece(g, unit))


def refuse_walk(g: Battle, unit: int, action: do.Move | do.Run | do.MoveBy | do.RunBy) -> Refusal | None:  # noqa: PLR0911  one return for each reason
    """Chapter 16: why a unit cannot go there."""
    running = isinstance(action, do.Run | do.RunBy)
    if is_banned(g, unit, BAN_MOVE) or (running and is_banned(g, unit, BAN_RUN)):
        return refusal("FC-13.5", "forbidden", unit=piece(g, unit))
    if isinstance(action, do.MoveBy | do.RunBy):
        return refuse_path(g, unit, tuple(action.path), running=running) or LEGAL
    cell = action.hex
    walk, dash = ways(g, unit)
    reach = dash if running else walk
    if (reach.free | reach.ending) >> cell & 1:
        return LEGAL
    tables = g.game.tables
    if cell == g.hexes[unit]:
        return refusal("FC-16.12", "no-path")
    if (g.occupied[0] | g.occupied[1]) >> cell & 1:
        return refusal("FC-16.2", "occupied", hex=where(g, cell), unit=piece(g, g.hexes.index(cell)))
    if closed_ground(g, unit) >> cell & 1:
        return refusal("FC-16.10", "impassable", hex=where(g, cell), terrain=tables.terrain_names[g.terrain[cell]])
    steps = budget(g, unit, running=running)
    kind = g.terrain[cell]
    if running and tables.soils[kind].difficult and not may_tire(g, unit):
        return refusal("FC-16.8", "cannot-tire", hex=where(g, cell), terrain=tables.terrain_names[kind])
    return refusal("FC-16.4" if running else "FC-16.1", "too-far", hex=where(g, cell), steps=steps)


def refuse_payment(g: Battle, unit: int, number: int) -> Refusal | None:
    """FC-14.5 to FC-14.7: why a property cannot be paid for."""
    paid = card(g, unit).paid
    if number >= len(paid):
        return refusal("FC-14.5", "no-such-property", unit=piece(g, unit))
    if activation_of(g).paid >> number & 1:
        return refusal("FC-14.6", "paid-already", paid=paid[number].name)
    if is_banned(g, unit, BAN_PAY):
        return refusal("FC-13.5", "forbidden", unit=piece(g, unit))
    return None if can_pay(g, unit, paid[number]) else refusal("FC-14.7", "cannot-pay", paid=paid[number].name)


def refuse_fight(g: Battle, unit: int, action: Action) -> Refusal | None:  # noqa: PLR0911  one return for each reason
    """FC-16.4, FC-19.1, FC-23.1, FC-26.19: why a unit cannot attack or shoot."""
    activation = activation_of(g)
    if isinstance(action, do.Sweep) and not props_of(g, unit) & MULTIPLE_ATTACK:
        return refusal("FC-26.19", "no-multiple-attack", unit=piece(g, unit))
    if not isinstance(action, do.Attack | do.Shoot | do.Sweep):
        return None
    if isinstance(action, do.Attack | do.Shoot):
        target = action.unit
        if target >= len(g.kinds) or g.owners[target] == g.owners[unit] or g.hexes[target] < 0:
            return refusal("FC-19.1", "no-enemy")
        if isinstance(action, do.Shoot):
            return refuse_shot(g, unit, target, activation.moved)
        if not enemy_contacts(g, unit) >> g.hexes[target] & 1:
            shot = refuse_shot(g, unit, target, activation.moved) if card(g, unit).shots else None
            return shot or refusal("FC-19.1", "no-contact", unit=piece(g, target))
    if activation.moved == RAN and not may_tire(g, unit):
        return refusal("FC-16.4", "attack-after-run", unit=piece(g, unit))
    if not can_attack(g, unit):
        return refusal("FC-19.18", "no-dice", unit=piece(g, unit))
    return refusal("FC-19.1", "no-enemy")


def refuse_strike(g: Battle, seat: int, action: Action, decision: Decision) -> Refusal | None:
    """FC-16.3, FC-17.3, FC-15.12: what cannot follow a move."""
    activation = activation_of(g)
    match action:
        case do.Move() | do.Run() | do.MoveBy() | do.RunBy():
            return refusal("FC-16.3", "moved-already")
        case do.Defend():
            return refusal("FC-17.3", "moved-already")
        case do.Rest():
            return refusal("FC-15.12", "moved-already")
        case do.Pay():
            return refusal("FC-14.5", "moved-already")
        case do.Sweep() | do.Shoot() if activation.attacks:
            return refusal("FC-26.24", "one-more-attack")
        case _:
            return refuse_fight(g, activation.unit, action)


def refuse_terrain(g: Battle, seat: int, action: Action, decision: Decision) -> Refusal | None:
    """FC-13.12: where a terrain hex may not be put."""
    if not isinstance(action, do.On):
        return None
    cell, tables = action.hex, g.game.tables
    if (g.occupied[0] | g.occupied[1]) >> cell & 1:
        return refusal("FC-13.12", "occupied", hex=where(g, cell), unit=piece(g, g.hexes.index(cell)))
    if g.points >> cell & 1:
        return refusal("FC-13.12", "capture-point", hex=where(g, cell))
    if g.terrain[cell]:
        return refusal("FC-13.12", "terrain-there", hex=where(g, cell), terrain=tables.terrain_names[g.terrain[cell]])
    if decision.rule == "FC-C.30":
        return refusal("FC-C.30", "no-place", hex=where(g, cell))
    return refusal("FC-13.12", "too-far-from-own", hex=where(g, cell), steps=TERRAIN_RANGE)


def refuse_target(g: Battle, seat: int, action: Action, decision: Decision) -> Refusal | None:
    """FC-13.10, FC-13.18: which unit cannot be chosen."""
    if not isinstance(action, do.Target):
        return None
    unit = action.unit
    if unit < len(g.kinds) and g.hexes[unit] >= 0 and is_curse(g) and has_curse(g, unit, g.playing):
        return refusal("FC-13.18", "cursed-already", unit=piece(g, unit))
    return refusal("FC-13.10", "no-target")


def refuse_redirection(g: Battle, seat: int, action: Action, decision: Decision) -> Refusal | None:
    """FC-26.9: who cannot take over an attack."""
    if not isinstance(action, do.Redirect):
        return None
    unit = action.unit
    if unit >= len(g.kinds) or g.owners[unit] != seat or g.hexes[unit] < 0 or not props_of(g, unit) & DEFENDER:
        return refusal("FC-26.9", "no-defender")
    return refusal("FC-26.9", "defender-not-near", unit=piece(g, unit))


def refuse_pursuit(g: Battle, seat: int, action: Action, decision: Decision) -> Refusal | None:
    """FC-26.25: where Persecution does not lead."""
    if not isinstance(action, do.Pursue):
        return None
    back = action.hex == activation_of(g).first_hex
    return refusal("FC-26.25", "no-way-back" if back else "no-pursuit", hex=where(g, action.hex))


def refuse_settlement(g: Battle, seat: int, action: Action, decision: Decision) -> Refusal | None:
    """FC-C.7 to FC-C.11, FC-C.27: the settlement phase."""
    match action:
        case do.Promote(entry=entry):
            return refuse_promotion(g, seat, entry)
        case do.Recover(entry=entry):
            return refuse_recovery(g, seat, entry)
        case do.Hire(kind=kind):
            return refuse_hire(g, seat, kind)
        case do.Build(card=number):
            return refuse_build(g, seat, number)
        case do.Repair(card=number):
            return refuse_repair(g, seat, number)
        case _:
            return None


EXPLAIN: dict[str, Explain] = {
    "build-army": refuse_army,
    "build-deck": refuse_deck,
    "lay-map": refuse_laying,
    "lay-hex": refuse_laying,
    "deploy": refuse_deployment,
    "deploy-hex": refuse_deployment,
    "order-dice": refuse_dice,
    "give-orders": refuse_giving,
    "turn": refuse_turn,
    "activate": refuse_activation,
    "act": refuse_action,
    "strike": refuse_strike,
    "sweep": refuse_strike,
    "place-terrain": refuse_terrain,
    "choose-target": refuse_target,
    "redirect": refuse_redirection,
    "pursue": refuse_pursuit,
    "settlement": refuse_settlement,
}
"""The explaining function for each question; other questions only say that it cannot be done now."""
