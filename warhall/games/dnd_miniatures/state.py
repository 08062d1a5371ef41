"""What is on the table: creatures with hit points, boxes and effects, and the turn.

Not here: attacks and movements in progress (`under_way`), any rule. All creatures of a battle are numbered from the
start, seat by seat; lists by creature never change their length once the warbands are revealed. A set of squares or of
creatures is a mask.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias, get_args

import msgspec

from warhall.games.dnd_miniatures.battlefield import Board
from warhall.games.dnd_miniatures.card_lines import Event
from warhall.games.dnd_miniatures.tables import CONFUSED, DAZED, HELPLESS, STAGGERED, STUNNED, DndMiniaturesGame
from warhall.games.dnd_miniatures.under_way import Fight, Motion
from warhall.geometry.reach import Reach
from warhall.kernel.declared import Mask, PerSeat, Pile, declared, derived, secret
from warhall.kernel.errors import PositionError
from warhall.kernel.state import State

NONE = -1
OFF = -1
"""The place of a creature that is not on the map: not yet deployed."""
GONE = -2
"""The place of a creature that was eliminated."""
SEATS = ("azure", "ember", "jade", "orchid", "cobalt", "copper")

SET_UP, BUILDING, DEPLOYING, INITIATIVE, ROUND = range(5)
Phase: TypeAlias = Literal["set-up", "building", "deploying", "initiative", "round"]
PHASES: tuple[Phase, ...] = get_args(Phase)

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


class Foes(NamedTuple):
    """What a team faces: where its enemies stand, and what they hold."""

    units: tuple[int, ...]
    cells: int
    barring: int
    """DM-8.8, DM-8.9: the squares that a walker may not pass."""
    barring_flyers: int
    """DM-9.2: the squares that a flyer may not pass."""
    rings: int
    """The squares adjacent to one of them."""
    rings_of_flyers: int
    front: int
    """DM-19.1, DM-19.11: the squares adjacent to one that can make opportunity attacks."""
    front_of_flyers: int
    guards: tuple[int, ...]
    """DM-23.17: those with Charge Protection."""


class Stride(msgspec.Struct, frozen=True, gc=False):
    """How a creature moves now."""

    going: int
    """DM-8.16, DM-9.1: its gait."""
    speed: int
    way: Reach
    """Where a move action leads."""
    covered: int
    """The squares that it may cover on the way."""
    shifts: int
    """DM-8.13: where a shift leads, unless it is Immobilized."""


@declared
class OnBoard(State):
    """A state with what follows from places and effects; none of it is saved."""

    board: Board = derived(same=True)
    cells: list[Mask] = derived()
    """The squares of each creature; none while it is off the map."""
    rings: list[Mask] = derived()
    """DM-15.8: the squares adjacent to each creature; none while it is off the map."""
    facing: list[Foes | None] = derived(lazy=True)
    """For each team what it faces, once somebody asked (`sightings`)."""
    conditions: list[Mask] = derived()
    """For each creature its conditions."""
    occupied: Mask = derived()
    shared: Mask = derived()
    """The squares of more than one creature: one passes the other."""
    radiant: tuple[int, ...] = derived()
    """DM-13.14: the creatures with auras for allies."""
    watch: dict[Event, tuple[tuple[int, int], ...]] = derived(same=True)
    """For each event the creatures and powers that answer it."""
    ways: dict[tuple[int, int, int, bool], Reach] = derived(same=True, lazy=True)
    """Where creatures can go from here, once somebody asked (`movement`); thrown away whenever one moves or changes."""
    strides: dict[int, Stride] = derived(same=True, lazy=True)
    """The same of their own move."""

    if TYPE_CHECKING:  # declared by the state itself
        game: DndMiniaturesGame
        teams: list[int]
        kinds: list[int]
        controllers: list[int]
        places: list[int]
        effects: list[tuple[Effect, ...]]

    def play_on(self, board: Board) -> None:
        """Take the tables of a map."""
        self.board = board

    def look_round(self) -> None:
        """Find out who stands where, in which state, and who answers what."""
        tables, board = self.game.tables, self.board
        where = [(tables.side[kind], place) for kind, place in zip(self.kinds, self.places, strict=True)]
        self.cells = [board.spaces[side][place] if place >= 0 else 0 for side, place in where]
        self.rings = [board.around[side][place] if place >= 0 else 0 for side, place in where]
        self.facing = [None] * (max(self.teams) + 1)
        self.ways, self.strides = {}, {}
        self.take_squares()
        self.conditions = [0] * len(self.kinds)
        for unit in range(len(self.kinds)):
            self.feel(unit)
        found: dict[Event, list[tuple[int, int]]] = {}
        for unit, kind in enumerate(self.kinds):
            for event, powers in tables.watch[kind].items():
                found.setdefault(event, []).extend((unit, power) for power in powers)
        self.radiant = tuple(unit for unit, kind in enumerate(self.kinds) if tables.radiant[kind])
        self.watch = {event: tuple(pairs) for event, pairs in found.items()}

    def feel(self, unit: int) -> None:
        """Find the conditions of a creature from its effects."""
        bits = 0
        for effect in self.effects[unit]:
            if effect.what == CONDITION:
                bits |= 1 << effect.code
        self.conditions[unit] = bits
        self.stir(unit)

    def stir(self, unit: int) -> None:
        """Something about a creature has changed: other teams have to look at it anew."""
        team = self.teams[self.controllers[unit]]
        own = self.facing[team]
        self.facing = [None] * len(self.facing)
        self.facing[team] = own
        # New ones even for empty ones: a copy may have the same dictionaries, and would write its own ways into them.
        self.ways, self.strides = {}, {}

    def command(self, unit: int, seat: int) -> None:
        """DM-22.8: from now on a seat controls a creature."""
        if self.controllers[unit] != seat:
            self.controllers[unit] = seat
            self.facing = [None] * len(self.facing)
            self.ways, self.strides = {}, {}

    def put(self, unit: int, place: int) -> None:
        """Put a creature on a square, or off the map."""
        self.places[unit] = place
        cells, board = self.cells, self.board
        rest = self.occupied ^ (self.occupied & cells[unit])
        if place >= 0:
            side = self.game.tables.side[self.kinds[unit]]
            cells[unit] = space = board.spaces[side][place]
            self.rings[unit] = board.around[side][place]
        else:
            cells[unit] = self.rings[unit] = space = 0
        if self.shared or rest & space:
            self.take_squares()
        else:
            self.occupied = rest | space
        self.stir(unit)

    def take_squares(self) -> None:
        """Find the squares that are taken."""
        occupied = shared = 0
        for cells in self.cells:
            shared |= occupied & cells
            occupied |= cells
        self.occupied, self.shared = occupied, shared


@declared
class DndMiniatures(OnBoard):
    """One battle."""

    game: DndMiniaturesGame

    ground: str
    """The map as one text."""
    scenario: str
    limit: int
    target: int
    """VP to win."""
    lessons: Mask = FULL_RULES
    """DM-2.12: the rules in force."""
    teams: PerSeat[int]
    maps: PerSeat[int]
    """DM-4.7: the map that it brings."""
    letters: PerSeat[int]
    """The start letter or, free for all, the corner."""
    vp: list[int]
    """By team."""
    pools: PerSeat[Pile] = secret()
    """DM-27.1: the figures of its boosters."""
    picks: PerSeat[Pile] = secret()
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
    finished: PerSeat[int]
    """Player turns finished."""
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
    suffered: list[Mask]
    """Types of damage taken since the end of its last turn."""
    last_blow: list[Mask]
    """Types of the last damage it took."""
    awards: list[tuple[int, ...]]
    """DM-26.20: the VP that its elimination gave, by team."""
    acted: Mask = 0
    """Creatures activated in this player turn."""
    unveiled: Mask = 0
    """Creatures that lost their invisibility by attacking."""
    teleported: Mask = 0
    """DM-24.21: creatures that teleported in this round."""
    dying: Mask = 0
    """Creatures that are destroyed and not yet removed."""
    late: Mask = 0
    """DM-6.20: creatures that act only in the next round."""

    active: int = NONE
    serial: int = 0
    """Counts creature turns."""
    done: Mask = 0
    """What the active creature has done."""
    struck: Mask = 0
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
