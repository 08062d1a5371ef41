"""One creature at a time: its abilities, its state, and its figures with all that changes them (chapters 3, 11, 22)."""

from __future__ import annotations

from typing import TypeVar

from warhall.games.dnd_miniatures import abilities as able
from warhall.games.dnd_miniatures.abilities import Able
from warhall.games.dnd_miniatures.battlefield import DIGGER, FLYER, LIGHT, RIVER_WALKER, WALKER
from warhall.games.dnd_miniatures.card_lines import BASIC
from warhall.games.dnd_miniatures.operations import Gain, Stat
from warhall.games.dnd_miniatures.state import (
    BLOODIED,
    BONUS,
    DAZED_OR_WORSE,
    FLIGHT,
    FULL_RULES,
    GAINED,
    INACTIVE,
    TERRAIN,
    DndMiniatures,
)
from warhall.games.dnd_miniatures.tables import BOX, BOXES, CONFUSED, IMMOBILIZED, SLOWED, Line, PowerLine

A = TypeVar("A", bound=Able)
STATS = tuple(Stat)
SLOW_SPEED = 2
"""DM-22.10."""


def gained(g: DndMiniatures, unit: int, ability: type[A]) -> list[A]:
    """DM-1.15: abilities that a creature has for a while."""
    found: list[A] = []
    for effect in g.effects[unit]:
        if effect.what == GAINED:
            op = g.game.tables.ops[effect.code]
            if isinstance(op, Gain) and isinstance(op.ability, ability):
                found.append(op.ability)
    return found


def abilities(g: DndMiniatures, unit: int, ability: type[A]) -> list[A]:
    """DM-23.1: the abilities of one sort that a creature has now."""
    return [*g.game.tables.of(g.kinds[unit], ability), *gained(g, unit, ability)]


def has(g: DndMiniatures, unit: int, ability: type[Able]) -> bool:
    """Whether a creature has an ability now."""
    if ability in g.game.tables.abilities[g.kinds[unit]]:
        return True
    return bool(g.effects[unit]) and bool(gained(g, unit, ability))


def is_active(g: DndMiniatures, unit: int) -> bool:
    """DM-22.13: neither Stunned nor Helpless."""
    return not g.conditions[unit] & INACTIVE


def is_alert(g: DndMiniatures, unit: int) -> bool:
    """DM-22.1: it can act outside its own turn."""
    return not g.conditions[unit] & DAZED_OR_WORSE


def is_bloodied(g: DndMiniatures, unit: int) -> bool:
    """DM-11.2: at or below half of the starting hit points."""
    return bool(g.lessons & BLOODIED) and g.hp[unit] <= g.game.tables.half[g.kinds[unit]]


def is_living(g: DndMiniatures, unit: int) -> bool:
    """DM-1.18."""
    return g.game.tables.living[g.kinds[unit]]


def has_keyword(g: DndMiniatures, unit: int, keyword: str) -> bool:
    """DM-3.12."""
    tables = g.game.tables
    return bool(tables.keyword_bits[g.kinds[unit]] & tables.keywords[keyword])


def flies(g: DndMiniatures, unit: int) -> bool:
    """DM-9.1, DM-2.13."""
    return g.game.tables.flies[g.kinds[unit]] and bool(g.lessons & FLIGHT)


def bonus(g: DndMiniatures, unit: int, *stats: Stat) -> int:
    """DM-13.8, DM-13.14: what lasting effects add to a figure; effects of one source count once."""
    return sum(bonuses(g, unit, *stats)) if g.effects[unit] else 0


def bonuses(g: DndMiniatures, unit: int, *stats: Stat) -> list[int]:
    """What each of them adds."""
    wanted = [STATS.index(stat) for stat in stats]
    return [effect.n for effect in g.effects[unit] if effect.what == BONUS and effect.code in wanted]


def speed(g: DndMiniatures, unit: int) -> int:
    """DM-3.8, DM-22.5, DM-22.10: Speed as it is now."""
    if not g.effects[unit]:
        return g.game.tables.speed[g.kinds[unit]]
    conditions = g.conditions[unit]
    if conditions & IMMOBILIZED:
        return 0
    found = max(0, g.game.tables.speed[g.kinds[unit]] + bonus(g, unit, Stat.SPEED))
    return min(SLOW_SPEED, found) if conditions & SLOWED else found


def gait(g: DndMiniatures, unit: int) -> int:
    """DM-8.16, DM-9.1, DM-9.9: how a creature goes."""
    if not g.effects[unit] and g.lessons == FULL_RULES:
        return g.game.tables.gait[g.kinds[unit]]
    if g.game.tables.phases[g.kinds[unit]]:
        return DIGGER
    if flies(g, unit) or not g.lessons & TERRAIN:
        return FLYER
    if has(g, unit, able.IgnoreDifficult):
        return LIGHT
    return RIVER_WALKER if has(g, unit, able.IgnoreRiver) else WALKER


def basic_line(g: DndMiniatures, unit: int) -> Line | None:
    """DM-3.9, DM-3.11: the basic attack."""
    lines = g.game.tables.card_lines[g.kinds[unit]]
    return g.game.tables.lines[lines[0]] if lines else None


def line_of(g: DndMiniatures, unit: int, ident: str) -> Line | None:
    """An attack of a creature by its id."""
    if ident == BASIC:
        return basic_line(g, unit)
    tables = g.game.tables
    for number in tables.card_lines[g.kinds[unit]]:
        if tables.attack_names[tables.lines[number].name] == ident:
            return tables.lines[number]
    return None


def ticked(g: DndMiniatures, unit: int, slot: int) -> int:
    """DM-12.10: the boxes that are ticked."""
    return g.boxes[unit] >> BOX * slot & BOXES


def tick(g: DndMiniatures, unit: int, line: Line | PowerLine) -> None:
    """DM-12.10: tick a box, if there are any."""
    if line.printed is not None and line.printed.uses is not None:
        g.boxes[unit] += 1 << BOX * line.slot


def has_box(g: DndMiniatures, unit: int, line: Line | PowerLine) -> bool:
    """DM-12.10: whether it can still be used."""
    uses = None if line.printed is None else line.printed.uses
    return uses is None or ticked(g, unit, line.slot) < uses


def rating(g: DndMiniatures, team: int) -> int:
    """DM-6.2, DM-6.3, DM-6.5: the highest rating of a team that counts."""
    ratings, best = g.game.tables.rating, 0
    for unit, owner in enumerate(g.owners):
        if g.teams[owner] == team and g.places[unit] != -2 and not g.conditions[unit] & (INACTIVE | CONFUSED):
            best = max(best, ratings[g.kinds[unit]])
    return best


def uses_left(g: DndMiniatures, unit: int) -> int:
    """DM-23.4: commander uses that are left."""
    return g.game.tables.rating[g.kinds[unit]] - g.spent[unit]


def line_named(g: DndMiniatures, unit: int, name: int) -> Line | None:
    """The attack of that name on a creature's card."""
    tables = g.game.tables
    return next((tables.lines[n] for n in tables.card_lines[g.kinds[unit]] if tables.lines[n].name == name), None)


def power_named(g: DndMiniatures, unit: int, name: int) -> PowerLine | None:
    """The power of that name on a creature's card."""
    tables = g.game.tables
    return next((tables.powers[n] for n in tables.card_powers[g.kinds[unit]] if tables.powers[n].name == name), None)


def turns_left(g: DndMiniatures, unit: int) -> int:
    """DM-6.11, DM-6.18, DM-6.20: how often a creature is still to be activated in this round."""
    left = g.game.tables.turns[g.kinds[unit]] - g.activations[unit]
    return left if left > 0 and g.places[unit] >= 0 and not g.late >> unit & 1 else 0


def to_activate(g: DndMiniatures, seat: int) -> list[int]:
    """DM-6.8, DM-6.18: the creatures that a seat can activate now."""
    turns, kinds, places, activations = g.game.tables.turns, g.kinds, g.places, g.activations
    barred = g.acted | g.late
    return [
        unit
        for unit, owner in enumerate(g.owners)
        if owner == seat and places[unit] >= 0 and turns[kinds[unit]] > activations[unit] and not barred >> unit & 1
    ]


def has_turns(g: DndMiniatures, seat: int) -> bool:
    """DM-6.10: whether a seat still has activations in this round."""
    turns, kinds, places, activations, late = g.game.tables.turns, g.kinds, g.places, g.activations, g.late
    for unit, owner in enumerate(g.owners):  # `turns_left`, asked very often
        if owner == seat and turns[kinds[unit]] > activations[unit] and places[unit] >= 0 and not late >> unit & 1:
            return True
    return False


def left(g: DndMiniatures, seat: int) -> list[int]:
    """The creatures of a seat that are on the map."""
    return [unit for unit, owner in enumerate(g.owners) if owner == seat and g.alive(unit)]
