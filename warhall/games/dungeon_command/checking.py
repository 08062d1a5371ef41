"""The checks of the whole content, and the shelf it is loaded from.

Here: what no single entry can tell: packs are whole, tiles are of one size, battlefields hold together, cards can be
played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from warhall.content import Report, Shelf
from warhall.games.dungeon_command.battlefield import Joining, Laid
from warhall.games.dungeon_command.operations import Attach, Prevent, To
from warhall.games.dungeon_command.printed import (
    LARGE_SIDE,
    SMALL_DEPTH,
    Commander,
    Creature,
    Face,
    Faction,
    Layout,
    Order,
    Printed,
    Tile,
    ops_in,
)
from warhall.kernel.errors import quoted
from warhall.kernel.faults import Place

FOLDER = Path(__file__).parent / "content"
LEGEND = ".#^!O$Srgbp"
"""DC-3.1: how a square is drawn: normal, wall, difficult, hazardous, obstacle, treasure, start zone, magic circles."""
TRAITS = ("flying", "burrow", "scuttle")
"""DC-18.5: the traits that the rules know."""
MOST_SIDE = 40
"""No battlefield is longer."""


def check(printed: Printed, report: Report) -> None:
    """Everything that spelling cannot show."""
    for number, trait in enumerate(printed.traits):
        if trait.id not in TRAITS:
            report(("traits", number, "id"), f"DC-18.5: the rules know only the traits {quoted(TRAITS)}")
    for number, tile in enumerate(printed.tiles):
        _check_tile(tile, ("tiles", number), report)
    roles = {tile.id: tile.role for tile in printed.tiles}
    for number, faction in enumerate(printed.factions):
        if sorted(roles[tile] for tile in faction.tiles) != ["L1", "L2", "S1", "S2"]:
            report(("factions", number, "tiles"), "a pack has one tile of each role: L1, L2, S1, S2")
            return  # nothing can be laid out with it
        for problem in _pack_faults(printed, faction):
            report(("factions", number), problem)
    for number, layout in enumerate(printed.layouts):
        for place, problem in _layout_faults(printed, layout):
            report(("layouts", number, *place), problem)
    if not any(layout.id == printed.setup.first_game.layout for layout in printed.layouts):
        report(("setup", "first_game", "layout"), "there is no such layout")
    for number, order in enumerate(printed.orders):
        _check_order(order, ("orders", number), report)
    _check_cards(printed, report)


def _pack_faults(printed: Printed, faction: Faction) -> Iterator[str]:
    """DC-1.6, DC-4.1, DC-28.1: what a faction pack lacks."""
    if not any(commander.faction == faction.id for commander in printed.commanders):
        yield "the pack has no commander"
    for what, cards in (("creatures", printed.creatures), ("orders", printed.orders)):
        for symbol in ("gold", "silver"):
            if not any(card.faction == faction.id and getattr(card.copies, symbol) for card in cards):
                yield f"DC-28.1: the pack has no {what} with a {symbol} symbol"


def _layout_faults(printed: Printed, layout: Layout) -> Iterator[tuple[Place, str]]:
    """DC-1.9, DC-1.10, DC-2.16: which tiles a battlefield cannot have."""
    spots = Counter((spot.seat, spot.role) for spot in layout.tiles)
    starts = {spot.seat for spot in layout.tiles if spot.role == "S1"}
    if layout.mode is None and starts != set(range(1, layout.players + 1)):
        yield ("tiles",), f"DC-1.10: each of the {layout.players} seats has its tile S1"
    for number, spot in enumerate(layout.tiles):
        if spot.seat > layout.players:
            yield ("tiles", number, "seat"), f"the battlefield is for {layout.players} players"
        if spots[spot.seat, spot.role] > 1:
            yield ("tiles", number), f"DC-1.9: seat {spot.seat} has one tile {spot.role}"
        if max(spot.x, spot.y) + LARGE_SIDE > MOST_SIDE:
            yield ("tiles", number), f"a battlefield has at most {MOST_SIDE} rows and columns"
    for faction in printed.factions:
        found = _joint(printed, layout, faction)
        if found is not None:
            yield found
            return


def _joint(printed: Printed, layout: Layout, faction: Faction) -> tuple[Place, str] | None:
    """DC-2.3, DC-2.4: why the tiles of a pack cannot lie like that, in whatever order."""
    joining = Joining({tile.id: tile for tile in printed.tiles})
    own = {tile.role: tile.id for tile in printed.tiles if tile.id in faction.tiles}
    left = [
        (number, Laid(own[spot.role], spot.seat - 1, spot.x, spot.y, spot.rotation, small=spot.role.startswith("S")))
        for number, spot in enumerate(layout.tiles)
    ]
    laid: list[Laid] = []
    while left:
        faults = [(number, new, joining.fault(laid, new)) for number, new in left]
        fits = next(((number, new) for number, new, fault in faults if fault is None), None)
        if fits is None:
            number, _, fault = faults[0]
            assert fault is not None  # noqa: S101  none of them fits
            return ("tiles", number), f"{fault.rule}: {JOINTS[fault.message]}, with the tiles of {faction.id!r}"
        laid.append(fits[1])
        left.remove(fits)
    return None


JOINTS = {
    "tiles-overlap": "the tile lies over another",
    "tiles-offset": "the tile joins another only along a part of its side",
    "open-against-wall": "an open side meets a wall",
    "tiles-apart": "the tile touches none of those before it",
}


def _check_cards(printed: Printed, report: Report) -> None:
    """DC-30.2, DC-30.3: no card is there too often, and its powers can be told apart."""
    most = {"creatures": printed.setup.creature_copies_max, "orders": printed.setup.order_copies_max}
    files: dict[str, tuple[Creature | Order | Commander, ...]] = {
        "creatures": printed.creatures,
        "orders": printed.orders,
        "commanders": printed.commanders,
    }
    for file, cards in files.items():
        for number, card in enumerate(cards):
            if isinstance(card, Creature | Order) and card.copies.gold + card.copies.silver > most[file]:
                report((file, number, "copies"), f"at most {most[file]} cards have the same name")
            powers = card.powers if not isinstance(card, Order) else card.attached.powers if card.attached else ()
            twice = [name for name, times in Counter(power.id for power in powers).items() if times > 1]
            if twice:
                report((file, number), f"two powers of one card are called {quoted(twice)}")


def _check_tile(tile: Tile, place: tuple[str | int, ...], report: Report) -> None:
    """DC-2.3: large tiles are 8 by 8, small ones 8 by 4; only S1 has a start zone (DC-1.10)."""
    rows = LARGE_SIDE if tile.role.startswith("L") else SMALL_DEPTH
    for face in ("dungeon", "outdoors"):
        drawn: Face = getattr(tile.faces, face)
        if len(drawn.grid) != rows or any(len(row) != LARGE_SIDE for row in drawn.grid):
            report((*place, "faces", face, "grid"), f"expected {rows} rows of {LARGE_SIDE} squares")
        elif any(mark not in LEGEND for row in drawn.grid for mark in row):
            report((*place, "faces", face, "grid"), f"expected only the squares {LEGEND}")
        elif ("S" in "".join(drawn.grid)) != (tile.role == "S1"):
            report((*place, "faces", face, "grid"), "exactly the tiles S1 have a start zone")
        for number, (x1, y1, x2, y2) in enumerate(drawn.thick_walls):
            inside = min(x1, x2) >= 0 and max(x1, x2) < LARGE_SIDE and min(y1, y2) >= 0 and max(y1, y2) < rows
            if not inside or abs(x1 - x2) + abs(y1 - y2) != 1:
                report(
                    (*place, "faces", face, "thick_walls", number), "a thick wall is between two squares of the tile"
                )


def _check_order(order: Order, place: tuple[str | int, ...], report: Report) -> None:
    """A card that is attached says what it then does; what speaks of a target has one."""
    ops = list(ops_in(order.actions))
    if any(isinstance(op, Attach) for op in ops) != (order.attached is not None):
        report(place, "a card has attach text exactly if it is attached")
    for op in ops:
        if getattr(op, "to", None) is To.TARGET and order.target is None:
            report((*place, "actions"), "there is no target")
        if isinstance(op, Prevent) and op.to not in (To.SELF, To.TARGET):
            report((*place, "actions"), "damage is prevented to the acting creature or to the target")


SHELF = Shelf("dungeon_command", Printed, FOLDER, check)
