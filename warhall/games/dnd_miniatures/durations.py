"""Lasting effects: how they come, replace each other and end (chapter 21)."""

from __future__ import annotations

from warhall.games.dnd_miniatures import events as ev
from warhall.games.dnd_miniatures.operations import Duration
from warhall.games.dnd_miniatures.state import (
    BATTLE,
    END_OF_ROUND,
    NEXT_TURN,
    NONE,
    ONGOING,
    PLAYER_TURN,
    SAVE,
    TURN,
    UNTIL_ACTS,
    DndMiniatures,
    Effect,
)

UNTIL = {
    Duration.NEXT_TURN: NEXT_TURN,
    Duration.SAVE: SAVE,
    Duration.TURN: TURN,
    Duration.PLAYER_TURN: PLAYER_TURN,
    Duration.ROUND: END_OF_ROUND,
    Duration.BATTLE: BATTLE,
    Duration.UNTIL_SELF_ACTS: UNTIL_ACTS,
}


def deadline_of(g: DndMiniatures, unit: int, until: int, author: int) -> int:
    """DM-21.1, DM-21.3: the count at which an effect ends; the current turn does not count."""
    if until == NEXT_TURN:
        return g.ended[unit] + (2 if g.active == unit else 1)
    if until == TURN:
        return g.serial
    if until == PLAYER_TURN:
        return g.finished[author] + (2 if g.turn == author else 1)
    return 0


def gain(
    g: DndMiniatures,
    unit: int,
    what: int,
    code: int,
    n: int,
    duration: Duration,
    source: int,
    by: int,
    *,
    worse: int = NONE,
) -> None:
    """DM-21.16: a lasting effect; the same effect of the same source replaces the older copy."""
    until, author = UNTIL[duration], g.controllers[by]
    effect = Effect(what, code, n, until, deadline_of(g, unit, until, author), source, author, worse)
    kept = [e for e in g.effects[unit] if (e.what, e.code, e.source) != (what, code, source)]
    if until == SAVE and g.hostile(by, unit):
        g.eventful = 1
    g.effects[unit] = (*kept, effect)
    g.feel(unit)


def keep(g: DndMiniatures, unit: int, kept: tuple[Effect, ...], rule: str) -> None:
    """Only these effects stay; the end of the others is told, by the rule that ends them."""
    before = g.effects[unit]
    if len(kept) == len(before):
        return
    g.effects[unit] = kept
    g.feel(unit)
    if g.ears is not None:
        staying = {effect.source for effect in kept}
        for source in dict.fromkeys(effect.source for effect in before if effect.source not in staying):
            g.tell(rule, ev.EffectEnded(ev.Unit(unit), ev.SourceName(source)))


def expire_at_end_of_turn(g: DndMiniatures, unit: int) -> None:
    """DM-6.15: effects that end with this turn expire: default durations of the creature, and "this turn" of all."""
    g.ended[unit] += 1
    for other, effects in enumerate(g.effects):
        if effects:
            kept = [
                e
                for e in effects
                if not (e.until == TURN and e.deadline <= g.serial)
                and not (other == unit and e.until == NEXT_TURN and e.deadline <= g.ended[unit])
            ]
            if len(kept) < len(effects):
                keep(g, other, tuple(kept), "DM-6.15")


def expire_at_start(g: DndMiniatures, unit: int) -> None:
    """What lasts until the creature acts ends now."""
    keep(g, unit, tuple(e for e in g.effects[unit] if e.until != UNTIL_ACTS), "DM-6.15")


def worst_ongoing(g: DndMiniatures, unit: int) -> dict[int, tuple[int, int]]:
    """DM-21.11: of each type the highest ongoing damage, and the seat that caused it."""
    worst: dict[int, tuple[int, int]] = {}
    for effect in g.effects[unit]:
        if effect.what == ONGOING and effect.n > worst.get(effect.code, (0, 0))[0]:
            worst[effect.code] = (effect.n, effect.author)
    return worst


def still_ongoing(g: DndMiniatures, unit: int, kinds: tuple[int, ...]) -> list[int]:
    """Those of some types of ongoing damage that a creature still suffers."""
    worst = worst_ongoing(g, unit)
    return [kind for kind in kinds if kind in worst]


def expire_at_player_turn(g: DndMiniatures, seat: int) -> None:
    """DM-21.3: effects bound to a turn of the player."""
    g.finished[seat] += 1
    for unit, effects in enumerate(g.effects):
        if not effects:
            continue
        kept = tuple(
            e for e in effects if not (e.until == PLAYER_TURN and e.author == seat and e.deadline <= g.finished[seat])
        )
        keep(g, unit, kept, "DM-21.3")


def expire_at_round(g: DndMiniatures) -> None:
    """DM-21.4, DM-21.18: "until the end of the round", and those of players who are out of the game."""
    present = {g.owners[unit] for unit in (*g.standing(), *(entry[0] for entry in g.returning))}
    for unit in range(len(g.kinds)):
        kept = tuple(
            e
            for e in g.effects[unit]
            if e.until != END_OF_ROUND and not (e.until == PLAYER_TURN and e.author not in present)
        )
        keep(g, unit, kept, "DM-21.4")
