"""Building the battlefield tile by tile (chapter 2): two players, openly, in seat order.

The finished square of large tiles lies in the middle of a canvas: the half of the first player below, that of the
second above. Every way of building is one of these, but for turning the whole table. First all large tiles are laid,
then the small ones, each on an outer side of a large tile of its owner.
"""

from __future__ import annotations

from warhall.games.dungeon_command import actions as act
from warhall.games.dungeon_command import events as ev
from warhall.games.dungeon_command.actions import TURNS, Square, Tile, Turn
from warhall.games.dungeon_command.battlefield import Ground, Joint, Laid, side_of
from warhall.games.dungeon_command.printed import LARGE_SIDE, SMALL_DEPTH
from warhall.games.dungeon_command.state import DungeonCommand
from warhall.games.dungeon_command.tables import Tables
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb

CANVAS = 2 * LARGE_SIDE + 2 * SMALL_DEPTH
TILES = 8
"""How many tiles two players lay."""
ORDER = (0, 0, 1, 1, 0, 0, 1, 1)
"""Whose turn it is to lay a tile: both lay their large tiles, then both their small ones."""


def canvas(tables: Tables, face: str) -> Ground:
    """An empty table."""
    return tables.joining.ground((), face, least=CANVAS)


def large_places(seat: int) -> tuple[tuple[int, int], ...]:
    """DC-2.6: where the large tiles of a seat go."""
    y = SMALL_DEPTH + (LARGE_SIDE if seat == 0 else 0)
    return ((SMALL_DEPTH, y), (SMALL_DEPTH + LARGE_SIDE, y))


def small_places(laid: tuple[Laid, ...], seat: int) -> list[tuple[int, int, bool]]:
    """DC-2.7, DC-2.8, DC-2.16: the outer sides of a seat's large tiles: upper left corner, and whether upright."""
    found = []
    for tile in laid:
        if tile.small or tile.seat != seat:
            continue
        found.append((0 if tile.x == SMALL_DEPTH else CANVAS - SMALL_DEPTH, tile.y, True))
        found.append((tile.x, 0 if tile.y == SMALL_DEPTH else CANVAS - SMALL_DEPTH, False))
    return found


def lay_fault(g: DungeonCommand, seat: int, new: Laid) -> Joint | None:  # noqa: PLR0911  one line a reason
    """DC-2.3 to DC-2.8, DC-2.16, DC-2.17: why a tile cannot be laid there."""
    tables = g.game.tables
    laid = g.board.ground.tiles
    if new.tile not in tables.pack_tiles[g.packs[seat]].values() or any(
        t.tile == new.tile and t.seat == seat for t in laid
    ):
        return Joint("DC-2.2", "not-your-tile")
    if new.small != (len(laid) >= TILES // 2):
        return Joint("DC-2.16", "large-first")
    if not new.small:
        return _large_fault(g, seat, new)
    upright = new.rotation % 180 != 0
    if (new.x, new.y, upright) not in small_places(laid, seat):
        return Joint("DC-2.7" if tables.tiles[new.tile].role == "S1" else "DC-2.8", "not-outer-side")
    fault = tables.joining.fault(laid, new)
    if fault is not None:
        return fault
    if tables.tiles[new.tile].role == "S1" and _is_cut_off(g, new):
        return Joint("DC-2.17", "not-connected")
    if len(laid) == TILES - 1:
        ground = tables.joining.ground((*laid, new), g.board.ground.face, least=CANVAS)
        if not tables.board_of(ground.key()).is_connected(g.seats):
            return Joint("DC-2.17", "not-connected")
    return None


def _is_cut_off(g: DungeonCommand, new: Laid) -> bool:
    """DC-2.17: whether a start zone is joined by wall sides only, so that nobody could ever leave it."""
    joining = g.game.tables.joining
    touches = (joining.touching(new, tile) for tile in g.board.ground.tiles)
    sides = [side_of(joining.tiles[new.tile], new.rotation, touch[0]) for touch in touches if touch is not None]
    return "open" not in sides


def _large_fault(g: DungeonCommand, seat: int, new: Laid) -> Joint | None:
    """DC-2.16: the own large tiles lie side by side, open side to open side."""
    joining, laid = g.game.tables.joining, g.board.ground.tiles
    if (new.x, new.y) not in large_places(seat):
        return Joint("DC-2.6", "not-in-square")
    fault = joining.fault(laid, new)
    if fault is not None and fault.message != "tiles-apart":
        return fault
    for tile in laid:
        touch = joining.touching(new, tile) if tile.seat == seat else None
        if touch is not None and side_of(joining.tiles[new.tile], new.rotation, touch[0]) != "open":
            return Joint("DC-2.16", "half-closed")
    return None if _other_fits(g, seat, new) else Joint("DC-2.16", "half-blocked")


def _other_fits(g: DungeonCommand, seat: int, new: Laid) -> bool:
    """DC-2.16: whether the seat's other large tile could still be laid beside this one."""
    tables = g.game.tables
    laid = (*g.board.ground.tiles, new)
    if sum(tile.seat == seat for tile in laid) > 1:
        return True
    other = next(tile for role, tile in tables.pack_tiles[g.packs[seat]].items() if role[0] == "L" and tile != new.tile)
    x, y = next(place for place in large_places(seat) if place != (new.x, new.y))
    for rotation in TURNS:
        second = Laid(other, seat, x, y, rotation)
        touch = tables.joining.touching(second, new)
        is_open = touch is not None and side_of(tables.tiles[other], rotation, touch[0]) == "open"
        if is_open and tables.joining.fault(laid, second) is None:
            return True
    return False


def lay_options(g: DungeonCommand, seat: int, _: int) -> list[tuple[int, int, list[int]]]:
    """Every legal way to lay a tile now: tile, square and turns."""
    tables = g.game.tables
    found = []
    for tile in tables.pack_tiles[g.packs[seat]].values():
        small = tables.tiles[tile].role.startswith("S")
        places = {(x, y) for x, y, _ in small_places(g.board.ground.tiles, seat)} if small else large_places(seat)
        for x, y in places:
            turns = [
                turn
                for turn, rotation in enumerate(TURNS)
                if lay_fault(g, seat, Laid(tile, seat, x, y, rotation, small=small)) is None
            ]
            if turns:
                found.append((tables.tile_numbers[tile], y * CANVAS + x, turns))
    return sorted(found)


@step
def build(g: DungeonCommand, number: int) -> Decision | None:
    """DC-2.16: the players lay their tiles in turn until all lie."""
    if number == TILES:
        return None
    seat = ORDER[number]
    return LAY.put(g, seat, number)


def laid_by(g: DungeonCommand, seat: int, tile: int, square: int, turn: int) -> Laid:
    """A tile as it would lie."""
    each = g.game.tables.printed.tiles[tile]
    y, x = divmod(square, CANVAS)
    return Laid(each.id, seat, x, y, TURNS[turn], small=each.role.startswith("S"))


def no_laying(g: DungeonCommand, seat: int, tile: int, square: int, turn: int, _: int) -> Refusal | None:
    """Chapter 2: whatever forbids to lay a tile so."""
    fault = lay_fault(g, seat, laid_by(g, seat, tile, square, turn))
    return None if fault is None else refusal(fault.rule, fault.message)


def lay(g: DungeonCommand, seat: int, tile: int, square: int, turn: int, number: int) -> None:
    """DC-2.2: a tile is laid."""
    tables = g.game.tables
    new = laid_by(g, seat, tile, square, turn)
    ground = tables.joining.ground((*g.board.ground.tiles, new), g.board.ground.face, least=CANVAS)
    g.ground = ground.key()
    g.play_on(tables.board_of(g.ground))
    g.chests = [0] * len(g.board.treasures)
    g.tokens = [0] * len(g.board.treasures)
    if g.ears is not None:
        g.tell("DC-2.2", ev.TileLaid(Seat(seat), Tile(tile), Square(square), Turn(turn)))
    g.push(build, number + 1)


LAY = Question("lay", "DC-2.2", Verb(act.Lay, does=lay, forbids=no_laying, offers=lay_options))

QUESTIONS = (LAY,)
