"""What a position promises a player after turns played by habit: who will have the third quest first, and who lives.

The plain evaluation (`bots`) counts what a player has; this counts what the quests still take him (`habits_journeys`),
which tells more about who wins: at the start of a turn it foresees 70 of 100 winners, the plain one 66. A turn more
matters most where few are left, so the root of the turns is counted.
"""

from __future__ import annotations

from math import isqrt

from warhall.games.dungeoneer.habits_cards import slowed
from warhall.games.dungeoneer.habits_journeys import journeys
from warhall.games.dungeoneer.state import NONE, Dungeoneer
from warhall.games.dungeoneer.tables import MAGIC, MELEE
from warhall.games.dungeoneer.values import speed, value
from warhall.kernel.minds import FARTHEST, chance, settled

TO_WIN = 3
"""DG-1.1: so many quests win."""
DONE, ONE_LEFT = 56, 1386
"""What a completed quest is worth, and that only one is missing, in thousandths of a logit."""
ROOT_OF_TURNS, LAST_TURNS = 506, 345
"""What the turns cost that each missing quest takes, by their root; and for the last one those turns themselves."""
UNKNOWN = 110
"""What a quest takes that is not open yet, in tenths of an AP."""
FARTHEST_WAY = 200
HEALTH = (0, 0, 850, 900, 1150, 1230, 1260)
"""What so much health is worth: the last points are the dearest."""
PERIL, MOST_PERIL = 46, 10
FRAIL, TO_THE_FRAIL = 2, 174
"""With so little health peril costs more: somebody will send what it pays for."""
SWORD, SPELL = 176, 26
"""What a point of melee and of magic is worth."""
CARD, FALLEN = 59, 233
TO_MOVE = 277
"""What it is worth that the turn is one's own."""
AP = 10


def outlook(g: Dungeoneer, seat: int) -> int:
    """The expected result of a seat."""
    if g.result is not None:
        return settled(g.result, seat)
    return chance(points(g, seat), [points(g, other) for other in range(g.seats) if other != seat])


def points(g: Dungeoneer, seat: int) -> int:
    """All that leads a player to victory, weighed."""
    if not g.alive[seat]:
        return -FARTHEST
    if g.heroes[seat] == NONE or g.place[seat] == NONE:
        return 0
    done, health = len(g.completed[seat]), g.health[seat]
    missing = TO_WIN - done
    total = DONE * done + TO_MOVE * (seat == g.active) - to_go(g, seat, missing)
    if missing == 1:
        total += ONE_LEFT
    total += HEALTH[min(health, len(HEALTH) - 1)] - FALLEN * g.fallen[seat]
    total -= (TO_THE_FRAIL if health <= FRAIL else PERIL) * min(g.peril[seat], MOST_PERIL)
    total += SWORD * value(g, seat, MELEE) + SPELL * value(g, seat, MAGIC)
    banes = g.game.tables.banes
    return total + CARD * sum([-1 if banes[card] else 1 for card in g.inventory[seat]])


def to_go(g: Dungeoneer, seat: int, missing: int) -> int:
    """What the quests cost that are still missing, the nearest ones of those that are open."""
    turn = AP * max(1, speed(g, seat) - slowed(g, seat))
    takes = [min(FARTHEST_WAY, way.takes) for way in journeys(g, seat)] + [UNKNOWN] * TO_WIN
    cost = ROOT_OF_TURNS * sum([isqrt(10_000 * way // turn) for way in takes[:missing]]) // 100
    return cost + LAST_TURNS * takes[0] // turn if missing == 1 else cost
