"""What the bots are told: how good a position is, term by term, how long an activation lasts, and what to try first.

The weights are in `bots.yaml`. Everything that has to do with worth is counted in thousandths of the victory points
that win the battle, so that one set of weights serves warbands of every size. What an attack is worth on average is in
`bots_strikes`, which options come first in `bots_order`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import mul
from pathlib import Path

from warhall.games.dnd_miniatures.bots_deploy import known_deployment
from warhall.games.dnd_miniatures.bots_order import habit, order
from warhall.games.dnd_miniatures.bots_strikes import VP, life
from warhall.games.dnd_miniatures.bots_threats import Side, means, muster, threats
from warhall.games.dnd_miniatures.creatures import turns_left
from warhall.games.dnd_miniatures.printed import Scenario
from warhall.games.dnd_miniatures.score import member, scenario_of, team_count
from warhall.games.dnd_miniatures.state import (
    BONUS,
    BUILDING,
    DAZED_OR_WORSE,
    DEPLOYING,
    GONE,
    INACTIVE,
    NONE,
    OFF,
    ONGOING,
    ROUND,
    DndMiniatures,
)
from warhall.games.dnd_miniatures.tables import (
    BOX,
    BOXES,
    CONFUSED,
    DAZED,
    ENERVATED,
    HELPLESS,
    IMMOBILIZED,
    SLOWED,
    STAGGERED,
    STUNNED,
    Line,
    PowerLine,
    Tables,
)
from warhall.kernel.game import Bench
from warhall.kernel.minds import Scales, chance, read_mind, settled

TERMS = (
    "victory-points",
    "last-points",
    "creatures",
    "attack-at-hand",
    "attacks-this-round",
    "attacks-next-round",
    "areas",
    "way-to-areas",
    "advance",
    "conditions",
    "reserves",
    "focused-attacks",
    "still-to-act",
)
RESERVE = 2
"""What a box or a commander use that is left is worth, in hundredths of the creature."""
HINDERED = (
    (STUNNED | HELPLESS, 30),
    (STAGGERED, 20),
    (DAZED, 10),
    (CONFUSED, 20),
    (IMMOBILIZED, 8),
    (ENERVATED, 8),
    (SLOWED, 4),
)
"""What a condition takes from a creature, in hundredths of it; of the first three only the worst counts."""
BURNING, MOST_BOOSTED = 5, 4
PIT = 30
DEARER = 8
"""So many points of cost are as good as a square on the way to a victory area: who goes there should be cheap."""
MOST_WAY = 40
BEFORE = -1_000_000
"""Turns before the battle begins are numbered from here."""


def turn(g: DndMiniatures) -> int:
    """Grows with every activation; the choice of a creature belongs to its activation. Before, with every decision."""
    if g.phase < ROUND and not g.serial:
        return BEFORE + g.count
    return g.serial + (g.active == NONE)


def battle_round(g: DndMiniatures) -> int:
    """DM-6.1: only dice tell who begins the next round."""
    return g.round


def known_answer(g: DndMiniatures, seat: int) -> int | None:
    """DM-6.6: who chooses lets the other come in the first round, and goes first in every other.

    Before the battle it is the book of deployments that knows.
    """
    decision = g.decisions.get(seat)
    if decision is None or decision.ask != "first":
        return known_deployment(g, seat)
    wanted = [code for code in decision.options if (g.game.codec.arguments(code)[1] == (seat,)) == (g.round > 1)]
    return wanted[0] if wanted else None


def sides(g: DndMiniatures, seat: int) -> tuple[int, list[int]]:
    """The side of a seat, and the others that are still in the battle."""
    own = g.teams[seat]
    others = [team for team in range(team_count(g)) if team != own]
    if len(others) > 1:
        present = {g.teams[owner] for owner, place in zip(g.owners, g.places, strict=True) if place != GONE}
        others = [team for team in others if team in present] or others
    return own, others


def worth_of_victory(g: DndMiniatures, scenario: Scenario) -> int:
    """The victory points that win; where none are counted, the cost of the dearer side."""
    if g.target and not scenario.quick:
        return g.target
    costs = [0] * team_count(g)
    for kind, owner in zip(g.kinds, g.owners, strict=True):
        costs[g.teams[owner]] += g.game.tables.cost[kind]
    return max(1, *costs)


def features(g: DndMiniatures, side: int, own: bool) -> Sequence[int]:  # noqa: FBT001  the scales ask so
    """What a side has of each term."""
    return count(g, muster(g, charges=not scenario_of(g).quick), side, own=own)


def count(g: DndMiniatures, fighters: list[Side], side: int, *, own: bool, wary: bool = False) -> Sequence[int]:
    """What a side has of each term, once it is known who stands on the map; the wary see what it may lose at once."""
    tables, scenario = g.game.tables, scenario_of(g)
    if g.phase == BUILDING:
        picked = sum(tables.cost[kind] for kind in g.picks[member(g, side)] if kind != NONE)
        return (0, 0, 1000 * picked // max(1, g.limit), *[0] * (len(TERMS) - 3))
    goal = worth_of_victory(g, scenario)
    scored = 1000 * g.vp[side] // goal
    mine = fighters[side]
    foes = [foe for team, each in enumerate(fighters) if team != side for foe in each]
    lives = hindered = kept = waiting = 0
    for unit, fighter in mine:
        waiting += turns_left(g, unit) > 0
        health = fighter.health
        lives += health
        if g.effects[unit] or g.cells[unit] & g.board.pit:
            hindered += health * hindrance(g, unit) // 100
        left = reserves(g, unit)
        if left:
            kept += health * left * RESERVE // 100
    if g.phase == DEPLOYING:
        for unit, place in enumerate(g.places):
            if place == OFF and g.teams[g.owners[unit]] == side:
                health = life(tables, g.kinds[unit], g.hp[unit])
                lives += health
                kept += health * reserves(g, unit) * RESERVE // 100
    at_hand, soon, later, far, focused = threats(g, mine, foes)
    held, way = areas(g, scenario, side, mine, foes)
    if held and wary:
        held = held * safety(g, side, mine, foes) // 100
    return (
        scored,
        scored * scored // 1000,
        10 * lives // goal,
        10 * at_hand // goal,
        10 * soon // goal,
        10 * later // goal,
        1000 * held // goal,
        -way if own else 0,
        -10 * far * (1 + g.quiet) // goal if own else 0,
        -10 * hindered // goal,
        10 * kept // goal,
        10 * focused // goal,
        1000 * waiting // len(g.kinds),
    )


def hindrance(g: DndMiniatures, unit: int) -> int:
    """How much conditions, ongoing damage and a pit take from a creature, in hundredths; bonuses give some back."""
    conditions, found = g.conditions[unit], 0
    for mask, share in HINDERED:
        if conditions & mask:
            found += share
            if mask & DAZED_OR_WORSE:
                conditions &= ~DAZED_OR_WORSE
    if g.cells[unit] & g.board.pit:
        found += PIT
    for effect in g.effects[unit]:
        if effect.what == ONGOING:
            found += BURNING
        elif effect.what == BONUS:
            found -= max(-MOST_BOOSTED, min(MOST_BOOSTED, effect.n))
    return found


def reserves(g: DndMiniatures, unit: int) -> int:
    """DM-12.10, DM-23.4: attacks, powers and commander uses that are left."""
    tables, kind = g.game.tables, g.kinds[unit]
    found = tables.rating[kind] - g.spent[unit]
    boxes = g.boxes[unit]
    for slot, uses in limited(tables, kind):
        found += uses - (boxes >> BOX * slot & BOXES)
    return found


@lru_cache(maxsize=1024)
def limited(tables: Tables, kind: int) -> tuple[tuple[int, int], ...]:
    """The attacks and powers of a card that have boxes: where they are ticked, and how many."""
    lines: list[Line | PowerLine] = [tables.lines[number] for number in tables.card_lines[kind]]
    lines += [tables.powers[number] for number in tables.card_powers[kind]]
    return tuple(
        (line.slot, line.printed.uses) for line in lines if line.printed is not None and line.printed.uses is not None
    )


def areas(g: DndMiniatures, scenario: Scenario, side: int, mine: Side, foes: Side) -> tuple[int, int]:
    """DM-26.4, DM-26.14: the award that a side's areas would give now, and how far the nearest is while none does.

    The dearer the creature, the longer its way: one cheap creature should go.
    """
    amount = scenario.award.get(str(g.limit), 0)
    if not amount:
        return 0, 0
    board, letter = g.board, g.letters[member(g, side)]
    anywhere = scenario.areas == "any_area_once" or team_count(g) > len(board.start)
    alone = scenario.areas == "each_without_enemy"
    squares = enemies = wanted = times = 0
    for unit, _ in mine:
        squares |= g.cells[unit]
    if alone:
        for unit, _ in foes:
            enemies |= g.cells[unit]
    for mask, owner, _ in board.areas:
        if (anywhere or owner == letter) and not mask & enemies:
            wanted |= mask
            times += bool(mask & squares)
    if times:
        return amount * (times if alone else 1), 0
    if not wanted:
        return 0, MOST_WAY
    steps, cost = board.ways_to(wanted), g.game.tables.cost
    way = min((steps[each.place] + cost[each.kind] // DEARER for _, each in mine), default=MOST_WAY)
    return 0, min(way, MOST_WAY)


def safety(g: DndMiniatures, side: int, mine: Side, foes: Side) -> int:
    """How likely it is, in hundredths, that the safest creature in an area is still there when areas score.

    Whoever is still to be activated can attack it first; what it would lose by all of that, of all that it is worth, is
    taken for the chance that it falls.
    """
    board, letter, cost = g.board, g.letters[member(g, side)], g.game.tables.cost
    anywhere = team_count(g) > len(board.start) or scenario_of(g).areas == "any_area_once"
    wanted = 0
    for mask, owner, _ in board.areas:
        if anywhere or owner == letter:
            wanted |= mask
    waiting = [foe for unit, foe in foes if turns_left(g, unit) and not g.conditions[unit] & INACTIVE]
    best = 0
    for unit, one in mine:
        if g.cells[unit] & wanted:
            whole = one.health + VP * cost[one.kind]
            danger = sum([max(0, *means(board, foe, [one], [one.as_target])) for foe in waiting])
            best = max(best, 100 - 100 * min(danger, whole) // whole)
    return best


class BattleScales(Scales):
    """Scales that look round only once for all sides."""

    wary = False
    """Whether what is held is worth less if it can be taken at once."""

    def evaluate(self, g: DndMiniatures, seat: int) -> int:
        """The expected result of a seat."""
        if g.result is not None:
            return settled(g.result, seat)
        own, others = self.sides(g, seat)
        fighters = muster(g, charges=not scenario_of(g).quick)
        points = [
            sum(map(mul, self.weights, count(g, fighters, side, own=side == own, wary=self.wary))) // 1000
            for side in (own, *others)
        ]
        return chance(points[0], points[1:])


class WaryScales(BattleScales):
    """Scales of those who know more of good play."""

    wary = True


MIND = read_mind(Path(__file__).with_name("bots.yaml"), TERMS)
SCALES = BattleScales(TERMS, features, sides, MIND.weights)
PLAIN = BattleScales(TERMS, features, sides, {**MIND.weights, **MIND.plain})
INSIGHT = WaryScales(TERMS, features, sides, {**MIND.weights, **MIND.insight})
BENCH = Bench(
    SCALES.evaluate,
    order,
    turn,
    SCALES,
    MIND.levels,
    habit=habit,
    book=known_answer,
    stage=battle_round,
    plain=PLAIN.evaluate,
    insight=INSIGHT.evaluate,
)
