"""Damage, healing, fatigue and rest (FC-4.2 to FC-4.12, chapter 15): what is added to and taken from a unit.

Here: the bare changes. Not here: how damage comes about (`combat`, `retreat`), when a token may be taken (`activation`,
`combat`); whether a unit is destroyed is settled afterwards (`score.settle`).
"""

from __future__ import annotations

from warhall.games.fantasy_commander import events
from warhall.games.fantasy_commander.actions import Unit
from warhall.games.fantasy_commander.properties import card
from warhall.games.fantasy_commander.state import Battle
from warhall.games.fantasy_commander.tables import NONE
from warhall.games.fantasy_commander.telling import given_by
from warhall.kernel.words import Name

TIRED_FOR = {
    "FC-15.2": "attack-die",
    "FC-15.3": "attack-after-run",
    "FC-15.5": "defence-die",
    "FC-15.6": "less-damage",
    "FC-16.8": "difficult-terrain",
    "FC-20.12": "less-retreat-damage",
}
"""FC-15.2 to FC-15.6: what a voluntary token is taken for, by its rule."""
LESS_PUSH_DAMAGE = "less-push-damage"
"""FC-20.12: what a token is taken for when Rush cannot move the unit."""
LOST_BY: dict[str, events.Loss] = {"FC-20.5": "retreat", "FC-26.32": "push", "FC-15.9": "exhausted"}
"""What losses come from, by their rule; else from an attack or a card."""
BY_CARD = events.SOME_CARD
THANKS_TO = {
    "FC-15.18": Name("cause", "rest"),
    "FC-26.16": Name("property", "marauder"),
    "FC-26.27": Name("property", "regeneration"),
    "FC-26.30": Name("property", "vampirism"),
}
"""Thanks to what losses and tokens go, by their rule; else a card or a paid property."""


def lives(g: Battle, unit: int) -> events.Lives:
    """FC-4.2, FC-4.3: what a unit loses."""
    return "miniatures" if card(g, unit).ordinary else "health"


def hurt(g: Battle, unit: int, damage: int, rule: str, cause: Name = BY_CARD) -> int:
    """FC-4.2, FC-4.3, FC-4.11: miniatures or health go; excess is lost. How much was really lost."""
    size = card(g, unit).size
    lost = min(damage, size - g.wounds[unit])
    if lost > 0:
        g.wounds[unit] += lost
        if g.ears is not None:
            why = LOST_BY.get(rule, "attack")
            g.tell(rule, events.Damaged(Unit(unit), lost, size - g.wounds[unit], lives(g, unit), why, cause))
    return lost


def restore(g: Battle, unit: int, count: int, rule: str, cause: Name = BY_CARD) -> None:
    """FC-4.12: never above the printed size or health."""
    back = min(count, g.wounds[unit])
    if back:
        g.wounds[unit] -= back
        if g.ears is not None:
            why = THANKS_TO.get(rule, cause)
            left = card(g, unit).size - g.wounds[unit]
            g.tell(rule, events.Restored(Unit(unit), back, left, lives(g, unit), why, *given_by(g, unit, why)))


def refresh(g: Battle, unit: int, count: int, rule: str, cause: Name = BY_CARD) -> None:
    """Fatigue tokens go."""
    gone = min(count, g.fatigue[unit])
    if gone:
        g.fatigue[unit] -= gone
        if g.ears is not None and g.wounds[unit] < card(g, unit).size:  # of who is about to be destroyed it is no news
            g.tell(rule, events.Refreshed(Unit(unit), gone, THANKS_TO.get(rule, cause)))


def tire(g: Battle, unit: int, rule: str, cause: Name = BY_CARD, why: str = "") -> None:
    """FC-15.1: one fatigue token; what for is said by its rule, unless it is named."""
    g.fatigue[unit] += 1
    if g.ears is not None:
        g.tell(rule, events.Tired(Unit(unit), g.fatigue[unit], why or TIRED_FOR.get(rule, "forced"), cause))


def tire_by_force(g: Battle, unit: int, count: int, cause: Name) -> None:
    """FC-15.9, FC-15.10: whoever is exhausted or has no stamina loses a miniature or health for each token instead."""
    stamina = card(g, unit).stamina
    for _ in range(count):
        if stamina != NONE and g.fatigue[unit] < stamina:
            tire(g, unit, "FC-15.10", cause)
        else:
            hurt(g, unit, 1, "FC-15.9", cause)


def drop_order(g: Battle, unit: int, *, told: bool = False) -> None:
    """FC-12.11, FC-20.7: a unit loses its order and is not activated any more this round."""
    if g.orders[unit] >= 0:
        g.orders[unit] = NONE
        g.late &= ~(1 << unit)
        if g.ears is not None and not told:
            g.tell("FC-20.7", events.OrderDropped(Unit(unit)))
