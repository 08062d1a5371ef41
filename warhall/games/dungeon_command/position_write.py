"""Writing a position: numbers become names."""

from __future__ import annotations

from warhall.games.dungeon_command.actions import UNTILS
from warhall.games.dungeon_command.battlefield import OUTSIDE
from warhall.games.dungeon_command.position_parts import (
    UNITS,
    FieldPart,
    ItemPart,
    Position,
    SeatPart,
    TurnPart,
    UnitPart,
)
from warhall.games.dungeon_command.state import (
    GONE,
    DungeonCommand,
    Item,
    kind_of,
    owner_of,
)
from warhall.kernel.written import written

BLANK = "_"
"""How a square outside is written in a file: blanks at the end of a line would be lost."""
MODES = ("standard", "first-game", "teams")


class Writing:
    """Turns one state into a position."""

    def __init__(self, g: DungeonCommand) -> None:
        self.g = g
        self.tables = g.game.tables
        self.names = g.seat_names()

    def position(self) -> Position:
        """The whole."""
        g = self.g
        squares = g.board.treasures
        return written(
            Position,
            g,
            battlefield=self.field(),
            seats={name: self.seat(seat) for seat, name in enumerate(self.names)},
            creatures=[self.unit(unit) for unit in range(len(g.kinds))],
            mode=MODES[g.mode],
            first=self.names[g.first],
            chests={self.square(s): value for s, value in zip(squares, g.chests, strict=True) if value},
            tokens={self.square(s): count for s, count in zip(squares, g.tokens, strict=True) if count},
            turn=written(TurnPart, g, seat=self.names[g.turn]),
            stack=[self.item(item) for item in g.stack],
            now=None if g.now is None else self.item(g.now),
            draft=None if g.draft is None else self.item(g.draft),
        )

    def field(self) -> FieldPart:
        """The battlefield as it is drawn."""
        ground = self.g.board.ground
        rows = [row.replace(OUTSIDE, BLANK) for row in ground.rows]
        return FieldPart(
            face=ground.face,
            map="\n".join(rows) + "\n",
            edges=list(ground.edges),
            tiles=list(ground.tiles),
            zones=[[self.square(square) for square in zone] for zone in ground.zones],
        )

    def square(self, square: int) -> str:
        """The name of a square."""
        return self.g.board.map.name(square)

    def seat(self, seat: int) -> SeatPart:
        """What one player has."""
        g = self.g
        return written(
            SeatPart,
            g,
            seat,
            faction=self.tables.factions[g.packs[seat]],
            team=g.teams[seat],
            passing=UNTILS[g.passing[seat] - 1] if g.passing[seat] else None,
        )

    def unit(self, unit: int) -> UnitPart:
        """One creature."""
        g = self.g
        owner, controller, place = g.owners[unit], g.controllers[unit], g.places[unit]
        usual = 1 + g.kinds[:unit].count(g.kinds[unit])
        return written(
            UnitPart,
            g,
            unit,
            card=self.tables.creatures[g.kinds[unit]].id,
            of=self.names[owner],
            controller=None if controller == owner else self.names[controller],
            at=self.square(place) if place >= 0 else "",
            gone=place == GONE,
            number=0 if g.ordinals[unit] == usual else g.ordinals[unit],
            tapped=bool(g.tapped >> unit & 1),
            activated=bool(g.activated >> unit & 1),
            attached=[self.card(card) for card in g.attached[unit]],
            burnt=bool(g.burnt >> unit & 1),
        )

    def card(self, card: int) -> str:
        """An attached card: owner and order."""
        used = "*" if card & 1 else ""
        return f"{self.names[owner_of(card)]} {self.tables.orders[kind_of(card)].id}{used}"

    def item(self, item: Item) -> ItemPart:
        """An action on the stack."""
        names, amounts = UNITS.named(self.g, item.prevented[::2]), item.prevented[1::2]
        return written(ItemPart, self.g, held_in=item, prevented=list(zip(names, amounts, strict=True)))
