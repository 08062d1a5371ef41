"""Which options the bots try first: attacks by what they are worth, then the few squares that matter.

A creature has some hundred squares to go to, and most of them are alike: those come first from which somebody worth it
can be attacked, that score, or that are out of reach of the enemies. Everything is counted in hundredths of a victory
point, as in `bots_strikes`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from warhall.games.dnd_miniatures.acting import area_of, named
from warhall.games.dnd_miniatures.actions import Verbs
from warhall.games.dnd_miniatures.bots_strikes import (
    AFTER_MOVE,
    AFTER_RUN,
    CHARGE_BONUS,
    FARTHEST,
    VP,
    Arms,
    Gains,
    armoury,
    distance,
    gain,
    gaps_on,
    life,
)
from warhall.games.dnd_miniatures.bots_threats import Target, targets_among
from warhall.games.dnd_miniatures.creatures import turns_left
from warhall.games.dnd_miniatures.score import member, scenario_of, team_count
from warhall.games.dnd_miniatures.state import (
    ATTACK_USED,
    DAZED_OR_WORSE,
    MOVE_USED,
    NONE,
    OPPORTUNITY,
    DndMiniatures,
)

FEW = 3
"""Doing no more is always among the first so many, however much else there is to do."""
PERIL, PERIL_LATER = 30, 15
"""What the threat of an enemy counts that is still to be activated in this round, and of another, in hundredths."""
HOPE = 25
"""What an attack in the next round counts, in hundredths."""
SPREAD = 20
"""By so many squares a way to a victory area is worth an award."""
COMING = 130
"""What a square nearer to the enemies is worth, in hundredths of the creature's cost."""
POWER = 300
SOONER = 120
"""What an attack in this round counts when a creature is chosen, in hundredths of the danger that it is in."""


class Enemy(NamedTuple):
    """What an enemy means to the creature that goes."""

    spot: tuple[int, int]
    still: Gains
    going: Gains
    """What attacking it is worth, by distance."""
    peril: Gains
    """What its attack costs, by distance."""
    weight: int


class Outlook:
    """What squares are worth to one creature."""

    def __init__(self, g: DndMiniatures, unit: int) -> None:
        tables = g.game.tables
        scenario, team = scenario_of(g), g.teams[g.controllers[unit]]
        self.g, self.unit = g, unit
        self.kind = kind = g.kinds[unit]
        self.side = tables.side[kind]
        self.arms: Arms = armoury(tables).arms(g, unit, charges=not scenario.quick)
        others = [other for other in g.standing() if g.teams[g.controllers[other]] != team and other != unit]
        self.targets: list[Target] = targets_among(g, others)
        self.whole = 2 * life(tables, kind, max(0, g.hp[unit]))
        hp = max(0, g.hp[unit])
        self.enemies = []
        for other, spot, card, left in self.targets:
            theirs = armoury(tables).arms(g, other, charges=not scenario.quick)
            weight = PERIL if turns_left(g, other) else PERIL_LATER
            enemy = Enemy(spot, self.arms.charging(card, left), self.arms.going(card, left), theirs.going(kind, hp), weight)
            self.enemies.append(enemy)
        self.known = gaps_on(g.board)
        self.coming = COMING * tables.cost[kind] * (1 + g.quiet) // 100
        self.award = VP * scenario.award.get(str(g.limit), 0)
        self.ways: tuple[int, ...] = ()
        if self.award:
            letter = g.letters[member(g, team)]
            anywhere = scenario.areas == "any_area_once" or team_count(g) > len(g.board.start)
            wanted = held = 0
            for mask, owner, _ in g.board.areas:
                if anywhere or owner == letter:
                    wanted |= mask
            for other, cells in enumerate(g.cells):
                if other != unit and g.teams[g.owners[other]] == team:
                    held |= cells & wanted
            if wanted and not held:
                self.ways = g.board.ways_to(wanted)

    def square(self, place: int, *, attacks: bool) -> int:
        """What it is worth to stand somewhere, and to attack from there if the creature still can."""
        board, known, here = self.g.board, self.known, (self.side, place)
        near, best, hope, peril = FARTHEST, 0, 0, 0
        for spot, still, going, theirs, weight in self.enemies:
            gap = distance(board, known, here, spot)
            near = min(near, gap)
            best = max(best, still[gap])
            hope = max(hope, going[gap])
            peril += theirs[gap] * weight
        found = -min(peril // 100, self.whole) + hope * HOPE // 100
        if attacks:
            found += best
        if near > self.arms.far:
            found -= (near - self.arms.far) * self.coming
        if self.ways:
            way = self.ways[place]
            found += 2 * self.award if not way else -min(way, FARTHEST) * self.award // SPREAD
        return found

    def blows(self) -> int:
        """What leaving its square costs by opportunity attacks (DM-19.2)."""
        g, hp = self.g, max(0, self.g.hp[self.unit])
        if not g.lessons & OPPORTUNITY:
            return 0
        tables, cost = g.game.tables, 0
        for other, _, card, _ in self.targets:
            if g.rings[other] & g.cells[self.unit] and not g.conditions[other] & DAZED_OR_WORSE:
                lines = tables.card_lines[card]
                cost += gain(tables, tables.lines[lines[0]], self.kind, hp) if lines else 0
        return cost

    def hit(self, name: int, other: int, *, more: int = 0) -> int:
        """What an attack of the card on somebody is worth."""
        line = named(self.g, self.unit, name)
        hp = next((target.hp for target in self.targets if target.unit == other), 0)
        return gain(self.g.game.tables, line, self.g.kinds[other], hp, more=more)

    def charge(self, other: int, place: int) -> int:
        """What a charge is worth, and the square where it ends."""
        hp = next((target.hp for target in self.targets if target.unit == other), 0)
        line = self.arms.lines[0]
        worth = gain(self.g.game.tables, line, self.g.kinds[other], hp, more=CHARGE_BONUS)
        return worth * AFTER_MOVE // 100 + self.square(place, attacks=False)

    def area(self, code: int) -> int:
        """What an attack on an area is worth: enemies in it, less friends."""
        g = self.g
        line, squares, _, _ = area_of(g, self.unit, code)
        spared = line.printed is not None and line.printed.affects == "enemies"
        found = 0
        for other, cells in enumerate(g.cells):
            if not cells & squares or other == self.unit:
                continue
            worth = gain(g.game.tables, line, g.kinds[other], max(0, g.hp[other])) * AFTER_RUN // 100
            if g.hostile(self.unit, other):
                found += worth
            elif not spared:
                found -= worth
        return found


def order(g: DndMiniatures, seat: int, options: Sequence[int]) -> list[int]:
    """The most promising options first; doing no more is never far behind."""
    decision = g.decisions.get(seat)
    ask = "" if decision is None else decision.ask
    verbs = g.game.tables.verbs
    if len(options) < 2:
        return list(options)
    if ask == "act" and g.active != NONE:
        return _act(g, verbs, options)
    if ask == "activate":
        return _best_first(options, lambda code: urgency(g, code - verbs.activate))
    if ask == "deploy":
        return _deploy(g, seat, verbs, options)
    if ask == "recruit":
        return sorted(options, key=lambda code: (code < verbs.recruit, -_cost(g, code - verbs.recruit)))
    if g.motions and any(verbs.go <= code < verbs.stop for code in options):
        return _go(g, verbs, options)
    last = (verbs.pass_, verbs.end_turn, verbs.done, verbs.stop)
    return sorted(options, key=lambda code: (code in last, code))


def _best_first(options: Sequence[int], worth: Callable[[int], int]) -> list[int]:
    return sorted(options, key=lambda code: (-worth(code), code))


def _cost(g: DndMiniatures, kind: int) -> int:
    costs = g.game.tables.cost
    return costs[kind] if 0 <= kind < len(costs) else 0


def _act(g: DndMiniatures, verbs: Verbs, options: Sequence[int]) -> list[int]:
    """One creature's actions."""
    unit = g.active
    outlook = Outlook(g, unit)
    here = outlook.square(g.places[unit], attacks=False)
    blows = outlook.blows()
    attacks = not g.done & (ATTACK_USED | MOVE_USED)
    kept: dict[int, int] = {}

    def at(place: int) -> int:
        if place not in kept:
            kept[place] = outlook.square(place, attacks=attacks)
        return kept[place]

    def worth(code: int) -> int:  # noqa: PLR0911  one line a verb
        if code < verbs.burrow:
            return at(code - verbs.move) - blows
        if code < verbs.shift:
            return at(code - verbs.burrow)
        if code < verbs.free_shift:
            return at(code - verbs.shift)
        if code < verbs.charge:
            return at(code - verbs.free_shift)
        if code < verbs.transfer:
            return outlook.charge(*divmod(code - verbs.charge, verbs.squares)) - blows
        if code < verbs.go:
            return at(code - verbs.transfer)
        if verbs.attack <= code < verbs.target:
            return here + outlook.hit(*divmod(code - verbs.attack, verbs.units))
        if verbs.burst <= code < verbs.use:
            return here + outlook.area(code)
        return here + POWER if verbs.use <= code < verbs.pass_ else here

    found = _best_first(options, worth)
    end = verbs.end_turn
    if end in options and found.index(end) >= FEW:
        found.remove(end)
        found.insert(FEW - 1, end)
    return found


def _go(g: DndMiniatures, verbs: Verbs, options: Sequence[int]) -> list[int]:
    """DM-8.20: the rest of a movement that was interrupted, or a granted one."""
    outlook = Outlook(g, g.motions[-1].unit)
    place = g.places[outlook.unit]

    def worth(code: int) -> int:
        end = code - verbs.go if verbs.go <= code < verbs.stop else place
        return outlook.square(end, attacks=not g.done & ATTACK_USED)

    return _best_first(options, worth)


def urgency(g: DndMiniatures, unit: int) -> int:
    """Who is to be activated first: who has the best attack, and who is in danger."""
    outlook = Outlook(g, unit)
    here = (outlook.side, g.places[unit])
    best = peril = 0
    for spot, _, going, theirs, weight in outlook.enemies:
        gap = distance(g.board, outlook.known, here, spot)
        best = max(best, going[gap])
        if weight == PERIL:
            peril += theirs[gap]
    return best * SOONER // 100 + min(peril, outlook.whole)


def _deploy(g: DndMiniatures, seat: int, verbs: Verbs, options: Sequence[int]) -> list[int]:
    """DM-5.7: near the own victory areas, or else near the enemies."""
    board, letter = g.board, g.letters[seat]
    wanted = 0
    for mask, owner, _ in board.areas:
        if owner == letter or team_count(g) > len(board.start):
            wanted |= mask
    if not wanted:
        return list(options)
    ways, cost = board.ways_to(wanted), g.game.tables.cost

    def way(code: int) -> tuple[int, int, int]:
        unit, place = divmod(code - verbs.deploy, verbs.squares)
        return ways[place], cost[g.kinds[unit]], code

    return sorted(options, key=way)
