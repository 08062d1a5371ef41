"""What a unit has at this moment: its card, changed by terrain, auras, cards and paid properties (chapters 18, 26).

Here: questions about one unit, and the lasting effects that answer them. Not here: what a property does in an attack
(`combat`), in a retreat (`retreat`) or on the move (`movement`).
"""

from __future__ import annotations

from collections.abc import Iterator

from warhall.games.fantasy_commander.cards import Effect, Kind
from warhall.games.fantasy_commander.state import Battle
from warhall.games.fantasy_commander.tables import (
    ACTIVATION,
    ANY,
    E_CURSE,
    E_DICE,
    E_FORBID,
    E_GRANT,
    E_IGNORE,
    E_LOSE,
    E_RANGE,
    E_REROLL,
    E_RESULT,
    E_SPEED,
    E_SUPPORT,
    FORTITUDE,
    GAME,
    NONE,
)


def card(g: Battle, unit: int) -> Kind:
    """The card of a unit."""
    return g.game.tables.kinds[g.kinds[unit]]


def is_exhausted(g: Battle, unit: int) -> bool:
    """FC-15.8, FC-15.11: whether a unit can take no voluntary token: full of fatigue, or without stamina."""
    return g.fatigue[unit] >= card(g, unit).stamina


def left(g: Battle, unit: int) -> int:
    """FC-4.2, FC-4.3: the miniatures or the health that a unit has left."""
    return card(g, unit).size - g.wounds[unit]


def units_in(g: Battle, cells: int) -> list[int]:
    """The units in a set of hexes, in the order of their numbers."""
    return [unit for unit, cell in enumerate(g.hexes) if cell >= 0 and cells >> cell & 1]


def own_units(g: Battle, side: int) -> list[int]:
    """FC-4.1: the units of a side on the map."""
    return [unit for unit, cell in enumerate(g.hexes) if cell >= 0 and g.owners[unit] == side]


def enemy_contacts(g: Battle, unit: int) -> int:
    """FC-1.5: the hexes of the enemies in contact with a unit."""
    return g.game.tables.board.adjacent[g.hexes[unit]] & g.occupied[1 - g.owners[unit]]


def own_contacts(g: Battle, unit: int) -> int:
    """FC-1.5: the hexes of the own units in contact with a unit."""
    return g.game.tables.board.adjacent[g.hexes[unit]] & g.occupied[g.owners[unit]]


def ground_effects(g: Battle, unit: int, *, bare: bool = False) -> Iterator[tuple[int, Effect]]:
    """FC-13.16, FC-18.10: the changes that terrain makes to a unit, each with its terrain.

    `bare`: without those of its own hex (FC-26.26).
    """
    tables, cell = g.game.tables, g.hexes[unit]
    field = tables.field(g.terrain)
    here = 1 << cell
    if not (field.special | field.aura_hexes) & here:
        return
    kind = card(g, unit)
    sources = [g.terrain[cell]] if field.special & here and not bare else []
    for number, place, within in field.auras:
        # FC-26.37, FC-28.9: the same terrain twice counts once.
        if within & here and not (bare and place == cell) and number not in sources:
            sources.append(number)
    for number in sources:
        soil = tables.soils[number]
        if soil.faction not in (NONE, kind.faction):
            continue
        for effect, only_type, only_props in soil.effects:
            if only_type in (NONE, kind.type) and (not only_props or kind.props & only_props):
                yield number, effect


def changes(g: Battle, unit: int, *, bare: bool = False) -> list[Effect]:
    """All lasting changes to a unit: by terrain, and by cards and paid properties."""
    found = [effect for _, effect in ground_effects(g, unit, bare=bare)]
    if g.touched >> unit & 1:
        found += [effect[2:] for effect in g.effects if effect[0] == unit]
    return found


def props_of(g: Battle, unit: int, *, bare: bool = False) -> int:
    """The properties of a unit as a mask."""
    tables = g.game.tables
    cell = g.hexes[unit]
    props = tables.kinds[g.kinds[unit]].props
    if g.leaders:
        props |= aura_props(g, unit)
    field = tables.field(g.terrain)
    if not g.touched >> unit & 1 and not (field.special | field.aura_hexes) >> cell & 1:
        return props
    lost = 0
    for what, number, _, _ in changes(g, unit, bare=bare):
        if what == E_GRANT:
            props |= 1 << number
        elif what == E_LOSE:
            lost |= 1 << number
    return props & ~lost


def aura_props(g: Battle, unit: int) -> int:
    """FC-26.2: the properties that auras of units give to a unit; a source has its own aura too."""
    tables, props = g.game.tables, 0
    distances = tables.distance[g.hexes[unit]]
    for leader in g.leaders:
        kind = tables.kinds[g.kinds[leader]]
        if distances[g.hexes[leader]] <= kind.aura and (g.owners[leader] != g.owners[unit]) is kind.aura_enemy:
            props |= kind.aura_props
    return props


def reached(g: Battle, unit: int) -> list[int]:
    """FC-26.2: the units whose auras reach a unit."""
    distances = g.game.tables.distance[g.hexes[unit]]
    return [
        leader
        for leader in g.leaders
        if distances[g.hexes[leader]] <= card(g, leader).aura
        and (g.owners[leader] != g.owners[unit]) is card(g, leader).aura_enemy
    ]


def level_of(g: Battle, unit: int, prop: int) -> int:
    """FC-26.37: the number of a property; the highest of its sources."""
    number = prop.bit_length() - 1
    level = card(g, unit).levels[number]
    for what, which, x, _ in changes(g, unit):
        if what == E_GRANT and which == number and x > level:
            level = x
    for leader in reached(g, unit):
        level = max(level, card(g, leader).aura_levels[number])
    return level


def bonus_dice(g: Battle, unit: int, roll: int, *, bare: bool = False) -> int:
    """Dice that cards and terrain add to a kind of roll (FC-18.5, FC-28.3, FC-28.9)."""
    return sum(n for what, which, n, _ in changes(g, unit, bare=bare) if what == E_DICE and which == roll)


def bonus_rerolls(g: Battle, unit: int, roll: int) -> int:
    """Dice that cards let a unit reroll beside Master X."""
    return sum(n for what, which, n, _ in changes(g, unit) if what == E_REROLL and which == roll)


def bonus_results(g: Battle, unit: int, roll: int, face: int) -> int:
    """Ready results that cards add to a kind of roll."""
    return sum(n for what, which, shown, n in changes(g, unit) if what == E_RESULT and (which, shown) == (roll, face))


def ignored(g: Battle, unit: int, roll: int, face: int, *, bare: bool = False) -> int:
    """FC-18.4: results of a face that a unit ignores in an opponent's roll in melee or in shooting."""
    return sum(
        n
        for what, which, shown, n in changes(g, unit, bare=bare)
        if what == E_IGNORE and shown == face and which in (roll, ANY)
    )


def counts_as_supported(g: Battle, unit: int, kind: int) -> bool:
    """FC-18.12: whether cards or terrain give support in attack (0) or in defence (1)."""
    return any(what == E_SUPPORT and which == kind for what, which, _, _ in changes(g, unit))


def bonus_speed(g: Battle, unit: int) -> int:
    """What cards add to both movement values."""
    return sum(n for what, n, _, _ in changes(g, unit) if what == E_SPEED)


def bonus_range(g: Battle, unit: int) -> tuple[int, int]:
    """What cards and terrain add to the base and the maximum range (FC-18.17)."""
    found = [(base, most) for what, base, most, _ in changes(g, unit) if what == E_RANGE]
    return sum(base for base, _ in found), sum(most for _, most in found)


def is_banned(g: Battle, unit: int, ban: int) -> bool:
    """Whether a card forbids a unit something."""
    return bool(g.touched >> unit & 1) and any(e[0] == unit and e[2] == E_FORBID and e[3] == ban for e in g.effects)


def has_curse(g: Battle, unit: int, curse: int) -> bool:
    """FC-13.18: whether a unit carries the curse of a card."""
    return bool(g.touched >> unit & 1) and any(e[0] == unit and e[2] == E_CURSE and e[3] == curse for e in g.effects)


def add_effect(g: Battle, unit: int, until: int, effect: Effect) -> None:
    """Lay a lasting change on a unit."""
    g.effects.append((unit, until, *effect))
    g.touched |= 1 << unit


def end_effects(g: Battle, unit: int) -> None:
    """FC-13.5, FC-13.17: what lasts to the end of a unit's activation ends."""
    if g.touched >> unit & 1:
        g.effects = [e for e in g.effects if e[0] != unit or e[1] != ACTIVATION]
        _touch(g)


def end_round_effects(g: Battle) -> None:
    """FC-24.1: everything temporary ends."""
    if g.effects:
        g.effects = [e for e in g.effects if e[1] == GAME]
        _touch(g)


def drop_effects(g: Battle, unit: int) -> None:
    """What lay on a destroyed unit goes with it."""
    if g.touched >> unit & 1:
        g.effects = [e for e in g.effects if e[0] != unit]
        _touch(g)


def _touch(g: Battle) -> None:
    g.touched = 0
    for effect in g.effects:
        g.touched |= 1 << effect[0]


def is_weak(g: Battle, unit: int, props: int) -> bool:
    """FC-22.7 to FC-22.9, FC-26.15: an ordinary unit with one miniature left; FC-27.16: a wader in its water."""
    kind = card(g, unit)
    if is_wader(g, unit) and g.terrain[g.hexes[unit]] == wading_ground(g):
        return True
    return kind.ordinary and kind.size - g.wounds[unit] == 1 and not props & FORTITUDE


def is_wader(g: Battle, unit: int) -> bool:
    """FC-27.16: whether the scenario lets a unit enter a terrain that stops all others."""
    if g.scenario == NONE:
        return False
    wader = g.game.tables.scenarios[g.scenario].wader
    return wader is not None and g.game.tables.kind_of[wader.unit] == g.kinds[unit]


def wading_ground(g: Battle) -> int:
    """FC-27.16: the terrain that the wader of the scenario may enter."""
    wader = g.game.tables.scenarios[g.scenario].wader
    return NONE if wader is None else g.game.tables.terrain_of[wader.terrain]
