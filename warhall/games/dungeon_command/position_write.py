"""Writing a position: numbers become names."""

from __future__ import annotations

from warhall.games.dungeon_command.actions import ATTACKS, UNTILS
from warhall.games.dungeon_command.battlefield import OUTSIDE
from warhall.games.dungeon_command.position_parts import FieldPart, ItemPart, Position, SeatPart, TurnPart, UnitPart
from warhall.games.dungeon_command.state import (
    CHANCES,
    GONE,
    ITEMS,
    NONE,
    PHASES,
    DungeonCommand,
    Item,
    kind_of,
    owner_of,
)

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
        return Position(
            battlefield=self.field(),
            seats={name: self.seat(seat) for seat, name in enumerate(self.names)},
            creatures=[self.unit(unit) for unit in range(len(g.kinds))],
            mode=MODES[g.mode],
            chances=CHANCES[g.chances],
            first=self.names[g.first],
            round=g.round,
            quiet=g.quiet,
            chests={self.square(s): value for s, value in zip(squares, g.chests, strict=True) if value},
            tokens={self.square(s): count for s, count in zip(squares, g.tokens, strict=True) if count},
            opened=g.opened,
            turn=TurnPart(
                seat=self.names[g.turn],
                phase=PHASES[g.phase],
                active=self.name(g.active),
                moved=bool(g.moved),
                commanded=g.commanded,
                drawn=bool(g.drawn),
                eventful=bool(g.eventful),
            ),
            stack=[self.item(item) for item in g.stack],
            now=None if g.now is None else self.item(g.now),
            draft=None if g.draft is None else self.item(g.draft),
            fired=g.fired,
            due=g.due,
            hits=g.hits,
            serial=g.serial,
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

    def name(self, unit: int) -> str | None:
        """The name of a creature."""
        return None if unit == NONE else self.g.unit_name(unit)

    def orders(self, kinds: list[int]) -> list[str]:
        """Ids of orders."""
        return [self.tables.orders[kind].id for kind in kinds]

    def creatures(self, kinds: list[int]) -> list[str]:
        """Ids of creatures."""
        return [self.tables.creatures[kind].id for kind in kinds]

    def seat(self, seat: int) -> SeatPart:
        """What one player has."""
        g = self.g
        commander = g.commanders[seat]
        return SeatPart(
            commander=None if commander == NONE else self.tables.commanders[commander].id,
            faction=self.tables.factions[g.packs[seat]],
            team=g.teams[seat],
            morale=g.morale[seat],
            leadership=g.leadership[seat],
            hand=self.orders(g.hands[seat]),
            deck=self.orders(g.decks[seat][::-1]),
            discard=self.orders(g.discards[seat][::-1]),
            creature_hand=self.creatures(g.creature_hands[seat]),
            creature_deck=self.creatures(g.creature_decks[seat][::-1]),
            graveyard=self.creatures(g.graveyards[seat][::-1]),
            passing=UNTILS[g.passing[seat] - 1] if g.passing[seat] else None,
        )

    def unit(self, unit: int) -> UnitPart:
        """One creature."""
        g = self.g
        owner, controller, place = g.owners[unit], g.controllers[unit], g.places[unit]
        usual = 1 + g.kinds[:unit].count(g.kinds[unit])
        return UnitPart(
            card=self.tables.creatures[g.kinds[unit]].id,
            of=self.names[owner],
            controller=None if controller == owner else self.names[controller],
            at=self.square(place) if place >= 0 else "",
            gone=place == GONE,
            number=0 if g.ordinals[unit] == usual else g.ordinals[unit],
            damage=g.damage[unit],
            tapped=bool(g.tapped >> unit & 1),
            activated=bool(g.activated >> unit & 1),
            used=g.used[unit],
            attached=[self.card(card) for card in g.attached[unit]],
            gifts=g.gifts[unit],
            melee_bonus=g.venom[unit],
            burnt=bool(g.burnt >> unit & 1),
        )

    def card(self, card: int) -> str:
        """An attached card: owner and order."""
        used = "*" if card & 1 else ""
        return f"{self.names[owner_of(card)]} {self.tables.orders[kind_of(card)].id}{used}"

    def units(self, mask: int) -> list[str]:
        """The names of a set of creatures."""
        return [self.g.unit_name(unit) for unit in range(len(self.g.kinds)) if mask >> unit & 1]

    def item(self, item: Item) -> ItemPart:
        """An action on the stack."""
        g = self.g
        return ItemPart(
            what=ITEMS[item.what],
            seat=self.names[item.seat],
            unit=self.name(item.unit),
            source=item.source,
            part=item.part,
            number=item.number,
            group=item.group,
            card=None if item.card == NONE else self.tables.orders[item.card].id,
            owner=None if item.owner == NONE else self.names[item.owner],
            attached=item.attached,
            target=self.name(item.target),
            aim=self.name(item.aim),
            square=None if item.square == NONE else self.square(item.square),
            option=item.option,
            removed=item.removed,
            attack=None if item.attack == NONE else ATTACKS[item.attack],
            answers=item.answers,
            path=[self.square(square) for square in item.path],
            helpers=[g.unit_name(helper) for helper in item.helpers],
            paid=self.orders(list(item.paid)),
            foe=self.name(item.foe),
            foe_at=None if item.foe_at == NONE else self.square(item.foe_at),
            foe_seat=None if item.foe_seat == NONE else self.names[item.foe_seat],
            prevented=[
                (g.unit_name(item.prevented[at]), item.prevented[at + 1]) for at in range(0, len(item.prevented), 2)
            ],
            dodged=self.units(item.dodged),
            cowered=self.units(item.cowered),
            dealt=item.dealt,
        )
