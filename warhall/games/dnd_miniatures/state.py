"""What is on the table: creatures with hit points, boxes and effects, the turn, attacks and movements in progress.

No rules here. All creatures of a battle are numbered from the start, seat by seat; lists by creature never change
their length once the warbands are revealed. A set of squares or of creatures is a mask.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from warhall.games.dnd_miniatures.battlefield import Board
from warhall.games.dnd_miniatures.card_lines import Event
from warhall.games.dnd_miniatures.tables import CONFUSED, DAZED, HELPLESS, STAGGERED, STUNNED, DndMiniaturesGame
from warhall.kernel.errors import PositionError
from warhall.kernel.state import State

NONE = -1
OFF = -1
"""The place of a creature that is not on the map: not yet deployed."""
GONE = -2
"""The place of a creature that was eliminated."""
SEATS = ("red", "blue", "green", "yellow", "violet", "white")

SET_UP, BUILDING, DEPLOYING, INITIATIVE, ROUND = range(5)
PHASES = ("set-up", "building", "deploying", "initiative", "round")

# What an effect is.
CONDITION, ONGOING, BONUS, GAINED, VULNERABLE, FLAGGED = range(6)
# DM-21.1 to DM-21.6: how long it lasts.
NEXT_TURN, SAVE, TURN, PLAYER_TURN, END_OF_ROUND, BATTLE, UNTIL_ACTS = range(7)
# DM-7.1: what the creature whose turn it is has done.
MOVE_USED, ATTACK_USED, CHARGED, SHIFTED, DUG, WALKED, ATTACKED = (1 << bit for bit in range(7))
# How an attack is made.
BY_ACTION, BY_CHARGE, BY_OPPORTUNITY, BY_POWER = range(4)
# How a movement is made.
AS_MOVE, AS_CHARGE, AS_GRANTED = range(3)
# DM-2.12: teaching steps of the quick-start battle.
BLOODIED, POWERS, FLIGHT, TERRAIN, SIGHT, OPPORTUNITY, SHIFT = (1 << bit for bit in range(7))
TEACHING = ("bloodied", "powers", "flight", "terrain", "walls", "opportunity", "shift")
FULL_RULES = (1 << len(TEACHING)) - 1
INACTIVE = STUNNED | HELPLESS
"""DM-22.13."""
DAZED_OR_WORSE = DAZED | STAGGERED | STUNNED | HELPLESS
SILENT = INACTIVE | CONFUSED
"""DM-7.8, DM-22.7: conditions in which no power is used."""


class Effect(NamedTuple):
    """A lasting effect on a creature (chapter 21)."""

    what: int
    code: int
    """The condition, damage type, stat or operation."""
    n: int
    until: int
    deadline: int
    """The count at which it ends, of turns of the creature, of creature turns, or of turns of its author."""
    source: int
    author: int
    """The seat whose creature caused it."""
    worse: int = NONE
    """The condition that it worsens to."""


@dataclass(slots=True, eq=False)
class Fight:
    """An attack in progress (chapters 12 and 13)."""

    number: int
    attacker: int
    line: int
    how: int
    targets: list[int] = field(default_factory=list)
    """Who is still to be attacked."""
    chosen: list[int] = field(default_factory=list)
    """Everybody who was named or stood in the area."""
    target: int = NONE
    area: int = 0
    origin: int = NONE
    corner: int = NONE
    strikes: int = 0
    loose: int = 0
    """Whether its target limits are not asked for."""
    bonus: int = 0
    """DM-23.19: what powers add to all its rolls."""
    damage: int = 0
    advantage: int = 0
    typed: int = NONE
    extra: int = 0
    """What powers add to the damage of this hit."""
    guard: int = 0
    """What powers add to the defence against this roll."""
    die: int = 0
    total: int = 0
    hit: int = 0
    critical: int = 0
    sure: int = 0
    """Whether the hit is automatic."""
    had_advantage: int = 0
    dealt: int = 0
    types: int = 0
    """The types of the damage that was dealt, as bits; the lowest is plain damage."""
    used: list[int] = field(default_factory=list)
    """Names of the powers used on it (DM-13.14)."""
    bloodied: int = 0
    """Whether the target was Bloodied before the damage."""

    def copy(self) -> Fight:
        """An equal, independent attack."""
        new = Fight.__new__(Fight)
        for name in FIGHT:
            value = getattr(self, name)
            setattr(new, name, value[:] if isinstance(value, list) else value)
        return new


FIGHT = tuple(Fight.__slots__)


@dataclass(slots=True, eq=False)
class Motion:
    """A movement in progress (chapter 8)."""

    unit: int
    how: int
    gait: int
    budget: int
    spent: int = 0
    path: list[int] = field(default_factory=list)
    """The positions still ahead."""
    steps: int = 0
    legal: int = NONE
    """DM-8.4: the last legal position."""
    target: int = NONE
    """Whom it charges."""
    struck: int = 0
    """Whether an opportunity attack was made at this step."""
    asked: list[int] = field(default_factory=list)
    """Seats that let their opportunity attacks at this step go by."""

    def copy(self) -> Motion:
        """An equal, independent movement."""
        new = Motion.__new__(Motion)
        for name in MOTION:
            value = getattr(self, name)
            setattr(new, name, value[:] if isinstance(value, list) else value)
        return new


MOTION = tuple(Motion.__slots__)


class OnBoard(State):
    """A state with what follows from places and effects; none of it is saved."""

    __slots__ = ("board", "cells", "conditions", "occupied", "watch")

    board: Board
    cells: list[int]
    """The squares of each creature; none while it is off the map."""
    conditions: list[int]
    """For each creature its conditions, as bits."""
    occupied: int
    watch: dict[Event, tuple[tuple[int, int], ...]]
    """For each event the creatures and powers that answer it."""

    game: DndMiniaturesGame
    kinds: list[int]
    places: list[int]
    effects: list[tuple[Effect, ...]]

    def play_on(self, board: Board) -> None:
        """Take the tables of a map."""
        self.board = board

    def look_round(self) -> None:
        """Find out who stands where, in which state, and who answers what."""
        tables = self.game.tables
        spaces = self.board.spaces
        self.cells = [
            spaces[tables.side[kind]][place] if place >= 0 else 0
            for kind, place in zip(self.kinds, self.places, strict=True)
        ]
        self.occupied = 0
        for cells in self.cells:
            self.occupied |= cells
        self.conditions = [0] * len(self.kinds)
        for unit in range(len(self.kinds)):
            self.feel(unit)
        found: dict[Event, list[tuple[int, int]]] = {}
        for unit, kind in enumerate(self.kinds):
            for event, powers in tables.watch[kind].items():
                found.setdefault(event, []).extend((unit, power) for power in powers)
        self.watch = {event: tuple(pairs) for event, pairs in found.items()}

    def feel(self, unit: int) -> None:
        """Find the conditions of a creature from its effects."""
        bits = 0
        for effect in self.effects[unit]:
            if effect.what == CONDITION:
                bits |= 1 << effect.code
        self.conditions[unit] = bits

    def put(self, unit: int, place: int) -> None:
        """Put a creature on a square, or off the map."""
        self.places[unit] = place
        side = self.game.tables.side[self.kinds[unit]]
        self.cells[unit] = self.board.spaces[side][place] if place >= 0 else 0
        occupied = 0
        for cells in self.cells:  # two may share a square for a moment: one passes the other
            occupied |= cells
        self.occupied = occupied

    def hand_on(self, new: OnBoard) -> None:
        """Give a copy all that follows from places and effects."""
        new.board = self.board
        new.cells = self.cells[:]
        new.conditions = self.conditions[:]
        new.occupied = self.occupied
        new.watch = self.watch


@dataclass(slots=True, kw_only=True, eq=False)
class DndMiniatures(OnBoard):
    """One battle."""

    game: DndMiniaturesGame

    ground: str
    """The map as one text."""
    scenario: str
    limit: int
    target: int
    """VP to win."""
    lessons: int = FULL_RULES
    """DM-2.12: the rules in force, as bits."""
    teams: list[int]
    maps: list[int]
    """DM-4.7: the map that each seat brings."""
    letters: list[int]
    """The start letter (or, free for all, the corner) of each seat."""
    vp: list[int]
    """By team."""
    pools: list[list[int]]
    """DM-27.1: the figures of each seat's boosters."""
    picks: list[list[int]]
    """Those that it has taken so far."""

    phase: int = SET_UP
    round: int = 0
    first: int = 0
    turn: int = NONE
    """Whose turn it is."""
    owed: int = 0
    """Activations that are left in this turn."""
    turns: int = 0
    """Player turns taken in this round."""
    quiet: int = 0
    """DM-26.10: rounds in a row in which nothing happened."""
    eventful: int = 0
    winner: int = NONE
    """Who won the last check."""
    rolls: list[list[int]]
    """The dice of the last check, by team."""
    finished: list[int]
    """Player turns finished, by seat."""
    order: list[int]
    """DM-27.17: the seat that made the last turn, by team."""

    kinds: list[int]
    ordinals: list[int]
    owners: list[int]
    controllers: list[int]
    places: list[int]
    hp: list[int]
    temporary: list[tuple[tuple[int, int], ...]]
    """DM-11.7: by source."""
    effects: list[tuple[Effect, ...]]
    boxes: list[int]
    """DM-12.10: boxes ticked, four bits for each attack and power."""
    spent: list[int]
    """DM-23.4: commander uses spent."""
    activations: list[int]
    """Activations in this round."""
    ended: list[int]
    """Turns of the creature that have ended."""
    suffered: list[int]
    """Types of damage taken since the end of its last turn, as bits."""
    last_blow: list[int]
    """Types of the last damage it took, as bits."""
    awards: list[tuple[int, ...]]
    """DM-26.20: the VP that its elimination gave, by team."""
    acted: int = 0
    """Creatures activated in this player turn."""
    unveiled: int = 0
    """Creatures that lost their invisibility by attacking."""
    teleported: int = 0
    """DM-24.21: creatures that teleported in this round."""
    dying: int = 0
    """Creatures that are destroyed and not yet removed."""
    late: int = 0
    """DM-6.20: creatures that act only in the next round."""

    active: int = NONE
    serial: int = 0
    """Counts creature turns."""
    done: int = 0
    """What the active creature has done, as bits."""
    struck: int = 0
    """DM-19.5: creatures that made an opportunity attack in this creature's turn."""
    used: list[tuple[int, int]]
    """DM-23.7, DM-23.21: powers used in this creature's turn, by creature."""
    fights: list[Fight]
    motions: list[Motion]
    attacks: int = 0
    """Counts attacks."""
    returning: list[tuple[int, int, int, int]]
    """DM-11.19: creature, hit points, place it fell at (or -1: start area), seat."""
    saving: list[int]
    """Saving throws in progress, the innermost last: source and die of each in turn."""

    def __post_init__(self) -> None:
        """The tables of the map, and who stands where on it."""
        self.play_on(self.game.tables.board_of(self.ground))
        try:
            self.look_round()
        except (LookupError, ValueError, TypeError):
            raise PositionError("creatures", "places, cards and effects do not fit together") from None

    def copy(self) -> DndMiniatures:  # noqa: PLR0915  one line a field
        """An equal, independent state."""
        new = DndMiniatures.__new__(DndMiniatures)
        self.share(new)
        self.hand_on(new)
        new.ground = self.ground
        new.scenario = self.scenario
        new.limit = self.limit
        new.target = self.target
        new.lessons = self.lessons
        new.teams = self.teams[:]
        new.maps = self.maps[:]
        new.letters = self.letters[:]
        new.vp = self.vp[:]
        new.pools = [pool[:] for pool in self.pools]
        new.picks = [picks[:] for picks in self.picks]
        new.phase = self.phase
        new.round = self.round
        new.first = self.first
        new.turn = self.turn
        new.owed = self.owed
        new.turns = self.turns
        new.quiet = self.quiet
        new.eventful = self.eventful
        new.winner = self.winner
        new.rolls = [dice[:] for dice in self.rolls]
        new.finished = self.finished[:]
        new.order = self.order[:]
        new.kinds = self.kinds[:]
        new.ordinals = self.ordinals[:]
        new.owners = self.owners[:]
        new.controllers = self.controllers[:]
        new.places = self.places[:]
        new.hp = self.hp[:]
        new.temporary = self.temporary[:]
        new.effects = self.effects[:]
        new.boxes = self.boxes[:]
        new.spent = self.spent[:]
        new.activations = self.activations[:]
        new.ended = self.ended[:]
        new.suffered = self.suffered[:]
        new.last_blow = self.last_blow[:]
        new.awards = self.awards[:]
        new.acted = self.acted
        new.unveiled = self.unveiled
        new.teleported = self.teleported
        new.dying = self.dying
        new.late = self.late
        new.active = self.active
        new.serial = self.serial
        new.done = self.done
        new.struck = self.struck
        new.used = self.used[:]
        new.fights = [fight.copy() for fight in self.fights]
        new.motions = [motion.copy() for motion in self.motions]
        new.attacks = self.attacks
        new.returning = self.returning[:]
        new.saving = self.saving[:]
        return new

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.teams)

    def seat_names(self) -> tuple[str, ...]:
        """The seats are called by colours."""
        return SEATS[: len(self.teams)]

    def unit_name(self, unit: int) -> str:
        """What a creature is called: its card and a number."""
        return f"{self.game.tables.labels[self.kinds[unit]]}#{self.ordinals[unit]}"

    def team_of(self, unit: int) -> int:
        """The team that a creature fights for now (DM-22.8)."""
        return self.teams[self.controllers[unit]]

    def hostile(self, a: int, b: int) -> bool:
        """DM-1.13: whether two creatures are enemies."""
        return self.teams[self.controllers[a]] != self.teams[self.controllers[b]]

    def friends(self, a: int, b: int) -> bool:
        """DM-1.12: whether two creatures are allies; nobody is his own."""
        return a != b and self.teams[self.controllers[a]] == self.teams[self.controllers[b]]

    def standing(self) -> list[int]:
        """The creatures on the map."""
        return [unit for unit, place in enumerate(self.places) if place >= 0]

    def alive(self, unit: int) -> bool:
        """Whether a creature is on the map and not destroyed."""
        return self.places[unit] >= 0 and not self.dying >> unit & 1
