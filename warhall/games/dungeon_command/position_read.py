"""Reading a position: names become numbers, and what cannot be is refused with its place."""

from __future__ import annotations

from warhall.games.dungeon_command.actions import UNTILS, Unit
from warhall.games.dungeon_command.activate import activating
from warhall.games.dungeon_command.battlefield import OUTSIDE, Ground, Laid
from warhall.games.dungeon_command.movement import budget, follow
from warhall.games.dungeon_command.on_board import OFF
from warhall.games.dungeon_command.pieces import new_unit, put
from warhall.games.dungeon_command.position_parts import UNITS, ItemPart, Position, TurnPart, UnitPart
from warhall.games.dungeon_command.position_write import BLANK, MODES
from warhall.games.dungeon_command.setup import DungeonCommandOptions, blank, ground_of, layouts_for
from warhall.games.dungeon_command.state import (
    ACTIVATE,
    CLEANUP,
    DEPLOY,
    GONE,
    ITEMS,
    METALS,
    MOVE,
    NONE,
    PHASES,
    REFRESH,
    SET_UP,
    SPRINT,
    DungeonCommand,
    Item,
    attached_card,
)
from warhall.games.dungeon_command.tables import DungeonCommandGame
from warhall.games.dungeon_command.turn import (
    begin_turn,
    cleanup,
    cleanup_draw,
    cleanup_untap,
    deploy_phase,
    deploying,
    effects_due,
    end_of_turn,
)
from warhall.kernel.dice import Dice
from warhall.kernel.errors import PositionError, quoted
from warhall.kernel.written import MOST, amount, find, take, taken

REST = (cleanup, effects_due, cleanup_untap, cleanup_draw, end_of_turn)
"""What follows the Deploy phase."""


class Reading:
    """Turns one position into a state."""

    def __init__(self, game: DungeonCommandGame, data: Position, dice: Dice) -> None:
        self.game = game
        self.tables = game.tables
        self.data = data
        self.dice = dice
        self.names = tuple(data.seats)
        if self.names != METALS[: len(self.names)] or len(self.names) not in game.players:
            raise PositionError("seats", f"expected {' and '.join(METALS[:2])}, or more in the order {quoted(METALS)}")
        if data.mode not in MODES:
            raise PositionError("mode", f"expected one of {quoted(MODES)}")

    def state(self) -> DungeonCommand:
        """The whole."""
        data = self.data
        factions = self.tables.factions
        packs = [
            number % len(factions) if part.faction is None else find(factions, part.faction, f"seats, {name}")
            for number, (name, part) in enumerate(data.seats.items())
        ]
        teams = [number if part.team is None else part.team for number, part in enumerate(data.seats.values())]
        if any(not 0 <= team < len(teams) for team in teams):
            raise PositionError("seats", "teams are numbered from 0")
        ground = self.ground(packs)
        g = blank(self.game, self.dice, ground.key(), MODES.index(data.mode), teams, packs)
        self.g = g
        for seat, name in enumerate(self.names):
            self.read_seat(seat, name)
        self.read_units()
        self.read_rest()
        return g

    # Names

    def seat_of(self, name: str | None, where: str, missing: int = NONE) -> int:
        """A seat by its name."""
        return missing if name is None else find(self.names, name, where)

    def square(self, name: str, where: str) -> int:
        """A square by its name."""
        square = self.g.board.map.cell_named(name)
        if square < 0:
            raise PositionError(where, f"there is no square {name[:20]!r} on this battlefield")
        return square

    # Parts

    def ground(self, packs: list[int]) -> Ground:
        """The battlefield of a layout, or as it is drawn."""
        part = self.data.battlefield
        if part.layout:
            mode = MODES.index(self.data.mode)
            find(layouts_for(self.tables, len(self.names), mode), part.layout, "battlefield, layout")
            options = DungeonCommandOptions(
                players=len(self.names), mode=self.data.mode, layout=part.layout, face=part.face
            )
            return ground_of(self.tables, options, mode, packs)
        rows = tuple(row.replace(BLANK, OUTSIDE) for row in part.map.split("\n") if row)
        if not rows:
            raise PositionError("battlefield", "expected a layout or a map")
        for tile in part.tiles:
            self.check_tile(tile)
        ground = Ground(part.face, rows, tuple(part.edges), tuple(part.tiles))
        if not part.zones:
            return ground
        board = self.tables.board_of(ground.key())
        zones = []
        for zone in part.zones:
            cells = [board.map.cell_named(name) for name in zone]
            if min(cells, default=0) < 0:
                raise PositionError("battlefield, zones", "there is no such square")
            zones.append(tuple(cells))
        if len(zones) > len(METALS):
            raise PositionError("battlefield, zones", "there are more zones than seats")
        return Ground(part.face, rows, tuple(part.edges), tuple(part.tiles), tuple(zones))

    def check_tile(self, tile: Laid) -> None:
        """A tile of the content, somewhere on the table."""
        find(self.tables.tile_numbers, tile.tile, "battlefield, tiles")
        on_table = 0 <= tile.x <= MOST and 0 <= tile.y <= MOST
        if not on_table or tile.rotation not in (0, 90, 180, 270) or not 0 <= tile.seat < len(self.names):
            raise PositionError("battlefield, tiles", "a tile has x and y from 0, a rotation and a seat from 0")

    def read_seat(self, seat: int, name: str) -> None:
        """What one player has."""
        g, part, where = self.g, self.data.seats[name], f"seats, {name}"
        take(part, g, f"{where}, ", seat)
        if part.commander is None and self.phase != SET_UP:
            faction = self.tables.factions[g.packs[seat]]
            usual = [n for n, each in enumerate(self.tables.commanders) if each.faction == faction]
            g.commanders[seat] = usual[0]
        g.passing[seat] = 0 if part.passing is None else 1 + find(UNTILS, part.passing, f"{where}, passing")

    @property
    def phase(self) -> int:
        """The phase of the turn."""
        turn = self.data.turn or TurnPart()
        return find(PHASES, turn.phase, "turn, phase")

    def read_units(self) -> None:
        """All creatures, in the order in which they came into play."""
        g = self.g
        most = self.tables.codec.vocabularies[Unit].size
        if len(self.data.creatures) > most:
            raise PositionError("creatures", f"there are at most {most}")
        for number, part in enumerate(self.data.creatures):
            self.read_unit(part, f"creatures, {number + 1}")
        if len({g.unit_name(unit) for unit in range(len(g.kinds))}) != len(g.kinds):
            raise PositionError("creatures", "two creatures have the same number")
        g.look_round()

    def read_unit(self, part: UnitPart, where: str) -> None:
        """One creature."""
        g = self.g
        kind = find(self.tables.creature_kinds, part.card, where)
        unit = new_unit(g, self.seat_of(part.of, where), kind)
        g.controllers[unit] = self.seat_of(part.controller, where, g.owners[unit])
        if part.number:
            g.ordinals[unit] = amount(part.number, f"{where}, number", 1)
        take(part, g, f"{where}, ", unit)
        bit = 1 << unit
        g.tapped |= bit * part.tapped
        g.activated |= bit * part.activated
        g.burnt |= bit * part.burnt
        cards = []
        for text in part.attached:
            owner, _, order = text.partition(" ")
            kind_of_card = find(self.tables.order_kinds, order.removesuffix("*"), f"{where}, attached")
            seat = self.seat_of(owner, f"{where}, attached")
            cards.append(attached_card(kind_of_card, seat, int(order.endswith("*"))))
        g.attached[unit] = tuple(sorted(cards))
        if part.at and part.gone:
            raise PositionError(f"{where}, at", f"it is gone, so it does not stand on {part.at[:20]!r} (DC-22.3)")
        if part.at:
            self.stand(unit, self.square(part.at, f"{where}, at"), where)
        else:
            g.places[unit] = GONE if part.gone else OFF

    def stand(self, unit: int, square: int, where: str) -> None:
        """DC-11.11, DC-11.14: no creature stands in a wall, or where another one stands."""
        g = self.g
        side = self.tables.side[g.kinds[unit]]
        if not g.board.map.standing(side) >> square & 1:
            raise PositionError(f"{where}, at", f"there is no room for it on {g.board.map.name(square)}")
        space = g.board.spaces[side][square]
        if any(space & squares for squares in g.taken):
            raise PositionError(f"{where}, at", f"another creature stands on {g.board.map.name(square)}")
        put(g, unit, square)

    def read_rest(self) -> None:
        """Turn, treasure, stack, and what comes next."""
        g, data = self.g, self.data
        turn = data.turn or TurnPart()
        take(turn, g, "turn, ")
        take(data, g)
        g.turn = self.seat_of(turn.seat, "turn, seat", 0)
        g.first = self.seat_of(data.first, "first", 0)
        if g.active != NONE:
            if g.places[g.active] < 0 or g.controllers[g.active] != g.turn:
                raise PositionError(
                    "turn, active", "the active creature is on the battlefield, of the seat whose turn it is"
                )
            g.activated |= 1 << g.active
        for name, values, into in (("chests", data.chests, g.chests), ("tokens", data.tokens, g.tokens)):
            for square, value in values.items():
                cell = self.square(square, name)
                if cell not in g.board.treasure_at:
                    raise PositionError(name, f"{square} is no treasure square")
                into[g.board.treasure_at[cell]] = amount(value, name)
        for value in data.opened:
            amount(value, "opened")
        g.stack = [self.item(part, "stack") for part in data.stack]
        self.check_path()
        g.now = None if data.now is None else self.item(data.now, "now")
        g.draft = None if data.draft is None else self.item(data.draft, "draft")
        self.read_waiting()
        if min(g.morale) > 0:
            self.usual_agenda()

    def check_path(self) -> None:
        """DC-11.18: a move after which nobody has acted goes along a path that is legal from where its creature is."""
        g = self.g
        for item in g.stack:
            unit, is_newest = item.unit, 0 < item.number == g.serial
            if item.what not in (MOVE, SPRINT) or not is_newest or g.places[unit] < 0:
                continue
            if follow(g, unit, budget(g, unit), item.path) != item.path:
                raise PositionError("stack, path", f"{g.unit_name(unit)} cannot go along it")

    def read_waiting(self) -> None:
        """Effects that wait, and damage that is being dealt."""
        g, data = self.g, self.data
        units = range(len(g.kinds))
        for entry in data.fired:
            known = len(entry) == 7 and 0 <= entry[0] < g.seats and -1 <= entry[1] < len(self.tables.sources)
            if not known or entry[2] not in units or not -1 <= entry[4] <= max(len(units), len(ITEMS)):
                raise PositionError("fired", "expected seat, source, creature, card, target, square and seat")
        for what, entries in (("due", data.due), ("hits", data.hits)):
            for first, second, _ in entries:
                if (second if what == "due" else first) not in units:
                    raise PositionError(what, "there is no such creature")

    def item(self, part: ItemPart, where: str) -> Item:
        """An action on the stack."""
        if not -1 <= part.source < len(self.tables.sources):
            raise PositionError(where, "there is no such source")
        if part.source >= 0 and not 0 <= part.part < len(self.tables.sources[part.source].actions):
            raise PositionError(where, "its source has no such part")
        for card in (part.attached, part.removed):
            self.check_card(card, where)
        item = Item(**taken(part, self.g, f"{where}, "))
        for name, prevented in part.prevented:
            unit = UNITS.found(self.g, [name], where)[0]
            item.prevented += [unit, amount(prevented, where) if prevented < MOST else prevented]
        return item

    def check_card(self, card: int, where: str) -> None:
        """An attached card by its number."""
        if card != NONE and not 0 <= card >> 3 < len(self.tables.orders):
            raise PositionError(where, "there is no such card")

    def usual_agenda(self) -> None:
        """What usually comes next in a phase."""
        g = self.g
        if g.phase == ACTIVATE:
            g.then(activating, deploy_phase, *REST)
        elif g.phase == DEPLOY:
            g.then(deploying, *REST)
        elif g.phase == CLEANUP:
            g.then(*REST)
        elif g.phase == REFRESH:
            g.push(begin_turn, g.turn)
