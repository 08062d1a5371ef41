"""The registry of the operations, and what they share: whom they are done to, and what they come from."""

from __future__ import annotations

from warhall.content import Operations
from warhall.games.dungeoneer.actions import HUNTED, MONSTER
from warhall.games.dungeoneer.operations import Op
from warhall.games.dungeoneer.state import NONE, Dungeoneer
from warhall.games.dungeoneer.vocabulary import Who
from warhall.kernel.state import Asked
from warhall.kernel.words import Name, Word

OPERATIONS: Operations[Asked] = Operations(Op)


def op_of(g: Dungeoneer, number: int) -> Op:
    """The operation of a number."""
    return g.game.tables.ops[number]


def heroes(g: Dungeoneer, who: Who, controller: int, target: int, source: int) -> list[int]:
    """DG-12.5: the heroes an operation is done to; several clockwise from the active player's left, him last."""
    if who in (Who.SELF, Who.TARGET, Who.EACH_PASSED, Who.EACH_FAILED, Who.AFFECTED, Who.ESCORT_HOLDER):
        seat = controller if who is Who.SELF else target
        return [seat] if 0 <= seat < MONSTER and g.alive[seat] else []
    order = g.around((g.active + 1) % g.seats)
    if who is Who.ALL_HERE:
        here = place_of(g, controller, source)
        return [seat for seat in order if g.place[seat] == here]
    if who is Who.ALL_ON_SHIFTED:
        return [seat for seat in order if g.place[seat] == g.shifted]
    return []


def place_of(g: Dungeoneer, controller: int, source: int) -> int:
    """DG-12.9: where a trap lies; for everything else, where the controller's hero stands."""
    if g.fights and 0 <= source < HUNTED and not g.game.tables.monsters[source]:
        fight = g.fights[-1]
        if MONSTER + source in fight.attackers:
            return fight.places[fight.attackers.index(MONSTER + source)]
    return g.place[controller]


def giver_of(g: Dungeoneer, source: int, controller: int) -> int:
    """Who gives a wound: a monster, the monster of a hunt, or nobody who is rewarded for it."""
    if source >= HUNTED:
        return source
    return MONSTER + source if source != NONE and g.game.tables.monsters[source] else NONE


def effect_words(
    g: Dungeoneer, chooser: int, number: int, controller: int, target: int, source: int, x: int = 0
) -> dict[str, Word]:
    """What asks: the card, the monster of a hunt, or the hero whose skill it is."""
    tables = g.game.tables
    if source >= HUNTED:
        return {"card": Name("beast", tables.quests[source - HUNTED].id)}
    if source != NONE:
        return {"card": tables.names[source]}
    hero = g.heroes[controller]
    own = [tables.scripts[doing.script] for doings in tables.skill_doings[hero].values() for doing in doings]
    skilled = any(number == each for script in own for _, each in script)
    return {"card": tables.skill_name(hero) if skilled else tables.hero_names[hero]}
