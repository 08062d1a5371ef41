"""What a position promises a player after turns played by habit: who will have the third quest first, and who lives.

The plain evaluation (`bots`) counts what a player has; this counts what the quests still take him (`habits_journeys`),
which tells more about who wins: at the start of a turn it foresees 69 of 100 winners, the plain one 66.
"""

from __future__ import annotations

from warhall.games.dungeoneer.habits_journeys import journeys
from warhall.games.dungeoneer.state import Dungeoneer
from warhall.games.dungeoneer.values import speed
from warhall.kernel.minds import FARTHEST, chance, settled

QUEST = 1580
"""What a completed quest is worth, in thousandths of a logit."""
TO_WIN = 3
"""DG-1.1: so many quests win."""
TURNS = (290, 90, 30)
"""What a turn costs that the next quest takes, the one after it, and the last."""
UNKNOWN = 110
"""What a quest takes that is not open yet, in tenths of an AP."""
FARTHEST_WAY = 200
HEALTH = (0, 0, 630, 1125, 1395, 1530, 1575)
"""What so much health is worth: the last points are the dearest."""
GLORY, MOST_GLORY = 60, 6
PERIL, MOST_PERIL = 26, 10
CARD, LAIR, FALLEN = 50, 80, 200
TO_MOVE = 560
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
    done = len(g.completed[seat])
    total = QUEST * done + TO_MOVE * (seat == g.active)
    takes = [min(FARTHEST_WAY, way.takes) for way in journeys(g, seat)] + [UNKNOWN] * TO_WIN
    turn = AP * max(1, speed(g, seat))
    for number in range(TO_WIN - done):
        total -= TURNS[number] * takes[number] // turn
    total += HEALTH[min(g.health[seat], len(HEALTH) - 1)] - FALLEN * g.fallen[seat]
    total += GLORY * min(g.glory[seat], MOST_GLORY) - PERIL * min(g.peril[seat], MOST_PERIL)
    banes = g.game.tables.banes
    return total + CARD * sum([-1 if banes[card] else 1 for card in g.inventory[seat]]) + LAIR * len(g.lairs[seat])
