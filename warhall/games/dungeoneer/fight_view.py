"""Battles and rolls as everybody sees them (chapters 11 and 12): all of it lies open."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

import msgspec

from warhall.games.dungeoneer.actions import HUNTED, MONSTER
from warhall.games.dungeoneer.previews import chance, fighter_name, printed_value
from warhall.games.dungeoneer.rolls import rolled_value
from warhall.games.dungeoneer.state import (
    ATTACK_ROLL,
    COUNTER_ROLL,
    LIVE,
    NONE,
    THREAT_ROLL,
    Dungeoneer,
    Fight,
    Roll,
)
from warhall.games.dungeoneer.tables import SOURCES, STATS
from warhall.games.dungeoneer.values import beast_of, value
from warhall.games.dungeoneer.vocabulary import Form

Status: TypeAlias = Literal["live", "cancelled", "away", "lapsed", "done"]
FightKind: TypeAlias = Literal["encounters", "hunt", "heroes", "challenge"]
RollKind: TypeAlias = Literal["attack", "counter", "threat"]
BattleStep: TypeAlias = Literal[
    "attack", "response", "attack-test", "counter-test", "comparison", "challenge", "lair", "reward"
]
STATUSES: tuple[Status, ...] = get_args(Status)
KINDS: tuple[FightKind, ...] = get_args(FightKind)
ROLLS: tuple[RollKind, ...] = get_args(RollKind)
ASKED_IN: dict[str, BattleStep] = {
    "declare": "attack",
    "target": "attack",
    "monster-form": "attack",
    "respond": "response",
    "challenge": "challenge",
    "keep-monster": "lair",
    "clear-lair": "lair",
    "reward": "reward",
}
"""The step of a battle in which a question is asked; the others are asked in several."""


class AttackView(msgspec.Struct, frozen=True, kw_only=True):
    """An attack or trap of a battle."""

    attacker: str
    target: str
    form: Form | None
    place: str | None
    status: Status
    attack: int | None
    counter: int | None
    attack_value: int | None
    counter_value: int | None
    """What is added to the dice, with everything that changes it; None for a trap."""
    attack_printed: int | None
    counter_printed: int | None
    """The same without any change."""
    health: int | None
    """What health the attacking monster has left."""


class FightView(msgspec.Struct, frozen=True, kw_only=True):
    """A battle, or a challenge within it."""

    kind: FightKind
    by: str
    step: BattleStep
    """DG-11.1: how far it is."""
    attacks: list[AttackView]
    peril: int
    glory: list[int]


class RollView(msgspec.Struct, frozen=True, kw_only=True):
    """The roll that is about to fall."""

    kind: RollKind
    fighter: str
    stat: str
    value: int
    need: int
    source: str | None
    twice: bool
    skipped: bool
    chance: int | None
    """How likely a threat is overcome, in percent; None for a roll of a battle."""


def fight_view(g: Dungeoneer, fight: Fight) -> FightView:
    """A battle as everybody sees it."""
    return FightView(
        kind=KINDS[fight.kind],
        by=g.seat_names()[fight.by],
        step=_step(g, fight),
        attacks=[_attack(g, fight, number) for number in range(len(fight.attackers))],
        peril=fight.peril,
        glory=fight.glory[:],
    )


def _attack(g: Dungeoneer, fight: Fight, number: int) -> AttackView:
    attacker, target, form = fight.attackers[number], fight.targets[number], fight.forms[number]
    trap = form == NONE
    return AttackView(
        attacker=fighter_name(g, attacker),
        target=fighter_name(g, target),
        form=None if trap else Form(STATS[form]),
        place=None if fight.places[number] == NONE else g.game.tables.places[fight.places[number]].id,
        status=STATUSES[fight.status[number]],
        attack=None if fight.attack[number] == NONE else fight.attack[number],
        counter=None if fight.counter[number] == NONE else fight.counter[number],
        attack_value=None if trap else value(g, attacker, form, ATTACK_ROLL, target),
        counter_value=None if trap else value(g, target, form, COUNTER_ROLL, attacker),
        attack_printed=None if trap else printed_value(g, attacker, form),
        counter_printed=None if trap else printed_value(g, target, form),
        health=_health(g, attacker, form),
    )


def _step(g: Dungeoneer, fight: Fight) -> BattleStep:
    """DG-11.1: the step that a battle has come to."""
    if fight is not g.fights[-1]:
        return "challenge"
    ask = "" if g.decision is None else g.decision.ask
    if ask in ASKED_IN:
        return ASKED_IN[ask]
    if g.roll is not None and g.roll.kind != THREAT_ROLL:
        return "attack-test" if g.roll.kind == ATTACK_ROLL else "counter-test"
    if LIVE not in fight.status:
        return "comparison"
    return "attack-test" if any(total != NONE for total in fight.attack) else "response"


def _health(g: Dungeoneer, attacker: int, form: int) -> int | None:
    if attacker < MONSTER or form == NONE:
        return None
    taken = g.quest_wounds[attacker - HUNTED] if attacker >= HUNTED else g.wounds[attacker - MONSTER]
    return max(0, beast_of(g, attacker).health - taken)


def roll_view(g: Dungeoneer) -> RollView | None:
    """The roll that is about to fall, as everybody sees it."""
    roll = g.roll
    if roll is None:
        return None
    worth = rolled_value(g, roll)
    return RollView(
        kind=ROLLS[roll.kind],
        fighter=fighter_name(g, roll.fighter),
        stat=STATS[roll.stat].value,
        value=worth,
        need=roll.need,
        source=None if roll.source == NONE else SOURCES[roll.source].value,
        twice=roll.twice,
        skipped=roll.skipped,
        chance=None if roll.kind != THREAT_ROLL else _chance(roll, worth),
    )


def _chance(roll: Roll, worth: int) -> int:
    return 100 if roll.skipped else chance(worth, roll.need, twice=roll.twice)
