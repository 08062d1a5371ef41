"""Positions: a battle as readable data, with a drawn hex map, and back (like chess's FEN).

Whatever is as usual is left out, so a hand-written position needs only what it is about: a scenario or a board, units
with their hexes, whose turn it is. Here: words for numbers and numbers for words. Not here: what can be written
(`position_lines`), and the file itself (`kernel.position`).
"""

from __future__ import annotations

from typing import Any, cast

import msgspec

from warhall.games.fantasy_commander.aims import KINDS
from warhall.games.fantasy_commander.contexts import Activation, Attack, Campaign, Muster
from warhall.games.fantasy_commander.deployment import deploy, take_from_supply
from warhall.games.fantasy_commander.orders import begin_command, generate, give_orders, look
from warhall.games.fantasy_commander.placing import add_unit
from warhall.games.fantasy_commander.position_lines import KINDS_OF_UNITS, SideLine, UnitLine, Written
from warhall.games.fantasy_commander.printed import COLUMNS, ROWS
from warhall.games.fantasy_commander.state import ACTIVE, DEPLOY, GENERATE, GIVE, LOOK, SCENARIO, Battle
from warhall.games.fantasy_commander.tables import NONE, FantasyGame, Tables
from warhall.games.fantasy_commander.turn import begin_active, end_phase, next_turn, play_round
from warhall.games.fantasy_commander.view import EFFECTS, UNTILS, view
from warhall.geometry.masks import cells_of, mask_of
from warhall.kernel.dice import Dice
from warhall.kernel.errors import PositionError
from warhall.kernel.game import Game
from warhall.kernel.state import Agenda
from warhall.kernel.written import find, take, written


def write(g: Battle) -> dict[str, Any]:
    """A battle as plain data."""
    tables, name = g.game.tables, g.game.tables.board.name
    printed, names, seats = tables.printed, g.unit_names(()), side_names(g)
    whole = written(
        Written,
        g,
        kind=KINDS[g.kind],
        scenario=tables.scenarios[g.scenario].id if g.scenario != NONE else None,
        map=printed.maps[g.chart].id if g.chart != NONE else None,
        factions=[printed.factions[number].id for number in g.factions],
        players=[printed.factions[number].id for number in g.players] if g.players != g.factions else [],
        turn=seats[g.turn],
        initiative=seats[g.initiative],
        first=seats[g.first],
        board=drawn([printed.terrain[kind].glyph for kind in g.terrain]),
        zones=drawn(zone_letters(g)) if any(g.zones) else None,
        points=[name(cell) for cell in cells_of(g.points)],
        towns=[name(cell) for cell in g.towns],
        units=[unit_line(g, unit, seats) for unit in range(len(g.kinds))],
        former=KINDS_OF_UNITS.named(g, g.former),
        effects=[[names[e[0]], UNTILS[e[1]], EFFECTS[e[2]], *e[3:]] for e in g.effects],
        sides={seats[side]: side_line(g, side) for side in (0, 1)},
        play_to=g.play_to,
        deck_face="up" if g.face_up else "down",
        supply={t.id: n for t, n in zip(printed.terrain, g.supply, strict=True) if n != t.supply},
        recruits={u.id: n for u, n in zip(printed.units, g.recruits, strict=True) if n != u.supply},
        chosen=[names[unit] for unit in cells_of(g.chosen)],
        buildings={name(cell): damage for cell, damage in zip(g.buildings, g.building_damage, strict=True)},
        activation=_plain(g.activation),
        attack=_plain(g.attack),
        muster=_plain(g.muster),
        campaign=_plain(g.campaign),
    )
    return cast("dict[str, Any]", msgspec.to_builtins(whole))


def _plain(part: object) -> dict[str, Any] | None:
    return None if part is None else cast("dict[str, Any]", msgspec.to_builtins(part))


def side_names(g: Battle) -> tuple[str, ...]:
    """The sides are called as their seats."""
    return g.seat_names()


def drawn(letters: list[str]) -> str:
    """A map as text: one letter for each hex, odd rows half a hex to the right."""
    rows = (" ".join(letters[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS))
    return "".join(f"{' ' * (number % 2)}{row}\n" for number, row in enumerate(rows))


def zone_letters(g: Battle) -> list[str]:
    """The zones of the sides: 1, 2, 3 where they overlap, or nobody's."""
    return [".123"[(g.zones[0] >> cell & 1) + 2 * (g.zones[1] >> cell & 1)] for cell in range(COLUMNS * ROWS)]


def unit_line(g: Battle, unit: int, seats: tuple[str, ...]) -> UnitLine:
    """One unit."""
    tables, cell = g.game.tables, g.hexes[unit]
    return written(
        UnitLine,
        g,
        unit,
        unit=tables.printed.units[g.kinds[unit]].id,
        side=seats[g.owners[unit]],
        at=tables.board.name(cell) if cell >= 0 else None,
        wounds=g.wounds[unit],
        exchanged=bool(g.exchanged >> unit & 1),
        defends=bool(g.defended >> unit & 1),
        late=bool(g.late >> unit & 1),
        drank=bool(g.vamped >> unit & 1),
        destroyed=bool(g.dead >> unit & 1),
    )


def side_line(g: Battle, side: int) -> SideLine:
    """One side."""
    return written(
        SideLine,
        g,
        side,
        reserve=_tokens(g.reserve, side),
        spent=_tokens(g.spent, side),
        given=_tokens(g.given, side),
        scored=g.scored[side] if any(g.scored[side]) else [],
        knows=(g.known[2 * side + side], g.known[2 * side + 1 - side]),
    )


RESERVED = ("red", "blue", "green", "purple")


def _tokens(tokens: list[int], side: int) -> dict[str, int]:
    return {colour: n for colour, n in zip(RESERVED, tokens[4 * side : 4 * side + 4], strict=True) if n}


def read(game: Game, position: dict[str, Any], dice: Dice) -> Battle:
    """A battle from plain data, with the agenda that its phase usually has."""
    try:
        data = msgspec.convert(position, Written)
    except msgspec.ValidationError as error:
        raise PositionError("position", str(error)) from None
    g = _Reading(cast("FantasyGame", game), data, dice).run()
    try:
        for seat in (None, 0, 1):
            view(g, seat)
    except (TypeError, ValueError, LookupError, AttributeError, OverflowError, MemoryError) as error:
        raise PositionError("position", f"this cannot be on a table: {error}") from None
    return g


class _Reading:
    """One reading: words to numbers, each with its place."""

    def __init__(self, game: FantasyGame, written: Written, dice: Dice) -> None:
        self.tables: Tables = game.tables
        self.written = written
        self.game = game
        self.dice = dice
        self.factions = game.tables.factions

    def run(self) -> Battle:
        w, tables = self.written, self.tables
        scenario = self.number("scenario", w.scenario, tables.scenario_of)
        sides = w.factions or list(tables.scenarios[max(0, scenario)].armies)
        players = w.players or sides
        if len(sides) != 2 or len(players) != 2:
            raise PositionError("factions", "a battle has two sides (FC-2.5)")
        factions = bytes(self.number("factions", side, self.factions) for side in sides)
        self.g = g = Battle(
            game=self.game,
            dice=self.dice,
            kind=self.word("kind", w.kind, KINDS),
            scenario=scenario,
            factions=factions,
            players=bytes(self.number("players", side, self.factions) for side in players),
            mirrored=factions[0] == factions[1],
            zones=[0, 0],
            terrain=bytes(COLUMNS * ROWS),
            supply=b"",
            recruits=b"",
        )
        self.board(scenario)
        self.seats = {name: side for side, name in enumerate(g.seat_names())}
        self.plain()
        for number, line in enumerate(w.units):
            self.unit(number, line)
        for name, side in w.sides.items():
            self.side(self.number("sides", name, self.seats), side)
        self.effects()
        self.parts()
        g.agenda = usual_agenda(g)
        return g

    def number(self, where: str, word: str | None, known: dict[str, int]) -> int:
        return NONE if word is None else find(known, word, where)

    def word(self, where: str, word: str, known: tuple[str, ...]) -> int:
        return find(known, word, where)

    def cell(self, where: str, name: str) -> int:
        cell = self.tables.board.cell_named(name)
        if cell < 0:
            raise PositionError(where, f"there is no hex {name[:10]!r}: hexes go from a1 to m11")
        return cell

    def letters(self, where: str, text: str) -> list[str]:
        letters = text.split()
        if len(letters) != COLUMNS * ROWS:
            raise PositionError(where, f"expected {ROWS} rows of {COLUMNS} hexes, each one letter")
        return letters

    def board(self, scenario: int) -> None:
        """The map: drawn, or that of the scenario."""
        w, g, tables = self.written, self.g, self.tables
        if w.map is not None or scenario != NONE:
            g.chart = self.number("map", w.map or tables.scenarios[scenario].map, tables.chart_of)
            chart = tables.charts[g.chart]
            g.terrain, g.points, g.towns = chart.terrain, chart.points, bytes(chart.towns)
            for side in (0, 1):
                for letter in tables.printed.factions[g.factions[side]].zones:
                    g.zones[side] |= chart.zones.get(letter, 0)
        if scenario != NONE:
            g.scored = [[0] * len(tables.scenarios[scenario].scoring) for _ in (0, 1)]
        if w.board is not None:
            g.terrain = bytes(
                self.number("board", letter, tables.glyph_of) for letter in self.letters("board", w.board)
            )
        if w.zones is not None:
            marks = [self.word("zones", letter, tuple(".123")) for letter in self.letters("zones", w.zones)]
            g.zones = [mask_of(c for c, mark in enumerate(marks) if mark & 1 << side) for side in (0, 1)]
        if w.points is not None:
            g.points = mask_of(self.cell("points", name) for name in w.points)
        if w.towns is not None:
            g.towns = bytes(self.cell("towns", name) for name in w.towns)
        take_from_supply(g)
        printed = tables.printed
        if w.supply is not None:
            g.supply = bytes(w.supply.get(terrain.id, terrain.supply) for terrain in printed.terrain)
        g.recruits = bytes((w.recruits or {}).get(unit.id, unit.supply) for unit in printed.units)

    def plain(self) -> None:
        """Everything that is one word or one number."""
        w, g, tables = self.written, self.g, self.tables
        usual = tables.scenarios[g.scenario].play_to if g.scenario != NONE and g.kind == SCENARIO else 0
        take(w, g)
        g.play_to = usual if w.play_to == NONE else w.play_to
        g.initiative = max(0, self.number("initiative", w.initiative, self.seats))
        g.turn = self.number("turn", w.turn, self.seats) if w.turn else g.initiative
        g.first = self.number("first", w.first, self.seats) if w.first else g.initiative
        g.face_up = self.word("deck_face", w.deck_face, ("down", "up")) == 1
        for address in w.waiting:
            if address not in tables.ops:
                raise PositionError("waiting", f"unknown operation {address[:40]!r}")
        g.former = bytes(KINDS_OF_UNITS.found(g, w.former, "former"))
        g.buildings = [self.cell("buildings", name) for name in w.buildings]
        g.building_damage = list(w.buildings.values())

    def unit(self, number: int, line: UnitLine) -> None:
        """FC-1.6: one unit in its hex."""
        g, where = self.g, f"units, entry {number + 1}"
        kind = self.number(where, line.unit, self.tables.kind_of)
        if number >= 80:
            raise PositionError(where, "there are at most 80 units")
        unit = add_unit(g, self.number(where, line.side, self.seats), kind)
        if line.at is not None:
            cell = self.cell(where, line.at)
            if (g.occupied[0] | g.occupied[1]) >> cell & 1:
                raise PositionError(where, f"{line.at} is occupied (FC-1.6)")
            g.hexes[unit] = cell
            g.occupied[g.owners[unit]] |= 1 << cell
        elif g.game.tables.kinds[kind].aura and line.destroyed:
            g.leaders = g.leaders.replace(bytes((unit,)), b"")
        take(line, g, f"{where}, ", unit)
        most = self.tables.kinds[kind].size
        if line.wounds > most:
            raise PositionError(f"{where}, wounds", f"{line.unit} has {most} to lose, not {line.wounds} (FC-4.2)")
        g.wounds[unit] = line.wounds
        g.exchanged |= line.exchanged << unit
        g.defended |= line.defends << unit
        g.late |= line.late << unit
        g.vamped |= line.drank << unit
        g.dead |= line.destroyed << unit

    def side(self, side: int, line: SideLine) -> None:
        """Cards, orders and dice of one side."""
        g = self.g
        take(line, g, "", side)
        for tokens, given in ((g.reserve, line.reserve), (g.spent, line.spent), (g.given, line.given)):
            for colour, count in given.items():
                if count < 0:
                    raise PositionError("reserve", f"{colour}: from 0 on, not {count}")
                tokens[4 * side + self.word("reserve", colour, RESERVED)] = count
        if line.scored:
            if len(line.scored) != len(g.scored[side]):
                raise PositionError(
                    "scored", f"expected {len(g.scored[side])} numbers, one for each line of the scoring"
                )
            g.scored[side] = line.scored
        g.known[2 * side + side], g.known[2 * side + 1 - side] = line.knows

    def effects(self) -> None:
        """Lasting changes on units, and units chosen."""
        g = self.g
        names = {name: unit for unit, name in enumerate(g.unit_names(()))}
        for entry in self.written.effects:
            match entry:
                case [str(unit), str(until), str(what), int(a), int(b), int(c)]:
                    number = self.number("effects", unit, names)
                    kind, last = self.word("effects", what, EFFECTS), self.word("effects", until, UNTILS)
                    g.effects.append((number, last, kind, a, b, c))
                    g.touched |= 1 << number
                case _:
                    raise PositionError("effects", "expected [unit, until, what, number, number, number]")
        g.chosen = mask_of(self.number("chosen", name, names) for name in self.written.chosen)

    def parts(self) -> None:
        """What is in progress."""
        g, w = self.g, self.written
        try:
            g.activation = None if w.activation is None else msgspec.convert(w.activation, Activation)
            g.attack = None if w.attack is None else msgspec.convert(w.attack, Attack)
            g.muster = None if w.muster is None else msgspec.convert(w.muster, Muster)
            g.campaign = None if w.campaign is None else msgspec.convert(w.campaign, Campaign)
        except msgspec.ValidationError as error:
            raise PositionError("position", str(error)) from None


def usual_agenda(g: Battle) -> Agenda:
    """What is pending in a phase, if nothing else is in progress."""
    round_end: Agenda = (end_phase, (), (play_round, (), None))
    active: Agenda = (begin_active, (), round_end)
    match g.phase:
        case phase if phase == DEPLOY:
            return (deploy, (), (play_round, (), None))
        case phase if phase == GENERATE:
            return (generate, (), active)
        case phase if phase == LOOK:
            return (look, (), active)
        case phase if phase == GIVE:
            return (give_orders, (), active)
        case phase if phase == ACTIVE:
            return (next_turn, (), round_end)
        case _:
            return (begin_command, (), active)
