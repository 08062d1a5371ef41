"""What is added to rolls and figures: by charge, combat advantage and ground (13.7), and by abilities (chapter 23)."""

from __future__ import annotations

from typing import NamedTuple

from warhall.games.dnd_miniatures import abilities as able
from warhall.games.dnd_miniatures.abilities import AbilityStat
from warhall.games.dnd_miniatures.creatures import abilities, has_keyword, is_bloodied
from warhall.games.dnd_miniatures.sightings import adjacent, is_within
from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.games.dnd_miniatures.tables import PLAIN, TYPES

CHARGE_BONUS, ADVANTAGE, HELPLESS_BONUS, SACRED_CIRCLE = 1, 2, 4, 2
"""DM-13.7, DM-24.18."""
WORST, BEST = 1, 20
"""DM-13.2, DM-13.4."""


class Aura(NamedTuple):
    """What the aura of an ally gives."""

    n: int
    type: int
    """Of damage; plain where it has none."""
    bearer: int


def stat_bonus(g: DndMiniatures, unit: int, stat: AbilityStat) -> int:
    """What abilities add to a figure."""
    return sum(stat_bonuses(g, unit, stat))


def stat_bonuses(g: DndMiniatures, unit: int, stat: AbilityStat) -> list[int]:
    """What each of the abilities adds."""
    return [n for n, _ in boons(g, unit, stat)]


def boons(g: DndMiniatures, unit: int, stat: AbilityStat) -> list[tuple[int, str]]:
    """What each of the abilities adds, and which kind of ability it is: Bloodied, next to an ally, in an aura."""
    found = [
        (blood.n, "bloodied")
        for blood in abilities(g, unit, able.BloodiedBonus)
        if blood.stat is stat and is_bloodied(g, unit)
    ]
    for near in abilities(g, unit, able.AdjacentAllyBonus):
        if near.stat is stat and any(
            g.friends(unit, other)
            and adjacent(g, unit, other)
            and (near.keyword is None or has_keyword(g, other, near.keyword))
            for other in g.standing()
        ):
            found.append((near.n, "beside"))
    return found + [(aura.n, "aura") for aura in auras(g, unit, stat) if aura.type == PLAIN]


def auras(g: DndMiniatures, unit: int, stat: AbilityStat) -> list[Aura]:
    """DM-13.14: what auras of allies give; two of the same card count once, the stronger."""
    found: dict[int, Aura] = {}
    for other in g.radiant:
        kind = g.kinds[other]
        if g.places[other] < 0:
            continue
        for aura in g.game.tables.of(kind, able.AllyAura):
            if aura.stat is stat and g.friends(unit, other) and is_within(g, other, unit, aura.squares):
                typed = PLAIN if aura.type is None else TYPES.index(aura.type)
                found[kind] = max(found.get(kind, Aura(0, typed, other)), Aura(aura.n, typed, other))
    return list(found.values())
