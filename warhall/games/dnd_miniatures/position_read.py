"""Reading a position: names become numbers, and what cannot be is refused."""

from __future__ import annotations

from warhall.games.dnd_miniatures.acting import act
from warhall.games.dnd_miniatures.battlefield import Ground
from warhall.games.dnd_miniatures.deployment import build, set_up
from warhall.games.dnd_miniatures.muster import enlist
from warhall.games.dnd_miniatures.operations import Gain
from warhall.games.dnd_miniatures.position_parts import UNITS, CreaturePart, EffectPart, Position
from warhall.games.dnd_miniatures.printed import MOST_SEATS
from warhall.games.dnd_miniatures.setup import blank
from warhall.games.dnd_miniatures.state import (
    BUILDING,
    GONE,
    NONE,
    ROUND,
    SEATS,
    DndMiniatures,
    Effect,
)
from warhall.games.dnd_miniatures.tables import DndMiniaturesGame
from warhall.games.dnd_miniatures.turn import (
    activate,
    end_effects,
    end_of_turn,
    end_saves,
    finish_turn,
    pit_check,
)
from warhall.games.dnd_miniatures.view import DURATIONS, WHATS
from warhall.geometry.masks import mask_of
from warhall.kernel.dice import Dice
from warhall.kernel.errors import PositionError
from warhall.kernel.written import find, take

STATS = ("attack", "damage", "ac", "def", "all_defenses", "speed")
MOST_CREATURES = 96


class Reading:
    """Turns one position into a state."""

    def __init__(self, game: DndMiniaturesGame, data: Position, dice: Dice) -> None:
        self.game = game
        self.tables = game.tables
        self.data = data
        self.dice = dice
        self.seats = list(data.seats)

    def state(self) -> DndMiniatures:
        """The state with its usual agenda."""
        data, tables = self.data, self.tables
        if not 2 <= len(self.seats) <= MOST_SEATS or tuple(self.seats) != SEATS[: len(self.seats)]:
            raise PositionError("seats", f"expected 2 to {MOST_SEATS} of {', '.join(SEATS)}, in this order")
        find(list(tables.scenarios), data.scenario, "scenario")
        teams = [part.team if part.team is not None else seat for seat, part in enumerate(data.seats.values())]
        if sorted(set(teams)) != list(range(len(set(teams)))):
            raise PositionError("seats, team", "teams are counted from 0")
        if not (0 <= data.limit <= 10_000 and 0 <= data.lessons < 1 << 7):
            raise PositionError("limit", "expected a small number")
        target = data.limit if data.target is None else data.target
        g = blank(self.game, self.dice, self.ground(), data.scenario, data.limit, target, teams)
        self.read_seats(g)
        if len(data.creatures) > MOST_CREATURES:
            raise PositionError("creatures", f"at most {MOST_CREATURES}")
        for number, part in enumerate(data.creatures):
            self.read_creature(g, part, f"creatures, entry {number + 1}")
        self.read_flow(g)
        g.look_round()
        self.check(g)
        self.agenda(g)
        return g

    def ground(self) -> str:
        """The map as a state holds it."""
        part = self.data.map
        if not part.drawn:
            find(list(self.tables.grounds), part.name, "map, name")
            return self.tables.grounds[part.name].key()
        if len(part.drawn) > 10_000 or len(part.zones) > 10_000:
            raise PositionError("map", "too large")
        rows, zones = tuple(part.drawn.splitlines()), tuple(part.zones.splitlines())
        return Ground(part.name, rows, zones, tuple(part.areas), tuple(part.edges), tuple(part.flows)).key()

    def read_seats(self, g: DndMiniatures) -> None:
        """Letters, maps, boosters."""
        tables = self.tables
        for seat, part in enumerate(self.data.seats.values()):
            if not -1 <= part.letter <= 3:
                raise PositionError("seats, letter", "expected -1 to 3")
            take(part, g, "seats, ", seat)
            g.letters[seat] = part.letter
            g.maps[seat] = find(tables.map_ids, part.map, "seats, map") if part.map else NONE
            g.picks[seat] = [find(tables.labels, label, "seats, picks") if label else NONE for label in part.picks]
        if self.data.vp:
            if len(self.data.vp) != len(g.vp):
                raise PositionError("vp", f"expected {len(g.vp)} numbers")
            g.vp = list(self.data.vp)

    def seat(self, where: str, name: str) -> int:
        """A seat by its name."""
        return find(self.seats, name, where)

    def read_creature(self, g: DndMiniatures, part: CreaturePart, where: str) -> None:
        """One creature."""
        tables = self.tables
        kind, owner = find(tables.labels, part.card, f"{where}, card"), self.seat(f"{where}, of", part.of)
        enlist(g, owner, [kind])
        unit = len(g.kinds) - 1
        if part.controller is not None:
            g.controllers[unit] = self.seat(f"{where}, controller", part.controller)
        if part.at:
            g.places[unit] = g.board.map.cell_named(part.at)
            if g.places[unit] < 0 or not g.board.spaces[tables.side[kind]][g.places[unit]]:
                raise PositionError(f"{where}, at", f"{part.at[:20]!r} is no place for it on this map")
        elif part.gone:
            g.places[unit] = GONE
            g.hp[unit] = 0
        if part.hp is not None:
            g.hp[unit] = part.hp
        g.temporary[unit] = tuple(
            (find(tables.source_names, source, f"{where}, temporary"), n) for source, n in part.temporary
        )
        g.effects[unit] = tuple(self.effect(each, owner, f"{where}, effects") for each in part.effects)
        take(part, g, f"{where}, ", unit)
        if part.awards and len(part.awards) != len(g.vp):
            raise PositionError(f"{where}, awards", f"expected {len(g.vp)} numbers")
        g.awards[unit] = tuple(part.awards)

    def effect(self, part: EffectPart, owner: int, where: str) -> Effect:
        """One lasting effect."""
        tables = self.tables
        what = find(list(WHATS.values()), part.what, f"{where}, what")
        code = part.code
        if part.what == "condition":
            code = find(tables.conditions, part.of, f"{where}, of")
        elif part.what in ("ongoing", "vulnerable"):
            code = find(tables.damage_types, part.of, f"{where}, of")
        elif part.what == "bonus":
            code = find(STATS, part.of, f"{where}, of")
        elif part.what == "gained" and not (0 <= code < len(tables.ops) and isinstance(tables.ops[code], Gain)):
            raise PositionError(f"{where}, code", "expected the number of an operation that grants an ability")
        source = find(tables.source_names, part.source, f"{where}, source") if part.source else 0
        author = self.seat(f"{where}, author", part.author) if part.author else (owner + 1) % len(self.seats)
        worse = find(tables.conditions, part.worse, f"{where}, worse") if part.worse else NONE
        until = find(DURATIONS, part.until, f"{where}, until")
        return Effect(list(WHATS)[what], code, part.n, until, part.deadline, source, author, worse)

    def square(self, g: DndMiniatures, name: str) -> int:
        """A square by its name."""
        cell = g.board.map.cell_named(name)
        if cell < 0:
            raise PositionError("areas", f"{name[:20]!r} is no square of this map")
        return cell

    def read_flow(self, g: DndMiniatures) -> None:
        """Round and turn."""
        data, tables = self.data, self.tables
        take(data, g)
        g.first = self.seat("first", data.first) if data.first is not None else 0
        if data.rolls:
            g.rolls = [list(dice) for dice in data.rolls]
        if len(g.rolls) != len(g.vp):
            raise PositionError("rolls", f"expected {len(g.vp)} lists")
        g.order = list(data.order) if data.order is not None else [NONE] * len(g.vp)
        g.fights = data.fights
        for fight, squares in zip(g.fights, data.areas, strict=False):
            fight.area = mask_of(self.square(g, name) for name in squares)
        turn = data.turn
        if turn is None:
            g.turn, g.owed = (0, 2) if g.phase == ROUND else (NONE, 0)
            return
        take(turn, g, "turn, ")
        sources = [tables.source_names[power.source] for power in tables.powers]
        units = UNITS.found(g, [name for name, _ in turn.used], "turn, used")
        powers = [find(sources, power, "turn, used") for _, power in turn.used]
        g.used = list(zip(units, powers, strict=True))

    def check(self, g: DndMiniatures) -> None:
        """Nobody stands on another, and every number names a creature."""
        units = range(len(g.kinds))
        for unit in units if not g.motions else ():
            for other in range(unit):
                if g.cells[unit] & g.cells[other]:
                    square, both = g.board.names[g.places[unit]], f"{g.unit_name(other)} and {g.unit_name(unit)}"
                    raise PositionError(f"creatures, entry {unit + 1}, at", f"{both} stand on {square} (DM-8.3)")
        for unit in units:
            most = self.tables.hp[g.kinds[unit]]
            if g.hp[unit] > most or (g.hp[unit] <= 0 and g.alive(unit)):
                raise PositionError(f"creatures, entry {unit + 1}, hp", f"expected 1 to {most}, not {g.hp[unit]}")
        for entry in g.returning:
            if entry[0] not in units or not -1 <= entry[2] < g.board.size or entry[3] not in range(g.seats):
                raise PositionError("returning", "expected a creature, hit points, a square and a seat")
        for fight in g.fights:
            named = (fight.attacker, *fight.targets, *fight.chosen, max(fight.target, 0))
            if any(unit not in units for unit in named) or not 0 <= fight.line < len(self.tables.lines):
                raise PositionError("fights", "expected creatures and attacks of this battle")
        for motion in g.motions:
            if motion.unit not in units or any(not 0 <= place < g.board.size for place in motion.path):
                raise PositionError("motions", "expected creatures and squares of this battle")

    def agenda(self, g: DndMiniatures) -> None:
        """What is usually asked next."""
        if g.phase == BUILDING:
            g.push(build)
        elif g.phase != ROUND or g.turn == NONE:
            g.push(set_up)
        else:
            g.push(activate)
            if g.active != NONE:
                steps = (act, end_of_turn, end_saves, end_effects, pit_check, finish_turn)
                g.then(*steps, with_=(g.active,))
