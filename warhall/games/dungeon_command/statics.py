"""What a creature is at this moment: its printed values, and what attached cards and commanders add (DC-6.3, DC-6.11).

Here: level, keywords, hit points, speed, who is whose friend, who is adjacent to whom. Not here: damage bonuses
(`combat`), places of deployment (`deploying`).
"""

from __future__ import annotations

from warhall.games.dungeon_command.operations import Near, Where, Who
from warhall.games.dungeon_command.state import DungeonCommand
from warhall.games.dungeon_command.static_clauses import Whom


def level(g: DungeonCommand, unit: int) -> int:
    """DC-15.3: the level with modifications; Morale and Leadership go by the printed one (DC-22.4, DC-25.3)."""
    tables = g.game.tables
    found = tables.level[g.kinds[unit]]
    for card in g.attached[unit]:
        found += tables.level_bonus[card >> 3]
    return found


def keywords(g: DungeonCommand, unit: int) -> int:
    """DC-6.5: the keywords, as bits."""
    tables = g.game.tables
    found = tables.kind_keywords[g.kinds[unit]]
    for card in g.attached[unit]:
        found |= tables.keyword_bonus[card >> 3]
    return found


def hit_points(g: DungeonCommand, unit: int) -> int:
    """DC-6.3: hit points, with attached cards."""
    tables = g.game.tables
    found = tables.hp[g.kinds[unit]]
    for card in g.attached[unit]:
        found += tables.hp_bonus[card >> 3]
    return found


def speed(g: DungeonCommand, unit: int) -> int:
    """DC-6.9: the speed, away from enemies."""
    tables = g.game.tables
    found = tables.speed[g.kinds[unit]]
    seat = g.controllers[unit]
    if g.commanders[seat] >= 0:
        for bonus in tables.speeds[g.commanders[seat]]:
            if is_meant(g, bonus.to, seat, -1, unit):
                found += bonus.n
    return found


def is_held(g: DungeonCommand, unit: int) -> bool:
    """DC-14.21: whether a card forbids it to move and shift."""
    if not g.attached[unit]:
        return False
    holds = g.game.tables.holds
    return any(holds[card >> 3] for card in g.attached[unit])


def is_kept_tapped(g: DungeonCommand, unit: int) -> bool:
    """DC-7.4: whether a card keeps it from untapping."""
    keeps = g.game.tables.keeps_tapped
    return any(keeps[card >> 3] for card in g.attached[unit])


def is_friend(g: DungeonCommand, seat: int, other: int) -> bool:
    """DC-29.6: whether two seats are the same or team mates."""
    return g.teams[seat] == g.teams[other]


def is_adjacent(g: DungeonCommand, unit: int, other: int) -> bool:
    """DC-11.17: whether two creatures are adjacent."""
    return g.rings[unit] & g.cells[other] != 0


def has_adjacent_enemy(g: DungeonCommand, unit: int) -> bool:
    """DC-12.3: whether an enemy creature is adjacent to it."""
    return g.rings[unit] & g.foes[g.controllers[unit]] != 0


def is_meant(g: DungeonCommand, whom: Whom, seat: int, giver: int, unit: int) -> bool:  # noqa: PLR0911  one line a reason
    """Whether a static rule of a seat (printed on the creature `giver`, if any) is for a creature."""
    other = g.controllers[unit]
    if unit == giver and not whom.self_too:
        return False
    if whom.yours and other != seat:
        return False
    if whom.who in (Who.ALLY, Who.SELF) and g.teams[other] != g.teams[seat]:
        return False
    if whom.who is Who.ENEMY and g.teams[other] == g.teams[seat]:
        return False
    if whom.keyword_any and not keywords(g, unit) & g.game.tables.any_of(whom.keyword_any):
        return False
    if whom.reach is Near.ADJACENT:
        return unit == giver or is_adjacent(g, giver, unit)
    if isinstance(whom.reach, int):
        return unit == giver or g.board.within(g.cells[giver], whom.reach) & g.cells[unit] != 0
    return True


def stands_in(g: DungeonCommand, unit: int, where: Where) -> bool:
    """Whether one square of a creature is a magic circle, or in its controller's start zone."""
    ground = g.board.circle if where is Where.MAGIC_CIRCLE else g.board.zones[g.controllers[unit]]
    return g.cells[unit] & ground != 0
