"""What the bots are told: how good a position is, which options to try first, and how far a plan reaches.

The terms count what leads to the third quest or to being the last hero: quests, the way to them, health, level, points
and cards. The attacks of a battle that are not decided yet count by what they are likely to bring (`bots_battle`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.bots_battle import HEALTH, PERIL, dearness, hopes, intent
from warhall.games.dungeoneer.bots_outlook import outlook
from warhall.games.dungeoneer.habits import habit
from warhall.games.dungeoneer.printed import Time
from warhall.games.dungeoneer.prospects import prospects
from warhall.games.dungeoneer.state import ENDING, FEATS, LOCATIONS, NONE, VILLAINY, Dungeoneer
from warhall.games.dungeoneer.tables import MAGIC, MELEE, SPEED, X_COST, Tables
from warhall.games.dungeoneer.values import value
from warhall.kernel.actions import Action
from warhall.kernel.game import Bench
from warhall.kernel.minds import Scales, read_mind

TERMS = (
    "quests",
    "last-quest",
    "alive",
    "health",
    "level",
    "values",
    "glory",
    "peril",
    "hand",
    "cards",
    "lair",
    "action-points",
    "fallen",
    "battle",
    "way",
    "villainy",
    "plans",
)
"""The terms, in the order in which `features` counts them."""
UNIT = 100
"""One quest, one level, one card."""
TO_WIN = 3
"""DG-1.1: so many quests win."""
ENOUGH = 5
"""So much glory pays for most cards; what is more helps less."""
SOME = 3
"""One part in so many of what glory beyond that is worth."""
MOST_PERIL = 12
SAVED = 7
"""So many times an AP is worth that can be saved."""
BEST_HAND = 7
DRAWN = 26
"""A location card that is about to be placed: it may be one that is needed."""
TRIED = 100
"""A quest that was tried: it may have succeeded."""
APPLIED = 45
"""A card that is being played: more than it is worth in hand."""
STAYED = 5
KEEP = {Time.RESPONSE: 14, Time.ANY: 12, Time.FEATS: 6, Time.VILLAINY: 0}
"""What a card in the own hand is worth besides, by its time."""
THREAT = 45
"""What a card of villainy is worth for which another hero's peril can pay."""
WEIGHTY = ("feats", "villainy", "declare", "place", "target", "shift", "accept", "choose", "sacrifice")
"""The questions that decide games: with feats by chance a player wins a quarter, with villainy left out two fifths. The
last five are seldom asked, but no habit knows that a mirage may carry the own hero to his quest."""
RANKS: dict[type[Action], int] = {
    act.Try: 0,
    act.Deliver: 0,
    act.Escort: 0,
    act.PickUp: 1,
    act.Search: 1,
    act.Play: 2,
    act.Pass: 3,
    act.Decline: 5,
    act.End: 8,
    act.Hold: 9,
    act.GiveUp: 9,
}
USUAL = 4
"""In which order verbs are tried; all others have the usual rank."""
HOARDED = 3
"""More such cards than this cannot be played soon."""


def features(g: Dungeoneer, seat: int, own: bool) -> Sequence[int]:  # noqa: FBT001  the scales ask so
    """How much a player has of each term."""
    has = [0] * len(TERMS)
    done = len(g.completed[seat])
    has[0] = UNIT * done
    has[1] = UNIT * (done == TO_WIN - 1)
    if not g.alive[seat] or g.heroes[seat] == NONE or g.place[seat] == NONE:
        return has
    tables = g.game.tables
    health = min(g.health[seat], len(HEALTH) - 1)
    glory = g.glory[seat]
    has[2] = UNIT
    dear = dearness(g) if own else 100
    has[3] = HEALTH[health] * dear // 100
    has[4] = UNIT * g.level[seat]
    has[5] = UNIT * (value(g, seat, MELEE) + value(g, seat, MAGIC) + value(g, seat, SPEED))
    has[6] = UNIT * min(glory, ENOUGH) + UNIT // SOME * min(max(0, glory - ENOUGH), ENOUGH)
    has[7] = -PERIL[health] * min(g.peril[seat], MOST_PERIL)
    has[8] = UNIT * min(len(g.hands[seat]), BEST_HAND)
    has[9] = UNIT * sum([-1 if tables.banes[card] else 1 for card in g.inventory[seat]])
    has[10] = UNIT * len(g.lairs[seat])
    has[11] = UNIT * SAVED * min(1, g.ap[seat])
    if seat == g.active and g.phase != ENDING:
        has[11] += UNIT * max(0, g.ap[seat] - 1)
        has[13] += APPLIED * len(g.applied)
    has[12] = -UNIT * g.fallen[seat]
    for fight in g.fights:
        has[13] += hopes(g, seat, fight, dear)
    has[13] += intent(g, seat, dear)
    if own:
        has[14] = prospects(g, seat)
        has[15] = villainy(g, seat)
        has[16] = plans(g, seat)
    return has


def villainy(g: Dungeoneer, seat: int) -> int:
    """DG-1.11: cards of villainy in hand or lair that somebody's peril can pay for; the others' peril is money."""
    tables = g.game.tables
    money = max([g.peril[other] for other in range(g.seats) if other != seat and g.alive[other]], default=0)
    threats = 0
    for card in (*g.hands[seat], *g.lairs[seat]):
        if tables.cards[card].time is Time.VILLAINY and tables.cost[card] != X_COST and tables.cost[card] <= money:
            threats += 1
    return THREAT * min(threats, HOARDED)


def plans(g: Dungeoneer, seat: int) -> int:
    """What only the player himself knows or has in hand: good cards, a location to place, an attempt, a stay."""
    tables = g.game.tables
    worth = sum([tables.keeping[card] for card in g.hands[seat]])
    if seat != g.active:
        return worth
    if g.drawn != NONE:
        worth += DRAWN
    worth += TRIED * (200 - dearness(g)) // 100 * g.attempted.bit_count()
    if not g.moved and g.phase in (VILLAINY, LOCATIONS, FEATS):
        place = g.place[seat]
        health = min(g.health[seat], len(HEALTH) - 1)
        worth += STAYED * tables.glory[place] - PERIL[health] * tables.peril[place]
    return worth


def sides(g: Dungeoneer, seat: int) -> tuple[int, Sequence[int]]:
    """Everybody plays for himself."""
    return seat, [other for other in range(g.seats) if other != seat]


def turn(g: Dungeoneer) -> int:
    """A plan reaches to the end of the turn."""
    return g.round * g.seats + (g.active - g.first) % g.seats


def averaged(g: Dungeoneer) -> bool:
    """Whether a battle is on: what its attacks are likely to bring is counted, so a plan is rated before they fall."""
    return bool(g.fights)


def weighty(g: Dungeoneer) -> bool:
    """Games are decided by what is done in the phases of feats, villainy and locations."""
    return g.decision is not None and g.decision.ask in WEIGHTY


def idle(g: Dungeoneer) -> Mapping[int, int]:
    """DG-9.16: to hold is to pass, and only spares a player the passing that follows."""
    return {g.game.codec.first(act.Hold): g.game.codec.first(act.Pass)}


def order(g: Dungeoneer, seat: int, options: Sequence[int]) -> list[int]:
    """Quests first, then cards and moves; passing and ending come last."""
    ranks = g.game.tables.ranks
    return sorted(options, key=lambda code: (ranks[code], code))


def fill_in(tables: Tables) -> None:
    """Computes once in which order options are tried."""
    tables.keeping = [KEEP[card.time] for card in tables.cards]
    tables.ranks = [RANKS.get(verb.type, USUAL) for verb in tables.codec.verbs for _ in range(verb.codes)]


MIND = read_mind(Path(__file__).with_name("bots.yaml"), TERMS)
SCALES = Scales(TERMS, features, sides, MIND.weights)
evaluate = SCALES.evaluate
BENCH = Bench(
    evaluate, order, turn, SCALES, MIND.levels, averaged, habit=habit, weighty=weighty, idle=idle, outlook=outlook
)
