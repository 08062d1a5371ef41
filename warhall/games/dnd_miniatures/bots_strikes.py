"""What the attacks of a creature are worth against another, for the bots: hit chances, damage, range, speed.

Here: the expected gain of one activation, from stat cards, hit points and a distance alone; worked out once for each
pair of cards and kept. Not here: what a side makes of it (`bots`), where to go for it (`bots_order`).

Worth is counted in hundredths of a victory point. A creature in full health is worth its cost and destroying it scores
its cost again (DM-26.3); the last hit point is worth a third of the health, because it still acts and still denies VP.
"""

from __future__ import annotations

from functools import lru_cache

from warhall.games.dnd_miniatures import abilities as able
from warhall.games.dnd_miniatures.abilities import Versus
from warhall.games.dnd_miniatures.battlefield import Board
from warhall.games.dnd_miniatures.card_lines import Form
from warhall.games.dnd_miniatures.creatures import speed
from warhall.games.dnd_miniatures.state import POWERS, DndMiniatures
from warhall.games.dnd_miniatures.tables import ALL_TYPES, BOX, BOXES, PLAIN, TYPES, Line, Numbers, Tables

VP = 100
"""What a victory point, or a point of a creature's cost, counts."""
FACES = 20
FARTHEST = 60
"""No distance on a map matters beyond this."""
SIGHT = 30
"""How far an attack as far as one sees is taken to go."""
SEVERAL = 130
"""What an attack on several creatures is worth against one, in hundredths."""
EFFECT = 4
"""What each effect of a hit is worth, in hit points."""
AFTER_MOVE, AFTER_RUN = 95, 80
"""How sure an attack after a move is, and a charge after a move, in hundredths."""
CONES = {"small": 3, "large": 5}
CHARGE_BONUS = 1
SPAN = 4096
"""More than any place and side together."""
HITS = 1024
"""More than any hit points."""

Gains = tuple[int, ...]
"""By distance, what an attack is worth."""


class Arms:
    """What a creature with certain boxes left and a certain speed can do to others."""

    def __init__(
        self, number: int, tables: Tables, kind: int, boxes: int, fast: int, *, powers: bool, charges: bool
    ) -> None:
        self.number = number
        self.tables = tables
        self.kind = kind
        self.fast = fast
        self.charges = charges
        lines = [tables.lines[number] for number in tables.card_lines[kind]]
        self.lines = [line for line in lines if line.basic or (powers and has_box_left(line, boxes))]
        self.ranges = [(line, range_of(tables, line)) for line in self.lines]
        far = max((squares for _, squares in self.ranges), default=0) + fast if self.lines else 0
        self.far = max(far, 2 * fast + 1) if charges and self.lines else far
        """The distance up to which it threatens somebody in its next activation."""
        self._still: dict[int, Gains] = {}
        self._going: dict[int, Gains] = {}
        self._charging: dict[int, Gains] = {}

    def still(self, target: int, hp: int) -> Gains:
        """By distance, what an attack without a move is worth."""
        key = target * HITS + hp
        found = self._still.get(key)
        if found is None:
            gains = [0] * (FARTHEST + 1)
            for line, squares in self.ranges:
                worth = gain(self.tables, line, target, hp)
                for gap in range(min(squares, FARTHEST) + 1):
                    gains[gap] = max(gains[gap], worth)
            found = self._still[key] = tuple(gains)
        return found

    def charging(self, target: int, hp: int) -> Gains:
        """By distance, what an attack or a charge (DM-16.1) without a move before it is worth."""
        key = target * HITS + hp
        found = self._charging.get(key)
        if found is None:
            gains = list(self.still(target, hp))
            if self.charges and self.lines:
                worth = gain(self.tables, self.lines[0], target, hp, more=CHARGE_BONUS) * AFTER_MOVE // 100
                for gap in range(2, min(self.fast + 1, FARTHEST) + 1):
                    gains[gap] = max(gains[gap], worth)
            found = self._charging[key] = tuple(gains)
        return found

    def going(self, target: int, hp: int) -> Gains:
        """By distance, what the next activation is worth: an attack after a move, or a charge after a move."""
        key = target * HITS + hp
        found = self._going.get(key)
        if found is None:
            still, fast = self.still(target, hp), self.fast
            gains = [max(still[gap], still[max(1, gap - fast)] * AFTER_MOVE // 100) for gap in range(FARTHEST + 1)]
            if self.charges and self.lines:
                worth = gain(self.tables, self.lines[0], target, hp, more=CHARGE_BONUS) * AFTER_RUN // 100
                for gap in range(2, min(2 * fast + 1, FARTHEST) + 1):
                    gains[gap] = max(gains[gap], worth)
            found = self._going[key] = tuple(gains)
        return found


class Armoury:
    """The arms of all creatures, once somebody asked."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._arms: dict[tuple[int, int, int, int, bool], Arms] = {}

    def arms(self, g: DndMiniatures, unit: int, *, charges: bool) -> Arms:
        """What a creature can do now."""
        key = (g.kinds[unit], g.boxes[unit], speed(g, unit), g.lessons & POWERS, charges)
        found = self._arms.get(key)
        if found is None:
            kind, boxes, fast, powers, _ = key
            number = len(self._arms)
            found = Arms(number, self.tables, kind, boxes, fast, powers=bool(powers), charges=charges)
            self._arms[key] = found
        return found


@lru_cache(maxsize=8)
def armoury(tables: Tables) -> Armoury:
    """The arms of one set of content."""
    return Armoury(tables)


@lru_cache(maxsize=64)
def gaps_on(board: Board) -> dict[int, int]:
    """Distances between spaces on a map that were asked for already."""
    return {}


def distance(board: Board, known: dict[int, int], one: tuple[int, int], other: tuple[int, int]) -> int:
    """DM-15.7: how far two spaces are apart, each given by its side and place."""
    key = (one[1] * SPAN + other[1]) * 16 + one[0] * 4 + other[0]
    found = known.get(key)
    if found is None:
        gap = board.distance(board.spaces[one[0]][one[1]], board.spaces[other[0]][other[1]])
        found = known[key] = FARTHEST if gap < 0 else min(gap, FARTHEST)
    return found


@lru_cache(maxsize=20_000)
def life(tables: Tables, kind: int, hp: int) -> int:
    """What a creature with some hit points left is worth to its side."""
    whole = tables.hp[kind]
    return VP * tables.cost[kind] * (whole + 2 * hp) // (3 * whole) if hp > 0 else 0


def has_box_left(line: Line, boxes: int) -> bool:
    """DM-12.10: whether an attack can still be used."""
    uses = None if line.printed is None else line.printed.uses
    return uses is None or boxes >> BOX * line.slot & BOXES < uses


def range_of(tables: Tables, line: Line) -> int:
    """Up to what distance an attack can be made."""
    area = None if line.printed is None else line.printed.area
    size = 0 if area is None else area.size if isinstance(area.size, int) else CONES[area.size]
    if line.form is Form.MELEE:
        return tables.reach[line.kind]
    if line.form is Form.CLOSE:
        return size
    return (line.range or SIGHT) + size


def gain(tables: Tables, line: Line, target: int, hp: int, *, more: int = 0) -> int:
    """What an attack on a creature with some hit points is worth on average; `more` is added to the roll."""
    if hp <= 0 or not meets_limits(tables, line, target, hp):
        return 0
    wanted = tables.ac[target] if line.vs == Versus.AC else tables.defence[target]
    if line.vs != Versus.AC:
        wanted += max([each.n for each in tables.of(target, able.DefBonus) if each.defence == line.vs], default=0)
    hits = max(1, min(FACES - 1, FACES + 1 - wanted + line.bonus + more))
    printed = line.printed
    strikes = 1 if printed is None else printed.strikes
    dealt = harm(tables, line.damage, target) + EFFECT * len(line.on_hit)
    worth = (hits - 1) * loss(tables, target, hp, dealt) + loss(tables, target, hp, 2 * dealt)
    worth = worth * strikes // FACES
    if strikes == 1 and printed is not None and (printed.targets > 1 or printed.area is not None):
        worth = worth * SEVERAL // 100
    return min(worth, loss(tables, target, hp, hp))


def meets_limits(tables: Tables, line: Line, target: int, hp: int) -> bool:
    """DM-12.8: whether an attack can be meant for a creature; of conditions nothing is known."""
    for only in line.printed.only if line.printed is not None else ():
        if only.is_ == "target_bloodied":
            if hp > tables.half[target]:
                return False
        elif only.is_ != "target_level_max" or tables.level[target] > (only.n or 0):
            return False
    return True


def harm(tables: Tables, numbers: Numbers, target: int) -> int:
    """DM-11.13: what damage is left after what the card of the target says against it."""
    total = 0
    whole = max([each.n for each in tables.of(target, able.Resist) if TYPES.index(each.type) == ALL_TYPES], default=0)
    for n, kind in numbers:
        if kind != PLAIN:
            if any(TYPES[kind].value in each.to for each in tables.of(target, able.Immune)):
                continue
            resisted = [each.n for each in tables.of(target, able.Resist) if TYPES.index(each.type) == kind]
            total += max(0, n - max(resisted, default=0))
        else:
            total += n
    total = max(0, total - whole)
    return total // 2 if able.Insubstantial in tables.abilities[target] else total


def loss(tables: Tables, kind: int, hp: int, dealt: int) -> int:
    """What a side loses and the other gains when a creature takes damage."""
    if dealt >= hp:
        return life(tables, kind, hp) + VP * tables.cost[kind]
    return life(tables, kind, hp) - life(tables, kind, hp - dealt)
