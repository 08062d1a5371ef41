"""Which options the bots try first: attacks by what they are worth, then the few squares that matter.

A creature has some hundred squares to go to, and most of them are alike: those come first from which somebody worth it
can be attacked, that score, or that are out of reach of the enemies. Everything is counted in hundredths of a victory
point, as in `bots_strikes`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from warhall.games.dnd_miniatures import actions as act
from warhall.games.dnd_miniatures.attacking import AREAS, lay_area, named
from warhall.games.dnd_miniatures.battlefield import Board
from warhall.games.dnd_miniatures.bots_strikes import (
    AFTER_MOVE,
    AFTER_RUN,
    CHARGE_BONUS,
    FARTHEST,
    VP,
    Gains,
    distance,
    gain,
    gaps_on,
    life,
)
from warhall.games.dnd_miniatures.bots_threats import Fighter, means, muster
from warhall.games.dnd_miniatures.creatures import turns_left
from warhall.games.dnd_miniatures.score import member, scenario_of, team_count
from warhall.games.dnd_miniatures.state import (
    ATTACK_USED,
    DAZED_OR_WORSE,
    MOVE_USED,
    OPPORTUNITY,
    DndMiniatures,
)
from warhall.kernel.actions import Action, Coded

NO_MORE: frozenset[type[Action]] = frozenset((act.Pass, act.EndTurn, act.Done, act.Stop))
STEPS: frozenset[type[Action]] = frozenset((act.Burrow, act.Shift, act.FreeShift, act.Transfer))
"""Ways to another square that nobody can strike at."""
ALIKE = 2
"""Of actions that look exactly alike so many are tried before the others."""
FEW = 3
"""Doing no more is always among the first so many, however much else there is to do."""
PERIL, PERIL_LATER = 60, 36
"""What the threat of an enemy counts that is still to be activated in this round, and of another, in hundredths."""
HOPE = 60
"""What an attack in the next round counts, in hundredths."""
HELD = 2
"""How many awards it is worth to stand in a victory area."""
SPREAD = 20
"""By so many squares a way to a victory area is worth an award."""
COMING = 130
"""What a square nearer to the enemies is worth, in hundredths of the creature's cost."""
POWER = 300
"""What using a power may be worth before anybody has looked."""
MOST_VIEWS = 3000
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
    already: int
    """What its best attack on somebody else of the side is worth: only what is worth more adds to the danger."""


@lru_cache(maxsize=64)
def views_on(board: Board) -> dict[tuple[object, ...], dict[int, tuple[int, int]]]:
    """What squares of a map were found to be worth, by who goes there and whom it faces."""
    return {}


class Outlook:
    """What squares are worth to one creature."""

    def __init__(self, g: DndMiniatures, unit: int) -> None:
        tables, self.scenario = g.game.tables, scenario_of(g)
        self.g, self.unit, self.team = g, unit, g.teams[g.controllers[unit]]
        self.fighters = dict(each for side in muster(g, charges=not self.scenario.quick) for each in side)
        self.own = own = self.fighters[unit]
        self.whole = 2 * life(tables, own.kind, max(0, g.hp[unit]))
        self.award = VP * self.scenario.award.get(str(g.limit), 0)
        self.wanted = self.unheld() if self.award else 0
        self.foes = [each for each in self.fighters if g.teams[g.controllers[each]] != self.team and each != unit]
        weights = [PERIL if turns_left(g, each) else PERIL_LATER for each in self.foes]
        marks = [self.fighters[each].as_attacker for each in self.foes]
        others = [each for each in self.fighters if g.teams[g.controllers[each]] == self.team and each != unit]
        allies = [self.fighters[each] for each in others]
        already = [self.threat(each, allies) for each in self.foes]
        key = (own.arms.number, own.as_target, g.quiet, self.wanted, *weights, *marks, *already)
        views = views_on(g.board)
        if len(views) > MOST_VIEWS:
            views.clear()
        self.seen = views.setdefault(key, {})
        self.enemies = [self.enemy(*each) for each in zip(self.foes, weights, already, strict=True)]
        self.coming = COMING * tables.cost[own.kind] * (1 + g.quiet) // 100

    def threat(self, foe: int, others: list[Fighter]) -> int:
        """What the best attack of an enemy on one of some creatures is worth."""
        marks = [other.as_target for other in others]
        return max([0, *means(self.g.board, self.fighters[foe], others, marks)])

    def enemy(self, other: int, weight: int, already: int) -> Enemy:
        """What an enemy means."""
        arms, foe = self.own.arms, self.fighters[other]
        still, going = arms.charging(foe.kind, foe.hp), arms.going(foe.kind, foe.hp)
        return Enemy(foe.spot, still, going, foe.arms.going(self.own.kind, self.own.hp), weight, already)

    def unheld(self) -> int:
        """DM-26.4: the own victory areas, if nobody else holds one."""
        g = self.g
        letter = g.letters[member(g, self.team)]
        anywhere = self.scenario.areas == "any_area_once" or team_count(g) > len(g.board.start)
        wanted = 0
        for mask, owner, _ in g.board.areas:
            if anywhere or owner == letter:
                wanted |= mask
        for other, cells in enumerate(g.cells):
            if cells & wanted and other != self.unit and g.teams[g.owners[other]] == self.team:
                return 0
        return wanted

    def square(self, place: int, *, attacks: bool) -> int:
        """What it is worth to stand somewhere, and to attack from there if the creature still can."""
        found = self.seen.get(place)
        if found is None:
            found = self.seen[place] = self.look(place)
        return found[0] + found[1] * AFTER_MOVE // 100 if attacks else found[0]

    def look(self, place: int) -> tuple[int, int]:
        """What it is worth to stand somewhere, and the best attack from there."""
        board, known, here = self.g.board, gaps_on(self.g.board), (self.own.spot[0], place)
        near, best, hope, peril = FARTHEST, 0, 0, 0
        for spot, still, going, theirs, weight, already in self.enemies:
            gap = distance(board, known, here, spot)
            near = min(near, gap)
            best = max(best, still[gap])
            hope = max(hope, going[gap])
            if theirs[gap] > already:
                peril += (theirs[gap] - already) * weight
        found = hope * HOPE // 100 - min(peril // 100, self.whole)
        if near > self.own.arms.far:
            found -= (near - self.own.arms.far) * self.coming
        if self.wanted:
            way = board.ways_to(self.wanted)[place]
            found += HELD * self.award if not way else -min(way, FARTHEST) * self.award // SPREAD
        return found, best

    def blows(self) -> int:
        """What leaving its square costs by opportunity attacks (DM-19.2)."""
        g, hp = self.g, max(0, self.g.hp[self.unit])
        if not g.lessons & OPPORTUNITY:
            return 0
        tables, cost = g.game.tables, 0
        for other in self.foes:
            if g.rings[other] & g.cells[self.unit] and not g.conditions[other] & DAZED_OR_WORSE:
                lines = tables.card_lines[g.kinds[other]]
                cost += gain(tables, tables.lines[lines[0]], self.own.kind, hp) if lines else 0
        return cost

    def hit(self, name: int, other: int) -> int:
        """What an attack of the card on somebody is worth."""
        line = named(self.g, self.unit, name)
        return gain(self.g.game.tables, line, self.g.kinds[other], self.fighters[other].hp)

    def charge(self, other: int, place: int) -> int:
        """What a charge is worth, and the square where it ends."""
        hp = self.fighters[other].hp
        line = self.own.arms.lines[0]
        worth = gain(self.g.game.tables, line, self.g.kinds[other], hp, more=CHARGE_BONUS)
        return worth * AFTER_MOVE // 100 + self.square(place, attacks=False)

    def deed(self, verb: type[Action], arguments: tuple[int, ...]) -> int:
        """What an attack or a power is worth; doing no more is worth nothing."""
        if verb is act.Attack:
            return self.hit(*arguments)
        if verb in AREAS:
            return self.area(verb, arguments)
        return POWER if verb is act.Use else 0

    def area(self, verb: type[Action], arguments: tuple[int, ...]) -> int:
        """What an attack on an area is worth: enemies in it, less friends."""
        g = self.g
        line, squares, _, _ = lay_area(g, self.unit, verb, arguments)
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
    if len(options) < 2 or decision is None:
        return list(options)
    read = g.game.codec.arguments
    match decision.ask:
        case "act":
            return _act(g, options)
        case "activate":
            return _best_first(options, lambda code: urgency(g, *read(code)[1]))
        case "deploy":
            return _deploy(g, seat, options)
        case "go-on" if any(read(code)[0].type is act.Go for code in options):
            return _go(g, options)
        case _:
            return sorted(options, key=lambda code: (_is_last(seat, read(code)), code))


def _is_last(seat: int, read: tuple[Coded, tuple[int, ...]]) -> bool:
    """Whether an option is to do no more, or to let another go first (DM-6.6)."""
    coded, arguments = read
    return coded.type in NO_MORE or (coded.type is act.First and arguments[0] != seat)


def habit(g: DndMiniatures, seat: int) -> int:
    """What a practised player does without looking ahead: what looks most promising."""
    decision = g.decisions[seat]
    options = decision.options
    if decision.ask != "act" or len(options) == 1:
        return order(g, seat, options)[0]
    worths = _deeds(g, options)
    most = max(worths)
    return min([code for code, worth in zip(options, worths, strict=True) if worth == most])


def _best_first(options: Sequence[int], worth: Callable[[int], int]) -> list[int]:
    return sorted(options, key=lambda code: (-worth(code), code))


def _act(g: DndMiniatures, options: Sequence[int]) -> list[int]:
    """One creature's actions."""
    worths = dict(zip(options, _deeds(g, options), strict=True))
    found = _varied(_best_first(options, worths.__getitem__), worths)
    end = g.game.codec.first(act.EndTurn)
    if end in worths and found.index(end) >= FEW:
        found.remove(end)
        found.insert(FEW - 1, end)
    return found


def _varied(found: list[int], worths: dict[int, int]) -> list[int]:
    """Of actions that look exactly alike, mostly squares, two stay where they are; the others come after all else."""
    number: dict[int, int] = {}
    last, alike = 0, 0
    for code in found:
        alike = alike + 1 if number and worths[code] == last else 1
        last, number[code] = worths[code], alike
    return sorted(found, key=lambda code: number[code] > ALIKE)


def _deeds(g: DndMiniatures, options: Sequence[int]) -> list[int]:
    """What each action of a creature is worth."""
    unit = g.active
    outlook = Outlook(g, unit)
    attacks = not g.done & (ATTACK_USED | MOVE_USED)
    square, seen, read = outlook.square, outlook.seen, g.game.codec.arguments
    here = square(g.places[unit], attacks=False)
    blows = outlook.blows()
    share = AFTER_MOVE if attacks else 0
    found = []
    for code in options:
        coded, arguments = read(code)
        verb = coded.type
        if verb is act.Move:  # most options are moves, and what most squares are worth is known
            place = arguments[0]
            known = seen.get(place)
            if known is None:
                known = seen[place] = outlook.look(place)
            worth = known[0] + known[1] * share // 100 - blows
        elif verb is act.Charge:
            worth = outlook.charge(*arguments) - blows
        elif verb in STEPS:
            worth = square(arguments[0], attacks=attacks)
        else:
            worth = here + outlook.deed(verb, arguments)
        found.append(worth)
    return found


def _go(g: DndMiniatures, options: Sequence[int]) -> list[int]:
    """DM-8.20: the rest of a movement that was interrupted, or a granted one."""
    outlook = Outlook(g, g.motions[-1].unit)
    place, read = g.places[outlook.unit], g.game.codec.arguments

    def worth(code: int) -> int:
        coded, arguments = read(code)
        end = arguments[0] if coded.type is act.Go else place
        return outlook.square(end, attacks=not g.done & ATTACK_USED)

    return _best_first(options, worth)


def urgency(g: DndMiniatures, unit: int) -> int:
    """Who is to be activated first: who has the best attack, and who is in danger."""
    outlook = Outlook(g, unit)
    known = gaps_on(g.board)
    best = peril = 0
    for spot, _, going, theirs, weight, _ in outlook.enemies:
        gap = distance(g.board, known, outlook.own.spot, spot)
        best = max(best, going[gap])
        if weight == PERIL:
            peril += theirs[gap]
    return best * SOONER // 100 + min(peril, outlook.whole)


def _deploy(g: DndMiniatures, seat: int, options: Sequence[int]) -> list[int]:
    """DM-5.7: near the own victory areas, or else near the enemies."""
    board, letter = g.board, g.letters[seat]
    wanted = 0
    for mask, owner, _ in board.areas:
        if owner == letter or team_count(g) > len(board.start):
            wanted |= mask
    if not wanted:
        return list(options)
    ways, cost, read = board.ways_to(wanted), g.game.tables.cost, g.game.codec.arguments

    def way(code: int) -> tuple[int, int, int]:
        unit, place = read(code)[1]
        return ways[place], cost[g.kinds[unit]], code

    return sorted(options, key=way)
