"""What the bots are told: how good a position is, which options to try first, and how far a plan reaches.

Here: the scales and the bench. What is weighed is `bots_terms`, the weights and levels are `bots.yaml`.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from pathlib import Path

from warhall.games.fantasy_commander.bots_command import ways_to_command
from warhall.games.fantasy_commander.bots_deploy import known_deployment
from warhall.games.fantasy_commander.bots_order import order
from warhall.games.fantasy_commander.bots_terms import OWN, TERMS, count
from warhall.games.fantasy_commander.habits import habit
from warhall.games.fantasy_commander.state import ACTIVE, BY_CARD, DEPLOY, GIVE, MUSTER, RAID, SETTLE, Battle
from warhall.kernel.game import Bench
from warhall.kernel.minds import Scales, chance, read_mind, settled

MIND = read_mind(Path(__file__).with_name("bots.yaml"), TERMS)
A_BATTLE, A_ROUND, A_PHASE = 300_000, 1000, 128
"""More than the turns of a battle, a round and a phase."""
WEIGHTY = ("turn", "activate", "act")
"""The questions that a whole activation hangs on: its card, its unit, what the unit does."""


def features(g: Battle, side: int, own: bool) -> Sequence[int]:  # noqa: FBT001  the scales ask so
    """How much a side has of each term."""
    has = count(g)[side]
    if not own:
        for term in OWN:
            has[term] = 0
    return has


def sides(g: Battle, seat: int) -> tuple[int, Sequence[int]]:
    """A side and its enemy."""
    return seat, (1 - seat,)


SCALES = Scales(TERMS, features, sides, MIND.weights)
ENEMY_WEIGHTS = tuple(0 if term in OWN else weight for term, weight in enumerate(SCALES.weights))


def evaluate(g: Battle, seat: int) -> int:
    """The expected result of a side: what the scales say, with one count for both sides."""
    if g.result is not None:
        return settled(g.result, seat)
    both = count(g)
    own = sum(map(mul, SCALES.weights, both[seat])) // 1000
    return chance(own, (sum(map(mul, ENEMY_WEIGHTS, both[1 - seat])) // 1000,))


def turn(g: Battle) -> int:
    """A plan reaches to the end of the activation; while orders are given, until one side has finished.

    In the active phase every activation takes an order away, and the reactions of others may take more. So within an
    activation the number is that of the phase, and between activations it grows with the orders that are gone. While
    armies deploy, it grows with every unit; while they are built and between battles, with every choice.
    """
    if g.phase == SETTLE:
        return stage(g) * A_BATTLE + (A_BATTLE - A_ROUND) + g.count % A_ROUND
    begun = stage(g) * A_BATTLE + g.round * A_ROUND + g.phase * A_PHASE
    if g.phase == MUSTER:
        return begun + g.count % A_PHASE
    if g.phase == DEPLOY:
        return begun + sum(cell >= 0 for cell in g.hexes)
    if g.phase == GIVE:
        return begun + g.ready.bit_count()
    if g.phase != ACTIVE or g.activation is not None:
        return begun
    return begun + 1 + sum(order < 0 for order in g.orders)


def stage(g: Battle) -> int:
    """FC-C.4: how far a campaign has come: each mission may be followed by a raid on each side."""
    if g.campaign is None:
        return 0
    raid = 1 + max(0, g.campaign.defender) if g.kind == RAID else 0
    return 3 * g.campaign.mission + raid


def averaged(g: Battle) -> bool:
    """Whether an attack is declared and not rolled: `bots_attack` knows what to expect of its dice."""
    attack = g.attack
    return attack is not None and attack.by != BY_CARD and not attack.attack_roll


def far(g: Battle) -> int:
    """FC-7.7, FC-12.1: what orders are worth, and who acts when, shows at the end of the round."""
    weighty = g.phase == GIVE or (g.phase == ACTIVE and g.decision is not None and g.decision.ask in WEIGHTY)
    return stage(g) * A_BATTLE + (g.round + 1) * A_ROUND if weighty else 0


BENCH = Bench(evaluate, order, turn, SCALES, MIND.levels, averaged, ways_to_command, far, habit, book=known_deployment)
