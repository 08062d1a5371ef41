"""How a fighter of a battle is named by those who cancel his attack or challenge him (DG-11.6, DG-11.14, DG-14.31)."""

from __future__ import annotations

from collections.abc import Callable

from warhall.games.dungeoneer.actions import HUNTED, MONSTER
from warhall.games.dungeoneer.state import NONE, Dungeoneer
from warhall.kernel.actions import Action
from warhall.kernel.errors import Refusal
from warhall.kernel.verbs import Verb


def naming(
    monster: type[Action],
    hero: type[Action],
    hunted: type[Action],
    *,
    does: Callable[..., None],
    forbids: Callable[..., Refusal | None],
) -> tuple[Verb, ...]:
    """The three verbs by which a fighter is named: by his card, by his seat, or as the monster of the hunt."""
    return (
        Verb(
            monster,
            does=lambda g, seat, card, *asked: does(g, seat, MONSTER + card, *asked),
            forbids=lambda g, seat, card, *asked: forbids(g, seat, MONSTER + card, *asked),
        ),
        Verb(hero, does=does, forbids=forbids),
        Verb(
            hunted,
            does=lambda g, seat, *asked: does(g, seat, hunted_one(g), *asked),
            forbids=lambda g, seat, *asked: forbids(g, seat, hunted_one(g), *asked),
        ),
    )


def name(fighter: int, monster: type[Action], hero: type[Action], hunted: type[Action]) -> tuple[type[Action], object]:
    """How a fighter is named by one of these verbs."""
    if fighter >= HUNTED:
        return hunted, True
    return (monster, (fighter - MONSTER,)) if fighter >= MONSTER else (hero, (fighter,))


def hunted_one(g: Dungeoneer) -> int:
    """DG-14.31: the monster of the hunt that is on; NONE if there is none."""
    return next((attacker for attacker in g.fights[-1].attackers if attacker >= HUNTED), NONE)
